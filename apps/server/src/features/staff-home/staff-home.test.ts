import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { ensureConnection, moveConnection } from '../verification/commands.ts';
import { insertProvingSchool, insertStudy } from '../verification/school.fixture.ts';

const DAY = 86_400_000;
const now = new Date('2026-11-21T09:30:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY);
const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now, actors });
const school = await insertProvingSchool(db.database, { name: 'Nordic', slug: 'nordic' });
const other = await insertProvingSchool(db.database, { name: 'Other', slug: 'other' });
const finn = await insertPerson(db.database, { email: 'finn@nordic.example', roles: [{ role: 'CareerStaff', schoolId: school }] });
actors.finn = { ...CANDIDATE, userId: finn, roles: ['CareerStaff'], staffSchoolIds: [school] };
const home = (schoolId: number) =>
  app.inject({ method: 'GET', url: `/api/v1/staff/schools/${schoolId}/home`, headers: { 'x-test-actor': 'finn' } });

let people = 0;
type Step = ['request' | 'approve' | 'askBack', number, Date?];
async function person(schoolId: number, steps: readonly Step[]) {
  people += 1;
  const userId = await insertPerson(db.database, { email: `p${people}@home.example` });
  for (const [action, daysAgo, expiresAt] of steps) {
    const actor = action === 'request' ? ({ kind: 'candidate', userId } as const) : ({ kind: 'staff', userId: finn } as const);
    const connection = await ensureConnection(db.database, userId, schoolId, ago(daysAgo));
    const words = { method: 'manual' as const, text: 'Words', ...(expiresAt ? { expiresAt } : {}) };
    await moveConnection(db.database, connection, action, actor, ago(daysAgo), words);
  }
  return userId;
}

/** A review of a CV of somebody's. */
async function insertReview(userId: string, review: { state: string; waiting_since: Date; ended_at: Date | null }) {
  const [candidate_id, document_id] = [newId(), newId()];
  await db.database.insertInto('candidate').values({ id: candidate_id, user_id: userId }).execute();
  const file = {
    name: 'CV.pdf',
    file_key: `documents/${document_id}.pdf`,
    content_type: 'application/pdf',
    size_bytes: 9,
    sha256: Buffer.alloc(32),
  };
  await db.database
    .insertInto('candidate_document')
    .values({ id: document_id, candidate_id, kind: 'cv', ...file, consented_at: ago(9) })
    .execute();
  const times = { requested_at: ago(9), due_at: ago(-2), updated_at: ago(3) };
  await db.database
    .insertInto('cv_review')
    .values({ id: newId(), school_id: school, user_id: userId, document_id, ...times, ...review })
    .execute();
}

it('counts nothing at a school where nothing happened', async () => {
  const { items, days, medianDecisionMinutes } = (await home(school)).json();
  expect(items).toEqual(
    ['waiting', 'answered', 'asked', 'expiring', 'typedPrograms', 'jobs'].map((item) => ({ item, count: 0, oldestAt: null })),
  );
  expect(days).toHaveLength(30);
  expect([days[0], days[29]]).toEqual([
    { day: '2026-10-23', requests: 0, decisions: 0 },
    { day: '2026-11-21', requests: 0, decisions: 0 },
  ]);
  expect(medianDecisionMinutes).toBeNull();
});

