import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { crmApp } from './crm-app.fixture.js';
import { customerCareInMemory } from './customer-care.fixture.js';
import { FollowUpsController } from './follow-ups.controller.js';

const FOLLOW_UPS = '/api/admin/follow-ups';
interface FollowUp {
  id: string;
  subject: string;
  version: number;
}

let app: ControllerApp;
let customerId: string;

beforeEach(async () => {
  const care = customerCareInMemory();
  app = await crmApp(FollowUpsController, care);
  customerId = await care.customer('layla@example.com');
});

const followUp = (change: object = {}) => ({
  customerId,
  scheduledDate: '2026-11-22',
  subject: 'Call about sizes',
  ...change,
});
const planned = async (change: object = {}) =>
  (await app.ask<FollowUp>(`POST ${FOLLOW_UPS}`, { body: followUp(change) })).body;
const put = (id: string, body: object, headers = {}) => app.ask(`PUT ${FOLLOW_UPS}/${id}`, { body, headers });

describeAdmission(() => crmApp(FollowUpsController), {
  [`GET ${FOLLOW_UPS}`]: 'customers.read',
  [`GET ${FOLLOW_UPS}/counts`]: 'customers.read',
  [`POST ${FOLLOW_UPS}`]: 'customers.write',
  [`PUT ${FOLLOW_UPS}/:id`]: 'customers.write',
  [`POST ${FOLLOW_UPS}/:id/undo`]: 'customers.write',
});

describe('the list of follow-ups', () => {
  it('is a page of what was asked for', async () => {
    const [first, second] = [await planned(), await planned({ scheduledDate: '2026-11-23' })];
    await put(first.id, { status: 'completed' });
    const listed = async (query: string) => app.ask<FollowUp[]>(`GET ${FOLLOW_UPS}?${query}`);

    const { headers, body } = await listed('limit=1');
    expect(body.map(({ id }) => id)).toEqual([second.id]);
    expect(headers).toMatchObject({ 'x-total-count': '2', link: expect.stringMatching(/rel="next"$/) });
    expect((await listed('status=completed')).body.map(({ id }) => id)).toEqual([first.id]);
    expect((await listed(`status=all&customerId=${customerId}`)).body).toHaveLength(2);
    expect((await listed(`customerId=${UNKNOWN_ID}`)).body).toEqual([]);
  });

  it.each([
    ['an unknown status', 'status=overdue', 'status'],
    ['no id', 'customerId=layla', 'customerId'],
    ['a cursor of another list', 'cursor=abc', 'cursor'],
  ])('is not asked for by %s', async (_, query, field) => {
    const { status, body } = await app.ask(`GET ${FOLLOW_UPS}?${query}`);
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, [field]]);
  });

  it('is counted by days', async () => {
    await planned({ scheduledDate: '2026-03-02' });
    await planned({ scheduledDate: '2026-03-01' });
    expect((await app.ask(`GET ${FOLLOW_UPS}/counts`)).body).toEqual({ dueToday: 1, overdue: 1 });
  });
});

describe('a follow-up', () => {
  it('is planned for the morning of its day in Cairo, under a tag', async () => {
    expect(await app.ask(`POST ${FOLLOW_UPS}`, { body: followUp({ subject: 'مكالمة' }) })).toMatchObject({
      status: 201,
      headers: { etag: '"1"' },
      body: {
        status: 'pending',
        scheduledDate: '2026-11-22T07:00:00.000Z',
        subject: 'مكالمة',
        inquiryId: null,
        description: '',
      },
    });
  });

  it('is done with, and taken up again', async () => {
    const { id } = await planned();
    expect(await put(id, { status: 'completed' }, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { status: 'completed' },
    });
    expect(await put(id, { status: 'pending' }, { 'if-match': '"1"' })).toMatchObject({
      status: 412,
      body: { current: { status: 'completed', version: 2 } },
    });
    expect(await put(id, { status: 'cancelled' })).toMatchObject({
      status: 409,
      body: { code: 'follow-up.impossible-move' },
    });
    expect((await put(id, { status: null })).status).toBe(400);
    expect((await put(id, { status: 'pending', scheduledDate: '2026-11-23T10:00' })).status).toBe(200);
  });

  it('is as it was once its last change is undone, over the version of that change', async () => {
    const { id } = await planned();
    const undo = (headers = {}) => app.ask(`POST ${FOLLOW_UPS}/${id}/undo`, { headers });
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'follow-up.nothing-to-undo' } });
    await put(id, { scheduledDate: '2026-12-24' });
    expect(await undo({ 'if-match': '"1"' })).toMatchObject({
      status: 412,
      body: { current: { scheduledDate: '2026-12-24T07:00:00.000Z', version: 2 } },
    });
    expect(await undo({ 'if-match': '"2"' })).toMatchObject({
      status: 200,
      headers: { etag: '"3"' },
      body: { status: 'pending', scheduledDate: '2026-11-22T07:00:00.000Z' },
    });
    expect((await app.ask(`POST ${FOLLOW_UPS}/${UNKNOWN_ID}/undo`)).status).toBe(404);
  });

  it.each<[string, object, string]>([
    ['no customer', { customerId: undefined }, 'Customer is required'],
    ['no date', { scheduledDate: undefined }, 'Scheduled date is required'],
    ['no subject', { subject: ' ' }, 'Subject is required'],
    ['a subject that nobody sees', { subject: '\u200B' }, 'Subject is required'],
  ])('needs more than %s', async (_, change, message) => {
    const { status, body } = await app.ask(`POST ${FOLLOW_UPS}`, { body: followUp(change) });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: Object.keys(change)[0], code: expect.any(String), message }],
    ]);
  });

  it.each<[string, object, number]>([
    ['a day that does not exist', { scheduledDate: '2026-02-30' }, 400],
    ['a field that is not there', { status: 'completed' }, 400],
    ['a description that is none', { description: null }, 400],
    ['an inquiry of nobody', { inquiryId: UNKNOWN_ID }, 422],
    ['an unknown customer', { customerId: UNKNOWN_ID }, 422],
  ])('is not planned with %s', async (_, change, status) => {
    expect((await app.ask(`POST ${FOLLOW_UPS}`, { body: followUp(change) })).status).toBe(status);
  });

  it('that is not there is not there', async () => {
    expect(await put(UNKNOWN_ID, {})).toMatchObject({ status: 404, body: { code: 'follow-up.unknown' } });
    expect((await put('layla', {})).status).toBe(400);
  });
});
