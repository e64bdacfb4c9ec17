// Requests of people about what a school holds on them: written down, exported, erased, refused; what is not the school's is left alone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSession } from '../../api/every-role.fixture.ts';
import { FEATURES } from '../../features.ts';
import { migrateBackground } from '../../kernel/background/background.ts';
import { erasersOf } from '../../kernel/feature.ts';
import { openFileStore } from '../../kernel/files/open-file-store.ts';
import type { Actor } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { insertProvingSchool, insertStudy } from '../verification/school.fixture.ts';
import { dataRequestPersonalData } from './personal-data.ts';

let now = new Date();
const folder = await mkdtemp(path.join(tmpdir(), 'data-requests-'));
const db = await cloneDatabase();
await migrateBackground(db.pool);
const files = await openFileStore(`file:${folder}`, { signingSecret: TEST_SECRET });
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now, actors, app: { files } });
afterAll(async () => {
  await files.close();
  await rm(folder, { recursive: true });
});
const school = await insertProvingSchool(db.database, { name: 'Nordic', slug: 'nordic' });
const other = await insertProvingSchool(db.database, { name: 'Other', slug: 'other' });
const hana = await insertPerson(db.database, {
  email: 'hana@nordic.example',
  firstName: 'Hana',
  roles: [{ role: 'SchoolAdmin', schoolId: school }],
});
const otto = await insertPerson(db.database, { email: 'otto@other.example', roles: [{ role: 'SchoolAdmin', schoolId: other }] });
actors.hana = {
  ...CANDIDATE,
  userId: hana,
  sessionId: await insertSession(db.database, hana),
  roles: ['SchoolAdmin'],
  schoolIds: [school],
};
actors.otto = { ...CANDIDATE, userId: otto, sessionId: await insertSession(db.database, otto), roles: ['SchoolAdmin'], schoolIds: [other] };
actors.finn = { ...CANDIDATE, userId: hana, roles: ['CareerStaff'], staffSchoolIds: [school] };

const today = () => now.toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const send = (method: 'GET' | 'POST', at = '', body?: object, actor = 'hana') =>
  app.inject({
    method,
    url: `/api/v1/staff/schools/${school}/data-requests${at}`,
    headers: { 'x-test-actor': actor },
    ...(body ? { payload: body } : {}),
  });
const record = (body: object = {}, actor = 'hana') =>
  send('POST', '', { kind: 'erasure', userId: null, person: '', cameBy: 'mail', note: '', receivedOn: today(), ...body }, actor);
const idOf = async (body: object) => (await record(body)).json().id as string;
const lines = (action: string) =>
  db.database.selectFrom('audit_line').select(['actor_id', 'subject', 'school_id', 'detail']).where('action', '=', action).execute();
const count = async (table: string, where = 'true') =>
  Number((await db.pool.query(`select count(*)::int as n from ${table} where ${where}`)).rows[0].n);

