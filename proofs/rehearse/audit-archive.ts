import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { expect } from './steps.ts';

const OPERATIONS = new URL('../../docs/operations.md', import.meta.url);
const SECTION = /^### The audit trail's archive$(.*?)^### /ms;
/** The end of the first part in the documentation, and that of the second. */
const [ENDS, NEXT_ENDS] = ['2027-01-01 00:00 Africa/Cairo', '2028-01-01 00:00 Africa/Cairo'];
const SOON_MS = 3_000;

/**
 * Cuts the trail as docs/operations.md says, but at a moment that is near, and has the first part go to a file and
 * back.
 * @param databaseUrl that the product works on
 * @param folder for the file
 * @returns what was seen
 */
export async function archiveAuditTrail(databaseUrl: string, folder: string): Promise<string> {
  const section = SECTION.exec(readFileSync(OPERATIONS, 'utf8'))?.[1] ?? '';
  const end = new Date(Date.now() + SOON_MS);
  const blocks = [...section.matchAll(/```(?:sql|sh)\n(.*?)```/gs)].map(([, block = '']) =>
    block.replaceAll(ENDS, end.toISOString()).replaceAll(NEXT_ENDS, '9999-01-01'),
  );
  expect(blocks.length === 3, `${blocks.length} blocks in the documentation`);
  const [cut = '', away = '', back = ''] = blocks;
  const shell = (script: string) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl };
    const { status, stderr } = spawnSync('bash', ['-euc', script], { cwd: folder, env, encoding: 'utf8' });
    expect(status === 0, stderr.trim().split('\n').at(-1) ?? '');
  };
  const pg = new Client({ connectionString: databaseUrl });
  await pg.connect();
  try {
    const digest = async () => {
      const { rows } = await pg.query<{ count: number; md5: string | null }>(
        `SELECT count(*)::int, md5(string_agg(t::text, chr(10) ORDER BY id)) AS md5 FROM audit_trail AS t WHERE at < $1`,
        [end],
      );
      const [entries] = rows;
      expect(entries, 'there is no audit trail');
      return entries;
    };
    await pg.query(cut);
    await pause(SOON_MS);
    const before = await digest();
    shell(away);
    const gone = await digest();
    expect(before.count > 0 && gone.count === 0, `${gone.count} of ${before.count} entries are left`);
    shell(back);
    const after = await digest();
    expect(after.md5 === before.md5, `${after.count} of ${before.count} entries came back, or others`);
    const { size } = statSync(join(folder, 'audit_trail_to_2026.dump'));
    return `${before.count} entries in a file of ${(size / 1e6).toFixed(2)} MB and back, each the same`;
  } finally {
    await pg.end();
  }
}
