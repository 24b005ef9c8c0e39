import { NO_CONTACT } from '@tiraz/contracts/contact';
import type { Lost } from '@tiraz/contracts/inquiry-status';
import { createDatabase, query } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import type { InquiryLists } from '../application/inquiry-lists.js';
import type { InquiryFilter, InquirySort } from '../application/inquiry-filter.js';
import type { InquiryStore } from '../application/inquiry-store.js';
import type { NewInquiries } from '../application/new-inquiries.js';
import { Inquiry } from '../domain/inquiry.js';
import { receiveInquiry, type NewInquiry } from '../domain/new-inquiry.js';
import { plainShirts, SUBMISSION } from '../domain/plain-shirts.fixture.js';
import { InMemoryInquiryLists } from './inquiry-lists.in-memory.js';
import { PostgresInquiryLists } from './inquiry-lists.postgres.js';
import { InMemoryInquiryStore } from './inquiry-store.in-memory.js';
import { CLOCKS } from './manage-inquiries.fixture.js';
import { TypeOrmInquiryStore } from './inquiry-store.typeorm.js';
import { InquiryEntity } from './inquiry.entity.js';

export const CUSTOMER_ID = '01993c00-0000-7000-8000-000000000001';
/** Whose the second inquiry is. */
export const AHMED_ID = '01993c00-0000-7000-8000-000000000002';
export const SALMA = { id: '01993c00-0000-7000-8000-0000000000aa', email: 'salma@tiraz.example' };

/** Name, e-mail, phone, company, unit price, moment; in the order of their references. */
export const RECEIVED = [
  ['أَحْمَد الشَّـريف', 'ahmad@nile.example', '+20 100 555 0143', 'قاهرة وير', '145.00', '2026-01-31T21:59:59Z'],
  ['Ahmed Réda', 'AHMED@Dune-Label.example', '٠١٠٠٥٥٥٠١٧٨', 'Dune Label', '100.00', '2026-01-31T22:00:00Z'],
  ['منى علي', 'mona@example.com', '', 'مؤسسة ليلى', '145.00', '2026-04-23T21:59:59Z'],
  ['مُنَى عَلِىّ', 'mona2@example.com', '0100-555-0199', '100% Cotton_Co', '90.00', '2026-04-23T22:00:00Z'],
  ['آلاء', 'alaa@example.com', '', '', '145.00', '2026-04-23T22:00:01Z'],
] as const;

export const HOODIE_ID = '01993c00-0000-7000-8000-0000000000d1';
export const HOODIE = {
  productType: { id: HOODIE_ID, name: 'Hoodie', nameAr: 'هودي' },
  fabric: { id: 'fleece', name: 'Brushed Fleece', nameAr: 'ميلتون بوبرة' },
  swatches: [{ id: 'black', name: 'Black', nameAr: 'أسود', hex: '#1B1B1D' }],
};
const drawings = { silhouetteOf: (id: string) => (id === HOODIE_ID ? 'hoodie' : 'generic') };

const clock = { now: () => new Date('2026-03-03T10:00:00Z') };

