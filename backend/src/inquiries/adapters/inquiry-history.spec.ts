import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { createDatabase } from '../../../e2e/databases.js';
import { TypeOrmAuditTrail } from '../../shared/database/audit-trail.typeorm.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { INQUIRY_STATUSES } from '@tiraz/contracts/inquiry-status';
import { receiveInquiry } from '../domain/new-inquiry.js';
import { plainShirts, SUBMISSION } from '../domain/plain-shirts.fixture.js';
import { TypeOrmInquiryStore } from './inquiry-store.typeorm.js';
import { InquiryEntity } from './inquiry.entity.js';
import { managed, omar, salma } from './manage-inquiries.fixture.js';
import { ReleaseBefore } from './release-before.fixture.js';

const CUSTOMER_ID = '01993c00-0000-7000-8000-000000000001';

const step = fc.record({
  isOfReleaseBefore: fc.boolean(),
  to: fc.oneof(fc.constantFrom(...INQUIRY_STATUSES), fc.constantFrom('undo', 'note')),
  by: fc.constantFrom(salma, omar),
  /** The clocks of two machines differ. */
  seconds: fc.integer({ min: -2, max: 100 }),
});

describe('the history of an inquiry', () => {
  let source: DataSource;
  let store: TypeOrmInquiryStore;
  let now = new Date('2026-03-01T08:00:00.123Z');
  beforeAll(async () => {
    source = await createDataSource(await createDatabase(), [InquiryEntity]).initialize();
    store = new TypeOrmInquiryStore(source);
    await source.query(
      `INSERT INTO customers (id, email, name, created_at) VALUES ($1, 'a@example.com', 'A', now())`,
      [CUSTOMER_ID],
    );
  });
  afterAll(() => source.destroy());

  async function received(): Promise<string> {
    const id = store.nextId(now);
    const priced = plainShirts('145.00');
    await store.add(
      receiveInquiry({ id, createdAt: now, customerId: CUSTOMER_ID, submission: SUBMISSION, priced }),
    );
    return id;
  }

  it('is what the release before reads, whichever of the two made each change', async () => {
    const transactions = new TypeOrmTransactions(source);
    const clock = { now: () => now };
    const { inquiries: staff } = managed(transactions, store, new TypeOrmAuditTrail(source), clock);
    const before = new ReleaseBefore(source);
    const seen = { moves: 0, undos: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        const id = await received();
        for (const { isOfReleaseBefore, to, by, seconds } of steps) {
          now = new Date(now.getTime() + seconds * 1000);
          if (to === 'note') await staff.saveNotes(id, `at ${now.toISOString()}`, by);
          else if (to !== 'undo') {
            if (isOfReleaseBefore) await before.change(id, (inquiry) => inquiry.moveTo(to, by, now, null));
            else await staff.changeStatus(id, to, by);
          } else {
            const undone = isOfReleaseBefore
              ? before.change(id, (inquiry) => inquiry.undo(by, now))
              : staff.undoStatus(id, by);
            await undone.catch((error: unknown) => expect(error).toMatchObject({ kind: 'conflict' }));
          }
        }
        const { history } = await staff.read(id);
        expect(history).toEqual(await before.history(id));
        expect(await transactions.run(() => store.hold(id))).toEqual(await before.inquiry(id));
        seen.moves += history.length - 1;
        seen.undos += history.filter(({ isUndo }) => isUndo).length;
      }),
      { numRuns: 30 },
    );
    expect(seen.moves).toBeGreaterThan(60);
    expect(seen.undos).toBeGreaterThan(5);
  });
});
