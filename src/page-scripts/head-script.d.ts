declare module 'virtual:head-script' {
  /** The script of `head.ts`, bundled. */
  const code: string;
  export default code;
}
