// Ready-made reasons of a school: a list of each kind, saved whole, by its administrators. (schools.7)
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { beforeEach, expect, it } from 'vitest';
import type { Actor } from '../../../kernel/http/request.ts';
import { ensureConnection, moveConnection } from '../commands.ts';
import { insertProvingSchool } from '../school.fixture.ts';

let now = new Date('2026-11-24T09:00:00Z');
const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now, actors });
const school = await insertProvingSchool(db.database, { name: 'Nordic', slug: 'nordic' });
const other = await insertProvingSchool(db.database, { name: 'Other', slug: 'other' });
const hana = await insertPerson(db.database, { email: 'hana@nordic.example', roles: [{ role: 'SchoolAdmin', schoolId: school }] });
actors.hana = { ...CANDIDATE, userId: hana, roles: ['SchoolAdmin'], schoolIds: [school] };
actors.finn = { ...CANDIDATE, userId: hana, roles: ['CareerStaff'], staffSchoolIds: [school] };
beforeEach(async () => {
  await db.database.deleteFrom('school_reason_list').execute();
});

const url = (schoolId: number) => `/api/v1/staff/schools/${schoolId}/reasons`;
const read = async (actor = 'finn') => (await app.inject({ url: url(school), headers: { 'x-test-actor': actor } })).json();
const save = (payload: object, { actor = 'hana', schoolId = school } = {}) =>
  app.inject({ method: 'PUT', url: url(schoolId), headers: { 'x-test-actor': actor }, payload });
const A = { title: 'Not found', texts: { en: 'We looked.', de: 'Wir haben gesucht.' } };
const B = { title: 'Other', texts: { fr: 'Ailleurs.' } };

it('begins with no list of the school’s', async () => {
  expect(await read()).toEqual({
    locale: 'en',
    lists: ['reject', 'askBack', 'revoke'].map((kind) => ({ kind, reasons: null, updatedAt: null })),
  });
});

it('keeps the order and each language, gives a list up again, and says it in the audit', async () => {
  const saved = (await save({ kind: 'reject', updatedAt: null, reasons: [B, { ...A, title: ' Not  found ' }] })).json();
  expect(saved).toMatchObject({ kind: 'reject', reasons: [B, A] });
  expect((await read()).lists[0]).toEqual(saved);
  // An empty list is a list too: staff write their own words.
  now = new Date(now.getTime() + 1000);
  const emptied = (await save({ kind: 'reject', updatedAt: saved.updatedAt, reasons: [] })).json();
  expect((await read()).lists[0].reasons).toEqual([]);
  expect((await save({ kind: 'reject', updatedAt: emptied.updatedAt, reasons: null })).json()).toMatchObject({
    reasons: null,
    updatedAt: null,
  });
  expect((await read()).lists[0].reasons).toBeNull();
  const lines = await db.database
    .selectFrom('audit_line')
    .select('detail')
    .where('action', '=', 'verification.reasons_saved')
    .where('school_id', '=', school)
    .orderBy('id')
    .execute();
  expect(lines.map(({ detail }) => detail)).toEqual([2, 0, null].map((count) => ({ kind: 'reject', count })));
});

it('tells the second of two who save at once, also of a list that is new', async () => {
  const replies = await Promise.all([A, B].map((reason) => save({ kind: 'askBack', updatedAt: null, reasons: [reason] })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('settings.changed');
});

it.each([
  [[{ title: '', texts: { en: 'x' } }], '/reasons/0/title', 'missing'],
  [[{ title: 'A', texts: { en: '  ' } }], '/reasons/0/texts', 'missing'],
  [[A, { ...B, title: 'NOT FOUND' }], '/reasons/1/title', 'twice'],
  [[{ title: 'A', texts: { en: 'x'.repeat(501) } }], '/reasons/0/texts/en', 'too_long'],
])('refuses a faulty list with the place of the fault: %#', async (reasons, pointer, code) => {
  const reply = await save({ kind: 'reject', updatedAt: null, reasons: reasons as object[] });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'settings.invalid']);
  expect(reply.json().errors).toEqual([expect.objectContaining({ pointer, code })]);
  expect((await read()).lists[0].reasons).toBeNull();
});

it.each([
  [{ kind: 'reject', updatedAt: null, reasons: [{ title: 'A', texts: { xx: 'no language' } }] }],
  [{ kind: 'approve', updatedAt: null, reasons: [] }],
  [{ kind: 'reject', updatedAt: null, reasons: Array.from({ length: 21 }, (_, at) => ({ ...A, title: `${at}` })) }],
])('refuses what is no list: %#', async (body) => {
  expect((await save(body)).statusCode).toBe(422);
});

it('is changed by administrators of this school only', async () => {
  const body = { kind: 'reject', updatedAt: null, reasons: [A] };
  expect((await save(body, { actor: 'finn' })).statusCode).toBe(403);
  expect((await save(body, { schoolId: other })).statusCode).toBe(404);
});

it('comes with the language of who asked, which chooses the text', async () => {
  const student = await insertPerson(db.database, { email: 'ada@home.example' });
  await db.database.updateTable('app_user').set({ locale: 'de' }).where('id', '=', student).execute();
  const connection = await ensureConnection(db.database, student, school, now);
  await moveConnection(db.database, connection, 'request', { kind: 'candidate', userId: student }, now, {
    method: 'manual',
    text: 'Please',
  });
  const listed = await app.inject({ url: `/api/v1/staff/schools/${school}/verifications`, headers: { 'x-test-actor': 'finn' } });
  expect(listed.json().rows).toEqual([expect.objectContaining({ userId: student, locale: 'de' })]);
});
