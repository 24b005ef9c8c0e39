import { expect, it } from '@jest/globals';
import { steady } from './steady';

const rows = (...ids: string[]) => ids.map((id) => ({ id, status: 'then' }));
const now = (...ids: string[]) => ids.map((id) => ({ id, status: 'now' }));
const held = (ids: string[], own: string[] = []) => ({ rows: rows(...ids), own: new Set(own) });
const said = ({ id, status }: { id: string; status: string }) => `${id} ${status}`;

it.each([
  ['nothing has changed', held(['a', 'b']), now('a', 'b'), ['a now', 'b now'], 0, false],
  ['one came on top', held(['a', 'b']), now('c', 'a', 'b'), ['a now', 'b now'], 1, true],
  [
    'two came and pushed one off the page',
    held(['a', 'b']),
    now('c', 'd', 'a'),
    ['a now', 'b then'],
    2,
    true,
  ],
  ['one moved', held(['a', 'b']), now('b', 'a'), ['a now', 'b now'], 0, true],
  ['one went', held(['a', 'b']), now('b'), ['a then', 'b now'], 0, true],
  ['one went that was answered here', held(['a', 'b'], ['a']), now('b'), ['b now'], 0, false],
  [
    'one that was answered here stays in the list',
    held(['a', 'b'], ['a']),
    now('a', 'b'),
    ['a now', 'b now'],
    0,
    false,
  ],
  ['one that was answered here moved', held(['a', 'b'], ['a']), now('b', 'a'), ['a now', 'b now'], 0, false],
  ['all went', held(['a']), now(), ['a then'], 0, true],
])('when %s, every row keeps its place', (_, before, after, shown, news, isBehind) => {
  const list = steady(before, after);
  expect([list.rows.map(said), list.news, list.isBehind]).toEqual([shown, news, isBehind]);
});
