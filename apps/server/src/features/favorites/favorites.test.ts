// Favourites: one a candidate and posting, in two lists by whether the posting closed, never of what the candidate may not see.
import { LIMITS } from '@fairway/rules/limits';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, insertVerifiedConnection } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { favoritePersonalData } from './personal-data.ts';

const URL = '/api/v1/candidate/favorite';
const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
// A Wednesday.
let now = new Date('2026-11-18T10:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now, actors });
const organization = await insertOrganization(db.database, { name: 'Lindvik' });
const hidden = await insertOrganization(db.database, { status: 'suspended' });
const school = (await db.database.insertInto('school').values({ name: 'Nordic', slug: 'nordic' }).returning('id').executeTakeFirstOrThrow())
  .id;
const day = (days: number) => new Date(Date.parse('2026-11-18T22:59:59Z') + days * 86_400_000);
const job = (given: { deadlineAt?: Date | null; title?: string; schoolIds?: number[]; organizationId?: number } = {}) =>
  insertJob(db.database, { organizationId: organization, deadlineAt: day(30), ...given });

let turn = 0;
const userIds: Record<string, string> = {};
beforeEach(async () => {
  turn += 1;
  now = new Date('2026-11-18T10:00:00Z');
  for (const name of ['ada', 'ben']) {
    userIds[name] = await insertPerson(db.database, { email: `${name}${turn}@x.example` });
    actors[name] = {
      kind: 'user',
      userId: userIds[name] as string,
      sessionId: '018f0000-0000-7000-8000-0000000000a1',
      roles: ['Candidate'],
      organizationIds: [],
      schoolIds: [],
      staffSchoolIds: [],
      secondFactor: false,
    };
  }
});

type Method = 'GET' | 'POST' | 'DELETE';
async function send(method: Method, url: string, payload?: object, actor = 'ada') {
  const reply = await app.inject({ method, url, headers: { 'x-test-actor': actor }, ...(payload ? { payload } : {}) });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}
const save = (jobAdId: string, actor?: string) => send('POST', URL, { jobAdId }, actor);
const list = async (query = '', actor?: string) => (await send('GET', `${URL}${query}`, undefined, actor)).body;
const titles = (body: { favorites: { job: { title: string } }[] }) => body.favorites.map((one) => one.job.title);

describe('saving', () => {
  it('gives the favourite with its posting', async () => {
    const id = await job({ title: 'Data Analyst', deadlineAt: day(2) });
    const { status, body } = await save(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      jobAdId: id,
      expired: false,
      postingExpireTime: '2026-11-20T22:59:59.000Z',
      job: {
        id,
        jobId: id,
        title: 'Data Analyst',
        segment: `${id}-data-analyst`,
        companyId: organization,
        companyName: 'Lindvik',
        companyLogo: null,
        address: 'Oslo, Norway',
      },
    });
  });

  it('twice is once, with the first id and date', async () => {
    const id = await job();
    const first = await save(id);
    now = new Date(now.getTime() + 60_000);
    expect((await save(id.toUpperCase())).body).toEqual(first.body);
    expect((await list()).totalCount).toBe(1);
  });

  it('at the same moment is once too', async () => {
    const id = await job();
    const replies = await Promise.all(Array.from({ length: 6 }, () => save(id)));
    expect(replies.map((reply) => reply.status)).toEqual(Array(6).fill(200));
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
  });

  it('takes an expired posting that can be seen', async () => {
    const { status, body } = await save(await job({ deadlineAt: day(-3) }));
    expect([status, body.expired]).toEqual([200, true]);
  });

  it('takes a posting exclusive to a school where the candidate is verified, and loses sight of it with the proof', async () => {
    const id = await job({ schoolIds: [school] });
    const connection = await insertVerifiedConnection(db.database, userIds.ada as string, school);
    expect((await save(id)).status).toBe(200);
    expect((await list()).totalCount).toBe(1);
    await db.database.deleteFrom('school_connection').where('id', '=', connection).execute();
    expect((await list()).totalCount).toBe(0);
  });

  it.each([
    ['an unknown posting', async () => newId()],
    ['a posting exclusive to a school', () => job({ schoolIds: [school] })],
    ['a posting of a company that is not active', () => job({ organizationId: hidden })],
  ])('refuses %s: there is none', async (_what, make) => {
    const { status, body } = await save(await make());
    expect([status, body.code]).toEqual([404, 'jobs.not_found']);
    expect((await list()).totalCount).toBe(0);
  });

  it.each([[{}], [{ jobAdId: 'x' }], [{ jobAdId: 1 }], [{ jobAdId: '018f0000-0000-7000-8000-000000000001', more: 1 }]])(
    'refuses %j',
    async (body) => {
      const reply = await send('POST', URL, body);
      expect([reply.status, reply.body.code]).toEqual([422, 'validation']);
    },
  );

  it('ends at the limit, where what is saved already still answers', async () => {
    const ids = await db.pool.query(
      `with made as (insert into job (id, source_id, organization_id, title, description_html, description_text, published_at)
         select gen_random_uuid(), 'limit ' || n, $1, 'Many', '', '', now() from generate_series(1, $2) n returning id),
       owner as (insert into candidate (id, user_id) values (gen_random_uuid(), $3) returning id)
       insert into favorite (id, candidate_id, job_id) select gen_random_uuid(), owner.id, made.id from made, owner returning job_id`,
      [organization, LIMITS.favoritesPerCandidate, userIds.ada],
    );
    const { status, body } = await save(await job());
    expect([status, body.code]).toEqual([409, 'favorites.limit']);
    expect((await save(ids.rows[0].job_id)).status).toBe(200);
    expect((await list()).totalCount).toBe(LIMITS.favoritesPerCandidate);
  });
});

