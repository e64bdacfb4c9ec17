// The demo world's reviews and widgets, as its people see them.
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { expect, it } from 'vitest';
import { fillDemoWorld } from '../../demo.ts';
import { countWaitingReviews } from './queries.ts';

it('gives Ada a finished review with comments and Ben one that waits, with files that exist', async () => {
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
    .select(['u.first_name as name', 'r.state', 'r.school_id as schoolId', 'd.file_key as key'])
    .where('u.first_name', 'in', ['Ada', 'Ben'])
    .orderBy('u.first_name')
    .execute();
  expect(rows).toMatchObject([
    { name: 'Ada', state: 'done' },
    { name: 'Ben', state: 'waiting' },
  ]);
  expect(rows.every(({ key }) => stored.has(key))).toBe(true);
  expect((await countWaitingReviews(database, rows[0]?.schoolId ?? 0)).count).toBeGreaterThan(0);
  const comments = await database.selectFrom('cv_review_comment').select(['by_staff', 'sent_at']).execute();
  expect(comments.length).toBeGreaterThan(2);
  const widgets = await database.selectFrom('widget').select(['school_id', 'titles']).execute();
  expect([widgets.filter((one) => one.school_id === null).length, widgets.filter((one) => one.school_id !== null).length]).toEqual([2, 4]);
  for (const { titles } of widgets) expect(Object.keys(titles as object)).toHaveLength(3);
});
