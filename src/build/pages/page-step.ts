/** A built page. */
export interface BuiltPage {
  /** Its path in the built site, e.g. `trips/index.html`. */
  file: string;
  html: string;
}

/** What a step may need to know about the whole build. */
export interface BuildContext {
  /** The base path, with a slash at its end. */
  base: string;
  /** The chunks of the browser's scripts by their path in the built site. */
  chunks: ReadonlyMap<string, ClientChunk>;
  /** The code of every inline script that the project itself has written. */
  ownScripts: ReadonlySet<string>;
  /** Adds a file to the built site, and returns its address. */
  addFile: (path: string, text: string) => string;
}

/** A file of the browser's scripts, as the bundler has made it. */
export interface ClientChunk {
  code: string;
  /** The paths of the chunks that it imports. */
  imports: readonly string[];
}

/**
 * Changes a built page.
 * @throws Error when the page does not have what the step expects.
 */
export type PageStep = (page: BuiltPage, context: BuildContext) => BuiltPage;
