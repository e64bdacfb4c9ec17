// What a person opened last: theirs alone, a few, not for long, and nothing where they want nothing to be kept.
import { SEEN_POSTINGS_DAYS, SEEN_POSTINGS_MAX } from '@fairway/rules/own-postings';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { jobPersonalData } from '../personal-data.ts';
import { forgetOldSeen } from './commands.ts';

const URL = '/api/v1/candidate/seen-postings';
const DAY_MS = 86_400_000;
const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
let now = new Date();
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
const organizationId = await insertOrganization(db.database);
const school = (await db.database.insertInto('school').values({ name: 'Nordic', slug: 'nordic' }).returning('id').executeTakeFirstOrThrow())
  .id;

let turn = 0;
const userIds: Record<string, string> = {};
beforeEach(async () => {
  turn += 1;
  now = new Date();
  for (const name of ['ada', 'ben']) {
    userIds[name] = await insertPerson(db.database, { email: `${name}${turn}@x.example` });
    actors[name] = { ...CANDIDATE, userId: userIds[name] as string };
  }
});

const job = (deadlineAt: Date | null = null) => insertJob(db.database, { organizationId, deadlineAt });
async function send(method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object, actor: string | undefined = 'ada') {
  const headers = { 'sec-fetch-site': 'same-origin', ...(actor ? { 'x-test-actor': actor } : {}) };
  const reply = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}
async function open(id: string) {
  now = new Date(now.getTime() + 1000);
  return send('PUT', `${URL}/${id}`);
}
const seen = async (actor = 'ada') => {
  const { body } = await send('GET', URL, undefined, actor);
  return { keeps: body.keeps, ids: body.postings.map((one: { job: { id: string } }) => one.job.id) };
};

describe('what a person opened last (jobs.37)', () => {
  it('stands newest first, each once, and is nobody else’s', async () => {
    const [first, second, third] = [await job(), await job(), await job()];
    for (const id of [first, second, third.toUpperCase(), first]) expect((await open(id)).status).toBe(204);
    expect(await seen()).toEqual({ keeps: true, ids: [first, third, second] });
    expect(await seen('ben')).toEqual({ keeps: true, ids: [] });
    expect((await app.inject({ url: URL })).statusCode).toBe(401);
  });

  it('is at most 20 postings of the last 90 days', async () => {
    const ids: string[] = [];
    for (let n = 0; n < SEEN_POSTINGS_MAX + 2; n++) {
      ids.unshift(await job());
      await open(ids[0]!);
    }
    expect((await seen()).ids).toEqual(ids.slice(0, SEEN_POSTINGS_MAX));
    now = new Date(now.getTime() + SEEN_POSTINGS_DAYS * DAY_MS);
    expect((await seen()).ids).toEqual([]);
    expect(await forgetOldSeen(db.database, now)).toBeGreaterThanOrEqual(SEEN_POSTINGS_MAX);
    expect((await db.pool.query('select from seen_posting where user_id = $1', [userIds.ada])).rowCount).toBe(0);
  });

  it('keeps closed ones, which say so, and takes none that the person may not see', async () => {
    const closed = await job(new Date(now.getTime() - DAY_MS));
    await open(closed);
    expect((await send('GET', URL)).body.postings[0].job).toMatchObject({ id: closed, expired: true });
    const exclusive = await insertJob(db.database, { organizationId, schoolIds: [school] });
    for (const none of [newId(), exclusive]) expect((await open(none)).body.code).toBe('jobs.not_found');
  });
});

describe('what is not to be kept (jobs.38)', () => {
  it('is forgotten at once, and nothing comes until the person wants it again', async () => {
    const id = await job();
    await open(id);
    const keep = (keeps: unknown) => send('PUT', `${URL}-keeping`, { keeps });
    for (let n = 0; n < 2; n++) expect((await keep(false)).body).toEqual({ keeps: false, postings: [] });
    expect((await open(id)).status).toBe(204);
    expect(await seen()).toEqual({ keeps: false, ids: [] });
    for (let n = 0; n < 2; n++) expect((await keep(true)).body.keeps).toBe(true);
    await open(id);
    expect((await seen()).ids).toEqual([id]);
    expect((await keep('no')).body.code).toBe('validation');
  });

  it('is cleared, in what the person takes away while it is there, and goes with them', async () => {
    await open(await job());
    const part = (name: string) => jobPersonalData.find((one) => one.name === name)?.read(db.database, { userId: userIds.ada! } as never);
    expect(await part('seen-postings')).toHaveLength(1);
    for (let n = 0; n < 2; n++) expect((await send('DELETE', URL)).status).toBe(204);
    expect((await seen()).ids).toEqual([]);
    await send('PUT', `${URL}-keeping`, { keeps: false });
    expect(await part('seen-postings-stop')).toHaveLength(1);
    await db.database.deleteFrom('app_user').where('id', '=', userIds.ada!).execute();
    expect((await db.pool.query('select from seen_posting_stop where user_id = $1', [userIds.ada])).rowCount).toBe(0);
  });
});
