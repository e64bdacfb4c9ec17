// Sessions as their owner sees them.
import type pg from 'pg';
import type { Database } from '../../../kernel/database/database.ts';
import type { OwnUserId } from '../access.ts';

const SESSIONS_PAGE_SIZE = 20;

/** Sessions that live: the one that asks first, then last used first. */
export async function listLivingSessions(database: Database, userId: OwnUserId, page: { number: number; currentId: string; now: Date }) {
  const living = database
    .selectFrom('login_session')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    // Nobody's sign-in: the activity tells of it.
    .where('viewed_by', 'is', null)
    .where('expires_at', '>', page.now);
  const rows = await living
    .select(['id', 'method', 'user_agent', 'time_zone', 'address', 'created_at', 'last_used_at'])
    .orderBy((order) => order('id', '=', page.currentId), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(SESSIONS_PAGE_SIZE)
    .offset((page.number - 1) * SESSIONS_PAGE_SIZE)
    .execute();
  const { total } = await living.select((count) => count.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** Is the session one of the user's? */
export async function isOwnSession(database: Database, userId: OwnUserId, sessionId: string): Promise<boolean> {
  const own = await database
    .selectFrom('login_session')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return own !== undefined;
}

/** Was a session of the user used after that? */
export async function wasUsedAfter(database: Database, userId: string, after: Date): Promise<boolean> {
  const late = await database
    .selectFrom('login_session')
    .select('id')
    .where('user_id', '=', userId)
    .where('last_used_at', '>', after)
    .limit(1)
    .executeTakeFirst();
  return late !== undefined;
}

/** Ids of sessions that ended within the last seconds. Each node asks twice a second: the statement is prepared. */
export async function listEndedSessions(pool: pg.Pool, seconds: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'ended-sessions',
    text: `select id from login_session where ended_at > now() - make_interval(secs => $1)`,
    values: [seconds],
  });
  return rows.map(({ id }) => id);
}
