import type { SearchDocument } from '@fairway/search/types';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import pg from 'pg';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { scanDocuments } from './documents.ts';
import { type FollowedIndex, Follower } from './follower.ts';
import { insertJob, insertOrganization, insertSchool } from './jobs.fixture.ts';
import type { Position } from './window.ts';

const db = await cloneDatabase();
const now = () => Date.parse('2026-11-21T12:00:00Z');
const followers: Follower[] = [];

class MapIndex implements FollowedIndex {
  documents = new Map<string, SearchDocument>();
  builds = 0;
  kept: Position | null;
  constructor(kept: Position | null) {
    this.kept = kept;
  }
  async load(): Promise<Position | null> {
    return this.kept;
  }
  async build(): Promise<void> {
    this.builds++;
    this.documents.clear();
    for await (const batch of scanDocuments(db.pool, now(), 3)) for (const document of batch) this.documents.set(document.id, document);
  }
  async apply(changes: Parameters<FollowedIndex['apply']>[0]): Promise<void> {
    for (const change of changes) {
      if (change.kind === 'put') this.documents.set(change.document.id, change.document);
      else this.documents.delete(change.id);
    }
  }
}

function follow(position: Position | null = null, pollMs = 1000): { follower: Follower; index: MapIndex } {
  const index = new MapIndex(position);
  const follower = new Follower({ pool: db.pool, databaseUrl: db.url, index, log: pino({ level: 'silent' }), now, pollMs });
  followers.push(follower);
  return { follower, index };
}

afterEach(async () => {
  await Promise.all(followers.splice(0).map((follower) => follower.close()));
});

const organization = await insertOrganization(db.pool, 'Fjord Energy', ['energy_and_environment']);

describe('following the database', () => {
  it('starts with all findable postings and sees each committed change', async () => {
    const before = await insertJob(db.pool, { organization_id: organization, title: 'Welder' });
    const { follower, index } = follow();
    await follower.caughtUp();
    expect(index.documents.get(before)).toMatchObject({
      title: 'Welder',
      organization: 'Fjord Energy',
      facets: { sector: ['energy_and_environment'] },
    });
    const later = await insertJob(db.pool, { organization_id: organization, title: 'Diver', sectors: ['non_profit'] });
    await follower.caughtUp();
    expect(index.documents.get(later)).toMatchObject({ title: 'Diver', facets: { sector: ['non_profit'] } });
    await db.pool.query("update job set title = 'Cook' where id = $1", [later]);
    await follower.caughtUp();
    expect(index.documents.get(later)?.title).toBe('Cook');
    await db.pool.query('delete from job where id = $1', [later]);
    await follower.caughtUp();
    expect(index.documents.has(later)).toBe(false);
    expect(index.builds).toBe(1);
  });

  it('hears of a change at once, without waiting for the next look', async () => {
    const { follower, index } = follow(null, 60_000);
    await follower.caughtUp();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const id = await insertJob(db.pool, { organization_id: organization });
    const start = performance.now();
    while (!index.documents.has(id) && performance.now() - start < 30_000) await new Promise((resolve) => setTimeout(resolve, 2));
    expect(index.documents.has(id)).toBe(true);
  });

  it('loses nothing when a commit is overtaken by a later transaction', async () => {
    const { follower, index } = follow();
    await follower.caughtUp();
    const slow = new pg.Client({ connectionString: db.url });
    await slow.connect();
    await slow.query('begin');
    const overtaken = await insertJob(slow as unknown as pg.Pool, { organization_id: organization, title: 'Overtaken' });
    const overtaking = await insertJob(db.pool, { organization_id: organization, title: 'Overtaking' });
    await follower.caughtUp();
    // The open transaction holds nothing back.
    expect([index.documents.has(overtaken), index.documents.has(overtaking)]).toEqual([false, true]);
    await insertJob(db.pool, { organization_id: organization });
    await follower.caughtUp();
    await slow.query('commit');
    await slow.end();
    await follower.caughtUp();
    expect(index.documents.has(overtaken)).toBe(true);
  });

  it('loses nothing when its connection is killed, again and again, while postings are written', async () => {
    const { follower, index } = follow();
    await follower.caughtUp();
    const ids: string[] = [];
    for (let round = 0; round < 5; round++) {
      for (let n = 0; n < 10; n++) ids.push(await insertJob(db.pool, { organization_id: organization, title: `Round ${round}` }));
      await db.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fairway-search' and datname = current_database()",
      );
    }
    await follower.caughtUp();
    expect(ids.filter((id) => !index.documents.has(id))).toEqual([]);
    expect(index.builds).toBe(1);
  });

  it('finds a change by its second look where the message was lost', async () => {
    const { follower, index } = follow(null, 100);
    await follower.caughtUp();
    await db.pool.query('alter table search_outbox disable trigger search_outbox_wake');
    const id = await insertJob(db.pool, { organization_id: organization });
    await db.pool.query('alter table search_outbox enable trigger search_outbox_wake');
    await expect.poll(() => index.documents.has(id), { timeout: 1500 }).toBe(true);
  });

  it('takes withdrawn, expired, suspended and renamed as they are', async () => {
    const other = await insertOrganization(db.pool, 'Old name');
    const { follower, index } = follow();
    const [withdrawn, expired, open] = [
      await insertJob(db.pool, { organization_id: organization }),
      await insertJob(db.pool, { organization_id: organization }),
      await insertJob(db.pool, { organization_id: other }),
    ];
    await db.pool.query('update job set withdrawn_at = now() where id = $1', [withdrawn]);
    await db.pool.query("update job set deadline_at = '2026-11-01' where id = $1", [expired]);
    await db.pool.query("update organization set name = 'New name', sectors = '{non_profit}' where id = $1", [other]);
    await follower.caughtUp();
    expect([index.documents.has(withdrawn), index.documents.has(expired)]).toEqual([false, false]);
    expect(index.documents.get(open)).toMatchObject({ organization: 'New name', facets: { sector: ['non_profit'] } });
    await db.pool.query("update organization set status = 'suspended' where id = $1", [other]);
    await follower.caughtUp();
    expect(index.documents.has(open)).toBe(false);
    await db.pool.query("update organization set status = 'active' where id = $1", [other]);
    await db.pool.query('update job set withdrawn_at = null where id = $1', [withdrawn]);
    await follower.caughtUp();
    expect([index.documents.has(open), index.documents.has(withdrawn)]).toEqual([true, true]);
  });

  it('sees places and schools change, also when a school is deleted', async () => {
    const school = await insertSchool(db.pool, 'follower-school');
    const id = await insertJob(db.pool, { organization_id: organization });
    const { follower, index } = follow();
    await follower.caughtUp();
    await db.pool.query(
      "insert into job_place (job_id, position, line, city, region) values ($1, 0, 'Oslo', 'Oslo', 'Viken'), ($1, 1, 'x', null, 'Viken')",
      [id],
    );
    await db.pool.query('insert into job_visibility values ($1, $2)', [id, school]);
    await follower.caughtUp();
    expect(index.documents.get(id)).toMatchObject({ places: ['Oslo', 'Viken'], schoolIds: [school] });
    await db.pool.query('delete from school where id = $1', [school]);
    await db.pool.query("update job_place set city = 'Bergen' where job_id = $1 and position = 0", [id]);
    await follower.caughtUp();
    expect(index.documents.get(id)).toMatchObject({ places: ['Bergen', 'Viken'], schoolIds: [] });
  });

  it('notes nothing, and wakes nobody, when an update changes nothing that search or a page sees', async () => {
    const id = await insertJob(db.pool, { organization_id: organization });
    const count = async () => Number((await db.pool.query('select count(*) from search_outbox')).rows[0].count);
    const before = await count();
    await db.pool.query("update job set updated_at = now(), content_hash = 'other', title = title where id = $1", [id]);
    await db.pool.query("update organization set logo = '/media/x.png' where id = $1", [organization]);
    expect(await count()).toBe(before);
  });
});

