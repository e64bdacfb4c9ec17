// A fetch that reaches the API of this very process, without a socket. It carries host and language. What it fetches is rendered for
// everyone, so it carries no cookie, unless a page is rendered for its reader alone (decision record 11).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainCookies } from '../kernel/http/host-cookies.ts';

export type LoopbackOptions = {
  inject: FastifyInstance['inject'];
  /** Host of the tenant. */
  host: string;
  /** Headers by which the API knows that the call comes from the server itself (no rate limit). */
  headers: Record<string, string>;
  /** Whose eyes the page is for: the calls are theirs, from their address and with their browser's name. */
  reader?: FastifyRequest;
};

const EMPTY_STATUSES = new Set([204, 205, 304]);

/** Makes the fetch of one request. Only GET calls are made while rendering. */
export function loopbackFetch({ inject, host, headers, reader }: LoopbackOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET') throw new Error(`A page may not ${request.method} while it is rendered`);
    const url = new URL(request.url);
    const sent = { accept: request.headers.get('accept') ?? '*/*', 'accept-language': request.headers.get('accept-language') ?? '' };
    const reply = await inject({
      method: 'GET',
      url: url.pathname + url.search,
      headers: { ...sent, ...headers, host, ...(reader ? identityOf(reader) : {}) },
      ...(reader ? { remoteAddress: reader.ip } : {}),
    });
    const contentType = reply.headers['content-type'];
    return new Response(EMPTY_STATUSES.has(reply.statusCode) ? null : reply.body, {
      status: reply.statusCode,
      headers: contentType === undefined ? {} : { 'content-type': String(contentType) },
    });
  };
}

/** The call itself is none over https, and names cookies accordingly. */
function identityOf(reader: FastifyRequest): Record<string, string> {
  return { cookie: plainCookies(reader), 'user-agent': reader.headers['user-agent'] ?? '' };
}
