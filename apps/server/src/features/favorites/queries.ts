// Reads of favourites. A posting that its candidate may not know of (exclusive to other schools, organization not active) is as if it were no
// favourite: it stands in no list, no count and no calendar.
import { type DeadlineBucket, deadlineEnds, type FavoriteBucket } from '@fairway/rules/favorites';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { OwnUserId } from '../identity/access.ts';
import type { LinedPlace } from '../places/place-lines.ts';
import type { OwnCandidateId } from './access.ts';

export const FAVORITES_PAGE_SIZE = 20;

const COLUMNS = [
  'f.id', 'f.candidate_id', 'f.job_id', 'f.created_at', 'f.updated_at', 'j.title', 'j.deadline_at', 'j.withdrawn_at', 'j.zone',
  'c.id as organization_id', 'c.name as organization_name', 'c.logo as organization_logo',
] as const; // biome-ignore format: a list

/** The first place of a posting, in one line. */
const placeLine = sql<string | null>`(select p.line from job_place p where p.job_id = j.id order by p.position limit 1)`;

/** The first place of a posting. */
const firstPlace = sql<LinedPlace | null>`(select json_build_object('line', p.line, 'city', p.city, 'region', p.region, 'country', p.country_code)
  from job_place p where p.job_id = j.id order by p.position limit 1)`;

/** The posting that stands for one: what is the same is one favourite (jobs.32), however many of it were saved before that was known. */
const standingOf = (id: Expression<string> | RawBuilder<string>) =>
  sql<string>`coalesce((select d.stands_id from job_duplicate d where d.job_id = ${id}), ${id})`;

/** Those of a candidate that are one with a posting. */
export const ofPosting = (jobId: string): Expression<SqlBool> =>
  sql<SqlBool>`${standingOf(sql.ref('favorite.job_id'))} = ${standingOf(sql`${jobId}::uuid`)}`;

const isFirstOfPosting = sql<SqlBool>`not exists (select from favorite g where g.candidate_id = f.candidate_id and g.job_id <> f.job_id
  and (g.created_at, g.id) < (f.created_at, f.id) and ${standingOf(sql.ref('g.job_id'))} = ${standingOf(sql.ref('f.job_id'))})`;

/** Favourites with their postings, as far as `schoolIds` see them. */
function seenFavorites(database: Database, schoolIds: readonly number[]) {
  return database
    .selectFrom('favorite as f')
    .innerJoin('job as j', 'j.id', 'f.job_id')
    .innerJoin('organization as c', 'c.id', 'j.organization_id')
    .where('c.status', '=', 'active')
    .where(isFirstOfPosting)
    .where(seenBy(schoolIds));
}

/** True for postings `j` that everybody sees, or one of these schools. */
function seenBy(schoolIds: readonly number[]): Expression<SqlBool> {
  return sql<SqlBool>`(not (j.is_exclusive or exists (select 1 from job_visibility v where v.job_id = j.id))
    or exists (select 1 from job_visibility v where v.job_id = j.id and v.school_id = any(${[...schoolIds]}::int[])))`;
}

export type FavoriteRow = NonNullable<Awaited<ReturnType<typeof findFavorite>>>;

/** One favourite by its own id or its posting's. */
export async function findFavorite(database: Database, candidateId: OwnCandidateId, id: string, schoolIds: readonly number[]) {
  return seenFavorites(database, schoolIds)
    .select([...COLUMNS])
    .select(firstPlace.as('place'))
    .where('f.candidate_id', '=', candidateId)
    .where((where) =>
      where.or([where('f.id', '=', id), sql<SqlBool>`${standingOf(sql.ref('f.job_id'))} = ${standingOf(sql`${id}::uuid`)}`]),
    )
    .executeTakeFirst();
}

export type FavoritesQuestion = { bucket: FavoriteBucket; deadline: DeadlineBucket | undefined; page: number; now: Date; timeZone: string };

