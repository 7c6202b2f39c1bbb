import { chromium as playwright } from 'playwright';
import { LAUNCH_ARGUMENTS, presentBrowser } from '../e2e/browser.ts';
import { NOWHERE, type Browser, type Engine } from './browser.ts';

const path = presentBrowser()?.path;

/** Chromium as the end-to-end tests find it, driven by Playwright. */
export const chromium: Engine = {
  name: 'Chromium',
  needs: [{ program: 'chromium', path, debianPackage: 'chromium' }],
  async open(): Promise<Browser> {
    const browser = await playwright.launch({
      executablePath: path ?? '',
      args: [...LAUNCH_ARGUMENTS, `--proxy-server=https=${NOWHERE.host}:${NOWHERE.port}`],
    });
    const page = await browser.newPage();
    return {
      version: browser.version(),
      open: async (address) => {
        await page.goto(address, { waitUntil: 'commit' });
      },
      resize: (width, height) => page.setViewportSize({ width, height }),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      evaluate: (expression) => page.evaluate(expression),
      close: () => browser.close(),
    };
  },
};
