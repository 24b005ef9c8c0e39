import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { createDatabase, STAFF_PASSWORD, startBackend } from './harness.js';

const WALK = new URL('../../docs/api.md', import.meta.url);
const CURL = fileURLToPath(new URL('curl.mjs', import.meta.url));
const SEAM = '--8<--';

describe('the walk through the API in docs/api.md', () => {
  it('is true: each command gives the answer that stands below it', async () => {
    const text = readFileSync(WALK, 'utf8');
    const steps = [...text.matchAll(/```sh\n([^`]*)```\n\n```json\n([^`]*)```/g)];
    expect(steps).toHaveLength(text.split('```sh\n').length - 1);

    const EMAIL = 'walker@tiraz.example';
    const { url } = await startBackend({
      databaseUrl: await createDatabase(),
      env: { SEED_DEMO: 'true', ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: STAFF_PASSWORD },
    });
    const folder = mkdtempSync(join(tmpdir(), 'tiraz-walk-'));
    try {
      const script = [
        `curl() { node ${CURL} "$@"; }`,
        ...steps.map(([, commands]) => `${commands}\necho '${SEAM}'`),
      ].join('\n');
      const env = { PATH: process.env.PATH, SITE: url, EMAIL, PASSWORD: STAFF_PASSWORD };
      const { stdout } = await promisify(execFile)('sh', ['-e', '-c', script], { cwd: folder, env });
      const answers = stdout.split(SEAM).slice(0, -1);
      expect(answers).toHaveLength(steps.length);
      for (const [index, [, commands, answer]] of steps.entries()) {
        const given = JSON.parse(answers[index] ?? '') as object;
        expect({ commands, given }).toMatchObject({ commands, given: JSON.parse(answer ?? '') as object });
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
