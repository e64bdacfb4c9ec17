// The database of the search benchmarks: an embedded PostgreSQL of its own with generated postings, as the application stores them, and the side
// table of search written by the application's own writer. A folder that holds as many postings already is opened as it is.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchDocument } from '@fairway/search/types';
import type pg from 'pg';
import { RowWriter } from '../apps/server/src/features/search/row-writer.ts';
import { currentPosition, readHistory } from '../apps/server/src/features/search/window.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { migrate } from '../apps/server/src/kernel/database/migrations.ts';
import { type Corpus, ORGANIZATIONS, SCHOOLS } from './search-corpus.ts';

const BATCH = 1000;
const INDEXES = ['job_search_words', 'job_search_head', 'job_search_phrases'];
const TABLES = ['job', 'job_place', 'job_visibility', 'organization'];
/** For loading and reading; durability is not what these benchmarks measure. */
const BULK = { fsync: 'off', synchronous_commit: 'off', max_wal_size: '8GB', maintenance_work_mem: '512MB' };

export type SearchDatabase = { url: string; pool: pg.Pool; close(): Promise<void> };

/** Opens the database of a folder, loading the corpus where it is not there. `durable`: with the settings of an installation. */
export async function openSearchDatabase(dataDir: string, corpus: Corpus, durable = false): Promise<SearchDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const marker = path.join(dataDir, `loaded-${corpus.count}`);
  if (!existsSync(marker)) {
    const loading = open(dataDir, BULK);
    await load(loading.pool, corpus);
    writeFileSync(marker, '');
    await loading.close();
  }
  return open(dataDir, durable ? {} : BULK);
}

function open(dataDir: string, settings: Record<string, string>): SearchDatabase {
  const embedded = openEmbeddedDatabase({ dataDir, port: 54_388, settings });
  const { pool } = openPool({ url: embedded.url, size: 4 });
  const close = async () => {
    await pool.end();
    embedded.stop();
  };
  return { url: embedded.url, pool, close };
}

/** Postings as the application has them, and the side table by its own writer; indexes of words are made at the end. */
async function load(pool: pg.Pool, corpus: Corpus): Promise<void> {
  await migrate(pool);
  const startedAt = performance.now();
  const { rows } = await pool.query<{ indexdef: string }>('select indexdef from pg_indexes where indexname = any($1)', [INDEXES]);
  await pool.query(`drop index ${INDEXES.join(', ')}`);
  for (const table of TABLES) await pool.query(`alter table ${table} disable trigger user`);
  await pool.query('truncate job, job_search, organization, school cascade');
  await insertOwners(pool, corpus);
  const writer = new RowWriter();
  for (let at = 0; at < corpus.count; at += BATCH) {
    const documents = Array.from({ length: Math.min(BATCH, corpus.count - at) }, (_, number) => corpus.document(at + number));
    await insertJobs(pool, documents);
    await writer.write(pool, documents.map((document) => ({ kind: 'put', document }))); // biome-ignore format: one thought
    if (at % 50_000 === 0) console.log(`${at} postings loaded, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  }
  for (const { indexdef } of rows) await pool.query(indexdef);
  for (const table of TABLES) await pool.query(`alter table ${table} enable trigger user`);
  await pool.query('update search_cursor set posting_count = $1, seen = $2, history = $3, filled_to = null', [
    corpus.count,
    (await currentPosition(pool)).seen,
    await readHistory(pool),
  ]);
  await pool.query('vacuum analyze');
  console.log(`loaded in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

async function insertOwners(pool: pg.Pool, corpus: Corpus): Promise<void> {
  const organizations = Array.from({ length: ORGANIZATIONS }, (_, number) => number);
  await pool.query(
    `insert into organization (id, name, folded_name) overriding system value
     select id, name, name from unnest($1::int[], $2::text[]) as given(id, name)`,
    [organizations, organizations.map((number) => corpus.organizationName(number))],
  );
  await pool.query(
    "insert into school (id, name, slug) overriding system value select n, 's' || n, 's' || n from generate_series(1, $1::int) n",
    [SCHOOLS],
  );
}

async function insertJobs(pool: pg.Pool, documents: readonly SearchDocument[]): Promise<void> {
  const rows = documents.map(({ id, organizationId, title, text, skills, facets, promotion, publishedAt, deadlineAt }) => ({
    id,
    source_id: id,
    organization_id: organizationId,
    title,
    description_html: text.slice(0, 500),
    description_text: text,
    skills,
    languages: facets.languages,
    employment_types: facets.employment_types,
    categories: facets.job_category,
    education_levels: facets.education_level,
    education_fields: facets.education_fields,
    sectors: facets.sector,
    countries: facets.address,
    promotion,
    published_at: new Date(publishedAt),
    deadline_at: deadlineAt === null ? null : new Date(deadlineAt),
  }));
  const columns = Object.keys(rows[0]!).join(', ');
  await pool.query(`insert into job (${columns}) select ${columns} from json_populate_recordset(null::job, $1::json)`, [
    JSON.stringify(rows),
  ]);
  const places = documents.flatMap(({ id, places }) => places.map((city, position) => ({ job_id: id, position, line: city, city })));
  await pool.query(
    'insert into job_place (job_id, position, line, city) select job_id, position, line, city from json_populate_recordset(null::job_place, $1::json)',
    [JSON.stringify(places)],
  );
  const visibility = documents.flatMap(({ id, schoolIds }) => schoolIds.map((school_id) => ({ job_id: id, school_id })));
  await pool.query('insert into job_visibility select * from json_populate_recordset(null::job_visibility, $1::json)', [
    JSON.stringify(visibility),
  ]);
}
