// The first steps of a school: each turns by the fact that it is about, and by nothing else. (schools.5)
import { agreementVersion } from '@fairway/rules/processing-agreements';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { expect, it } from 'vitest';
import type { Actor } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { ensureConnection, moveConnection } from '../../verification/commands.ts';
import { insertProvingSchool } from '../../verification/school.fixture.ts';

const now = new Date('2026-11-24T09:00:00Z');
const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now, actors });
const school = await insertProvingSchool(db.database, { name: 'Nordic', slug: 'nordic', isManaged: false });
const other = await insertProvingSchool(db.database, { name: 'Other', slug: 'other', domains: ['other.example'] });
const hana = await insertPerson(db.database, { email: 'hana@nordic.example', roles: [{ role: 'SchoolAdmin', schoolId: school }] });
actors.hana = { ...CANDIDATE, userId: hana, roles: ['SchoolAdmin'], schoolIds: [school] };
actors.finn = { ...CANDIDATE, userId: hana, roles: ['CareerStaff'], staffSchoolIds: [school] };
actors.operator = { ...CANDIDATE, userId: hana, roles: ['Admin'] };

const ask = (schoolId = school, actor = 'hana') =>
  app.inject({ url: `/api/v1/staff/schools/${schoolId}/setup`, headers: { 'x-test-actor': actor } });
async function states(schoolId = school, actor = 'hana'): Promise<Record<string, string>> {
  const { isFinished, steps } = (await ask(schoolId, actor)).json();
  expect(isFinished).toBe(false);
  return Object.fromEntries(steps.map(({ item, state }: { item: string; state: string }) => [item, state]));
}
const change = (set: object) => db.database.updateTable('school').set(set).where('id', '=', school).execute();

it('is the administrators’ of the school and the platform’s', async () => {
  expect((await ask(other)).statusCode).toBe(404);
  expect((await ask(school, 'finn')).statusCode).toBe(403);
  expect(await states(other, 'operator')).toMatchObject({ domain: 'done', method: 'done', logo: 'missing' });
});

it('follows the facts, step by step, and is never shown again once all were taken', async () => {
  const begun = { logo: 'missing', colours: 'missing', domain: 'missing', method: 'missing', requestText: 'missing', agreement: 'missing' };
  expect(await states()).toEqual({ ...begun, signIn: 'optional', colleague: 'missing', student: 'missing' });
  await change({ logo: '/media/logo.svg', primary_color: '#114488', request_texts: JSON.stringify({ en: 'Send your card.' }) });
  // On, and without a domain it proves nobody.
  await db.database
    .insertInto('school_verification_method')
    .values({ school_id: school, method: 'academic_email', position: 0, is_on: true })
    .execute();
  expect(await states()).toMatchObject({ logo: 'done', colours: 'done', requestText: 'done', method: 'missing', domain: 'missing' });
  await db.database.insertInto('school_domain').values({ domain: 'nordic.example', school_id: school, is_primary: true }).execute();
  expect(await states()).toMatchObject({ method: 'done', domain: 'done' });

  const signIn = { school_id: school, protocol: 'openid', issuer: 'https://id.example', client_id: 'fairway', scopes: 'openid' };
  await db.database
    .insertInto('school_sign_in')
    .values({ ...signIn, sealed_client_secret: Buffer.from('sealed'), updated_at: now })
    .execute();
  expect((await states()).signIn).toBe('missing');
  await db.database.updateTable('school_sign_in').set({ tried_at: now }).where('school_id', '=', school).execute();
  expect((await states()).signIn).toBe('done');

  await db.database
    .insertInto('processing_agreement_acceptance')
    .values({ id: newId(), school_id: school, version: agreementVersion(undefined), locale: 'en', body: 'Read', accepted_at: now })
    .execute();
  expect((await states()).agreement).toBe('done');

  // Who was only invited did not come yet.
  const colleague = await insertPerson(db.database, {
    email: 'finn@nordic.example',
    status: 'inactive',
    roles: [{ role: 'CareerStaff', schoolId: school }],
  });
  expect((await states()).colleague).toBe('missing');
  await db.database.updateTable('app_user').set({ status: 'active' }).where('id', '=', colleague).execute();
  expect(await states()).toMatchObject({ colleague: 'done', student: 'missing' });

  const student = await insertPerson(db.database, { email: 'ada@home.example' });
  const connection = await ensureConnection(db.database, student, school, now);
  await moveConnection(db.database, connection, 'prove', { kind: 'candidate', userId: student }, now, { method: 'class_code' });
  for (const _again of [1, 2]) expect((await ask()).json()).toEqual({ isFinished: true, steps: [] });
  await change({ logo: null });
  expect((await ask()).json()).toEqual({ isFinished: true, steps: [] });
});
