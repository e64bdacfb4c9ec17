import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What is shown, until somebody asks for something else: what is asked for next builds on that, though it is not shown yet. `key` tells whether
 * something else is shown now.
 */
export function useLatest<T>(shown: T, key: string): RefObject<T> {
  const latest = useRef(shown);
  const now = useRef(shown);
  now.current = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object that says the same is nothing new
  useLayoutEffect(() => {
    latest.current = now.current;
  }, [key]);
  return latest;
}