describe('one favourite', () => {
  it('is found and removed by its own id and by its posting’s', async () => {
    for (const pick of ['id', 'jobAdId'] as const) {
      const { body } = await save(await job());
      expect((await send('GET', `${URL}/${body[pick]}`)).body).toEqual(body);
      expect((await send('GET', `${URL}/${body[pick].toUpperCase()}`)).body).toEqual(body);
      expect((await send('DELETE', `${URL}/${body[pick]}`)).status).toBe(204);
      expect((await send('GET', `${URL}/${body[pick]}`)).status).toBe(404);
      expect((await send('DELETE', `${URL}/${body[pick]}`)).body.code).toBe('not_found');
    }
  });

  it('of a neighbour is no favourite, by either id', async () => {
    const { body } = await save(await job());
    for (const id of [body.id, body.jobAdId]) {
      expect((await send('GET', `${URL}/${id}`, undefined, 'ben')).status).toBe(404);
      expect((await send('DELETE', `${URL}/${id}`, undefined, 'ben')).status).toBe(404);
    }
    await save(await job(), 'ben');
    expect((await send('GET', `${URL}/${body.id}`, undefined, 'ben')).status).toBe(404);
    expect((await send('DELETE', `${URL}/${body.jobAdId}`, undefined, 'ben')).status).toBe(404);
    expect((await list()).totalCount).toBe(1);
  });
});

