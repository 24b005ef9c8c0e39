import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { inquiriesApp } from './inquiries-app.fixture.js';
import { InquiryOwnersController } from './inquiry-owners.controller.js';
import { omar, openInquiries, salma } from './manage-inquiries.fixture.js';

const OWNER = '/api/admin/inquiries/owner';

describeAdmission(() => inquiriesApp(InquiryOwnersController), {
  [`POST ${OWNER}`]: 'inquiries.answer',
  [`POST ${OWNER}/undo`]: 'inquiries.answer',
});

let kept: ReturnType<typeof openInquiries>;
let app: ControllerApp;
let id: string;

beforeEach(async () => {
  kept = openInquiries();
  app = await inquiriesApp(InquiryOwnersController, kept);
  id = await kept.received();
});

describe('the owner of several inquiries', () => {
  const assign = (body: unknown) => app.ask(`POST ${OWNER}`, { body });

  it('is said for all of them, and taken back', async () => {
    expect(await assign({ ids: [id, UNKNOWN_ID], ownerId: salma.id })).toMatchObject({
      status: 200,
      body: [
        { id, outcome: 'changed', from: null, version: 2 },
        { id: UNKNOWN_ID, outcome: 'failed' },
      ],
    });
    expect(await kept.store.find(id)).toMatchObject({ ownerId: salma.id });
    const undone = await app.ask(`POST ${OWNER}/undo`, { body: { changes: [{ id, version: 2 }] } });
    expect(undone).toMatchObject({ status: 200, body: [{ outcome: 'changed', from: salma.id, version: 3 }] });
    expect(await kept.store.find(id)).toMatchObject({ ownerId: null });
  });

  it('is said only where they are whose they were', async () => {
    const body = { ids: [id], ownerId: salma.id, from: omar.id };
    expect(await assign(body)).toMatchObject({
      status: 200,
      body: [{ id, outcome: 'failed', problem: { code: 'inquiry.owner-changed-since' } }],
    });
    expect(await kept.store.find(id)).toMatchObject({ ownerId: null });
  });

  it('is nobody who may not answer', async () => {
    expect(await assign({ ids: [id], ownerId: omar.id })).toMatchObject({
      status: 422,
      body: { code: 'owner.may-not-answer' },
    });
  });

  it.each<[string, object]>([
    ['no ids', { ids: [], ownerId: null }],
    ['no owner', { ids: [UNKNOWN_ID] }],
    ['a name', { ids: [UNKNOWN_ID], ownerId: 'Salma' }],
    ['a name whose they were', { ids: [UNKNOWN_ID], ownerId: null, from: 'Salma' }],
    ['another field', { ids: [UNKNOWN_ID], ownerId: null, status: 'new' }],
  ])('is not said by %s', async (_, body) => {
    expect(await assign(body)).toMatchObject({ status: 400, body: { code: 'body.invalid' } });
  });
});
