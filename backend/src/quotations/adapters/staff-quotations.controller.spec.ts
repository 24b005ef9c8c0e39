import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Permission } from '../../auth/index.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import type { Money } from '../../shared/domain/money.js';
import { StaffQuotations } from '../application/staff-quotations.js';
import { egp, line } from '../domain/offer.fixture.js';
import type { QuotationDto } from './quotation.dto.js';
import { CONFIGURATION, quotationsInMemory } from './quotations-in-memory.fixture.js';
import { StaffQuotationsController } from './staff-quotations.controller.js';

const INQUIRY = '01993c00-0000-7000-8000-00000000abcd';
const QUOTATION = `/api/admin/inquiries/${INQUIRY}/quotation`;
const ROUTE = '/api/admin/inquiries/:id/quotation';

function open(fakes = quotationsInMemory()): Promise<ControllerApp> {
  return controllerApp({
    controllers: [StaffQuotationsController],
    providers: [{ provide: StaffQuotations, useValue: fakes.staff }],
  });
}

describeAdmission(open, {
  [`GET ${ROUTE}`]: 'quotations.read',
  [`POST ${ROUTE}/draft`]: 'quotations.write',
  [`DELETE ${ROUTE}/draft`]: 'quotations.write',
  [`POST ${ROUTE}/draft/reprice`]: 'quotations.write',
  [`POST ${ROUTE}/send`]: 'quotations.write',
  [`POST ${ROUTE}/withdraw`]: 'quotations.write',
  [`POST ${ROUTE}/accept`]: 'quotations.write',
  [`POST ${ROUTE}/acceptance/undo`]: 'quotations.write',
});

let fakes: ReturnType<typeof quotationsInMemory>;
let app: ControllerApp;
beforeEach(async () => {
  fakes = quotationsInMemory();
  fakes.inquiries.add(INQUIRY);
  app = await open(fakes);
});
const draft = () => app.ask<QuotationDto>(`POST ${QUOTATION}/draft`);

describe('a quotation', () => {
  it('is drafted under its tag, and sent', async () => {
    const { status, headers, body } = await draft();
    expect([status, headers.etag, body.revisions[0]?.total]).toEqual([201, '"2"', '27018.00']);
    const sent = await app.ask<QuotationDto>(`POST ${QUOTATION}/send`, { body: {} });
    expect(sent.body).toMatchObject({
      version: 3,
      revisions: [{ state: 'sent', sending: { by: MONA.email, email: 'layla@example.com', language: 'ar' } }],
      events: [{ kind: 'sent', revision: 1, by: MONA.email }],
    });
  });

  it('is sent at a large discount by whoever may confirm that, and by nobody else', async () => {
    await draft();
    const { offer } = (await fakes.staff.read(INQUIRY)).revisions[0]!;
    const written = { ...offer, discountBasisPoints: 1_001, taxTreatment: offer.tax.key };
    await fakes.staff.edit(INQUIRY, written, MONA);
    const send = (isDiscountConfirmed: boolean, ...permissions: Permission[]) =>
      app.ask(`POST ${QUOTATION}/send`, { body: { isDiscountConfirmed }, permissions });
    expect(await send(true, 'quotations.write')).toMatchObject({
      status: 403,
      body: { code: 'permission.missing' },
    });
    expect(await send(false, 'quotations.write')).toMatchObject({
      status: 422,
      body: { code: 'quotation.discount-unconfirmed' },
    });
    expect((await send(true, 'quotations.write', 'discounts.confirm')).status).toBe(200);
  });

  it('is not given prices of today that are less than what is taken off', async () => {
    const sample = (sampleCost: Money) => ({
      ...CONFIGURATION,
      quote: { ...CONFIGURATION.quote, sampleCost },
    });
    fakes.inquiries.add(INQUIRY, { isSampleRequest: true });
    await draft();
    const { offer } = (await fakes.staff.read(INQUIRY)).revisions[0]!;
    const lines = [...offer.lines, line({ kind: 'discount', unitPrice: egp('1000.00') })];
    await fakes.staff.edit(INQUIRY, { ...offer, lines, taxTreatment: offer.tax.key }, MONA);
    fakes.catalogue.today = sample(egp('900.00'));
    expect(await app.ask(`POST ${QUOTATION}/draft/reprice`)).toMatchObject({
      status: 422,
      body: {
        code: 'quotation.credits-exceed',
        errors: [{ path: 'lines', code: 'quotation.credits-exceed' }],
      },
    });
    fakes.catalogue.today = sample(egp('1100.00'));
    expect((await app.ask(`POST ${QUOTATION}/draft/reprice`)).status).toBe(200);
  });

  it.each([
    ['POST', `/api/admin/inquiries/${UNKNOWN_ID}/quotation/draft`, 'inquiry.unknown'],
    ['GET', QUOTATION, 'quotation.unknown'],
    ['POST', `${QUOTATION}/withdraw`, 'quotation.unknown'],
  ])('is missing: %s %s', async (method, url, code) => {
    expect(await app.ask(`${method} ${url}`)).toMatchObject({ status: 404, body: { code } });
  });

  it('is accepted as it was heard, taken back, withdrawn, drafted again and thrown away', async () => {
    const id = await fakes.sent();
    const url = `/api/admin/inquiries/${INQUIRY}/quotation`;
    fakes.inquiries.kept.delete(id);
    await draft();
    await app.ask(`POST ${url}/send`, { body: {} });
    await fakes.jobs.work();
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
    ...[
      ...['yesterday', '2026-11-23', '2026-W48', '2026-327', '20261123', '20261123T070000Z'],
      ...['2026-11-23T07:00', '2026-02-30T07:00:00Z', '2026-11-23T25:00:00Z', '2026-11-23T07:00:60Z', '', 7],
    ].map((saidAt) => ['accept', { revision: 1, name: 'Layla', saidAt }] as const),
    ['acceptance/undo', { reason: '' }],
    ['send', { isDiscountConfirmed: 'yes' }],
  ])('takes nothing half: %s %j', async (path, body) => {
    expect((await app.ask(`POST ${QUOTATION}/${path}`, { body })).status).toBe(400);
  });
});
