import type { CmsConfig } from '@sveltia/cms';

/** The id of the element of the page with the configuration of the editor. */
export const CONFIG_ID = 'editor-config';

interface EditorPage {
  /** The address of the script, without a host. */
  script: string;
  /** The address of the icon, without a host. */
  icon: string;
  config: CmsConfig;
  /** True for the page that works with the repository on GitHub. */
  published: boolean;
  /** The Content-Security-Policy. */
  policy: string;
}

/** Hides the button for a token, with which only the published editor works. */
const LOCAL_STYLE = '<style>.buttons > .button.secondary { display: none }</style>';

/** Returns the HTML of the page of the editor. */
export function editorPage({ script, icon, config, published, policy }: EditorPage): string {
  const data = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${config.app_title ?? ''}</title>
    <link rel="icon" href="${icon}">${published ? '' : LOCAL_STYLE}
  </head>
  <body>
    <noscript>The editor needs JavaScript.</noscript>
    <script type="application/json" id="${CONFIG_ID}">${data}</script>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;
}
