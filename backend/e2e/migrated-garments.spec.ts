import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { PostgresInquiryLists } from '../src/inquiries/adapters/inquiry-lists.postgres.js';
import { CLOCKS } from '../src/inquiries/adapters/manage-inquiries.fixture.js';
import { dataSourceOptions } from '../src/shared/database/data-source.js';
import { migrate } from '../src/shared/database/migrate.js';
import { migrations } from '../src/shared/database/migrations/index.js';
import { createEmptyDatabase } from './harness.js';

const CUSTOMER = '01993c00-0000-7000-8000-000000000001';

const hoodies = {
  productType: { id: 'p', name: 'Hoodie', nameAr: 'هودي', basePrice: '430.00' },
  fabric: { id: 'f', name: 'Brushed Fleece', nameAr: 'ميلتون بوبرة', costMultiplier: '70.00' },
};
const clay = { id: 'clay', name: 'Clay', nameAr: 'طيني', hex: '#A65E2E' };

/** As they were stored: before colours were in the catalogue, since then, and without any. */
const SNAPSHOTS = [
  { ...hoodies, colors: ['white', 'black'] },
  { ...hoodies, colors: ['clay'], swatches: [clay] },
  { ...hoodies, colors: [], swatches: [] },
];

describe('the garments of inquiries that were there before lists showed them', () => {
  it('are named and found, as are those that the release before still writes', async () => {
    const url = await createEmptyDatabase();
    await migrate(url);
    const source = await new DataSource(dataSourceOptions(url)).initialize();
    const later = migrations.length - migrations.findIndex(({ name }) => name.startsWith('FindGarments'));
    for (let left = later; left > 0; left -= 1) await source.undoLastMigration();
    await source.query(
      `INSERT INTO customers (id, email, name, created_at) VALUES ('${CUSTOMER}', 'a@example.com', 'A', now())`,
    );
    const store = async (snapshot: object, number: number) =>
      source.query(
        `INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone,
           customer_company, message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value,
           price_changed, has_inactive_items, snapshot, status, created_at)
         VALUES (gen_random_uuid(), $2::text, '${CUSTOMER}', '', '', '', '', 'Before ' || $2::text, false, 1, 1, 1,
           1, 1, false, false, $1, 'new', 'epoch'::timestamptz + $2::int * interval '1 day')`,
        [JSON.stringify(snapshot), number],
      );
    for (const [place, snapshot] of SNAPSHOTS.entries()) await store(snapshot, place + 1);
    await migrate(url);
    await store({ ...hoodies, colors: ['clay'], swatches: [clay] }, 4);

    const lists = new PostgresInquiryLists(source, { silhouetteOf: () => 'hoodie' }, CLOCKS, {
      now: () => new Date(),
    });
    const found = async (q: string) => (await lists.list({ q }, 'createdAt', { limit: 9 })).items;
    const numbers = async (q: string) => (await found(q)).map(({ reference }) => reference);
    const garments = (await found('')).map(({ garment }) => garment);
    expect(garments.map(({ swatches }) => swatches)).toEqual([
      [
        { id: 'white', name: 'White', nameAr: 'أبيض', hex: '#FFFFFF' },
        { id: 'black', name: 'Black', nameAr: 'أسود', hex: '#1B1B1D' },
      ],
      [clay],
      [],
      [clay],
    ]);
    expect(garments[0]).toMatchObject({
      productType: { id: 'p', name: 'Hoodie', nameAr: 'هودي' },
      fabric: { id: 'f', name: 'Brushed Fleece', nameAr: 'ميلتون بوبرة' },
    });
    expect(await numbers('هودى fleece')).toEqual(['1', '2', '3', '4']);
    expect(await numbers('ابيض')).toEqual(['1']);
    expect(await numbers('طيني before')).toEqual(['2', '4']);

    // What is said of it later, such as its sizes, is said in the snapshot.
    await source.query(
      `UPDATE inquiries SET snapshot = snapshot || '{"swatches": []}' WHERE reference = '2'`,
    );
    expect(await numbers('طيني')).toEqual(['4']);
    await source.destroy();
  });
});
