// The audit log of a school: its own lines, names of its own people, and what each filter finds. (schools.6)
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { expect, it } from 'vitest';
import { type AuditEntry, recordAudit } from '../../../../kernel/audit.ts';
import type { Actor } from '../../../../kernel/http/request.ts';
import { ensureConnection } from '../../../verification/commands.ts';
import { insertProvingSchool } from '../../../verification/school.fixture.ts';

const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const school = await insertProvingSchool(db.database, { name: 'Nordic', slug: 'nordic' });
const other = await insertProvingSchool(db.database, { name: 'Other', slug: 'other' });
const person = (email: string, name: [string, string], roles: NonNullable<Parameters<typeof insertPerson>[1]['roles']>) =>
  insertPerson(db.database, { email, firstName: name[0], lastName: name[1], roles });
const hana = await person('hana@nordic.example', ['Hana', 'Åberg'], [{ role: 'SchoolAdmin', schoolId: school }]);
const olga = await person('olga@fairway.example', ['Olga', 'Operator'], [{ role: 'Admin' }]);
const ada = await person('ada@home.example', ['Ada', 'Student'], [{ role: 'Candidate' }]);
const eve = await person('eve@home.example', ['Eve', 'Elsewhere'], [{ role: 'Candidate' }]);
await ensureConnection(db.database, ada, school, new Date());
actors.hana = { ...CANDIDATE, userId: hana, roles: ['SchoolAdmin'], schoolIds: [school] };
actors.finn = { ...CANDIDATE, userId: hana, roles: ['CareerStaff'], staffSchoolIds: [school] };

const day = (number: number) => new Date(`2026-11-0${number}T12:00:00Z`);
const LINES: AuditEntry[] = [
  { actorId: hana, action: 'connection.approve', subject: `user:${ada}`, schoolId: school, at: day(1) },
  { actorId: ada, action: 'connection.prove', subject: `user:${ada}`, schoolId: school, at: day(2) },
  { actorId: olga, action: 'school.edited', subject: `school:${school}`, schoolId: school, at: day(3), detail: { changed: 'name' } },
  { actorId: null, action: 'connection.expire', subject: `user:${eve}`, schoolId: school, at: day(4) },
  { actorId: eve, action: 'cv_review.requested', subject: 'user:nobody', schoolId: school, at: day(5) },
  { actorId: hana, action: 'connection.approve', subject: `user:${eve}`, schoolId: other, at: day(6) },
  { actorId: hana, action: 'account.password_changed', subject: `user:${hana}`, at: day(7) },
];
for (const line of LINES) await recordAudit(db.database, line);

const ask = (query = '', { schoolId = school, actor = 'hana', file = '' } = {}) =>
  app.inject({ url: `/api/v1/staff/schools/${schoolId}/audit${file}${query}`, headers: { 'x-test-actor': actor } });
const actions = async (query: string) => ((await ask(query)).json().rows as { action: string }[]).map(({ action }) => action);

it('is read by administrators of the school alone', async () => {
  expect((await ask('', { actor: 'finn' })).statusCode).toBe(403);
  expect((await ask('', { schoolId: other })).statusCode).toBe(404);
});

it('has the school’s own lines, newest first, with the names of its own people only', async () => {
  const { rows, total } = (await ask()).json();
  expect(total).toBe(5);
  expect(rows.map(({ by, actor, subjectName }: Record<string, { name: string } | null>) => [by, actor?.name ?? null, subjectName])).toEqual(
    [
      ['gone', null, null],
      ['platform', null, null],
      ['platform', null, 'Nordic'],
      ['person', 'Ada Student', 'Ada Student'],
      ['person', 'Hana Åberg', 'Ada Student'],
    ],
  );
  expect(JSON.stringify(rows)).not.toContain('Olga');
});

it.each([
  ['?actor={hana}', ['connection.approve']],
  ['?actions=connection.prove&actions=school.edited', ['school.edited', 'connection.prove']],
  ['?subject=user:{ada}', ['connection.prove', 'connection.approve']],
  ['?from=2026-11-02&to=2026-11-03', ['school.edited', 'connection.prove']],
  ['?q=aberg', ['connection.approve']],
  ['?q=student&sort=at', ['connection.approve', 'connection.prove']],
  // Whose name the school does not know is not found by it, nor by an id.
  ['?q=olga', []],
  ['?q=elsewhere', []],
  ['?actor={eve}', []],
])('%s finds %s', async (query, found) => {
  const asked = query.replace('{hana}', hana).replace('{ada}', ada).replace('{eve}', eve);
  expect(await actions(asked)).toEqual(found);
});

it.each(['?actions=account.password_changed', '?actor=me', '?from=yesterday'])('refuses %s', async (query) => {
  expect((await ask(query)).statusCode).toBe(422);
});

it('comes as a file with the same lines', async () => {
  const file = (await ask('?actions=school.edited', { file: '/export.csv' })).body;
  expect(file.trim().split('\n')).toHaveLength(2);
  expect(file).toContain('school.edited');
  expect(file).not.toContain('Olga');
});
