import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { QuotationFiles } from '../application/quotation-files.js';
import { ReadQuotationFiles } from '../application/read-quotation-files.js';
import { QuotationFilesController } from './quotation-files.controller.js';
import { quotationsInMemory } from './quotations-in-memory.fixture.js';

const INQUIRY = '01993c00-0000-7000-8000-00000000abcd';

const stored = { read: async (key: string) => Buffer.from(`%PDF ${key}`) };

function open(fakes = quotationsInMemory()): Promise<ControllerApp> {
  return controllerApp({
    controllers: [QuotationFilesController],
    providers: [
      {
        provide: QuotationFiles,
        useValue: new ReadQuotationFiles(fakes.quotations, fakes.inquiries, stored, fakes.printer),
      },
    ],
  });
}

describeAdmission(open, {
  'GET /api/admin/inquiries/:id/quotation/revisions/:revision/document': 'quotations.read',
});

let app: ControllerApp;
let fakes: ReturnType<typeof quotationsInMemory>;
beforeEach(async () => {
  fakes = quotationsInMemory();
  app = await open(fakes);
  fakes.inquiries.add(INQUIRY);
  const by = { id: INQUIRY, email: 'mona@tiraz.example' };
  await fakes.staff.prepare(INQUIRY, by);
  await fakes.staff.send(INQUIRY, false, by);
});

describe('the documents', () => {
  const get = (rest: string) => app.ask(`GET /api/admin/inquiries/${INQUIRY}/quotation/${rest}`);

  it('download each language, once it is made', async () => {
    expect(await get('revisions/1/document?language=ar')).toMatchObject({
      status: 404,
      body: { code: 'quotation.document-pending' },
    });
    await fakes.jobs.work();
    expect(await get('revisions/1/document?language=ar')).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="TRZ-2026-000123-R1.ar.pdf"',
        'cache-control': 'no-store',
      },
      body: '%PDF quotations/q/R1.ar',
    });
  });

  it('come without the customer’s link for whoever may not write quotations', async () => {
    const permissions = ['quotations.read'] as const;
    const read = () =>
      app.ask(`GET /api/admin/inquiries/${INQUIRY}/quotation/revisions/1/document?language=ar`, {
        permissions,
      });
    expect(await read()).toMatchObject({ status: 404, body: { code: 'quotation.document-pending' } });
    await fakes.jobs.work();
    expect((await read()).body).toMatch(/^%PDF without a link of R1, sent/);
  });

  it.each([
    ['revisions/2/document?language=en', 404],
    ['revisions/1/document', 400],
    ['revisions/1/document?language=fr', 400],
    ['revisions/one/document?language=en', 400],
  ])('get nothing for %s: %d', async (rest, status) => {
    expect((await get(rest)).status).toBe(status);
  });
});
