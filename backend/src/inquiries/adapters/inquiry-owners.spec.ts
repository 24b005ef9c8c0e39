import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anInquiry, inMemory, inPostgres } from './inquiry-stores.fixture.js';
import { salma } from './manage-inquiries.fixture.js';

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
] as const)('inquiries kept %s', (_, open) => {
  let opened: Awaited<ReturnType<typeof inMemory>> | Awaited<ReturnType<typeof inPostgres>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('are somebody’s, and nobody’s again', async () => {
    const { store, transactions } = opened;
    const inquiry = anInquiry(store);
    const { id } = inquiry;
    await store.add(inquiry);
    for (const [ownerId, version] of [
      [salma.id, 2],
      [null, 3],
    ] as const) {
      const held = () => transactions.run(() => store.hold(id));
      const change = (await held())!.assignTo(ownerId)!;
      await store.saveOwner(id, change);
      expect(await store.find(id)).toMatchObject({ ownerId, version });
      expect((await held())?.assignTo(ownerId)).toBeUndefined();
      expect((await held())?.undoAssignment(version)).toMatchObject({ after: change.before });
    }
  });
});
