import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { DraftDocuments } from '../application/draft-documents.js';
import { DraftDocumentsController } from './draft-documents.controller.js';
import { offerExample } from './offered.dto.js';
import { quotationsInMemory } from './quotations-in-memory.fixture.js';

const INQUIRY = '01993c00-0000-7000-8000-00000000abcd';
const DRAFT = `/api/admin/inquiries/${INQUIRY}/quotation/draft`;

function open(fakes = quotationsInMemory()): Promise<ControllerApp> {
  return controllerApp({
    controllers: [DraftDocumentsController],
    providers: [{ provide: DraftDocuments, useValue: fakes.previews }],
  });
}

const ROUTE = '/api/admin/inquiries/:id/quotation/draft';

describeAdmission(open, {
  [`POST ${ROUTE}/document`]: 'quotations.write',
  [`POST ${ROUTE}/pages`]: 'quotations.write',
});

describe('the document of a draft', () => {
  let fakes: ReturnType<typeof quotationsInMemory>;
  let app: ControllerApp;
  beforeEach(async () => {
    fakes = quotationsInMemory();
    fakes.inquiries.add(INQUIRY);
    app = await open(fakes);
    await fakes.staff.prepare(INQUIRY, MONA);
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
    fakes.printer.fails = true;
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
    fakes.printer.fails = true;
    const failed = await app.ask(`POST ${DRAFT}/pages?language=en`, { body: offerExample });
    expect([failed.status, failed.body]).toMatchObject([503, { code: 'document.unavailable' }]);
  });

  it.each(['document', 'pages'])('needs a draft: %s', async (file) => {
    await fakes.staff.send(INQUIRY, false, MONA);
    const ask = (draft: string) => app.ask(`POST ${draft}/${file}?language=en`, { body: offerExample });
    expect(await ask(DRAFT)).toMatchObject({ status: 409, body: { code: 'quotation.no-draft' } });
    expect((await ask(DRAFT.replace(INQUIRY, UNKNOWN_ID))).status).toBe(404);
  });
});
