import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { managed } from './manage-inquiries.fixture.js';
import { anInquiry, inMemory, inPostgres, morning } from './inquiry-stores.fixture.js';

const SALMA = { id: '01993c00-0000-7000-8000-0000000000aa', email: 'salma@tiraz.example' };
const OMAR = { id: '01993c00-0000-7000-8000-0000000000bb', email: 'omar@tiraz.example' };
const hoursLater = (hours: number) => new Date(morning.getTime() + hours * 60 * 60 * 1000);

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('notes about an inquiry kept %s', (_, open) => {
  let kept: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    kept = await open();
  });
  afterAll(() => kept.close());

  const at = (hour: number) =>
    managed(kept.transactions, kept.store, kept.audit, { now: () => hoursLater(hour) }).inquiries;

  it('are stored to the letter, and nothing else with them', async () => {
    const inquiry = anInquiry(kept.store);
    await kept.store.add(inquiry);
    await kept.store.saveNotes(inquiry.id, 'اتصلت\nبها "اليوم"');
    expect(await kept.store.find(inquiry.id)).toMatchObject({
      adminNotes: 'اتصلت\nبها "اليوم"',
      status: 'new',
      version: 2,
      notesSaved: null,
    });
  });

  it('are signed by whoever changed them last', async () => {
    const inquiry = anInquiry(kept.store);
    await kept.store.add(inquiry);
    await at(1).saveNotes(inquiry.id, 'Called.', SALMA);
    await at(2).saveNotes(inquiry.id, 'Called. Twice.', OMAR);
    await at(3).saveNotes(inquiry.id, 'Called. Twice.', SALMA);
    expect((await kept.store.find(inquiry.id))?.notesSaved).toEqual({ by: OMAR.email, at: hoursLater(2) });
  });
});
