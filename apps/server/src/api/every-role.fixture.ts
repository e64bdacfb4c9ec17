// One real person of every role, with a session that was proven just now, to call the API as.
import type { Role } from '@fairway/rules/access';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import type { Database } from '../kernel/database/database.ts';
import type { Actor } from '../kernel/http/request.ts';
import { newId } from '../kernel/ids.ts';

export const ROLE_NAMES = [
  'visitor',
  'candidate',
  'recruiter',
  'organizationAdmin',
  'careerStaff',
  'schoolAdmin',
  'platformAdmin',
] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

/** Opens a session of a person without a sign-in; gives its id. */
export async function insertSession(database: Database, userId: string): Promise<string> {
  const id = newId();
  await database
    .insertInto('login_session')
    .values({ id, user_id: userId, method: 'password', expires_at: new Date(Date.now() + 86_400_000) })
    .execute();
  return id;
}

/** Actors by the name of their role, for the header x-test-actor; a visitor has none. */
export async function everyRole(database: Database): Promise<Record<Exclude<RoleName, 'visitor'>, Actor>> {
  const organization = await insertOrganization(database, {});
  const school = (await database.insertInto('school').values({ name: 'Nordic', slug: 'nordic' }).returning('id').executeTakeFirstOrThrow())
    .id;
  const person = async (role: Role, held: { organizationId?: number; schoolId?: number } = {}): Promise<Actor> => {
    const userId = await insertPerson(database, { email: `${role.toLowerCase()}@roles.example`, roles: [{ role, ...held }] });
    return {
      kind: 'user',
      userId,
      sessionId: await insertSession(database, userId),
      roles: [role],
      organizationIds: held.organizationId === undefined ? [] : [held.organizationId],
      schoolIds: role === 'SchoolAdmin' ? [school] : [],
      staffSchoolIds: role === 'CareerStaff' ? [school] : [],
      secondFactor: false,
    };
  };
  return {
    candidate: await person('Candidate'),
    recruiter: await person('Recruiter', { organizationId: organization }),
    organizationAdmin: await person('OrganizationAdmin', { organizationId: organization }),
    careerStaff: await person('CareerStaff', { schoolId: school }),
    schoolAdmin: await person('SchoolAdmin', { schoolId: school }),
    platformAdmin: await person('Admin'),
  };
}
