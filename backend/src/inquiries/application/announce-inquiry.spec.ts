import { expect, it } from '@jest/globals';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { openInquiries } from '../adapters/manage-inquiries.fixture.js';
import { receivedLetter } from '../adapters/received-letter.js';
import { AnnounceInquiry, type Mails } from './announce-inquiry.js';

it('tells the customer that the inquiry has come in, and by when we answer; of an unknown one nothing', async () => {
  const { store, received } = openInquiries();
  const id = await received();
  const written: Parameters<Mails['write']>[0][] = [];
  const asked: Date[] = [];
  const announcements = new AnnounceInquiry(
    new InMemoryTransactions(),
    store,
    {
      answerBy: async (submittedAt) => {
        asked.push(submittedAt);
        return new Date('2026-03-01T12:00:00Z');
      },
    },
    { write: async (mail) => void written.push(mail) },
    receivedLetter,
  );
  await announcements.announce(id);
  await announcements.announce('0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2eff');
  expect(asked).toEqual([new Date('2026-03-01T09:30:00Z')]);
  expect(written).toEqual([
    {
      key: `inquiry-received:${id}`,
      kind: 'inquiry-received',
      to: { name: 'Layla', email: 'layla@example.com' },
      language: 'en',
      about: { inquiryId: id, reference: 'TRZ-2026-000001' },
      subject: 'TRZ-2026-000001: We have your request; we answer by Sunday 14:00',
      blocks: expect.arrayContaining([
        { kind: 'link', to: 'request', label: 'Follow your request' },
        {
          kind: 'rows',
          rows: expect.arrayContaining([
            ['Product type', 'Name'],
            ['Quantity', '100 pieces'],
            ['Price per piece', expect.stringContaining('145.00')],
            ['Estimated total', expect.stringContaining('14,500.00')],
          ]),
        },
      ]),
    },
  ]);
});
