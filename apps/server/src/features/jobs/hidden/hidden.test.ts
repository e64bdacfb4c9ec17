// What a person hides is in none of their lists, counts and suggestions, exactly; and in everybody else's.
import { HIDDEN_POSTINGS_MAX } from '@fairway/rules/own-postings';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, insertVerifiedConnection } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { scanDocuments } from '../../search/documents.ts';
import { jobPersonalData } from '../personal-data.ts';
import { listNewPostings } from '../queries.ts';

const URL = '/api/v1/candidate/hidden-postings';
const db = await cloneDatabase();
const search = new ReferenceSearch();
const actors: Record<string, Actor> = {};
let now = new Date();
const app = await testApp({ ...db, search, actors, now: () => now });
const school = (await db.database.insertInto('school').values({ name: 'Nordic', slug: 'nordic' }).returning('id').executeTakeFirstOrThrow())
  .id;

let turn = 0;
let organization = 0;
const userIds: Record<string, string> = {};
beforeEach(async () => {
  turn += 1;
  now = new Date();
  organization = await insertOrganization(db.database, { name: `Lindvik ${turn}` });
  for (const name of ['ada', 'ben']) {
    userIds[name] = await insertPerson(db.database, { email: `${name}${turn}@x.example` });
    actors[name] = { ...CANDIDATE, userId: userIds[name] as string };
  }
});

const job = (given: { title?: string; deadlineAt?: Date | null; schoolIds?: number[]; employmentTypes?: string[] } = {}) =>
  insertJob(db.database, { organizationId: organization, ...given });
const join = (id: string, standing: string) =>
  db.database.insertInto('job_duplicate').values({ job_id: id, stands_id: standing, joined_at: now }).execute();
async function index() {
  for await (const batch of scanDocuments(db.pool, now.getTime())) await search.apply(batch.map((document) => ({ kind: 'put', document })));
}
async function send(method: 'GET' | 'PUT' | 'DELETE', url: string, actor?: string) {
  const headers = { 'sec-fetch-site': 'same-origin', ...(actor ? { 'x-test-actor': actor } : {}) };
  const reply = await app.inject({ method, url, headers });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}
const hide = (id: string, actor = 'ada') => send('PUT', `${URL}/${id}`, actor);
const show = (id: string, actor = 'ada') => send('DELETE', `${URL}/${id}`, actor);
const postings = async (actor?: string, query = '') =>
  (await send('GET', `/api/v1/postings?company_id=${organization}${query}`, actor)).body;
const idsOf = (body: { matchingJobs: { id: string }[] }) => body.matchingJobs.map(({ id }) => id).sort();
const hidden = async (actor = 'ada', query = '') => (await send('GET', URL + query, actor)).body;

describe('a hidden posting (jobs.34)', () => {
  it('is in no list, total or count of its person, and in those of all others', async () => {
    const [first, second] = [await job(), await job({ employmentTypes: ['INTERN'] })];
    await index();
    expect((await hide(first.toUpperCase())).status).toBe(204);
    const mine = await postings('ada');
    expect([idsOf(mine), mine.totalSize]).toEqual([[second], 1]);
    expect(mine.facets.employment_types).toEqual([{ value: 'INTERN', count: 1 }]);
    expect((await postings('ada', '&employment_types=FULL_TIME')).totalSize).toBe(0);
    for (const other of ['ben', undefined]) expect(idsOf(await postings(other))).toEqual([first, second].sort());
    const counted = async (actor?: string) => (await send('GET', '/api/v1/postings/filters', actor)).body.filters;
    const types = (filters: { name: string; options: { value: string; count: number }[] }[]) =>
      filters.find(({ name }) => name === 'employment_types')?.options.find(({ value }) => value === 'FULL_TIME')?.count ?? 0;
    expect(types(await counted('ben')) - types(await counted('ada'))).toBe(1);
  });

  it('is neither suggested, nor similar to another, nor told by mail', async () => {
    const before = new Date(now.getTime() - 60_000);
    const [first, second] = [await job({ title: 'Rope Maker' }), await job({ title: 'Rope Maker at Sea' })];
    await index();
    const similar = async (actor?: string) =>
      (await send('GET', `/api/v1/postings/${first}/similar`, actor)).body.jobs.map((one: { id: string }) => one.id);
    const suggested = async () =>
      (await send('GET', '/api/v1/candidate/suggested-postings?limit=50', 'ada')).body.suggestions.map(
        (one: { job: { id: string } }) => one.job.id,
      );
    await db.database
      .insertInto('organization_follow')
      .values({ user_id: userIds.ada!, organization_id: organization, created_at: now } as never)
      .execute();
    await db.database
      .insertInto('mail_subscription')
      .values({ id: newId(), user_id: userIds.ada!, organization_id: organization })
      .execute();
    const told = async () => {
      const span = { from: before, until: new Date(Date.now() + 60_000), now };
      return (await listNewPostings(db.database, userIds.ada!, [], span)).map(({ title }) => title).sort();
    };
    expect(await similar('ada')).toContain(second);
    expect(await told()).toEqual(['Rope Maker', 'Rope Maker at Sea']);
    await hide(second);
    expect(await similar('ada')).not.toContain(second);
    expect(await similar()).toContain(second);
    expect(await suggested()).not.toContain(second);
    expect(await told()).toEqual(['Rope Maker']);
  });

  it('takes those that are the same with it, whichever of them stands', async () => {
    const [standing, other, alone] = [await job(), await job(), await job({ title: 'Cook' })];
    await join(other, standing);
    await index();
    await hide(other);
    expect(idsOf(await postings('ada'))).toEqual([alone]);
    // The other stands now.
    await db.database.deleteFrom('job_duplicate').where('job_id', '=', other).execute();
    await index();
    expect(idsOf(await postings('ada'))).toEqual([alone]);
    // One that comes later and stands for it is no news either.
    const late = await job();
    await join(other, late);
    await join(standing, late);
    await index();
    await search.apply([standing, other].map((id) => ({ kind: 'remove', id })));
    expect(idsOf(await postings('ada'))).toEqual([alone]);
    expect((await hidden()).postings.map((one: { job: { id: string } }) => one.job.id)).toEqual([other]);
    await show(late);
    expect(idsOf(await postings('ada'))).toEqual([late, alone].sort());
    expect((await hidden()).totalCount).toBe(0);
  });

  it('does not end a page token: who hides goes on where they were', async () => {
    const ids = [await job(), await job(), await job()];
    await index();
    const first = await postings('ada', '&page_size=1&sort=date');
    await hide(first.matchingJobs[0].id);
    const next = await postings('ada', `&page_size=1&sort=date&page_token=${encodeURIComponent(first.nextPageToken)}`);
    expect([next.matchingJobs.length, next.totalSize]).toEqual([1, 2]);
    expect(ids).toContain(next.matchingJobs[0].id);
  });

  it('opens still, and says that it is hidden', async () => {
    const id = await job();
    await hide(id);
    expect((await send('GET', `/api/v1/postings/${id}`, 'ada')).status).toBe(200);
    const states = async (actor: string) =>
      (await send('GET', `/api/v1/candidate/hidden-posting-states?jobId=${id}&jobId=${newId()}`, actor)).body.jobIds;
    expect([await states('ada'), await states('ben')]).toEqual([[id], []]);
  });

  it('may be hidden and shown twice; one that nobody may see is none', async () => {
    const [id, exclusive] = [await job(), await job({ schoolIds: [school] })];
    for (let n = 0; n < 2; n++) expect((await hide(id)).status).toBe(204);
    expect((await hidden()).totalCount).toBe(1);
    for (let n = 0; n < 2; n++) expect((await show(id)).status).toBe(204);
    expect((await hidden()).totalCount).toBe(0);
    for (const none of [newId(), exclusive]) expect((await hide(none)).body.code).toBe('jobs.not_found');
    expect((await hide('x')).body.code).toBe('not_found');
  });
});

