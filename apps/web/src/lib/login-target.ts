// Where the reader wanted to go when a page asked for a sign-in. Only a path of this site is ever kept or given back.

const KEY = 'fairway.login-target';

const isOwnPath = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path);

/** Keeps the target for after the sign-in, in this tab. */
export function storeTarget(path: string): void {
  if (!isOwnPath(path)) return;
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // A browser that keeps nothing: after the sign-in the start page comes.
  }
}

/** The stored target, once. */
export function takeTarget(): string | undefined {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return isOwnPath(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The stored target, left where it is. */
export function storedTarget(): string | undefined {
  try {
    const path = sessionStorage.getItem(KEY);
    return isOwnPath(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
