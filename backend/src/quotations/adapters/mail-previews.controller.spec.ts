import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { MailPreviews } from '../application/mail-preview.js';
import { MailPreviewsController } from './mail-previews.controller.js';
import { quotationsInMemory } from './quotations-in-memory.fixture.js';

const INQUIRY = '01993c00-0000-7000-8000-00000000abcd';
const DRAFT = `/api/admin/inquiries/${INQUIRY}/quotation/draft`;

function open(fakes = quotationsInMemory()): Promise<ControllerApp> {
  return controllerApp({
    controllers: [MailPreviewsController],
    providers: [{ provide: MailPreviews, useValue: fakes.previews }],
  });
}

describeAdmission(open, { 'GET /api/admin/inquiries/:id/quotation/draft/mail': 'quotations.write' });

describe('the mail of a draft', () => {
  let fakes: ReturnType<typeof quotationsInMemory>;
  let app: ControllerApp;
  beforeEach(async () => {
    fakes = quotationsInMemory();
    fakes.inquiries.add(INQUIRY);
    app = await open(fakes);
    await fakes.staff.prepare(INQUIRY, MONA);
  });

  it('shows the mail that sending writes, and writes none', async () => {
    const { status, body } = await app.ask(`GET ${DRAFT}/mail`);
    expect([status, body]).toMatchObject([
      200,
      { to: { email: 'layla@example.com' }, language: 'ar', subject: 'sent R1' },
    ]);
    expect(fakes.mails.written).toEqual([]);
  });

  it('needs a draft', async () => {
    await fakes.staff.send(INQUIRY, false, MONA);
    const none = await app.ask(`GET ${DRAFT}/mail`);
    expect(none).toMatchObject({ status: 409, body: { code: 'quotation.no-draft' } });
    expect((await app.ask(`GET ${DRAFT.replace(INQUIRY, UNKNOWN_ID)}/mail`)).status).toBe(404);
  });
});
