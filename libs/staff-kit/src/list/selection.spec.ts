import { describe, expect, it } from '@jest/globals';
import { keepOnly, NOTHING_SELECTED, toggle, toggleAll, toggleRange, type RowSelection } from './selection';

const order = ['a', 'b', 'c', 'd', 'e'];
const ticked = ({ ids }: RowSelection) => order.filter((id) => ids.has(id)).join('');

describe('selecting rows', () => {
  it('ticks and clears one at a time', () => {
    const both = toggle(toggle(NOTHING_SELECTED, 'b'), 'd');
    expect(ticked(both)).toBe('bd');
    expect(ticked(toggle(both, 'b'))).toBe('d');
  });

  it('ticks a range downwards and upwards, and a longer one from its end', () => {
    const down = toggleRange(toggle(NOTHING_SELECTED, 'b'), 'd', order);
    expect(ticked(down)).toBe('bcd');
    expect(ticked(toggleRange(down, 'a', order))).toBe('abcd');
    expect(ticked(toggleRange(toggle(NOTHING_SELECTED, 'd'), 'b', order))).toBe('bcd');
  });

  it('clears a range after a row was cleared', () => {
    const all = toggleAll(NOTHING_SELECTED, order);
    expect(ticked(toggleRange(toggle(all, 'b'), 'd', order))).toBe('ae');
  });

  it('ticks the one row when there is nothing to run from', () => {
    expect(ticked(toggleRange(NOTHING_SELECTED, 'c', order))).toBe('c');
    expect(ticked(toggleRange({ ids: new Set(), anchor: 'gone' }, 'c', order))).toBe('c');
  });

  it('ticks all, and nothing when all is ticked', () => {
    const all = toggleAll(toggle(NOTHING_SELECTED, 'c'), order);
    expect(ticked(all)).toBe('abcde');
    expect(ticked(toggleAll(all, order))).toBe('');
  });

  it('forgets rows that are not on the page any more', () => {
    const selection = toggleRange(toggle(NOTHING_SELECTED, 'a'), 'c', order);
    expect([...keepOnly(selection, ['b', 'x']).ids]).toEqual(['b']);
    expect(keepOnly(selection, order)).toBe(selection);
  });
});
