import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Artwork } from '@tiraz/api-client';
import { act, renderHook, waitFor } from '@testing-library/react';
import { design, DRAFT, FakeDraft, FakePut } from '../testing/fake-designs';
import { useDesigns } from './use-designs';

const original = globalThis.XMLHttpRequest;
beforeEach(() => {
  FakePut.sent = [];
  sessionStorage.clear();
  Object.assign(globalThis, { XMLHttpRequest: FakePut });
  Object.assign(URL, { createObjectURL: () => 'blob:local', revokeObjectURL: jest.fn() });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { XMLHttpRequest: original });
  setLocks(undefined);
});

const QUEUED = { state: 'queued', facts: null } as const;
const UPLOADING = { state: 'uploading', facts: null } as const;
const logo = () => new File(['x'], 'logo.png');

/** As a browser without them has it, or with them. */
function setLocks(locks: object | undefined): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}

/** A tab that has a draft with these files. */
const open = (...files: Artwork[]) => openLosing([], ...files);

function openLosing(lost: readonly string[], ...files: Artwork[]) {
  if (files.length > 0) sessionStorage.setItem('designs', JSON.stringify({ draft: DRAFT }));
  const server = new FakeDraft(files);
  for (const call of lost) server.lost.add(call);
  globalThis.fetch = server.fetch as typeof fetch;
  const { result } = renderHook(() => useDesigns('designs'));
  const shown = () => result.current.files.map(({ id }) => id);
  const until = (call: string) => waitFor(() => expect(server.calls).toContain(call));
  return { server, result, shown, until };
}

describe('a file', () => {
  it('that was taken out stays out, though the server did not hear of it', async () => {
    const { server, result, shown } = open(design('one', QUEUED), design('two'));
    await waitFor(() => expect(shown()).toEqual(['one', 'two']));
    server.lost.add('DELETE /two');
    act(() => result.current.remove('two'));
    server.files = server.files.map(({ id }) => design(id));
    await waitFor(() => expect(result.current.files).toMatchObject([{ id: 'one', state: 'done' }]));
    expect(server.files).toHaveLength(2);
  });

  it('that is said not to have arrived is not shown as one that has', async () => {
    const { server, result, shown, until } = open(design('one', QUEUED));
    await waitFor(() => expect(shown()).toEqual(['one']));
    act(() => result.current.add([logo()]));
    await waitFor(() => expect(FakePut.sent).toHaveLength(1));
    server.lost.add('PUT /new/finish').add('DELETE /new');
    FakePut.sent[0]!.answer(200);
    await until('DELETE /new');
    server.files = server.files.map(({ id }) => design(id));
    await waitFor(() => expect(result.current.files[0]).toMatchObject({ state: 'done' }));
    expect(shown()).toEqual(['one']);
    expect(result.current.uploads).toMatchObject([{ failure: 'failed' }]);
  });

  it.each([
    ['its place is asked for', 'POST', 0],
    ['it is finished', 'PUT /new/finish', 1],
  ])('that is cancelled while %s is taken back', async (_, call, puts) => {
    const { server, result, shown, until } = open();
    const answer = server.hold(call);
    act(() => result.current.add([logo()]));
    if (puts > 0) {
      await waitFor(() => expect(FakePut.sent).toHaveLength(1));
      FakePut.sent[0]!.answer(200);
    }
    await until(call);
    act(() => result.current.dismiss(result.current.uploads[0]!));
    answer();
    await until('DELETE /new');
    expect(FakePut.sent).toHaveLength(puts);
    expect([shown(), result.current.uploads, server.files]).toEqual([[], [], []]);
  });
});

