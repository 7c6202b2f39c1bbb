import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** What the tests call of Puppeteer. The root of the project does not install its types. */
export interface Page {
  goto: (url: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  setViewport: (viewport: object) => Promise<void>;
  evaluateOnNewDocument: (code: string) => Promise<void>;
  evaluate: (code: string) => Promise<unknown>;
  keyboard: { type: (text: string) => Promise<void> };
  mouse: { click: (x: number, y: number) => Promise<void> };
}

interface Browser {
  newPage: () => Promise<Page>;
  version: () => Promise<string>;
  close: () => Promise<void>;
}

const PACKAGES = resolve('tests/old-browsers/node_modules');

const puppeteer = createRequire(`${PACKAGES}/`)('puppeteer-core') as {
  launch: (options: object) => Promise<Browser>;
};

/** In one process, and without a GPU: the binaries were built for servers. */
const ARGUMENTS =
  '--no-sandbox --single-process --no-zygote --in-process-gpu --use-gl=swiftshader --use-angle=swiftshader';

/** Starts the Chromium of a major version, with the fonts of an Android phone. */
export async function launch(version: number): Promise<Browser> {
  const folder = unpack(version);
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: `${folder}/lib`,
    FONTCONFIG_FILE: resolve('tests/fonts/full.conf'),
  };
  return puppeteer.launch({ executablePath: `${folder}/chromium`, args: ARGUMENTS.split(' '), env });
}

/** Unpacks the binary and its libraries, and returns their folder. */
function unpack(version: number): string {
  const from = `${PACKAGES}/chromium-${version}/bin`;
  const folder = resolve(`.cache/old-browsers/${version}`);
  if (existsSync(`${folder}/chromium`)) return folder;
  mkdirSync(folder, { recursive: true });
  for (const archive of ['swiftshader', 'aws', 'al2023'].map((name) => `${from}/${name}.tar.br`)) {
    if (!existsSync(archive)) continue;
    const input = brotliDecompressSync(readFileSync(archive));
    const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], { input });
    if (status !== 0) throw new Error(`${archive} could not be unpacked: ${String(stderr)}`);
  }
  writeFileSync(`${folder}/chromium`, brotliDecompressSync(readFileSync(`${from}/chromium.br`)), {
    mode: 0o755,
  });
  return folder;
}
