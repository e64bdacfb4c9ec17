// The person behind a session: what the access token says of them, and what a sign-in has to know, read at once.
import { ROLES, type Role } from '@fairway/rules/access';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { SignedIn } from '../../../kernel/http/request.ts';

export type HeldRole = { role: string; organization_id: number | null; school_id: number | null };
type Session = { userId: string; sessionId: string; secondFactor: boolean /** An administrator who looks. */; viewedBy?: string | null };

/** Sessions of earlier devices that a sign-in is compared with. */
const COMPARED_SESSIONS = 200;

/** The actor of a session by the roles that are held, which come ordered by organization and school. */
export function actorWith(rows: readonly HeldRole[], { viewedBy, ...session }: Session): SignedIn {
  const held = new Set(rows.map((row) => row.role as Role));
  const schools = (role: Role) => rows.flatMap((row) => (row.role === role && row.school_id !== null ? [row.school_id] : []));
  return {
    kind: 'user',
    ...session,
    ...(viewedBy ? { viewedBy } : {}),
    roles: ROLES.filter((role) => held.has(role)),
    organizationIds: rows.flatMap((row) => (row.organization_id === null ? [] : [row.organization_id])),
    schoolIds: schools('SchoolAdmin'),
    staffSchoolIds: schools('CareerStaff'),
  };
}

/** The roles of a person as `actorWith` takes them, within a larger statement. */
export const heldRoles = (userId: RawBuilder<unknown>) =>
  sql<
    HeldRole[]
  >`coalesce((select jsonb_agg(jsonb_build_object('role', r.role, 'organization_id', r.organization_id, 'school_id', r.school_id)
    order by r.organization_id, r.school_id) from user_role r where r.user_id = ${userId}), '[]')`;

/** Roles in the order of the list, with the ids they are held for. */
export async function actorOf(database: Database, session: Session): Promise<SignedIn> {
  const rows = await database
    .selectFrom('user_role')
    .select(['role', 'organization_id', 'school_id'])
    .where('user_id', '=', session.userId)
    .orderBy('organization_id')
    .orderBy('school_id')
    .execute();
  return actorWith(rows, session);
}

/**
 * Who is about to sign in: the account, whether a second factor is set up, the roles, and the devices of before. Whoever suspends the
 * person or changes the password waits until the session stands, and ends it then.
 */
export function findSigningIn(database: Database, userId: string) {
  return database
    .selectFrom('app_user as u')
    .select([
      'u.status',
      'u.password_hash',
      'u.password_changed_at',
      sql<boolean>`exists (select from authenticator a where a.user_id = u.id and a.confirmed_at is not null)`.as('has_second_factor'),
      heldRoles(sql`u.id`).as('roles'),
      sql<
        string[]
      >`array(select distinct s.user_agent from login_session s where s.user_id = u.id and s.viewed_by is null limit ${sql.lit(COMPARED_SESSIONS)})`.as(
        'user_agents',
      ),
    ])
    .where('u.id', '=', userId)
    .forShare('u')
    .executeTakeFirst();
}
export type SigningIn = NonNullable<Awaited<ReturnType<typeof findSigningIn>>>;
