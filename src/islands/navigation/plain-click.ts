type Click = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * True for a click without modifier keys: with one the browser opens a new tab or window, or downloads the
 * link.
 */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
