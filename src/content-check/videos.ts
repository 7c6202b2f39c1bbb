import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fieldIssue, type Issue } from './issue.ts';
import type { JsonFile } from './json-file.ts';
import { missingProblem } from './pictures.ts';
import { factAt } from './placeholders.ts';
import { fileTypeFromBuffer } from 'file-type';

/** In bytes. Larger videos use too much mobile data. */
const MAX_BYTES = 1_000_000;

/** The formats, with the codecs that not every browser plays and the one that all play. */
const FORMATS = [
  { format: 'webm', unplayable: /V_MPEGH/, codec: 'VP9' },
  { format: 'mp4', unplayable: /hvc1|hev1/, codec: 'H.264' },
] as const;

/** Checks the video files that a content file names, and adds them to its media. */
export async function videoIssues(projectRoot: string, json: Omit<JsonFile, 'issues'>): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const { format, unplayable, codec } of FORMATS) {
    const field = ['video', 'files', format];
    const video = factAt(json.value, field.join('.'));
    if (typeof video !== 'string') continue;
    const path = join(dirname(json.file), video).replaceAll('\\', '/');
    json.media.push(path);
    const exportAgain = `Export the video again as ${format.toUpperCase()} (${codec}), without sound, about 960 pixels wide.`;
    const problem = async () => {
      const bytes = readFileSync(join(projectRoot, path));
      if (bytes.length > MAX_BYTES)
        return `is ${video}, a video of ${(bytes.length / 1_000_000).toFixed(1)} MB, and at most 1 MB is allowed\nMake it shorter, at most 15 seconds, or export it with a lower quality.`;
      if ((await fileTypeFromBuffer(bytes))?.ext !== format)
        return `is ${video}, which is not a video in ${format.toUpperCase()} format\n${exportAgain}`;
      return unplayable.test(bytes.toString('latin1'))
        ? `is ${video}, which many phones cannot play\n${exportAgain}`
        : undefined;
    };
    const message = missingProblem(projectRoot, json.file, video, 'video') ?? (await problem());
    if (message) issues.push(fieldIssue(json, field, message));
  }
  return issues;
}
