// What readers report, what is decided on it, and that no feed brings back what was withdrawn.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { writePostings } from '../feeds/commands.ts';
import { findUnchanged } from '../feeds/queries.ts';
import { jobPersonalData } from '../personal-data.ts';
import { countReportedPostings } from './queries.ts';

const ADMIN = '/api/v1/admin/reported-postings';
const db = await cloneDatabase();
const ada = await insertPerson(db.database, { email: 'ada@x.example' });
const hana = await insertPerson(db.database, { email: 'hana@x.example', roles: [{ role: 'Admin' }] });
const actors: Record<string, Actor> = {
  ada: { ...CANDIDATE, userId: ada },
  erased: { ...CANDIDATE, userId: newId() },
  hana: { ...CANDIDATE, userId: hana, roles: ['Admin'], secondFactor: true },
};
let now = new Date();
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
const organizationId = await insertOrganization(db.database, { name: 'Lindvik' });
const school = (await db.database.insertInto('school').values({ name: 'Nordic', slug: 'nordic' }).returning('id').executeTakeFirstOrThrow())
  .id;

beforeEach(async () => {
  now = new Date(now.getTime() + 60_000);
  await db.database.deleteFrom('posting_report').execute();
});

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, actor?: string) {
  const headers = { 'sec-fetch-site': 'same-origin', ...(actor ? { 'x-test-actor': actor } : {}) };
  const reply = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}
const report = (id: string, body: object, actor?: string) => send('POST', `/api/v1/postings/${id}/reports`, body, actor);
const list = async (query = '') => (await send('GET', ADMIN + query, undefined, 'hana')).body;
const one = async (id: string) => (await send('GET', `${ADMIN}/${id}`, undefined, 'hana')).body;
const decide = (id: string, body: object) => send('PUT', `${ADMIN}/${id}/decision`, body, 'hana');
const undo = (id: string) => send('DELETE', `${ADMIN}/${id}/decision`, undefined, 'hana');
const withdrawnAt = async (id: string) =>
  (await db.database.selectFrom('job').select('withdrawn_at').where('id', '=', id).executeTakeFirstOrThrow()).withdrawn_at;

describe('a report (jobs.39)', () => {
  it('comes from visitors, each time anew, and from somebody signed in once a posting', async () => {
    const id = await insertJob(db.database, { organizationId, title: 'Diver' });
    expect((await report(id, { reason: 'not_real' })).status).toBe(202);
    await report(id.toUpperCase(), { reason: 'not_real' });
    await report(id, { reason: 'closed', text: ' first ' }, 'ada');
    now = new Date(now.getTime() + 1000);
    await report(id, { reason: 'asks_payment', text: 'second' }, 'ada');
    const { reports, reasons, given, state } = await one(id);
    expect([reports, reasons, state]).toEqual([3, ['asks_payment', 'not_real'], 'waiting']);
    expect(given[0]).toEqual({ reason: 'asks_payment', text: 'second', at: now.toISOString(), signedIn: true, waits: true });
    const read = jobPersonalData.find(({ name }) => name === 'posting-reports')?.read;
    expect(await read?.(db.database, { userId: ada } as never)).toMatchObject([{ title: 'Diver', reason: 'asks_payment', text: 'second' }]);
  });

  it.each([
    [{ reason: 'other' }, 'validation'],
    [{ reason: 'other', text: '  ' }, 'validation'],
    [{ reason: 'boring' }, 'validation'],
    [{ text: 'x' }, 'validation'],
    [{ reason: 'closed', text: 'x'.repeat(50_000) }, 'validation'],
  ])('of %j is refused', async (body, code) => {
    expect((await report(await insertJob(db.database, { organizationId }), body)).body.code).toBe(code);
  });

  it('of somebody whose account was erased a moment ago is none', async () => {
    const id = await insertJob(db.database, { organizationId });
    const { status, body } = await report(id, { reason: 'not_real' }, 'erased');
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  });

  it('is of a posting that the reader may see', async () => {
    const exclusive = await insertJob(db.database, { organizationId, schoolIds: [school] });
    for (const id of [newId(), exclusive]) expect((await report(id, { reason: 'closed' })).body.code).toBe('jobs.not_found');
  });
});

