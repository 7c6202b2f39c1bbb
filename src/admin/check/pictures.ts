import { hash } from 'node:crypto';
import { basename, dirname, extname, join } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { pictureRules } from '#content-model/schemas/fields.ts';
import { activeContent } from './drawings.ts';
import type { Files } from './files.ts';
import { fieldIssues, nearest, type ContentFile, type Issue } from './messages.ts';

/** The formats that the site accepts, by their file extensions. */
const FORMATS = ['jpg', 'png', 'webp', 'avif', 'svg'];

/** In bytes. */
const MAX_BYTES = 2_000_000;

type Rule = ReturnType<typeof pictureRules.get>;

/** A cache of messages, because the dev server checks all pictures after every change. */
const messages = new Map<string, Promise<string | undefined>>();

/** The schema of a picture's path in a content file. It also checks the picture. */
export function pictureSchema(files: Files, file: string): z.ZodType {
  const schema: z.ZodType = z.string().superRefine(async (written, context) => {
    const problem = () => {
      const [bytes, rule] = [files.read(pathOf(file, written)), pictureRules.get(schema)];
      const key = [hash('sha1', bytes), written, JSON.stringify(rule)].join();
      if (!messages.has(key)) messages.set(key, pictureProblem(bytes, written, rule));
      return messages.get(key);
    };
    const message = pathProblem(files, file, written) ?? (await problem());
    if (message) context.addIssue({ code: 'custom', message });
  });
  return schema;
}

/** Checks the video files that `content/landing/hero.json` names. */
export function videoIssues(files: Files, hero: ContentFile): Issue[] {
  const { video } = (hero.value ?? {}) as { video?: { files?: Record<string, unknown> } };
  return Object.entries(video?.files ?? {}).flatMap(([format, written]) =>
    fieldIssues(hero, ['video', 'files', format], pathProblem(files, hero.file, String(written))),
  );
}

function pathOf(file: string, written: string): string {
  return join(dirname(file), written).replaceAll('\\', '/');
}

/** The problem and the fix of a path that leads to no picture or video with exactly this name. */
function pathProblem({ names }: Files, file: string, written: string): string | undefined {
  // File names on web servers are case-sensitive.
  const isThere = names.includes(pathOf(file, written));
  if (isThere && /^\.\.?\/[^?#]*$/.test(written)) return undefined;
  const kind = written.includes('videos/') ? 'video' : 'picture';
  const folder = `content/${kind === 'video' ? 'videos' : 'images'}`;
  const wanted = basename(written.trim().replaceAll('\\', '/'));
  // Another number is another person: mentor-07 is no misspelling of mentor-08.
  const digits = (name: string) => name.replace(/\?.*|\D/g, '');
  const others = names.filter((name) => name.startsWith(folder) && !/[?#]/.test(name));
  const like = others.map((name) => basename(name)).filter((name) => digits(name) === digits(wanted));
  const suggestion = nearest(wanted, like);
  const top = file.split('/').length > 2 ? '..' : '.';
  const fix = suggestion
    ? `Did you mean "${folder.replace('content', top)}/${suggestion}"?`
    : `Put the ${kind} into ${folder}, under a name without ? and #, and write that name exactly, with the same small and capital letters.`;
  return `is ${written.trim() || 'empty'}, and there is no such ${kind}\n${fix}`;
}

/** The problem of a picture's bytes and, on a second line, the fix. */
async function pictureProblem(bytes: Buffer, written: string, rule: Rule): Promise<string | undefined> {
  const extension = extname(written).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const isDrawing = extension === 'svg' && bytes.includes('<svg');
  const active = isDrawing && activeContent(bytes.toString());
  if (bytes.length > MAX_BYTES)
    return `is ${written}, a file of ${(bytes.length / 1_000_000).toFixed(1)} MB, and at most 2 MB are allowed\nMake the picture smaller, for example 2000 pixels wide, and save it again.`;
  if (active)
    return `is ${written}, a drawing that contains ${active}, and not only shapes\nExport it again as a plain SVG without scripts and links, or save it as PNG and write the name of that file here.`;
  const size = await imageMetadata(bytes, written).catch(() => undefined);
  if (!size && isDrawing)
    return `is ${written}, a drawing that does not specify its size\nExport it again with a width, a height and a viewBox in numbers, or save it as PNG and write the name of that file here.`;
  const { format, width, height } = size ?? { format: '', width: 0, height: 0 };
  const isShown = FORMATS.includes(format);
  if (isShown && format !== extension)
    return `is ${written}, which ends in .${extension} but is really a ${format.toUpperCase()} picture\nRename the file to ${basename(written, extname(written))}.${format} and write that name here.`;
  // Sharp also refuses a drawing whose parts refer to each other so often that no browser draws it in time.
  const pixels = () => sharp(bytes, { failOn: 'error' }).resize(16).raw().toBuffer();
  if (!isShown || !(await pixels().then(Boolean, () => false)))
    return `is ${written}, which is damaged or no picture that every browser shows\nOpen it and save or export it as JPEG (a name that ends in .jpg), then write the name of that file here. If you cannot open it, copy the original picture again.`;
  // A drawing is sharp at every size.
  const least = rule && !isDrawing ? rule.least : 0;
  return Math.min(width, height) < least
    ? `is ${written}, which has ${width} by ${height} pixels, and at least ${least} by ${least} are needed\nUse the original picture, not a small copy of it.`
    : undefined;
}
