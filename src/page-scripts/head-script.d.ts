declare module 'virtual:head-script' {
  /** The bundled code of `head.ts`. */
  const code: string;
  export default code;
}
