// Of two students of whom every feature holds something (the rows of the generated tests): after a merge no row that moves names the one that
// is merged away, and an undo brings back every row as it was.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertSchoolWorld } from '../../../../api/school-world.fixture.ts';
import { FEATURES } from '../../../../features.ts';
import { personMergesOf } from '../../../../kernel/feature.ts';
import type { Actor } from '../../../../kernel/http/request.ts';
import { sessionKeys } from '../../../../kernel/session/keys.ts';
import { mergeAccounts, undoMerge } from '../../../account/merging/commands.ts';
import { countKinds, markOf } from '../../../account/merging/queries.ts';

const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const [first, second] = [await insertSchoolWorld(db, actors, app), await insertSchoolWorld(db, actors, app)];
const [sourceId, targetId] = [first.id('student'), second.id('student')];

const hooks = personMergesOf(FEATURES);
const moving = hooks.flatMap(({ columns }) => Object.entries(columns)).flatMap(([name, way]) => ('moves' in way ? [name] : []));
const tables = [...new Set(moving.map((name) => name.split('.')[0] as string))].filter((table) => table !== 'app_user');
/** What a change of a profile raises by itself. */
const RAISED = ['version', 'section_versions', 'updated_at'];

const rowsOf = async (table: string) => {
  const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) - ${RAISED}::text[] as row from ${sql.table(table)} t
    order by (to_jsonb(t) - ${RAISED}::text[])::text`.execute(db.database);
  return rows.map(({ row }) => row);
};
const everything = async () => Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await rowsOf(table)] as const)));
const naming = async (id: string) => {
  const counts = await Promise.all(
    moving.map(async (name) => {
      const [table = '', column = ''] = name.split('.');
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}::uuid`.execute(db.database);
      return [name, rows[0]?.count ?? 0] as const;
    }),
  );
  return counts.filter(([, count]) => count > 0);
};

// @rule account.20, account.21
it('every row that moves is the kept one’s, and an undo brings each back', async () => {
  const by = { actorId: targetId, now: new Date(), keys: sessionKeys(TEST_SECRET), tenantId: 0 };
  // In the generated worlds students work for their school too; who does is not merged.
  for (const table of ['staff_offer', 'user_role'] as const)
    await db.database.deleteFrom(table).where('user_id', '=', sourceId).where('role', '<>', 'Candidate').execute();
  const before = await everything();
  const held = (await naming(sourceId)).map(([name]) => name);
  expect(held.length).toBeGreaterThan(20);
  const mark = markOf(await countKinds(db.database, hooks, { sourceId, targetId }));
  await db.database.transaction().execute((transaction) => mergeAccounts(transaction, hooks, { sourceId, targetId, mark }, by));
  // Of these there is one a person, and the kept one has it.
  const once = ['candidate.user_id', 'external_identity.user_id', 'mail_subscription.user_id', 'user_role.user_id'];
  expect((await naming(sourceId)).map(([name]) => name).sort()).toEqual(once);
  expect(await everything()).not.toEqual(before);
  await db.database.transaction().execute((transaction) => undoMerge(transaction, hooks, sourceId, by));
  expect(await everything()).toEqual(before);
});
