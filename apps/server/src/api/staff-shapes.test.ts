// Generated from the contract: every call of a school's staff by each shape, and by an adviser who is narrowed to a program that none of the students
// studies. To that adviser a school with students answers what it answers without them, in every list, count, record and file; nothing of them is
// written; and the same calls by a colleague who is not narrowed differ, so that the test sees what it looks for. @rule staff.1, staff.2
import { ENDPOINTS } from '@fairway/contract/endpoints';
import type { EndpointShape } from '@fairway/contract/kernel/endpoint';
import { dutyOf } from '@fairway/contract/staff/duties';
import { STAFF_SHAPES, type StaffShape } from '@fairway/rules/staff-shapes';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { insertPerson, insertVerifiedConnection } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { afterAll, describe, expect, it } from 'vitest';
import type { Actor } from '../kernel/http/request.ts';
import { newId } from '../kernel/ids.ts';
import { insertSession } from './every-role.fixture.ts';
import { filled, goodCall } from './named-things.fixture.ts';
import { openRowWatch } from './row-watch.fixture.ts';
import { insertSchoolWorld, type SchoolWorld } from './school-world.fixture.ts';

const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const CALLS = ENDPOINTS.filter(({ access, path }) => access === 'schoolStaff' && path.includes('{schoolId}'));
const named = (calls: readonly EndpointShape[]) => calls.map((call) => [call.name, call] as const);

/** Whom each duty lets in, written out: the rule is not asked. */
const HOLDERS: Record<string, readonly StaffShape[]> = {
  school: ['generalist', 'adviser', 'events', 'assistant'],
  students: ['generalist', 'adviser', 'assistant'],
  advising: ['generalist', 'adviser'],
  reviewing: ['generalist', 'adviser'],
  wholeSchool: ['generalist', 'adviser'],
  employers: ['generalist', 'adviser', 'events'],
  employerRelations: ['generalist', 'events'],
  content: ['generalist', 'events'],
};

type Set = { shape: StaffShape; isCoach?: boolean; programs?: readonly string[] };
/** A colleague at a world's school, to call as. */
async function colleague(world: SchoolWorld, name: string, { shape, isCoach = true, programs }: Set): Promise<string> {
  const schoolId = Number(world.id('school'));
  const actor = `${world.mark}.${name}`;
  const userId = await insertPerson(db.database, {
    email: `${name}@set.${world.mark}.example`,
    roles: [{ role: 'CareerStaff', schoolId }],
  });
  const set = { shape, is_coach: isCoach, is_scoped: programs !== undefined };
  await db.database.updateTable('school_staff_member').set(set).where('user_id', '=', userId).execute();
  for (const program_id of programs ?? [])
    await db.database.insertInto('school_staff_program').values({ school_id: schoolId, user_id: userId, program_id }).execute();
  const held = { roles: ['CareerStaff'], organizationIds: [], schoolIds: [], staffSchoolIds: [schoolId], secondFactor: false };
  actors[actor] = { kind: 'user', userId, sessionId: await insertSession(db.database, userId), ...held };
  return actor;
}

function send(endpoint: EndpointShape, actor: string, world: SchoolWorld, withQuery = true) {
  const { path, query, body } = goodCall(endpoint);
  const url = filled(path, (thing) => encodeURIComponent(world.id(thing))) + (withQuery && query ? `?${filled(query, world.id)}` : '');
  const text = body === undefined ? '{}' : filled(JSON.stringify(body), world.id);
  const headers = { 'sec-fetch-site': 'same-origin', 'x-test-actor': actor };
  const { method } = endpoint;
  if (endpoint.upload) {
    const form = multipart({ name: endpoint.upload.field, fileName: 'a.pdf', bytes: Buffer.from('no file of ours') });
    return app.inject({ method, url, payload: form.payload, headers: { ...form.headers, ...headers } });
  }
  if (!endpoint.body) return app.inject({ method, url, headers });
  return app.inject({ method, url, headers: { ...headers, 'content-type': 'application/json' }, payload: text });
}