export interface Opened {
  lists: InquiryLists;
  /** The customer of the second one turns out to be that of the others. */
  mergeCustomers: () => Promise<unknown>;
  /** The last one comes to nothing. */
  lose: (why: Lost) => Promise<void>;
  /** The last one comes so many times more. */
  repeatLast: (times: number) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * As they come in; the second one is quoted, the third one is for hoodies.
 *
 * @returns the last one, as it is received and as it was sent
 */
async function storeAll(store: InquiryStore & NewInquiries): Promise<{ last: Inquiry; sent: NewInquiry }> {
  let last: { last: Inquiry; sent: NewInquiry } | undefined;
  for (const [name, email, phone, company, price, at] of RECEIVED) {
    const createdAt = new Date(at);
    const priced = plainShirts(price);
    const { productType, fabric } = priced.configuration;
    if (name === 'منى علي') {
      Object.assign(priced.configuration, {
        productType: { ...productType, ...HOODIE.productType },
        fabric: { ...fabric, ...HOODIE.fabric },
        swatches: HOODIE.swatches,
      });
    }
    const inquiry = receiveInquiry({
      id: store.nextId(createdAt),
      createdAt,
      customerId: name.startsWith('Ahmed') ? AHMED_ID : CUSTOMER_ID,
      submission: {
        ...SUBMISSION,
        contact: {
          ...NO_CONTACT,
          customerName: name,
          customerEmail: email,
          customerPhone: phone,
          customerCompany: company,
        },
        message: name === 'آلاء' ? 'نحتاجها قبل رَمَضان' : '',
      },
      priced,
    });
    await store.add(inquiry);
    const stored = new Inquiry({
      ...{ id: inquiry.id, reference: '', status: 'new', acceptedAt: null, adminNotes: '' },
      ...{ createdAt, statusChangedAt: null, version: 1, lastMove: null, lastAssignment: null },
      ...{ response: null, ownerId: null, lost: null },
    });
    last = { last: stored, sent: inquiry };
    if (name.startsWith('Ahmed')) {
      const change = stored.moveTo('quoted', SALMA, createdAt, { at: createdAt, minutes: 0 });
      if (change) await store.saveStatus(inquiry.id, change);
      const assignment = stored.assignTo(SALMA.id);
      if (assignment) await store.saveOwner(inquiry.id, assignment);
    }
  }
  if (!last) throw new Error('nothing was received');
  return last;
}

async function lose(last: Inquiry, store: InquiryStore, why: Lost): Promise<void> {
  const change = last.moveTo('rejected', SALMA, clock.now(), { at: clock.now(), minutes: 0 }, why);
  if (change) await store.saveStatus(last.id, change);
}

export async function openInMemory() {
  const store = new InMemoryInquiryStore();
  const { last, sent } = await storeAll(store);
  const lists = new InMemoryInquiryLists(store, drawings, CLOCKS, clock);
  return {
    mergeCustomers: async () => {
      for (const one of store.all) one.customerId = CUSTOMER_ID;
      lists.merged.set(AHMED_ID, CUSTOMER_ID);
    },
    repeatLast: async (times: number) => {
      for (let left = times; left > 0; left -= 1) await store.add({ ...sent, id: store.nextId() });
    },
    lists,
    lose: (why: Lost) => lose(last, store, why),
    close: () => Promise.resolve(),
  };
}

export async function openInPostgres() {
  const url = await createDatabase();
  const source = await createDataSource(url, [InquiryEntity]).initialize();
  await source.query(
    `INSERT INTO customers (id, email, name, created_at)
     VALUES ($1, 'a@example.com', 'A', now()), ($2, 'b@example.com', 'B', now())`,
    [CUSTOMER_ID, AHMED_ID],
  );
  const store = new TypeOrmInquiryStore(source);
  const { last } = await storeAll(store);
  return {
    source,
    mergeCustomers: async () => {
      await source.query('UPDATE inquiries SET customer_id = $1', [CUSTOMER_ID]);
      await source.query('UPDATE customers SET merged_into = $1 WHERE id = $2', [CUSTOMER_ID, AHMED_ID]);
    },
    lose: (why: Lost) => lose(last, store, why),
    repeatLast: async (times: number) => {
      // On a connection without the limits of the product's.
      await query(
        url,
        `INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone,
           customer_company, message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value,
           price_changed, has_inactive_items, snapshot, status, created_at)
         SELECT gen_random_uuid(), left(gen_random_uuid()::text, 18), customer_id, '', 'example', '', '', '', is_sample_request, quantity,
           total_cost, price_per_item, sample_cost, value, false, false, '{}', status, created_at
         FROM inquiries, generate_series(1, $2::int) AS i WHERE id = $1`,
        [last.id, times],
      );
    },
    lists: new PostgresInquiryLists(source, drawings, CLOCKS, clock),
    close: () => source.destroy(),
  };
}

/** The numbers of those found, in their order. */
export async function numbersOf({ lists }: Opened, filter: InquiryFilter, sort: InquirySort = 'createdAt') {
  const { items } = await lists.list(filter, sort, { limit: 100 });
  return items.map(({ reference }) => Number(reference.slice(9)));
}
