import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { QuotationPreviews } from '../application/quotation-previews.js';
import { offerExample } from './offer.dto.js';
import { QuotationPreviewsController } from './quotation-previews.controller.js';
import { quotationsHouse } from './quotations-house.fixture.js';

const INQUIRY = '01993c00-0000-7000-8000-00000000abcd';
const DRAFT = `/api/admin/inquiries/${INQUIRY}/quotation/draft`;
const ROUTE = '/api/admin/inquiries/:id/quotation/draft';

function open(house = quotationsHouse()): Promise<ControllerApp> {
  return controllerApp({
    controllers: [QuotationPreviewsController],
    providers: [{ provide: QuotationPreviews, useValue: house.previews }],
  });
}

describeAdmission(open, {
  [`POST ${ROUTE}/preview`]: 'quotations.write',
  [`POST ${ROUTE}/document`]: 'quotations.write',
  [`POST ${ROUTE}/pages`]: 'quotations.write',
  [`GET ${ROUTE}/mail`]: 'quotations.write',
});

describe('a preview', () => {
  let house: ReturnType<typeof quotationsHouse>;
  let app: ControllerApp;
  beforeEach(async () => {
    house = quotationsHouse();
    house.inquiries.add(INQUIRY);
    app = await open(house);
    await house.staff.prepare(INQUIRY, MONA);
  });
  const preview = (change: object = {}) =>
    app.ask(`POST ${DRAFT}/preview`, { body: { ...offerExample, ...change } });
  const kept = async () =>
    JSON.stringify(await house.staff.read(INQUIRY), (_, value: unknown) =>
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

  it('is printed as it is written, in either language', async () => {
    const answer = await app.ask<string>(`POST ${DRAFT}/document?language=ar`, {
      body: { ...offerExample, validThrough: '2026-12-24' },
    });
    expect(answer.body).toBe('%PDF of R1, draft, through 2026-12-24, ar');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="TRZ-2026-000123-R1-draft.ar.pdf"',
    });
    house.printer.fails = true;
    const failed = await app.ask(`POST ${DRAFT}/document?language=en`, { body: offerExample });
    expect([failed.status, failed.body]).toMatchObject([503, { code: 'document.unavailable' }]);
    expect((await app.ask(`POST ${DRAFT}/document`, { body: offerExample })).status).toBe(400);
  });

  it('is drawn page by page, as a picture that does nothing', async () => {
    const answer = await app.ask<string>(`POST ${DRAFT}/pages?language=ar`, {
      body: { ...offerExample, validThrough: '2026-12-24' },
    });
    expect(answer.body).toBe('<svg>R1, draft, through 2026-12-24, ar</svg>');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    house.printer.fails = true;
    const failed = await app.ask(`POST ${DRAFT}/pages?language=en`, { body: offerExample });
    expect([failed.status, failed.body]).toMatchObject([503, { code: 'document.unavailable' }]);
  });

  it('shows the mail that sending writes, and writes none', async () => {
    const { status, body } = await app.ask(`GET ${DRAFT}/mail`);
    expect([status, body]).toMatchObject([
      200,
      { to: { email: 'layla@example.com' }, language: 'ar', subject: 'sent R1' },
    ]);
    expect(house.mails.written).toEqual([]);
  });

  it.each(['POST preview', 'POST document?language=en', 'POST pages?language=en', 'GET mail'])(
    'needs a draft: %s',
    async (route) => {
      const [method, path] = route.split(' ');
      const ask = (url: string) =>
        app.ask(`${method} ${url}/${path}`, method === 'POST' ? { body: offerExample } : {});
      await house.staff.send(INQUIRY, false, MONA);
      const none = await ask(DRAFT);
      expect([none.status, none.body]).toMatchObject([409, { code: 'quotation.no-draft' }]);
      expect((await ask(DRAFT.replace(INQUIRY, UNKNOWN_ID))).status).toBe(404);
    },
  );
});
