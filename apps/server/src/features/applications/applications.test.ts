// What becomes of applications: by their candidates, by organizations, and in the database itself.
import {
  APPLICATION_KINDS,
  APPLICATION_MOVERS,
  APPLICATION_STATES,
  type ApplicationState,
  isToldByMail,
  mayMoveApplication,
} from '@fairway/rules/applications';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import type { OwnUserId } from '../identity/access.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';
import { moveToOrganization } from './merging.ts';
import { moveApplications } from './moving.ts';
import { recordOpening } from './openings.ts';
import { findOrganizationApplication } from './queries.ts';

const BASE = '/api/v1/candidate/applications';
const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
let now = new Date('2026-11-21T12:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
let organization = 0 as ManagedOrganizationId;
let recruiter = '';
let turn = 0;
let ada = '';

beforeAll(async () => {
  organization = (await insertOrganization(db.database, { name: 'Nordic Labs' })) as ManagedOrganizationId;
  recruiter = await insertPerson(db.database, { email: 'recruiter@labs.example', roles: [] });
});
beforeEach(async () => {
  turn += 1;
  now = new Date('2026-11-21T12:00:00Z');
  ada = await insertPerson(db.database, { email: `ada${turn}@own.example`, firstName: 'Ada' });
  actors.ada = { ...CANDIDATE, userId: ada };
  actors.ben = { ...CANDIDATE, userId: await insertPerson(db.database, { email: `ben${turn}@own.example` }) };
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, url: string, body?: object, actor = 'ada') => {
  const headers = { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' };
  const reply = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
  return { status: reply.statusCode, json: reply.body === '' ? undefined : reply.json() };
};
async function inside(given: { state?: ApplicationState; title?: string; kind?: string; at?: Date; organizationId?: number } = {}) {
  const { state = 'sent', title = 'Analyst', kind = 'inside', at = now, organizationId = organization } = given;
  const own = { id: newId(), user_id: ada, kind, state, title, organization_name: 'Nordic Labs', sent_at: at, changed_at: at };
  const sent = { organization_id: organizationId, profile: '{}', send_key: newId() };
  await db.database.insertInto('application').values({ ...own, ...(kind === 'inside' ? sent : {}) }).execute(); // biome-ignore format: one thought
  return own.id;
}
const move = (ids: string[], to: ApplicationState, organizationId = organization) =>
  db.database.transaction().execute((transaction) => moveApplications(transaction, { organizationId, ids, to, actorId: recruiter, now }));
const newsOf = async (id: string) =>
  (await db.pool.query("select kind, subject from news where payload->>'application' = $1 order by id", [id])).rows;
const mailsTo = async (userId: string) =>
  (await db.pool.query('select kind, parameters from outgoing_mail where user_id = $1 order by created_at', [userId])).rows;

describe('the list', () => {
  it('has one’s own in every order, filtered and searched, with its file', async () => {
    await inside({ title: 'Baker', at: new Date('2026-11-01T10:00:00Z') });
    await inside({ title: 'Analyst', state: 'offer', at: new Date('2026-11-02T10:00:00Z') });
    await inside({ title: 'Zoologist', kind: 'byHand', at: new Date('2026-10-02T10:00:00Z') });
    const titles = async (query = '') => (await call('GET', `${BASE}${query}`)).json.rows.map(({ title }: { title: string }) => title);
    expect(await titles()).toEqual(['Analyst', 'Baker', 'Zoologist']);
    expect(await titles('?sort=title')).toEqual(['Analyst', 'Baker', 'Zoologist']);
    expect(await titles('?sort=-state')).toEqual(['Analyst', 'Zoologist', 'Baker']);
    expect(await titles('?states=sent&states=hired')).toEqual(['Baker', 'Zoologist']);
    expect(await titles('?kinds=byHand')).toEqual(['Zoologist']);
    expect(await titles('?q=bAK')).toEqual(['Baker']);
    expect((await call('GET', BASE, undefined, 'ben')).json.rows).toEqual([]);
    const file = await app.inject({ url: `${BASE}/export.csv?states=offer`, headers: { 'x-test-actor': 'ada' } });
    expect(file.body).toContain('Analyst');
    expect(file.body).not.toContain('Baker');
    expect((await call('GET', `${BASE}?states=nonsense`)).status).toBe(422);
  });

  it('leads to postings that its reader may open, and to no other', async () => {
    const job = await insertJob(db.database, { organizationId: organization });
    const own = await insertOrganization(db.database);
    const gone = await insertJob(db.database, { organizationId: own });
    for (const [title, job_id] of [['Open', job], ['Gone', gone]] as const) await db.database.updateTable('application').set({ job_id }).where('id', '=', await inside({ title })).execute(); // biome-ignore format: one thought
    await db.database.updateTable('organization').set({ status: 'suspended' }).where('id', '=', own).execute();
    const rows = (await call('GET', `${BASE}?sort=title`)).json.rows;
    expect(rows.map((row: { title: string; jobId: string | null }) => [row.title, row.jobId])).toEqual([['Gone', null], ['Open', job]]); // biome-ignore format: one thought
  });
});

describe('an organization', () => {
  it('moves what it was sent; the candidate hears at once, and by mail of what is said', async () => {
    const id = await inside();
    expect(await move([id], 'seen')).toEqual([id]);
    expect(await newsOf(id)).toEqual([
      { kind: 'application.changed', subject: `user:${ada}` },
      { kind: 'application.changed', subject: `company:${organization}` },
    ]);
    expect(await mailsTo(ada)).toEqual([]);
    now = new Date('2026-11-22T12:00:00Z');
    await move([id.toUpperCase()], 'inTalks');
    expect(await mailsTo(ada)).toMatchObject([
      { kind: 'application_moved', parameters: { state: 'inTalks', page: `/applications/${id}` } },
    ]);
    const { json } = await call('GET', `${BASE}/${id}`);
    expect([json.state, json.changedAt]).toEqual(['inTalks', now.toISOString()]);
    expect(json.steps.map((step: { by: string; from: string; to: string }) => `${step.by} ${step.from} ${step.to}`)).toEqual([
      'organization sent seen',
      'organization seen inTalks',
    ]);
    expect(JSON.stringify(json)).not.toContain(recruiter);
    // Asked again it moves nothing, and tells nothing.
    expect(await move([id], 'inTalks')).toEqual([]);
    expect((await newsOf(id)).length).toBe(4);
  });

  it('moves all or none, and nothing of another organization', async () => {
    const [open, ended] = [await inside(), await inside({ state: 'withdrawn' })];
    await expect(move([open, ended], 'declined')).rejects.toMatchObject({
      code: 'applications.move',
      errors: [{ pointer: `/applications/${ended}`, code: 'applications.move' }],
    });
    const other = (await insertOrganization(db.database)) as ManagedOrganizationId;
    await expect(move([open], 'declined', other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(move([open, await inside({ kind: 'byHand' })], 'declined')).rejects.toMatchObject({ code: 'not_found' });
    expect((await call('GET', `${BASE}/${open}`)).json.state).toBe('sent');
    expect(await findOrganizationApplication(db.database, organization, open)).toMatchObject({ id: open, state: 'sent' });
    expect(await findOrganizationApplication(db.database, other, open)).toBeUndefined();
  });

  it('and the candidate who withdraws at that moment: one of them is told', async () => {
    const id = await inside();
    const [moved, withdrawn] = await Promise.allSettled([move([id], 'declined'), call('POST', `${BASE}/${id}/withdraw`)]);
    const { json } = await call('GET', `${BASE}/${id}`);
    if (json.state === 'declined') {
      expect(moved.status).toBe('fulfilled');
      expect(withdrawn).toMatchObject({ value: { status: 409, json: { code: 'applications.over' } } });
    } else {
      expect([json.state, moved.status]).toEqual(['withdrawn', 'rejected']);
    }
    expect(json.steps).toHaveLength(1);
  });

  it('that takes over another has what it was sent', async () => {
    const source = await insertOrganization(db.database);
    const id = await inside({ organizationId: source });
    await moveToOrganization(db.database, { sourceId: source, targetId: organization, now });
    expect(await findOrganizationApplication(db.database, organization, id)).toMatchObject({ id });
  });
});

describe('the database', () => {
  it('lets what rules/applications lets, and nothing else', async () => {
    const differing: string[] = [];
    const client = await db.pool.connect();
    await client.query('begin');
    for (const kind of APPLICATION_KINDS)
      for (const from of APPLICATION_STATES)
        for (const by of APPLICATION_MOVERS)
          for (const to of APPLICATION_STATES.filter((state) => state !== from)) {
            await client.query('savepoint try');
            const id = newId();
            await client.query(
              `insert into application (id, user_id, kind, state, sent_at, changed_at, title, organization_name, profile, send_key)
               values ($1, $2, $3, $4, now(), now(), 'A', 'B', '{}', $1)`,
              [id, ada, kind, from],
            );
            const tried = client.query('update application set state = $2, moved_by = $3 where id = $1', [id, to, by]);
            const isLet = await tried.then(() => true, (error: { constraint?: string }) => error.constraint !== 'application_moves'); // biome-ignore format: one thought
            await client.query('rollback to savepoint try');
            if (isLet !== mayMoveApplication(kind, from, to, by)) differing.push(`${kind} ${from} ${by} ${to}`);
          }
    await client.query('rollback');
    client.release();
    expect(differing).toEqual([]);
  });
});

describe('a candidate', () => {
  it('withdraws what is open; again is once, and what has ended stays', async () => {
    const id = await inside({ state: 'offer' });
    const first = await call('POST', `${BASE}/${id}/withdraw`);
    expect([first.status, first.json.state, first.json.can.withdraw]).toEqual([200, 'withdrawn', false]);
    expect((await call('POST', `${BASE}/${id}/withdraw`)).json.steps).toHaveLength(1);
    expect(await mailsTo(ada)).toEqual([]);
    expect((await call('POST', `${BASE}/${await inside({ state: 'hired' })}/withdraw`)).json.code).toBe('applications.over');
    expect((await call('POST', `${BASE}/${await inside({ kind: 'byHand' })}/withdraw`)).json.code).toBe('applications.own_record');
    expect((await call('POST', `${BASE}/${await inside()}/withdraw`, undefined, 'ben')).status).toBe(404);
  });

  it('keeps what was sent elsewhere: adds, changes, moves and removes it', async () => {
    const body = { title: ' Trainee ', organization: 'Fjord', place: 'Oslo', link: 'https://fjord.example/1' };
    const added = await call('POST', BASE, { ...body, sentAt: '2026-11-01T00:00:00Z', state: 'seen' });
    expect([added.status, added.json.title, added.json.kind, added.json.state]).toEqual([201, 'Trainee', 'byHand', 'seen']);
    const url = `${BASE}/${added.json.id}`;
    expect((await call('PUT', url, { title: 'Trainee 2', organization: 'Fjord' })).json).toMatchObject({ title: 'Trainee 2', link: null });
    for (const state of ['offer', 'sent', 'declined', 'sent'])
      expect((await call('PUT', `${url}/state`, { state })).json.state).toBe(state);
    expect((await call('PUT', `${url}/state`, { state: 'sent' })).json.steps).toHaveLength(5);
    for (const link of ['javascript:alert(1)', 'nonsense', 'ftp://x.example'])
      expect((await call('PUT', url, { ...body, link })).json).toMatchObject({ code: 'applications.link', errors: [{ pointer: '/body/link' }] }); // biome-ignore format: one thought
    expect((await call('POST', BASE, { title: ' ', organization: 'Fjord' })).status).toBe(422);
    expect((await call('DELETE', url, undefined, 'ben')).status).toBe(404);
    expect((await call('DELETE', url)).status).toBe(204);
    expect((await call('GET', url)).status).toBe(404);
  });

  it('does none of it to what was sent here', async () => {
    const url = `${BASE}/${await inside()}`;
    expect((await call('PUT', url, { title: 'T', organization: 'O' })).json.code).toBe('applications.sent_here');
    expect((await call('PUT', `${url}/state`, { state: 'hired' })).json.code).toBe('applications.sent_here');
    expect((await call('DELETE', url)).json.code).toBe('applications.sent_here');
  });

  it('writes notes and reminders that nobody else sees; reminders stand in the calendar until they are done', async () => {
    const id = await inside();
    const url = `${BASE}/${id}`;
    const noted = (await call('POST', `${url}/notes`, { text: '<b>Ask</b> about pay' })).json.notes[0];
    expect((await call('PUT', `${url}/notes/${noted.id}`, { text: 'Ask' })).json.notes).toMatchObject([{ text: 'Ask' }]);
    expect((await call('PUT', `${url}/notes/${newId()}`, { text: 'Ask' })).status).toBe(404);
    const reminder = { text: 'Call,\nthem', dueAt: '2026-11-25T09:00:00Z' };
    const set = (await call('POST', `${url}/reminders`, reminder)).json;
    expect(set.remindAt).toBe('2026-11-25T09:00:00.000Z');
    const feed = (await call('POST', '/api/v1/candidate/favorite-calendar')).json.url.replace('http://localhost', '');
    const events = async () => new ICAL.Component(ICAL.parse((await app.inject({ url: feed })).body)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part)); // biome-ignore format: one thought
    const [event] = await events();
    expect([event?.summary, event?.startDate.toJSDate().toISOString()]).toEqual(['Call, them', '2026-11-25T09:00:00.000Z']);
    expect(event?.description).toContain(`http://localhost/en/applications/${id}`);
    const one = set.reminders[0].id;
    const done = await call('PUT', `${url}/reminders/${one}`, { ...reminder, done: true });
    expect([done.json.remindAt, done.json.reminders[0].doneAt]).toEqual([null, now.toISOString()]);
    expect(await events()).toEqual([]);
    expect(await findOrganizationApplication(db.database, organization, id)).not.toHaveProperty('notes');
    expect((await call('DELETE', `${url}/reminders/${one}`)).json.reminders).toEqual([]);
    expect((await call('DELETE', `${url}/notes/${noted.id}`)).json.notes).toEqual([]);
    for (let n = 0; n < 20; n++) await call('POST', `${url}/reminders`, reminder);
    expect((await call('POST', `${url}/reminders`, reminder)).json.code).toBe('applications.limit');
  });
});

describe('the link of a posting (applications.9)', () => {
  const OPENINGS = '/api/v1/candidate/application-openings';
  const open = async (job: string) => recordOpening(db.database, { userId: ada as OwnUserId, jobId: job, now });
  const asked = async () => (await call('GET', OPENINGS)).json.openings.map((one: { jobId: string; answer: string | null }) => [one.jobId, one.answer]); // biome-ignore format: one thought

  it('asks once whether one applied: not yet is no question any more, never is none at all', async () => {
    const [one, two] = [await insertJob(db.database, { organizationId: organization }), await insertJob(db.database, { organizationId: organization })]; // biome-ignore format: one thought
    await open(one);
    now = new Date('2026-11-21T13:00:00Z');
    await open(two);
    expect(await asked()).toEqual([[two, null], [one, null]]); // biome-ignore format: one thought
    expect((await call('PUT', `${OPENINGS}/${one}`, { answer: 'notYet' })).json).toEqual({ applicationId: null });
    expect((await call('PUT', `${OPENINGS}/${two}`, { answer: 'never' })).status).toBe(200);
    await open(one);
    await open(two);
    expect(await asked()).toEqual([[one, 'notYet']]);
    expect((await call('PUT', `${OPENINGS}/${newId()}`, { answer: 'applied' })).status).toBe(404);
    expect((await call('PUT', `${OPENINGS}/${one}`, { answer: 'applied' }, 'ben')).status).toBe(404);
  });

  it('keeps an application of one’s own where one did, once', async () => {
    const job = await insertJob(db.database, { organizationId: organization, title: 'Pilot' });
    await open(job);
    const { applicationId } = (await call('PUT', `${OPENINGS}/${job}`, { answer: 'applied' })).json;
    expect((await call('PUT', `${OPENINGS}/${job}`, { answer: 'applied' })).json).toEqual({ applicationId });
    const { json } = await call('GET', `${BASE}/${applicationId}`);
    expect(json).toMatchObject({ kind: 'outside', state: 'sent', title: 'Pilot', link: 'https://jobs.example/apply', jobId: job });
    expect([json.steps.length, json.can.move, json.can.edit]).toEqual([1, true, false]);
    expect(await asked()).toEqual([]);
    await call('DELETE', `${BASE}/${applicationId}`);
    await expect(move([applicationId], 'declined')).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('tells by mail of exactly the states that are said', async () => {
  for (const state of APPLICATION_STATES.filter((one) => mayMoveApplication('inside', 'sent', one, 'organization'))) {
    const id = await inside();
    await move([id], state);
    const { rows } = await db.pool.query('select kind from outgoing_mail where key like $1', [`application_moved:${id}:%`]);
    expect([state, rows.length]).toEqual([state, isToldByMail(state) ? 1 : 0]);
  }
});
