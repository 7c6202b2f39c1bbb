const files = import.meta.glob<string>('/content/videos/*.{mp4,webm}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/**
 * The address at which the site serves a video, from its path as a content file writes it:
 * `../videos/club.mp4`.
 * @throws Error when `content/videos` has no such file.
 */
export function videoAddress(path: string): string {
  const file = path.replace(/^\.\./, '/content');
  const address = files[file];
  if (address === undefined) throw new Error(`${file.slice(1)}, which a content file names, does not exist.`);
  return address;
}
