// What the pages of jobs tell the server's cache: how long that which they show is true.
import type { PageRequest } from '@fairway/client/page-request';
import { jobSegment } from '@fairway/rules/slugs';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { pageRequestContext } from '../../lib/page-context.ts';
import { loader as detailLoader } from './job-detail.page.tsx';
import { loader as listLoader } from './jobs.page.tsx';

const ID = '018f0000-0000-7000-8000-000000000001';
const SEGMENT = jobSegment(ID, 'Keeper');
const NOON = '2026-11-22T12:00:00.000Z';
const NIGHT = '2026-11-22T23:00:00.000Z';

/** Loads a page over an API that answers each path so, and gives the instants that it told. */
async function told(loader: typeof listLoader | typeof detailLoader, path: string, replies: Record<string, unknown>): Promise<string[]> {
  const instants: string[] = [];
  const context = new RouterContextProvider();
  context.set(pageRequestContext, {
    boot: {
      locale: 'en',
      languageTag: 'en',
      origin: 'http://localhost',
      pages: [],
      tenant: { features: { findCompanies: false } } as unknown as PageRequest['boot']['tenant'],
    },
    fetch: async (request) => Response.json(replies[new URL(request.url).pathname] ?? {}),
    trueUntil: (atMs) => instants.push(new Date(atMs).toISOString()),
    report: () => undefined,
  });
  const url = new URL(`http://localhost${path}`);
  const given = { request: new Request(url), url, context, params: { id: SEGMENT }, pattern: '' };
  await loader(given as unknown as Parameters<typeof listLoader>[0]);
  return instants;
}

const job = (deadline: string | null, expired = false) => ({
  id: ID,
  segment: SEGMENT,
  title: 'Keeper',
  company: { id: 1 },
  deadline,
  expired,
  standing: null,
  alsoAt: [],
});
const detail = (one: unknown, similar: unknown[]) => ({
  [`/api/v1/postings/${ID}`]: one,
  [`/api/v1/postings/${ID}/similar`]: { jobs: similar },
});

test('a list is true until the deadlines of the postings on it', async () => {
  const reply = { matchingJobs: [job(NIGHT), job(null), job(NOON)], totalSize: 3 };
  expect(await told(listLoader, '/en/jobs', { '/api/v1/postings': reply })).toEqual([NIGHT, NOON]);
});

test('a posting is true until its own deadline and those beside it', async () => {
  expect(await told(detailLoader, `/en/jobs/${SEGMENT}`, detail(job(NOON), [job(NIGHT), job(null)]))).toEqual([NOON, NIGHT]);
  expect(await told(detailLoader, `/en/jobs/${SEGMENT}`, detail(job(null), []))).toEqual([]);
});

test('a posting that is closed stays closed: its deadline ends nothing', async () => {
  expect(await told(detailLoader, `/en/jobs/${SEGMENT}`, detail(job(NOON, true), []))).toEqual([]);
});