describe('the list of what is hidden (jobs.35)', () => {
  it('is its person’s alone, last hidden first, in pages', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 22; n++) {
      now = new Date(now.getTime() + 1000);
      ids.unshift(await job({ deadlineAt: n === 0 ? new Date(now.getTime() - 1) : null }));
      await hide(ids[0]!);
    }
    const [first, second] = [await hidden(), await hidden('ada', '?page=2')];
    expect([first.totalCount, first.hasNext, second.hasNext]).toEqual([22, true, false]);
    expect([...first.postings, ...second.postings].map((one: { job: { id: string } }) => one.job.id)).toEqual(ids);
    expect(second.postings[1].job.expired).toBe(true);
    expect((await hidden('ben')).postings).toEqual([]);
    expect((await send('GET', URL)).status).toBe(401);
    expect((await hidden('ada', '?page=0')).code).toBe('validation');
  });

  it('loses what the person may see no more', async () => {
    const connection = await insertVerifiedConnection(db.database, userIds.ada!, school);
    await hide(await job({ schoolIds: [school] }));
    expect((await hidden()).totalCount).toBe(1);
    await db.database.deleteFrom('school_connection').where('id', '=', connection).execute();
    expect((await hidden()).totalCount).toBe(0);
  });

  it('has a bound: closed ones are forgotten first, then the oldest', async () => {
    await db.pool.query(
      `with made as (insert into job (id, source_id, organization_id, title, description_html, description_text, published_at, withdrawn_at)
         select gen_random_uuid(), 'hidden ' || $2 || ' ' || n, $1, 'Many', '', '', now(), case when n = $3 - 2 then now() end from generate_series(1, $3) n
         returning id, source_id)
       insert into hidden_posting (user_id, job_id, with_id, hidden_at)
         select $4, id, id, now() - interval '1 day' + split_part(source_id, ' ', 3)::int * interval '1 second' from made`,
      [organization, turn, HIDDEN_POSTINGS_MAX, userIds.ada],
    );
    const kept = async () => {
      const { rows } = await db.pool.query(
        'select j.source_id, j.withdrawn_at from hidden_posting h join job j on j.id = h.job_id where h.user_id = $1',
        [userIds.ada],
      );
      return {
        count: rows.length,
        closed: rows.filter((row) => row.withdrawn_at).length,
        first: rows.some((row) => row.source_id === `hidden ${turn} 1`),
      };
    };
    await hide(await job());
    expect(await kept()).toEqual({ count: HIDDEN_POSTINGS_MAX, closed: 0, first: true });
    await hide(await job());
    expect(await kept()).toEqual({ count: HIDDEN_POSTINGS_MAX, closed: 0, first: false });
  });

  it('is in what a person takes away', async () => {
    await hide(await job({ title: 'Diver' }));
    const [part] = jobPersonalData;
    expect(await part?.read(db.database, { userId: userIds.ada!, emailFolded: '' } as never)).toMatchObject([{ title: 'Diver' }]);
    await db.database.deleteFrom('app_user').where('id', '=', userIds.ada!).execute();
    expect((await db.pool.query('select from hidden_posting where user_id = $1', [userIds.ada])).rowCount).toBe(0);
  });
});
