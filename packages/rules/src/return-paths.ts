// Where a link or a sign-in may lead back to: a path of this site, never another host. Decided in one place for browser and server.

const LONGEST_CHARACTERS = 500;

/** `given` when it is a path of this site, else `fallback`. An absolute address of `origin` counts as its path. */
export function safeReturnPath(given: string | null | undefined, origin: string, fallback = '/'): string {
  if (!given || given.length > LONGEST_CHARACTERS) return fallback;
  // Control characters and backslashes are what browsers read as slashes.
  if (/[\p{Cc}\\]/u.test(given)) return fallback;
  const path = given.startsWith(`${origin}/`) ? given.slice(origin.length) : given;
  return /^\/(?!\/)/.test(path) ? path : fallback;
}
