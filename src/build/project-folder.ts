import { fileURLToPath } from 'node:url';

// Paths are relative to the folder of the project, wherever a command was started.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
