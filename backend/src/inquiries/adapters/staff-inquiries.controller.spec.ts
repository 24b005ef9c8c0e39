import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { InquiryLists } from '../application/inquiry-lists.js';
import { ManageInquiries } from '../application/manage-inquiries.js';
import { CSV_HEAD } from './inquiry-csv.js';
import { InMemoryInquiryLists } from './inquiry-lists.in-memory.js';
import { HOUR_MS, openInquiries } from './manage-inquiries.fixture.js';
import { StaffInquiriesController } from './staff-inquiries.controller.js';

const INQUIRIES = '/api/admin/inquiries';
interface Inquiry {
  id: string;
  status: string;
  adminNotes: string;
  version: number;
}

function open(kept = openInquiries()): Promise<ControllerApp> {
  return controllerApp({
    controllers: [StaffInquiriesController],
    providers: [
      { provide: ManageInquiries, useValue: kept.inquiries },
      { provide: InquiryLists, useValue: new InMemoryInquiryLists(kept.store) },
    ],
  });
}

describeAdmission(open, {
  [`GET ${INQUIRIES}`]: 'inquiries.read',
  [`GET ${INQUIRIES}/export.csv`]: 'inquiries.read',
  [`GET ${INQUIRIES}/:id`]: 'inquiries.read',
  [`PUT ${INQUIRIES}/:id`]: 'inquiries.answer',
  [`POST ${INQUIRIES}/:id/status/undo`]: 'inquiries.answer',
  [`POST ${INQUIRIES}/status`]: 'inquiries.answer',
  [`POST ${INQUIRIES}/status/undo`]: 'inquiries.answer',
});

let app: ControllerApp;
/** The earlier one first. */
let ids: [string, string];

beforeEach(async () => {
  const kept = openInquiries();
  app = await open(kept);
  const first = await kept.received();
  kept.later(HOUR_MS);
  ids = [first, await kept.received()];
});
const read = async (id: string) => (await app.ask<Inquiry>(`GET ${INQUIRIES}/${id}`)).body;
const put = (id: string, body: unknown, headers = {}) => app.ask(`PUT ${INQUIRIES}/${id}`, { body, headers });

describe('the list of inquiries', () => {
  it('is a page of what was asked for, newest first', async () => {
    const list = (query: string) => app.ask<Inquiry[]>(`GET ${INQUIRIES}?${query}`);
    const { headers, body } = await list('limit=1');

    expect(body.map(({ id }) => id)).toEqual([ids[1]]);
    expect(headers).toMatchObject({ 'x-total-count': '2', 'cache-control': 'no-store' });
    const [, next = ''] =
      /^<\/api\/admin\/inquiries\?(limit=1&cursor=\S+)>; rel="next"$/.exec(String(headers.link)) ?? [];
    const second = await list(next);
    expect(second.body.map(({ id }) => id)).toEqual([ids[0]]);
    expect(second.headers.link).toMatch(/rel="prev"$/);

    await put(ids[0], { status: 'quoted' });
    expect((await list('status=quoted&q=LAYLA')).body.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await list('status=new&q=nobody')).body).toEqual([]);
    expect((await list('sort=createdAt')).body.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['status=open', 'status'],
    ['status=new&status=closed', 'status'],
    ['sort=price', 'sort'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    [`q=${'a'.repeat(201)}`, 'q'],
    ['cursor=made-up', 'cursor'],
    ['state=new', 'state'],
  ])('is not asked for by %s', async (query, path) => {
    const { status, body } = await app.ask(`GET ${INQUIRIES}?${query}`);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('goes out whole as a file that nothing keeps', async () => {
    const { status, headers, body } = await app.ask<string>(`GET ${INQUIRIES}/export.csv?q=layla`);

    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="inquiries.csv"',
      'cache-control': 'no-store',
    });
    const line = '"Layla","layla@example.com","Production Order",100,14500.00,"New",2026-03-01\r\n';
    expect(body).toBe(CSV_HEAD + line + line);
    expect((await app.ask(`GET ${INQUIRIES}/export.csv?limit=1`)).status).toBe(400);
  });
});

describe('an inquiry', () => {
  it('is shown whole, under its tag', async () => {
    const { status, headers, body } = await app.ask(`GET ${INQUIRIES}/${ids[0]}`);
    expect([status, headers.etag]).toEqual([200, '"1"']);
    expect(body).toMatchObject({
      reference: 'TRZ-2026-000001',
      status: 'new',
      next: ['in_progress', 'quoted', 'accepted', 'rejected', 'closed'],
      totalCost: '14500.00',
      quote: { totalCost: '14500.00' },
      history: [{ from: null, to: 'new', changedBy: null }],
    });
  });

  it('is moved on, and noted about, one at a time', async () => {
    expect(await put(ids[0], { status: 'accepted' })).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: {
        status: 'accepted',
        acceptedAt: '2026-03-01T10:30:00.000Z',
        history: [{ from: 'new', to: 'accepted', changedBy: MONA.email }, {}],
      },
    });
    expect(await put(ids[0], { adminNotes: 'اتصلت بها.\nSecond line' })).toMatchObject({
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
  ])('does not change with %s', async (_, body) => {
    expect(await put(ids[0], body)).toMatchObject({ status: 400, body: { code: 'body.invalid' } });
    expect(await read(ids[0])).toMatchObject({ status: 'new', adminNotes: '', version: 1 });
  });

  it('that somebody has answered meanwhile is shown as it is', async () => {
    await put(ids[0], { adminNotes: 'mine' }, { 'if-match': '"1"' });
    for (const tag of ['"1"', '"never"', 'W/"2"'])
      expect(await put(ids[0], { status: 'rejected' }, { 'if-match': tag })).toMatchObject({
        status: 412,
        body: { code: 'entity.stale', current: await read(ids[0]) },
      });
    expect((await put(ids[0], { status: 'rejected' }, { 'if-match': '"2"' })).status).toBe(200);
    expect((await put(ids[0], { status: 'quoted' }, { 'if-match': '*' })).status).toBe(200);
  });

  it('is taken back to its last status', async () => {
    const undo = (headers = {}) => app.ask(`POST ${INQUIRIES}/${ids[0]}/status/undo`, { headers });
    await put(ids[0], { status: 'accepted' });

    expect((await undo({ 'if-match': '"1"' })).status).toBe(412);
    expect(await undo({ 'if-match': '"2"' })).toMatchObject({
      status: 200,
      headers: { etag: '"3"' },
      body: { status: 'new', acceptedAt: null },
    });
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'inquiry.nothing-to-undo' } });
  });

  it.each([
    [UNKNOWN_ID, 404],
    ['nobody', 400],
  ])('of %s is %d', async (id, expected) => {
    expect((await app.ask(`GET ${INQUIRIES}/${id}`)).status).toBe(expected);
    expect((await put(id, { status: 'closed' })).status).toBe(expected);
    expect((await app.ask(`POST ${INQUIRIES}/${id}/status/undo`)).status).toBe(expected);
  });
});

