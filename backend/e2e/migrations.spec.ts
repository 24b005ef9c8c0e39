import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { Silhouette } from '@tiraz/contracts/garments';
import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import { DataSource } from 'typeorm';
import { TypeOrmInquiryStore } from '../src/inquiries/adapters/inquiry-store.typeorm.js';
import { InquiryEntity } from '../src/inquiries/adapters/inquiry.entity.js';
import { omar, salma } from '../src/inquiries/adapters/manage-inquiries.fixture.js';
import { ReleaseBefore } from '../src/inquiries/adapters/release-before.fixture.js';
import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { plainShirts } from '../src/inquiries/domain/plain-shirts.fixture.js';
import { writePricedConfiguration } from '../src/pricing/index.js';
import { createDataSource, dataSourceOptions } from '../src/shared/database/data-source.js';
import { migrate } from '../src/shared/database/migrate.js';
import { migrations } from '../src/shared/database/migrations/index.js';
import { TypeOrmTransactions } from '../src/shared/database/transactions.typeorm.js';
import { createEmptyDatabase, query, startBackend, until } from './harness.js';
import { schemaOf } from './schema.js';

const TOLD = { encoding: 'utf8', timeout: 60_000 } as const;
const MIGRATE = fileURLToPath(new URL('../dist/migrate.js', import.meta.url));

const CUSTOMER = '01993c00-0000-7000-8000-000000000001';

/**
 * A database with one customer, as it was before a migration; `down` leads there again.
 *
 * @param until the first of the migrations that are not applied; absent: all are
 */
async function before(migration: string, until?: string) {
  const url = await createEmptyDatabase();
  const at = (begins: string) => migrations.findIndex(({ name }) => name.startsWith(begins));
  const known = until === undefined ? migrations : migrations.slice(0, at(until));
  const options = { ...dataSourceOptions(url), migrations: [...known] };
  const dataSource = await new DataSource(options).initialize();
  const up = () => dataSource.runMigrations();
  await up();
  const down = async () => {
    for (let left = known.length - at(migration); left > 0; left -= 1) await dataSource.undoLastMigration();
  };
  await down();
  await dataSource.query(
    `INSERT INTO customers (id, email, name, created_at) VALUES ('${CUSTOMER}', 'a@example.com', 'A', now())`,
  );
  return { url, dataSource, up, down };
}

