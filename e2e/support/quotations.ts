import { QUOTATION_LIMITS as MOST } from '@tiraz/contracts/quotation';
import type { Page } from '@playwright/test';
import { sendInquiries } from './inquiries.ts';
import { expect } from './journey.ts';

interface Line {
  kind: string;
  key: string | null;
  textEn: string;
  textAr: string;
  quantity: number;
  unitPrice: string;
}

interface Offer {
  validThrough: string;
  taxTreatment: string;
  lines: Line[];
  instalments: { basisPoints: number; due: string; days: number }[];
}

interface Revision extends Offer {
  number: number;
  state: string;
  documents: object | null;
  net: string;
  acceptance: { name: string; position: string } | null;
  decline: { note: string } | null;
}

export interface StaffQuotation {
  version: number;
  revisions: Revision[];
}

/** The quotation of an inquiry as staff read it; whoever is signed in to the browser asks. */
export async function quotationOf(page: Page, inquiryId: string): Promise<StaffQuotation> {
  return (await page.request.get(at(inquiryId))).json() as Promise<StaffQuotation>;
}

/** The path of the page of a request whose first revision can be answered, at less than what takes a code. */
export async function quotedPage(
  page: Page,
  change: object = {},
  offer?: (offer: Offer) => object,
): Promise<{ id: string; path: string }> {
  const [sent] = await sendInquiries(page, [{ quantity: 100, ...change }]);
  await sendRevision(page, sent!.id, offer);
  return { id: sent!.id, path: new URL(sent!.link).pathname };
}

/**
 * Sends a revision, at the inquiry's own prices unless lines are given, and waits until it can be answered.
 *
 * @param change of what is offered
 */
export async function sendRevision(
  page: Page,
  inquiryId: string,
  change?: (offer: Offer) => object,
): Promise<StaffQuotation> {
  const { version } = await draftRevision(page, inquiryId, change);
  let revisions: Revision[];
  await written(page, 'post', inquiryId, '/send', { isDiscountConfirmed: true }, version);
  await expect
    .poll(async () => {
      ({ revisions } = await quotationOf(page, inquiryId));
      return revisions[0]!.documents;
    })
    .not.toBeNull();
  return quotationOf(page, inquiryId);
}

/** Begins a revision, at the inquiry's own prices unless lines are given. @param change of what is offered */
export async function draftRevision(
  page: Page,
  inquiryId: string,
  change?: (offer: Offer) => object,
): Promise<StaffQuotation> {
  const draft = await written(page, 'post', inquiryId, '/draft');
  if (!change) return draft;
  return written(page, 'put', inquiryId, '/draft', change(offerOf(draft.revisions[0]!)), draft.version);
}

/** Accepts what was sent, as if the customer had done so by telephone. */
export async function acceptByTelephone(page: Page, inquiryId: string): Promise<void> {
  const { revisions } = await quotationOf(page, inquiryId);
  const { number } = revisions.find(({ state }) => state === 'sent')!;
  const said = { revision: number, name: 'Layla', saidAt: new Date().toISOString() };
  await written(page, 'post', inquiryId, '/accept', said);
}

/** What is written of a draft. */
function offerOf({ validThrough, taxTreatment, lines, instalments }: Revision): Offer {
  return {
    ...{ validThrough, taxTreatment },
    lines: lines.map(({ kind, key, textEn, textAr, quantity, unitPrice }) => ({
      ...{ kind, key, textEn, textAr, quantity, unitPrice },
    })),
    instalments: instalments.map(({ basisPoints, due, days }) => ({ basisPoints, due, days })),
  };
}

/** Another quantity of the first line. */
export function ofQuantity(quantity: number): (offer: Offer) => Offer {
  return ({ lines: [first, ...others], ...offer }) => ({
    ...offer,
    lines: [{ ...first!, quantity }, ...others],
  });
}

/** The longest texts and the highest figures, nowhere a place to break them. */
export function longest(offer: Offer): object {
  const text = 'W'.repeat(MOST.lineText);
  const line = { kind: 'service', textEn: text, textAr: '﷽'.repeat(MOST.lineText), quantity: 1_000 };
  return {
    ...offer,
    lines: [...offer.lines, { ...line, unitPrice: '9999999.99' }, { ...line, unitPrice: '0.01' }],
    discountBasisPoints: 1_000,
    incoterm: 'DDP',
    place: 'W'.repeat(MOST.place),
    indicative: {
      currency: 'USD',
      rate: '49.123456',
      source: 'W'.repeat(MOST.rateSource),
      day: offer.validThrough,
    },
    termsEn: `${'W'.repeat(300)} Terms`,
    termsAr: `${'﷽'.repeat(100)} شروط`,
  };
}

async function written(
  page: Page,
  method: 'post' | 'put',
  inquiryId: string,
  path: string,
  data?: object,
  version?: number,
): Promise<StaffQuotation> {
  const answer = await page.request[method](`${at(inquiryId)}${path}`, {
    ...(data && { data }),
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return answer.json() as Promise<StaffQuotation>;
}

const at = (inquiryId: string) => `/api/admin/inquiries/${inquiryId}/quotation`;
