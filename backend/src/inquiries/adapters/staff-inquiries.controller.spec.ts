import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { MONA, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { inquiriesApp } from './inquiries-app.fixture.js';
import { HOUR_MS, omar, openInquiries, salma } from './manage-inquiries.fixture.js';
import { StaffInquiriesController } from './staff-inquiries.controller.js';

const INQUIRIES = '/api/admin/inquiries';
describeAdmission(() => inquiriesApp(StaffInquiriesController), {
  [`GET ${INQUIRIES}/:id`]: 'inquiries.read',
  [`PUT ${INQUIRIES}/:id`]: 'inquiries.answer',
  [`POST ${INQUIRIES}/:id/status/undo`]: 'inquiries.answer',
  [`PUT ${INQUIRIES}/:id/owner`]: 'inquiries.answer',
});

let app: ControllerApp;
let id: string;

beforeEach(async () => {
  const kept = openInquiries();
  app = await inquiriesApp(StaffInquiriesController, kept);
  id = await kept.received();
  kept.later(HOUR_MS);
});
const read = async (id: string) => (await app.ask(`GET ${INQUIRIES}/${id}`)).body;
const put = (id: string, body: unknown, headers = {}) => app.ask(`PUT ${INQUIRIES}/${id}`, { body, headers });

describe('an inquiry', () => {
  it('is shown whole, under its tag', async () => {
    const { status, headers, body } = await app.ask(`GET ${INQUIRIES}/${id}`);
    expect([status, headers.etag]).toEqual([200, '"1"']);
    expect(body).toMatchObject({
      reference: 'TRZ-2026-000001',
      status: 'new',
      next: ['in_progress', 'quoted', 'accepted', 'rejected', 'closed'],
      acceptanceConcerns: [],
      totalCost: '14500.00',
      silhouette: 't-shirt',
      selection: {
        productType: { id: 'id', name: 'Name', nameAr: 'اسم', basePrice: '145.00' },
        fabric: { id: 'id', name: 'Name', nameAr: 'اسم', costMultiplier: '0.00' },
        fit: { id: 'id', name: 'Name', nameAr: 'اسم', priceModifier: '0.00' },
        finishingQuality: { id: 'id', name: 'Name', nameAr: 'اسم', priceModifier: '0.00' },
        prints: [],
        colors: [],
        quantity: 100,
      },
      quote: {
        isSample: false,
        totalCost: '14500.00',
        pricePerItem: '145.00',
        sampleCost: '1000.00',
        breakdown: {
          baseCost: '14500.00',
          fabricCost: '0.00',
          fitCost: '0.00',
          finishingCost: '0.00',
          printSetupCost: '0.00',
          printCost: '0.00',
        },
        range: { totalCostUpTo: '17400.00', pricePerItemUpTo: '174.00' },
        lines: [{ part: 'baseCost', perPiece: '145.00', amount: '14500.00' }],
      },
      seenPrices: [],
      valueHigherBy: '0.00',
      history: [{ from: null, to: 'new', changedBy: null }],
    });
  });

  it('is moved on, and noted about, one at a time', async () => {
    expect(await put(id, { status: 'accepted' })).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: {
        status: 'accepted',
        acceptedAt: '2026-03-01T10:30:00.000Z',
        history: [{ from: 'new', to: 'accepted', changedBy: MONA.email }, {}],
      },
    });
    expect(await put(id, { adminNotes: 'اتصلت بها.\nSecond line' })).toMatchObject({
      status: 200,
      body: { status: 'accepted', adminNotes: 'اتصلت بها.\nSecond line', version: 3 },
    });
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['both', { status: 'quoted', adminNotes: 'x' }],
    ['another field', { status: 'quoted', quantity: 1 }],
    ['only another field', { customerName: 'x' }],
    ['an unknown status', { status: 'lost' }],
    ['no status', { status: null }],
    ['notes that are no text', { adminNotes: 7 }],
    ['notes that are too long', { adminNotes: 'a'.repeat(10_001) }],
    ['a list', [{ status: 'quoted' }]],
    ['a reason for what is not lost', { status: 'quoted', lost: { reason: 'price' } }],
    ['a reason for notes', { adminNotes: 'x', lost: { reason: 'price' } }],
    ['a reason alone', { lost: { reason: 'price' } }],
    ['an unknown reason', { status: 'rejected', lost: { reason: 'weather' } }],
    ['a reason that is none', { status: 'rejected', lost: {} }],
    ['reasons', { status: 'rejected', lost: [{ reason: 'price' }] }],
    ['a reason as a text', { status: 'rejected', lost: 'price' }],
    ['nothing for a reason', { status: 'rejected', lost: null }],
    ['words for a reason that needs none', { status: 'rejected', lost: { reason: 'price', note: 'x' } }],
    ['another reason without words', { status: 'rejected', lost: { reason: 'other', note: ' ' } }],
    ['too many words', { status: 'closed', lost: { reason: 'other', note: 'x'.repeat(201) } }],
    ['more than a reason', { status: 'rejected', lost: { reason: 'price', by: 'me' } }],
  ])('does not change with %s', async (_, body) => {
    expect(await put(id, body)).toMatchObject({ status: 400, body: { code: 'body.invalid' } });
    expect(await read(id)).toMatchObject({ status: 'new', adminNotes: '', version: 1 });
  });

  it('that somebody has answered meanwhile is shown as it is', async () => {
    await put(id, { adminNotes: 'mine' }, { 'if-match': '"1"' });
    for (const tag of ['"1"', '"never"', 'W/"2"'])
      expect(await put(id, { status: 'rejected' }, { 'if-match': tag })).toMatchObject({
        status: 412,
        body: { code: 'entity.stale', current: await read(id) },
      });
    expect((await put(id, { status: 'rejected' }, { 'if-match': '"2"' })).status).toBe(200);
    expect((await put(id, { status: 'quoted' }, { 'if-match': '*' })).status).toBe(200);
  });

  it('is taken back to its last status', async () => {
    const undo = (headers = {}) => app.ask(`POST ${INQUIRIES}/${id}/status/undo`, { headers });
    await put(id, { status: 'accepted' });

    expect((await undo({ 'if-match': '"1"' })).status).toBe(412);
    expect(await undo({ 'if-match': '"2"' })).toMatchObject({
      status: 200,
      headers: { etag: '"3"' },
      body: { status: 'new', acceptedAt: null },
    });
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'inquiry.nothing-to-undo' } });
  });

  it('says why it was lost, until that is taken back', async () => {
    const note = 'س'.repeat(200);
    expect(await put(id, { status: 'closed', lost: { reason: 'other', note: ` ${note} ` } })).toMatchObject({
      status: 200,
      body: {
        lost: { reason: 'other', note },
        history: [{ to: 'closed', lost: { reason: 'other', note } }, { lost: null }],
      },
    });
    await put(id, { status: 'rejected', lost: { reason: 'no_answer' } });
    const undone = await app.ask(`POST ${INQUIRIES}/${id}/status/undo`);
    expect(undone.body).toMatchObject({ status: 'closed', lost: { reason: 'other', note } });
  });

  it.each([
    [UNKNOWN_ID, 404],
    ['nobody', 400],
  ])('of %s is %d', async (other, expected) => {
    expect((await app.ask(`GET ${INQUIRIES}/${other}`)).status).toBe(expected);
    expect((await put(other, { status: 'closed' })).status).toBe(expected);
    expect((await app.ask(`POST ${INQUIRIES}/${other}/status/undo`)).status).toBe(expected);
  });
});

