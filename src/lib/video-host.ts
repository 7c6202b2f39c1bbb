/** The privacy-enhanced host of YouTube, the only origin that pages embed in a frame (decision 9). */
export const VIDEO_HOST = 'https://www.youtube-nocookie.com';
