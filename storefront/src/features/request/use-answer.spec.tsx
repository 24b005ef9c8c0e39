import { afterEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { silentFetch } from '../../testing/silent-network';
import { ANSWERED_WITHIN_MS } from '@tiraz/api-client/patience';
import { useAnswer } from './use-answer';

afterEach(() => void jest.useRealTimers());

const open = () => renderHook(() => useAnswer('one-link', 'change')).result;

it('holds nobody for longer than half a minute where the network has gone without a word', async () => {
  jest.useFakeTimers();
  globalThis.fetch = silentFetch;
  const answer = open();
  act(() => void answer.current.send({ revision: 1 }));
  await act(() => jest.advanceTimersByTimeAsync(ANSWERED_WITHIN_MS - 1));
  expect(answer.current.isSending).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(answer.current).toMatchObject({ isSending: false, refusal: '' });
});

it('is sent once by two presses that come before the page has drawn the first', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (request) => {
    sent.push(await (request as Request).json());
    return new Response(null, { status: 204 });
  };
  const { send } = open().current;
  await act(() => Promise.all([send({ revision: 1 }), send({ revision: 1 })]));
  expect(sent).toEqual([{ revision: 1 }]);
});
