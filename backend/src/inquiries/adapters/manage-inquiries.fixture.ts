import { ResponseClock } from '../../calendar/index.js';
import { answeredConfiguration } from '../../pricing/index.js';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { InMemoryInquiryStore } from './inquiry-store.in-memory.js';
import { receiveInquiry } from '../domain/new-inquiry.js';
import { plainShirts, SUBMISSION } from '../domain/plain-shirts.fixture.js';
import { AssignInquiries, type Colleagues } from '../application/assign-inquiries.js';
import type { QuotedInquiries } from '../application/quoted-inquiries.js';
import { ManageInquiries } from '../application/manage-inquiries.js';
import { showsInquiries } from '../application/shown-inquiry.js';

/** For tests: how inquiries are shown. */
export const shown = showsInquiries(answeredConfiguration);

export const salma = { id: '01993c00-0000-7000-8000-0000000000aa', email: 'salma@tiraz.example' };
export const omar = { id: '01993c00-0000-7000-8000-0000000000bb', email: 'omar@tiraz.example' };
export const HOUR_MS = 60 * 60 * 1000;

const NINE_TO_FIVE = { opens: 540, closes: 1020 };

/** For tests: four hours of opening, from Sunday to Thursday, without a holiday. */
export const CLOCKS = {
  responseClock: () =>
    Promise.resolve(
      new ResponseClock(
        {
          week: [NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, null, null],
          ramadan: { opens: 540, closes: 870 },
          holidays: new Set(),
        },
        240,
      ),
    ),
};

/** For tests: Salma may answer, Omar may not. */
export const COLLEAGUES: Colleagues = {
  colleague: (id) => {
    const known = [salma, omar].find((one) => one.id === id);
    return Promise.resolve(known && { ...known, mayAnswerInquiries: known === salma });
  },
};

type Kept = ConstructorParameters<typeof AssignInquiries>;

/** For tests: what staff do with inquiries, wherever those are kept. */
export function managed(transactions: Kept[0], store: Kept[1], audit: Kept[2], clock: Kept[4]) {
  const owners = new AssignInquiries(transactions, store, audit, COLLEAGUES, clock);
  const drawings = { silhouetteOf: () => 't-shirt' };
  return {
    owners,
    inquiries: new ManageInquiries(transactions, store, audit, CLOCKS, owners, drawings, clock, shown),
  };
}

/** For tests: inquiries without a database, at a time that stands still until it is moved on. */
export function openInquiries() {
  const audit = new InMemoryAuditTrail();
  const store = new InMemoryInquiryStore(audit);
  let now = new Date('2026-03-01T09:30:00Z');
  const clock = { now: () => now };
  const transactions = new InMemoryTransactions();
  const { inquiries, owners } = managed(transactions, store, audit, clock);
  /** In a transaction of its own, as that of a quotation. */
  const quoted: Pick<QuotedInquiries, 'markQuoted' | 'accept' | 'undoAcceptance'> = {
    markQuoted: (...given) => transactions.run(() => inquiries.markQuoted(...given)),
    accept: (...given) => transactions.run(() => inquiries.accept(...given)),
    undoAcceptance: (...given) => transactions.run(() => inquiries.undoAcceptance(...given)),
  };

  /** @returns the time that it is then */
  const later = (ms: number) => (now = new Date(now.getTime() + ms));

  /** @returns the id of an inquiry that came just now */
  const received = async (priced = plainShirts('145.00'), change: Partial<typeof SUBMISSION> = {}) => {
    const inquiry = receiveInquiry({
      id: store.nextId(),
      createdAt: now,
      customerId: 'customer',
      submission: { ...SUBMISSION, ...change },
      priced,
    });
    await store.add(inquiry);
    return inquiry.id;
  };

  return { store, transactions, audit, inquiries, quoted, owners, later, received };
}