describe('the lists', () => {
  it('are of visitors and of staff not: they have none', async () => {
    expect((await app.inject({ url: URL })).statusCode).toBe(401);
  });

  it('are empty before anything was saved', async () => {
    expect(await list()).toEqual({ favorites: [], page: 1, totalCount: 0, hasNext: false });
  });

  it('hold open ones by when they close, and expired ones saved last first', async () => {
    const made: [string, Date | null][] = [
      ['Never', null],
      ['Late', day(60)],
      ['Soon', day(1)],
      ['Gone', day(-2)],
      ['Long gone', day(-40)],
    ];
    for (const [title, deadlineAt] of made) {
      now = new Date(now.getTime() + 1000);
      await save(await job({ title, deadlineAt }));
    }
    const withdrawn = await job({ title: 'Withdrawn' });
    await save(withdrawn);
    await db.database.updateTable('job').set({ withdrawn_at: now }).where('id', '=', withdrawn).execute();
    expect(titles(await list())).toEqual(['Soon', 'Late', 'Never']);
    const expired = await list('?bucket=expired');
    expect(titles(expired).sort()).toEqual(['Gone', 'Long gone', 'Withdrawn']);
    expect(expired.favorites.every((one: { expired: boolean }) => one.expired)).toBe(true);
    expect(expired.totalCount).toBe(3);
  });

  it('tell by the reader’s zone what closes this week, later this month, and later', async () => {
    // Sunday ends in Shanghai at 16:00 UTC.
    const made: [string, Date | null][] = [
      ['Friday', new Date('2026-11-20T16:00:00Z')],
      ['Sunday late', new Date('2026-11-22T20:00:00Z')],
      ['Last of the month', new Date('2026-11-30T15:59:59Z')],
      ['Next month there', new Date('2026-11-30T20:00:00Z')],
      ['Never', null],
    ];
    for (const [title, deadlineAt] of made) await save(await job({ title, deadlineAt }));
    const closing = async (deadline: string) => titles(await list(`?deadline=${deadline}`));
    await db.database
      .updateTable('app_user')
      .set({ time_zone: 'Asia/Shanghai' })
      .where('id', '=', userIds.ada as string)
      .execute();
    expect(await closing('this_week')).toEqual(['Friday']);
    expect(await closing('this_month')).toEqual(['Sunday late', 'Last of the month']);
    expect(await closing('later')).toEqual(['Next month there', 'Never']);
    await db.database
      .updateTable('app_user')
      .set({ time_zone: 'UTC' })
      .where('id', '=', userIds.ada as string)
      .execute();
    expect(await closing('this_week')).toEqual(['Friday', 'Sunday late']);
    expect(await closing('this_month')).toEqual(['Last of the month', 'Next month there']);
    expect((await list('?deadline=this_week')).totalCount).toBe(2);
  });

  it('come in pages, with the total and whether there is a next one; no posting twice', async () => {
    for (let n = 0; n < 45; n++) await save(await job({ title: `Job ${n}`, deadlineAt: n % 3 === 0 ? null : day(10) }));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?page=${page}`)));
    expect(pages.map((page) => [page.page, page.favorites.length, page.totalCount, page.hasNext])).toEqual([
      [1, 20, 45, true],
      [2, 20, 45, true],
      [3, 5, 45, false],
      [4, 0, 45, false],
    ]);
    expect(new Set(pages.flatMap((page) => page.favorites.map((one: { id: string }) => one.id))).size).toBe(45);
  });

  it('never show or count what the candidate may not know of any more', async () => {
    const [exclusive, suspended, plain] = [
      await job(),
      await job({ organizationId: await insertOrganization(db.database) }),
      await job({ title: 'Plain' }),
    ];
    const saved = await save(exclusive);
    await save(suspended);
    await save(plain);
    await db.database.insertInto('job_visibility').values({ job_id: exclusive, school_id: school }).execute();
    await db.pool.query("update organization set status = 'suspended' where id = (select organization_id from job where id = $1)", [
      suspended,
    ]);
    const body = await list();
    expect([titles(body), body.totalCount]).toEqual([['Plain'], 1]);
    expect((await send('GET', `${URL}/${exclusive}`)).status).toBe(404);
    // It is still theirs to remove.
    expect((await send('DELETE', `${URL}/${saved.body.id}`)).status).toBe(204);
  });

  it.each(['?bucket=old', '?deadline=tomorrow', '?page=0', '?page=1000000', '?page=x', '?more=1'])('refuse %s', async (query) => {
    expect((await list(query)).code).toBe('validation');
  });
});

describe('postings that are the same', () => {
  const same = async () => {
    const [one, other] = [await job({ title: 'Pilot' }), await job({ title: 'Pilot' })];
    const join = () => db.database.insertInto('job_duplicate').values({ job_id: one, stands_id: other, joined_at: now }).execute();
    return { one, other, join };
  };
  const states = async (...ids: string[]) =>
    (await send('GET', `/api/v1/candidate/favorite-states?${ids.map((id) => `jobId=${id}`).join('&')}`)).body.jobIds;

  it('are one favourite, whichever of them is saved', async () => {
    const { one, other, join } = await same();
    await join();
    await save(one);
    expect((await save(other)).status).toBe(200);
    expect((await list()).totalCount).toBe(1);
    expect((await states(one, other)).sort()).toEqual([one, other].sort());
    expect((await send('DELETE', `${URL}/${other}`)).status).toBe(204);
    expect((await list()).totalCount).toBe(0);
    expect(await states(one, other)).toEqual([]);
  });

  it('show once also where both were saved before', async () => {
    const { one, other, join } = await same();
    await save(one);
    await save(other);
    expect((await list()).totalCount).toBe(2);
    await join();
    expect((await list()).totalCount).toBe(1);
    await send('DELETE', `${URL}/${other}`);
    expect((await list()).totalCount).toBe(0);
  });
});

describe('the states', () => {
  const states = async (ids: string[], actor?: string) =>
    (await send('GET', `/api/v1/candidate/favorite-states?${ids.map((id) => `jobId=${id}`).join('&')}`, undefined, actor)).body;

  it('say which of the asked postings are mine', async () => {
    const [a, b] = [await job(), await job()];
    await save(a);
    expect(await states([a, b])).toEqual({ jobIds: [a] });
    expect(await states([a, b], 'ben')).toEqual({ jobIds: [] });
    expect(await states([])).toEqual({ jobIds: [] });
  });

  it('are asked for at most a hundred, by ids', async () => {
    expect((await states(Array.from({ length: 101 }, () => newId()))).code).toBe('validation');
    expect((await states(['x'])).code).toBe('validation');
  });
});

describe('what is held on a person', () => {
  it('names the postings they saved, and goes with them', async () => {
    await save(await job({ title: 'Mine' }));
    await save(await job({ title: 'Not mine' }), 'ben');
    const person = { userId: userIds.ada as string, emailFolded: '' };
    const [favorites] = favoritePersonalData;
    expect(await favorites?.read(db.database, person)).toMatchObject([{ title: 'Mine', company: 'Lindvik' }]);
    await db.database.deleteFrom('app_user').where('id', '=', person.userId).execute();
    const left = await db.pool.query('select 1 from favorite f join candidate c on c.id = f.candidate_id where c.user_id = $1', [
      person.userId,
    ]);
    expect(left.rows).toEqual([]);
  });
});
