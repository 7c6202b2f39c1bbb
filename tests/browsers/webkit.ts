import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, Key as Keys } from 'selenium-webdriver';
import { findProgram } from '../e2e/programs.ts';
import { freePort } from '../free-port.ts';
import { NOWHERE, type Browser, type Engine } from './browser.ts';

const START_MS = 20_000;
const KEYS = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, Shift: Keys.SHIFT, Tab: Keys.TAB };

const driver = findProgram(['WebKitWebDriver']);
const [miniBrowser] = globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-*/MiniBrowser').sort().reverse();
const screen = process.env['DISPLAY'] ? undefined : findProgram(['Xvfb']);

/**
 * WebKit as GTK has it, in its small browser, driven by the classic WebDriver; on a screen of its own where
 * there is none.
 */
export const webkit: Engine = {
  name: 'WebKit',
  needs: [
    { program: 'WebKitWebDriver', path: driver, debianPackage: 'webkit2gtk-driver' },
    { program: 'MiniBrowser', path: miniBrowser, debianPackage: 'libwebkit2gtk-4.1-0' },
    { program: 'Xvfb (or a DISPLAY)', path: process.env['DISPLAY'] ?? screen, debianPackage: 'xvfb' },
  ],
  async open(): Promise<Browser> {
    const started: ChildProcess[] = [];
    const end = () => started.forEach((program) => program.kill());
    try {
      const display = screen ? await startScreen(screen, started) : process.env['DISPLAY'];
      // Without a graphics card WebKit now and then dies in Mesa's software renderer while it paints, unless
      // it paints by itself.
      const env = { ...process.env, DISPLAY: display, WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };
      const port = await freePort();
      const program = spawn(driver ?? '', [`--port=${port}`], { stdio: 'ignore', env });
      started.push(program);
      const session = await startSession(program, port);
      const actions = () => session.actions();
      return {
        version: String((await session.getCapabilities()).get('browserVersion')),
        open: (address) => session.get(address),
        // The window is never narrower than its tool bar, some 450 px.
        resize: async (width, height) => {
          await session.manage().window().setRect({ width, height });
        },
        click: (x, y) => actions().move({ x, y }).click().perform(),
        type: (text) => actions().sendKeys(text).perform(),
        press: (key) => actions().sendKeys(KEYS[key]).perform(),
        evaluate: (expression) => session.executeScript(`return ${expression}`),
        close: () => session.quit().finally(end),
      };
    } catch (error) {
      end();
      throw error;
    }
  },
};

/** Gives the name of a new screen, e.g. `:7`; Xvfb chooses a free number and says it once it is ready. */
async function startScreen(program: string, started: ChildProcess[]): Promise<string> {
  const xvfb = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(xvfb);
  const [number] = (await once(xvfb.stdout, 'data', {
    signal: AbortSignal.timeout(START_MS),
  })) as unknown[];
  return `:${String(number).trim()}`;
}

/** The driver does not say when it listens, so that it is asked until it answers. */
async function startSession(program: ChildProcess, port: number) {
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MS;
  do {
    await wait(200);
    if (program.exitCode !== null) throw new Error('WebKitWebDriver has ended.');
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.');
  } while (!(await fetch(`${address}/status`).catch(() => null)));
  return new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        // Otherwise every command waits for a script that a test holds back.
        pageLoadStrategy: 'none',
        proxy: { proxyType: 'manual', sslProxy: `${NOWHERE.host}:${NOWHERE.port}` },
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      }),
    )
    .build();
}
