import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPostgres } from '../../embedded-postgres.mjs';
import { pictureKeys } from '@tiraz/backend/media/index.js';
import { migrate } from '@tiraz/backend/shared/database/migrate.js';
import { contentsOf, environment, manifestOf, run } from './backup-origin.ts';
import { createEmptyDatabase, query } from '../../../backend/e2e/databases.js';

const SHOWN = '01993c00-0000-7000-8000-000000000001';
const UNUSED = '01993c00-0000-7000-8000-000000000002';

describe('a backup from a hot standby', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startPostgres>>;
  const data = () => environment(server.url, join(folder, 'data'));
  const files = async (id: string) => {
    for (const key of pictureKeys(id)) await writeFile(join(folder, 'data/objects', key), 'RIFF');
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tiraz-standby-'));
    const cluster = { dataDir: join(folder, 'postgres'), settings: { fsync: 'off' } };
    server = await startPostgres(cluster);
    await migrate(server.url);
    await query(
      server.url,
      `INSERT INTO pictures (id, width, height, created_at) SELECT unnest($1::uuid[]), 1, 1, now()`,
      [[SHOWN, UNUSED]],
    );
    await query(
      server.url,
      `INSERT INTO product_types (id, name, base_price, image_url) VALUES ($1, 'Kaftan', 100, $2)`,
      [SHOWN, `/objects/${SHOWN}`],
    );
    await server.stop();
    await writeFile(join(cluster.dataDir, 'standby.signal'), '');
    server = await startPostgres(cluster);
    await mkdir(join(folder, 'data/objects/pictures'), { recursive: true });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('has all of it, though a picture that nobody shows has gone from the store', async () => {
    expect(await query(server.url, 'SELECT pg_is_in_recovery() AS standby')).toEqual([{ standby: true }]);
    await files(SHOWN);
    expect(await run('backup', data(), join(folder, 'backup'))).toMatchObject({ code: 0 });
    const { pictures, missingPictures } = await manifestOf(join(folder, 'backup'));
    expect(pictures.map(({ path }) => path).sort()).toEqual(pictureKeys(SHOWN).sort());
    expect(missingPictures).toEqual(pictureKeys(UNUSED).sort());

    const restored = await createEmptyDatabase();
    const elsewhere = environment(restored, join(folder, 'elsewhere'));
    expect(await run('restore', elsewhere, join(folder, 'backup'))).toMatchObject({ code: 0 });
    expect(await contentsOf(restored)).toEqual(await contentsOf(server.url));
  });

  it('is refused when the store has lost one that somebody shows', async () => {
    await files(UNUSED);
    await rm(join(folder, 'data/objects', pictureKeys(SHOWN)[0]!), { force: true });
    expect(await run('backup', data(), join(folder, 'refused'))).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The store lacks pictures\//),
    });
    expect((await readdir(folder)).filter((name) => name.startsWith('refused'))).toEqual([]);
  });
});
