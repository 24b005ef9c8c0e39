import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { afterPaint, useAfterPaint } from './after-paint';

/** A page that is painted when the test says. */
function paintedByHand() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  Object.assign(globalThis, { PerformancePaintTiming: Object });
  return {
    paint: () => act(() => jest.advanceTimersToNextFrame()),
    rest: () => act(() => jest.runAllTimers()),
  };
}
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'PerformancePaintTiming');
});

describe('after a paint', () => {
  it('work begins in a task of its own, behind the frame', () => {
    const { paint, rest } = paintedByHand();
    const work = jest.fn();
    afterPaint(work);
    paint();
    expect(work).not.toHaveBeenCalled();
    rest();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each(['before', 'behind'])('work is called off %s the frame', (side) => {
    const { paint, rest } = paintedByHand();
    const work = jest.fn();
    const callOff = afterPaint(work);
    if (side === 'behind') paint();
    callOff();
    rest();
    expect(work).not.toHaveBeenCalled();
  });

  it('work does not wait for a page that nobody sees: it is not painted', () => {
    paintedByHand();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const work = jest.fn();
    afterPaint(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('a component learns of the first one', () => {
    const { paint, rest } = paintedByHand();
    const { result } = renderHook(() => useAfterPaint());
    expect(result.current).toBe(false);
    paint();
    rest();
    expect(result.current).toBe(true);
  });
});
