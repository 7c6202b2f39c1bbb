/** The theme colour of the site: `--paper` in `styles/tokens.css`. */
export const THEME_COLOR = '#FFF8EC';
