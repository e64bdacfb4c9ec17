import { beforeEach, expect, test } from 'vitest';
import { cloneDatabase } from '../../../../../packages/testkit/src/cloned-database.ts';
import { openNewsFeed } from './news-feed.ts';
import { until } from './test-socket.ts';

const database = await cloneDatabase();
const feed = openNewsFeed(database.pool);
beforeEach(() => database.pool.query('truncate news restart identity cascade'));

/** Twelve events in one transaction, ids 1 to 12, by turns of ada, ben and cleo. */
async function twelve(): Promise<void> {
  await database.pool.query(
    `insert into news (kind, subject) select 'k' || n, 'user:' || (array['ada','ben','cleo'])[1 + n % 3] from generate_series(1, 12) n`,
  );
  // Transactions of other databases of the cluster hold it up too: other files run beside this one.
  await until(async () => (await feed.head()) === '12', 'the transaction to settle', 60_000);
}

const idsOf = async (subjects: readonly string[] | 'all', after: string, limit = 100) => {
  const found = await feed.since(subjects, after, limit);
  return found.ok ? found.events.map(({ id }) => id) : found.reason;
};

test('an empty table begins at 0', async () => {
  expect(await feed.head()).toBe('0');
  expect(await idsOf('all', '0')).toEqual([]);
});

test('ids are numbers in order, not texts: 10 comes after 9', async () => {
  await twelve();
  expect(await feed.head()).toBe('12');
  expect(await idsOf('all', '0')).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)));
  expect(await idsOf('all', '9')).toEqual(['10', '11', '12']);
});

test('only the asked subjects, and not more than asked for', async () => {
  await twelve();
  expect(await idsOf(['user:ada'], '0')).toEqual(['3', '6', '9', '12']);
  expect(await idsOf(['user:ada', 'user:cleo'], '5', 3)).toEqual(['6', '8', '9']);
  expect(await idsOf(['user:nobody'], '0')).toEqual([]);
  expect(await idsOf([], '0')).toEqual([]);
});

test('an event says kind, subject and time', async () => {
  await twelve();
  const found = await feed.since('all', '0', 1);
  expect(found).toEqual({ ok: true, events: [{ id: '1', kind: 'k1', subject: 'user:ben', at: expect.any(Date) }] });
});

test('after the last there is nothing; after one that is not known the past is too old', async () => {
  await twelve();
  expect(await idsOf('all', '12')).toEqual([]);
  expect(await idsOf('all', '13')).toBe('too_old');
  await database.pool.query('delete from news where id = 4');
  expect(await idsOf('all', '4')).toBe('too_old');
  expect(await idsOf('all', '9223372036854775807')).toBe('too_old');
});

test('what overtook an open transaction waits for it, then both come in the order of their transactions', async () => {
  await twelve();
  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query('select pg_current_xact_id()');
  await database.pool.query(`insert into news (kind, subject) values ('quick', 'user:ada')`);
  await slow.query(`insert into news (kind, subject) values ('slow', 'user:ada')`);
  expect(await idsOf('all', '12')).toEqual([]);
  expect(await feed.head()).toBe('12');
  await slow.query('commit');
  slow.release();
  await until(async () => (await idsOf('all', '12')).length === 2, 'both');
  // The slow one has the higher id and the older transaction.
  expect(await idsOf('all', '12')).toEqual(['14', '13']);
  expect(await idsOf('all', '14')).toEqual(['13']);
  expect(await feed.head()).toBe('13');
});
