import { describe, expect, it } from '@jest/globals';
import { assignmentUndone, assignedTo, type Assignment, type OwnerChange } from './assignment.js';

interface Owned {
  ownerId: string | null;
  version: number;
  lastAssignment: Assignment | null;
}
const nobodys: Owned = { ownerId: null, version: 4, lastAssignment: null };
const after = (owned: Owned, change: OwnerChange | undefined): Owned =>
  change ? { ownerId: change.after, version: owned.version + 1, lastAssignment: change.assignment } : owned;
const given = (owned: Owned, to: string | null) => after(owned, assignedTo(to, owned));
const givenBack = (owned: Owned, version: number) => after(owned, assignmentUndone(version, owned));

describe('what is given to somebody', () => {
  it.each([
    ['nobody’s', nobodys, null],
    ['somebody else’s', given(nobodys, 'omar'), 'omar'],
  ])('and was %s is so again when that is taken back', (_, owned, former) => {
    const salmas = given(owned, 'salma');
    expect(salmas.ownerId).toBe('salma');
    expect(givenBack(salmas, salmas.version).ownerId).toBe(former);
  });

  it('is taken back once, however often that is asked, and whatever else was changed since', () => {
    const salmas = given(nobodys, 'salma');
    const back = givenBack({ ...salmas, version: 9 }, salmas.version);
    expect(back).toMatchObject({ ownerId: null, version: 10 });
    expect(assignmentUndone(salmas.version, back)).toBeUndefined();
  });

  it('stays where it was given on since', () => {
    const salmas = given(nobodys, 'salma');
    const refused = expect.objectContaining({
      kind: 'conflict',
      code: 'inquiry.owner-changed-since',
    }) as unknown as Error;
    for (const later of [given(salmas, 'omar'), given(givenBack(salmas, salmas.version), 'salma')])
      expect(() => assignmentUndone(salmas.version, later)).toThrow(refused);
    expect(() => assignmentUndone(4, nobodys)).toThrow(refused);
  });

  it('is given on only while it is whose it was, where that is said', () => {
    const salmas = given(nobodys, 'salma');
    expect(assignedTo('omar', salmas, 'salma')).toMatchObject({ before: 'salma', after: 'omar' });
    expect(assignedTo('salma', salmas, 'omar')).toBeUndefined();
    for (const owned of [salmas, nobodys])
      expect(() => assignedTo('mona', owned, 'omar')).toThrow(
        expect.objectContaining({
          kind: 'conflict',
          code: 'inquiry.owner-changed-since',
        }) as unknown as Error,
      );
  });

  it('is no assignment to whom has it', () => {
    expect(assignedTo(null, nobodys)).toBeUndefined();
  });
});
