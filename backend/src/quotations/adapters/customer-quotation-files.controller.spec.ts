import { beforeEach, describe, expect, it } from '@jest/globals';
import { CustomerLinks } from '../../customer-links/index.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { QuotationFiles } from '../application/quotation-files.js';
import { ReadQuotationFiles } from '../application/read-quotation-files.js';
import { CustomerQuotationFilesController } from './customer-quotation-files.controller.js';
import { quotationsInMemory } from './quotations-in-memory.fixture.js';

const INQUIRY = '01993c00-0000-7000-8000-00000000abcd';

const stored = { read: async (key: string) => Buffer.from(`%PDF ${key}`) };

function open(fakes = quotationsInMemory()): Promise<ControllerApp> {
  return controllerApp({
    controllers: [CustomerQuotationFilesController],
    providers: [
      {
        provide: QuotationFiles,
        useValue: new ReadQuotationFiles(fakes.quotations, fakes.inquiries, stored, fakes.printer),
      },
      {
        provide: CustomerLinks,
        useValue: { open: async (token: string) => (token === 'good' ? { inquiryId: INQUIRY } : undefined) },
      },
    ],
  });
}

describeAdmission(open, { 'GET /api/requests/:token/quotation/revisions/:revision/document': null });

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
  const get = (rest: string) => app.ask(`GET /api/requests/good/quotation/${rest}`);

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

  it.each([
    ['revisions/2/document?language=en', 404],
    ['revisions/1/document', 400],
    ['revisions/1/document?language=fr', 400],
    ['revisions/one/document?language=en', 400],
  ])('get nothing for %s: %d', async (rest, status) => {
    expect((await get(rest)).status).toBe(status);
  });
});

it('another token gets nothing', async () => {
  const url = '/api/requests/bad/quotation/revisions/1/document?language=en';
  expect(await app.ask(`GET ${url}`)).toMatchObject({ status: 404, body: { code: 'link.unknown' } });
});
