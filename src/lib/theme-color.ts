/** The colour in which browsers and the home screen frame the site: the paper of `styles/tokens.css`. */
export const THEME_COLOR = '#FFF8EC';