describe('every call of a school’s staff', async () => {
  const world = await insertSchoolWorld(db, actors, app);
  const by = Object.fromEntries(
    await Promise.all(STAFF_SHAPES.map(async (shape) => [shape, await colleague(world, shape, { shape })] as const)),
  );
  const plain = await colleague(world, 'plain', { shape: 'adviser', isCoach: false });

  it.each(named(CALLS))('%s lets in the shapes that hold its duty, and no other (staff.1)', async (_name, endpoint) => {
    const duty = dutyOf(endpoint.name) ?? '';
    for (const shape of STAFF_SHAPES) {
      const { statusCode, body } = await send(endpoint, by[shape] ?? '', world);
      expect([shape, statusCode === 403], body.slice(0, 200)).toEqual([shape, !HOLDERS[duty]?.includes(shape)]);
    }
    expect((await send(endpoint, plain, world)).statusCode === 403).toBe(duty === 'reviewing' || !HOLDERS[duty]?.includes('adviser'));
  });

  it('lets in nobody whose row is gone, though their token says the school', async () => {
    const gone = await colleague(world, 'gone', { shape: 'generalist' });
    await db.database
      .deleteFrom('user_role')
      .where('user_id', '=', (actors[gone] as { userId: string }).userId)
      .execute();
    for (const endpoint of CALLS) expect([endpoint.name, (await send(endpoint, gone, world)).statusCode]).toEqual([endpoint.name, 404]);
  });

  it('answers those of a school that is suspended, staff and administrators, that it is, and nothing else (schools.10)', async () => {
    const schoolId = Number(world.id('school'));
    const administrator = `${world.mark}.administrator`;
    const userId = await insertPerson(db.database, { email: `a@set.${world.mark}.example`, roles: [{ role: 'SchoolAdmin', schoolId }] });
    const held = { roles: ['SchoolAdmin'], organizationIds: [], schoolIds: [schoolId], staffSchoolIds: [], secondFactor: false };
    actors[administrator] = { kind: 'user', userId, sessionId: await insertSession(db.database, userId), ...held };
    const suspend = (row: { suspended_at: Date | null; suspension_reason: string | null }) =>
      db.database.updateTable('school').set(row).where('id', '=', schoolId).execute();
    await suspend({ suspended_at: new Date(), suspension_reason: 'Asked for' });
    const all = ENDPOINTS.filter(
      ({ access, path }) => (access === 'schoolStaff' || access === 'schoolAdmin') && path.includes('{schoolId}'),
    );
    const answers: string[] = [];
    for (const endpoint of all)
      for (const actor of endpoint.access === 'schoolStaff' ? [by.generalist ?? '', administrator] : [administrator]) {
        const { body } = await send(endpoint, actor, world);
        if (!body.includes('"schools.suspended"')) answers.push(`${endpoint.name} ${body.slice(0, 120)}`);
      }
    await suspend({ suspended_at: null, suspension_reason: null });
    expect(answers).toEqual([]);
    expect(all.length).toBeGreaterThan(100);
  });
});

