const files = import.meta.glob<string>('#content/videos/*.{mp4,webm}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/**
 * The URL of a video from the path in a content file, such as `../videos/club.mp4`.
 * @throws Error when `content/videos` has no such file.
 */
export function videoUrl(path: string): string {
  const file = path.replace(/^\.\./, 'content');
  const [, url] = Object.entries(files).find(([key]) => key.endsWith(`/${file}`)) ?? [];
  if (url === undefined) throw new Error(`${file} does not exist, but a content file refers to it.`);
  return url;
}
