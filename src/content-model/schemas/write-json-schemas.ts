import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { SCHEMA_FOLDER, jsonPaths, schemaFile, schemaText } from './json-schemas.ts';

rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
mkdirSync(SCHEMA_FOLDER);
for (const path of jsonPaths) writeFileSync(schemaFile(path), schemaText(path));
