import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createDatabase, query } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { Quotations } from '../application/quotations.js';
import { anOffer, egp, line, NO_BASIS } from '../domain/offer.fixture.js';
import { CUSTOMER_ID, TODAY } from '../domain/quotation.fixture.js';
import { QuotationCodeEntity } from './quotation-code.entity.js';
import { QuotationEventEntity } from './quotation-event.entity.js';
import { QuotationRevisionEntity } from './quotation-revision.entity.js';
import { QuotationEntity } from './quotation.entity.js';
import { InMemoryQuotations } from './quotations.in-memory.js';
import { TypeOrmQuotations } from './quotations.typeorm.js';

/** For tests: an offer with something in every field. */
export const rich = anOffer({
  lines: [
    line({
      key: 'garment',
      overrideReason: 'a friend',
      textEn: 'Shirts <b>"🧵"',
      quantity: 3,
      unitPrice: egp('0.33'),
    }),
    line({ kind: 'discount', unitPrice: egp('0.10') }),
  ],
  discountBasisPoints: 333,
  importCountry: 'SA',
  instalments: [
    { basisPoints: 3_333, due: 'on_acceptance', days: 0 },
    { basisPoints: 6_667, due: 'days_after', days: 30 },
  ],
  incoterm: 'DAP',
  place: 'جدة',
  indicative: { currency: 'SAR', rate: '12.850000', source: 'CBE', day: TODAY },
  termsEn: 'Terms\nand more',
});
export const basis = { ...NO_BASIS, unitPrices: { garment: egp('0.40') } };

/** For tests: where quotations are kept. */
export interface Fakes {
  quotations: Quotations;
  transactions: Transactions;
  /** @returns the id of an inquiry that is there */
  inquiry: () => Promise<string>;
  close: () => Promise<void>;
}

export async function inMemory(): Promise<Fakes> {
  let inquiries = 0;
  const inquiry = async () => `inquiry ${(inquiries += 1)}`;
  const close = () => Promise.resolve();
  return { quotations: new InMemoryQuotations(), transactions: new InMemoryTransactions(), inquiry, close };
}

export async function inPostgres(): Promise<Fakes & { databaseUrl: string; dataSource: DataSource }> {
  const databaseUrl = await createDatabase();
  const entities = [QuotationEntity, QuotationRevisionEntity, QuotationEventEntity, QuotationCodeEntity];
  const dataSource: DataSource = await createDataSource(databaseUrl, entities).initialize();
  for (const number of [1, 2]) {
    await query(
      databaseUrl,
      `INSERT INTO customers (id, email, name, phone, company, created_at) VALUES ($1, $2, 'Layla', '', '', now())`,
      [`01993c00-0000-7000-8000-00000000000${number}`, `layla${number}@example.com`],
    );
  }
  const inquiry = async () => {
    const id = randomUUID();
    await query(
      databaseUrl,
      `INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone,
         customer_company, message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value,
         price_changed, has_inactive_items, snapshot, status, created_at)
       VALUES ($1, $2, $3, 'Layla', 'layla@example.com', '', '', '', false, 100, 1, 1, 1, 1, false, false, '{}', 'new', now())`,
      [id, id, CUSTOMER_ID],
    );
    return id;
  };
  return {
    databaseUrl,
    dataSource,
    quotations: new TypeOrmQuotations(dataSource),
    transactions: new TypeOrmTransactions(dataSource),
    inquiry,
    close: () => dataSource.destroy(),
  };
}
