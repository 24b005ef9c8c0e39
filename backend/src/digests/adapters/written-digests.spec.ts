import { expect, it } from '@jest/globals';
import type { NewMail } from '../../notifications/index.js';
import { WrittenDigests } from './written-digests.js';

const until = new Date('2026-11-22T10:00:00Z');
const came = new Date('2026-11-19T14:00:00Z');
const inquiry = {
  ...{ id: 'i', reference: 'TRZ-2026-000123', customerName: 'ليلى حسن', customerCompany: '' },
  ...{ isSampleRequest: false, quantity: 100, totalCost: '23700.00', createdAt: came, respondedAt: null },
  waiting: { dueAt: came, state: 'breached' as const },
};

async function written(language: 'en' | 'ar', name = 'Mona'): Promise<NewMail> {
  const mails: NewMail[] = [];
  await new WrittenDigests({ write: async (mail) => void mails.push(mail) }).write(
    {
      ...{ id: 'mona', name, email: 'mona@tiraz.example', language },
      permissions: new Set(),
    },
    { inquiries: { total: 7, breached: 1, items: [inquiry] }, own: { total: 0, items: [] } },
    { day: '2026-11-22', until },
  );
  return mails[0]!;
}

/** Without what turns the text around it. */
const textOf = ({ blocks }: NewMail) => JSON.stringify(blocks).replaceAll(/[\u2066-\u2069]/g, '');

it('is one mail for each reader and day, which is of no use after noon', async () => {
  expect(await written('en')).toMatchObject({
    key: 'daily-digest:mona:2026-11-22',
    kind: 'daily-digest',
    to: { name: 'Mona', email: 'mona@tiraz.example' },
    language: 'en',
    about: { inquiryId: null, reference: '' },
    sendBefore: until,
    subject: 'Sunday: 7 new inquiries',
  });
});

it('says in the reader’s language what waits since when, and leaves out what does not', async () => {
  const english = textOf(await written('en'));
  expect(english).toContain('ليلى حسن · since 19 Nov 2026, 16:00 · late');
  expect(english).toContain('1 was to be answered before now.');
  expect(english).not.toMatch(/Follow-ups|Quotations|Your open/);
  const arabic = await written('ar', 'منى');
  expect(arabic.subject).toBe('الأحد: ٧ طلبات جديدة');
  expect(textOf(arabic)).toMatch(/صباح الخير منى،/);
  expect(textOf(arabic)).toContain('متأخر');
});

it.each([
  ['en', '\u2066\u2068ليلى حسن\u2069 · since'],
  ['ar', '\u2067\u2068ليلى حسن\u2069 · منذ'],
] as const)('reads in the direction of %s, whichever a name has', async (language, line) => {
  expect(JSON.stringify((await written(language)).blocks)).toContain(line);
});

it('greets without a name where none is known', async () => {
  expect(textOf(await written('en', ''))).toContain('"Good morning,"');
});
