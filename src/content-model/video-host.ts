/**
 * The privacy-enhanced host of YouTube, the only origin that pages embed in a frame (specification, "Video").
 */
export const VIDEO_HOST = 'https://www.youtube-nocookie.com';
