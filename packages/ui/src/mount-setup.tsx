// For the browser tests: one document serves file after file, so each leaves it as it came to it.
import { afterAll, vi } from 'vitest';
import { unmount } from './mount.tsx';

const { href } = window.location;

afterAll(() => {
  unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', href);
});
