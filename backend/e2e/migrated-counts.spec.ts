import { expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/shared/database/data-source.js';
import { migrate } from '../src/shared/database/migrate.js';
import { migrations } from '../src/shared/database/migrations/index.js';
import { createEmptyDatabase, query } from './harness.js';

const CUSTOMER = '01993c00-0000-7000-8000-000000000001';

it('inquiries that were there before they were counted are counted, each time that migrations lead there', async () => {
  const url = await createEmptyDatabase();
  await migrate(url);
  const source = await new DataSource(dataSourceOptions(url)).initialize();
  const later = migrations.length - migrations.findIndex(({ name }) => name.startsWith('CountInquiries'));
  const down = async () => {
    for (let left = later; left > 0; left -= 1) await source.undoLastMigration();
  };
  await down();
  await source.query(
    `INSERT INTO customers (id, email, name, created_at) VALUES ('${CUSTOMER}', 'a@example.com', 'A', now())`,
  );
  await source.query(`
      INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone,
        customer_company, message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value,
        price_changed, has_inactive_items, snapshot, status, owner_id, created_at, accepted_at)
      SELECT gen_random_uuid(), number, '${CUSTOMER}', '', '', '', '', '', number > 3, 1, 1, 1, 1, number * 0.25, false,
        false, '{}', CASE WHEN number < 3 THEN 'new' ELSE 'closed' END,
        CASE WHEN number = 5 THEN '${CUSTOMER}'::uuid END, '2026-03-15T12:00:00Z',
        CASE WHEN number = 4 THEN '2026-04-30T21:30:00Z'::timestamptz END
      FROM generate_series(1, 5) AS number`);
  const counts = () =>
    query(
      url,
      `SELECT status, is_sample_request AS sample, owner_id IS NOT NULL AS owned, inquiries::int, value
         FROM inquiry_counts ORDER BY 1, 2, 3`,
    );
  const months = () =>
    query(url, 'SELECT begins, received::int, accepted::int, value FROM inquiry_months ORDER BY begins');
  for (let times = 2; times > 0; times -= 1) {
    await migrate(url);
    expect(await counts()).toEqual([
      { status: 'closed', sample: false, owned: false, inquiries: 1, value: '0.75' },
      { status: 'closed', sample: true, owned: false, inquiries: 1, value: '1.00' },
      { status: 'closed', sample: true, owned: true, inquiries: 1, value: '1.25' },
      { status: 'new', sample: false, owned: false, inquiries: 2, value: '0.75' },
    ]);
    expect(await months()).toEqual([
      { begins: new Date('2026-02-28T22:00:00Z'), received: 5, accepted: 0, value: '0.00' },
      { begins: new Date('2026-04-30T21:00:00Z'), received: 0, accepted: 1, value: '1.00' },
    ]);
    await down();
  }
  await source.destroy();
});
