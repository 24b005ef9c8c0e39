import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { inquiriesApp } from './inquiries-app.fixture.js';
import { InquiryStatusesController } from './inquiry-statuses.controller.js';
import { HOUR_MS, openInquiries, salma } from './manage-inquiries.fixture.js';

const INQUIRIES = '/api/admin/inquiries';

describeAdmission(() => inquiriesApp(InquiryStatusesController), {
  [`POST ${INQUIRIES}/status`]: 'inquiries.answer',
  [`POST ${INQUIRIES}/status/undo`]: 'inquiries.answer',
});

let kept: ReturnType<typeof openInquiries>;
let app: ControllerApp;
/** The earlier one first. */
let ids: [string, string];

beforeEach(async () => {
  kept = openInquiries();
  app = await inquiriesApp(InquiryStatusesController, kept);
  const first = await kept.received();
  kept.later(HOUR_MS);
  ids = [first, await kept.received()];
});

describe('several inquiries', () => {
  const move = (body: unknown) => app.ask(`POST ${INQUIRIES}/status`, { body });
  const undo = (body: unknown) => app.ask(`POST ${INQUIRIES}/status/undo`, { body });

  const statuses = async () =>
    (await Promise.all(ids.map((id) => kept.inquiries.read(id)))).map(({ status }) => status);

  it('are moved on and taken back, each for itself', async () => {
    const moved = await move({ ids: [...ids, UNKNOWN_ID], status: 'quoted' });
    expect([moved.status, moved.body]).toMatchObject([
      200,
      [{ id: ids[0] }, { id: ids[1] }, { id: UNKNOWN_ID }],
    ]);
    expect(await statuses()).toEqual(['quoted', 'quoted']);

    await kept.inquiries.changeStatus(ids[1], 'accepted', salma);
    const undone = await undo({ changes: ids.map((id) => ({ id, version: 2 })) });
    expect(undone.status).toBe(200);
    expect(await statuses()).toEqual(['new', 'accepted']);
  });

  it('are lost for one reason, but for those that were accepted', async () => {
    await kept.inquiries.changeStatus(ids[1], 'accepted', salma);
    const closed = await move({ ids, status: 'closed', lost: { reason: 'other', note: 'End of season' } });
    expect(closed).toMatchObject({ status: 200, body: [{ outcome: 'changed' }, { outcome: 'changed' }] });
    const lost = await Promise.all(ids.map(async (id) => (await kept.inquiries.read(id)).lost));
    expect(lost).toEqual([{ reason: 'other', note: 'End of season' }, null]);
  });

  it.each<[string, (ids: string[]) => unknown]>([
    ['a reason where none is lost', (all) => ({ ids: all, status: 'quoted', lost: { reason: 'price' } })],
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
