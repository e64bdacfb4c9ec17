// For the browser tests: one document serves file after file, so each leaves it as it came to it.
import { afterAll, vi } from 'vitest';
import { unmount, until } from './mount.tsx';
import { toastStore } from './show-toast.tsx';

const { href } = window.location;

afterAll(async () => {
  // One may come of a last answer.
  await until(() => {
    unmount();
    return toastStore.read().toasts.length === 0;
  });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', href);
});
