import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same from one rendering to the next and always does what the latest one was given. */
export function useStableCallback<Arguments extends unknown[], Result>(
  callback: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given) => latest.current(...given), []);
}
