// A suspended school: what rests, for whom, and from when; what its students keep; that it comes back whole; what is never suspended.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { lastMail } from '@fairway/testkit/mailbox';
import { insertPerson, insertVerifiedConnection } from '@fairway/testkit/people';
import { CANDIDATE, TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { afterEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { sessionKeys } from '../../../kernel/session/keys.ts';
import { remindGraduates } from '../../outcomes/jobs.ts';
import { listManagedIds } from '../../posting-decisions/answering/queries.ts';
import { sendBatch } from '../../student-messages/jobs.ts';
import { studentMessageReactions } from '../../student-messages/reactions.ts';
import { findMethod } from '../../verification/proofs/commands.ts';
import { insertStudy } from '../../verification/school.fixture.ts';
import { findSchool, listManagedSchools } from '../queries.ts';

const db = await cloneDatabase();
const actors: Record<string, Actor> = await everyRole(db.database);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
/** Another node: without a bus it hears nothing, and has to look by itself. */
const other = await testApp({ ...db, search: new ReferenceSearch(), actors });
const { schoolIds: [school = 0] = [] } = actors.schoolAdmin as { schoolIds?: number[] };
await db.database.updateTable('school').set({ is_managed: true, name: 'Nordic School' }).where('id', '=', school).execute();
await db.database.insertInto('school_domain').values({ domain: 'nordic.example', school_id: school, is_primary: true }).execute();
const HOST = 'careers.nordic.example';
const tenant = async (row: { slug: string; name: string; is_default?: boolean; school_id?: number }) =>
  (await db.database.insertInto('tenant').values(row).returning('id').executeTakeFirstOrThrow()).id;
await db.database.deleteFrom('tenant').execute();
const fairway = await tenant({ slug: 'fairway', name: 'Fairway', is_default: true });
const own = await tenant({ slug: 'nordic-jobs', name: 'Nordic jobs', school_id: school });
await db.database.insertInto('tenant_host').values({ host: HOST, tenant_id: own }).execute();
await db.database.insertInto('tenant_feature').values({ tenant_id: fairway, feature: 'verifyDocuments', is_on: true }).execute();

const WHY = 'Their contract ended in June.\nAsk Ines.';
const prove = (at = new Date()) =>
  db.database
    .updateTable('login_session')
    .set({ proved_at: at })
    .where('id', '=', (actors.platformAdmin as { sessionId: string }).sessionId)
    .execute();
await prove();

let people = 0;
/** A new candidate; the name is also the actor's. */
async function candidate() {
  people += 1;
  const name = `p${people}`;
  const email = `${name}@home.example`;
  const userId = await insertPerson(db.database, { email });
  actors[name] = { ...CANDIDATE, userId };
  return { name, userId, email };
}
const send = async (actor: string, method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object, node = app) => {
  const reply = await node.inject({
    method,
    url: url.startsWith('/') ? url : `/api/v1/${url}`,
    headers: { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin', host: 'localhost' },
    ...(body ? { payload: body } : {}),
  });
  return { status: reply.statusCode, json: reply.body.startsWith('{') ? reply.json() : undefined };
};
const suspend = (reason = WHY, actor = 'platformAdmin', id = school) => send(actor, 'POST', `admin/schools/${id}/suspension`, { reason });
const resume = (id = school) => send('platformAdmin', 'DELETE', `admin/schools/${id}/suspension`);
const at = async (host: string, node = app) => (await node.inject({ url: '/api/v1/configuration', headers: { host } })).statusCode;

afterEach(async () => {
  await db.database.updateTable('school').set({ suspended_at: null, suspension_reason: null }).execute();
  await db.database.updateTable('tenant').set({ school_id: school }).where('id', '=', own).execute();
  await db.database.updateTable('tenant').set({ school_id: null }).where('id', '=', fairway).execute();
  await prove();
});

// @rule schools.10
describe('a suspended school', () => {
  it('is suspended once however often somebody says so, tells the platform why, and is opened by the same button; each is in the audit', async () => {
    const before = (await send('platformAdmin', 'GET', `admin/schools/${school}`)).json;
    expect(before.suspension).toBeNull();
    const { status, json } = await suspend();
    expect([status, json.suspension.reason]).toEqual([200, WHY]);
    expect((await suspend('Another reason')).json.suspension).toEqual(json.suspension);
    expect((await send('platformAdmin', 'GET', 'admin/schools?suspended=yes')).json.rows).toMatchObject([
      { id: school, isSuspended: true },
    ]);
    expect((await resume()).json).toEqual({ ...before, updatedAt: expect.any(String) });
    expect((await resume()).status).toBe(200);
    const { rows } = await db.pool.query(
      "select action, detail from audit_line where action in ('school.suspended', 'school.resumed') order by id",
    );
    expect(rows).toEqual([
      { action: 'school.suspended', detail: { reason: WHY } },
      { action: 'school.resumed', detail: {} },
    ]);
    expect((await db.pool.query("select from news where kind = 'school.changed'")).rowCount).toBe(2);
  });

  it('closes its console to its own people, who read why in the list of their schools and can do nothing; the platform goes on', async () => {
    await suspend();
    for (const actor of ['careerStaff', 'schoolAdmin']) {
      const [row] = (await send(actor, 'GET', 'staff/schools')).json.rows;
      expect(row).toMatchObject({ schoolId: school, duties: [], suspension: { reason: WHY, isClosed: true } });
      expect((await send(actor, 'GET', `staff/schools/${school}/waiting`)).json.code, actor).toBe('schools.suspended');
    }
    expect((await send('platformAdmin', 'GET', `staff/schools?schoolId=${school}`)).json.rows[0].suspension.isClosed).toBe(false);
    expect((await send('platformAdmin', 'GET', `staff/schools/${school}/waiting`)).status).toBe(200);
    await resume();
    expect((await send('careerStaff', 'GET', 'staff/schools')).json.rows[0].suspension).toBeUndefined();
    expect((await send('careerStaff', 'GET', `staff/schools/${school}/waiting`)).status).toBe(200);
  });

  it('closes the hosts of its own tenants at once here, and within a second on a node that heard nothing; so they come back', async () => {
    expect([await at(HOST), await at(HOST, other), await at('nordic-jobs.localhost')]).toEqual([200, 200, 200]);
    await suspend();
    expect([await at(HOST), await at('nordic-jobs.localhost'), await at('localhost')]).toEqual([503, 503, 200]);
    await expect.poll(() => at(HOST, other), { timeout: 1500, interval: 100 }).toBe(503);
    const tenants = (await send('platformAdmin', 'GET', 'admin/tenants')).json.rows;
    expect(tenants.map(({ id, isSuspended }: { id: number; isSuspended: boolean }) => [id, isSuspended])).toEqual([
      [fairway, false],
      [own, true],
    ]);
    await resume();
    expect(await at(HOST)).toBe(200);
  });

  it('verifies nobody: no request, no link, no other way, no answer, and the choice of schools leaves it out', async () => {
    const { name } = await candidate();
    const ask = (more: object) => send(name, 'POST', 'university-connection', { schoolId: school, ...more });
    const listed = async () => (await send(name, 'GET', 'university?q=nordic')).json.universities.length;
    expect(await listed()).toBe(1);
    expect((await ask({ studentEmail: `${name}@nordic.example` })).json.code).toBe('Sent');
    const [, token] = /connection=([\w-]+)/.exec((await lastMail(db.database, `${name}@nordic.example`, 'connection_link')).link) ?? [];
    await db.database.insertInto('school_verification_method').values({ school_id: school, method: 'roster', position: 1 }).execute();
    await suspend();
    expect(await listed()).toBe(0);
    expect((await send(name, 'GET', `university/${school}`)).json.methods).toEqual([]);
    const [connection] = (await send(name, 'GET', 'university-connection')).json.connections;
    expect(connection).toMatchObject({ state: 'pending', schoolIsSuspended: true, actions: ['cancel'] });
    expect((await send(name, 'POST', 'university-connection/verify', { token })).json.code).toBe('verification.school_rests');
    expect((await send(name, 'POST', `university-connection/${connection.id}/answer`, { answer: 'Yes' })).json.code).toBe(
      'verification.school_rests',
    );
    const second = await candidate();
    for (const way of [{ studentEmail: 'x@nordic.example' }, { noAcademicEmail: true, message: 'Hello' }])
      expect((await send(second.name, 'POST', 'university-connection', { schoolId: school, ...way })).json.code).toBe(
        'verification.school_rests',
      );
    expect((await send(second.name, 'POST', 'university-connection/roster', { schoolId: school })).json.code).toBe(
      'verification.school_rests',
    );
    expect(await findMethod(db.database, school, 'roster')).toBeUndefined();
    const mails = async () => (await db.pool.query('select from outgoing_mail where recipient = $1', [`${name}@nordic.example`])).rowCount;
    const before = await mails();
    expect((await send(name, 'POST', 'university-connection/confirm', { id: connection.id })).json.code).toBe('Sent');
    expect(await mails()).toBe(before);
    await resume();
    expect((await send(name, 'POST', 'university-connection/verify', { token })).json.school.id).toBe(school);
    expect((await send(name, 'GET', 'university-connection')).json.connections[0]).toMatchObject({
      state: 'verified',
      schoolIsSuspended: false,
    });
  });

  it('hides what is for its students alone; they keep their proof, their documents and all else that is theirs', async () => {
    const { name, userId } = await candidate();
    await insertStudy(db.database, userId, school, null);
    await insertVerifiedConnection(db.database, userId, school);
    const job = await insertJob(db.database, { organizationId: await insertOrganization(db.database, {}), schoolIds: [school] });
    const seen = async () => ({
      job: (await send(name, 'GET', `postings/${job}`)).status,
      widgets: (await send(name, 'GET', `content/organization/widgets?schoolIds=${school}`)).json.widgets.length,
      verified: (await send(name, 'GET', 'candidate/me')).json.verifiedSchoolIds,
    });
    const titles = { en: 'Drop in' };
    await send('careerStaff', 'POST', `staff/schools/${school}/widgets`, { kind: 'text', titles, texts: {}, link: null, active: true });
    expect(await seen()).toEqual({ job: 200, widgets: 1, verified: [school] });
    const studies = (await send(name, 'GET', 'candidate/me')).json.studyPrograms;
    await suspend();
    expect(await seen()).toEqual({ job: 404, widgets: 0, verified: [] });
    expect((await send('careerStaff', 'GET', `content/organization/widgets?schoolIds=${school}`)).json.widgets).toEqual([]);
    const [connection] = (await send(name, 'GET', 'university-connection')).json.connections;
    expect(connection).toMatchObject({ state: 'verified', isVerified: true, schoolIsSuspended: true });
    expect((await send(name, 'GET', 'candidate/cv?place=cvs')).status).toBe(200);
    expect((await send(name, 'GET', 'candidate/me')).json.studyPrograms).toEqual(studies);
    await resume();
    expect(await seen()).toEqual({ job: 200, widgets: 1, verified: [school] });
  });

  it('writes to nobody: surveys wait, and a message that was being sent goes on once it is open', async () => {
    const { userId } = await candidate();
    const message = newId();
    await db.database
      .insertInto('student_message')
      .values({ id: message, school_id: school, subject: 'Hello', text: 'Hello', created_at: new Date(), chosen: 1 })
      .execute();
    await db.database
      .insertInto('student_message_recipient')
      .values({ message_id: message, user_id: userId, school_id: school, state: 'waiting', at: new Date() })
      .execute();
    await insertStudy(db.database, userId, school, new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10));
    await insertVerifiedConnection(db.database, userId, school);
    await db.database.insertInto('outcome_setting').values({ school_id: school, is_on: true, updated_at: new Date() }).execute();
    const services = { database: db.database, keys: sessionKeys(TEST_SECRET), clock: { now: () => new Date() }, secret: TEST_SECRET };
    await suspend();
    expect(await db.database.transaction().execute((database) => sendBatch({ ...services, database }, message))).toBe(false);
    expect(await remindGraduates(services, new Date())).toBe(0);
    const state = async () =>
      (await db.database.selectFrom('student_message').select('finished_at').where('id', '=', message).executeTakeFirstOrThrow())
        .finished_at;
    expect(await state()).toBeNull();
    const ordered = async () =>
      (await db.pool.query("select from graphile_worker.jobs where task_identifier = 'student-messages.send'")).rowCount;
    const react = () =>
      db.database.transaction().execute((transaction) =>
        studentMessageReactions[0]!.run(
          { kind: 'school.changed', subject: `school:${school}`, payload: {} } as never,
          {
            transaction,
            now: new Date(),
          } as never,
        ),
      );
    await react();
    expect(await ordered()).toBe(0);
    await resume();
    await react();
    expect(await ordered()).toBe(1);
    expect(await remindGraduates(services, new Date())).toBe(1);
  });

  it('answers its directory that it should ask again later', async () => {
    const { json } = await send('schoolAdmin', 'POST', `staff/schools/${school}/provisioning/tokens`, { days: 30 });
    const ask = () => app.inject({ url: '/scim/v2/Users', headers: { authorization: `Bearer ${json.token}`, host: 'localhost' } });
    expect((await ask()).statusCode).toBe(200);
    await suspend();
    const reply = await ask();
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '3600']);
    await resume();
    expect((await ask()).statusCode).toBe(200);
  });

  it('is none of those that the start page shows, nor that a posting may be written for', async () => {
    const shown = async () => [
      (await listManagedSchools(db.database, 10)).shown.map(({ id }) => id),
      [...(await listManagedIds(db.database))],
      (await findSchool(db.database, school))?.verified,
    ];
    expect(await shown()).toEqual([[school], [school], true]);
    await suspend();
    expect(await shown()).toEqual([[], [], false]);
  });
});

