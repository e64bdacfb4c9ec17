// Reads of joined postings: where else a posting stands, for readers; and what staff look through.

import type { duplicatesList } from '@fairway/contract/jobs/duplicates';
import type { Asked } from '@fairway/contract/kernel/lists';
import type { DUPLICATE_SORTS, DuplicateState } from '@fairway/rules/duplicates';
import type { EarlierPosting } from '@fairway/rules/reply-clock';
import { jobSegment } from '@fairway/rules/slugs';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';

type Standing = { id: string; title: string; source: string; application_url: string | null; stands: boolean };

/** The open postings that are one with this, itself and the one that stands included; only itself where it is alone. */
export async function listTogether(database: Database, id: string, now: Date): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    with standing as (select coalesce((select stands_id from job_duplicate where job_id = ${id}), ${id}::uuid) as id)
    select j.id, j.title, j.source, j.application_url, j.id = s.id as stands
    from standing s join job j on j.id = s.id or j.id in (select d.job_id from job_duplicate d where d.stands_id = s.id)
    where j.id = ${id} or (j.withdrawn_at is null and (j.deadline_at is null or j.deadline_at > ${now}))
    order by j.published_at, j.id`.execute(database);
  return rows;
}

/** A text of fewer words says too little to be called the same. */
const SAME_TEXT_WORDS = 25;
const POSTED_BEFORE_DAYS = 730;

/**
 * Postings of the organization that were over before this one came, with the same title and the same letters and digits in their text: how many
 * times, and when the first of them was published; undefined: none. Several of one time, as two sources bring them, are once.
 */
export async function findPostedBefore(database: Database, id: string, now: Date): Promise<EarlierPosting | undefined> {
  const since = new Date(now.getTime() - POSTED_BEFORE_DAYS * 86_400_000);
  const { rows } = await sql<{ times: number; first: Date | null }>`
    select count(distinct (o.published_at at time zone 'UTC')::date)::int as times, min(o.published_at) as first
    from job j join job_likeness l on l.job_id = j.id
      join job_likeness e on e.organization_id = l.organization_id and e.title_key = l.title_key and e.text_hash = l.text_hash
      join job o on o.id = e.job_id
    where j.id = ${id} and o.id <> j.id and l.words >= ${SAME_TEXT_WORDS}
      and o.published_at < j.published_at and o.published_at >= ${since}
      and least(o.withdrawn_at, o.deadline_at) < j.created_at`.execute(database);
  const { times = 0, first = null } = rows[0] ?? {};
  return first === null ? undefined : { firstPublishedAt: first, times };
}

const ORDER: ListOrder<(typeof DUPLICATE_SORTS)[number]> = {
  key: 'd.key',
  sorts: { at: 'd.at', title: sql`lower(j.title)`, organization: 'c.folded_name' },
};

function rowsOf(database: Database, { q, state, from, source, organization }: Asked<typeof duplicatesList>) {
  // A pair is of one state: what is parted is not joined.
  const pairs = sql<{ job_id: string; other_id: string; at: Date; state: DuplicateState; key: string }>`(
    select job_id, stands_id as other_id, joined_at as at, 'joined' as state, job_id::text || stands_id as key from job_duplicate
    union all select job_id, other_id, parted_at, 'apart', job_id::text || other_id from job_distinct)`;
  let query = database
    .selectFrom(pairs.as('d'))
    .innerJoin('job as j', 'j.id', 'd.job_id')
    .innerJoin('job as o', 'o.id', 'd.other_id')
    .innerJoin('organization as c', 'c.id', 'j.organization_id')
    .select(['j.id', 'j.title', 'j.source', 'd.other_id', 'o.title as other_title', 'o.source as other_source', 'd.at', 'd.state', 'd.key'])
    .select(['c.id as organization_id', 'c.name as organization_name']);
  if (state !== undefined) query = query.where('d.state', '=', state);
  if (from !== undefined) query = query.where('j.source', from === 'same' ? '=' : '<>', sql.ref<string>('o.source'));
  if (source) query = query.where((where) => where.or([where('j.source', '=', source), where('o.source', '=', source)]));
  if (organization !== undefined) query = query.where('c.id', '=', organization);
  const wanted = q.trim().toLowerCase();
  if (wanted !== '')
    query = query.where(
      sql<boolean>`(position(${wanted} in lower(j.title)) > 0 or position(${wanted} in lower(c.name)) > 0 or ${wanted} in (j.id::text, o.id::text))`,
    );
  return query;
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const postingOf = (id: string, title: string, source: string) => ({ id, title, segment: jobSegment(id, title), source });

export function duplicateListing(database: Database, asked: Asked<typeof duplicatesList>): Listing<typeof duplicatesList, Row> {
  return {
    rows: rowsOf(database, asked),
    order: ORDER,
    view: (row) => ({
      ...postingOf(row.id, row.title, row.source),
      other: postingOf(row.other_id, row.other_title, row.other_source),
      organization: { id: row.organization_id, name: row.organization_name },
      state: row.state,
      at: row.at.toISOString(),
    }),
    file: 'duplicates',
    columns: {
      Position: ({ id }) => id,
      Title: ({ title }) => title,
      From: ({ source }) => source,
      'Same as': ({ other }) => other.id,
      'Title there': ({ other }) => other.title,
      'From there': ({ other }) => other.source,
      Organisation: ({ organization }) => organization.name,
      State: ({ state }) => state,
      When: ({ at }) => at,
    },
  };
}

/** Two postings of one organization as they are compared; undefined where there are no such two. */
export async function findPair(database: Database, id: string, otherId: string) {
  const rows = await database
    .selectFrom('job as j')
    .innerJoin('organization as c', 'c.id', 'j.organization_id')
    .select(['j.id', 'j.title', 'j.source', 'j.employment_types', 'j.published_at', 'j.deadline_at', 'j.application_url'])
    .select(['j.description_text', 'c.id as organization_id', 'c.name as organization_name'])
    .select(sql<string[]>`array(select p.line from job_place p where p.job_id = j.id order by p.position)`.as('lines'))
    .where('j.id', 'in', [id, otherId])
    .execute();
  const [posting, other] = [id, otherId].map((wanted) => rows.find((row) => row.id === wanted));
  return posting && other && id !== otherId && posting.organization_id === other.organization_id ? { posting, other } : undefined;
}
export type ComparedRow = NonNullable<Awaited<ReturnType<typeof findPair>>>['posting'];

/** How the two stand to each other now. */
export async function findPairState(database: Database, id: string, otherId: string) {
  const { rows } = await sql<{ together: number; is_joined: boolean; is_apart: boolean }>`
    with one as (select coalesce((select stands_id from job_duplicate where job_id = ${id}), ${id}::uuid) as id),
      other as (select coalesce((select stands_id from job_duplicate where job_id = ${otherId}), ${otherId}::uuid) as id)
    select (select count(*)::int + 1 from job_duplicate d where d.stands_id = one.id) as together, one.id = other.id as is_joined,
      exists (select from job_distinct where (job_id, other_id) in ((${id}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${id}::uuid))) as is_apart
    from one, other`.execute(database);
  const { together = 1, is_joined: isJoined = false, is_apart: isApart = false } = rows[0] ?? {};
  const state: DuplicateState | null = isJoined ? 'joined' : isApart ? 'apart' : null;
  return { together, state };
}
