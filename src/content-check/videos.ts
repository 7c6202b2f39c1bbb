import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { JsonFile } from './json-file.ts';
import type { Issue } from './issue.ts';
import { nearest } from '../lib/nearest-name.ts';
import { existsCaseSensitive } from './images.ts';

const FOLDER = 'content/videos';

/** In bytes. Larger videos use too much mobile data. */
const MAX_BYTES = 1_000_000;

/** The first bytes of a file of each format, and the codecs that not every browser plays. */
const FORMATS = {
  webm: { start: /^\x1a\x45\xdf\xa3[^]{0,60}webm/, unplayable: /V_MPEGH/, codec: 'VP9' },
  mp4: { start: /^[^]{4}ftyp(?!qt|avi|hei|hev|mif|msf)/, unplayable: /hvc1|hev1/, codec: 'H.264' },
} as const;

type Format = keyof typeof FORMATS;

const FORMAT_NAMES = Object.keys(FORMATS) as Format[];

interface Hero {
  video?: { files?: Partial<Record<Format, unknown>> };
}

/** Returns the video files that a content file names, relative to the project root. */
export function videosIn({ file, value }: JsonFile): string[] {
  return FORMAT_NAMES.flatMap((format) => pathOf(file, value, format) ?? []);
}

/** Checks the video files that a content file names. */
export function videoIssues(projectRoot: string, { file, value, lineOf }: JsonFile): Issue[] {
  return FORMAT_NAMES.flatMap((format) => {
    const path = pathOf(file, value, format);
    if (path === undefined) return [];
    const [problem, fix = ''] = videoProblem(projectRoot, path, format)?.split('\n') ?? [];
    if (!problem) return [];
    const line = lineOf(['video', 'files', format]);
    return [{ file, line, field: `video, files, ${format}`, problem, fix }];
  });
}

/** Returns the path of a video, or undefined if the schema has already reported it. */
function pathOf(file: string, value: unknown, format: Format): string | undefined {
  const named = (value as Hero | undefined)?.video?.files?.[format];
  if (file !== 'content/landing/hero.json' || typeof named !== 'string') return undefined;
  const path = join('content/landing', named).replaceAll('\\', '/');
  return path.startsWith(`${FOLDER}/`) && path.endsWith(`.${format}`) ? path : undefined;
}

/** Returns the problem of a video and, on a second line, the fix, or undefined. */
function videoProblem(projectRoot: string, path: string, format: Format): string | undefined {
  const file = join(projectRoot, path);
  const name = basename(path);
  const { start, unplayable, codec } = FORMATS[format];
  const exportAgain = `Export the video again as ${format.toUpperCase()} (${codec}), without sound, about 960 pixels wide.`;
  if (!existsCaseSensitive(file))
    return `is ${name}, and there is no such video\n${didYouMean(projectRoot, name)}`;
  const { size } = statSync(file);
  if (size > MAX_BYTES) {
    const megabytes = (size / 1_000_000).toFixed(1);
    return `is ${name}, a video of ${megabytes} MB, and at most 1 MB is allowed\nMake it shorter, at most 15 seconds, or export it with a lower quality.`;
  }
  const bytes = readFileSync(file).toString('latin1');
  if (!start.test(bytes))
    return `is ${name}, which is not a video in ${format.toUpperCase()} format\n${exportAgain}`;
  if (unplayable.test(bytes)) return `is ${name}, which many phones cannot play\n${exportAgain}`;
  return undefined;
}

function didYouMean(projectRoot: string, name: string): string {
  const folder = join(projectRoot, FOLDER);
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
  const suggestion = nearest(name, names);
  return suggestion
    ? `Did you mean "../videos/${suggestion}"?`
    : 'Put the video into content/videos and write its name exactly, with the same small and capital letters.';
}
