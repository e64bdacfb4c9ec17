// Rotation of refresh tokens. A token is good once; its successor is a function of it, so tabs that refresh at the same moment get the same
// one. Within ten seconds of its use the same browser is given the answer again, for the reply may be lost; where the successor was spent
// meanwhile, the newest. Shown later, or by another browser, it was stolen: the whole session ends (refresh_reuse). A token that was never
// used is exchanged by one statement, and of two such statements at once one waits and finds it used; everything else is looked at closely.
import { createHmac, type KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { SignedIn } from '../../../kernel/http/request.ts';
import type { TokenPair } from '../../../kernel/session/cookies.ts';
import { tokenHash } from '../../../kernel/session/token-hash.ts';
import type { IdentityServices } from '../services.ts';
import { endSessions } from './commands.ts';
import { actorOf, actorWith, type HeldRole, heldRoles } from './people.ts';

/** The same browser may refresh with the same token within this time. @rule identity.9 */
const SAME_REFRESH_SECONDS = 10;
/** No browser refreshes more often in that time. */
const CHAIN_MAX = 20;

const successorOf = (token: string, key: KeyObject) => createHmac('sha256', key).update(token).digest('base64url');

type Refresh = { token: string; next: string; userAgent: string };
type Rotated = { actor: SignedIn; endsAt: Date; next: string };

const USER_AGENT_CHARACTERS = 300;

const sessionOf = (row: Pick<ExchangedRow, 'user_id' | 'session_id' | 'second_factor_at' | 'viewed_by'>) => ({
  userId: row.user_id,
  sessionId: row.session_id,
  secondFactor: row.second_factor_at !== null,
  viewedBy: row.viewed_by,
});

/** The next pair of a refresh token; undefined when it is unknown, expired, ended or was stolen. */
export async function rotate(services: IdentityServices, token: string, userAgent = ''): Promise<TokenPair | undefined> {
  const now = services.clock.now();
  const refresh = { token, next: successorOf(token, services.keys.refresh), userAgent: userAgent.slice(0, USER_AGENT_CHARACTERS) };
  const found = (await exchange(services.database, refresh, now)) ?? (await rotateUsed(services, refresh, now));
  if (!found) return undefined;
  return {
    accessToken: services.tokens.sign(found.actor, now, found.endsAt),
    refreshToken: found.next,
    refreshEndsInSeconds: Math.max(1, Math.floor((found.endsAt.getTime() - now.getTime()) / 1000)),
  };
}

type ExchangedRow = {
  session_id: string;
  user_id: string;
  expires_at: Date;
  second_factor_at: Date | null;
  viewed_by: string | null;
  roles: HeldRole[];
};

/** Spends a token that was not used yet, of a session that lives, and writes its successor; undefined for any other. */
async function exchange(database: Database, { token, next, userAgent }: Refresh, now: Date): Promise<Rotated | undefined> {
  const { rows } = await sql<ExchangedRow>`with spent as (
      update refresh_token r set used_at = ${now}, used_by = ${userAgent} from login_session s join app_user u on u.id = s.user_id
      where r.hash = ${tokenHash(token)} and r.used_at is null and s.id = r.session_id
        and s.ended_at is null and s.expires_at > ${now} and u.status = 'active'
      returning r.session_id, s.user_id, s.expires_at, s.second_factor_at, s.viewed_by),
    successor as (insert into refresh_token (hash, session_id, created_at) select ${tokenHash(next)}, session_id, ${now} from spent),
    used as (update login_session set last_used_at = ${now} where id = (select session_id from spent))
    select spent.*, ${heldRoles(sql`spent.user_id`)} as roles from spent`.execute(database);
  const [row] = rows;
  if (!row) return undefined;
  const session = sessionOf(row);
  return { actor: actorWith(row.roles, session), endsAt: row.expires_at, next };
}

/** A token that was used already: by this browser just now, or by a thief. */
async function rotateUsed(services: IdentityServices, { token, next, userAgent }: Refresh, now: Date): Promise<Rotated | undefined> {
  const found = await services.database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('refresh_token as r')
      .innerJoin('login_session as s', 's.id', 'r.session_id')
      .innerJoin('app_user as u', 'u.id', 's.user_id')
      .select([
        'r.session_id',
        'r.used_at',
        'r.used_by',
        's.user_id',
        's.ended_at',
        's.expires_at',
        's.second_factor_at',
        's.viewed_by',
        'u.status',
      ])
      .where('r.hash', '=', tokenHash(token))
      .forUpdate('r')
      .executeTakeFirst();
    if (!row?.used_at || row.ended_at || row.expires_at <= now || row.status !== 'active') return undefined;
    const late = now.getTime() - row.used_at.getTime() > SAME_REFRESH_SECONDS * 1000;
    const newest = late || row.used_by !== userAgent ? undefined : await newestOf(transaction, services.keys.refresh, next);
    if (newest === undefined) {
      await endSessions(transaction, { sessionId: row.session_id }, 'refresh_reuse', now);
      return { reused: row.session_id };
    }
    const session = sessionOf(row);
    return { actor: await actorOf(transaction, session), endsAt: row.expires_at, next: newest };
  });
  if (!found || !('reused' in found)) return found;
  services.ended.add(found.reused);
  services.log.warn({ sessionId: found.reused }, 'a refresh token was used twice; its session ended');
  return undefined;
}

/** The first of a chain of successors that was not spent. */
async function newestOf(database: Database, key: KeyObject, first: string): Promise<string | undefined> {
  let next = first;
  for (let n = 0; n < CHAIN_MAX; n++) {
    const row = await database.selectFrom('refresh_token').select('used_at').where('hash', '=', tokenHash(next)).executeTakeFirst();
    if (!row?.used_at) return next;
    next = successorOf(next, key);
  }
  return undefined;
}
