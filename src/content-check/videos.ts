import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { JsonFile } from './json-file.ts';
import type { Issue } from './issue.ts';
import { nearest } from '../lib/nearest-name.ts';
import { existsInThisCase } from './images.ts';

const FOLDER = 'content/videos';

/** A larger video costs the visitors of a slow network their data. */
const MAX_BYTES = 1_000_000;

/** What each format is told by: the first bytes of a file, and codecs that not every browser plays. */
const FORMATS = {
  webm: { start: /^\x1a\x45\xdf\xa3[^]{0,60}webm/, unplayable: /V_MPEGH/, codec: 'VP9' },
  mp4: { start: /^[^]{4}ftyp(?!qt|avi|hei|hev|mif|msf)/, unplayable: /hvc1|hev1/, codec: 'H.264' },
} as const;

type Format = keyof typeof FORMATS;

const FORMAT_NAMES = Object.keys(FORMATS) as Format[];

interface Hero {
  video?: { files?: Partial<Record<Format, unknown>> };
}

/** The video files that a content file names, from the top folder of the project. */
export function videosIn({ file, value }: JsonFile): string[] {
  return FORMAT_NAMES.flatMap((format) => pathOf(file, value, format) ?? []);
}

/** What is wrong with the video files that a content file names. */
export function videoIssues(top: string, { file, value, lineOf }: JsonFile): Issue[] {
  return FORMAT_NAMES.flatMap((format) => {
    const path = pathOf(file, value, format);
    if (path === undefined) return [];
    const [problem, fix = ''] = videoProblem(top, path, format)?.split('\n') ?? [];
    if (!problem) return [];
    const line = lineOf(['video', 'files', format]);
    return [{ file, line, field: `video, files, ${format}`, problem, fix }];
  });
}

/** Undefined where the schema has already found something wrong with the path. */
function pathOf(file: string, value: unknown, format: Format): string | undefined {
  const named = (value as Hero | undefined)?.video?.files?.[format];
  if (file !== 'content/landing/hero.json' || typeof named !== 'string') return undefined;
  const path = join('content/landing', named).replaceAll('\\', '/');
  return path.startsWith(`${FOLDER}/`) && path.endsWith(`.${format}`) ? path : undefined;
}

/** What is wrong with a video, and in a second line how to fix it. */
function videoProblem(top: string, path: string, format: Format): string | undefined {
  const file = join(top, path);
  const name = basename(path);
  const { start, unplayable, codec } = FORMATS[format];
  const exportAgain = `Export the video again as ${format.toUpperCase()} (${codec}), without sound, about 960 pixels wide.`;
  if (!existsInThisCase(file)) return `is ${name}, and there is no such video\n${didYouMean(top, name)}`;
  const { size } = statSync(file);
  if (size > MAX_BYTES) {
    const megabytes = (size / 1_000_000).toFixed(1);
    return `is ${name}, a video of ${megabytes} MB, and at most 1 MB fits here\nMake it shorter, at most 15 seconds, or export it with a lower quality.`;
  }
  const bytes = readFileSync(file).toString('latin1');
  if (!start.test(bytes))
    return `is ${name}, which is no ${format.toUpperCase()} video inside\n${exportAgain}`;
  if (unplayable.test(bytes)) return `is ${name}, which many phones cannot play\n${exportAgain}`;
  return undefined;
}

function didYouMean(top: string, name: string): string {
  const folder = join(top, FOLDER);
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
  const meant = nearest(name, names);
  return meant
    ? `Did you mean "../videos/${meant}"?`
    : 'Put the video into content/videos and write its name exactly, with small and capital letters.';
}
