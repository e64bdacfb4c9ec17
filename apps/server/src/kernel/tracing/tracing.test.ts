import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueueJob, startBackground } from '../background/background.ts';
import { openPool } from '../database/database.ts';
import { createServer } from '../http/server.ts';
import { openLog } from '../log.ts';
import { openMetrics } from '../metrics.ts';
import { roundsOf } from '../recurring.ts';
import { openTracing } from './open-tracing.ts';

type SentSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
};
type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };

const db = await cloneDatabase();
const log = openLog('silent');
let spans: SentSpan[] = [];
let receiver: Server;
let answer = 200;

/** A collector: takes OTLP as JSON at /v1/traces. */
beforeAll(async () => {
  receiver = createHttpServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    expect([request.method, request.url]).toEqual(['POST', '/v1/traces']);
    const sent = JSON.parse(body) as Sent;
    if (answer === 200) spans.push(...sent.resourceSpans.flatMap((resource) => resource.scopeSpans.flatMap((scope) => scope.spans)));
    reply.writeHead(answer, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));
beforeEach(() => {
  spans = [];
  answer = 200;
});

const collector = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
const value = (span: SentSpan | undefined, key: string) => {
  const found = span?.attributes.find((attribute) => attribute.key === key)?.value;
  return found?.stringValue ?? found?.intValue;
};
const named = (name: string) => spans.filter((span) => span.name === name);

/** An application with two routes over a pool of `size`, all of it traced. */
async function traced(sampleRatio = 1, size = 4) {
  const tracing = await openTracing({ url: collector(), sampleRatio, log, delayMs: 50 });
  const { pool, database } = openPool({ url: db.url, size, tracing });
  const app = await createServer({
    log,
    tracing,
    metrics: openMetrics(),
    baseUrl: 'http://localhost',
    trustProxy: [],
    rateLimitPerMinute: 0,
    metricsToken: undefined,
    onLoopback: true,
    isTenantHost: async () => false,
    pageKey: 'k',
    loadTenant: async () => {
      throw new Error('not asked');
    },
    readiness: async () => ({}),
  });
  app.get<{ Params: { id: string } }>('/things/:id', async (request) => {
    const found = await database.selectFrom('tenant').select('id').where('slug', '=', request.params.id).execute();
    await pool.query(`select 'secret' as word, $1::text as value`, [request.params.id]);
    return { found };
  });
  app.post('/things', async (request) => ({ got: request.body, row: (await pool.query('select 1')).rowCount }));
  app.get('/broken', async () => {
    await pool.query('select * from no_such_table');
  });
  await app.ready();
  return {
    app,
    tracing,
    pool,
    async close() {
      await app.close();
      await pool.end();
      await tracing.close();
    },
  };
}

describe('a request', () => {
  it('is a span by its route pattern with its statements below it, each with the request id and no value', async () => {
    const server = await traced();
    const reply = await server.app.inject({ url: '/things/my-private-id' });
    await server.close();
    expect(reply.statusCode).toBe(200);
    const [request] = named('GET /things/:id');
    expect(request).toBeDefined();
    expect(value(request, 'http.response.status_code')).toBe(200);
    const below = spans.filter((span) => span.parentSpanId === request?.spanId);
    expect(below.map((span) => span.name)).toEqual(['select tenant', 'select']);
    expect(value(below[0], 'db.query.text')).toBe('select "id" from "tenant" where "slug" = $1');
    expect(value(below[1], 'db.query.text')).toBe("select '?' as word, $1::text as value");
    for (const span of [request, ...below]) expect(value(span, 'fairway.request_id')).toBe(reply.headers['x-request-id']);
    expect(JSON.stringify(spans)).not.toMatch(/my-private-id|secret/);
  });

  it('continues the trace of its caller', async () => {
    const server = await traced(0);
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await server.app.inject({ url: '/things/1', headers: { traceparent } });
    await server.close();
    expect(named('GET /things/:id')[0]).toMatchObject({
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      parentSpanId: '00f067aa0ba902b7',
    });
  });

  it.each(['00-zz-1-01', '', '00-00000000000000000000000000000000-00f067aa0ba902b7-01'])(
    'with the unreadable traceparent %j begins a trace of its own',
    async (traceparent) => {
      const server = await traced();
      await server.app.inject({ url: '/things/1', headers: { traceparent } });
      await server.close();
      expect(named('GET /things/:id')[0]?.parentSpanId ?? '').toBe('');
    },
  );

  it('with a body keeps its statements', async () => {
    const server = await traced();
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const reply = await fetch(`http://127.0.0.1:${port}/things`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'none' },
      body: JSON.stringify({ text: 'x'.repeat(50_000) }),
    });
    expect(await reply.json()).toMatchObject({ row: 1 });
    await server.close();
    expect(named('select')[0]?.parentSpanId).toBe(named('POST /things')[0]?.spanId);
  });

  it('keeps its own statements where many wait for one connection', async () => {
    const server = await traced(1, 1);
    await Promise.all(Array.from({ length: 12 }, (_, n) => server.app.inject({ url: `/things/${n}` })));
    await server.close();
    const requests = named('GET /things/:id');
    expect(requests).toHaveLength(12);
    for (const request of requests)
      expect(spans.filter((span) => span.parentSpanId === request.spanId).map((span) => span.name)).toEqual(['select tenant', 'select']);
  });

  it('that fails says the kind of failure and no message', async () => {
    const server = await traced();
    expect((await server.app.inject({ url: '/broken' })).statusCode).toBe(500);
    await server.close();
    expect(value(named('select no_such_table')[0], 'error.type')).toBe('42P01');
    expect(named('GET /broken')[0]?.status.code).toBe(2);
    expect(JSON.stringify(spans)).not.toContain('does not exist');
  });

  it('of a health check makes no span, and neither do statements outside of requests', async () => {
    const server = await traced();
    await server.app.inject({ url: '/healthz' });
    await server.pool.query('select 1');
    await server.close();
    expect(spans).toEqual([]);
  });

  it('is not kept where the share is 0', async () => {
    const server = await traced(0);
    await server.app.inject({ url: '/things/1' });
    await server.close();
    expect(spans).toEqual([]);
  });

  it('is answered where the collector refuses', async () => {
    answer = 400;
    const server = await traced();
    expect((await server.app.inject({ url: '/things/1' })).statusCode).toBe(200);
    await server.close();
    expect(spans).toEqual([]);
    expect(roundsOf(log).failing()).toMatchObject([{ part: 'traces' }]);
    answer = 200;
    const again = await traced();
    await again.app.inject({ url: '/things/1' });
    await again.close();
    expect(roundsOf(log).failing()).toEqual([]);
  });
});

describe('a background job', () => {
  it('is a span with its statements, and a failed attempt says so', async () => {
    const tracing = await openTracing({ url: collector(), sampleRatio: 1, log, delayMs: 50 });
    const { pool, database } = openPool({ url: db.url, size: 6, tracing });
    const done = Promise.withResolvers<void>();
    const worker = await startBackground({
      pool,
      log,
      tracing,
      registrations: [
        { name: 'test.traced', run: async () => void (await database.selectFrom('tenant').select('id').execute()) },
        {
          name: 'test.failing',
          run: async () => {
            setTimeout(done.resolve, 50);
            throw new TypeError('private words');
          },
        },
      ],
    });
    await enqueueJob(database, 'test.traced', {});
    await enqueueJob(database, 'test.failing', {}, { maxAttempts: 1, runAt: new Date(Date.now() - 1) });
    await done.promise;
    await worker.stop();
    await pool.end();
    await tracing.close();
    expect(named('select tenant')[0]?.parentSpanId).toBe(named('job test.traced')[0]?.spanId);
    expect(value(named('job test.failing')[0], 'error.type')).toBe('TypeError');
    expect(JSON.stringify(spans)).not.toContain('private words');
  });
});
