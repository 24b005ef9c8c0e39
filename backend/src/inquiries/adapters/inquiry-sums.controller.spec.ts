import { expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { InquirySums } from '../application/inquiry-sums.js';
import { InMemoryInquiryLists } from './inquiry-lists.in-memory.js';
import { InquirySumsController } from './inquiry-sums.controller.js';
import { InMemoryInquirySums } from './inquiry-sums.in-memory.js';
import { openInquiries, salma } from './manage-inquiries.fixture.js';

const SUMS = 'GET /api/admin/inquiries/sums';

function sumsApp(kept = openInquiries()) {
  const useValue = new InMemoryInquirySums(new InMemoryInquiryLists(kept.store));
  return controllerApp({
    controllers: [InquirySumsController],
    providers: [{ provide: InquirySums, useValue }],
  });
}

describeAdmission(() => sumsApp(), { [SUMS]: 'inquiries.read' });

it('are what the inquiries of each status come to that a filter leaves', async () => {
  const kept = openInquiries();
  const ids = [await kept.received(), await kept.received(), await kept.received()];
  await kept.inquiries.changeStatus(ids[1]!, 'accepted', salma);
  const app = await sumsApp(kept);
  const none = { count: 0, value: '0.00' };
  const columns = { in_progress: none, quoted: none, rejected: none, closed: none };
  expect(await app.ask(SUMS)).toMatchObject({
    status: 200,
    body: {
      ...columns,
      new: { count: 2, value: '29000.00' },
      accepted: { count: 1, value: '14500.00' },
    },
  });
  expect((await app.ask(`${SUMS}?type=sample`)).body).toEqual({ ...columns, new: none, accepted: none });
});

it.each(['status=new', 'from=2026-02-30', 'minValue=-1', 'owner=me', 'sort=value'])(
  'are refused for %s',
  async (query) => {
    expect((await (await sumsApp()).ask(`${SUMS}?${query}`)).status).toBe(400);
  },
);
