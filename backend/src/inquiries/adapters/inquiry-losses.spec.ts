import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InquiryStatus, Lost } from '@tiraz/contracts/inquiry-status';
import { anInquiry, inMemory, inPostgres, morning } from './inquiry-stores.fixture.js';
import { HOUR_MS, managed, salma as SALMA } from './manage-inquiries.fixture.js';

const price: Lost = { reason: 'price', note: '' };
const other: Lost = { reason: 'other', note: 'الماركة "ستغلق"' };

type Kept = Awaited<ReturnType<typeof inMemory>> | Awaited<ReturnType<typeof inPostgres>>;

const managing =
  ({ transactions, store, audit }: Kept) =>
  (hour: number) =>
    managed(transactions, store, audit, { now: () => new Date(morning.getTime() + hour * HOUR_MS) })
      .inquiries;

async function receivedIn({ store }: Kept) {
  const inquiry = anInquiry(store);
  await store.add(inquiry);
  return inquiry;
}

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
] as const)('lost inquiries %s', (_, open) => {
  let opened: Kept;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('keep why they came to nothing, and what stood before it', async () => {
    const { store } = opened;
    const at = managing(opened);
    const { id } = await receivedIn(opened);
    const said = async () => {
      const { lost, history } = (await store.find(id))!;
      return [lost, history.map((entry) => entry.lost)];
    };
    await at(1).changeStatus(id, 'rejected', SALMA, undefined, price);
    await at(2).changeStatus(id, 'closed', SALMA, undefined, other);
    expect(await said()).toEqual([other, [other, price, null]]);
    await at(3).undoStatus(id, SALMA);
    expect(await said()).toEqual([price, [price, other, price, null]]);
    await at(4).changeStatus(id, 'quoted', SALMA);
    expect(await said()).toEqual([null, [null, price, other, price, null]]);
    await at(5).undoStatus(id, SALMA);
    expect((await said())[0]).toEqual(price);
  });
});

describe('lost inquiries beside the release before', () => {
  let postgres: Awaited<ReturnType<typeof inPostgres>>;
  beforeAll(async () => {
    postgres = await inPostgres();
  });
  afterAll(() => postgres.close());

  it('lose and get back their reason when the release before moves them', async () => {
    const { store, source } = postgres;
    const { id } = await receivedIn(postgres);
    const staff = managing(postgres)(1);
    /** As it writes: without a word of reasons. */
    const moved = async (to: InquiryStatus, undoes: number | null = null) => {
      await source.query(
        `UPDATE inquiries SET status = $2, version = version + 1, last_move = jsonb_build_object('from', status,
           'version', version + 1, 'undoes', $3::integer, 'acceptedAtBefore', NULL, 'statusChangedAtBefore', NULL)
         WHERE id = $1`,
        [id, to, undoes],
      );
      return (await store.find(id))?.lost;
    };
    await staff.changeStatus(id, 'rejected', SALMA, undefined, price);
    expect(await moved('closed')).toEqual(price);
    expect(await moved('quoted')).toBeNull();
    expect(await staff.undoStatus(id, SALMA)).toMatchObject({ status: 'closed', lost: price });
    await staff.changeStatus(id, 'in_progress', SALMA);
    expect(await moved('closed', 6)).toEqual(price);
    expect(await moved('new')).toBeNull();
    expect(await moved('rejected')).toBeNull();
    await staff.changeStatus(id, 'closed', SALMA, undefined, price);
    expect(await moved('rejected', 10)).toBeNull();
  });
});
