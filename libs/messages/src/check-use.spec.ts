import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { LIBRARY } from './areas.ts';

/** It reads the types of the whole product, which takes a minute where others work beside it. */
const PATIENCE_MS = 300_000;

it(
  'every message is shown somewhere, and every count is handed over as a number',
  async () => {
    const said = await new Promise<string>((resolve) => {
      const script = join(LIBRARY, 'src/check-use.ts');
      execFile(process.execPath, [script], (_error, stdout, stderr) => resolve(stderr + stdout));
    });
    expect(said).toMatch(/^[1-9]\d* files read, 0 faults\n$/);
  },
  PATIENCE_MS,
);