/** A page of a list: active ones by when they close, those without a deadline last; expired ones saved last first. */
export async function listFavorites(
  database: Database,
  candidateId: OwnCandidateId,
  schoolIds: readonly number[],
  question: FavoritesQuestion,
): Promise<{ rows: FavoriteRow[]; totalCount: number }> {
  const matching = seenFavorites(database, schoolIds).where('f.candidate_id', '=', candidateId).where(inList(question));
  const page = matching.select([...COLUMNS]).select(firstPlace.as('place'));
  const ordered = question.bucket === 'active' ? page.orderBy(sql`j.deadline_at asc nulls last`) : page;
  const [rows, { count }] = await Promise.all([
    ordered
      .orderBy('f.created_at', 'desc')
      .orderBy('f.id')
      .limit(FAVORITES_PAGE_SIZE)
      .offset((question.page - 1) * FAVORITES_PAGE_SIZE)
      .execute(),
    matching.select((select) => select.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, totalCount: Number(count) };
}

/** What rules/favorites says of one favourite, as a condition of many. */
function inList({ bucket, deadline, now, timeZone }: FavoritesQuestion): Expression<SqlBool> {
  if (bucket === 'expired') return sql<SqlBool>`(j.withdrawn_at is not null or j.deadline_at < ${now}::timestamptz)`;
  const open = sql<SqlBool>`(j.withdrawn_at is null and (j.deadline_at is null or j.deadline_at >= ${now}::timestamptz))`;
  if (deadline === undefined) return open;
  const { weekEndsAt, monthEndsAt } = deadlineEnds(now, timeZone);
  if (deadline === 'this_week') return sql<SqlBool>`(${open} and j.deadline_at <= ${weekEndsAt}::timestamptz)`;
  if (deadline === 'this_month')
    return sql<SqlBool>`(${open} and j.deadline_at > ${weekEndsAt}::timestamptz and j.deadline_at <= ${monthEndsAt}::timestamptz)`;
  return sql<SqlBool>`(${open} and (j.deadline_at is null
    or (j.deadline_at > ${weekEndsAt}::timestamptz and j.deadline_at > ${monthEndsAt}::timestamptz)))`;
}

/** Of these postings those that are favourites, or the same as one. */
export async function listFavoriteStates(database: Database, candidateId: OwnCandidateId, jobIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ job_id: string }>`
    select asked.id as job_id from unnest(${[...jobIds]}::uuid[]) as asked(id)
    where exists (select from favorite f where f.candidate_id = ${candidateId}
      and ${standingOf(sql.ref('f.job_id'))} = ${standingOf(sql.ref('asked.id'))})`.execute(database);
  return rows.map((row) => row.job_id);
}

/** The postings that a person has saved, seen or not, and those that stand for them. */
export async function listFavoriteJobIds(database: Database, userId: OwnUserId): Promise<string[]> {
  const rows = await database
    .selectFrom('favorite as f')
    .innerJoin('candidate_profile as c', 'c.id', 'f.candidate_id')
    .select(['f.job_id', standingOf(sql.ref('f.job_id')).as('standing_id')])
    .where('c.user_id', '=', userId)
    .execute();
  return rows.flatMap((row) => [row.job_id, row.standing_id]);
}

/** Whether a posting can be saved: there is one, and `schoolIds` see it. Expired ones can be. */
export async function isSeenPosting(database: Database, jobId: string, schoolIds: readonly number[]): Promise<boolean> {
  const row = await database
    .selectFrom('job as j')
    .innerJoin('organization as c', 'c.id', 'j.organization_id')
    .select('j.id')
    .where('j.id', '=', jobId)
    .where('c.status', '=', 'active')
    .where(seenBy(schoolIds))
    .executeTakeFirst();
  return row !== undefined;
}

/** The zone that a person reads dates in. */
export async function findTimeZone(database: Database, userId: string): Promise<string> {
  const row = await database.selectFrom('identity_person').select('time_zone').where('id', '=', userId).executeTakeFirst();
  return row?.time_zone ?? 'UTC';
}

export type DeadlineRow = Awaited<ReturnType<typeof listDeadlines>>[number];

/** Favourites of a person that close, or closed after `since`; nearest first. */
export async function listDeadlines(database: Database, userId: string, schoolIds: readonly number[], since: Date) {
  return seenFavorites(database, schoolIds)
    .innerJoin('candidate_profile as owner', 'owner.id', 'f.candidate_id')
    .select(['f.job_id', 'f.created_at', 'j.title', 'j.deadline_at', 'j.zone', 'j.updated_at', 'c.name as organization_name'])
    .select(placeLine.as('place_line'))
    .where('owner.user_id', '=', userId)
    .where('j.withdrawn_at', 'is', null)
    .where('j.deadline_at', '>', since)
    .orderBy('j.deadline_at')
    .orderBy('f.job_id')
    .execute();
}
