import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while what it rendered comes to life in the browser: for dialogs, which exist in a browser only. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
