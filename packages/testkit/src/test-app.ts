// The application over a cloned database, for tests: no network, a settable clock, contract breaches fail loudly.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JobSearch } from '@fairway/search/types';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../../../apps/server/src/app.ts';
import type { AppOptions } from '../../../apps/server/src/app-options.ts';
import type { DatabasePool } from '../../../apps/server/src/kernel/database/database.ts';
import { openDiskStore } from '../../../apps/server/src/kernel/files/disk-store.ts';
import type { Actor } from '../../../apps/server/src/kernel/http/request.ts';
import { openLog } from '../../../apps/server/src/kernel/log.ts';
import { openMetrics } from '../../../apps/server/src/kernel/metrics.ts';

export const TEST_SECRET = 'a-secret-of-tests-that-is-long-enough-0123456789';

export type TestAppOptions = DatabasePool & {
  search: JobSearch;
  now?: () => Date;
  /** Who calls; a visitor without it. The header x-test-actor chooses among them by name. */
  actors?: Record<string, Actor>;
  rateLimitPerMinute?: number;
  /** Anything else of the application that a test decides. */
  app?: Partial<AppOptions>;
};

/** Builds the application; closed after the tests of the file. */
export async function testApp(options: TestAppOptions): Promise<FastifyInstance> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairway-app-'));
  const app = await buildApp({
    files: await openDiskStore(path.join(folder, 'files'), { signingSecret: TEST_SECRET }),
    quarantine: { folder: path.join(folder, 'uploads') },
    pool: options.pool,
    database: options.database,
    search: options.search,
    log: openLog('silent'),
    clock: { now: options.now ?? (() => new Date()) },
    metrics: openMetrics(),
    secret: TEST_SECRET,
    baseUrl: 'http://localhost',
    onLoopback: true,
    trustProxy: [],
    rateLimitPerMinute: options.rateLimitPerMinute ?? 0,
    metricsToken: 'a-metrics-token-of-tests',
    mailbox: true,
    strict: true,
    // Nobody listens there: no test asks the machine's own DNS.
    dnsServer: '127.0.0.1:9',
    readiness: async () => ({ database: true }),
    endedSessionsLookMs: 0,
    authenticate: async (request) => options.actors?.[String(request.headers['x-test-actor'])],
    ...options.app,
  });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  return app;
}

/** A candidate to call as. */
export const CANDIDATE = {
  kind: 'user',
  userId: '018f0000-0000-7000-8000-000000000001',
  sessionId: '018f0000-0000-7000-8000-0000000000a1',
  roles: ['Candidate'],
  organizationIds: [],
  schoolIds: [],
  staffSchoolIds: [],
  secondFactor: false,
} satisfies Actor;
