/** YouTube's privacy-enhanced host, the only origin that pages embed (specification, "Video"). */
export const VIDEO_HOST = 'https://www.youtube-nocookie.com';