let people = 0;
/** A student of both schools, on whom both hold something of each kind. */
async function student() {
  people += 1;
  const userId = await insertPerson(db.database, { email: `student${people}@home.example`, lastName: `Aune ${people}` });
  for (const schoolId of [school, other]) {
    const connection = newId();
    await db.database
      .insertInto('school_connection')
      .values({
        ...{ id: connection, user_id: userId, school_id: schoolId, state: 'verified', method: 'manual', message: 'Please let me in' },
        ...{ requested_at: daysAgo(90), verified_at: daysAgo(80) },
      })
      .execute();
    const step = { connection_id: connection, school_id: schoolId, from_state: 'needVerification', to_state: 'pending', action: 'request' };
    await db.database
      .insertInto('school_connection_event')
      .values({ id: newId(), note: 'Please let me in', ...step })
      .execute();
    await db.database
      .insertInto('verification_file')
      .values({
        connection_id: connection,
        name: 'card.pdf',
        file_key: `v/${connection}`,
        content_type: 'application/pdf',
        size_bytes: 4,
        added_at: now,
      })
      .execute();
    await files.put(Buffer.from('card'), `v/${connection}`, { contentType: 'application/pdf' });
    for (const [text, is_shared] of [
      ['Wants to move', true],
      ['Mine alone', false],
    ] as const)
      await db.database
        .insertInto('student_note')
        .values({ id: newId(), school_id: schoolId, user_id: userId, author_id: hana, is_shared, text })
        .execute();
    const label = newId();
    await db.database
      .insertInto('student_label')
      .values({ id: label, school_id: schoolId, name: `Abroad ${people}`, folded_name: `abroad ${people}`, color: 'blue' })
      .execute();
    await db.database.insertInto('student_label_use').values({ label_id: label, school_id: schoolId, user_id: userId }).execute();
    await db.database
      .insertInto('student_adviser')
      .values({ school_id: schoolId, user_id: userId, adviser_id: hana, since: now })
      .execute();
    for (const chosen of [1, 2]) {
      const message = newId();
      const sent = { created_at: now, finished_at: now, chosen, subject: chosen === 1 ? 'Only you' : 'All of you', text: 'Come' };
      await db.database
        .insertInto('student_message')
        .values({ id: message, school_id: schoolId, ...sent })
        .execute();
      const got = { message_id: message, school_id: schoolId, user_id: userId, state: 'sent', at: now };
      await db.database.insertInto('student_message_recipient').values(got).execute();
    }
    const address_hash = Buffer.from(`${userId}${schoolId}`);
    await db.database.insertInto('school_roster_entry').values({ school_id: schoolId, address_hash }).execute();
    await db.database.insertInto('school_roster_person').values({ school_id: schoolId, user_id: userId, address_hash }).execute();
    for (const by_school of [true, false]) {
      const study_id = await insertStudy(db.database, userId, schoolId, null);
      const told = { source: by_school ? 'staff' : 'survey', status: 'employed', employer: by_school ? 'Told by us' : 'Told by me' };
      await db.database
        .insertInto('outcome')
        .values({ study_id, user_id: userId, school_id: schoolId, answered_at: now, updated_at: now, ...told })
        .execute();
    }
  }
  return userId;
}

beforeEach(async () => {
  now = new Date();
  await db.pool.query(
    'delete from school_data_request; delete from audit_line; delete from school_roster_entry; delete from student_message',
  );
});

describe('a request', () => {
  it('is written down with the day until which it is answered, of a student or of somebody without an account', async () => {
    const userId = await student();
    const received = daysAgo(25).toISOString().slice(0, 10);
    const due = new Date(daysAgo(25).getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
    const reply = await record({ kind: 'export', userId, note: ' Wants it all ', receivedOn: received });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      kind: 'export',
      userId,
      name: `Ada Aune ${people}`,
      note: 'Wants it all',
      dueOn: due,
      state: 'open',
      urgency: 'soon',
    });
    await record({ person: 'Oskar  Lunde', receivedOn: today() });
    const { rows } = (await send('GET')).json();
    expect(rows.map((row: { name: string; urgency: string }) => [row.name, row.urgency])).toEqual([
      [`Ada Aune ${people}`, 'soon'],
      ['Oskar Lunde', 'later'],
    ]);
    expect((await send('GET', '?q=oskar')).json().rows).toHaveLength(1);
    expect((await send('GET', '?kinds=export')).json().rows).toHaveLength(1);
    expect((await send('GET', '?states=done')).json().rows).toEqual([]);
    expect((await lines('data_request.recorded')).map(({ subject }) => subject).sort()).toEqual(
      [`school:${school}`, `user:${userId}`].sort(),
    );
  });

  it.each([
    [{}, '/body/person', 'missing'],
    [{ person: 'x'.repeat(201) }, '/body/person', 'too_long'],
    [{ person: 'A', note: 'x'.repeat(1001) }, '/body/note', 'too_long'],
    [{ person: 'A', receivedOn: '2099-01-01' }, '/body/receivedOn', 'no_day'],
    [{ person: 'A', receivedOn: '2001-01-01' }, '/body/receivedOn', 'no_day'],
  ])('is refused with the place of the fault: %#', async (body, pointer, code) => {
    const reply = await record(body);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'data_requests.invalid']);
    expect(reply.json().errors).toContainEqual(expect.objectContaining({ pointer, code }));
    expect(await count('school_data_request')).toBe(0);
  });

  it('stands behind those that wait once it is closed, however early it was due', async () => {
    const closed = await idOf({ person: 'Ane', receivedOn: daysAgo(28).toISOString().slice(0, 10) });
    await send('POST', `/${closed}/close`, { state: 'done', reason: '' });
    await record({ person: 'Oskar' });
    await record({ person: 'Unn', receivedOn: daysAgo(3).toISOString().slice(0, 10) });
    const names = (await send('GET')).json().rows.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Unn', 'Oskar', 'Ane']);
    expect((await send('GET', '?states=done')).json().rows.map(({ id }: { id: string }) => id)).toEqual([closed]);
  });

  it('is not of both a student and a name, nor of a stranger to the school', async () => {
    expect((await record({ userId: await student(), person: 'Ada' })).statusCode).toBe(422);
    expect((await record({ userId: otto })).statusCode).toBe(404);
  });

  it('is for administrators of this school: others are refused, and a neighbour finds none', async () => {
    const id = await idOf({ person: 'Oskar' });
    const calls = [
      ['GET', '', undefined],
      ['GET', '/accounts', undefined],
      ['GET', `/${id}`, undefined],
      ['GET', `/${id}/archive.zip`, undefined],
      ['POST', `/${id}/erase`, {}],
      ['POST', `/${id}/close`, { state: 'done', reason: '' }],
    ] as const;
    for (const [method, at, body] of calls) {
      expect((await send(method, at, body, 'finn')).statusCode, at).toBe(403);
      expect((await send(method, at, body, 'otto')).statusCode, at).toBe(404);
    }
    const url = `/api/v1/staff/schools/${other}/data-requests/${id}`;
    expect((await app.inject({ url, headers: { 'x-test-actor': 'otto' } })).statusCode).toBe(404);
  });
});

