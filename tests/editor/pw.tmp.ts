import c from './playwright.config.ts';
const { webServer: _, ...rest } = c;
export default { ...rest, timeout: 120000 };
