import { writeFileSync } from 'node:fs';
import { formattedFiles } from './content-format.ts';

for (const { file, formatted } of formattedFiles()) writeFileSync(file, formatted);
