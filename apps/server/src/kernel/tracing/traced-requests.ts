// A span for every request, named by method and route pattern, never by address. Health checks, metrics and sockets make none.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Tracing } from './tracing.ts';

const QUIET_ROUTES = new Set(['/healthz', '/readyz', '/metrics']);

/** Adds the hooks; call it before any other hook is added, so that their work lies inside the span. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (QUIET_ROUTES.has(route) || request.headers.upgrade) return done();
    const span = tracing.beginRequest(
      `${request.method} ${route}`,
      { 'http.request.method': request.method, 'http.route': route },
      request,
    );
    spans.set(request, span);
    // Also where the caller hung up and no reply was sent.
    reply.raw.once('close', () => {
      span.set({ 'http.response.status_code': reply.statusCode });
      if (reply.statusCode >= 500) span.fail(String(reply.statusCode));
      span.end();
    });
    span.within(done);
  });
  // The end of a body is told outside of what the first hook began.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
}