describe('what administrators see (jobs.40)', () => {
  it('is one row a posting, last reported first, by state and reason; it is counted while it waits', async () => {
    const [first, second] = [
      await insertJob(db.database, { organizationId }),
      await insertJob(db.database, { organizationId, title: 'Cook' }),
    ];
    await report(first, { reason: 'closed' });
    now = new Date(now.getTime() + 1000);
    await report(second, { reason: 'not_real' });
    const ids = async (query?: string) => (await list(query)).rows.map((row: { id: string }) => row.id);
    expect(await ids()).toEqual([second, first]);
    expect([await ids('?reason=closed'), await ids('?q=cook'), await ids('?state=kept')]).toEqual([[first], [second], []]);
    expect(await countReportedPostings(db.database)).toBe(2);
    await decide(second, { decision: 'kept' });
    expect([await ids('?state=kept'), await countReportedPostings(db.database)]).toEqual([[second], 1]);
    expect((await send('GET', '/api/v1/admin/home', undefined, 'hana')).body.reportedPostings).toBe(1);
    expect((await send('GET', ADMIN, undefined, 'ada')).status).toBe(403);
  });

  it('waits again when somebody reports it after the decision', async () => {
    const id = await insertJob(db.database, { organizationId });
    await report(id, { reason: 'closed' }, 'ada');
    await decide(id, { decision: 'kept' });
    expect((await one(id)).state).toBe('kept');
    await report(id, { reason: 'asks_payment' }, 'ada');
    expect((await one(id)).state).toBe('waiting');
  });
});

describe('a decision (jobs.40)', () => {
  it('withdraws the posting with those that are the same, and is taken back', async () => {
    const [id, same, other] = [
      await insertJob(db.database, { organizationId }),
      await insertJob(db.database, { organizationId }),
      await insertJob(db.database, { organizationId, title: 'Cook' }),
    ];
    await db.database.insertInto('job_duplicate').values({ job_id: same, stands_id: id, joined_at: now }).execute();
    await report(id, { reason: 'not_real' });
    expect((await one(id)).together).toBe(2);
    for (let n = 0; n < 2; n++) {
      const { body } = await decide(id, { decision: 'withdrawn', note: ' A fraud. ' });
      expect([body.state, body.note]).toEqual(['withdrawn', 'A fraud.']);
    }
    expect([await withdrawnAt(id), await withdrawnAt(same), await withdrawnAt(other)]).toEqual([now, now, null]);
    for (let n = 0; n < 2; n++) expect((await undo(id)).body.state).toBe('waiting');
    expect([await withdrawnAt(id), await withdrawnAt(same)]).toEqual([null, null]);
    const { rows } = await db.pool.query('select action, actor_id from audit_line where subject = $1 order by at, id', [`job:${id}`]);
    expect(rows.map(({ action }) => action).sort()).toEqual(['job.report_undone', 'job.report_withdrawn', 'job.report_withdrawn']);
    expect(rows.every(({ actor_id }) => actor_id === hana)).toBe(true);
  });

  it('that nothing is wrong brings back what was withdrawn by one before, but not what its feed has withdrawn', async () => {
    const [id, gone] = [await insertJob(db.database, { organizationId }), await insertJob(db.database, { organizationId, title: 'Cook' })];
    await report(id, { reason: 'closed' });
    await report(gone, { reason: 'closed' });
    const before = new Date(now.getTime() - 1000);
    await db.database.updateTable('job').set({ withdrawn_at: before }).where('id', '=', gone).execute();
    for (const one of [id, gone]) {
      await decide(one, { decision: 'withdrawn' });
      await decide(one, { decision: 'kept' });
    }
    expect([await withdrawnAt(id), await withdrawnAt(gone)]).toEqual([null, before]);
  });

  it('holds whatever a feed brings, until it is taken back', async () => {
    const id = await insertJob(db.database, { organizationId });
    await db.database.updateTable('job').set({ source: 'harbour', source_id: 'a', content_hash: 'one' }).where('id', '=', id).execute();
    await report(id, { reason: 'not_real' });
    await decide(id, { decision: 'withdrawn' });
    const bring = async () => {
      const client = await db.pool.connect();
      const lists = {
        languages: [],
        employment_types: [],
        categories: [],
        education_levels: [],
        education_fields: [],
        skills: [],
        sectors: [],
        countries: [],
      };
      const row = {
        id: newId(), source_id: 'a', content_hash: 'two', organization_id: organizationId, title: 'Diver', description_html: '', description_text: '', language: 'en',
        published_at: now, labels: [], starts_now: false, zone: 'UTC', ...lists,
      }; // biome-ignore format: a row
      try {
        await writePostings(client, { source: 'harbour', now, rows: [JSON.stringify(row)], places: [], written: [{ id, isNew: false }] });
      } finally {
        client.release();
      }
    };
    expect(await findUnchanged(db.pool, 'harbour', new Map([['a', 'one']]))).toEqual(new Set(['a']));
    await bring();
    expect(await withdrawnAt(id)).toEqual(now);
    await undo(id);
    await bring();
    expect(await withdrawnAt(id)).toBeNull();
  });

  it('is of a posting that was reported, and one of two', async () => {
    const id = await insertJob(db.database, { organizationId });
    for (const call of [await decide(id, { decision: 'kept' }), await undo(id), await send('GET', `${ADMIN}/${id}`, undefined, 'hana')])
      expect(call.body.code).toBe('jobs.not_found');
    expect((await decide(id, { decision: 'maybe' })).body.code).toBe('validation');
  });
});
