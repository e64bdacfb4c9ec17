// Whom a passkey belongs to: the host name that the reader sees, without its port. A passkey of another host does not answer here, and a
// page of another origin cannot use one of this host: the browser signs both into what it sends. The origin is our own, however the request
// came to us: a proxy may speak plain http with us, or name another port.

import { ownOrigin } from '../../../kernel/http/own-hosts.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';

export type RelyingParty = { id: string; name: string; origin: string };

export function relyingParty(request: ApiRequest, { baseUrl }: { baseUrl: string }): RelyingParty {
  const origin = ownOrigin(request.fastify, baseUrl);
  return { id: new URL(origin).hostname, name: request.tenant.name, origin };
}
