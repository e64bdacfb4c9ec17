// One request of a school with all that staff decide by, and what the queue can be narrowed by.
import type { QueueStatus } from '@fairway/rules/verification-queue';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { findsStudent, type StudentScope } from '../../schools/access.ts';
import { listColleagues } from '../../schools/members/queries.ts';
import { duplicatesOf } from './duplicates.ts';
import { connectionsOf } from './listing.ts';

const MAX_DUPLICATES = 50;
const MAX_PROGRAMS = 100;

export type RecordRow = Awaited<ReturnType<typeof getRecord>>;

/** @throws Problem not_found: nobody, another school's, or somebody who never asked this school */
export async function getRecord(database: Database, scope: StudentScope, id: string) {
  const row = await connectionsOf(database, scope)
    .select(['c.verified_at', 'f.connection_id as file_of', 'f.name as file_name', 'f.size_bytes', 'f.erased_at'])
    // A private profile shows no telephone, though a duplicate is found by it.
    .select(
      sql<
        string | null
      >`(select u.phone_number from candidate_profile k where k.user_id = c.user_id and k.profile_visibility <> 'private')`.as('phone'),
    )
    .where('c.id', '=', id)
    .where(sql<boolean>`(c.requested_at is not null or c.state = 'verified')`)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  const colleagues = await listColleagues(database, scope.schoolId, { student: row.user_id });
  return { ...row, colleagues, others: await listDuplicates(database, scope, id), history: await listHistory(database, id) };
}

async function listDuplicates(database: Database, scope: StudentScope, id: string) {
  const { schoolId } = scope;
  const found = await sql<{ id: string; signs: string[] }>`
    select d.id, array_agg(distinct d.sign) as signs from school_connection c join identity_person u on u.id = c.user_id, lateral ${duplicatesOf(scope)} d
    where c.id = ${id}::uuid and c.school_id = ${schoolId} group by d.id limit ${sql.lit(MAX_DUPLICATES)}`.execute(database);
  if (found.rows.length === 0) return [];
  const signs = new Map(found.rows.map((row) => [row.id, row.signs]));
  const rows = await database
    .selectFrom('school_connection as c')
    .innerJoin('identity_person as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.state', 'c.student_email', 'c.requested_at', 'u.email', 'u.first_name', 'u.last_name'])
    .where('c.id', 'in', [...signs.keys()])
    .where('c.school_id', '=', schoolId)
    .orderBy('c.requested_at', (order) => order.desc().nullsLast())
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({ ...row, signs: signs.get(row.id) ?? [] }));
}

/** What happened to a connection of a school; its id is of one that was found there. */
function listHistory(database: Database, id: string) {
  return database
    .selectFrom('school_connection_event as e')
    .innerJoin('school_connection as c', 'c.id', 'e.connection_id')
    .leftJoin('identity_person as a', 'a.id', 'e.actor_id')
    .select(['e.id', 'e.at', 'e.action', 'e.note', 'a.first_name', 'a.last_name'])
    .where('e.connection_id', '=', id)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(200)
    .execute();
}

/** Programs that the school keeps and people of its queue study, those of most people first. */
export async function listQueuePrograms(database: Database, scope: StudentScope) {
  const { schoolId } = scope;
  const { rows } = await sql<{ id: string; name: string; levelId: string | null; people: number }>`
    select p.id, p.name, p.level_id as "levelId", count(distinct c.id)::int as people
    from school_connection c
    join candidate_profile k on k.user_id = c.user_id
    join candidate_study e on e.candidate_id = k.id
    join study_program p on p.id = e.study_program_id
    where c.school_id = ${schoolId} and c.state = 'pending' and p.school_id = ${schoolId} and p.is_verified
      and ${findsStudent(scope, 'c.user_id')}
    group by p.id order by people desc, lower(p.name), p.id limit ${sql.lit(MAX_PROGRAMS)}`.execute(database);
  return rows;
}

export type OpenCount = { status: QueueStatus; count: number; oldestAt: Date | null };

/** How many requests wait for whom, and since when the oldest of each. */
export async function countOpen(database: Database, scope: StudentScope): Promise<OpenCount[]> {
  const { rows } = await sql<OpenCount>`
    select case when question = '' then 'waiting' when answer = '' then 'asked' else 'answered' end as status,
      count(*)::int as count, min(requested_at) as "oldestAt"
    from school_connection c where school_id = ${scope.schoolId} and state = 'pending' and ${findsStudent(scope, 'c.user_id')} group by 1`.execute(
    database,
  );
  return rows;
}

/** Proofs of a school that end until then. */
export async function countExpiring(database: Database, scope: StudentScope, now: Date, until: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from school_connection c
    where school_id = ${scope.schoolId} and ${findsStudent(scope, 'c.user_id')} and state = 'verified' and expires_at > ${now} and expires_at <= ${until}`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}

/** Of a row `e`: is its connection one that the reader finds? */
const ofScope = (scope: StudentScope) =>
  scope.programs === 'all'
    ? sql`true`
    : sql`exists (select from school_connection c where c.id = e.connection_id and ${findsStudent(scope, 'c.user_id')})`;

export type QueueDay = { day: string; requests: number; decisions: number };

/** Requests and decisions of staff a day (UTC) since an instant; days without any are left out. */
export async function listQueueDays(database: Database, scope: StudentScope, since: Date): Promise<QueueDay[]> {
  const { rows } = await sql<QueueDay>`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day,
      (count(*) filter (where action = 'request'))::int as requests,
      (count(*) filter (where action in ('approve', 'reject')))::int as decisions
    from school_connection_event e
    where school_id = ${scope.schoolId} and at >= ${since} and action in ('request', 'approve', 'reject') and ${ofScope(scope)} group by 1`.execute(
    database,
  );
  return rows;
}

/** The median time from a request to its decision, of decisions since an instant, in whole minutes; null: there were none. */
export async function medianDecisionMinutes(database: Database, scope: StudentScope, since: Date): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    select round(percentile_cont(0.5) within group (order by extract(epoch from e.at - r.at) / 60))::int as minutes
    from school_connection_event e
    cross join lateral (select q.at from school_connection_event q
      where q.connection_id = e.connection_id and q.action = 'request' and q.at <= e.at order by q.at desc limit 1) r
    where e.school_id = ${scope.schoolId} and e.at >= ${since} and e.action in ('approve', 'reject') and ${ofScope(scope)}`.execute(
    database,
  );
  return rows[0]?.minutes ?? null;
}
