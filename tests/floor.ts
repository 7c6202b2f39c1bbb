/**
 * The last year whose Baseline every browser of `browserslist` in package.json knows: that of 2021 is known
 * from Chrome 96, Firefox 95 and Safari 15.2 on, that of 2022 from 108 and 16 on.
 */
export const FLOOR = 2021;
