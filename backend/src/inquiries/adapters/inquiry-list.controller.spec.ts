import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import type { ControllerApp } from '../../test-support/controller-app.js';
import { inquiriesApp } from './inquiries-app.fixture.js';
import { InquiryListController } from './inquiry-list.controller.js';
import { HOUR_MS, openInquiries, salma } from './manage-inquiries.fixture.js';

const INQUIRIES = '/api/admin/inquiries';

describeAdmission(() => inquiriesApp(InquiryListController), { [`GET ${INQUIRIES}`]: 'inquiries.read' });

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
});