describe('the migrations', () => {
  it('lead up, down to nothing, and up again to an equal schema', async () => {
    const url = await createEmptyDatabase();
    const empty = await schemaOf(url);
    await migrate(url);
    const up = await schemaOf(url);
    expect(up.filter((line) => line.startsWith('trigger ')).length).toBeGreaterThanOrEqual(5);

    const dataSource = await new DataSource(dataSourceOptions(url)).initialize();
    for (let left = migrations.length; left > 0; left -= 1) await dataSource.undoLastMigration();
    await dataSource.query('DROP TABLE migrations');
    expect(await schemaOf(url)).toEqual(empty);
    await dataSource.destroy();

    await migrate(url);
    expect(await schemaOf(url)).toEqual(up);
  });

  it('run once when several processes start together, and do nothing the next time', async () => {
    const url = await createEmptyDatabase();
    await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)]);
    await migrate(url);
    expect(await query(url, 'SELECT count(*)::int AS count FROM migrations')).toEqual([
      { count: migrations.length },
    ]);
  });

  it('may be left to a command of their own: until it has run, an instance stays up and is not ready', async () => {
    const url = await createEmptyDatabase();
    const backend = await startBackend({
      databaseUrl: url,
      env: { MIGRATE_ON_START: 'false', SEED_DEMO: 'true' },
      awaitReady: false,
    });
    const readiness = async () => (await backend.ask('/api/health/ready')).status;
    expect(await readiness()).toBe(503);

    const command = () => spawnSync(process.execPath, [MIGRATE], { ...TOLD, env: { DATABASE_URL: url } });
    expect(command()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Migrated: .+\.\n$/) });
    await until('the instance is ready', async () => (await readiness()) === 200);
    expect(command()).toMatchObject({ status: 0, stdout: 'Nothing to migrate.\n' });
  });

  it('take the time that they need, also where everyday statements get little', async () => {
    const url = await createEmptyDatabase();
    await query(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET statement_timeout = '1ms'`);
    expect(await migrate(url)).toHaveLength(migrations.length);
  });

  it('clear the moment of acceptance of what is neither accepted nor closed after it was', async () => {
    const { url, dataSource, down } = await before('UndoStatuses');
    const courses: [course: string, stands: boolean][] = [
      ['new accepted', true],
      ['new accepted closed', true],
      ['new accepted closed accepted closed', true],
      ['new quoted closed accepted', true],
      ['new accepted new', false],
      ['new accepted in_progress', false],
      ['new accepted quoted', false],
      ['new accepted in_progress closed', false],
      ['new accepted closed quoted closed', false],
    ];
    for (const [course] of courses) {
      const statuses = course.split(' ');
      await dataSource.query(
        `WITH inquiry AS (
           INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone,
             customer_company, message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value,
             price_changed, has_inactive_items, snapshot, status, accepted_at, created_at)
           VALUES (gen_random_uuid(), $1, '${CUSTOMER}', '', '', '', '', '', false, 100, 1, 1,
             1, 1, false, false, '{}', $2, now(), now())
           RETURNING id
         )
         INSERT INTO inquiry_history (inquiry_id, from_status, to_status, changed_at)
         SELECT id, lag(status) OVER (ORDER BY place), status, now()
         FROM inquiry, unnest($3::text[]) WITH ORDINALITY AS one (status, place) ORDER BY place`,
        [course, statuses.at(-1), statuses],
      );
    }
    const standing = async () => {
      const rows = await query<{ course: string; stands: boolean }>(
        url,
        'SELECT reference AS course, accepted_at IS NOT NULL AS stands FROM inquiries ORDER BY id',
      );
      return new Map(rows.map(({ course, stands }) => [course, stands]));
    };
    expect([...(await standing()).values()]).toEqual(courses.map(() => true));
    await migrate(url);
    expect(await standing()).toEqual(new Map(courses));
    await down();
    await migrate(url);
    expect(await standing()).toEqual(new Map(courses));
    await dataSource.destroy();
  });

  it('give every stored configuration its version and its lines, and take them back', async () => {
    const { url, dataSource, down } = await before('VersionConfigurations');
    // More than are changed at once.
    await dataSource.query(`
      INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone,
        customer_company, message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value,
        price_changed, has_inactive_items, snapshot, status, created_at)
      SELECT gen_random_uuid(), number, '${CUSTOMER}', '', '', '', '', '', false, number, 1, 1,
        1, 1, false, false, jsonb_build_object('fit', 'kept', 'quantity', number), 'new', now()
      FROM generate_series(1, 2345) AS number`);
    const rows = (columns: string) => query(url, `SELECT ${columns} FROM inquiries ORDER BY quantity`);
    const stored = await rows('*');
    await migrate(url);
    expect(await rows('snapshot')).toEqual(
      Array.from({ length: 2345 }, (_, index) => {
        const pieces = index + 1;
        return { snapshot: { schemaVersion: 1, fit: 'kept', quantity: pieces, lines: [{ pieces }] } };
      }),
    );
    await down();
    expect(await rows('*')).toEqual(stored);
    await dataSource.destroy();
  });

  it('make the audit trail tell every change of a status as the history told it', async () => {
    const { url, up, down } = await before('StoreMovesOnce', 'DropHistories');
    const source = await createDataSource(url, [InquiryEntity]).initialize();
    const store = new TypeOrmInquiryStore(source);
    const earlier = new ReleaseBefore(source);
    const noon = new Date('2026-03-01T12:00:00.123Z');
    const received = async () => {
      const id = store.nextId(noon);
      const snapshot = writePricedConfiguration(plainShirts('145.00').configuration);
      await earlier.add({ id, customerId: CUSTOMER, at: noon, snapshot });
      return id;
    };
    const moveTo = (id: string, to: InquiryStatus, isRecorded?: boolean) =>
      earlier.change(id, (inquiry) => inquiry.moveTo(to, salma, noon, null), isRecorded);
    const undo = (id: string) => earlier.change(id, (inquiry) => inquiry.undo(omar, noon));

    const [untouched, unrecorded, undone] = [await received(), await received(), await received()];
    await moveTo(unrecorded, 'in_progress', false);
    await moveTo(unrecorded, 'accepted', false);
    await moveTo(unrecorded, 'closed');
    // The same moves in the same millisecond, one of them an undo.
    for (const to of ['quoted', 'new', 'quoted', 'accepted'] as const) await moveTo(undone, to);
    await undo(undone);
    for (const to of ['accepted', 'quoted', 'accepted'] as const) await moveTo(undone, to);
    await undo(undone);

    const ids = [untouched, unrecorded, undone];
    const each = <T>(read: (id: string) => Promise<T>) => Promise.all(ids.map(read));
    const rows = async () => [
      await source.query(`SELECT to_jsonb(one) - 'last_move' AS row FROM inquiries AS one ORDER BY id`),
      await source.query(
        `SELECT to_jsonb(one) - 'is_undo' AS row FROM audit_trail AS one WHERE id > 0 ORDER BY id`,
      ),
      await source.query('SELECT * FROM inquiry_history ORDER BY id'),
    ];
    const stored = await rows();
    const told = await each((id) => earlier.history(id));
    expect(told.map(({ length }) => length)).toEqual([1, 4, 10]);
    for (let times = 2; times > 0; times -= 1) {
      await up();
      expect(await each(async (id) => (await store.find(id))?.history)).toEqual(told);
      const known = await each((id) => earlier.inquiry(id));
      expect(await each((id) => new TypeOrmTransactions(source).run(() => store.hold(id)))).toEqual(known);
      // With a column more for each field that came later.
      expect(await rows()).toMatchObject(stored);
      await expect(source.query('DELETE FROM audit_trail')).rejects.toThrow('append-only');
      await down();
      expect(await rows()).toEqual(stored);
      expect(await each((id) => earlier.history(id))).toEqual(told);
    }
    await source.destroy();
  });

  it('draw every garment and every cloth as its name was drawn before', async () => {
    const { url, dataSource } = await before('DrawGarments');
    const names = {
      product_types: {
        'Basic T-Shirt': 't-shirt',
        Tee: 't-shirt',
        'Long-Sleeve T-Shirt': 'long-sleeve',
        'T-Shirt, long sleeves': 'long-sleeve',
        'Polo Shirt': 'polo',
        Sweatshirt: 'sweatshirt',
        'Hooded Sweatshirt': 'hoodie',
        Sweatpants: 'joggers',
        'Casual Shirt': 'shirt',
        ABAYA: 'abaya',
        'Tote Bag': 'generic',
      },
      fabrics: {
        'Single Jersey 30/1': 'jersey',
        'Combed Single Jersey': 'combed',
        'Cotton Lycra Jersey': 'lycra',
        'Piqué (Lacoste)': 'pique',
        'Pique\u0301': 'pique',
        'Brushed French Terry': 'fleece',
        'French Terry': 'terry',
        'Cotton Poplin': 'poplin',
        Crepe: 'crepe',
        Denim: 'generic',
      },
    };
    for (const [table, drawn] of Object.entries(names))
      for (const name of Object.keys(drawn))
        await dataSource.query(`INSERT INTO ${table} (id, name) VALUES (gen_random_uuid(), $1)`, [name]);
    await migrate(url);
    // What the release before adds meanwhile.
    await dataSource.query(`INSERT INTO product_types (id, name) VALUES (gen_random_uuid(), 'Late Hoodie')`);
    const rows = await query<{ name: string; silhouette: Silhouette; areas: object[] }>(
      url,
      'SELECT name, silhouette, print_areas AS areas FROM product_types',
    );
    expect(Object.fromEntries(rows.map(({ name, silhouette }) => [name, silhouette]))).toEqual({
      ...names.product_types,
      'Late Hoodie': 'generic',
    });
    for (const { name, silhouette, areas } of rows)
      expect(areas).toEqual(name === 'Late Hoodie' ? [] : USUAL_PRINT_AREAS[silhouette]);
    const weaves = await query<{ name: string; weave: string }>(url, 'SELECT name, weave FROM fabrics');
    expect(Object.fromEntries(weaves.map(({ name, weave }) => [name, weave]))).toEqual(names.fabrics);
    await dataSource.destroy();
  });

  it.each([
    ['fits', 'cut', { Regular: 'regular', 'Slim Fit': 'slim', Relaxed: 'relaxed', OVERSIZED: 'oversized' }],
    ['print_types', 'technique', { 'Screen Print': 'screen', 'Puff Screen Print': 'puff', Foil: 'generic' }],
    ['print_types', 'technique', { 'DTF Transfer': 'dtf', DTG: 'dtg', 'Digital Print': 'dtg' }],
    ['print_types', 'technique', { Embroidery: 'embroidery', Sublimation: 'sublimation' }],
    [
      'print_types',
      'underbase',
      { 'Screen Print': 'quoted', 'Puff Print': 'quoted', DTG: 'none', Foil: 'none' },
    ],
  ])('fill %s, by their %s, as their names say: %o', async (table, column, drawn) => {
    const { url, dataSource } = await before('DrawFitsAndPrints');
    for (const name of Object.keys(drawn))
      await dataSource.query(`INSERT INTO ${table} (id, name) VALUES (gen_random_uuid(), $1)`, [name]);
    await migrate(url);
    const rows = await query<{ name: string; look: string }>(
      url,
      `SELECT name, ${column} AS look FROM ${table}`,
    );
    expect(Object.fromEntries(rows.map(({ name, look }) => [name, look]))).toEqual(drawn);
    await dataSource.destroy();
  });

  it('stand in the order of their numbers', () => {
    const numbers = migrations.map(({ name }) => Number(/\d{13}$/.exec(name)?.[0]));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
