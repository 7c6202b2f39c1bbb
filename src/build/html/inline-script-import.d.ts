declare module '*?inline-script' {
  /** The code of the file as one classic script. */
  const code: string;
  export default code;
}
