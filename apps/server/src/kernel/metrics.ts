// Prometheus metrics. Requests are counted by route pattern, never by address: no ids, no unbounded labels.
import { createServer } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Metrics = {
  registry: Registry;
  observeRequest(method: string, route: string, status: number, elapsedMs: number): void;
  text(): Promise<string>;
};

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  return {
    registry,
    observeRequest: (method, route, status, elapsedMs) => requests.observe({ method, route, status: String(status) }, elapsedMs / 1000),
    text: () => registry.metrics(),
  };
}

/** Serves /metrics on a port of its own, for a scraper inside the deployment; the returned function ends it. */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<() => Promise<void>> {
  const server = createServer(async (request, reply) => {
    if (request.url !== '/metrics') return reply.writeHead(404).end();
    return reply.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(await metrics.text());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}