describe('a position from elsewhere', () => {
  it('goes on where it stood, without building, on the same history', async () => {
    const first = follow();
    await first.follower.caughtUp();
    const position = first.follower.position;
    await first.follower.close();
    const id = await insertJob(db.pool, { organization_id: organization });
    const second = follow(position);
    await second.follower.caughtUp();
    expect(second.index.builds).toBe(0);
    expect(second.index.documents.has(id)).toBe(true);
  });

  it.each([
    ['another cluster or timeline', (p: Position) => ({ ...p, history: '1/2/3' })],
    ['the future', (p: Position) => ({ ...p, seen: '900000000:900000000:' })],
    [
      'a history whose newest change this one does not have',
      (p: Position) => ({ ...p, newest: { ...p.newest!, mark: '018f0000-0000-7000-8000-000000000000' } }),
    ],
  ])('is thrown away when it comes from %s', async (_, change) => {
    const first = follow();
    await first.follower.caughtUp();
    const second = follow(change(first.follower.position!));
    await second.follower.caughtUp();
    expect(second.index.builds).toBe(1);
    expect(second.index.documents.size).toBe(first.index.documents.size);
  });

  it('is thrown away when the outbox has forgotten what came after it, and kept when it had seen all', async () => {
    const first = follow();
    await first.follower.caughtUp();
    const old = first.follower.position;
    await insertJob(db.pool, { organization_id: organization });
    await first.follower.caughtUp();
    const recent = first.follower.position;
    await db.pool.query('update search_cursor set seen = pg_current_snapshot()::text');
    await db.pool.query("select sweep_search_outbox('0 seconds')");
    const [away, present] = [follow(old), follow(recent)];
    await Promise.all([away.follower.caughtUp(), present.follower.caughtUp()]);
    expect([away.index.builds, present.index.builds]).toEqual([1, 0]);
  });
});
