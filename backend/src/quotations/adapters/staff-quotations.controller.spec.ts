import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { StaffQuotations } from '../application/staff-quotations.js';
import { offerExample } from './offer.dto.js';
import type { QuotationDto } from './quotation.dto.js';
import { quotationsHouse } from './quotations-house.fixture.js';
import { StaffQuotationsController } from './staff-quotations.controller.js';

const INQUIRY = '01993c00-0000-7000-8000-00000000abcd';
const QUOTATION = `/api/admin/inquiries/${INQUIRY}/quotation`;
const ROUTE = '/api/admin/inquiries/:id/quotation';

function open(house = quotationsHouse()): Promise<ControllerApp> {
  return controllerApp({
    controllers: [StaffQuotationsController],
    providers: [{ provide: StaffQuotations, useValue: house.staff }],
  });
}

describeAdmission(open, {
  [`GET ${ROUTE}`]: 'quotations.read',
  [`POST ${ROUTE}/draft`]: 'quotations.write',
  [`PUT ${ROUTE}/draft`]: 'quotations.write',
  [`DELETE ${ROUTE}/draft`]: 'quotations.write',
  [`POST ${ROUTE}/draft/reprice`]: 'quotations.write',
  [`POST ${ROUTE}/send`]: 'quotations.write',
  [`POST ${ROUTE}/withdraw`]: 'quotations.write',
  [`POST ${ROUTE}/accept`]: 'quotations.write',
  [`POST ${ROUTE}/acceptance/undo`]: 'quotations.write',
});

let house: ReturnType<typeof quotationsHouse>;
let app: ControllerApp;
beforeEach(async () => {
  house = quotationsHouse();
  house.inquiries.add(INQUIRY);
  app = await open(house);
});
const draft = () => app.ask<QuotationDto>(`POST ${QUOTATION}/draft`);
const put = (change: object, headers = {}) =>
  app.ask(`PUT ${QUOTATION}/draft`, { body: { ...offerExample, ...change }, headers });

describe('a quotation', () => {
  it('is drafted, edited and sent under its tag, with its sums', async () => {
    const { status, headers, body } = await draft();
    expect([status, headers.etag, body.revisions[0]?.total]).toEqual([201, '"2"', '27018.00']);
    const edited = await app.ask<QuotationDto>(`PUT ${QUOTATION}/draft`, {
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
    const sent = await app.ask<QuotationDto>(`POST ${QUOTATION}/send`, { body: {} });
    expect(sent.body).toMatchObject({
      version: 4,
      revisions: [{ state: 'sent', sending: { by: MONA.email, email: 'layla@example.com', language: 'ar' } }],
      events: [{ kind: 'sent', revision: 1, by: MONA.email }],
    });
  });

  it('that somebody has changed meanwhile is shown as it is', async () => {
    await draft();
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
    ['a line of another kind', { lines: [{ ...offerExample.lines[0], kind: 'gift' }] }],
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
    ['seven decimals', { indicative: { ...offerExample.indicative, rate: '1.0000001' } }],
    ['terms of 4,001 letters', { termsEn: 'a'.repeat(4_001) }],
    ['another field', { total: '1.00' }],
    ['no day', { validThrough: 'tomorrow' }],
  ])('takes nothing with %s', async (_, change) => {
    await draft();
    expect(await put(change)).toMatchObject({ status: 400, body: { code: 'body.invalid' } });
  });

  it('says what is wrong with an offer, by field', async () => {
    const { body } = await draft();
    const [shirts] = body.revisions[0]?.lines ?? [];
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

  it.each([
    ['POST', `/api/admin/inquiries/${UNKNOWN_ID}/quotation/draft`, 'inquiry.unknown'],
    ['GET', QUOTATION, 'quotation.unknown'],
    ['POST', `${QUOTATION}/withdraw`, 'quotation.unknown'],
  ])('is missing: %s %s', async (method, url, code) => {
    expect(await app.ask(`${method} ${url}`)).toMatchObject({ status: 404, body: { code } });
  });

  it('is accepted as it was heard, taken back, withdrawn, drafted again and thrown away', async () => {
    const id = await house.sent();
    const url = `/api/admin/inquiries/${INQUIRY}/quotation`;
    house.inquiries.kept.delete(id);
    await draft();
    await app.ask(`POST ${url}/send`, { body: {} });
    await house.jobs.work();
    const heard = { revision: 1, name: 'Layla', saidAt: '2026-11-23T07:00:00Z' };
    const states = [];
    for (const [route, body] of [
      ['POST accept', heard],
      ['POST acceptance/undo', { reason: 'Another one was meant' }],
      ['POST withdraw', undefined],
      ['POST draft', undefined],
      ['POST draft/reprice', undefined],
      ['DELETE draft', undefined],
    ] as const) {
      const [method, path] = route.split(' ');
      const answer = await app.ask<QuotationDto>(`${method} ${url}/${path}`, body ? { body } : {});
      states.push(answer.body.revisions[0]?.state);
    }
    expect(states).toEqual(['accepted', 'sent', 'withdrawn', 'draft', 'draft', 'discarded']);
  });

  it.each([
    ['accept', { revision: 1, name: ' ', saidAt: '2026-11-23T07:00:00Z' }],
    ['accept', { revision: 1, name: 'Layla', saidAt: 'yesterday' }],
    ['acceptance/undo', { reason: '' }],
    ['send', { isDiscountConfirmed: 'yes' }],
  ])('takes nothing half: %s %j', async (path, body) => {
    expect((await app.ask(`POST ${QUOTATION}/${path}`, { body })).status).toBe(400);
  });
});
