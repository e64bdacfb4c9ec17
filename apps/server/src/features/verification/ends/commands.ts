// Gives many verified connections of a school another end in one step: what `moveConnection` does for `extend`, in statements for all of them.
// Who has no verified connection there is passed over. @rule verification.29
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { ManagedSchoolId } from '../../schools/access.ts';

export type VerifiedEnd = { id: string; userId: string; expiresAt: Date | null };
type By = { schoolId: ManagedSchoolId; actorId: string; now: Date };

const verified = (schoolId: ManagedSchoolId, people: readonly string[]) =>
  sql`select id, user_id as "userId", expires_at as "expiresAt" from school_connection
    where school_id = ${schoolId} and user_id = any(${[...people]}::uuid[]) and state = 'verified' order by id`;

/** The verified connections of these people and their ends. */
export async function listVerifiedEnds(database: Database, schoolId: ManagedSchoolId, people: readonly string[]): Promise<VerifiedEnd[]> {
  return (await sql<VerifiedEnd>`${verified(schoolId, people)}`.execute(database)).rows;
}

/** The same, locked until the transaction ends. */
export async function lockVerifiedEnds(database: Database, schoolId: ManagedSchoolId, people: readonly string[]): Promise<VerifiedEnd[]> {
  return (await sql<VerifiedEnd>`${verified(schoolId, people)} for no key update`.execute(database)).rows;
}

/** Gives locked connections the ends that stand in them; each has its line of history, and the person hears of it as of one that is extended by hand. */
export async function extendConnections(database: Database, { schoolId, actorId, now }: By, given: readonly VerifiedEnd[]): Promise<void> {
  if (given.length === 0) return;
  const ids = given.map(({ id }) => id);
  await sql`update school_connection c set expires_at = g.expires_at, last_action = 'extend', last_action_at = ${now}, updated_at = ${now},
      decided_by = ${actorId}
    from unnest(${ids}::uuid[], ${given.map(({ expiresAt }) => expiresAt)}::timestamptz[]) as g(id, expires_at)
    where c.id = g.id and c.school_id = ${schoolId}`.execute(database);
  await sql`insert into school_connection_event (id, connection_id, school_id, at, actor_id, action, from_state, to_state, method, note)
    select g.event_id, c.id, c.school_id, ${now}, ${actorId}, 'extend', 'verified', 'verified', c.method, ''
    from unnest(${ids}::uuid[], ${ids.map(() => newId())}::uuid[]) as g(id, event_id)
    join school_connection c on c.id = g.id and c.school_id = ${schoolId} order by g.event_id`.execute(database);
  const told = given.map(({ id, userId }) => ({ userId, payload: { connectionId: id, schoolId, state: 'verified', action: 'extend' } }));
  await recordNews(database, [
    ...told.map(({ userId, payload }) => ({ kind: 'connection.changed', subject: `user:${userId}`, payload })),
    ...told.map(({ payload }) => ({ kind: 'connection.changed', subject: `school:${schoolId}`, payload })),
  ]);
}
