import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Change } from '@tiraz/api-client/others-changes';
import { followChanges, type Told } from './stream';

/** The browser's own, as far as a test has to say what comes. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: FakeStream[] = [];
  isClosed = false;
  readyState = 0;
  constructor(readonly address: string) {
    super();
    FakeStream.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  says(data: string, type = 'message') {
    this.dispatchEvent(new MessageEvent(type, { data }));
  }
  ends() {
    this.dispatchEvent(new Event('error'));
  }
  isRefused() {
    this.readyState = FakeStream.CLOSED;
    this.ends();
  }
}

/** Tells all pages of a browser but the one that speaks. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  constructor(readonly name: string) {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

/** One holder at a time, in the order in which they asked. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      const mine = last.then(() => (signal.aborted ? undefined : work()));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

const CHANGE: Change = { kind: 'inquiry', id: 'i1', action: 'inquiry.submitted', by: null };

const pages: AbortController[] = [];
function openPage() {
  const told: Told[] = [];
  const leaving = new AbortController();
  pages.push(leaving);
  followChanges((one) => told.push(one), leaving.signal);
  return { told, leave: () => leaving.abort() };
}
const turn = () => jest.advanceTimersByTimeAsync(0);
const current = () => FakeStream.opened.at(-1)!;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: FakeStream, BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
});
afterEach(() => {
  for (const leaving of pages.splice(0)) leaving.abort();
  FakeStream.opened.length = 0;
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

it('is one for all pages of a browser, and the next page has it when the first is closed', async () => {
  const [first, second] = [openPage(), openPage()];
  await turn();
  expect(FakeStream.opened.map(({ address }) => address)).toEqual(['/api/admin/live']);
  current().says(JSON.stringify(CHANGE));
  current().says('', 'missed');
  expect(first.told).toEqual([{ change: CHANGE }, { missed: true }]);
  expect(second.told).toEqual(first.told);
  first.leave();
  await turn();
  expect(FakeStream.opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  current().says(JSON.stringify(CHANGE));
  expect([first.told.length, second.told.length]).toEqual([2, 3]);
});

it('comes back after it was lost, and says from when on nothing is missed', async () => {
  const { told } = openPage();
  await turn();
  current().dispatchEvent(new Event('open'));
  current().ends();
  expect(FakeStream.opened).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(FakeStream.opened).toHaveLength(2);
  current().dispatchEvent(new Event('open'));
  expect(told).toEqual([{ begunAt: expect.any(Number) }, { begunAt: expect.any(Number) }]);
});

it('asks less and less often while it is refused, and at once when somebody comes back', async () => {
  openPage();
  await turn();
  for (let minutes = 0; minutes < 10; minutes += 1) {
    current().ends();
    await jest.advanceTimersByTimeAsync(60_000);
  }
  const asked = FakeStream.opened.length;
  expect(asked).toBeLessThan(12);
  current().ends();
  await turn();
  window.dispatchEvent(new Event('focus'));
  await turn();
  expect(FakeStream.opened).toHaveLength(asked + 1);
});

it.each([
  [401, [{ ended: true }]],
  [503, []],
  [undefined, []],
])('tells all pages when it is refused because the session has ended (%s)', async (status, told) => {
  const realFetch = globalThis.fetch;
  globalThis.fetch = () =>
    status ? Promise.resolve(new Response(null, { status })) : Promise.reject(new TypeError('away'));
  const [first, second] = [openPage(), openPage()];
  await turn();
  current().ends();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(first.told).toEqual([]);
  current().isRefused();
  await turn();
  expect([first.told, second.told]).toEqual([told, told]);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(FakeStream.opened).toHaveLength(3);
  globalThis.fetch = realFetch;
});

it('is each page’s own where the browser has no locks', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  openPage();
  openPage();
  await turn();
  expect(FakeStream.opened).toHaveLength(2);
});

it('is left to the other pages by one that is put to sleep, which takes its turn again as it wakes', async () => {
  const [asleep, awake] = [openPage(), openPage()];
  await turn();
  document.dispatchEvent(new Event('freeze'));
  await turn();
  expect(FakeStream.opened[0]!.isClosed).toBe(true);
  document.dispatchEvent(new Event('resume'));
  await turn();
  expect(FakeStream.opened).toHaveLength(2);
  current().says(JSON.stringify(CHANGE));
  expect([asleep.told, awake.told]).toEqual([[{ change: CHANGE }], [{ change: CHANGE }]]);
});
