// The policies of a school in one place: what is set elsewhere shows here, beside its default, and nobody but its administrators sees it. (schools.9)
import type { Policy } from '@fairway/rules/school-policies';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, expect, it } from 'vitest';
import { everyRole } from '../../api/every-role.fixture.ts';
import { insertProvingSchool } from '../verification/school.fixture.ts';

const db = await cloneDatabase();
const actors = await everyRole(db.database);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const { schoolIds: [school = 0] = [] } = actors.schoolAdmin as { schoolIds?: number[] };
const other = await insertProvingSchool(db.database, { name: 'Other', slug: 'other' });

beforeEach(async () => {
  for (const table of [
    'school_verification_method',
    'cv_review_setting',
    'school_posting_rules',
    'school_retention',
    'tenant where school_id is not null',
  ])
    await db.pool.query(`delete from ${table}`);
});

const ask = (schoolId = school, actor = 'schoolAdmin') =>
  app.inject({ url: `/api/v1/staff/schools/${schoolId}/policies`, headers: { 'x-test-actor': actor } });
const read = async () => (await ask()).json() as { policies: Policy[]; tenant: { name: string; isOwn: boolean } };
const different = async () =>
  (await read()).policies.filter(({ value, standard }) => value !== standard).map(({ group, name, value }) => [group, name, value]);

it('a school that has said nothing differs in nothing', async () => {
  expect(await different()).toEqual([]);
  const { policies } = await read();
  expect(policies).toContainEqual({ group: 'verification', name: 'manual', kind: 'switch', value: true, standard: true });
  expect(policies).toContainEqual({ group: 'retention', name: 'audit', kind: 'months', value: 36, standard: 36 });
  expect(policies).toContainEqual({ group: 'gates', name: 'verifyApply', kind: 'switch', value: true, standard: true });
});

it('what is set elsewhere stands first, in the order of the groups', async () => {
  const { database } = db;
  await database
    .insertInto('school_verification_method')
    .values({ school_id: school, method: 'manual', position: 0, is_on: true, validity_days: 365 })
    .execute();
  await database
    .insertInto('cv_review_setting')
    .values({
      school_id: school,
      is_on: true,
      promise_days: 3,
      for_study: 'current',
      for_levels: ['master', 'phd'],
      updated_at: new Date(),
    })
    .execute();
  await database
    .insertInto('school_posting_rules')
    .values({ school_id: school, rules: JSON.stringify({ approves: 'nobody' }), edition: 1, saved_at: new Date() })
    .execute();
  await database.insertInto('school_retention').values({ school_id: school, edition: 1 }).execute();
  const soon = new Date(Date.now() + 86_400_000);
  await database
    .insertInto('school_retention_period')
    .values([
      // What was chosen counts, whether it holds already or not.
      { school_id: school, kind: 'notes', months: 24, next_months: 6, next_from: soon },
      { school_id: school, kind: 'audit', months: 36 },
    ])
    .execute();
  expect(await different()).toEqual([
    ['verification', 'manual_days', 365],
    ['reviews', 'offered', true],
    ['reviews', 'days', 3],
    ['reviews', 'study', 'current'],
    ['reviews', 'levels', 2],
    ['postings', 'approves', 'nobody'],
    ['retention', 'notes', 6],
  ]);
  const { policies } = await read();
  expect(policies.slice(0, 7).map(({ name }) => name)).toEqual(['manual_days', 'offered', 'days', 'study', 'levels', 'approves', 'notes']);
});

it('areas are those of the school’s own site, where it has one', async () => {
  expect((await read()).tenant.isOwn).toBe(false);
  const { id } = await db.database
    .insertInto('tenant')
    .values({ slug: 'nordic-own', name: 'Nordic Careers', school_id: school })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.database
    .insertInto('tenant_feature')
    .values([
      { tenant_id: id, feature: 'jobsInChina', is_on: false },
      { tenant_id: id, feature: 'verifyApply', is_on: false },
      // Not built: a row that turns it on is ignored, and it is no policy.
      { tenant_id: id, feature: 'chat', is_on: true },
    ])
    .execute();
  expect(await different()).toEqual([
    ['modules', 'jobsInChina', false],
    ['gates', 'verifyApply', false],
  ]);
  expect((await read()).tenant).toEqual({ name: 'Nordic Careers', isOwn: true });
});

it('are for administrators of this school, and the platform’s', async () => {
  expect((await ask(school, 'careerStaff')).statusCode).toBe(403);
  expect((await ask(other)).statusCode).toBe(404);
  expect((await ask(other, 'platformAdmin')).statusCode).toBe(200);
});
