import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { SCRIPT_FILE } from '../../src/features/callback/receiver/keep-days.ts';

const script = new Script(readFileSync(SCRIPT_FILE, 'utf8'));

/** The variables of the spreadsheet script that can be overridden. */
export interface ScriptSettings {
  OWNER_MAIL?: string;
  MAX_ROWS_PER_HOUR?: number;
  MAX_WAIT_MS?: number;
  KEEP_DAYS?: number;
}

/**
 * The functions of the spreadsheet script that Google calls: those of the web app, which return the text of
 * their response, the one that adds the menu, and those of the menu items.
 */
export interface CallbackScript {
  doGet: () => string;
  doPost: (event: { parameter: { id?: string }; postData: { contents: string } }) => string;
  onOpen: () => void;
  deleteOldRequests: () => void;
  deleteRequestsOfNumber: () => void;
}

/** Runs the spreadsheet script with the given Apps Script services, and returns its functions. */
export function loadCallbackScript(services: object, settings: ScriptSettings = {}): CallbackScript {
  const context = createContext({ ...services });
  script.runInContext(context);
  return Object.assign(context, settings) as unknown as CallbackScript;
}
