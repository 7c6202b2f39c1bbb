import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, normalize, relative } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { nearest } from '../lib/nearest-name.ts';
import { EXTENSIONS, fileTypeOf } from './file-type.ts';
import { activeContent } from './svg.ts';

const SAVE_AS_JPEG =
  'Open it and save or export it as JPEG (a name that ends in .jpg), then name that file here.';

const COPY_AGAIN = 'Copy the picture again from where it came.';

/**
 * Says what is wrong with a picture that a content file names, and in a second line how to mend it; undefined
 * where nothing is. `top` is the top folder of the project and `file` the content file in it.
 */
export async function imageProblem(top: string, file: string, picture: string): Promise<string | undefined> {
  const unusable = pathProblem(file, picture);
  if (unusable) return unusable;
  const path = normalize(join(dirname(file), picture)).replaceAll('\\', '/');
  const absolute = join(top, path);
  if (!existsInThisCase(absolute)) return notFound(top, file, picture);
  const extension = extname(path).slice(1).toLowerCase();
  const bytes = readFileSync(absolute);
  const type = fileTypeOf(bytes);

  if (type && !EXTENSIONS[type])
    return `is the ${type} file ${picture}, which browsers do not show\n${SAVE_AS_JPEG}`;
  if (!Object.values(EXTENSIONS).flat().includes(extension)) {
    return `is ${picture}, which does not end like a picture (.jpg, .png, .webp, .avif or .svg)\n${SAVE_AS_JPEG}`;
  }
  if (!type) return `is ${picture}, which is empty or broken\n${COPY_AGAIN}`;
  if (!EXTENSIONS[type]?.includes(extension)) {
    const name = `${basename(path, extname(path))}.${EXTENSIONS[type]?.[0]}`;
    return `is ${picture}, which ends in .${extension} but is a ${type} picture inside\nRename the file to ${name} and write that name here.`;
  }
  if (type === 'SVG' && !(await hasSize(bytes, path))) {
    return `is ${picture}, a drawing that does not say how large it is\nExport it again with a width, a height and a viewBox in numbers, or save it as PNG and name that file here.`;
  }
  const active = type === 'SVG' && activeContent(bytes.toString());
  if (active) {
    return `is ${picture}, a drawing that holds ${active}, and not only shapes\nExport it again as a plain SVG without scripts and links, or save it as PNG and name that file here.`;
  }
  return (await opens(bytes)) ? undefined : `is ${picture}, which is broken\n${COPY_AGAIN}`;
}

/** Says what is wrong with how a path is written, wherever it leads. */
function pathProblem(file: string, picture: string): string | undefined {
  const start = imagesFrom(file);
  if (picture.trim() === '')
    return `is empty\nWrite the path of a picture, for example "${start}/about.svg".`;
  const name = basename(picture.replaceAll('\\', '/'));
  const fix = `A path begins with ${start}/ and has only the sign / in it: "${start}/${name.replace(/[?#\p{Cc}].*/u, '')}"`;
  if (!/^\.\.?\//.test(picture)) return `is "${picture}", which does not begin with ./ or ../\n${fix}`;
  const [sign] = /[\\?#\p{Cc}]/u.exec(picture) ?? [];
  if (!sign) return undefined;
  return `is "${picture}", and the sign ${sign} cannot be part of such a path\n${fix}`;
}

/** The path of `content/images/` as it is written in a content file. */
function imagesFrom(file: string): string {
  const folder = relative(dirname(file), 'content/images').replaceAll('\\', '/');
  return folder.startsWith('.') ? folder : `./${folder}`;
}

/**
 * Whether a file is there under exactly this name: capital letters count on the computer that serves the
 * site.
 */
export function existsInThisCase(path: string): boolean {
  return existsSync(path) && statSync(path).isFile() && readdirSync(dirname(path)).includes(basename(path));
}

/** Whether Astro can tell the size of a drawing, without which it does not build the site. */
async function hasSize(bytes: Buffer, path: string): Promise<boolean> {
  try {
    await imageMetadata(bytes, path);
    return true;
  } catch {
    return false;
  }
}

function notFound(top: string, file: string, picture: string): string {
  const images = join(top, 'content/images');
  const names = statSync(images, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(images) : [];
  const wanted = basename(picture);
  const stem = (name: string) => basename(name, extname(name)).toLowerCase();
  const meant = names.find((name) => stem(name) === stem(wanted)) ?? nearest(wanted, names);
  const fix = meant
    ? `Did you mean "${imagesFrom(file)}/${meant}"?`
    : 'Put the picture into content/images and write its name exactly, with small and capital letters.';
  return `is ${picture}, and there is no such picture\n${fix}`;
}

/** Which pictures open, by their bytes: `dev` checks all of them again after every change. */
const known = new Map<string, Promise<boolean>>();

function opens(bytes: Buffer): Promise<boolean> {
  const sum = hash('sha1', bytes);
  const answer = known.get(sum) ?? decodes(bytes);
  known.set(sum, answer);
  return answer;
}

async function decodes(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'error' }).resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
