import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import type { ContentPath } from '../schemas/content-files.ts';
import { sizeMistakes } from './json/size-faults.ts';
import { placeOf, readJson, valueOf } from './json/read-json.ts';
import { jsonSchemaOf, schemaOf } from './json-schemas.ts';
import { lineAt, type Mistake } from './issue.ts';
import { pictureProblem } from './images.ts';
import { placeholderMistakes } from './placeholders.ts';
import { readText } from './read-text.ts';
import { schemaMistakes } from './schema-issues.ts';

/** A JSON file of `content/`, read and checked by itself. */
export interface JsonFile {
  file: string;
  /** What it says; undefined where it cannot be read. */
  value: unknown;
  /** The pictures that it names, from the top folder of the project. */
  pictures: string[];
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
  mistakes: Mistake[];
}

/** Reads a JSON file of the project in the folder `top` and checks it against its schema. */
export async function readJsonFile(top: string, path: ContentPath): Promise<JsonFile> {
  const file = `content/${path}.json`;
  const pictures: string[] = [];
  const unread = { file, value: undefined, pictures, lineOf: () => undefined };
  if (!existsSync(join(top, file))) {
    const mend = 'Bring it back from the history: the site needs every file, under its own name.';
    return { ...unread, mistakes: [{ file, field: '', wrong: 'is missing', mend }] };
  }
  if (!statSync(join(top, file)).isFile()) {
    const mend = 'Give the folder another name, or delete it, and bring the file back from the history.';
    return { ...unread, mistakes: [{ file, field: '', wrong: 'A folder has the name of this file', mend }] };
  }
  const saved = readText(join(top, file), file);
  if (saved.text === '' && saved.mistakes.length > 0) return { ...unread, mistakes: saved.mistakes };
  const oversized = sizeMistakes(saved.text, file);
  if (oversized.length > 0) return { ...unread, mistakes: [...saved.mistakes, ...oversized] };
  const { root, mistakes: unreadable } = readJson(saved.text, file);
  if (!root) return { ...unread, mistakes: [...saved.mistakes, ...unreadable] };

  const picture = () =>
    z.string().superRefine(async (named, context) => {
      pictures.push(join('content', path, '..', named).replaceAll('\\', '/'));
      const message = await pictureProblem(top, file, named);
      if (message) context.addIssue({ code: 'custom', message });
    });
  const value = valueOf(root);
  const lineOf = (field: readonly PropertyKey[]) => lineAt(saved.text, placeOf(root, field));
  const { error } = await schemaOf(path, picture).safeParseAsync(value);
  const checked = { file, value, schema: jsonSchemaOf(path), lineOf };
  const found = schemaMistakes(error?.issues ?? [], checked);
  // A placeholder may only seem to name nothing, because what it names is mistyped or gone.
  const told = found.length > 0 ? found : placeholderMistakes(checked);
  const mistakes = [...saved.mistakes, ...unreadable, ...told];
  return { file, value, pictures, lineOf, mistakes };
}
