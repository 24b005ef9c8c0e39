import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { InquirySubmissions } from '../application/inquiry-submissions.js';
import { InquiriesController } from './inquiries.controller.js';
import { DISCONTINUED, openSubmissions } from './open-submissions.fixture.js';
import { inquirySubmissionExample as example } from './submission.dto.js';

const SUBMIT = 'POST /api/inquiries';
function open({ submissions } = openSubmissions(), inquiriesPerMinute = 0): Promise<ControllerApp> {
  return controllerApp(
    {
      controllers: [InquiriesController],
      providers: [{ provide: InquirySubmissions, useValue: submissions }],
    },
    { inquiriesPerMinute },
  );
}

describeAdmission(open, { [SUBMIT]: null });

describe('an inquiry', () => {
  let kept: ReturnType<typeof openSubmissions>;
  let app: ControllerApp;
  beforeEach(async () => {
    kept = openSubmissions();
    app = await open(kept);
  });
  const submit = (change: object = {}, headers = {}, to = app) =>
    to.ask(SUBMIT, { body: { ...example, ...change }, headers, permissions: null });

  it('is answered with a receipt at our price', async () => {
    expect(await submit({ source: 'newsletter' })).toMatchObject({
      status: 201,
      body: {
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
        link: 'link to layla@example.com in en',
      },
    });
  });

  it('that is sent again under its key is told apart from the first', async () => {
    const key = { 'idempotency-key': 'one-attempt' };
    const [first, again] = [await submit({}, key), await submit({}, key)];

    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    expect(again).toMatchObject({
      status: 201,
      headers: { 'idempotent-replayed': 'true' },
      body: first.body,
    });
    expect(await submit({ message: 'another' }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency.key-reused' },
    });
    expect(kept.store.added).toHaveLength(1);
  });

  it.each(['', 'two words', 'x'.repeat(129), 'مفتاح'])('is not taken under the key "%s"', async (key) => {
    const { status, body } = await submit({}, { 'idempotency-key': key });
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  });

  it.each<[string, object, number, string, string]>([
    ['an order of one piece', { quantity: 1 }, 422, 'quantity', 'quantity.sample-only'],
    ['a blank name', { customerName: ' \u00a0\n ' }, 400, 'customerName', 'field.required'],
    ['a name of two lines', { customerName: 'a\nb' }, 400, 'customerName', 'field.format'],
    ['a long name', { customerName: '🧵'.repeat(121) }, 400, 'customerName', 'field.too-long'],
    ['no e-mail address', { customerEmail: 'layla' }, 400, 'customerEmail', 'field.format'],
    ['an empty e-mail address', { customerEmail: '' }, 400, 'customerEmail', 'field.format'],
    ['a long message', { message: 'م'.repeat(4001) }, 400, 'message', 'field.too-long'],
    ['a text that is a number', { customerPhone: 123 }, 400, 'customerPhone', 'field.type'],
    ['a flag that is a text', { isSampleRequest: 'true' }, 400, 'isSampleRequest', 'field.type'],
    ['three decimals', { totalCost: 1.005 }, 400, 'totalCost', 'field.format'],
    ['an exponent', { totalCost: '1e3' }, 400, 'totalCost', 'field.format'],
    ['an amount beyond all', { totalCost: 1e21 }, 400, 'totalCost', 'field.format'],
    ['an amount below nothing', { sampleCost: -1 }, 400, 'sampleCost', 'field.type'],
    ['no fabric', { fabricId: undefined }, 400, 'fabricId', 'field.required'],
    ['no name', { customerName: undefined }, 400, 'customerName', 'field.required'],
  ])('is refused with %s, and nothing stays', async (_, change, status, path, code) => {
    const answer = await submit(change);

    expect([answer.status, answer.body.errors]).toEqual([
      status,
      expect.arrayContaining([expect.objectContaining({ path, code })]),
    ]);
    expect(kept.store.added).toEqual([]);
  });

  it('is refused when Pricing does not know what was chosen', async () => {
    expect(await submit({ fabricId: DISCONTINUED })).toMatchObject({
      status: 422,
      body: { code: 'selection.unknown-fabric' },
    });
  });

  it('comes from one address so often a minute, and from another one still', async () => {
    const bounded = await open(kept, 3);
    const from = (remoteAddress: string) =>
      bounded.app.inject({ method: 'POST', url: '/api/inquiries', payload: example, remoteAddress });
    for (let times = 0; times < 3; times += 1) expect((await from('203.0.113.7')).statusCode).toBe(201);
    const refused = await from('203.0.113.7');

    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'client.throttled']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.8')).statusCode).toBe(201);
  });
});
