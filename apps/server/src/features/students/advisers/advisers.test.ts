// Advisers of a school: who can advise, a change of many and taking it back, what the list finds, the school's rules, and who leaves.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { ensureConnection, moveConnection } from '../../verification/commands.ts';
import { insertProvingSchool } from '../../verification/school.fixture.ts';
import { adviserReactions } from '../adviser-rules/reactions.ts';
import { studentPersonalData } from '../personal-data.ts';

const NOW = new Date('2026-03-01T10:00:00Z');
const clock = { now: NOW };
const db = await cloneDatabase();
const roles = await everyRole(db.database);
const me = roles.careerStaff as Extract<Actor, { kind: 'user' }>;
const own = me.staffSchoolIds[0] ?? 0;
const neighbour = await insertProvingSchool(db.database, { name: 'Neighbour', slug: 'neighbour' });
const actors: Record<string, Actor> = { ...roles, neighbour: { ...me, staffSchoolIds: [neighbour] } };
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => clock.now });

const person = (first: string, last = 'Test') =>
  insertPerson(db.database, { email: `${first}@mail.example`.toLowerCase(), firstName: first, lastName: last, password: null });
const give = (userId: string, role: string, schoolId = own) =>
  db.database.insertInto('user_role').values({ id: newId(), user_id: userId, role, school_id: schoolId, granted_at: NOW }).execute();
