import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, normalize, relative } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { nearest } from '../lib/nearest-name.ts';
import { EXTENSIONS, fileTypeOf } from './file-type.ts';
import { activeContent } from './svg.ts';

const SAVE_AS_JPEG =
  'Open it and save or export it as JPEG (a name that ends in .jpg), then write the name of that file here.';

const COPY_AGAIN = 'Copy the original picture again.';

/**
 * Checks a picture that a content file names. Returns the problem and, on a second line, the fix, or
 * undefined if the picture can be used.
 * @param file the content file, relative to the project root
 * @param picture the path of the picture as it is written in the content file
 */
export async function imageProblem(
  projectRoot: string,
  file: string,
  picture: string,
): Promise<string | undefined> {
  const unusable = pathProblem(file, picture);
  if (unusable) return unusable;
  const path = normalize(join(dirname(file), picture)).replaceAll('\\', '/');
  const absolute = join(projectRoot, path);
  if (!existsCaseSensitive(absolute)) return notFound(projectRoot, file, picture);
  const extension = extname(path).slice(1).toLowerCase();
  const bytes = readFileSync(absolute);
  const type = fileTypeOf(bytes);

  if (type && !EXTENSIONS[type])
    return `is the ${type} file ${picture}, which browsers do not show\n${SAVE_AS_JPEG}`;
  if (!Object.values(EXTENSIONS).flat().includes(extension)) {
    return `is ${picture}, which does not have the extension of a picture (.jpg, .png, .webp, .avif or .svg)\n${SAVE_AS_JPEG}`;
  }
  if (!type) return `is ${picture}, which is empty or damaged\n${COPY_AGAIN}`;
  if (!EXTENSIONS[type]?.includes(extension)) {
    const name = `${basename(path, extname(path))}.${EXTENSIONS[type]?.[0]}`;
    return `is ${picture}, which ends in .${extension} but is really a ${type} picture\nRename the file to ${name} and write that name here.`;
  }
  if (type === 'SVG' && !(await hasSize(bytes, path))) {
    return `is ${picture}, a drawing that does not specify its size\nExport it again with a width, a height and a viewBox in numbers, or save it as PNG and write the name of that file here.`;
  }
  const active = type === 'SVG' && activeContent(bytes.toString());
  if (active) {
    return `is ${picture}, a drawing that contains ${active}, and not only shapes\nExport it again as a plain SVG without scripts and links, or save it as PNG and write the name of that file here.`;
  }
  return (await canDecode(bytes)) ? undefined : `is ${picture}, which is damaged\n${COPY_AGAIN}`;
}

/** Checks the syntax of the path of a picture. */
function pathProblem(file: string, picture: string): string | undefined {
  const start = relativeImagesFolder(file);
  if (picture.trim() === '')
    return `is empty\nWrite the path of a picture, for example "${start}/about.svg".`;
  const name = basename(picture.replaceAll('\\', '/'));
  const fix = `A path begins with ${start}/ and has only / between its parts: "${start}/${name.replace(/[?#\p{Cc}].*/u, '')}"`;
  if (!/^\.\.?\//.test(picture)) return `is "${picture}", which does not begin with ./ or ../\n${fix}`;
  const [character] = /[\\?#\p{Cc}]/u.exec(picture) ?? [];
  if (!character) return undefined;
  return `is "${picture}", and the character ${character} cannot be part of such a path\n${fix}`;
}

/** Returns the path of `content/images/`, relative to a content file. */
function relativeImagesFolder(file: string): string {
  const folder = relative(dirname(file), 'content/images').replaceAll('\\', '/');
  return folder.startsWith('.') ? folder : `./${folder}`;
}

/** Reports whether a file exists with exactly this name. File names on web servers are case-sensitive. */
export function existsCaseSensitive(path: string): boolean {
  return existsSync(path) && statSync(path).isFile() && readdirSync(dirname(path)).includes(basename(path));
}

/** Reports whether Astro can read the size of an SVG file; the build fails if it cannot. */
async function hasSize(bytes: Buffer, path: string): Promise<boolean> {
  try {
    await imageMetadata(bytes, path);
    return true;
  } catch {
    return false;
  }
}

function notFound(projectRoot: string, file: string, picture: string): string {
  const images = join(projectRoot, 'content/images');
  const names = statSync(images, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(images) : [];
  const wanted = basename(picture);
  const stem = (name: string) => basename(name, extname(name)).toLowerCase();
  const suggestion = names.find((name) => stem(name) === stem(wanted)) ?? nearest(wanted, names);
  const fix = suggestion
    ? `Did you mean "${relativeImagesFolder(file)}/${suggestion}"?`
    : 'Put the picture into content/images and write its name exactly, with the same small and capital letters.';
  return `is ${picture}, and there is no such picture\n${fix}`;
}

/** Decoding results by SHA-1 hash, because the dev server checks all pictures again after every change. */
const decodingResults = new Map<string, Promise<boolean>>();

function canDecode(bytes: Buffer): Promise<boolean> {
  const sha1 = hash('sha1', bytes);
  const result = decodingResults.get(sha1) ?? decode(bytes);
  decodingResults.set(sha1, result);
  return result;
}

async function decode(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'error' }).resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