describe('an upload that a reload cut off', () => {
  it('is taken back before anything else is announced', async () => {
    const { server, result, until } = open(design('left', UPLOADING), design('one'));
    act(() => result.current.add([logo()]));
    await until('POST');
    expect(server.files.map(({ id }) => id)).toEqual(['one', 'new']);
    expect(server.calls.slice(0, server.calls.indexOf('POST'))).toContain('DELETE /left');
  });

  it.each(['GET', 'DELETE /left'])('is taken back later where the network was away: %s', async (call) => {
    const { server, result, until } = openLosing([call, 'POST'], design('left', UPLOADING), design('one'));
    act(() => result.current.add([logo()]));
    await waitFor(() => expect(result.current.uploads).toMatchObject([{ failure: 'failed' }]));
    server.lost.clear();
    server.calls.length = 0;
    act(() => result.current.retry(result.current.uploads[0]!));
    await until('POST');
    expect(server.files.map(({ id }) => id)).toEqual(['one', 'new']);
    expect(server.calls.slice(0, server.calls.indexOf('POST'))).toContain('DELETE /left');
  });

  it('and one whose announcement was answered to nobody are taken back alike', async () => {
    const { server, result, shown, until } = open(design('one'));
    await waitFor(() => expect(shown()).toEqual(['one']));
    server.lost.add('POST');
    act(() => result.current.add([logo()]));
    await waitFor(() => expect(result.current.uploads).toMatchObject([{ failure: 'failed' }]));
    server.files = [...server.files, design('unanswered', UPLOADING)];
    server.lost.clear();
    act(() => result.current.retry(result.current.uploads[0]!));
    await until('DELETE /unanswered');
    await waitFor(() => expect(FakePut.sent).toHaveLength(1));
    expect(server.files.map(({ id }) => id)).toEqual(['one', 'new']);
  });

  it('may be under way in another tab that has the same draft', async () => {
    const asked: LockOptions[] = [];
    setLocks({
      request: (_: string, options: LockOptions, work: (lock: object | null) => unknown) => {
        asked.push(options);
        return work(options.ifAvailable ? null : {});
      },
    });
    const { server, result, until } = open(design('left', UPLOADING), design('one'));
    act(() => result.current.add([logo()]));
    await until('POST');
    expect(server.files.map(({ id }) => id)).toEqual(['left', 'one', 'new']);
    expect(asked).toEqual([{ ifAvailable: true }, { ifAvailable: true }, { mode: 'shared' }]);
  });
});

describe('what the server has not heard of', () => {
  it('of an upload that failed is taken back before the next try', async () => {
    const { server, result, until } = open();
    act(() => result.current.add([logo()]));
    await waitFor(() => expect(FakePut.sent).toHaveLength(1));
    server.lost.add('DELETE /new');
    FakePut.sent[0]!.answer(500);
    await until('DELETE /new');
    server.lost.clear();
    server.calls.length = 0;
    act(() => result.current.retry(result.current.uploads[0]!));
    await waitFor(() => expect(FakePut.sent).toHaveLength(2));
    expect(server.files).toHaveLength(1);
    expect(server.calls.filter((call) => call !== 'GET')).toEqual(['DELETE /new', 'POST']);
  });

  it('is asked again until it is answered, and once', async () => {
    const { server, result, shown, until } = open(design('one'), design('two'));
    await waitFor(() => expect(shown()).toEqual(['one', 'two']));
    server.lost.add('DELETE /two').add('POST');
    act(() => result.current.remove('two'));
    await until('DELETE /two');
    act(() => result.current.add([logo()]));
    await waitFor(() => expect(result.current.uploads).toMatchObject([{ failure: 'failed' }]));
    server.lost.clear();
    for (const puts of [1, 2]) {
      server.calls.length = 0;
      act(() => result.current.add([logo()]));
      await waitFor(() => expect(FakePut.sent).toHaveLength(puts));
      const asked = server.calls.filter((call) => call === 'DELETE /two' || call === 'POST');
      expect(asked).toEqual(puts === 1 ? ['DELETE /two', 'POST'] : ['POST']);
      FakePut.sent.at(-1)!.answer(200);
      await waitFor(() => expect(shown()).toEqual(['one', 'new']));
    }
  });
});

describe('what did not come', () => {
  const PICTURE = 'GET /one/preview';
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it.each(['GET', PICTURE])('is asked for again a few seconds later: %s', async (call) => {
    jest.useFakeTimers();
    const { server, result, shown } = open(design('one'));
    server.lost.add(call);
    await after(0);
    server.lost.clear();
    await after(5_000);
    expect([shown(), result.current.pictures]).toEqual([['one'], { one: 'blob:local' }]);
  });

  it.each(['GET', PICTURE])('is left after a minute until the network is back: %s', async (call) => {
    jest.useFakeTimers();
    const { server, result } = open(design('one'));
    server.lost.add(call);
    for (let times = 0; times < 60; times += 1) await after(5_000);
    expect(server.calls.filter((one) => one === call).length).toBeLessThan(20);
    server.lost.clear();
    act(() => void window.dispatchEvent(new Event('online')));
    await after(0);
    expect(result.current.pictures).toEqual({ one: 'blob:local' });
  });
});
