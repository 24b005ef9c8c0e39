import { expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createHappenings, HappeningsContext } from '../live/happenings';
import { useSteadyRows } from './use-steady-rows';

interface Row {
  id: string;
  status: string;
}
const as = (status: string, ...ids: string[]): Row[] => ids.map((id) => ({ id, status }));

function open(rows: Row[], read: (id: string) => Promise<Partial<Row>>) {
  const happenings = createHappenings();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HappeningsContext value={happenings}>{children}</HappeningsContext>
  );
  const { result, rerender } = renderHook((now: Row[]) => useSteadyRows(now, 'one list', read), {
    wrapper,
    initialProps: rows,
  });
  return {
    shown: () => result.current.rows.map(({ id, status }) => `${id} ${status}`),
    /** The list's next answer. */
    answer: (now: Row[]) => act(async () => rerender(now)),
    othersChange: (...ids: string[]) =>
      act(async () => {
        for (const id of ids)
          happenings.tell({ by: 'others', change: { kind: 'inquiry', id, action: 'x', by: null } });
      }),
  };
}

it('only what the list brings no longer is looked at singly, and not what merely left it', async () => {
  const read = jest.fn(async () => ({ status: 'now' }));
  const { shown, answer, othersChange } = open(as('then', 'a', 'b', 'c', 'd'), read);
  await othersChange('a', 'b', 'c');
  expect(read).not.toHaveBeenCalled();
  await answer(as('now', 'a', 'b'));
  expect(read.mock.calls).toEqual([['c']]);
  expect(shown()).toEqual(['a now', 'b now', 'c now', 'd then']);
});

it('what has left the list and is changed once more is looked at once more', async () => {
  let status = 'now';
  const read = jest.fn(async () => ({ status }));
  const { shown, answer, othersChange } = open(as('then', 'a', 'b'), read);
  await othersChange('b');
  await answer(as('then', 'a'));
  expect(shown()).toEqual(['a then', 'b now']);
  status = 'later';
  await othersChange('b');
  expect(read).toHaveBeenCalledTimes(2);
  expect(shown()).toEqual(['a then', 'b later']);
});

it('of many that have left the list a few are looked at at a time', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `i${index}`);
  let underWay = 0;
  let most = 0;
  const read = jest.fn(async () => {
    most = Math.max(most, (underWay += 1));
    await new Promise((resolve) => setTimeout(resolve));
    underWay -= 1;
    return { status: 'now' };
  });
  const { shown, answer, othersChange } = open(as('then', 'a', ...ids), read);
  await othersChange(...ids);
  await answer(as('then', 'a'));
  const calm = async () => {
    while (underWay > 0) await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));
  };
  await calm();
  expect(read).toHaveBeenCalledTimes(100);
  await othersChange(...ids);
  await calm();
  expect(read).toHaveBeenCalledTimes(200);
  expect(most).toBeLessThanOrEqual(4);
  expect(
    new Set(
      shown()
        .slice(1)
        .map((row) => row.split(' ')[1]),
    ),
  ).toEqual(new Set(['now']));
});
