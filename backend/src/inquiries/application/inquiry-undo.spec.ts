import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { StaleError } from '../../shared/domain/domain-error.js';
import { INQUIRY_STATUSES, LOST_REASONS, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { HOUR_MS, omar, openInquiries, salma } from '../adapters/manage-inquiries.fixture.js';

let { audit, inquiries, later, received } = openInquiries();
let id: string;

beforeEach(async () => {
  ({ audit, inquiries, later, received } = openInquiries());
  id = await received();
});

describe('taking a change back', () => {
  const refusedWith = (code: string) =>
    expect.objectContaining({ kind: 'conflict', code }) as unknown as Error;
  const acceptance = async () => {
    const { status, acceptedAt } = await inquiries.read(id);
    return [status, acceptedAt];
  };

  it('leaves no acceptance where there was none', async () => {
    later(HOUR_MS);
    const { version } = await inquiries.changeStatus(id, 'accepted', salma);
    expect(await inquiries.undoStatus(id, salma, version)).toMatchObject({
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
      isUndo: true,
    });
  });

  it.each<InquiryStatus>(['rejected', 'quoted', 'closed'])(
    'gives an accepted one that was %s by mistake its old moment',
    async (mistake) => {
      const june = later(HOUR_MS);
      await inquiries.changeStatus(id, 'accepted', salma);
      later(150 * 24 * HOUR_MS);
      await inquiries.changeStatus(id, mistake, omar);
      later(HOUR_MS);
      await inquiries.undoStatus(id, omar);
      expect(await acceptance()).toEqual(['accepted', june]);
    },
  );

  it('of an order that was closed, accepted again and closed again', async () => {
    const first = later(HOUR_MS);
    await inquiries.changeStatus(id, 'accepted', salma);
    await inquiries.changeStatus(id, 'closed', salma);
    const second = later(HOUR_MS);
    await inquiries.changeStatus(id, 'accepted', salma);
    later(HOUR_MS);
    await inquiries.changeStatus(id, 'closed', salma);
    await inquiries.undoStatus(id, salma);
    expect(await acceptance()).toEqual(['accepted', second]);
    await inquiries.changeStatus(id, 'closed', salma);
    await inquiries.changeStatus(id, 'accepted', salma);
    await inquiries.undoStatus(id, salma);
    expect(await acceptance()).toEqual(['closed', second]);
    expect(first < second).toBe(true);
  });

  it('twice is refused: nothing that stood before is touched', async () => {
    await inquiries.changeStatus(id, 'quoted', salma);
    await inquiries.changeStatus(id, 'accepted', salma);
    const undone = await inquiries.undoStatus(id, salma);
    await expect(inquiries.undoStatus(id, salma)).rejects.toThrow(refusedWith('inquiry.nothing-to-undo'));
    expect(await inquiries.read(id)).toEqual(undone);
  });

  it('of one that never moved is refused', async () => {
    await expect(inquiries.undoStatus(id, salma)).rejects.toThrow(refusedWith('inquiry.nothing-to-undo'));
    await expect(inquiries.undoStatus('nobody', salma)).rejects.toMatchObject({ code: 'inquiry.unknown' });
  });

  it('is refused with the inquiry as it is when somebody else was quicker', async () => {
    const { version } = await inquiries.changeStatus(id, 'accepted', salma);
    const current = await inquiries.changeStatus(id, 'closed', omar);
    const refused = await inquiries.undoStatus(id, salma, version).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StaleError);
    expect(refused).toMatchObject({ current });
  });

  it('of several, each for itself: what has moved since stays, notes since do not matter', async () => {
    const [second, third] = [await received(), await received()];
    await inquiries.changeStatus(second, 'rejected', omar);
    const changed = await inquiries.changeStatuses([id, second, third], 'accepted', salma);
    const named = changed.map((one) => ({ id: one.id, version: one.version! }));
    await inquiries.changeStatus(second, 'quoted', omar);
    await inquiries.saveNotes(third, 'Called.', omar);
    const [back, moved, noted, unknown] = await inquiries.undoStatuses(
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
    expect(await inquiries.read(third)).toMatchObject({
      status: 'new',
      acceptedAt: null,
      adminNotes: 'Called.',
    });
    expect(await inquiries.read(second)).toMatchObject({ status: 'quoted' });
  });

  it('of several may be sent again: nothing more is taken back', async () => {
    await inquiries.changeStatus(id, 'quoted', salma);
    const [changed] = await inquiries.changeStatuses([id], 'accepted', salma);
    const named = [{ id, version: changed!.version! }];
    await inquiries.undoStatuses(named, salma);
    const once = await inquiries.read(id);
    expect(await inquiries.undoStatuses(named, salma)).toMatchObject([
      { outcome: 'unchanged', from: 'quoted' },
    ]);
    expect(await inquiries.read(id)).toEqual(once);
    expect(await inquiries.undoStatuses([{ id, version: once.version }], salma)).toMatchObject([
      { outcome: 'failed', problem: { code: 'inquiry.nothing-to-undo' } },
    ]);
  });

  it('gives back every figure, whatever came before', async () => {
    const step = fc.record({
      which: fc.nat(2),
      to: fc.constantFrom(...INQUIRY_STATUSES),
      isTakenBack: fc.boolean(),
      hours: fc.nat(1_000),
      reason: fc.option(fc.constantFrom(...LOST_REASONS)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const ids = [await received(), await received(), await received()];
        const stands = async () => {
          const all = await Promise.all(ids.map((one) => inquiries.read(one)));
          for (const { status, acceptedAt, lost } of all) {
            if (lost) expect(['rejected', 'closed']).toContain(status);
            if (status === 'accepted') expect(acceptedAt).not.toBeNull();
            else if (status !== 'closed') expect(acceptedAt).toBeNull();
          }
          return all.map(({ status, acceptedAt, lost }) => ({ status, acceptedAt, lost }));
        };
        for (const { which, to, isTakenBack, hours, reason } of steps) {
          const before = await stands();
          const mine = ids[which]!;
          later(hours * HOUR_MS);
          const why = reason && { reason, note: '' };
          const { version } = await inquiries.changeStatus(mine, to, salma, undefined, why);
          const after = await stands();
          if (!isTakenBack || before[which]!.status === to) continue;
          later(hours * HOUR_MS);
          await inquiries.undoStatus(mine, omar, version);
          expect(await stands()).toEqual(before);
          expect(after).not.toEqual(before);
        }
      }),
      { numRuns: 200 },
    );
  });
});
