import { beforeEach, describe, expect, it } from '@jest/globals';
import { openInquiries, omar, salma } from '../adapters/manage-inquiries.fixture.js';

const UNKNOWN = '01993c00-0000-7000-8000-0000000000cc';

let kept: ReturnType<typeof openInquiries>;
let ids: string[];
const ownersOf = async () =>
  (await Promise.all(ids.map((id) => kept.store.find(id)))).map((one) => one?.ownerId);

beforeEach(async () => {
  kept = openInquiries();
  ids = [await kept.received(), await kept.received(), await kept.received()];
});

describe('several inquiries', () => {
  it('are given to somebody together, each with its record, and back to whom each came from', async () => {
    const [first, second, third] = ids as [string, string, string];
    await kept.inquiries.assign(second, salma.id, omar);
    const given = await kept.owners.assignAll([third, UNKNOWN, second, first], salma.id, omar);
    expect(given).toEqual([
      { id: third, reference: 'TRZ-2026-000003', outcome: 'changed', from: null, version: 2 },
      {
        ...{ id: UNKNOWN, reference: null, outcome: 'failed' },
        problem: { code: 'inquiry.unknown', detail: 'There is no such inquiry.' },
      },
      { id: second, reference: 'TRZ-2026-000002', outcome: 'unchanged', from: salma.id, version: 2 },
      { id: first, reference: 'TRZ-2026-000001', outcome: 'changed', from: null, version: 2 },
    ]);
    expect(await ownersOf()).toEqual([salma.id, salma.id, salma.id]);
    expect(kept.audit.records.slice(1)).toEqual(
      [first, third].map((id) => ({
        ...{ at: kept.later(0), by: omar, action: 'inquiry.owner-changed', thing: { kind: 'inquiry', id } },
        ...{ before: { owner: null }, after: { owner: salma.email } },
      })),
    );

    await kept.inquiries.saveNotes(first, 'Called.', omar);
    const back = [first, third].map((id) => ({ id, version: 2 }));
    expect(await kept.owners.undoAssignments(back, salma)).toMatchObject([
      { outcome: 'changed', from: salma.id, version: 4 },
      { outcome: 'changed', from: salma.id, version: 3 },
    ]);
    expect(await ownersOf()).toEqual([null, salma.id, null]);
    expect(kept.audit.records.at(-1)).toMatchObject({ isUndo: true, after: { owner: null } });
    expect(await kept.owners.undoAssignments(back, salma)).toMatchObject([
      { outcome: 'unchanged' },
      { outcome: 'unchanged' },
    ]);
  });

  it('that were given on since are named, and stay', async () => {
    await kept.owners.assignAll(ids, salma.id, omar);
    await kept.inquiries.assign(ids[1]!, null, omar);
    const back = ids.map((id) => ({ id, version: 2 }));
    const results = await kept.owners.undoAssignments(back, omar);
    expect(results.map(({ outcome }) => outcome)).toEqual(['changed', 'failed', 'changed']);
    expect(results[1]).toMatchObject({
      reference: 'TRZ-2026-000002',
      problem: { code: 'inquiry.owner-changed-since' },
    });
  });

  it('are given on only while they are whose they were', async () => {
    const [first, second] = ids as [string, string, string];
    await kept.inquiries.assign(second, salma.id, omar);
    const changedSince = { code: 'inquiry.owner-changed-since' };
    expect(await kept.owners.assignAll([first, second], salma.id, omar, omar.id)).toMatchObject([
      { reference: 'TRZ-2026-000001', outcome: 'failed', problem: changedSince },
      { reference: 'TRZ-2026-000002', outcome: 'unchanged' },
    ]);
    expect(await kept.owners.assignAll(ids, null, omar, salma.id)).toMatchObject([
      { outcome: 'unchanged' },
      { outcome: 'changed', from: salma.id },
      { outcome: 'unchanged' },
    ]);
    expect(await ownersOf()).toEqual([null, null, null]);
  });

  it('are given to nobody who may not answer', async () => {
    await expect(kept.owners.assignAll(ids, omar.id, salma)).rejects.toMatchObject({
      code: 'owner.may-not-answer',
    });
    expect(await ownersOf()).toEqual([null, null, null]);
  });

  it('fail together when the database does', async () => {
    kept.store.hold = () => Promise.reject(new Error('Connection terminated'));
    await expect(kept.owners.assignAll(ids, null, omar)).rejects.toThrow('Connection terminated');
  });
});
