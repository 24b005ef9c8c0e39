import { expect, it } from '@jest/globals';
import type { Staff } from '../../shared/domain/staff.js';
import { ReadLastChanges } from './read-last-changes.js';

const at = new Date('2026-01-14T09:00:00Z');
const sara = { id: '01993c00-0000-7000-8000-00000000000a', email: 'sara@tiraz.example' };
const gone = { id: '01993c00-0000-7000-8000-00000000000b', email: 'gone@tiraz.example' };

/** Of a trail whose last change this is. */
const changesAfter = (change: { at: Date; by: Staff | null } | undefined) =>
  new ReadLastChanges(
    { lastChangeOf: () => Promise.resolve(change) },
    {
      colleague: (id) =>
        Promise.resolve(
          id === sara.id ? { name: 'Sara Nabil', email: 'sara.nabil@tiraz.example' } : undefined,
        ),
    },
  );

it.each([
  [
    'under today’s name and address',
    { at, by: sara },
    { ...sara, email: 'sara.nabil@tiraz.example', name: 'Sara Nabil' },
  ],
  ['without a name, of an account that is gone', { at, by: gone }, { ...gone, name: '' }],
  ['nobody, where nobody was signed in', { at, by: null }, null],
])('whoever changed it last is named: %s', async (_, change, by) => {
  expect(await changesAfter(change).of({ kind: 'fabric', id: 'a' })).toEqual({ at, by });
});

it('nothing is said where the trail tells of no change', async () => {
  expect(await changesAfter(undefined).of({ kind: 'fabric', id: 'a' })).toBeUndefined();
});