describe('an export', () => {
  it('holds what this school holds and no more, with files and without private notes, and may be made again', async () => {
    const userId = await student();
    const id = await idOf({ kind: 'export', userId });
    const reply = await send('GET', `/${id}/archive.zip`);
    expect(reply.statusCode).toBe(200);
    const archive = unzipSync(new Uint8Array(reply.rawPayload));
    const read = (name: string) => JSON.parse(strFromU8(archive[name] as Uint8Array));
    expect(read('student-notes.json').notes).toEqual([expect.objectContaining({ text: 'Wants to move' })]);
    expect(read('student-notes.json').labels).toEqual([expect.objectContaining({ label: `Abroad ${people}` })]);
    expect(read('school-messages.json').messages).toHaveLength(2);
    expect(read('school-connections.json')).toMatchObject({ connections: [{ message: 'Please let me in' }], rosters: [{ endsOn: null }] });
    expect(read('outcomes.json').outcomes).toEqual([expect.objectContaining({ employer: 'Told by us' })]);
    expect(strFromU8(archive['school-connections/card.pdf'] as Uint8Array)).toBe('card');
    expect(strFromU8(archive['index.html'] as Uint8Array)).toContain('What Nordic holds on you');
    const all = Object.values(archive)
      .map((bytes) => strFromU8(bytes))
      .join();
    expect(all).not.toMatch(/Mine alone|Told by me/);
    expect((await send('GET', `/${id}`)).json()).toMatchObject({ state: 'open', exportedAt: now.toISOString() });
    expect((await send('GET', `/${id}/archive.zip`)).statusCode).toBe(200);
    expect(await lines('data_request.exported')).toHaveLength(2);
  });

  it('needs a fresh proof, an account, and an open request', async () => {
    const userId = await student();
    const [id, nameless] = [await idOf({ kind: 'export', userId }), await idOf({ kind: 'export', person: 'Oskar' })];
    expect((await send('GET', `/${nameless}/archive.zip`)).json().code).toBe('data_requests.no_account');
    now = new Date(Date.now() + 3_600_000);
    expect((await send('GET', `/${id}/archive.zip`)).json().code).toBe('ProofNeeded');
    expect((await send('POST', `/${id}/erase`, {})).json().code).toBe('ProofNeeded');
    now = new Date();
    expect(await lines('data_request.exported')).toEqual([]);
    await send('POST', `/${id}/close`, { state: 'done', reason: '' });
    expect((await send('GET', `/${id}/archive.zip`)).json().code).toBe('data_requests.over');
  });
});

