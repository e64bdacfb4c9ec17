// What search engines may know: open postings that everybody sees and active organizations, walked by keyset in files of bounded size.
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';

/** Pages in one sitemap file: each stands there in 14 locales, each with 14 alternates, and a file must stay under 50 MB (16 MB so). */
export const PAGES_PER_FILE = 500;

const openToAll = sql<boolean>`j.withdrawn_at is null and (j.deadline_at is null or j.deadline_at > now())
  and not j.is_exclusive and not exists (select 1 from job_visibility v where v.job_id = j.id)
  and not exists (select 1 from job_duplicate d where d.job_id = j.id)`;

/** First ids of each file of postings: the files are cut by id, so that a new posting changes the last one only. */
export async function listJobFileStarts(database: Database): Promise<string[]> {
  const result = await sql<{ id: string }>`
    select id from (
      select j.id, row_number() over (order by j.id) - 1 as place from job j join organization c on c.id = j.organization_id and c.status = 'active' where ${openToAll}
    ) numbered where place % ${PAGES_PER_FILE} = 0 order by id`.execute(database);
  return result.rows.map((row) => row.id);
}

/** The postings of the file that begins at `from`. */
export async function listSitemapJobs(database: Database, from: string, before: string | undefined) {
  return database
    .selectFrom('job as j')
    .innerJoin('organization as c', 'c.id', 'j.organization_id')
    .select(['j.id', 'j.title', 'j.updated_at'])
    .where('c.status', '=', 'active')
    .where(openToAll)
    .where('j.id', '>=', from)
    .$if(before !== undefined, (query) => query.where('j.id', '<', before ?? ''))
    .orderBy('j.id')
    .limit(PAGES_PER_FILE)
    .execute();
}

export async function listSitemapOrganizations(database: Database, after: number) {
  return database
    .selectFrom('organization')
    .select(['id', 'name', 'updated_at'])
    .where('status', '=', 'active')
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGES_PER_FILE)
    .execute();
}

export async function countOrganizations(database: Database): Promise<number> {
  const row = await database
    .selectFrom('organization')
    .select((select) => select.fn.countAll<string>().as('n'))
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** Published articles of active organizations, newest first; one file of them. */
export async function listSitemapArticles(database: Database) {
  return database
    .selectFrom('organization_article as a')
    .innerJoin('organization as c', 'c.id', 'a.organization_id')
    .select(['a.id', 'a.updated_at', 'c.id as organizationId', 'c.name'])
    .where('c.status', '=', 'active')
    .where('a.published_at', '<=', sql<Date>`now()`)
    .where('a.hidden_at', 'is', null)
    .where('a.removed_at', 'is', null)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(PAGES_PER_FILE)
    .execute();
}
