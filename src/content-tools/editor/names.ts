/** The id of the element of the page with the configuration of the editor. */
export const CONFIG_ID = 'editor-config';

/** The name of the format of the JSON files, which the page registers. */
export const JSON_FORMAT = 'content-json';