async function staff(name: string, schoolId = own) {
  const id = await person(name);
  await give(id, 'CareerStaff', schoolId);
  return id;
}
async function student(name: string, last = 'Test', schoolId = own) {
  const id = await person(name, last);
  await ensureConnection(db.database, id, schoolId, NOW);
  return id;
}
async function prove(id: string, schoolId = own) {
  const email = `${id}@student.example`;
  const words = { method: 'academic_email' as const, studentEmail: email };
  const by = { kind: 'candidate' as const, userId: id };
  await moveConnection(db.database, await ensureConnection(db.database, id, schoolId, NOW), 'request', by, NOW, words);
  await moveConnection(db.database, await ensureConnection(db.database, id, schoolId, NOW), 'prove', by, NOW, words);
}
async function studies(id: string, visibility = 'schools'): Promise<void> {
  const candidate = newId();
  await db.database.insertInto('candidate').values({ id: candidate, user_id: id, profile_visibility: visibility }).execute();
  await db.database
    .insertInto('candidate_study_program')
    .values({ id: newId(), candidate_id: candidate, study_program_id: finance, end_on: '2027-06-30' })
    .execute();
}
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = 'careerStaff', school = own) =>
  app.inject({
    method,
    url: `/api/v1/staff/schools/${school}${path}`,
    headers: { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' },
    ...(body ? { payload: body } : {}),
  });
const assign = (students: object, adviserId: string | null, actor?: string, school?: number) =>
  send('POST', '/students/adviser', { students, adviserId }, actor, school);
const undo = (change: string, actor?: string, school?: number) => send('POST', '/students/adviser/undo', { change }, actor, school);
const found = async (adviser: string, actor?: string): Promise<string[]> =>
  (await send('GET', `/students?q=Test&adviser=${adviser}`, undefined, actor))
    .json()
    .rows.map((row: { name: string }) => row.name.split(' ')[0]);
const lines = async (action: string) =>
  await db.database.selectFrom('audit_line').select(['subject', 'detail', 'actor_id']).where('action', '=', action).orderBy('id').execute();
const advising = () => db.database.selectFrom('student_adviser').select(['user_id', 'adviser_id']).orderBy('user_id').execute();

const finance = newId();
await db.database
  .insertInto('study_program')
  .values({ id: finance, school_id: own, name: 'Finance', level_id: 'master', is_verified: true })
  .execute();
const guide = await staff('Guide');
const other = await staff('Other');
const ann = await student('Ann');
const ben = await student('Ben');
const cia = await student('Cia');
beforeEach(async () => {
  clock.now = NOW;
  for (const table of ['student_adviser', 'student_adviser_rule', 'student_adviser_rule_list', 'audit_line'] as const)
    await db.database.deleteFrom(table).execute();
});

it('who has written no name yet is called by the address, as adviser and as student', async () => {
  const nameless = await insertPerson(db.database, { email: 'nameless@mail.example', firstName: '', lastName: '', password: null });
  await give(nameless, 'CareerStaff');
  const advisers = async () => (await send('GET', '/student-advisers')).json().advisers as { id: string; name: string }[];
  expect((await advisers()).find(({ id }) => id === nameless)?.name).toBe('nameless@mail.example');
  const quiet = await insertPerson(db.database, { email: 'quiet@mail.example', firstName: '', lastName: '', password: null });
  await ensureConnection(db.database, quiet, own, NOW);
  expect((await assign({ ids: [quiet] }, nameless)).statusCode).toBe(200);
  const { rows } = (await send('GET', '/students?q=quiet')).json();
  expect(rows).toMatchObject([{ id: quiet, name: 'quiet@mail.example', adviser: { id: nameless, name: 'nameless@mail.example' } }]);
});

describe('advisers', () => {
  it('are given to many, found by the list, and taken back whole and once (consoles.4, consoles.5)', async () => {
    expect((await assign({ ids: [ann] }, guide)).json()).toMatchObject({ students: 1 });
    const { change, students } = (await assign({ matching: { q: 'Test' }, total: 3 }, other.toUpperCase())).json();
    expect(students).toBe(3);
    expect(await found(other)).toEqual(['Ann', 'Ben', 'Cia']);
    expect(await lines('student.adviser_set')).toMatchObject([
      { subject: `user:${ann}`, detail: { students: 1, adviser: guide } },
      { subject: `school:${own}`, detail: { students: 3, adviser: other } },
    ]);
    expect((await undo(change)).statusCode).toBe(204);
    expect([await found(other), await found(guide), await found('none'), await found('any')]).toEqual([
      [],
      ['Ann'],
      ['Ben', 'Cia'],
      ['Ann'],
    ]);
    await assign({ ids: [ben] }, other);
    expect((await undo(change)).statusCode).toBe(204);
    expect(await found(other)).toEqual(['Ben']);
    expect(await lines('student.advisers_undone')).toMatchObject([{ detail: { students: 3 } }]);
  });

  it('are not given to anybody where others match than were shown (consoles.2)', async () => {
    const reply = await assign({ matching: { adviser: 'none', q: 'Test' }, total: 2 }, guide);
    expect(reply.json()).toMatchObject({ code: 'lists.changed', status: 409, detail: '3' });
    expect(await advising()).toEqual([]);
  });

  it('that are the same already change nothing, and who has another one since keeps that', async () => {
    await assign({ ids: [ann] }, guide);
    expect((await assign({ ids: [ann] }, guide)).json()).toEqual({ students: 1, change: null });
    const { change } = (await assign({ ids: [ann, ben] }, other)).json();
    await assign({ ids: [ben] }, guide);
    await undo(change);
    expect(await found(guide)).toEqual(['Ann', 'Ben']);
    await assign({ ids: [ann, ben] }, null);
    expect(await found('any')).toEqual([]);
  });

  it('come back for a day', async () => {
    const { change } = (await assign({ ids: [ann] }, guide)).json();
    clock.now = new Date(NOW.getTime() + 86_400_001);
    expect((await undo(change)).json().code).toBe('not_found');
    expect(await found(guide)).toEqual(['Ann']);
  });

  it('"mine" are the reader’s own, and stand in the row, the record and the file', async () => {
    await assign({ ids: [cia] }, me.userId);
    expect(await found('mine')).toEqual(['Cia']);
    expect(await found('mine', 'schoolAdmin')).toEqual([]);
    expect((await assign({ matching: { adviser: 'mine' }, total: 1 }, me.userId)).json()).toEqual({ students: 1, change: null });
    const { adviser } = (await send('GET', `/students/${cia}`)).json();
    expect(adviser).toMatchObject({ id: me.userId });
    const file = (await send('GET', '/students/export.csv?adviser=mine')).body;
    expect(file.split('\r\n')[0]).toContain(',Labels,Adviser,');
    expect(file).toContain(`,${adviser.name},`);
    expect((await send('GET', '/students?adviser=somebody')).statusCode).toBe(422);
  });

  it('are staff of the school with an open account alone (consoles.4)', async () => {
    const foreign = await staff('Foreign', neighbour);
    const problem = (await assign({ ids: [ann] }, foreign)).json();
    expect(problem).toMatchObject({ code: 'students.no_adviser', status: 422, errors: [{ pointer: '/adviserId' }] });
    expect((await assign({ ids: [ann] }, ben)).json().code).toBe('students.no_adviser');
    await db.database.updateTable('app_user').set({ status: 'suspended' }).where('id', '=', other).execute();
    expect((await assign({ ids: [ann] }, other)).json().code).toBe('students.no_adviser');
    await db.database.updateTable('app_user').set({ status: 'active' }).where('id', '=', other).execute();
    await assign({ ids: [ann, ben] }, guide);
    const listed = (await send('GET', '/student-advisers')).json().advisers;
    expect(listed).toContainEqual({ id: guide, name: 'Guide Test', isYou: false, students: 2 });
    expect(listed.find((one: { isYou: boolean }) => one.isYou).id).toBe(me.userId);
    expect(listed.map((one: { id: string }) => one.id)).not.toContain(foreign);
  });

  it('of a neighbour are not found', async () => {
    const theirs = await student('Dan', 'Theirs', neighbour);
    expect((await assign({ ids: [ann, theirs] }, other)).statusCode).toBe(404);
    const { change } = (await assign({ ids: [ann] }, other)).json();
    expect((await undo(change, 'neighbour', neighbour)).statusCode).toBe(404);
    expect((await assign({ ids: [ann] }, other, 'neighbour')).statusCode).toBe(404);
    expect(await found(other)).toEqual(['Ann']);
  });

  it('are told to the student at the connection with the school, and are in what they take away', async () => {
    await assign({ ids: [ann] }, other);
    const student: Actor = { ...me, userId: ann, roles: ['Candidate'], staffSchoolIds: [] };
    actors.ann = student;
    const { connections } = (await app.inject({ url: '/api/v1/university-connection', headers: { 'x-test-actor': 'ann' } })).json();
    expect(connections).toMatchObject([{ schoolId: own, adviser: 'Other Test' }]);
    const kept = (await studentPersonalData.read(db.database, { userId: ann, emailFolded: 'ann@mail.example' })) as { advisers: object[] };
    expect(kept.advisers).toMatchObject([{ firstName: 'Other', lastName: 'Test' }]);
  });
});

describe('who leaves', () => {
  const remove = (userId: string, query = '') => send('DELETE', `/staff/${userId}${query}`, undefined, 'schoolAdmin');

  it('hands students and rules over in the same step (consoles.7)', async () => {
    const leaver = await staff('Leaver');
    await assign({ ids: [ann, ben] }, leaver);
    await save([rule(leaver, { surnameFrom: 'A' })]);
    expect((await remove(leaver, `?handTo=${ben}`)).json()).toMatchObject({
      code: 'students.no_adviser',
      errors: [{ pointer: '/query/handTo' }],
    });
    expect((await remove(leaver, `?handTo=${leaver}`)).json().code).toBe('students.no_adviser');
    expect(await found(leaver)).toEqual(['Ann', 'Ben']);
    expect((await remove(leaver, `?handTo=${guide}`)).statusCode).toBe(204);
    expect(await found(guide)).toEqual(['Ann', 'Ben']);
    expect((await read()).rules).toMatchObject([{ adviser: { id: guide } }]);
    expect(await lines('student.adviser_handed_over')).toMatchObject([{ detail: { students: 2, from: leaver, adviser: guide } }]);
  });

  it('leaves nothing that points to them, whoever takes the role, and nothing goes back to them (consoles.7)', async () => {
    const [left, taken] = [await staff('Left'), await staff('Taken')];
    await give(taken, 'SchoolAdmin');
    await assign({ ids: [ann] }, left);
    const { change } = (await assign({ ids: [ann] }, guide)).json();
    await assign({ ids: [ben] }, left);
    await save([rule(taken, { surnameFrom: 'A' }), rule(left)]);
    expect((await remove(left)).statusCode).toBe(204);
    await assign({ ids: [cia] }, taken);
    const roleOf = (role: string) => db.database.deleteFrom('user_role').where('user_id', '=', taken).where('role', '=', role).execute();
    await roleOf('SchoolAdmin');
    expect(await found(taken)).toEqual(['Cia']);
    await roleOf('CareerStaff');
    await undo(change);
    expect(await advising()).toEqual([]);
    expect((await read()).rules).toEqual([]);
  });
});

const rule = (adviserId: string, more: object = {}) => ({ adviserId, programId: null, surnameFrom: '', surnameTo: '', ...more });
const read = async () => (await send('GET', '/student-advisers/rules')).json();
const save = async (rules: object[], more: object = {}, actor = 'schoolAdmin') =>
  send('PUT', '/student-advisers/rules', { updatedAt: (await read()).updatedAt, rules, ...more }, actor);

describe('the rules of a school', async () => {
  const zoe = await student('Zoe', 'Adams');
  const yan = await student('Yan', 'Ærø');
  const xia = await student('Xia', 'Zorn');
  const hid = await student('Hid', 'Zorn');
  await studies(xia);
  await studies(hid, 'private');
  for (const one of [zoe, yan, xia, hid]) await prove(one);
  const preview = async () => (await send('GET', '/student-advisers/rules/preview')).json();

  it('give verified students without an adviser the first that fits, as the preview said, and come back (consoles.6)', async () => {
    await assign({ ids: [zoe] }, me.userId);
    await save([rule(guide, { programId: finance }), rule(other, { surnameTo: 'K' })]);
    expect(await preview()).toEqual({
      total: 2,
      advisers: [
        { id: guide, name: 'Guide Test', students: 1 },
        { id: other, name: 'Other Test', students: 1 },
      ],
      left: 1,
    });
    expect((await send('POST', '/student-advisers/rules/apply', { total: 3 })).json()).toMatchObject({
      code: 'lists.changed',
      detail: '2',
    });
    const { students, change } = (await send('POST', '/student-advisers/rules/apply', { total: 2 })).json();
    expect(students).toBe(2);
    const given = new Map((await advising()).map((row) => [row.user_id, row.adviser_id]));
    // A private profile tells no program: the school must not learn of it by an adviser.
    expect([zoe, yan, xia, hid, ann].map((id) => given.get(id))).toEqual([me.userId, other, guide, undefined, undefined]);
    expect(await lines('student.adviser_by_rule')).toMatchObject([{ subject: `school:${own}`, detail: { students: 2 } }]);
    await undo(change);
    expect(await advising()).toHaveLength(1);
  });

  it('reach who is verified later, once, and leave who has an adviser alone (consoles.6)', async () => {
    await save([rule(other)]);
    const late = await student('Late', 'Zorn');
    const hear = (payload: object, subject = `user:${late}`) =>
      adviserReactions[0]?.run(
        { id: '1', kind: 'connection.changed', subject, payload: { schoolId: own, ...payload }, at: NOW },
        { transaction: db.database, now: NOW, log: app.log as never },
      );
    await hear({ state: 'pending', action: 'request' });
    await hear({ state: 'verified', action: 'prove' });
    expect(await advising()).toEqual([]);
    await prove(late);
    await hear({ state: 'verified', action: 'prove' }, `school:${own}`);
    await hear({ state: 'verified', action: 'prove' });
    await hear({ state: 'verified', action: 'prove' });
    expect(await advising()).toEqual([{ user_id: late, adviser_id: other }]);
    expect(await lines('student.adviser_by_rule')).toMatchObject([{ subject: `user:${late}`, actor_id: null }]);
  });

  it('are saved whole by administrators, and the second of two is told', async () => {
    const both = [rule(guide, { surnameFrom: ' C ', surnameTo: 'K' }), rule(other)];
    const saved = (await save(both)).json();
    expect(saved.rules).toEqual([
      { adviser: { id: guide, name: 'Guide Test' }, program: null, surnameFrom: 'C', surnameTo: 'K' },
      { adviser: { id: other, name: 'Other Test' }, program: null, surnameFrom: '', surnameTo: '' },
    ]);
    expect((await save(both, { updatedAt: null })).json().code).toBe('settings.changed');
    expect((await save(both, {}, 'careerStaff')).statusCode).toBe(403);
    expect((await save([])).json().rules).toEqual([]);
    expect(await lines('student_adviser.rules_saved')).toMatchObject([{ detail: { rules: 2 } }, { detail: { rules: 0 } }]);
  });

  it.each([
    [() => [rule(ann)], '/rules/0/adviserId', 'unknown'],
    [() => [rule(guide, { programId: newId() })], '/rules/0/programId', 'unknown'],
    [() => [rule(guide, { surnameFrom: 'Abcd' })], '/rules/0/surnameFrom', 'too_long'],
    [() => [rule(guide, { surnameFrom: 'M', surnameTo: 'C' })], '/rules/0/surnameTo', 'backwards'],
    [() => [rule(guide), rule(other)], '/rules/1', 'never'],
  ])('say what is wrong with them: %#', async (rules, pointer, code) => {
    const reply = (await save(rules())).json();
    expect(reply).toMatchObject({ status: 422, code: 'settings.invalid', errors: [{ pointer, code }] });
    expect((await read()).rules).toEqual([]);
  });

  it('are at most 50', async () => {
    expect((await save(Array.from({ length: 51 }, () => rule(guide, { surnameFrom: 'A' })))).statusCode).toBe(422);
  });
});
