// How fresh a node's search is, over a real database: `node tools/run.mjs bench/search-fresh.ts [POSTINGS] [--keep DIR]` (100,000 by default).
// Opens search as the application does (job-search.ts: side table, thread, follower) over the database of search-database.ts, with the settings
// of an installation (commits reach the disk), and measures: the first start without a snapshot and who answers meanwhile; the time from
// sending COMMIT on another connection until the node's answer holds the posting, alone and beside readers and writers; and
// the next start, from the snapshot. The last line is JSON. --keep DIR keeps the database for the next run.
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { SearchRequest } from '@fairway/search/types';
import { dataFolder } from '@fairway/testkit/data-folder';
import pg from 'pg';
import { type OpenedJobSearch, openJobSearch } from '../apps/server/src/features/search/job-search.ts';
import { systemClock } from '../apps/server/src/kernel/clock.ts';
import { openLog } from '../apps/server/src/kernel/log.ts';
import { Corpus, idOf, type Question, seeded } from './search-corpus.ts';
import { openSearchDatabase, type SearchDatabase } from './search-database.ts';

const ROUNDS = 300;
const PAUSE_MS = 30;
/** Beside the measured commits of the second part. */
const QUESTIONS_PER_SECOND = 50;
const COMMITS_PER_SECOND = 50;

export type FreshFigures = {
  postings: number;
  loadAverage: number;
  /** From opening without a snapshot until the index answers. */
  firstStartMs: number;
  /** From opening until the first answer, by SQL over the side table. */
  firstAnswerMs: number;
  freshP50Ms: number;
  freshP95Ms: number;
  freshMaxMs: number;
  busyFreshP50Ms: number;
  busyFreshP95Ms: number;
  busyFreshMaxMs: number;
  /** From opening with a snapshot until the index answers. */
  nextStartMs: number;
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
  const count = Number(positionals[0] ?? 100_000);
  if (!Number.isInteger(count) || count < 1000) throw new Error('The number of postings is a whole number of at least 1000.');
  const dataDir = values.keep ?? dataFolder('fairway-bench-');
  const snapshots = dataFolder('fairway-bench-');
  const corpus = new Corpus(count);
  const db = await openSearchDatabase(dataDir, corpus, true);
  const writer = new pg.Client({ connectionString: db.url });
  try {
    await writer.connect();
    const questions = corpus.questions();
    const { node, ...started } = await firstStart(db, snapshots, questions);
    const marker = markerOf();
    const fresh = await freshness(node, writer, count, marker, ROUNDS);
    const busyFresh = await besideOthers(node, db, questions, () => freshness(node, writer, count, marker, ROUNDS));
    await node.close();
    const reopenedAt = performance.now();
    const again = openNode(db, snapshots);
    await again.waitUntil();
    const nextStartMs = performance.now() - reopenedAt;
    await again.close();
    const figures: FreshFigures = {
      postings: count,
      loadAverage: loadavg()[0] ?? 0,
      ...started,
      freshP50Ms: quantile(fresh, 0.5),
      freshP95Ms: quantile(fresh, 0.95),
      freshMaxMs: Math.max(...fresh),
      busyFreshP50Ms: quantile(busyFresh, 0.5),
      busyFreshP95Ms: quantile(busyFresh, 0.95),
      busyFreshMaxMs: Math.max(...busyFresh),
      nextStartMs,
    };
    console.log(JSON.stringify(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(1))]))));
  } finally {
    await writer.end();
    await db.close();
    rmSync(snapshots, { recursive: true, force: true });
    if (values.keep === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}

function openNode(db: SearchDatabase, dataDir: string): OpenedJobSearch {
  return openJobSearch({ pool: db.pool, databaseUrl: db.url, dataDir, log: openLog('warn'), clock: systemClock });
}

/** Opens a node and asks it without pause until its index answers. */
async function firstStart(db: SearchDatabase, dataDir: string, questions: readonly Question[]) {
  const openedAt = performance.now();
  const node = openNode(db, dataDir);
  let firstAnswerMs = 0;
  const waits: number[] = [];
  for (let at = 0; !node.ready(); at++) {
    const startedAt = performance.now();
    await node.search.search(now(questions[at % questions.length]!));
    if (firstAnswerMs === 0) firstAnswerMs = performance.now() - openedAt;
    waits.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  await node.waitUntil();
  const firstStartMs = performance.now() - openedAt;
  const [p50, p95] = [quantile(waits, 0.5), quantile(waits, 0.95)].map((ms) => ms.toFixed(0));
  console.log(`${waits.length} questions, one a second, while the index was built: p50 ${p50} ms, p95 ${p95} ms`);
  return { node, firstStartMs, firstAnswerMs };
}

/** From sending COMMIT until the posting is found by a word that it did not have before. */
async function freshness(node: OpenedJobSearch, writer: pg.Client, count: number, marker: () => string, rounds: number): Promise<number[]> {
  const random = seeded(7);
  const times: number[] = [];
  while (times.length < rounds) {
    const id = idOf(Math.floor(random() * count));
    const word = marker();
    await writer.query('begin');
    const { rowCount } = await writer.query("update job set title = $2 || ' ' || title, deadline_at = null where id = $1", [id, word]);
    const startedAt = performance.now();
    const committed = writer.query('commit');
    while (!(await node.search.search({ ...PLAIN, text: word, now: Date.now() })).ids.includes(id) && rowCount === 1) {
      if (performance.now() - startedAt > 10_000) throw new Error('a committed posting was not found within ten seconds');
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    times.push(performance.now() - startedAt);
    await committed;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * random()));
  }
  return times;
}

/** The same while others ask and write. */
async function besideOthers<T>(
  node: OpenedJobSearch,
  db: SearchDatabase,
  questions: readonly Question[],
  act: () => Promise<T>,
): Promise<T> {
  let done = false;
  const other = new pg.Client({ connectionString: db.url });
  await other.connect();
  const paced = async (perSecond: number, each: (number: number) => Promise<unknown>): Promise<number> => {
    const startedAt = performance.now();
    let number = 0;
    while (!done) {
      if (number < ((performance.now() - startedAt) / 1000) * perSecond) await each(number++);
      else await new Promise((resolve) => setTimeout(resolve, 2));
    }
    return Math.round(number / ((performance.now() - startedAt) / 1000));
  };
  const reading = paced(QUESTIONS_PER_SECOND, (number) => node.search.search(now(questions[(number * 7) % questions.length]!)));
  const writing = paced(COMMITS_PER_SECOND, (number) =>
    other.query('update job set promotion = (promotion + 1) % 4 where id = $1', [idOf((number * 7919) % 1000)]),
  );
  try {
    return await act();
  } finally {
    done = true;
    console.log(`beside: ${await reading} questions and ${await writing} commits a second`);
    await other.end();
  }
}

const PLAIN: Omit<SearchRequest, 'text' | 'now'> = {
  prefix: false,
  filters: {},
  organizationIds: [],
  visibility: { schoolIds: Array.from({ length: 20 }, (_, at) => at + 1), excludeSchoolIds: [] },
  languages: [],
  sort: 'relevance',
  after: null,
  offset: 0,
  pageSize: 20,
};

function now({ request }: Question): SearchRequest {
  return { ...request, now: Date.now() };
}

/** Words that were never written, on no run: with a digit, so that none is taken for a typo of another. */
function markerOf(): () => string {
  const run = Date.now().toString(36);
  let number = 0;
  return () => `x0${run}x${(number++).toString(36)}`;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

await main();
