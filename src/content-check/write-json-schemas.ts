import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { contentFiles, type ContentPath } from '../schemas/content-files.ts';
import { SCHEMA_FOLDER, schemaFile, schemaText } from './json-schemas.ts';

rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
mkdirSync(SCHEMA_FOLDER);
for (const path of Object.keys(contentFiles) as ContentPath[])
  writeFileSync(schemaFile(path), schemaText(path));