describe('several inquiries', () => {
  const move = (body: unknown) => app.ask(`POST ${INQUIRIES}/status`, { body });
  const undo = (body: unknown) => app.ask(`POST ${INQUIRIES}/status/undo`, { body });

  it('are moved on and taken back, each for itself', async () => {
    const moved = await move({ ids: [...ids, UNKNOWN_ID], status: 'quoted' });
    expect([moved.status, moved.body]).toMatchObject([
      200,
      [{ id: ids[0] }, { id: ids[1] }, { id: UNKNOWN_ID }],
    ]);
    expect((await Promise.all(ids.map(read))).map(({ status }) => status)).toEqual(['quoted', 'quoted']);

    await put(ids[1], { status: 'accepted' });
    const undone = await undo({ changes: ids.map((id) => ({ id, version: 2 })) });
    expect(undone.status).toBe(200);
    expect((await Promise.all(ids.map(read))).map(({ status }) => status)).toEqual(['new', 'accepted']);
  });

  it.each<[string, (ids: string[]) => unknown]>([
    ['none', () => ({ ids: [], status: 'quoted' })],
    ['one twice', ([id]) => ({ ids: [id, id], status: 'quoted' })],
    ['no id', () => ({ ids: ['nobody'], status: 'quoted' })],
    ['an unknown status', (all) => ({ ids: all, status: 'lost' })],
    [
      'too many',
      () => ({
        ids: Array.from({ length: 101 }, (_, i) => UNKNOWN_ID.slice(0, -3) + (100 + i)),
        status: 'new',
      }),
    ],
  ])('are not moved on: %s', async (_, body) => {
    expect(await move(body(ids))).toMatchObject({ status: 400, body: { code: 'body.invalid' } });
  });

  it.each<[string, (ids: string[]) => unknown]>([
    ['none', () => ({ changes: [] })],
    [
      'one twice',
      ([id]) => ({
        changes: [
          { id, version: 2 },
          { id, version: 3 },
        ],
      }),
    ],
    ['no version', ([id]) => ({ changes: [{ id }] })],
    ['no version that there could be', ([id]) => ({ changes: [{ id, version: 0 }] })],
    ['lists', () => ({ changes: [[]] })],
    ['null', () => ({ changes: [null] })],
  ])('are not taken back: %s', async (_, body) => {
    expect(await undo(body(ids))).toMatchObject({ status: 400, body: { code: 'body.invalid' } });
  });
});
