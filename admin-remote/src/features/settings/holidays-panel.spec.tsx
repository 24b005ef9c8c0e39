import { afterEach, expect, it, jest } from '@jest/globals';
import type { Holiday } from '@tiraz/api-client/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { Access } from '@tiraz/staff-kit/page';
import { FakeApi, mona, show } from '@tiraz/staff-kit/testing';
import { HolidaysPanel } from './holidays-panel';

// A whole page with a dialog of antd over it: on a busy machine it takes its time.
jest.setTimeout(90_000);

const HOLIDAYS = '/api/admin/holidays';
/** All of them go on; the day alone stands still. */
const CLOCKS = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...([
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'queueMicrotask',
    'nextTick',
    'performance',
  ] as const),
];
const suggested = (day: string, nameEn: string): Holiday => ({
  ...{ day, nameEn, nameAr: 'عطلة', state: 'suggested', version: 0 },
});

afterEach(() => void jest.useRealTimers());

it('a holiday of a day that is over is shown once it is added, to be dismissed again', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00Z'), doNotFake: CLOCKS });
  const holidays = [suggested('2026-01-07', 'Christmas'), suggested('2026-11-21', 'Feast')];
  const api = new FakeApi()
    .on(`GET ${HOLIDAYS}`, () => Response.json(holidays))
    .on(`POST ${HOLIDAYS}`, async (request) => {
      const added = { ...((await request.json()) as Holiday), state: 'confirmed' as const, version: 1 };
      holidays.splice(1, 0, added);
      return Response.json(added);
    });
  api.signedIn = mona;
  globalThis.fetch = api.fetch as typeof fetch;
  const user = show(
    <Access value={{ held: mona.permissions, pages: [] }}>
      <HolidaysPanel />
    </Access>,
  );
  const list = within(await screen.findByRole('list', { name: 'Holidays' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);

  await user.click(await screen.findByRole('button', { name: 'Add a holiday' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a holiday' }));
  await user.type(dialog.getByRole('textbox', { name: 'Day' }), '2026-11-19');
  await user.type(dialog.getByRole('textbox', { name: 'Name in English' }), 'Sudden');
  await user.type(dialog.getByRole('textbox', { name: 'Name in Arabic' }), 'مفاجئة{Enter}');
  await waitFor(() => expect(list.getByText('Sudden')).toBeVisible());
  expect(list.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);

  const earlier = screen.getByRole('button', { name: 'Earlier days' });
  expect(earlier).toHaveAttribute('aria-expanded', 'true');
  await user.click(earlier);
  expect(list.getAllByRole('listitem')).toHaveLength(1);
});