describe('an adviser who is narrowed to another program', async () => {
  const world = await insertSchoolWorld(db, actors, app);
  const schoolId = Number(world.id('school'));
  const other = newId();
  await db.database
    .insertInto('study_program')
    .values({ id: other, school_id: schoolId, name: 'Another program', level_id: 'master', is_verified: true })
    .execute();
  const narrowed = await colleague(world, 'narrowed', { shape: 'adviser', programs: [other] });
  const whole = await colleague(world, 'whole', { shape: 'adviser' });
  const students = (await db.database.selectFrom('school_connection').select('user_id').where('school_id', '=', schoolId).execute()).map(
    ({ user_id }) => user_id,
  );
  // One of them works there too: to be a colleague is not to be a student.
  await db.database.deleteFrom('staff_offer').where('school_id', '=', schoolId).execute();
  await db.database.deleteFrom('user_role').where('school_id', '=', schoolId).where('user_id', 'in', students).execute();
  // Nothing is hidden by a private profile, and all of them study something at the school.
  await db.database.updateTable('candidate').set({ profile_visibility: 'schools' }).where('user_id', 'in', students).execute();
  for (const user_id of students) {
    const known = await db.database.selectFrom('candidate').select('id').where('user_id', '=', user_id).executeTakeFirst();
    const candidate_id = known?.id ?? newId();
    if (!known) await db.database.insertInto('candidate').values({ id: candidate_id, user_id, profile_visibility: 'schools' }).execute();
    const study = { id: newId(), candidate_id, study_program_id: world.id('program'), end_on: '2025-01-31' };
    await db.database.insertInto('candidate_study_program').values(study).execute();
  }

  // Somebody studies the other program: a scope that is always true, or always false, is seen.
  const found = await insertPerson(db.database, { email: `found@set.${world.mark}.example`, firstName: 'Found' });
  const foundCandidate = newId();
  await db.database.insertInto('candidate').values({ id: foundCandidate, user_id: found, profile_visibility: 'schools' }).execute();
  await db.database
    .insertInto('candidate_study_program')
    .values({ id: newId(), candidate_id: foundCandidate, study_program_id: other, end_on: '2025-01-31' })
    .execute();
  await insertVerifiedConnection(db.database, found, schoolId);

  const watch = await openRowWatch(db.pool, world);
  afterAll(() => watch.end());
  const reads = CALLS.filter(({ method, name }) => method === 'GET' && dutyOf(name) !== 'wholeSchool');
  const answers = async (actor: string) => {
    const found = new Map<string, string>();
    for (const endpoint of reads)
      for (const withQuery of goodCall(endpoint).query ? [true, false] : [true]) {
        // What is asked about by id is of no importance to who finds it: only whether it is there.
        const { statusCode, body } = await send(endpoint, actor, world, withQuery || endpoint.name.endsWith('SchoolSavedViews'));
        found.set(`${endpoint.name}${withQuery ? '' : ' of all'}`, `${statusCode} ${body.replace(/"requestId":"[^"]*"/, '')}`);
      }
    return found;
  };
  const differing = (one: Map<string, string>, two: Map<string, string>) =>
    [...one].filter(([name, answer]) => two.get(name) !== answer).map(([name]) => name);

  it.each(named(CALLS.filter(({ method }) => method !== 'GET')))('%s writes nothing of them (staff.2)', async (_name, endpoint) => {
    const rowsOfStudents = async () =>
      new Map(
        [...(await watch.rows())].map(([table, rows]): [string, string[]] => [
          table,
          rows.filter((row) => students.some((id) => row.includes(id))),
        ]),
      );
    const before = await rowsOfStudents();
    const { statusCode, body } = await send(endpoint, narrowed, world);
    expect(watch.changes(before, await rowsOfStudents()), `${statusCode} ${body.slice(0, 200)}`).toEqual([]);
    for (const id of students) expect(body).not.toContain(id);
    const ids = goodCall(endpoint).ids.filter(({ thing }) =>
      ['student', 'pending', 'connection', 'rejected', 'review', 'answeredStudy'].includes(thing),
    );
    if (ids.length > 0 && endpoint.name !== 'decideVerifications') expect([403, 404], body).toContain(statusCode);
  });

  it('is answered as by a school without them, in every list, count, record and file (staff.2)', async () => {
    const [mine, theirs] = [await answers(narrowed), await answers(whole)];
    await db.database.deleteFrom('app_user').where('id', 'in', students).execute();
    const [mineWithout, theirsWithout] = [await answers(narrowed), await answers(whole)];
    expect(differing(mine, mineWithout)).toEqual([]);
    for (const name of ['listStudents of all', 'exportStudents of all', 'listOutcomes of all']) expect(mine.get(name)).toContain('Found');
    // What a colleague who is not narrowed is told of them: each of these calls would show a scope that leaks.
    expect(differing(theirs, theirsWithout)).toEqual(
      expect.arrayContaining([
        ...['getStaffHome', 'getStaffWaiting', 'listStudents of all', 'exportStudents of all', 'listStudentFilters', 'getStudent'],
        ...['listStudentLabels', 'listAdvisers', 'listMessagesOfStudent', 'listVerifications of all', 'exportVerifications of all'],
        ...['listQueuePrograms', 'getVerification', 'listCvReviews', 'exportCvReviews', 'getCvReview', 'listOutcomes', 'exportOutcomes'],
        ...['getOutcomeReport', 'listStudentMessageRecipients', 'exportStudentMessageRecipients'],
      ]),
    );
  });
});
