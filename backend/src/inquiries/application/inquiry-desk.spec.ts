import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { StaleError } from '../../shared/domain/domain-error.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { InMemoryInquiryStore } from '../adapters/inquiry-store.in-memory.js';
import { receiveInquiry } from '../domain/inquiry.js';
import { plainShirts } from '../domain/plain-shirts.fixture.js';
import { INQUIRY_STATUSES, type InquiryStatus } from '../domain/status.js';
import { InquiryDesk } from './inquiry-desk.js';

const salma = { id: '01993c00-0000-7000-8000-0000000000aa', email: 'salma@tiraz.example' };
const omar = { id: '01993c00-0000-7000-8000-0000000000bb', email: 'omar@tiraz.example' };
const HOUR_MS = 60 * 60 * 1000;

let store: InMemoryInquiryStore;
let audit: InMemoryAuditTrail;
let desk: InquiryDesk;
let now: Date;
let id: string;

beforeEach(async () => {
  store = new InMemoryInquiryStore();
  audit = new InMemoryAuditTrail();
  now = new Date('2026-03-01T09:30:00Z');
  desk = new InquiryDesk(new InMemoryTransactions(), store, audit, { now: () => now });
  id = await received();
});

const later = (ms: number) => (now = new Date(now.getTime() + ms));

async function received(): Promise<string> {
  const inquiry = receiveInquiry({
    id: store.nextId(),
    createdAt: now,
    customerId: 'customer',
    submission: {
      selection: {
        productTypeId: 'shirt',
        fabricId: 'jersey',
        fitId: 'slim',
        finishingQualityId: 'standard',
        quantity: 100,
        colors: [],
        printOptions: [],
      },
      contact: { name: 'Layla', email: 'layla@example.com', phone: '', company: '' },
      message: '',
      isSampleRequest: false,
      seen: {},
    },
    priced: plainShirts('145.00'),
  });
  await store.add(inquiry);
  return inquiry.id;
}

describe('moving an inquiry on', () => {
  it('stamps an acceptance, keeps it when closed, and clears it with a rejection', async () => {
    const accepted = later(HOUR_MS);
    expect(await desk.changeStatus(id, 'accepted', salma)).toMatchObject({
      acceptedAt: accepted,
      version: 2,
    });
    later(HOUR_MS);
    await desk.changeStatus(id, 'accepted', salma);
    expect(await desk.changeStatus(id, 'closed', omar)).toMatchObject({
      status: 'closed',
      acceptedAt: accepted,
      history: [
        { from: 'accepted', to: 'closed', changedBy: omar.email, changedAt: now, isUndo: false },
        { from: 'new', to: 'accepted', changedBy: salma.email, changedAt: accepted, isUndo: false },
        { from: null, to: 'new', changedBy: null },
      ],
    });
    expect(await desk.changeStatus(id, 'rejected', omar)).toMatchObject({
      status: 'rejected',
      acceptedAt: null,
    });
  });

  it('to where it stands changes nothing and records nothing', async () => {
    expect(await desk.changeStatus(id, 'new', salma)).toMatchObject({ version: 1, history: [{ to: 'new' }] });
    expect(audit.records).toEqual([]);
  });

  it('is recorded with who, when, before and after', async () => {
    later(HOUR_MS);
    await desk.changeStatus(id, 'quoted', salma);
    expect(audit.records).toEqual([
      {
        at: now,
        by: salma,
        action: 'inquiry.status-changed',
        thing: { kind: 'inquiry', id },
        before: { status: 'new' },
        after: { status: 'quoted' },
      },
    ]);
  });
});

