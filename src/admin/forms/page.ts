import type { CmsConfig } from '@sveltia/cms';

/** The id of the element of the page with the configuration of the editor. */
export const CONFIG_ID = 'editor-config';

interface EditorPage {
  /** The address of the script, without a host. */
  script: string;
  config: CmsConfig;
  /** True for the page that works with the repository on GitHub. */
  published: boolean;
  /** The Content-Security-Policy. */
  policy: string;
}

/** Hides the button for a token, with which only the published editor works. */
const LOCAL_STYLE = '.buttons > .button.secondary { display: none }';

/**
 * Hides the buttons that translate by a service, which asks for a key, and the offer of another language,
 * which has no plain words. The name of a collapsed entry of a list opens it, as the button above it does.
 */
const STYLE = `
      .content-editor button[aria-label^="Translate from"],
      .app-shell .main > svelte-css-wrapper > .infobar.info { display: none }
      .content-editor .item > .header .start button { position: static }
      .content-editor .item > .header .start button[aria-expanded="false"]::after {
        content: ""; position: absolute; inset: 28px 0 0; cursor: pointer;
      }`;

/** Returns the HTML of the page of the editor. */
export function editorPage({ script, config, published, policy }: EditorPage): string {
  const data = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${config.app_title ?? ''}</title>
    <link rel="icon" href="${config.logo?.src ?? ''}">
    <style>${STYLE}${published ? '' : LOCAL_STYLE}</style>
  </head>
  <body>
    <noscript>The editor needs JavaScript.</noscript>
    <script type="application/json" id="${CONFIG_ID}">${data}</script>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;
}
