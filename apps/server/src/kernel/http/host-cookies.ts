// Over https every cookie of ours is called `__Host-...`: browsers take such a one only over https, for the whole site, from this very host,
// so that no sibling subdomain can plant it. Over plain http, which is this machine alone, they keep the names of the specification; the code
// knows only those. Plain names that come over https are not ours and are not read: who signed in before this was so signs in once more.
import type { FastifyInstance, FastifyRequest } from 'fastify';

const PREFIX = '__Host-';

type Came = Pick<FastifyRequest, 'protocol' | 'headers'>;

/** What a browser calls a cookie of ours. */
export function hostCookieName({ protocol }: Pick<Came, 'protocol'>, name: string): string {
  return protocol === 'https' ? PREFIX + name : name;
}

/** The Cookie header with our cookies under their plain names. */
export function plainCookies({ protocol, headers }: Came): string {
  const cookie = headers.cookie ?? '';
  if (protocol !== 'https') return cookie;
  const parts = cookie.split(';').map((part) => part.trim());
  return parts.flatMap((part) => (part.startsWith(PREFIX) ? [part.slice(PREFIX.length)] : [])).join('; ');
}

/** `request.cookies` holds ours under their plain names; registered after the cookies themselves. */
export function readHostCookies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.protocol === 'https') request.cookies = app.parseCookie(plainCookies(request));
  });
}
