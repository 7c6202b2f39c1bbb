/** A built page. */
export interface BuiltPage {
  /** Its path in the built site, e.g. `trips/index.html`. */
  file: string;
  html: string;
}

/** Information about the build for all steps. */
export interface BuildContext {
  /** The base path, with a trailing slash. */
  base: string;
  /** The client chunks, by their path in the built site. */
  chunks: ReadonlyMap<string, ClientChunk>;
  /** The code of every inline script of the project. */
  projectScripts: ReadonlySet<string>;
  /** Adds a file to the built site, and returns its address. */
  addFile: (path: string, text: string) => string;
}

/** A script file for the browser, as the bundler has generated it. */
export interface ClientChunk {
  code: string;
  /** The paths of the chunks that it imports. */
  imports: readonly string[];
}

/**
 * Returns a changed page.
 * @throws Error if the page does not have the elements that the step needs.
 */
export type PageStep = (page: BuiltPage, context: BuildContext) => BuiltPage;