describe('the owner of an inquiry', () => {
  const assign = (body: unknown, headers = {}, of = id) =>
    app.ask(`PUT ${INQUIRIES}/${of}/owner`, { body, headers });

  it('is said, under the next tag, and taken away', async () => {
    expect(await assign({ ownerId: salma.id }, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { ownerId: salma.id, status: 'new' },
    });
    expect((await assign({ ownerId: null }, { 'if-match': '"1"' })).status).toBe(412);
    expect(await assign({ ownerId: null })).toMatchObject({ status: 200, body: { ownerId: null } });
  });

  it('is one who may answer', async () => {
    expect(await assign({ ownerId: omar.id })).toMatchObject({
      status: 422,
      body: { code: 'owner.may-not-answer', errors: [{ path: 'ownerId' }] },
    });
    expect((await assign({ ownerId: null }, {}, UNKNOWN_ID)).status).toBe(404);
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['a name', { ownerId: 'Salma' }],
    ['a number', { ownerId: 7 }],
    ['nobody at all', { ownerId: '' }],
    ['another field', { ownerId: null, status: 'closed' }],
    ['a list', [salma.id]],
  ])('is not said by %s', async (_, body) => {
    expect(await assign(body)).toMatchObject({ status: 400, body: { code: 'body.invalid' } });
  });
});
