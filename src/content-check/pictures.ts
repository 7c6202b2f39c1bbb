import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { z } from 'astro/zod';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { nearest } from '../lib/nearest-name.ts';
import { pictureShapes, type PictureShape } from '../schemas/picture.ts';
import { activeContent } from './svg.ts';

const SAVE_AS_JPEG =
  'Open it and save or export it as JPEG (a name that ends in .jpg), then write the name of that file here.';
const COPY_AGAIN = 'Copy the original picture again.';

/** The file extensions of the formats that the site accepts. */
const EXTENSIONS: Record<string, string[]> = {
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  svg: ['svg'],
};

/** The names of formats in messages, where they are not their extensions in capitals. */
const FORMAT_NAMES: Record<string, string> = { jpg: 'JPEG', tif: 'TIFF', webp: 'WebP' };

/** Sharp refuses to decode far more, and no telephone takes such pictures. */
const MAX_PIXELS = 100_000_000;

/**
 * Returns a schema of the path of a picture, as it is written in a content file, which also checks the file.
 * @param named receives each path, relative to the project root
 */
export function pictureSchema(projectRoot: string, file: string, named: string[]): z.ZodType {
  const schema: z.ZodType = z.string().superRefine(async (picture, context) => {
    const path = join(dirname(file), picture).replaceAll('\\', '/');
    named.push(path);
    const message =
      pathProblem(file, picture) ??
      (existsCaseSensitive(join(projectRoot, path))
        ? await pictureProblem(join(projectRoot, path), picture, pictureShapes.get(schema))
        : notFound(projectRoot, file, picture));
    if (message) context.addIssue({ code: 'custom', message });
  });
  return schema;
}

