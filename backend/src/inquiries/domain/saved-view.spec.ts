import { describe, expect, it } from '@jest/globals';
import { MOST_VIEWS } from '@tiraz/contracts/inquiry-view';
import { sameView, withView, type SavedView } from './saved-view.js';

const view = (id: string, name: string, isFirst = false): SavedView => ({
  ...{ id, name, isFirst },
  filter: { status: 'new', sort: 'newFirst' },
});
const mine = view('1', 'Mine', true);
const samples = view('2', 'عيّنات');
const cafe = view('5', 'Caf\u00e9');
const refusedWith = (code: string) => expect.objectContaining({ kind: 'conflict', code }) as unknown as Error;

describe('the views of an account', () => {
  it('have one at most that opens first', () => {
    expect(withView([mine, samples], view('3', 'Large', true))).toEqual([
      view('3', 'Large', true),
      { ...mine, isFirst: false },
    ]);
    expect(withView([mine, samples], { ...samples, isFirst: false })).toEqual([samples]);
  });

  it.each([
    ['the same', 'Mine'],
    ['in other letters', 'mINE'],
    ['in letters that are put together otherwise', 'Cafe\u0301'],
  ])('have no two names that are %s', (_, name) => {
    expect(() => withView([mine, samples, cafe], view('3', name))).toThrow(
      expect.objectContaining({
        ...{ kind: 'conflict', code: 'view.name-taken' },
        faults: [expect.objectContaining({ path: 'name', code: 'view.name-taken' })],
      }) as unknown as Error,
    );
    expect(withView([mine, samples], view('1', name, true))).toEqual([view('1', name, true)]);
  });

  it('are so many at most, and may be changed when they are', () => {
    const all = Array.from({ length: MOST_VIEWS }, (_, index) => view(String(index), `View ${index}`));
    expect(() => withView(all, view('new', 'One more'))).toThrow(refusedWith('view.too-many'));
    expect(withView(all.slice(1), view('new', 'The last'))).toHaveLength(1);
    expect(withView(all, view('0', 'Renamed'))).toHaveLength(1);
  });

  it('hold what is asked for twice once', () => {
    const again = { ...mine, filter: { sort: 'newFirst', status: 'new' } };
    expect(sameView([samples, mine], again)).toBe(mine);
    expect(sameView([mine], { ...again, isFirst: false })).toBeUndefined();
    expect(sameView([mine], { ...again, name: 'My' })).toBeUndefined();
    expect(sameView([mine], { ...again, filter: { status: 'closed' } })).toBeUndefined();
  });
});
