interface Click {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Whether a click on a link follows it here, and not in another tab, window or file. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
