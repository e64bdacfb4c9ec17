import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { expect, it } from 'vitest';
import type { Actor } from '../../kernel/http/call.ts';
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

it('counts nothing at a school where nothing happened', async () => {
  const { items, days, medianDecisionMinutes } = (await home(school)).json();
  expect(items).toEqual(['waiting', 'answered', 'asked', 'expiring', 'typedPrograms'].map((item) => ({ item, count: 0, oldestAt: null })));
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
