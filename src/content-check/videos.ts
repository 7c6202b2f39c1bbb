import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { nearest } from '../lib/nearest-name.ts';
import { fieldIssue, type Issue } from './issue.ts';
import type { JsonFile } from './json-file.ts';
import { existsCaseSensitive } from './pictures.ts';

const FOLDER = 'content/videos';

/** In bytes. Larger videos use too much mobile data. */
const MAX_BYTES = 1_000_000;

/** The formats, with the codecs that not every browser plays and the one that all play. */
const FORMATS = [
  { format: 'webm', unplayable: /V_MPEGH/, codec: 'VP9' },
  { format: 'mp4', unplayable: /hvc1|hev1/, codec: 'H.264' },
] as const;

type Format = (typeof FORMATS)[number];

/** Returns the video files that a content file names, relative to the project root. */
export function videosIn(json: JsonFile): string[] {
  return FORMATS.flatMap(({ format }) => pathOf(json, format) ?? []);
}

/** Checks the video files that a content file names. */
export async function videoIssues(projectRoot: string, json: JsonFile): Promise<Issue[]> {
  const issues = FORMATS.map(async (format): Promise<Issue[]> => {
    const path = pathOf(json, format.format);
    const message = path && (await videoProblem(projectRoot, path, format));
    return message ? [fieldIssue(json, ['video', 'files', format.format], message)] : [];
  });
  return (await Promise.all(issues)).flat();
}

/** Returns the path of a video, or undefined if the schema has already reported it. */
function pathOf({ file, value }: JsonFile, format: string): string | undefined {
  const named = (value as { video?: { files?: Record<string, unknown> } } | undefined)?.video?.files?.[
    format
  ];
  if (file !== 'content/landing/hero.json' || typeof named !== 'string') return undefined;
  const path = join('content/landing', named).replaceAll('\\', '/');
  return path.startsWith(`${FOLDER}/`) && path.endsWith(`.${format}`) ? path : undefined;
}

/** Returns the problem of a video and, on a second line, the fix, or undefined. */
async function videoProblem(
  projectRoot: string,
  path: string,
  { format, unplayable, codec }: Format,
): Promise<string | undefined> {
  const file = join(projectRoot, path);
  const name = basename(path);
  const exportAgain = `Export the video again as ${format.toUpperCase()} (${codec}), without sound, about 960 pixels wide.`;
  if (!existsCaseSensitive(file)) {
    const folder = join(projectRoot, FOLDER);
    const suggestion = existsSync(folder) && nearest(name, readdirSync(folder));
    return `is ${name}, and there is no such video\n${suggestion ? `Did you mean "../videos/${suggestion}"?` : 'Put the video into content/videos and write its name exactly, with the same small and capital letters.'}`;
  }
  const { size } = statSync(file);
  if (size > MAX_BYTES)
    return `is ${name}, a video of ${(size / 1_000_000).toFixed(1)} MB, and at most 1 MB is allowed\nMake it shorter, at most 15 seconds, or export it with a lower quality.`;
  const bytes = readFileSync(file);
  if ((await fileTypeFromBuffer(bytes))?.ext !== format)
    return `is ${name}, which is not a video in ${format.toUpperCase()} format\n${exportAgain}`;
  return unplayable.test(bytes.toString('latin1'))
    ? `is ${name}, which many phones cannot play\n${exportAgain}`
    : undefined;
}
