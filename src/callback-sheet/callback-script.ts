import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';

const script = new Script(readFileSync(new URL('./callback-sheet.gs', import.meta.url), 'utf8'));

/** Variables at the top of the spreadsheet script. */
export interface ScriptSettings {
  OWNER_MAIL?: string;
  MAX_ROWS_PER_HOUR?: number;
  MAX_WAIT_MS?: number;
}

/** What Google calls in the spreadsheet script. Each returns the text of its answer. */
export interface CallbackScript {
  doGet: () => string;
  doPost: (event: { postData: { contents: string } }) => string;
}

/** Runs the spreadsheet script that owners install, over these services, and returns its functions. */
export function loadCallbackScript(services: object, settings: ScriptSettings = {}): CallbackScript {
  const context = createContext({ ...services });
  script.runInContext(context);
  return Object.assign(context, settings) as unknown as CallbackScript;
}
