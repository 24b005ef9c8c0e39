import { expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { inquiriesApp } from './inquiries-app.fixture.js';
import { InquiryOptionsController } from './inquiry-options.controller.js';
import { openInquiries, salma } from './manage-inquiries.fixture.js';

const OPTIONS = '/api/admin/inquiries/counts/options';

describeAdmission(() => inquiriesApp(InquiryOptionsController), { [`GET ${OPTIONS}`]: 'inquiries.read' });

it('inquiries are counted by option, within what else narrows the list', async () => {
  const kept = openInquiries();
  const app = await inquiriesApp(InquiryOptionsController, kept);
  const ids = [await kept.received(), await kept.received()];
  await kept.inquiries.changeStatus(ids[1]!, 'quoted', salma);
  const counted = (query: string) => app.ask(`GET ${OPTIONS}?${query}`);
  expect((await counted('of=type')).body).toEqual({ total: 2, options: [{ option: 'order', count: 2 }] });
  expect((await counted('of=type&type=sample&status=quoted')).body).toEqual({
    total: 1,
    options: [{ option: 'order', count: 1 }],
  });
  expect((await counted('of=owner&owner=nobody&q=zz')).body).toEqual({ total: 0, options: [] });
  for (const query of ['', 'of=status', 'of=type&from=2026-02-30', 'of=type&limit=1'])
    expect((await counted(query)).status).toBe(400);
});
