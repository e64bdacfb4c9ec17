// The usual sign-in by password, in one statement: the account is active, its hash is still the one that was compared, no second factor is
// set up, and the person used this very browser before, so that nobody has to be told. Whoever suspends the person or changes the password
// waits until the session stands, and ends it then. Any other sign-in goes the long way (sign-in.ts), which knows why.
import { type RawBuilder, sql } from 'kysely';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import type { IdentityServices } from '../services.ts';
import { handOutSession, newSession } from './commands.ts';
import { rememberDevice } from './known-device.ts';
import type { SignInMethod } from './methods.ts';
import { type HeldRole, heldRoles } from './people.ts';
import type { PersonSignIn } from './sign-in.ts';

/**
 * Signs in; undefined, and nothing written, where it is no usual sign-in. `beside`: parts of the same statement, done where the read that
 * it gets finds a row. @throws Problem InsecureConnection
 */
export async function signInAsBefore(
  request: ApiRequest,
  services: IdentityServices,
  person: { userId: string; method: SignInMethod; timeZone: string | undefined; passwordHash: string },
  beside: (where: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<PersonSignIn | undefined> {
  const opened = newSession(request, services, { ...person, secondFactor: false });
  const { session, token } = opened;
  const { rows } = await sql<{ roles: HeldRole[]; password_changed_at: Date | null }>`with person as (
      select u.id, u.password_changed_at from app_user u where u.id = ${person.userId} and u.status = 'active' and u.password_hash = ${person.passwordHash}
        and not exists (select from authenticator a where a.user_id = u.id and a.confirmed_at is not null)
        and exists (select from login_session s where s.user_id = u.id and s.user_agent = ${session.user_agent}) for share of u),
    session as (insert into login_session (${columns(session)}) select ${values(session)} from person),
    token as (insert into refresh_token (${columns(token)}) select ${values(token)} from person),
    ${beside(sql`select from person`)}
    select ${heldRoles(sql`person.id`)} as roles, person.password_changed_at from person`.execute(services.database);
  const [row] = rows;
  if (!row) return undefined;
  const reply = handOutSession(request, services, opened, row.roles);
  rememberDevice(request, services.keys, { userId: person.userId, passwordChangedAt: row.password_changed_at }, session.created_at);
  return reply;
}

const columns = (row: object) => sql.join(Object.keys(row).map((name) => sql.ref(name)));
const values = (row: object) => sql.join(Object.values(row));
