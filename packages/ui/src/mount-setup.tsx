// For the browser tests: one document serves file after file, so each leaves it as it came to it.
import * as React from 'react';
import { afterAll, vi } from 'vitest';
import { unmount, until } from './mount.tsx';
import { toastStore } from './show-toast.tsx';

const { href } = window.location;

// React's development build takes a stack for each element that it makes, to show it beside a warning: a seventh of the time of the cases. It stops at ten
// thousand a second, and for us at none; its warnings come as before.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => undefined });

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
