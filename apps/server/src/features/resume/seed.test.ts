// The imports of the demo world: one that was reviewed, and one that waits with something of every kind.
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { beforeAll, expect, it } from 'vitest';
import { fillDemoWorld } from '../../demo.ts';
import type { OwnUserId } from '../identity/access.ts';
import { findLatestImport, listRecentImports } from './queries.ts';

const db = await cloneDatabase();
const TODAY = new Date('2026-11-21T09:30:00Z');
let ada: OwnUserId;
beforeAll(async () => {
  await fillDemoWorld(db.database, { today: TODAY, writeFile: async () => undefined });
  const row = await db.database.selectFrom('app_user').select('id').where('email', '=', 'ada@nordic.example').executeTakeFirstOrThrow();
  ada = row.id as OwnUserId;
});

it('Ada has two of the last seven days, and both can be taken back', async () => {
  expect(await listRecentImports(db.database, ada, TODAY)).toMatchObject([
    { sourceType: 'LinkedIn', fileName: 'Profile.pdf', reviewedAt: null, undoUntil: expect.any(String) },
    { sourceType: 'CV', fileName: 'CV Ada Berg.pdf', reviewedAt: expect.any(String), undoUntil: expect.any(String) },
  ]);
});

it('the one that waits has what came in, differs, is newer, is in doubt, could not be read and is kept as text', async () => {
  const latest = await findLatestImport(db.database, ada, TODAY);
  const keys = latest?.result.sections.flatMap(({ items }) => items.map(({ descriptionKey }) => descriptionKey.split('.').at(-1)));
  expect(keys).toEqual(expect.arrayContaining(['added', 'known', 'differs', 'newer', 'check', 'linkWrong', 'fluencyUnknown', 'lacks']));
  expect(latest?.result.unread.map(({ heading }) => heading)).toEqual(
    expect.arrayContaining(['refused', 'phones', 'headline', 'grades', 'certificates', 'Honours', null]),
  );
});

it('the rest of the demo world has none', async () => {
  const rows = await db.database.selectFrom('profile_import').select('candidate_id').distinct().execute();
  expect(rows).toHaveLength(1);
});
