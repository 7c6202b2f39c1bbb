/** The theme colour of the site: `--surface` in `styles/tokens.css`. */
export const THEME_COLOR = '#FFF8EC';
