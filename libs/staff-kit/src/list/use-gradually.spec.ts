import { afterEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useGradually } from './use-gradually';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PerformancePaintTiming');
});

it('a long list comes in parts, one behind each paint, and no more than there is', () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  Object.assign(globalThis, { PerformancePaintTiming: Object });
  const { result, rerender } = renderHook(useGradually, { initialProps: 130 });
  const counts = [result.current];
  while (jest.getTimerCount() > 0) {
    act(() => void jest.runOnlyPendingTimers());
    if (result.current !== counts.at(-1)) counts.push(result.current);
  }
  expect(counts).toEqual([60, 120, 180]);
  rerender(200);
  act(() => void jest.runAllTimers());
  expect(result.current).toBe(240);
});

it('a list that nobody sees is there at once', () => {
  expect(renderHook(useGradually, { initialProps: 1_000 }).result.current).toBeGreaterThanOrEqual(1_000);
});