describe('an erasure', () => {
  it('says before what is held, erases all of it at this school, and leaves the person, the proof and the neighbour alone', async () => {
    const userId = await student();
    const id = await idOf({ userId, note: 'A letter from Ada' });
    expect((await send('GET', `/${id}`)).json().held).toEqual(
      expect.arrayContaining([
        { part: 'notes', count: 1 },
        { part: 'messages', count: 2 },
        { part: 'requestFiles', count: 1 },
      ]),
    );
    const reply = await send('POST', `/${id}/erase`, {});
    expect(reply.json()).toMatchObject({ state: 'done', note: '', closedBy: 'Hana Berg' });
    const here = (table: string, more = '') => count(table, `school_id = ${school} and user_id = '${userId}'${more}`);
    const there = (table: string) => count(table, `school_id = ${other} and user_id = '${userId}'`);
    for (const [table, kept] of [
      ['student_note', 2],
      ['student_label_use', 1],
      ['student_adviser', 1],
      ['student_message_recipient', 2],
      ['school_roster_person', 1],
    ] as const)
      expect([table, await here(table), await there(table)]).toEqual([table, 0, kept]);
    expect(await here('outcome', ' and by_school')).toBe(0);
    expect(await here('outcome')).toBe(1);
    // The message to all stays for the others; the one to nobody else went with its words.
    expect(await count('student_message', `school_id = ${school}`)).toBe(1);
    expect(await count('school_roster_entry', `school_id = ${school}`)).toBe(0);
    const [connection] = (
      await db.pool.query('select state, message from school_connection where user_id = $1 and school_id = $2', [userId, school])
    ).rows;
    expect(connection).toEqual({ state: 'verified', message: '' });
    expect(
      await count(
        'school_connection_event',
        `school_id = ${school} and note <> '' and connection_id in (select id from school_connection where user_id = '${userId}')`,
      ),
    ).toBe(0);
    expect(await count('file_removal')).toBe(1);
    expect((await send('POST', `/${id}/erase`, {})).json().code).toBe('data_requests.over');
    expect((await send('GET', `/${id}`)).json().held.map(({ part }: { part: string }) => part)).toEqual(['connections', 'history']);
    expect(await lines('data_request.erased')).toEqual([
      { actor_id: hana, subject: `user:${userId}`, school_id: school, detail: { request: id } },
    ]);
  });

  it('two at once erase once', async () => {
    const id = await idOf({ userId: await student() });
    const replies = await Promise.all([send('POST', `/${id}/erase`, {}), send('POST', `/${id}/erase`, {})]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the end of a request', () => {
  it('is carried out, or refused with a reason; nothing follows it', async () => {
    const id = await idOf({ person: 'Oskar' });
    expect((await send('POST', `/${id}/close`, { state: 'refused', reason: ' ' })).json().code).toBe('data_requests.invalid');
    expect((await send('POST', `/${id}/close`, { state: 'refused', reason: 'Kept by law' })).json()).toMatchObject({
      state: 'refused',
      reason: 'Kept by law',
      urgency: null,
      closedBy: 'Hana Berg',
    });
    expect((await send('POST', `/${id}/close`, { state: 'done', reason: '' })).json().code).toBe('data_requests.over');
    expect(await lines('data_request.refused')).toHaveLength(1);
  });

  it('outlives the account, empty of it; until then it is the person’s to read', async () => {
    const userId = await student();
    const id = await idOf({ userId, note: 'About Ada' });
    const person = { userId, emailFolded: `student${people}@home.example` };
    expect(await dataRequestPersonalData.read(db.database, person)).toEqual([
      expect.objectContaining({ school: 'Nordic', note: 'About Ada' }),
    ]);
    await db.database.transaction().execute(async (transaction) => {
      for (const eraser of erasersOf(FEATURES)) await eraser(transaction, person);
      await transaction.deleteFrom('app_user').where('id', '=', userId).execute();
    });
    expect((await send('GET', `/${id}`)).json()).toMatchObject({ name: null, userId: null, note: '', held: [] });
  });
});

it('students who asked the platform to erase their account are told, as the next first', async () => {
  const [late, soon] = [await student(), await student()];
  const due = (userId: string, days: number) =>
    db.database
      .updateTable('app_user')
      .set({ deletion_requested_at: now, deletion_due_at: daysAgo(-days) })
      .where('id', '=', userId)
      .execute();
  await due(late, 3);
  await due(soon, 1);
  const { accounts } = (await send('GET', '/accounts')).json();
  expect(accounts.map(({ userId }: { userId: string }) => userId)).toEqual([soon, late]);
});
