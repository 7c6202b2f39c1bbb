import { hash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { z } from 'astro/zod';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { activeContent } from './drawings.ts';
import { nearest } from '../../lib/nearest-name.ts';
import { pictureShapes, type PictureShape } from '../../content-model/schemas/picture.ts';
import { fieldIssue, type ContentFile, type Issue } from './issue.ts';
import { factAt } from './placeholders.ts';

/** The formats that the site accepts, by their file extensions. */
const FORMATS = ['jpg', 'png', 'webp', 'avif', 'svg'];

/** Sharp refuses to decode far more, and no telephone takes such pictures. */
const MAX_PIXELS = 100_000_000;

/** In bytes. Visitors load a drawing or a video as it is, and a photograph in the size that is shown. */
const MAX_BYTES = 1_000_000;

/** The formats of videos, with the codecs that not every browser plays and the one that all play. */
const VIDEO_FORMATS = [
  { extension: 'webm', unplayable: /V_MPEGH/, codec: 'VP9' },
  { extension: 'mp4', unplayable: /hvc1|hev1/, codec: 'H.264' },
] as const;

const FOLDERS = { picture: 'content/images', video: 'content/videos' };

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB, and at most 1 MB is allowed`;

/**
 * Returns a schema of the path of a picture, as it is written in a content file, which also checks the file.
 * @param named receives each path, relative to the project root
 */
export function pictureSchema(projectRoot: string, file: string, named: string[]): z.ZodType {
  const schema: z.ZodType = z.string().superRefine(async (picture, context) => {
    const path = join(dirname(file), picture).replaceAll('\\', '/');
    named.push(path);
    const message =
      missingProblem(projectRoot, file, picture, 'picture') ??
      (await pictureProblem(join(projectRoot, path), picture, pictureShapes.get(schema)));
    if (message) context.addIssue({ code: 'custom', message });
  });
  return schema;
}

/** Checks the video files that a content file names, and adds them to `named`. */
export async function videoIssues(
  projectRoot: string,
  file: Omit<ContentFile, 'issues'>,
  named: string[],
): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const format of VIDEO_FORMATS) {
    const field = ['video', 'files', format.extension];
    const video = factAt(file.value, field.join('.'));
    if (typeof video !== 'string') continue;
    const path = join(dirname(file.file), video).replaceAll('\\', '/');
    named.push(path);
    const message =
      missingProblem(projectRoot, file.file, video, 'video') ??
      (await videoProblem(join(projectRoot, path), video, format));
    if (message) issues.push(fieldIssue(file, field, message));
  }
  return issues;
}

/** Returns the problem and the fix of a path that leads to no picture or video with exactly this name. */
function missingProblem(
  projectRoot: string,
  file: string,
  written: string,
  kind: 'picture' | 'video',
): string | undefined {
  const inFolder = (name: string) => `"${mediaFolder(file, kind)}/${name}"`;
  if (written.trim() === '')
    return `is empty\nWrite the path of a ${kind}, for example ${inFolder('about.svg')}.`;
  const path = join(projectRoot, dirname(file), written);
  const wanted = basename(written.trim().replaceAll('\\', '/'));
  const [sign] = /[?#\p{Cc}]/u.exec(wanted) ?? [];
  // File names on web servers are case-sensitive.
  const isFile = existsSync(path) && statSync(path).isFile() && readdirSync(dirname(path)).includes(wanted);
  if (isFile && /^\.\.?\//.test(written) && !sign) return undefined;
  const names = globSync(`${FOLDERS[kind]}/*`, { cwd: projectRoot }).map((name) => basename(name));
  const plain = (name: string) => name.normalize('NFKC');
  if (sign && names.includes(wanted))
    return `is ${written}, and the character ${sign} cannot be part of such a name\nRename the file to ${wanted.replace(/[?#\p{Cc}]/gu, '-')} and write that name here.`;
  if (names.some((name) => name !== wanted && plain(name) === plain(wanted)))
    return `is ${written}, and the file has a name that only looks the same\nRename the file: type its name again, with the letters a to z, digits and hyphens.`;
  // Another number is another person: mentor-07 is not a slip of mentor-08.
  const digits = (name: string) => name.replace(/\?.*|\D/g, '');
  const suggestion = nearest(
    wanted,
    names.filter((name) => digits(name) === digits(wanted)),
  );
  const fix = suggestion
    ? `Did you mean ${inFolder(suggestion)}?`
    : `Put the ${kind} into ${FOLDERS[kind]} and write its name exactly, with the same small and capital letters.`;
  return `is ${written}, and there is no such ${kind}\n${fix}`;
}

/** Returns the path of a folder of pictures or videos, relative to a content file. */
function mediaFolder(file: string, kind: 'picture' | 'video'): string {
  const folder = relative(dirname(file), FOLDERS[kind]).replaceAll('\\', '/');
  return folder.startsWith('.') ? folder : `./${folder}`;
}

/** Messages by the bytes and what is expected of them: the dev server checks all after every change. */
const known = new Map<string, Promise<string | undefined>>();

function pictureProblem(path: string, picture: string, shape?: PictureShape): Promise<string | undefined> {
  const bytes = readFileSync(path);
  const key = [hash('sha1', bytes), picture, JSON.stringify(shape)].join();
  const message = known.get(key) ?? bytesProblem(bytes, path, picture, shape);
  known.set(key, message);
  return message;
}

/** Checks the bytes of a picture. Returns the problem and, on a second line, the fix. */
async function bytesProblem(
  bytes: Buffer,
  path: string,
  picture: string,
  shape?: PictureShape,
): Promise<string | undefined> {
  const extension = extname(path).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const { ext = 'xml' } = (await fileTypeFromBuffer(bytes)) ?? {};
  const type = ext === 'xml' ? (bytes.includes('<svg') ? 'svg' : '') : ext;
  if (type && !FORMATS.includes(type)) {
    const reason =
      type === 'gif'
        ? 'whose files are large and whose movement cannot be stopped'
        : 'which not every browser shows';
    return `is the ${type.toUpperCase()} file ${picture}, ${reason}\nOpen it and save or export it as JPEG (a name that ends in .jpg), then write the name of that file here.`;
  }
  if (type && type !== extension)
    return `is ${picture}, which ends in .${extension} but is really a ${type.toUpperCase()} picture\nRename the file to ${basename(path, extname(path))}.${type} and write that name here.`;
  if (type === 'svg' && bytes.length > MAX_BYTES)
    return `is ${picture}, a drawing of ${megabytes(bytes.length)}\nSave it as PNG and write the name of that file here.`;
  const active = type === 'svg' && activeContent(bytes.toString());
  if (active)
    return `is ${picture}, a drawing that contains ${active}, and not only shapes\nExport it again as a plain SVG without scripts and links, or save it as PNG and write the name of that file here.`;
  const size = await imageMetadata(bytes, path).catch(() => undefined);
  if (!size && type === 'svg')
    return `is ${picture}, a drawing that does not specify its size\nExport it again with a width, a height and a viewBox in numbers, or save it as PNG and write the name of that file here.`;
  const { width, height } = size ?? { width: 0, height: 0 };
  const measured = `is ${picture}, which has ${width} by ${height} pixels`;
  if (width * height > MAX_PIXELS)
    return `${measured}, and that is too large\nMake it smaller, for example 2000 pixels wide.`;
  // Sharp also refuses a drawing whose parts refer to each other so often that no browser draws it in time.
  const pixels = () => sharp(bytes, { failOn: 'error' }).resize(16).raw().toBuffer();
  if (!type || !size || !(await pixels().then(Boolean, () => false)))
    return `is ${picture}, which is ${type ? '' : 'empty or '}damaged\nCopy the original picture again.`;
  if (!shape) return undefined;
  if (shape.photograph && type === 'svg')
    return 'is an SVG drawing, which WhatsApp and Facebook do not show\nUse a JPEG or PNG picture, 1200 by 630.';
  // The size of a drawing is not the size at which it is sharp.
  if (type !== 'svg' && Math.min(width, height) < shape.least)
    return `${measured}, and at least ${shape.least} by ${shape.least} are needed\nUse the original picture, not a small copy of it.`;
  const [narrowest, widest] = shape.proportion;
  return width / height < narrowest || width / height > widest
    ? `${measured}, but must be ${shape.words}\nCut it to that shape.`
    : undefined;
}

/** Checks the bytes of a video. Returns the problem and, on a second line, the fix. */
async function videoProblem(
  path: string,
  video: string,
  { extension, unplayable, codec }: (typeof VIDEO_FORMATS)[number],
) {
  const { size } = statSync(path);
  if (size > MAX_BYTES)
    return `is ${video}, a video of ${megabytes(size)}\nMake it shorter, at most 15 seconds, or export it with a lower quality.`;
  const bytes = readFileSync(path);
  const isFormat = (await fileTypeFromBuffer(bytes))?.ext === extension;
  if (isFormat && !unplayable.test(bytes.toString('latin1'))) return undefined;
  const problem = isFormat
    ? 'many phones cannot play'
    : `is not a video in ${extension.toUpperCase()} format`;
  return `is ${video}, which ${problem}\nExport the video again as ${extension.toUpperCase()} (${codec}), without sound, about 960 pixels wide.`;
}
