/** YouTube's privacy-enhanced host, the only site that a page shows in a frame (decision 9). */
export const VIDEO_HOST = 'https://www.youtube-nocookie.com';
