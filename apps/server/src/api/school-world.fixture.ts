// A school with one of everything that an id can name: its staff, its settings, a student with a whole profile, and what the platform holds
// beside it. Two of them are neighbours. Texts that only the school and its people may see carry the one mark, names that everybody may see
// the other, so that an answer can be searched for them. Each feature adds its own things (things.fixture.ts).
import { insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import type { FastifyInstance } from 'fastify';
import type { Database, DatabasePool } from '../kernel/database/database.ts';
import type { Actor } from '../kernel/http/request.ts';
import { newId } from '../kernel/ids.ts';
import { insertSession } from './every-role.fixture.ts';
import type { Thing, World } from './feature-things.fixture.ts';
import { inOrder } from './things.fixture.ts';

export type SchoolWorld = {
  ids: Readonly<Record<Thing, string>>;
  /** The id of a thing. @throws Error where no feature has rows of that name */
  id(thing: Thing): string;
  /** By role; visitors are nobody. */
  actors: Record<'candidate' | 'organizationAdmin' | 'careerStaff' | 'schoolAdmin' | 'platformAdmin', Actor>;
  /** In every text that is the school's and its people's own. */
  mark: string;
  /** In every name that everybody may see. */
  openMark: string;
};

const MONTH_MS = 30 * 86_400_000;
let worlds = 0;

/** Inserts a world; the actors are called by `<mark>.<role>`. `app` starts the class code, whose words it seals. */
export async function insertSchoolWorld(db: DatabasePool, actors: Record<string, Actor>, app: FastifyInstance): Promise<SchoolWorld> {
  worlds += 1;
  const [mark, openMark] = [`ownwords${worlds}x`, `openwords${worlds}x`];
  const ids: Record<Thing, string> = {};
  const id = (thing: Thing) => {
    const known = ids[thing];
    if (known === undefined) throw new Error(`No feature has rows of ${thing} by now: see its things.fixture.ts`);
    return known;
  };
  const put = inserterOf(db);
  const person: World['person'] = (who, role, held = {}, status) =>
    insertPerson(db.database, {
      email: `${who}@${mark}.example`,
      firstName: mark,
      lastName: who,
      roles: role ? [{ role: role as 'Candidate', ...held }] : [],
      ...(status ? { status, password: null } : {}),
    });
  const school = Number(await put('school', { name: `${openMark} School`, slug: openMark, is_managed: true }, 'id'));
  const organization = await insertOrganization(db.database, { name: `${openMark} Company` });
  const student = await person('student', 'Candidate');
  const staff = await person('staff', 'CareerStaff', { schoolId: school });
  const administrator = await person('administrator', 'SchoolAdmin', { schoolId: school });
  const recruiter = await person('recruiter', 'OrganizationAdmin', { organizationId: organization });
  const platform = await person('platform', 'Admin');
  const own = await actorsOf(db.database, { student, staff, administrator, recruiter, platform }, school, organization);
  for (const [role, who] of Object.entries(own)) actors[`${mark}.${role}`] = who;
  Object.assign(ids, { school: String(school), organization: String(organization), student, staff });
  const candidate = await put('candidate', { id: newId(), user_id: student, summary: mark, profile_visibility: 'private' });

  const now = new Date();
  const world: World = {
    ...{
      database: db.database,
      app,
      mark,
      openMark,
      serial: worlds,
      administrator,
      operator: platform,
      recruiter,
      candidate,
      id,
      put,
      person,
      now,
    },
    ...{ past: new Date(now.getTime() - MONTH_MS), later: new Date(now.getTime() + MONTH_MS) },
    ofCandidate: (table, row) => put(table, { id: newId(), candidate_id: candidate, ...row }),
    open: (what) => `${openMark} ${what}`,
    addressOf: (who) => `${who}@${mark}.example`,
  };
  for (const { rows } of inOrder()) Object.assign(ids, await rows?.(world));
  return { ids, id, actors: own, mark, openMark };
}

function inserterOf({ pool }: DatabasePool): World['put'] {
  return async (table, row, returning = Object.keys(row)[0] ?? '') => {
    const names = Object.keys(row);
    const { rows } = await pool.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_name, at) => `$${at + 1}`).join(', ')}) returning ${returning} as id`,
      Object.values(row),
    );
    return String(rows[0].id);
  };
}

type People = Record<'student' | 'staff' | 'administrator' | 'recruiter' | 'platform', string>;

async function actorsOf(database: Database, people: People, school: number, organization: number): Promise<SchoolWorld['actors']> {
  const actor = async (userId: string, role: string, held: Partial<Extract<Actor, { kind: 'user' }>> = {}): Promise<Actor> => ({
    ...{ kind: 'user', userId, sessionId: await insertSession(database, userId), roles: [role], organizationIds: [], schoolIds: [] },
    ...{ staffSchoolIds: [], secondFactor: false },
    ...held,
  });
  return {
    candidate: await actor(people.student, 'Candidate'),
    organizationAdmin: await actor(people.recruiter, 'OrganizationAdmin', { organizationIds: [organization] }),
    careerStaff: await actor(people.staff, 'CareerStaff', { staffSchoolIds: [school] }),
    schoolAdmin: await actor(people.administrator, 'SchoolAdmin', { schoolIds: [school] }),
    platformAdmin: await actor(people.platform, 'Admin'),
  };
}
