import type { Offer } from './offer.js';
import { anOffer, NO_BASIS } from './offer.fixture.js';
import { Quotation } from './quotation.js';
import type { Revision, Sending, Yes } from './revision.js';

export const SALMA = { id: '01993c00-0000-7000-8000-0000000000aa', email: 'salma@tiraz.example' };
export const CUSTOMER_ID = '01993c00-0000-7000-8000-000000000001';
export const AT = new Date('2026-11-23T08:00:00.123Z');
export const TODAY = '2026-11-23';

export const SENDING: Sending = {
  at: AT,
  by: SALMA,
  name: 'ليلى حسن',
  email: 'layla@example.com',
  language: 'ar',
  customerId: CUSTOMER_ID,
};

const hash = (letter: string) => letter.repeat(64);

export const DOCUMENTS = {
  en: { key: 'quotations/q/R1.en', sha256: hash('e'), bytes: 50_000 },
  ar: { key: 'quotations/q/R1.ar', sha256: hash('a'), bytes: 60_000 },
};

export const YES: Yes = {
  name: 'Layla Hassan',
  position: 'Owner',
  note: '',
  page: { language: 'ar', address: '192.0.2.7', browser: 'Mozilla/5.0' },
  heardBy: null,
  saidAt: AT,
};

/** For tests: as staff heard it on the telephone. */
export const HEARD: Yes = { ...YES, note: 'She called.', page: null, heardBy: SALMA };

/** For tests: what is stored again takes the place of what was there. */
export function after({ state }: Quotation, changed: readonly Revision[]): Quotation {
  const ids = new Set(changed.map(({ id }) => id));
  const revisions = [...state.revisions.filter(({ id }) => !ids.has(id)), ...changed];
  return new Quotation({
    ...state,
    version: state.version + 1,
    revisions: revisions.sort((a, b) => a.number - b.number),
  });
}

/** For tests: a quotation whose first revision was sent. */
export function sentQuotation(change: Partial<Offer> = {}, revision: Partial<Revision> = {}): Quotation {
  const none = new Quotation({ id: 'q', inquiryId: 'inquiry', version: 1, revisions: [] });
  const drafted = after(none, [none.prepare('r1', anOffer(change), NO_BASIS)]);
  const sent = after(drafted, drafted.send(SENDING).changed);
  return after(sent, sent.shown ? [{ ...sent.shown, documents: DOCUMENTS, ...revision }] : []);
}
