import { beforeEach, describe, expect, it } from '@jest/globals';
import { quotationsInMemory } from '../adapters/quotations-in-memory.fixture.js';
import { DEMO_QUOTATION, DemoQuotations } from './demo-quotations.js';
import { demoStories } from './demo-stories.js';

describe('the quotations of the demo', () => {
  let fakes: ReturnType<typeof quotationsInMemory>;
  let demo: DemoQuotations;
  let added: { story: string; inquiryId: string }[];
  beforeEach(() => {
    fakes = quotationsInMemory();
    added = [];
    const { transactions, quotations, at, clock } = fakes;
    const sent = new Map(Object.keys(demoStories).map((story) => [story, fakes.inquiries.add(story)]));
    const jobs = {
      add: async (name: string, data: object) => {
        expect(name).toBe(DEMO_QUOTATION);
        added.push(data as (typeof added)[number]);
      },
    };
    demo = new DemoQuotations({ sent }, jobs, transactions, quotations, at, clock);
  });

  const told = async () => {
    await demo.seed();
    for (const job of added) await demo.make(job);
    return Promise.all(added.map(({ inquiryId }) => fakes.staff.read(inquiryId)));
  };

  it('show every end that a quotation can come to, and nobody gets a mail', async () => {
    const all = (await told()).map(({ revisions, events }) => {
      const [latest] = revisions;
      const states = revisions.map(({ state }) => state).join(' after ');
      const over = latest?.isExpired ? ', expired' : '';
      const asked = events.filter(({ kind }) => kind === 'change_asked').length;
      const heard = latest?.acceptance?.heardBy ? ', heard' : '';
      return `${states}${over}${heard}${asked ? `, asked ${asked} times` : ''}`;
    });
    expect(all).toEqual([
      'sent',
      'sent, expired',
      'sent after superseded, asked 2 times',
      'accepted',
      'accepted, heard',
      'declined',
    ]);
    expect(fakes.mails.written).toEqual([]);
  });

  it('are made once, however often their jobs are done', async () => {
    const before = await told();
    for (const job of added) await demo.make(job);
    const after = await Promise.all(added.map(({ inquiryId }) => fakes.staff.read(inquiryId)));
    expect(after.map(({ version }) => version)).toEqual(before.map(({ version }) => version));
  });
});
