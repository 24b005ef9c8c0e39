import { afterEach, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useAnswer } from './use-answer';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

it('waits through a failure, and asks again when the network is back', async () => {
  const asked: string[] = [];
  const { promise: failed, resolve: fail } = Promise.withResolvers<Response>();
  const answers = [failed, Promise.resolve(Response.json({ price: '145.00' }))];
  globalThis.fetch = async (input) => {
    asked.push(new URL((input as Request).url).pathname);
    return answers[asked.length - 1] ?? Response.error();
  };
  const { result } = renderHook(() => useAnswer('/api/worked-example'));
  await act(async () => {
    fail(new Response('', { status: 503 }));
    await failed;
  });
  expect(result.current).toBeUndefined();
  const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));
  await comeBack();
  await waitFor(() => expect(result.current).toEqual({ price: '145.00' }));
  await comeBack();
  expect(asked).toEqual(['/api/worked-example', '/api/worked-example']);
});
