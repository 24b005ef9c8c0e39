import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, type ControllerApp } from '../../test-support/controller-app.js';
import { EnteredInquiries, type Entering } from '../application/inquiry-submissions.js';
import { EnteredInquiriesController } from './entered-inquiries.controller.js';
import { openSubmissions } from './open-submissions.fixture.js';
import { enteredInquiryExample as example } from './submission.dto.js';

const ENTER = 'POST /api/admin/inquiries';

function open(kept = openSubmissions(), inquiriesPerMinute = 0): Promise<ControllerApp> {
  return controllerApp(
    {
      controllers: [EnteredInquiriesController],
      providers: [{ provide: EnteredInquiries, useValue: kept.submissions }],
    },
    { inquiriesPerMinute },
  );
}

describeAdmission(open, { [ENTER]: 'inquiries.answer' });

describe('an inquiry that staff enter', () => {
  let kept: ReturnType<typeof openSubmissions>;
  let app: ControllerApp;
  beforeEach(async () => {
    kept = openSubmissions();
    app = await open(kept);
  });
  const enter = (change: object = {}, headers = {}) =>
    app.ask<Record<string, unknown>>(ENTER, { body: { ...example, ...change }, headers });

  it('is answered with a receipt at our price, without the customer’s link', async () => {
    const { status, body } = await enter();
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        reference: 'TRZ-2026-000001',
        status: 'new',
        isSampleRequest: false,
        quantity: 100,
        totalCost: '14500.00',
        pricePerItem: '145.00',
        sampleCost: '1000.00',
        priceChanged: true,
        createdAt: '2026-03-01T09:30:00.000Z',
      },
    ]);
    expect(kept.store.added).toMatchObject([{ ownerId: MONA.id }]);
  });

  it('that is sent again under its key is told apart from the first', async () => {
    const key = { 'idempotency-key': 'one-attempt' };
    const [first, again] = [await enter({}, key), await enter({}, key)];
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    expect(again).toMatchObject({
      status: 201,
      headers: { 'idempotent-replayed': 'true' },
      body: first.body,
    });
    expect(await enter({ message: 'another' }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency.key-reused' },
    });
    expect(kept.store.added).toHaveLength(1);
  });

  it.each<[string, Partial<Entering> & object, number]>([
    ['as nothing else is said', { notifyCustomer: undefined }, 1],
    ['as it is wanted', { notifyCustomer: true }, 1],
    ['not, as it is not wanted', { notifyCustomer: false }, 0],
  ])('is told to its customer, %s', async (_, change, mails) => {
    await enter(change);
    expect(kept.announced).toHaveLength(mails);
  });

  it.each<[string, object, string, string]>([
    ['no name', { customerName: ' ' }, 'customerName', 'field.required'],
    ['no e-mail address', { customerEmail: 'layla' }, 'customerEmail', 'field.format'],
    ['no fabric', { fabricId: undefined }, 'fabricId', 'field.required'],
    ['a choice that is a text', { notifyCustomer: 'yes' }, 'notifyCustomer', 'field.type'],
  ])('is refused with %s, and nothing stays', async (_, change, path, code) => {
    const { status, body } = await enter(change);
    expect([status, body.errors]).toEqual([
      400,
      expect.arrayContaining([expect.objectContaining({ path, code })]),
    ]);
    expect(kept.store.added).toEqual([]);
  });

  it('is none of the visitors’ so many a minute', async () => {
    app = await open(kept, 1);
    for (let times = 0; times < 3; times += 1) expect((await enter()).status).toBe(201);
  });
});
