// Reads of one's own connections with schools, as rows for the view.
import { isCurrentEnd } from '@fairway/rules/study-periods';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { OwnUserId } from '../identity/access.ts';
import { listProvingSchools, stateNow } from './queries.ts';

export type OwnConnectionRow = Awaited<ReturnType<typeof ownRows>>[number] & { canBeProven: boolean };

/** The schools of today first, then those that ended last, then by name. */
export async function listOwnConnections(database: Database, userId: OwnUserId, now: Date): Promise<OwnConnectionRow[]> {
  return withMethods(database, await ownRows(database, userId, now, sql`true`));
}

/** @throws Problem not_found: there is none, or it is somebody else's */
export async function getOwnConnection(database: Database, userId: OwnUserId, id: string, now: Date): Promise<OwnConnectionRow> {
  const [row] = await withMethods(database, await ownRows(database, userId, now, sql`c.id = ${id}::uuid`));
  if (!row) throw new Problem('not_found');
  return row;
}

async function withMethods(database: Database, rows: Awaited<ReturnType<typeof ownRows>>): Promise<OwnConnectionRow[]> {
  const schools = await listProvingSchools(
    database,
    rows.map((row) => row.school_id),
  );
  const proving = new Set(schools.filter((school) => school.methods.length > 0).map((school) => school.id));
  return rows.map((row) => ({ ...row, canBeProven: proving.has(row.school_id) }));
}

/** Ends of the programs that the person studies at the school, the last first; none where there is no program. */
const lastEnd = sql<{ end: string | null } | null>`(select json_build_object('end', e.end_on) from candidate_profile k
  join candidate_study e on e.candidate_id = k.id join study_program p on p.id = e.study_program_id
  where k.user_id = c.user_id and p.school_id = c.school_id order by e.end_on desc nulls first limit 1)`;

/** Who of the school's staff advises the person. */
const adviserName = sql<string | null>`(select nullif(person_name(a.first_name, a.last_name), '') from student_adviser_named a
  where a.user_id = c.user_id and a.school_id = c.school_id)`;

async function ownRows(database: Database, userId: OwnUserId, now: Date, condition: RawBuilder<unknown>) {
  const rows = await database
    .selectFrom('school_connection as c')
    .innerJoin('school as s', 's.id', 'c.school_id')
    .leftJoin('verification_file as f', 'f.connection_id', 'c.id')
    .select([
      'f.name as file_name',
      'c.id',
      'c.user_id',
      'c.school_id',
      'c.state',
      'c.method',
      'c.student_email',
      'c.message',
      'c.question',
      'c.answer',
    ])
    .select(['c.reason_code', 'c.reason', 'c.requested_at', 'c.verified_at', 'c.expires_at', 's.name', 's.logo', 's.suspended_at'])
    .select(lastEnd.as('last_program'))
    .select(adviserName.as('adviser'))
    .where('c.user_id', '=', userId)
    .where(sql<boolean>`${condition}`)
    .orderBy(sql`lower(s.name)`)
    .orderBy('c.id')
    .execute();
  const dated = rows.map((row) => ({
    ...row,
    ...(stateNow(row, now) === row.state ? {} : { state: stateNow(row, now), reason_code: 'expired', verified_at: null, expires_at: null }),
    isCurrent: row.last_program !== null && isCurrentEnd(row.last_program.end, now),
  }));
  const rank = ({ last_program }: (typeof dated)[number]) => (last_program === null ? '' : (last_program.end ?? '9999'));
  return dated.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || (rank(a) < rank(b) ? 1 : rank(a) > rank(b) ? -1 : 0));
}
