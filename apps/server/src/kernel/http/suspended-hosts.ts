// Hosts that answer nothing but that they are suspended: readers a page in their language, everything else a problem. The platform's own host
// is never one, whatever the rows say, and health checks are answered under any name.
// @rule tenants.11
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HEALTH_PATHS, hostName, isPageRequest } from './own-hosts.ts';
import { Problem } from './problems.ts';

export type SuspendedHosts = {
  /** A host name without a port, in lower case, of a tenant that is suspended. */
  isSuspended(name: string): Promise<boolean>;
  sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
};

/** Requests that were answered so: on purpose, which is no failure of the server. */
export const suspendedRequests = new WeakSet<FastifyRequest>();

export function refuseSuspendedHosts(app: FastifyInstance, baseUrl: string, { isSuspended, sendPage }: SuspendedHosts): void {
  const own = new URL(baseUrl).hostname;
  app.addHook('onRequest', async (request, reply) => {
    const name = hostName(request.host);
    if (name === own || HEALTH_PATHS.has(request.url.split('?')[0] ?? '')) return;
    // Where nobody can say, what comes next says that the database is away, in the words for it.
    if (!(await isSuspended(name).catch(() => false))) return;
    suspendedRequests.add(request);
    reply.header('x-robots-tag', 'noindex');
    if (!isPageRequest(request)) throw new Problem('tenants.suspended');
    return sendPage(request, reply);
  });
}
