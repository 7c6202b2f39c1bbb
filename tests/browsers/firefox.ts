import puppeteer from 'puppeteer-core';
import { findProgram } from '../e2e/programs.ts';
import { NOWHERE, type Browser, type Engine } from './browser.ts';

const path = findProgram(['firefox-esr', 'firefox']);

/** Firefox, driven by Puppeteer over WebDriver BiDi, which needs no driver program. */
export const firefox: Engine = {
  name: 'Firefox',
  needs: [{ program: 'firefox', path, debianPackage: 'firefox-esr' }],
  async open(): Promise<Browser> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: path ?? '',
      extraPrefsFirefox: {
        'network.proxy.type': 1,
        'network.proxy.ssl': NOWHERE.host,
        'network.proxy.ssl_port': NOWHERE.port,
      },
    });
    const page = await browser.newPage();
    return {
      version: (await browser.version()).replace('firefox/', ''),
      open: (address) => {
        // It is done only when the scripts of the page have come, which a test may hold back.
        page.goto(address, { waitUntil: [], timeout: 0 }).catch(() => undefined);
        return Promise.resolve();
      },
      resize: (width, height) => page.setViewport({ width, height }),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      evaluate: (expression) => page.evaluate(expression),
      close: () => browser.close(),
    };
  },
};
