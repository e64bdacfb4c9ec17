// The HTTP server without any feature: request ids, problems, security, health, metrics, the served contract.
import { constants } from 'node:zlib';
import { openApiDocument } from '@fairway/contract/kernel/openapi';
import type { Warning } from '@fairway/rules/operations';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { roundsOf } from '../recurring.ts';
import { traceRequests } from '../tracing/traced-requests.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { apiDocsPage } from './api-docs.ts';
import { readHostCookies } from './host-cookies.ts';
import { answerOwnHosts, type HostOptions } from './own-hosts.ts';
import { Problem, sendProblem } from './problems.ts';
import type { ApiRequest } from './request.ts';
import { secure } from './security.ts';
import { refuseSuspendedHosts, type SuspendedHosts, suspendedRequests } from './suspended-hosts.ts';
import { mindBodies } from './unread-bodies.ts';

export type ServerOptions = HostOptions & {
  log: Log;
  /** Subdomains of the host are reached over https alone, too. */
  hstsSubdomains?: boolean | undefined;
  trustProxy: string[];
  rateLimitPerMinute: number;
  metrics: Metrics;
  /** Calls that carry it in x-fairway-page come from this process's own pages. */
  pageKey: string;
  metricsToken: string | undefined;
  tracing?: Tracing | undefined;
  loadTenant(request: FastifyRequest): Promise<ApiRequest['tenant']>;
  suspendedHosts?: SuspendedHosts;
  /** Each part's state by name; ready when all are true. */
  readiness(): Promise<Record<string, boolean>>;
  /** Told beside the parts; they keep nobody from calling. */
  warnings?: (() => Promise<Warning[]>) | undefined;
};

/** Largest body where an endpoint does not say otherwise. */
const BODY_LIMIT_BYTES = 65_536;
/** A slow connection sends the largest document in this time. */
const REQUEST_MS = 300_000;

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    genReqId: () => newId(),
    requestIdHeader: false,
    // Who still comes on an open connection is answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Half a request is answered too (408), and its connection ended.
    requestTimeout: REQUEST_MS,
    // As long as a request line may be: a long id is an unknown id (404), not another kind of failure.
    routerOptions: { maxParamLength: 20_000, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      void sendProblem(error, request, reply);
    },
  }) as unknown as FastifyInstance;
  if (options.tracing) traceRequests(app, options.tracing);
  // JSON only: a form of another site cannot send it without asking first.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(async (error, request, reply) => sendProblem(error, request, reply));
  app.setNotFoundHandler(async (request, reply) => sendProblem(new Problem('not_found'), request, reply));
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    options.metrics.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime);
    if ((reply.statusCode >= 500 && !suspendedRequests.has(request)) || reply.elapsedTime > 1000) {
      request.log.warn(
        { method: request.method, route, status: reply.statusCode, tookMs: Math.round(reply.elapsedTime) },
        'slow or failed',
      );
    } else request.log.debug({ method: request.method, route, status: reply.statusCode, tookMs: Math.round(reply.elapsedTime) }, 'request');
  });
  answerOwnHosts(app, options);
  mindBodies(app);
  // Fast rather than small: replies are made for one reader. Pages bring their own compressed bodies.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  });
  await app.register(cookie);
  readHostCookies(app);
  await secure(app, options);
  if (options.suspendedHosts) refuseSuspendedHosts(app, options.baseUrl, options.suspendedHosts);

  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const parts = await options.readiness();
    const ready = Object.values(parts).every(Boolean);
    // What fails beside that takes no node out of its place: this is for people, without the words of errors.
    const failing = roundsOf(options.log).failing();
    const sinceNow = (since: Date) => Math.round((Date.now() - since.getTime()) / 1000);
    return reply.code(ready ? 200 : 503).send({
      ready,
      parts,
      warnings: ready ? ((await options.warnings?.()) ?? []) : [],
      failing: failing.map(({ part, since }) => ({ part, forSeconds: sinceNow(since) })),
    });
  });
  if (options.metricsToken) {
    app.get('/metrics', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${options.metricsToken}`) throw new Problem('not_found');
      return reply.type('text/plain; version=0.0.4').send(await options.metrics.text());
    });
  }
  app.get('/api/openapi.json', async (request) => openApiDocument((await options.loadTenant(request)).features));
  app.get('/api/docs', async (request, reply) => {
    const document = openApiDocument((await options.loadTenant(request)).features);
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(apiDocsPage(document));
  });
  return app;
}
