import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** What the tests call of Puppeteer. The root of the project does not install its types. */
export interface Page {
  goto: (url: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  evaluate: (code: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string, options?: { delay: number }) => Promise<void>;
  emulateMediaFeatures: (features: { name: string; value: string }[]) => Promise<void>;
  close: () => Promise<void>;
}

interface Browser {
  newPage: () => Promise<Page>;
  version: () => Promise<string>;
  close: () => Promise<void>;
}

const PACKAGES = resolve('tests/old-browsers/node_modules');

/** In one process, and without a GPU: the binaries were built for servers. */
const ARGUMENTS =
  '--no-sandbox --single-process --no-zygote --in-process-gpu --use-gl=swiftshader --use-angle=swiftshader';

/** Starts the Chromium of a major version as a phone of this size, with the fonts of Android. */
export function launch(version: number, width: number, height: number): Promise<Browser> {
  const puppeteer = createRequire(`${PACKAGES}/`)('puppeteer-core') as {
    launch: (options: object) => Promise<Browser>;
  };
  const folder = unpack(version);
  const FONTCONFIG_FILE = resolve('tests/fonts/full.conf');
  return puppeteer.launch({
    executablePath: `${folder}/chromium`,
    args: ARGUMENTS.split(' '),
    env: { ...process.env, LD_LIBRARY_PATH: `${folder}/lib`, FONTCONFIG_FILE },
    defaultViewport: { width, height, isMobile: true, hasTouch: true },
  });
}

/** Unpacks the binary and its libraries, and returns their folder. */
function unpack(version: number): string {
  const from = `${PACKAGES}/chromium-${version}/bin`;
  const folder = resolve(`.cache/old-browsers/${version}`);
  if (existsSync(`${folder}/chromium`)) return folder;
  mkdirSync(folder, { recursive: true });
  const read = (name: string) => brotliDecompressSync(readFileSync(`${from}/${name}.br`));
  for (const archive of ['swiftshader.tar', 'aws.tar', 'al2023.tar']) {
    if (!existsSync(`${from}/${archive}.br`)) continue;
    const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], { input: read(archive) });
    if (status !== 0) throw new Error(`${from}/${archive}.br could not be unpacked: ${String(stderr)}`);
  }
  writeFileSync(`${folder}/chromium`, read('chromium'), { mode: 0o755 });
  return folder;
}
