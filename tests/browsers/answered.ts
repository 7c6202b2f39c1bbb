import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_COMMAND_MS = 30_000;

/** Says that a browser is silent. */
export class NoAnswer extends Error {}

/**
 * Gives a browser's answer to a command.
 * @throws NoAnswer if that takes longer than so many milliseconds: a driver that waits for ever must not stop
 * the walk.
 */
export async function answered<Answer>(
  command: string,
  answer: Promise<Answer>,
  longest = LONGEST_COMMAND_MS,
): Promise<Answer> {
  const given = new AbortController();
  const late = wait(longest, undefined, { signal: given.signal }).then(() => {
    throw new NoAnswer(`The browser has not answered for ${longest / 1000} s: ${command}`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    given.abort();
  }
}