describe('never suspended', () => {
  it('is a school of the default tenant or of the tenant where the administrator works, and the default is given to none that rests', async () => {
    const edit = async (id: number, changes: object) => {
      const {
        id: _id,
        school: _school,
        features: _features,
        suspendedAt: _since,
        ...row
      } = (await send('platformAdmin', 'GET', `admin/tenants/${id}`)).json;
      return (await send('platformAdmin', 'PUT', `admin/tenants/${id}`, { ...row, ...changes })).json.code;
    };
    await suspend();
    expect(await edit(own, { isDefault: true })).toBe('tenants.never_suspended');
    expect(await edit(fairway, { schoolId: school })).toBe('tenants.never_suspended');
    await resume();
    await db.database.updateTable('tenant').set({ school_id: school }).where('id', '=', fairway).execute();
    expect((await suspend()).json.code).toBe('schools.never_suspended');
    expect(await at('localhost')).toBe(200);
  });

  it('is any by who did not show lately who they are, gives no reason, is no administrator, or names none', async () => {
    expect((await suspend(WHY, 'schoolAdmin')).status).toBe(403);
    expect((await suspend(' ')).status).toBe(422);
    expect((await suspend(WHY, 'platformAdmin', 999_999)).status).toBe(404);
    expect((await resume(999_999)).status).toBe(404);
    await prove(new Date(Date.now() - 11 * 60_000));
    expect((await suspend()).json.code).toBe('ProofNeeded');
    expect((await send('careerStaff', 'GET', `staff/schools/${school}/waiting`)).status).toBe(200);
  });
});