describe('taking a change back', () => {
  const refusedWith = (code: string) =>
    expect.objectContaining({ kind: 'conflict', code }) as unknown as Error;
  const acceptance = async () => {
    const { status, acceptedAt } = await desk.read(id);
    return [status, acceptedAt];
  };

  it('leaves no acceptance where there was none', async () => {
    later(HOUR_MS);
    const { version } = await desk.changeStatus(id, 'accepted', salma);
    expect(await desk.undoStatus(id, salma, version)).toMatchObject({
      status: 'new',
      acceptedAt: null,
      version: 3,
      history: [{ from: 'accepted', to: 'new', isUndo: true }, { isUndo: false }, { isUndo: false }],
    });
    expect(audit.records.at(-1)).toMatchObject({
      by: salma,
      action: 'inquiry.status-changed',
      before: { status: 'accepted' },
      after: { status: 'new' },
    });
  });

  it.each<InquiryStatus>(['rejected', 'quoted', 'closed'])(
    'gives an accepted one that was %s by mistake its old moment',
    async (mistake) => {
      const june = later(HOUR_MS);
      await desk.changeStatus(id, 'accepted', salma);
      later(150 * 24 * HOUR_MS);
      await desk.changeStatus(id, mistake, omar);
      later(HOUR_MS);
      await desk.undoStatus(id, omar);
      expect(await acceptance()).toEqual(['accepted', june]);
    },
  );

  it('of an order that was closed, accepted again and closed again', async () => {
    const first = later(HOUR_MS);
    await desk.changeStatus(id, 'accepted', salma);
    await desk.changeStatus(id, 'closed', salma);
    const second = later(HOUR_MS);
    await desk.changeStatus(id, 'accepted', salma);
    later(HOUR_MS);
    await desk.changeStatus(id, 'closed', salma);
    await desk.undoStatus(id, salma);
    expect(await acceptance()).toEqual(['accepted', second]);
    await desk.changeStatus(id, 'closed', salma);
    await desk.changeStatus(id, 'accepted', salma);
    await desk.undoStatus(id, salma);
    expect(await acceptance()).toEqual(['closed', second]);
    expect(first < second).toBe(true);
  });

  it('twice is refused: nothing that stood before is touched', async () => {
    await desk.changeStatus(id, 'quoted', salma);
    await desk.changeStatus(id, 'accepted', salma);
    const undone = await desk.undoStatus(id, salma);
    await expect(desk.undoStatus(id, salma)).rejects.toThrow(refusedWith('inquiry.nothing-to-undo'));
    expect(await desk.read(id)).toEqual(undone);
  });

  it('of one that never moved is refused', async () => {
    await expect(desk.undoStatus(id, salma)).rejects.toThrow(refusedWith('inquiry.nothing-to-undo'));
    await expect(desk.undoStatus('nobody', salma)).rejects.toMatchObject({ code: 'inquiry.unknown' });
  });

  it('is refused with the inquiry as it is when somebody else was quicker', async () => {
    const { version } = await desk.changeStatus(id, 'accepted', salma);
    const current = await desk.changeStatus(id, 'closed', omar);
    const refused = await desk.undoStatus(id, salma, version).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StaleError);
    expect(refused).toMatchObject({ current });
  });

  it('of several, each for itself: what has moved since stays, notes since do not matter', async () => {
    const [second, third] = [await received(), await received()];
    await desk.changeStatus(second, 'rejected', omar);
    const changed = await desk.changeStatuses([id, second, third], 'accepted', salma);
    const named = changed.map((one) => ({ id: one.id, version: one.version! }));
    await desk.changeStatus(second, 'quoted', omar);
    await desk.saveNotes(third, 'Called.', omar);
    const [back, moved, noted, unknown] = await desk.undoStatuses(
      [...named, { id: 'nobody', version: 2 }],
      salma,
    );
    expect(back).toMatchObject({ id, outcome: 'changed', from: 'accepted', version: 3 });
    expect(moved).toMatchObject({
      id: second,
      outcome: 'failed',
      problem: { code: 'inquiry.changed-since' },
    });
    expect(noted).toMatchObject({ id: third, outcome: 'changed', version: 4 });
    expect(unknown).toMatchObject({ outcome: 'failed', problem: { code: 'inquiry.unknown' } });
    expect(await desk.read(third)).toMatchObject({ status: 'new', acceptedAt: null, adminNotes: 'Called.' });
    expect(await desk.read(second)).toMatchObject({ status: 'quoted' });
  });

  it('of several may be sent again: nothing more is taken back', async () => {
    await desk.changeStatus(id, 'quoted', salma);
    const [changed] = await desk.changeStatuses([id], 'accepted', salma);
    const named = [{ id, version: changed!.version! }];
    await desk.undoStatuses(named, salma);
    const once = await desk.read(id);
    expect(await desk.undoStatuses(named, salma)).toMatchObject([{ outcome: 'unchanged', from: 'quoted' }]);
    expect(await desk.read(id)).toEqual(once);
    expect(await desk.undoStatuses([{ id, version: once.version }], salma)).toMatchObject([
      { outcome: 'failed', problem: { code: 'inquiry.nothing-to-undo' } },
    ]);
  });

  it('gives back every figure, whatever came before', async () => {
    const step = fc.record({
      which: fc.nat(2),
      to: fc.constantFrom(...INQUIRY_STATUSES),
      isTakenBack: fc.boolean(),
      hours: fc.nat(1_000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const ids = [await received(), await received(), await received()];
        const stands = async () => {
          const all = await Promise.all(ids.map((one) => desk.read(one)));
          for (const { status, acceptedAt } of all) {
            if (status === 'accepted') expect(acceptedAt).not.toBeNull();
            else if (status !== 'closed') expect(acceptedAt).toBeNull();
          }
          return all.map(({ status, acceptedAt }) => ({ status, acceptedAt }));
        };
        for (const { which, to, isTakenBack, hours } of steps) {
          const before = await stands();
          const mine = ids[which]!;
          later(hours * HOUR_MS);
          const { version } = await desk.changeStatus(mine, to, salma);
          const after = await stands();
          if (!isTakenBack || before[which]!.status === to) continue;
          later(hours * HOUR_MS);
          await desk.undoStatus(mine, omar, version);
          expect(await stands()).toEqual(before);
          expect(after).not.toEqual(before);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('notes', () => {
  it('leave the status alone, and the reverse', async () => {
    await desk.saveNotes(id, 'Called on Sunday.', salma);
    expect(await desk.changeStatus(id, 'accepted', omar)).toMatchObject({ adminNotes: 'Called on Sunday.' });
    expect(await desk.saveNotes(id, '', salma)).toMatchObject({
      adminNotes: '',
      status: 'accepted',
      version: 4,
    });
  });

  it('are recorded; the same notes again are not', async () => {
    await desk.saveNotes(id, 'Called on Sunday.', salma);
    await desk.saveNotes(id, 'Called on Sunday.', omar);
    expect(audit.records).toMatchObject([
      {
        by: salma,
        action: 'inquiry.notes-saved',
        before: { adminNotes: '' },
        after: { adminNotes: 'Called on Sunday.' },
      },
    ]);
  });
});

describe('a change of what was read before', () => {
  it('is stored when nobody was faster', async () => {
    await desk.saveNotes(id, 'one', salma, 1);
    expect(await desk.changeStatus(id, 'quoted', salma, 2)).toMatchObject({ version: 3 });
  });

  it.each([
    ['status', () => desk.changeStatus(id, 'rejected', omar, 1)],
    ['notes', () => desk.saveNotes(id, 'two', omar, 1)],
    ['notes for a tag that was never given out', () => desk.saveNotes(id, 'two', omar, NaN)],
  ])('is refused with the inquiry as it is now: %s', async (_, change) => {
    const current = await desk.saveNotes(id, 'one', salma);
    const refused = await change().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StaleError);
    expect(refused).toMatchObject({ code: 'entity.stale', current });
    expect(await desk.read(id)).toEqual(current);
    expect(audit.records).toHaveLength(1);
  });
});

describe('an inquiry that does not exist', () => {
  it.each([
    ['read', () => desk.read('nobody')],
    ['moved on', () => desk.changeStatus('nobody', 'closed', salma)],
    ['noted', () => desk.saveNotes('nobody', 'x', salma)],
  ])('cannot be %s', async (_, act) => {
    await expect(act()).rejects.toMatchObject({ kind: 'missing', code: 'inquiry.unknown' });
  });
});

describe('several at once', () => {
  it('each have a result, in the order asked for; one that fails changes nothing about the others', async () => {
    const [second, third] = [await received(), await received()];
    await desk.changeStatus(second, 'quoted', salma);
    expect(await desk.changeStatuses([third, 'nobody', second, id], 'quoted', omar)).toEqual([
      { id: third, reference: 'TRZ-2026-000003', outcome: 'changed', from: 'new', version: 2 },
      {
        id: 'nobody',
        reference: null,
        outcome: 'failed',
        problem: { code: 'inquiry.unknown', detail: 'There is no such inquiry.' },
      },
      { id: second, reference: 'TRZ-2026-000002', outcome: 'unchanged', from: 'quoted', version: 2 },
      { id, reference: 'TRZ-2026-000001', outcome: 'changed', from: 'new', version: 2 },
    ]);
    expect(audit.records.map(({ thing, by }) => [thing.id, by?.email])).toEqual([
      [second, salma.email],
      [third, omar.email],
      [id, omar.email],
    ]);
  });

  it('fail together only when the database does', async () => {
    store.hold = () => Promise.reject(new Error('Connection terminated'));
    await expect(desk.changeStatuses([id], 'quoted', omar)).rejects.toThrow('Connection terminated');
  });
});
