import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Change } from '@tiraz/api-client/others-changes';
import { ifMatch, staffApi } from '@tiraz/api-client/staff';
import { createStore } from '../session/store';
import { FakeApi, mona } from '../testing/fake-api';
import { createHappenings, type Happening } from './happenings';
import { hearIn } from './use-changes';

const { getMe, getInquiry, listStaffColors, updateColor } = staffApi.endpoints;
const realFetch = globalThis.fetch;
const leaving: AbortController[] = [];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  for (const one of leaving.splice(0)) one.abort();
});

const change = (one: Partial<Change> = {}): Change => ({
  kind: 'inquiry',
  id: 'i1',
  action: 'inquiry.status-changed',
  by: null,
  ...one,
});
/** Until what is gathered has been asked for, and answered. */
const soon = () => jest.advanceTimersByTimeAsync(400);

/** A page on which an inquiry and the colors are shown. */
async function openPage() {
  const api = new FakeApi();
  api.signedIn = mona;
  api
    .on('GET /api/admin/inquiries/i1', () => Response.json({ id: 'i1' }))
    .on('GET /api/admin/colors', () => Response.json([]))
    .on('PUT /api/admin/colors/c1', () => Response.json({ version: 2 }));
  globalThis.fetch = api.fetch as typeof fetch;
  const happenings = createHappenings();
  const told: Happening[] = [];
  happenings.subscribe((one) => told.push(one));
  const store = createStore({ renew: () => Promise.resolve(false) }, happenings);
  const gone = new AbortController();
  leaving.push(gone);
  const hear = hearIn(store.dispatch, happenings, gone.signal);
  void store.dispatch(getMe.initiate());
  void store.dispatch(getInquiry.initiate('i1'));
  void store.dispatch(listStaffColors.initiate({}));
  await soon();
  api.calls.length = 0;
  return { api, store, hear, told };
}

it('what shows the changed thing is asked for again, once for many changes, after the page was told', async () => {
  const { api, hear, told } = await openPage();
  for (const id of ['i1', 'i2', 'i1']) hear({ change: change({ id }) });
  await soon();
  expect(api.calls).toEqual(['GET /api/admin/inquiries/i1']);
  expect(told.map((one) => one.by === 'others' && one.change?.id)).toEqual(['i1', 'i2', 'i1']);
});

it('everything is asked for again when something was missed', async () => {
  const { api, hear } = await openPage();
  hear({ missed: true });
  await soon();
  expect([...api.calls].sort()).toEqual([
    'GET /api/admin/colors',
    'GET /api/admin/inquiries/i1',
    'GET /api/admin/me',
  ]);
});

it('of what was asked for before the stream began, and of nothing else, it is asked again', async () => {
  const { api, store, hear } = await openPage();
  const begunAt = Date.now() + 10;
  await jest.advanceTimersByTimeAsync(20);
  await store.dispatch(listStaffColors.initiate({}, { forceRefetch: true }));
  api.calls.length = 0;
  hear({ begunAt });
  await soon();
  expect(api.calls).toEqual(['GET /api/admin/inquiries/i1']);
});

it('who is there is asked for again where the stream begins anew, and not where it first begins', async () => {
  const { api, hear } = await openPage();
  hear({ begunAt: 0 });
  await soon();
  expect(api.calls).toEqual([]);
  hear({ begunAt: 0 });
  await soon();
  expect(api.calls).toEqual(['GET /api/admin/me']);
});

it('who is there is asked for where the session has ended, and not on a page that has found nobody yet', async () => {
  const { api, store, hear } = await openPage();
  hear({ ended: true });
  await soon();
  expect(api.calls).toEqual(['GET /api/admin/me']);
  store.dispatch(staffApi.util.resetApiState());
  void store.dispatch(getMe.initiate());
  hear({ ended: true });
  await soon();
  expect(api.calls).toEqual(['GET /api/admin/me', 'GET /api/admin/me']);
});

it('what this page has written itself is not asked for at once again; what the same account does elsewhere is', async () => {
  const { api, store, hear } = await openPage();
  const color = change({ kind: 'color', id: 'c1', action: 'color.updated', by: mona.id });
  hear({ change: color });
  await soon();
  expect(api.calls).toEqual(['GET /api/admin/colors']);
  api.calls.length = 0;
  // The change may come before the answer.
  hear({ change: color });
  await store.dispatch(updateColor.initiate({ id: 'c1', ...ifMatch(1), colorChanges: {} }));
  await soon();
  expect(api.calls).toEqual(['PUT /api/admin/colors/c1', 'GET /api/admin/colors']);
});

it('what the same account changed in another browser while it wrote in this one is shown in the end', async () => {
  const { api, store, hear } = await openPage();
  await store.dispatch(updateColor.initiate({ id: 'c1', ...ifMatch(1), colorChanges: {} }));
  hear({ change: change({ by: mona.id }) });
  await soon();
  expect(api.calls).not.toContain('GET /api/admin/inquiries/i1');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(api.calls.filter((call) => call === 'GET /api/admin/inquiries/i1')).toHaveLength(1);
});

it('nothing is asked for on a page that nobody looks at, until somebody does', async () => {
  const { api, hear } = await openPage();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  hear({ change: change() });
  await soon();
  expect(api.calls).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await soon();
  expect(api.calls).toEqual(['GET /api/admin/inquiries/i1']);
  hidden.mockRestore();
});