/** Checks the syntax of the path of a picture. Returns the problem and, on a second line, the fix. */
function pathProblem(file: string, picture: string): string | undefined {
  const folder = imagesFolder(file);
  if (picture.trim() === '')
    return `is empty\nWrite the path of a picture, for example "${folder}/about.svg".`;
  if (picture !== picture.trim()) return `has a blank before or after the path\nWrite "${picture.trim()}".`;
  const name = basename(picture.replaceAll('\\', '/'));
  const fix = `A path begins with ${folder}/ and has only / between its parts: "${folder}/${name}"`;
  if (!/^\.\.?\//.test(picture)) return `is "${picture}", which does not begin with ./ or ../\n${fix}`;
  if (picture.includes('\\'))
    return `is "${picture}", and the character \\ cannot be part of such a path\n${fix}`;
  const [character] = /[?#\p{Cc}]/u.exec(name) ?? [];
  if (!character) return undefined;
  const better = name.replace(/[?#\p{Cc}]/gu, '-');
  return `is "${picture}", and the character ${character} cannot be part of such a path\nRename the file to ${better} and write "${folder}/${better}".`;
}

async function pictureProblem(
  path: string,
  picture: string,
  shape?: PictureShape,
): Promise<string | undefined> {
  const bytes = readFileSync(path);
  const extension = extname(path).slice(1).toLowerCase();
  const type = isSvg(bytes) ? 'svg' : (await fileTypeFromBuffer(bytes))?.ext;
  if (!type) return `is ${picture}, which is empty or damaged\n${COPY_AGAIN}`;
  const format = FORMAT_NAMES[type] ?? type.toUpperCase();
  const [right] = EXTENSIONS[type] ?? [];
  if (!right) return `is the ${format} file ${picture}, which browsers do not show\n${SAVE_AS_JPEG}`;
  if (!EXTENSIONS[type]?.includes(extension))
    return `is ${picture}, which ends in .${extension} but is really a ${format} picture\nRename the file to ${basename(path, extname(path))}.${right} and write that name here.`;
  const active = type === 'svg' && activeContent(bytes.toString());
  if (active)
    return `is ${picture}, a drawing that contains ${active}, and not only shapes\nExport it again as a plain SVG without scripts and links, or save it as PNG and write the name of that file here.`;
  const size = await imageMetadata(bytes, path).catch(() => undefined);
  if (!size && type === 'svg')
    return `is ${picture}, a drawing that does not specify its size\nExport it again with a width, a height and a viewBox in numbers, or save it as PNG and write the name of that file here.`;
  if (!size) return `is ${picture}, which is damaged\n${COPY_AGAIN}`;
  if (size.width * size.height > MAX_PIXELS)
    return `is ${picture}, which has ${size.width} by ${size.height} pixels, and that is too large\nMake it smaller, for example 2000 pixels wide.`;
  return (await canDecode(bytes))
    ? shapeProblem(picture, size, type, shape)
    : `is ${picture}, which is damaged\n${COPY_AGAIN}`;
}

function isSvg(bytes: Buffer): boolean {
  return (
    /^(\ufeff|\s)*<(\?xml|!doctype|!--|svg[\s>])/i.test(bytes.toString('utf8', 0, 500)) &&
    bytes.includes('<svg')
  );
}

function shapeProblem(
  picture: string,
  { width, height }: { width: number; height: number },
  type: string,
  shape: PictureShape | undefined,
): string | undefined {
  if (!shape) return undefined;
  const { least, proportion, words } = shape;
  const [narrowest, widest] = proportion;
  const size = `is ${picture}, which has ${width} by ${height} pixels`;
  // The size of a drawing is not the size at which it is sharp.
  if (type !== 'svg' && Math.min(width, height) < least)
    return `${size}, and at least ${least} by ${least} are needed\nUse the original picture, not a small copy of it.`;
  if (width / height < narrowest || width / height > widest)
    return `${size}, but must be ${words}\nCut it to that shape.`;
  return undefined;
}

/** Returns the path of `content/images/`, relative to a content file. */
function imagesFolder(file: string): string {
  const folder = relative(dirname(file), 'content/images').replaceAll('\\', '/');
  return folder.startsWith('.') ? folder : `./${folder}`;
}

/** Reports whether a file exists with exactly this name. File names on web servers are case-sensitive. */
export function existsCaseSensitive(path: string): boolean {
  return existsSync(path) && statSync(path).isFile() && readdirSync(dirname(path)).includes(basename(path));
}

function notFound(projectRoot: string, file: string, picture: string): string {
  const images = join(projectRoot, 'content/images');
  const names = statSync(images, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(images) : [];
  const plain = (name: string) => name.normalize('NFKC').toLowerCase();
  const stem = (name: string) => plain(basename(name, extname(name)));
  const wanted = basename(picture);
  const lookAlike = names.find(
    (name) => name !== wanted && plain(name) === plain(wanted) && name.toLowerCase() !== wanted.toLowerCase(),
  );
  if (lookAlike)
    return `is ${picture}, and the file has a name that only looks the same\nRename the file: type its name again, with the letters a to z, digits and hyphens.`;
  // Another number is another person: mentor-07 is not a slip of mentor-08.
  const letters = (name: string) => stem(name).replace(/\d+/g, '');
  const suggestion =
    names.find((name) => stem(name) === stem(wanted)) ??
    nearest(
      wanted,
      names.filter((name) => letters(name) !== letters(wanted)),
    );
  const fix = suggestion
    ? `Did you mean "${imagesFolder(file)}/${suggestion}"?`
    : 'Put the picture into content/images and write its name exactly, with the same small and capital letters.';
  return `is ${picture}, and there is no such picture\n${fix}`;
}

/** Results by the SHA-1 of the bytes: the dev server checks all pictures again after every change. */
const decoded = new Map<string, Promise<boolean>>();

function canDecode(bytes: Buffer): Promise<boolean> {
  const key = hash('sha1', bytes);
  const pixels = () => sharp(bytes, { failOn: 'error' }).resize(16).raw().toBuffer();
  const result = decoded.get(key) ?? pixels().then(Boolean, () => false);
  decoded.set(key, result);
  return result;
}
