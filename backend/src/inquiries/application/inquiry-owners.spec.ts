import { beforeEach, describe, expect, it } from '@jest/globals';
import { StaleError } from '../../shared/domain/domain-error.js';
import { omar, openInquiries, salma } from '../adapters/manage-inquiries.fixture.js';

let { store, audit, inquiries, later, received } = openInquiries();
let id: string;

beforeEach(async () => {
  ({ store, audit, inquiries, later, received } = openInquiries());
  id = await received();
});

describe('an inquiry', () => {
  it('is nobody’s, then somebody’s, and nobody’s again; each change is recorded with what they are called', async () => {
    expect(await inquiries.read(id)).toMatchObject({ ownerId: null });
    expect(await inquiries.assign(id, salma.id, omar)).toMatchObject({ ownerId: salma.id, version: 2 });
    expect(await inquiries.assign(id, null, salma)).toMatchObject({ ownerId: null, version: 3 });
    const entry = { at: later(0), action: 'inquiry.owner-changed', thing: { kind: 'inquiry', id } };
    expect(audit.records).toEqual([
      { ...entry, by: omar, before: { owner: null }, after: { owner: salma.email } },
      { ...entry, by: salma, before: { owner: salma.email }, after: { owner: null } },
    ]);
  });

  it('that is theirs already stays as it is', async () => {
    await inquiries.assign(id, salma.id, salma);
    expect(await inquiries.assign(id, salma.id, omar)).toMatchObject({ version: 2 });
    expect(audit.records).toHaveLength(1);
  });

  it('keeps its owner through every other change', async () => {
    await inquiries.assign(id, salma.id, salma);
    await inquiries.saveNotes(id, 'Called.', omar);
    expect(await inquiries.changeStatus(id, 'quoted', omar)).toMatchObject({ ownerId: salma.id });
    expect(await inquiries.undoStatus(id, omar)).toMatchObject({ ownerId: salma.id, status: 'new' });
  });

  it.each([
    ['who may not answer', omar.id],
    ['who is unknown', '01993c00-0000-7000-8000-0000000000cc'],
  ])('is not given to somebody %s', async (_, ownerId) => {
    await expect(inquiries.assign(id, ownerId, salma)).rejects.toMatchObject({
      code: 'owner.may-not-answer',
    });
    expect(await store.find(id)).toMatchObject({ ownerId: null, version: 1 });
  });

  it('that was changed meanwhile is shown as it is', async () => {
    await inquiries.saveNotes(id, 'Called.', omar);
    await expect(inquiries.assign(id, salma.id, salma, 1)).rejects.toThrow(StaleError);
    expect(await inquiries.assign(id, salma.id, salma, 2)).toMatchObject({ version: 3 });
  });

  it('that is unknown is missing', async () => {
    const unknown = '01993c00-0000-7000-8000-0000000000cc';
    await expect(inquiries.assign(unknown, null, salma)).rejects.toMatchObject({ code: 'inquiry.unknown' });
  });
});
