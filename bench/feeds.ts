// Import: postings a second from an NDJSON file into an empty database, with sanitising, recognition, writing and a node's search following in
// the same process, until the index finds the last one; then the second run, which changes nothing; and beside it a floor of the same run:
// reading the same lines and storing their texts in a bare table. `bench import [COUNT | FILE]`.

import { createReadStream, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { dataFolder } from '@fairway/testkit/data-folder';
import type pg from 'pg';
import { runFeed } from '../apps/server/src/features/feeds/commands.ts';
import { openJobSearch } from '../apps/server/src/features/search/job-search.ts';
import { migrateBackground } from '../apps/server/src/kernel/background/background.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { migrate } from '../apps/server/src/kernel/database/migrations.ts';
import { newId } from '../apps/server/src/kernel/ids.ts';
import { openLog } from '../apps/server/src/kernel/log.ts';
import { LAST_WORD, writePostings } from './feed-corpus.ts';

const FLOOR_BATCH = 500;
const argument = process.argv[2] ?? '20000';
const isFile = existsSync(argument);
if (!isFile && !(Number.isInteger(Number(argument)) && Number(argument) > 0))
  throw new Error(`${argument} is neither a file nor a number of postings.`);
const dataDir = dataFolder('fairway-bench-import-');
const file = isFile ? argument : await writePostings(path.join(dataDir, 'postings.ndjson'), Number(argument));
const embedded = openEmbeddedDatabase({ dataDir, port: 4365 });
const { pool } = openPool({ url: embedded.url, size: 8 });
const now = () => new Date();
await migrate(pool);
await migrateBackground(pool);
const search = openJobSearch({ pool, databaseUrl: embedded.url, dataDir, log: openLog('error'), clock: { now } });

try {
  await search.waitUntil();
  const nodeBefore = process.cpuUsage();
  const databaseBefore = databaseCpuMs();
  const startedAt = performance.now();
  const first = await run();
  const readMs = performance.now() - startedAt;
  await search.waitUntil();
  const found = await search.search.search({
    text: isFile ? '' : LAST_WORD,
    prefix: false,
    filters: {},
    organizationIds: [],
    visibility: { schoolIds: [], excludeSchoolIds: [] },
    languages: [],
    sort: 'relevance',
    after: null,
    offset: 0,
    pageSize: 1,
    now: Date.now(),
  });
  const foundMs = performance.now() - startedAt;
  if (found.total === 0 || search.answersFrom !== 'index') throw new Error('The index does not find what was imported.');
  const cpu = process.cpuUsage(nodeBefore);
  const databaseMs = databaseCpuMs() - databaseBefore;
  const second = await run();
  const floor = await bareStore(pool, file);
  const { read, created } = first.counts;
  const each = (ms: number) => Number((ms / read).toFixed(2));
  const perSecond = read / (foundMs / 1000);
  console.log(
    JSON.stringify({
      bench: 'import',
      postings: read,
      bytes: statSync(file).size,
      created,
      postingsPerSecond: Math.round(perSecond),
      floorPerSecond: Math.round(floor),
      overFloor: Number((perSecond / floor).toFixed(2)),
      writtenPerSecond: Math.round(read / (readMs / 1000)),
      indexBehindMs: Math.round(foundMs - readMs),
      nodeCpuMsPerPosting: each((cpu.user + cpu.system) / 1000),
      databaseCpuMsPerPosting: each(databaseMs),
      secondRunUnchanged: second.counts.unchanged,
      secondRunPerSecond: Math.round(second.counts.read / second.seconds),
      cpus: os.availableParallelism(),
      loadAverage: Number(os.loadavg()[0]?.toFixed(1)),
    }),
  );
} finally {
  await search.close();
  await pool.end();
  embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function run() {
  return runFeed(
    { pool, now, newId },
    {
      origin: file,
      format: 'ndjson',
      source: 'bench',
      // Files may be old; generated postings are of today.
      asOf: isFile ? now().toISOString().slice(0, 10) : undefined,
      isFull: true,
      threads: Math.min(2, os.availableParallelism()),
    },
  );
}

/** Postings a second of the least that any import does: parse a line, store its texts in a table without index or trigger. */
async function bareStore(db: pg.Pool, source: string): Promise<number> {
  await db.query('create table bare (id text, title text, company text, html text, description text)');
  const startedAt = performance.now();
  let count = 0;
  let rows: Record<string, unknown>[] = [];
  const store = () =>
    db.query(
      'insert into bare select * from json_to_recordset($1::json) as given(id text, title text, company text, html text, description text)',
      [JSON.stringify(rows.splice(0))],
    );
  for await (const line of createInterface({ input: createReadStream(source) })) {
    const { id, title, company: organization, descriptionHtml = '', descriptionText } = JSON.parse(line);
    rows.push({
      id,
      title,
      company: organization?.name,
      html: descriptionHtml,
      description: descriptionText ?? descriptionHtml.replaceAll(/<[^>]*>/g, ' '),
    });
    count++;
    if (rows.length === FLOOR_BATCH) await store();
  }
  await store();
  rows = [];
  return count / ((performance.now() - startedAt) / 1000);
}

/** Processor time of the database server so far, where /proc tells it (Linux); else 0. */
function databaseCpuMs(): number {
  try {
    const parent = Number(readFileSync(path.join(embedded.clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    let ticks = 0;
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      // Own time and that of children who ended, of the server and its processes.
      if (Number(pid) === parent) ticks += sum(fields.slice(11, 15));
      else if (fields[1] === parent) ticks += sum(fields.slice(11, 13));
    }
    return ticks * 10;
  } catch {
    return 0;
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
