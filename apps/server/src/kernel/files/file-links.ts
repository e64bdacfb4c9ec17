// Signed addresses of files on our own disk: `/files/KEY?e=EXPIRY&n=NAME&t=TYPE&g=GRANT&s=SIGNATURE`, same origin. One with a grant opens nothing
// once that does not hold any more.
// The signature covers every part, so nobody can lend an address another name, type or life.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { checkExpiry, checkFileKey, type SignedUrlOptions } from './file-store.ts';

export type FileLinkCheck =
  | { ok: true; key: string; downloadName: string | undefined; contentType: string | undefined; grant: string | undefined; expiresAt: Date }
  | { ok: false; reason: 'bad_signature' | 'expired' };

/** The path under which signed files are served. */
export const FILE_LINK_PATH = '/files/';

/** Makes the address, a path with a query. `now` in milliseconds. @throws InvalidFileKey, RangeError */
export function signFileLink(secret: string, key: string, options: SignedUrlOptions, now: number): string {
  const expires = Math.floor(now / 1000) + checkExpiry(options.expiresSeconds);
  const { downloadName, contentType, grant } = options;
  const query = new URLSearchParams({ e: String(expires) });
  if (downloadName !== undefined) query.set('n', downloadName.toWellFormed());
  if (contentType !== undefined) query.set('t', contentType);
  if (grant !== undefined) query.set('g', grant);
  query.set('s', signature(secret, checkFileKey(key), query).toString('base64url'));
  return `${FILE_LINK_PATH}${key}?${query}`;
}

/** Checks an address that came back: its path and query. `now` in milliseconds. Never throws. */
export function checkFileLink(secret: string, pathAndQuery: string, now: number): FileLinkCheck {
  const mark = pathAndQuery.indexOf('?');
  const path = mark < 0 ? pathAndQuery : pathAndQuery.slice(0, mark);
  const query = new URLSearchParams(mark < 0 ? '' : pathAndQuery.slice(mark + 1));
  const refused = { ok: false, reason: 'bad_signature' } as const;
  const key = path.slice(FILE_LINK_PATH.length);
  if (!path.startsWith(FILE_LINK_PATH) || !isFileKey(key)) return refused;
  const given = Buffer.from(query.get('s') ?? '', 'base64url');
  const wanted = signature(secret, key, query);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return refused;
  const expires = Number(query.get('e'));
  if (!(expires * 1000 > now)) return { ok: false, reason: 'expired' };
  return {
    ok: true,
    key,
    downloadName: query.get('n') ?? undefined,
    contentType: query.get('t') ?? undefined,
    grant: query.get('g') ?? undefined,
    expiresAt: new Date(expires * 1000),
  };
}

function signature(secret: string, key: string, query: URLSearchParams): Buffer {
  const signed = JSON.stringify([
    'fairway file',
    key,
    query.get('e'),
    query.get('n'),
    query.get('t'),
    ...(query.has('g') ? [query.get('g')] : []),
  ]);
  return createHmac('sha256', secret).update(signed).digest();
}

function isFileKey(key: string): boolean {
  try {
    checkFileKey(key);
    return true;
  } catch {
    return false;
  }
}
