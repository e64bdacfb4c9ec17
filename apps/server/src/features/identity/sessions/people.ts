// The person behind a session: what the access token says of them.
import { ROLES, type Role } from '@fairway/rules/access';
import type { Database } from '../../../kernel/database/database.ts';
import type { SignedIn } from '../../../kernel/http/call.ts';

/** Roles in the order of the list, with the ids they are held for. */
export async function actorOf(
  database: Database,
  session: { userId: string; sessionId: string; secondFactor: boolean },
): Promise<SignedIn> {
  const rows = await database
    .selectFrom('user_role')
    .select(['role', 'organization_id', 'school_id'])
    .where('user_id', '=', session.userId)
    .orderBy('organization_id')
    .orderBy('school_id')
    .execute();
  const held = new Set(rows.map((row) => row.role as Role));
  const schools = (role: Role) => rows.flatMap((row) => (row.role === role && row.school_id !== null ? [row.school_id] : []));
  return {
    kind: 'user',
    ...session,
    roles: ROLES.filter((role) => held.has(role)),
    organizationIds: rows.flatMap((row) => (row.organization_id === null ? [] : [row.organization_id])),
    schoolIds: schools('SchoolAdmin'),
    staffSchoolIds: schools('CareerStaff'),
  };
}
