/** Under this name the pages keep their errors on the console, in the storage of the browser's session. */
export const CONSOLE_KEY = 'console';

/** Keeps the errors on the console. Written into the pages as text, so it may name nothing outside itself. */
export function noteConsole(key: string): void {
  const report = console.error;
  console.error = (...words: unknown[]) => {
    const noted = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...noted, words.map(String).join(' ')]));
    report(...words);
  };
}
