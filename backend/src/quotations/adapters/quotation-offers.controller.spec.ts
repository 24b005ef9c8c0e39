import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { StaffQuotations } from '../application/staff-quotations.js';
import { offerExample } from './offered.dto.js';
import type { QuotationDto } from './quotation.dto.js';
import { QuotationOffersController } from './quotation-offers.controller.js';
import { quotationsInMemory } from './quotations-in-memory.fixture.js';

const INQUIRY = '01993c00-0000-7000-8000-00000000abcd';
const DRAFT = `/api/admin/inquiries/${INQUIRY}/quotation/draft`;
const ROUTE = '/api/admin/inquiries/:id/quotation/draft';

function open(fakes = quotationsInMemory()): Promise<ControllerApp> {
  return controllerApp({
    controllers: [QuotationOffersController],
    providers: [{ provide: StaffQuotations, useValue: fakes.staff }],
  });
}

describeAdmission(open, {
  [`PUT ${ROUTE}`]: 'quotations.write',
  [`POST ${ROUTE}/preview`]: 'quotations.write',
});

let fakes: ReturnType<typeof quotationsInMemory>;
let app: ControllerApp;
beforeEach(async () => {
  fakes = quotationsInMemory();
  fakes.inquiries.add(INQUIRY);
  app = await open(fakes);
  await fakes.staff.prepare(INQUIRY, MONA);
});
const put = (change: object, headers = {}) =>
  app.ask(`PUT ${DRAFT}`, { body: { ...offerExample, ...change }, headers });

describe('a draft', () => {
  it('is edited under its tag, with its sums', async () => {
    const edited = await app.ask<QuotationDto>(`PUT ${DRAFT}`, {
      body: offerExample,
      headers: { 'if-match': '"2"' },
    });
    expect(edited.body.revisions[0]).toMatchObject({
      state: 'draft',
      subtotal: '23700.00',
      discount: '1000.00',
      net: '22700.00',
      tax: '3178.00',
      total: '25878.00',
      lines: [{ amount: '23000.00' }, { amount: '700.00' }, { amount: '-1000.00', key: null }],
      instalments: [{ amount: '12939.00' }, { amount: '12939.00' }],
      indicative: { currency: 'SAR', amount: '2013.85' },
    });
  });

  it('that somebody has changed meanwhile is shown as it is', async () => {
    const stale = await put({}, { 'if-match': '"1"' });
    expect(stale).toMatchObject({ status: 412, body: { code: 'entity.stale', current: { version: 2 } } });
  });

  it.each<[string, object]>([
    ['a price below nothing', { lines: [{ ...offerExample.lines[0], unitPrice: '-1.00' }] }],
    ['a price of three decimals', { lines: [{ ...offerExample.lines[0], unitPrice: '1.001' }] }],
    ['a price of ten millions', { lines: [{ ...offerExample.lines[0], unitPrice: '10000000' }] }],
    ['no pieces', { lines: [{ ...offerExample.lines[0], quantity: 0 }] }],
    ['half a piece', { lines: [{ ...offerExample.lines[0], quantity: 0.5 }] }],
    ['more than a million', { lines: [{ ...offerExample.lines[0], quantity: 1_000_001 }] }],
    ['301 letters', { lines: [{ ...offerExample.lines[0], textEn: 'a'.repeat(301) }] }],
    ['a line of another kind', { lines: [{ ...offerExample.lines[0], kind: 'assignment' }] }],
    ['51 lines', { lines: Array.from({ length: 51 }, () => offerExample.lines[0]) }],
    ['a line that is none', { lines: ['x'] }],
    ['a discount of 50.01 %', { discountBasisPoints: 5_001 }],
    ['another tax', { taxTreatment: 'luxury' }],
    ['five payments', { instalments: Array.from({ length: 5 }, () => offerExample.instalments[0]) }],
    ['a payment in 91 days', { instalments: [{ basisPoints: 10_000, due: 'days_after', days: 91 }] }],
    ['another Incoterm', { incoterm: 'DAT' }],
    ['a place of 121 letters', { place: 'a'.repeat(121) }],
    ['another currency', { indicative: { ...offerExample.indicative, currency: 'GBP' } }],
    ['no rate', { indicative: { ...offerExample.indicative, rate: '0.000000' } }],
    ...['2026-02-30', '2026-99-99', '2026-W48', '26-11-23'].map(
      (day) => [`a rate of ${day}`, { indicative: { ...offerExample.indicative, day } }] as [string, object],
    ),
    ['seven decimals', { indicative: { ...offerExample.indicative, rate: '1.0000001' } }],
    ['terms of 4,001 letters', { termsEn: 'a'.repeat(4_001) }],
    ['another field', { total: '1.00' }],
    ['no day', { validThrough: 'tomorrow' }],
  ])('takes nothing with %s', async (_, change) => {
    expect(await put(change)).toMatchObject({ status: 400, body: { code: 'body.invalid' } });
  });

  it('says what is wrong with an offer, by field', async () => {
    const { revisions } = await fakes.staff.read(INQUIRY);
    const [shirts] = revisions[0]?.sums.lines ?? [];
    const { kind, textEn, quantity, key } = shirts ?? {};
    const line = { kind, textEn, quantity, key, unitPrice: '1.00' };
    expect(await put({ lines: [line], validThrough: '2026-02-30' })).toMatchObject({
      status: 422,
      body: {
        code: 'quotation.reason-required',
        errors: [{ path: 'lines[0].overrideReason' }, { path: 'validThrough' }],
      },
    });
  });
});

describe('a preview', () => {
  const preview = (change: object = {}) =>
    app.ask(`POST ${DRAFT}/preview`, { body: { ...offerExample, ...change } });
  const kept = async () =>
    JSON.stringify(await fakes.staff.read(INQUIRY), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );

  it('adds an offer up as editing does, and stores nothing', async () => {
    const before = await kept();
    const { status, body } = await preview();
    expect([status, body]).toMatchObject([
      200,
      { state: 'draft', net: '22700.00', total: '25878.00', instalments: [{ amount: '12939.00' }, {}] },
    ]);
    expect(await kept()).toBe(before);
  });

  it('says what is wrong at its field', async () => {
    const instalments = [{ basisPoints: 9_999, due: 'on_acceptance', days: 0 }];
    const { status, body } = await preview({ instalments });
    expect([status, body]).toMatchObject([
      422,
      { errors: [{ path: expect.stringMatching(/^instalments/) }] },
    ]);
    expect((await preview({ validThrough: 'soon' })).status).toBe(400);
    expect((await preview({ taxTreatment: 'none' })).status).toBe(422);
  });

  it('needs a draft', async () => {
    await fakes.staff.send(INQUIRY, false, MONA);
    expect(await preview()).toMatchObject({ status: 409, body: { code: 'quotation.no-draft' } });
    const unknown = DRAFT.replace(INQUIRY, UNKNOWN_ID);
    expect((await app.ask(`POST ${unknown}/preview`, { body: offerExample })).status).toBe(404);
  });
});
