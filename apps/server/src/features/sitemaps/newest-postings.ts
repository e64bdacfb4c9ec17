// What the RSS of a search shows: the newest postings as everybody sees them.
import type { ServerNode } from '../../kernel/feature.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { type PostingsQuery, searchPostings } from '../jobs/listing.ts';
import type { SitemapServices } from './routes.ts';

/** Asks as a visitor. */
export function newestPostings(node: ServerNode): SitemapServices['postings'] {
  return async (query, tenant, request) => {
    const visitor: ApiRequest = {
      call: 'newestPostings',
      actor: { kind: 'visitor' },
      tenant,
      database: node.database,
      clock: node.clock,
      requestId: request.id,
      fastify: request,
      setCookie: () => undefined,
      setHeader: () => undefined,
    };
    const reply = await searchPostings(query as PostingsQuery, visitor, node);
    return reply.matchingJobs.map((job) => ({ ...job, companyName: job.company.name }));
  };
}