it('counts what waits, since when, what ends soon, what was typed, and how fast staff decide', async () => {
  await person(school, [['request', 9]]);
  await person(school, [['request', 3]]);
  const asked = await person(school, [
    ['request', 4],
    ['askBack', 2],
  ]);
  await person(school, [
    ['request', 12],
    ['approve', 11, ago(-20)],
  ]);
  await person(school, [
    ['request', 12],
    ['approve', 9, ago(-31)],
  ]);
  await person(school, [
    ['request', 40],
    ['approve', 38],
  ]);
  await person(other, [['request', 50]]);
  await insertStudy(db.database, asked, school, null);
  const { items, days, medianDecisionMinutes } = (await home(school)).json();
  expect(items).toEqual([
    { item: 'waiting', count: 2, oldestAt: ago(9).toISOString() },
    { item: 'answered', count: 0, oldestAt: null },
    { item: 'asked', count: 1, oldestAt: ago(4).toISOString() },
    { item: 'expiring', count: 1, oldestAt: null },
    { item: 'typedPrograms', count: 1, oldestAt: null },
    { item: 'jobs', count: 0, oldestAt: null },
  ]);
  expect(days.filter((day: { requests: number; decisions: number }) => day.requests + day.decisions > 0)).toEqual([
    { day: '2026-11-09', requests: 2, decisions: 0 },
    { day: '2026-11-10', requests: 0, decisions: 1 },
    { day: '2026-11-12', requests: 1, decisions: 1 },
    { day: '2026-11-17', requests: 1, decisions: 0 },
    { day: '2026-11-18', requests: 1, decisions: 0 },
  ]);
  // One took a day, one three.
  expect(medianDecisionMinutes).toBe(2 * 24 * 60);
});

it('is of one’s own school only', async () => {
  expect((await home(other)).statusCode).toBe(404);
});

describe('every count is the total of the list that it leads to', () => {
  const listOf = async (path: string) =>
    (await app.inject({ url: `/api/v1/staff/schools/${school}${path}`, headers: { 'x-test-actor': 'finn' } })).json();
  const countOf = async (item: string) =>
    ((await home(school)).json().items as { item: string; count: number }[]).find((one) => one.item === item)?.count;

  it.each([
    ['waiting', '/verifications?status=waiting'],
    ['answered', '/verifications?status=answered'],
    ['asked', '/verifications?status=asked'],
    ['expiring', '/verifications?view=expiring&sort=expiresAt'],
  ])('%s', async (item, path) => expect(await countOf(item)).toBe((await listOf(path)).total));

  it('typedPrograms: near names once, also of a school that was typed by its name', async () => {
    const [one, two, three] = [await person(school, []), await person(school, []), await person(other, [])];
    const entries = [
      await insertStudy(db.database, one, school, null),
      await insertStudy(db.database, two, school, null),
      await insertStudy(db.database, three, other, null),
    ];
    const rename = async (entry = '', set: object) =>
      db.database
        .updateTable('study_program')
        .set(set)
        .where('id', '=', (where) => where.selectFrom('candidate_study_program').select('study_program_id').where('id', '=', entry))
        .execute();
    await rename(entries[0], { name: 'Marine Biology' });
    await rename(entries[1], { name: 'marine  biologie' });
    await rename(entries[2], { name: 'Law', school_id: null, custom_school_name: 'NORDIC' });
    const { groups } = await listOf('/typed-programs');
    expect(groups.map(({ name }: { name: string }) => name).sort()).toEqual(['Law', 'MSc', 'Marine Biology']);
    expect(await countOf('typedPrograms')).toBe(groups.length);
  });

  it('cvReviews: what waits for staff, where the school reviews CVs', async () => {
    expect(await countOf('cvReviews')).toBeUndefined();
    for (const [at, state] of (['waiting', 'inReview', 'commented', 'done'] as const).entries())
      await insertReview(await person(school, []), { state, waiting_since: ago(3 + at), ended_at: state === 'done' ? ago(1) : null });
    expect(await countOf('cvReviews')).toBe(2);
    expect((await listOf('/cv-reviews?states=waiting&states=inReview')).total).toBe(2);
    expect((await home(school)).json().items).toContainEqual({ item: 'cvReviews', count: 2, oldestAt: ago(4).toISOString() });
    await db.database.updateTable('cv_review').set({ state: 'closed', ended_at: now }).where('school_id', '=', school).execute();
    await db.database.insertInto('cv_review_setting').values({ school_id: school, is_on: true, updated_at: now }).execute();
    expect(await countOf('cvReviews')).toBe(0);
  });
});
