import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { fieldIssue, type Issue } from './issue.ts';
import type { JsonFile } from './json-file.ts';
import { missingProblem } from './pictures.ts';
import { factAt } from './placeholders.ts';

/** In bytes. Larger videos use too much mobile data. */
const MAX_BYTES = 1_000_000;

/** The formats, with the codecs that not every browser plays and the one that all play. */
const FORMATS = [
  { extension: 'webm', unplayable: /V_MPEGH/, codec: 'VP9' },
  { extension: 'mp4', unplayable: /hvc1|hev1/, codec: 'H.264' },
] as const;

type Format = (typeof FORMATS)[number];

/** Checks the video files that a content file names, and adds them to its media. */
export async function videoIssues(projectRoot: string, json: Omit<JsonFile, 'issues'>): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const format of FORMATS) {
    const field = ['video', 'files', format.extension];
    const video = factAt(json.value, field.join('.'));
    if (typeof video !== 'string') continue;
    const path = join(dirname(json.file), video).replaceAll('\\', '/');
    json.media.push(path);
    const message =
      missingProblem(projectRoot, json.file, video, 'video') ??
      (await videoProblem(join(projectRoot, path), video, format));
    if (message) issues.push(fieldIssue(json, field, message));
  }
  return issues;
}

/** Checks the bytes of a video. Returns the problem and, on a second line, the fix. */
async function videoProblem(path: string, video: string, { extension, unplayable, codec }: Format) {
  const { size } = statSync(path);
  if (size > MAX_BYTES)
    return `is ${video}, a video of ${(size / 1_000_000).toFixed(1)} MB, and at most 1 MB is allowed\nMake it shorter, at most 15 seconds, or export it with a lower quality.`;
  const bytes = readFileSync(path);
  const isFormat = (await fileTypeFromBuffer(bytes))?.ext === extension;
  if (isFormat && !unplayable.test(bytes.toString('latin1'))) return undefined;
  const problem = isFormat
    ? 'many phones cannot play'
    : `is not a video in ${extension.toUpperCase()} format`;
  return `is ${video}, which ${problem}\nExport the video again as ${extension.toUpperCase()} (${codec}), without sound, about 960 pixels wide.`;
}
