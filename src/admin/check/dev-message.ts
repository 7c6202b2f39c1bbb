/** In a page of the dev server: shows the errors in `content/`, which the dev server sends. */
const message = document.createElement('output');
message.style.cssText =
  'position: fixed; inset: auto 1rem 1rem; z-index: 9999; padding: 1rem 1.25rem; max-block-size: 60vh;' +
  'overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font: 1rem/1.5 system-ui, sans-serif;' +
  'color: #1f1300; background: #fff7e0; border: 3px solid #b35c00; border-radius: 0.75rem';

import.meta.hot?.on('content-check:errors', ({ text }: { text: string }) => {
  message.textContent = text;
  if (text === '') message.remove();
  else document.body.append(message);
});
import.meta.hot?.send('content-check:ask');
