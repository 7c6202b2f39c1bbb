/** The id of the form, until a request is received. A reload keeps it in the state of the history entry. */
let formId: string | undefined;

let lastId: string | undefined;

/**
 * Returns the id of a request. The same request gets the same id until it is received, so that receivers
 * store it once although it may be sent again (specification, "Callback"). A request with another body gets
 * another id.
 */
export function requestId(body: string): string {
  formId ??= (history.state as { callbackForm?: string } | null)?.callbackForm ?? newForm();
  lastId = `${formId}-${hash(body)}`;
  return lastId;
}

/** Gives later requests other ids, if the newest request has been received. */
export function endRequest(id: string): void {
  if (id !== lastId) return;
  formId = undefined;
  setHistoryState(undefined);
}

/** Returns the id of a new form, and keeps it for a reload. `crypto.randomUUID` needs a secure origin. */
function newForm(): string {
  const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
  setHistoryState(id);
  return id;
}

function setHistoryState(callbackForm: string | undefined): void {
  history.replaceState({ ...history.state, callbackForm }, '');
}

/** Returns the 32-bit FNV-1a hash of the UTF-16 code units of a text, in hexadecimal digits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(16);
}
