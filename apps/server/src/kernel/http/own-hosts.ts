// Which hosts this deployment answers, and under which origin it shows itself: BASE_URL, the hosts of tenants, and names of this machine
// where it can be asked there. Any other Host may be anybody's: a reader is led to BASE_URL, everything else is 421, and nothing that is
// shown or kept (canonical addresses, sitemaps) is made of it. Health checks are asked by address, so they are answered under any name.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts';
import { Problem } from './problems.ts';

export type HostOptions = {
  baseUrl: string;
  /** It listens on a loopback address: names of this machine are its own. */
  onLoopback: boolean;
  /** A host name without a port, in lower case, that a tenant was given. */
  isTenantHost(name: string): Promise<boolean>;
};

export const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
const API = /^\/(api|identity)\//;

export const hostName = (host: string): string => host.toLowerCase().replace(/:\d*$/, '');

/** Whether a reader opens a page: what is answered to them is words, not a problem. */
export const isPageRequest = ({ method, url, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && !API.test(url.split('?')[0] ?? '') && (headers.accept ?? '').includes('text/html');

/** Refuses requests to hosts that are not ours, before anything else of them is believed. */
export function answerOwnHosts(app: FastifyInstance, options: HostOptions): void {
  const base = new URL(options.baseUrl);
  const loopback = options.onLoopback || isLoopbackUrl(options.baseUrl);
  const isOwn = (host: string) =>
    hostName(host) === base.hostname || (loopback && isLoopbackHost(host)) || options.isTenantHost(hostName(host));
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (HEALTH_PATHS.has(path) || (await isOwn(request.host))) return;
    if (!isPageRequest(request)) throw new Problem('unknown_host');
    return reply.header('cache-control', 'no-store').redirect(base.origin + (request.url.startsWith('/') ? request.url : '/'), 302);
  });
}

/** The origin under which a request of one of our hosts is shown: BASE_URL's scheme and port; on this machine as it was asked. */
export function ownOrigin(request: FastifyRequest, baseUrl: string): string {
  const base = new URL(baseUrl);
  if (isLoopbackHost(request.host)) return isLoopbackUrl(baseUrl) ? `${request.protocol}://${request.host}` : base.origin;
  base.hostname = hostName(request.host);
  return base.origin;
}

/** Whether an Origin header names the site that this request was sent to. */
export const isOwnOrigin = (origin: string, request: FastifyRequest, baseUrl: string): boolean =>
  URL.canParse(origin) && new URL(origin).origin === new URL(ownOrigin(request, baseUrl)).origin;
