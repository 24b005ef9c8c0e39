import { beforeEach, describe, expect, it } from '@jest/globals';
import { StaleError } from '../../shared/domain/domain-error.js';
import { HOUR_MS, omar, openInquiries, salma } from '../adapters/manage-inquiries.fixture.js';

let { store, audit, inquiries, later, received } = openInquiries();
let id: string;

beforeEach(async () => {
  ({ store, audit, inquiries, later, received } = openInquiries());
  id = await received();
});

describe('moving an inquiry on', () => {
  it('stamps an acceptance, keeps it when closed, and clears it with a rejection', async () => {
    const accepted = later(HOUR_MS);
    expect(await inquiries.changeStatus(id, 'accepted', salma)).toMatchObject({
      acceptedAt: accepted,
      version: 2,
    });
    later(HOUR_MS);
    await inquiries.changeStatus(id, 'accepted', salma);
    expect(await inquiries.changeStatus(id, 'closed', omar)).toMatchObject({
      status: 'closed',
      acceptedAt: accepted,
      history: [
        {
          from: 'accepted',
          to: 'closed',
          changedBy: omar.email,
          changedAt: later(0),
          isUndo: false,
          lost: null,
        },
        {
          from: 'new',
          to: 'accepted',
          changedBy: salma.email,
          changedAt: accepted,
          isUndo: false,
          lost: null,
        },
        { from: null, to: 'new', changedBy: null },
      ],
    });
    expect(await inquiries.changeStatus(id, 'rejected', omar)).toMatchObject({
      status: 'rejected',
      acceptedAt: null,
    });
  });

  it('to where it stands changes nothing and records nothing', async () => {
    expect(await inquiries.changeStatus(id, 'new', salma)).toMatchObject({
      version: 1,
      history: [{ to: 'new' }],
    });
    expect(audit.records).toEqual([]);
  });

  it('is recorded with who, when, before and after', async () => {
    later(HOUR_MS);
    await inquiries.changeStatus(id, 'quoted', salma);
    expect(audit.records).toEqual([
      {
        at: later(0),
        by: salma,
        action: 'inquiry.status-changed',
        thing: { kind: 'inquiry', id },
        before: { status: 'new' },
        after: { status: 'quoted' },
        isUndo: false,
      },
    ]);
  });
});

describe('notes', () => {
  it('leave the status alone, and the reverse', async () => {
    await inquiries.saveNotes(id, 'Called on Sunday.', salma);
    expect(await inquiries.changeStatus(id, 'accepted', omar)).toMatchObject({
      adminNotes: 'Called on Sunday.',
    });
    expect(await inquiries.saveNotes(id, '', salma)).toMatchObject({
      adminNotes: '',
      status: 'accepted',
      version: 4,
    });
  });

  it('are recorded; the same notes again are not', async () => {
    await inquiries.saveNotes(id, 'Called on Sunday.', salma);
    await inquiries.saveNotes(id, 'Called on Sunday.', omar);
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
    await inquiries.saveNotes(id, 'one', salma, 1);
    expect(await inquiries.changeStatus(id, 'quoted', salma, 2)).toMatchObject({ version: 3 });
  });

  it.each([
    ['status', () => inquiries.changeStatus(id, 'rejected', omar, 1)],
    ['notes', () => inquiries.saveNotes(id, 'two', omar, 1)],
    ['notes for a tag that was never given out', () => inquiries.saveNotes(id, 'two', omar, NaN)],
  ])('is refused with the inquiry as it is now: %s', async (_, change) => {
    const current = await inquiries.saveNotes(id, 'one', salma);
    const refused = await change().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StaleError);
    expect(refused).toMatchObject({ code: 'entity.stale', current });
    expect(await inquiries.read(id)).toEqual(current);
    expect(audit.records).toHaveLength(1);
  });
});

describe('an inquiry that does not exist', () => {
  it.each([
    ['read', () => inquiries.read('nobody')],
    ['moved on', () => inquiries.changeStatus('nobody', 'closed', salma)],
    ['noted', () => inquiries.saveNotes('nobody', 'x', salma)],
  ])('cannot be %s', async (_, act) => {
    await expect(act()).rejects.toMatchObject({ kind: 'missing', code: 'inquiry.unknown' });
  });
});

describe('several at once', () => {
  it('each have a result, in the order asked for; one that fails changes nothing about the others', async () => {
    const [second, third] = [await received(), await received()];
    await inquiries.changeStatus(second, 'quoted', salma);
    expect(await inquiries.changeStatuses([third, 'nobody', second, id], 'quoted', omar)).toEqual([
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
    await expect(inquiries.changeStatuses([id], 'quoted', omar)).rejects.toThrow('Connection terminated');
  });
});

describe('the owner', () => {
  it('is nobody, then somebody, and nobody again; each change is recorded with what they are called', async () => {
    expect(await inquiries.read(id)).toMatchObject({ ownerId: null });
    expect(await inquiries.assign(id, salma.id, omar)).toMatchObject({ ownerId: salma.id, version: 2 });
    expect(await inquiries.assign(id, null, salma)).toMatchObject({ ownerId: null, version: 3 });
    const entry = { at: later(0), action: 'inquiry.owner-changed', thing: { kind: 'inquiry', id } };
    expect(audit.records).toEqual([
      { ...entry, by: omar, before: { owner: null }, after: { owner: salma.email } },
      { ...entry, by: salma, before: { owner: salma.email }, after: { owner: null } },
    ]);
  });

  it('of an inquiry that is theirs already stays, and nothing is recorded', async () => {
    await inquiries.assign(id, salma.id, salma);
    expect(await inquiries.assign(id, salma.id, omar)).toMatchObject({ version: 2 });
    expect(audit.records).toHaveLength(1);
  });

  it('stays through every other change', async () => {
    await inquiries.assign(id, salma.id, salma);
    await inquiries.saveNotes(id, 'Called.', omar);
    expect(await inquiries.changeStatus(id, 'quoted', omar)).toMatchObject({ ownerId: salma.id });
    expect(await inquiries.undoStatus(id, omar)).toMatchObject({ ownerId: salma.id, status: 'new' });
  });

  it.each([
    ['who may not answer', omar.id],
    ['who is unknown', '01993c00-0000-7000-8000-0000000000cc'],
  ])('is nobody %s', async (_, ownerId) => {
    await expect(inquiries.assign(id, ownerId, salma)).rejects.toMatchObject({
      code: 'owner.may-not-answer',
    });
    expect(await store.find(id)).toMatchObject({ ownerId: null, version: 1 });
  });

  it('is not changed over a version that nobody has read', async () => {
    await inquiries.saveNotes(id, 'Called.', omar);
    await expect(inquiries.assign(id, salma.id, salma, 1)).rejects.toThrow(StaleError);
    expect(await inquiries.assign(id, salma.id, salma, 2)).toMatchObject({ version: 3 });
  });

  it('of an unknown inquiry is missing', async () => {
    const unknown = '01993c00-0000-7000-8000-0000000000cc';
    await expect(inquiries.assign(unknown, null, salma)).rejects.toMatchObject({ code: 'inquiry.unknown' });
  });
});
