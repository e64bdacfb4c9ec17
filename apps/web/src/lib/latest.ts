import { useLayoutEffect, useMemo, useRef } from 'react';

export type Latest<T> = {
  /** What was asked for last, shown or on its way. */
  readonly current: T;
  ask: (next: T) => void;
};

/**
 * What is shown, until somebody asks for something else: what is asked for next builds on that, though it is not shown yet. Where several are on
 * their way and an earlier one is shown first, the last one stays what is asked for; what nobody asked for here (back, a link) takes its place.
 * `keyOf` tells whether two are the same.
 */
export function useLatest<T>(shown: T, keyOf: (value: T) => string): Latest<T> {
  const latest = useRef(shown);
  const underWay = useRef<string[]>([]);
  const now = useRef({ shown, keyOf });
  now.current = { shown, keyOf };
  const key = keyOf(shown);
  useLayoutEffect(() => {
    const at = underWay.current.lastIndexOf(key);
    if (at >= 0 && at < underWay.current.length - 1) {
      underWay.current.splice(0, at + 1);
      return;
    }
    underWay.current = [];
    latest.current = now.current.shown;
  }, [key]);
  return useMemo(
    () => ({
      get current() {
        return latest.current;
      },
      ask: (next) => {
        latest.current = next;
        underWay.current.push(now.current.keyOf(next));
      },
    }),
    [],
  );
}
