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
  ['more were wanted', held(['a', 'b']), now('a', 'b', 'c'), ['a now', 'b now', 'c now'], 0, false],
  [
    'more were wanted after one had come on top',
    held(['a', 'b']),
    now('d', 'a', 'b', 'c'),
    ['a now', 'b now', 'c now'],
    1,
    true,
  ],
  ['one went and another came up', held(['a', 'b']), now('b', 'c'), ['a then', 'b now', 'c now'], 0, true],
  [
    'one went that was answered here and another came up',
    held(['a', 'b'], ['a']),
    now('b', 'c'),
    ['b now', 'c now'],
    0,
    false,
  ],
  ['the last one went that was answered here', held(['a'], ['a']), now('b'), ['b now'], 0, false],
  ['others stand there by now', held(['a']), now('b'), ['a then'], 1, true],
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
