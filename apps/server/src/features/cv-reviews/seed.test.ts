// The demo world's reviews and widgets, as its people see them.

import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { expect, it } from 'vitest';
import { fillDemoWorld } from '../../demo.ts';
import { wholeSchool } from '../schools/access.ts';
import { countWaitingReviews } from './queries.ts';

it('gives Ada a finished review with comments and others ones that wait, all of students who were verified when they asked, with files that exist', async () => {
  const { database } = await cloneDatabase();
  const stored = new Set<string>();
  await fillDemoWorld(database, {
    today: new Date('2026-11-21T08:00:00Z'),
    writeFile: async () => undefined,
    storeFile: async (key) => void stored.add(key),
  });
  const rows = await database
    .selectFrom('cv_review as r')
    .innerJoin('app_user as u', 'u.id', 'r.user_id')
    .innerJoin('candidate_document as d', 'd.id', 'r.document_id')
    .leftJoin('school_connection as s', (join) => join.onRef('s.user_id', '=', 'u.id').onRef('s.school_id', '=', 'r.school_id'))
    .select(['u.first_name as name', 'r.state', 'r.school_id as schoolId', 'd.file_key as key', 's.state as proof'])
    .select(['r.requested_at as askedAt', 's.verified_at as verifiedAt', 's.expires_at as endsAt'])
    .orderBy('r.requested_at')
    .execute();
  expect(rows.find(({ name }) => name === 'Ada')?.state).toBe('done');
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['done', 'waiting', 'inReview']));
  for (const { key, proof, askedAt, verifiedAt, endsAt } of rows) {
    expect(stored.has(key)).toBe(true);
    expect(proof).toBe('verified');
    expect(verifiedAt !== null && verifiedAt < askedAt && (endsAt === null || endsAt > askedAt)).toBe(true);
  }
  expect((await countWaitingReviews(database, wholeSchool(rows[0]?.schoolId ?? 0))).count).toBeGreaterThan(0);
  const comments = await database.selectFrom('cv_review_comment').select(['by_staff', 'sent_at']).execute();
  expect(comments.length).toBeGreaterThan(2);
  const widgets = await database.selectFrom('widget').select(['school_id', 'titles']).execute();
  expect([widgets.filter((one) => one.school_id === null).length, widgets.filter((one) => one.school_id !== null).length]).toEqual([2, 4]);
  for (const { titles } of widgets) expect(Object.keys(titles as object)).toHaveLength(3);
});
