import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { staffApi } from '@tiraz/api-client/staff';
import { createStore } from '../session/store';
import { FakeApi, mona } from '../testing/fake-api';
import { createHappenings, HappeningsContext } from './happenings';
import { useOnlookers } from './use-onlookers';

const SALMA = { inquiryId: 'i1', by: 'salma', isOver: false };
const realFetch = globalThis.fetch;
/** Tells all pages of a browser but the one that speaks. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  constructor() {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

let said: { inquiryId: string; isOver: boolean }[];
let api: FakeApi;

beforeEach(() => {
  jest.useFakeTimers();
  said = [];
  api = new FakeApi();
  api.signedIn = mona;
  globalThis.fetch = (async (input: unknown, init?: { body: string }) => {
    if (input !== '/api/admin/live/looks') return api.fetch(input);
    said.push(JSON.parse(init!.body) as (typeof said)[number]);
    return new Response(null, { status: 204 });
  }) as typeof fetch;
  Object.assign(globalThis, { EventSource: EventTarget, BroadcastChannel: FakeChannel });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  for (const name of ['EventSource', 'BroadcastChannel']) Reflect.deleteProperty(globalThis, name);
});

function Names({ inquiryId }: { inquiryId: string }) {
  return <p>{useOnlookers(inquiryId).join(', ') || 'nobody'}</p>;
}

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open() {
  const happenings = createHappenings();
  const store = createStore({ renew: () => Promise.resolve(false) }, happenings);
  const page = (inquiryId: string | undefined) => (
    <Provider store={store}>
      <HappeningsContext value={happenings}>{inquiryId && <Names inquiryId={inquiryId} />}</HappeningsContext>
    </Provider>
  );
  const { rerender } = render(page('i1'));
  // Until it is known who is signed in.
  await after(400);
  return {
    store,
    hear: (look: typeof SALMA) => act(async () => happenings.tell({ by: 'onlooker', look })),
    turnTo: async (inquiryId: string | undefined) => {
      rerender(page(inquiryId));
      await after(1);
    },
  };
}

it('a page says that it is there, again and again, and answers whoever comes once', async () => {
  const { hear } = await open();
  expect(said).toEqual([{ inquiryId: 'i1', isOver: false }]);
  await hear(SALMA);
  await hear(SALMA);
  expect(said).toHaveLength(2);
  await after(20_000);
  expect(said).toHaveLength(3);
  expect(screen.getByText('salma')).toBeInTheDocument();
});

it('who leaves is there no longer, and neither is who says nothing for a minute', async () => {
  const { hear } = await open();
  await hear(SALMA);
  await hear({ ...SALMA, by: 'omar' });
  expect(screen.getByText('salma, omar')).toBeInTheDocument();
  await hear({ ...SALMA, isOver: true });
  expect(screen.getByText('omar')).toBeInTheDocument();
  await after(90_000);
  expect(screen.getByText('nobody')).toBeInTheDocument();
});

it('nobody is named who looks at another inquiry, or looked at the one before', async () => {
  const { hear, turnTo } = await open();
  await hear({ ...SALMA, inquiryId: 'i2' });
  expect(screen.getByText('nobody')).toBeInTheDocument();
  await hear(SALMA);
  await turnTo('i2');
  expect(screen.getByText('nobody')).toBeInTheDocument();
  expect(said.slice(-2)).toEqual([
    { inquiryId: 'i1', isOver: true },
    { inquiryId: 'i2', isOver: false },
  ]);
});

it('whoever leaves one of two pages of an inquiry is there still', async () => {
  const { turnTo } = await open();
  await open();
  said = [];
  await turnTo('i2');
  expect(said).toEqual([
    { inquiryId: 'i1', isOver: true },
    { inquiryId: 'i1', isOver: false },
    { inquiryId: 'i2', isOver: false },
  ]);
});

it('whoever signs out says nothing more', async () => {
  const { store, turnTo } = await open();
  act(() => void store.dispatch(staffApi.util.resetApiState()));
  api.signedIn = undefined;
  said = [];
  await turnTo(undefined);
  expect(said.filter(({ isOver }) => isOver)).toEqual([]);
});

it('a page that nobody sees says that it is left, and comes back when it is seen', async () => {
  await open();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await after(40_000);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  expect(said.map(({ isOver }) => isOver)).toEqual([false, true, false]);
});
