import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import type { ControllerApp } from '../../test-support/controller-app.js';
import { inquiriesApp } from './inquiries-app.fixture.js';
import { InquiryListController } from './inquiry-list.controller.js';
import { HOUR_MS, openInquiries, salma } from './manage-inquiries.fixture.js';

const INQUIRIES = '/api/admin/inquiries';

describeAdmission(() => inquiriesApp(InquiryListController), {
  [`GET ${INQUIRIES}`]: 'inquiries.read',
  [`GET ${INQUIRIES}/counts`]: 'inquiries.read',
});

let kept: ReturnType<typeof openInquiries>;
let app: ControllerApp;
/** The earlier one first. */
let ids: [string, string];

beforeEach(async () => {
  kept = openInquiries();
  app = await inquiriesApp(InquiryListController, kept);
  const first = await kept.received();
  kept.later(HOUR_MS);
  ids = [first, await kept.received()];
});

describe('the list of inquiries', () => {
  it('is a page of what was asked for, newest first', async () => {
    const list = (query: string) => app.ask<{ id: string }[]>(`GET ${INQUIRIES}?${query}`);
    const { headers, body } = await list('limit=1');

    expect(body.map(({ id }) => id)).toEqual([ids[1]]);
    expect(headers).toMatchObject({ 'x-total-count': '2', 'cache-control': 'no-store' });
    const [, next = ''] =
      /^<\/api\/admin\/inquiries\?(limit=1&cursor=\S+)>; rel="next"$/.exec(String(headers.link)) ?? [];
    const second = await list(next);
    expect(second.body.map(({ id }) => id)).toEqual([ids[0]]);
    expect(second.headers.link).toMatch(/rel="prev"$/);

    await kept.inquiries.changeStatus(ids[0], 'quoted', salma);
    expect((await list('status=quoted&q=LAYLA')).body.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await list('status=new&q=nobody')).body).toEqual([]);
    expect((await list('sort=createdAt')).body.map(({ id }) => id)).toEqual(ids);
  });

  it('is narrowed, with what is new on top, and counted', async () => {
    await kept.inquiries.changeStatus(ids[1], 'quoted', salma);
    const idsOf = async (query: string) => {
      const { body } = await app.ask<{ id: string }[]>(`GET ${INQUIRIES}?${query}`);
      return body.map(({ id }) => id);
    };
    expect(await idsOf('sort=newFirst')).toEqual(ids);
    expect(await idsOf('type=order&from=2026-03-01&to=2026-03-01&minValue=14500&maxValue=14500.00')).toEqual([
      ids[1],
      ids[0],
    ]);
    expect(await idsOf('type=sample')).toEqual([]);
    expect(await idsOf('to=2026-02-28')).toEqual([]);
    const counted = await app.ask(`GET ${INQUIRIES}/counts?type=order`);
    expect(counted.body).toMatchObject({ new: 1, quoted: 1, closed: 0 });
    expect((await app.ask(`GET ${INQUIRIES}/counts?status=new`)).status).toBe(400);
  });

  it('tells how each stands to the time of its answer', async () => {
    const waiting = async () =>
      (
        await app.ask<{ waiting: unknown; responseMinutes: unknown }[]>(`GET ${INQUIRIES}?sort=createdAt`)
      ).body.map((one) => [one.waiting, one.responseMinutes]);
    // On a Sunday in Ramadan, at 11:30 and 12:30 in Cairo: it shuts at 14:30.
    expect(await waiting()).toEqual([
      [{ dueAt: '2026-03-02T08:00:00.000Z', state: expect.any(String) }, null],
      [{ dueAt: '2026-03-02T09:00:00.000Z', state: expect.any(String) }, null],
    ]);
    kept.later(HOUR_MS / 2);
    await kept.inquiries.changeStatus(ids[0], 'in_progress', salma);
    expect((await waiting())[0]).toEqual([null, 90]);
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
    ['type=both', 'type'],
    ['productType=hoodie', 'productType'],
    ['from=2026-02-30', 'from'],
    ['from=yesterday', 'from'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['minValue=-1', 'minValue'],
    ['maxValue=1e3', 'maxValue'],
    ['minValue=20&maxValue=19.99', 'maxValue'],
  ])('is not asked for by %s', async (query, path) => {
    const { status, body } = await app.ask(`GET ${INQUIRIES}?${query}`);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });
});
