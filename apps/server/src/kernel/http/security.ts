// Headers of every reply, the CSRF gate and the request limit. Pages set their own CSP with a nonce (pages/).
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnOrigin } from './own-hosts.ts';
import { Problem } from './problems.ts';

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form that other sites post by design, and that needs no cookie of ours to be believed (SAML). Nothing else may say so. */
    fromOtherSites?: true;
  }
}

/** Two years. */
const HSTS_SECONDS = 63_072_000;

export type SecurityOptions = { baseUrl: string; hstsSubdomains?: boolean | undefined; rateLimitPerMinute: number; pageKey: string };

export async function secure(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'none'"] },
    },
    // Only a deployment that is reached over https may demand https, for two years; for its subdomains only where its operator says so.
    hsts: options.baseUrl.startsWith('https:') ? { maxAge: HSTS_SECONDS, includeSubDomains: options.hstsSubdomains ?? false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request) => refuseCrossSite(request, options.baseUrl));
  if (options.rateLimitPerMinute > 0) {
    await app.register(rateLimit, {
      global: true,
      max: options.rateLimitPerMinute,
      timeWindow: 60_000,
      cache: 20_000,
      // The pages' own calls were counted as the page; health checks and hashed assets are no work.
      allowList: (request) =>
        request.headers['x-fairway-page'] === options.pageKey ||
        request.url === '/healthz' ||
        request.url === '/readyz' ||
        request.url.startsWith('/assets/'),
      errorResponseBuilder: (_request, context) =>
        new Problem('rate_limited', { headers: { 'retry-after': String(Math.ceil(context.ttl / 1000)) } }),
    });
  }
}

/**
 * Refuses unsafe requests that another site made a browser send: Sec-Fetch-Site must be same-origin or none;
 * without it the Origin must be ours; a cookie with neither header is refused. A native client without cookies passes.
 */
function refuseCrossSite(request: FastifyRequest, baseUrl: string): void {
  if (!UNSAFE.has(request.method) || request.routeOptions?.config?.fromOtherSites) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw new Problem('cross_site');
  }
  const origin = request.headers.origin;
  if (origin !== undefined) {
    if (isOwnOrigin(origin, request, baseUrl)) return;
    throw new Problem('cross_site');
  }
  if (request.headers.cookie !== undefined) throw new Problem('cross_site');
}
