// Subscriptions by id and the daily mail of new postings that follows from them.
import { translator } from '@fairway/i18n/translator';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, insertVerifiedConnection } from '@fairway/testkit/people';
import { CANDIDATE, TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../../features.ts';
import { personalDataOf } from '../../../kernel/feature.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { sessionKeys } from '../../../kernel/session/keys.ts';
import { insertProvingSchool } from '../../verification/school.fixture.ts';
import { NAMED_POSTINGS, tellNewPostings } from './jobs.ts';
import { postingMails } from './templates.ts';

const URL = '/api/v1/communication/subscriptions';
const DAY_MS = 86_400_000;
let now = new Date('2026-11-21T05:11:00Z');
const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const clock = { now: () => now };
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: clock.now });
const run = () => tellNewPostings({ database: db.database, clock, keys: sessionKeys(TEST_SECRET), secret: TEST_SECRET });
const tomorrow = () => {
  now = new Date(now.getTime() + DAY_MS);
};

let people = 0;
async function person() {
  people += 1;
  const name = `reader${people}`;
  const userId = await insertPerson(db.database, { email: `${name}@mail.example`, firstName: 'Ada' });
  actors[name] = { ...CANDIDATE, userId };
  const send = (method: 'GET' | 'POST' | 'DELETE' | 'PUT', url = URL, payload?: object) =>
    app.inject({ method, url, headers: { 'x-test-actor': name }, ...(payload && { payload }) });
  const follow = (kind: string, id: number | string) => send('POST', URL, { kind, id: `${id}` });
  const mails = async () =>
    (
      await db.database
        .selectFrom('outgoing_mail')
        .select(['kind', 'parameters'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute()
    ).map(({ parameters }) => parameters as Record<string, unknown>);
  return { userId, send, follow, mails };
}
/** A posting that came an hour before the last midnight. */
async function posting(organizationId: number, title: string, more: { schoolIds?: number[]; hours?: number } = {}) {
  const midnight = now.getTime() - (now.getTime() % DAY_MS);
  const id = await insertJob(db.database, { organizationId, title, ...(more.schoolIds ? { schoolIds: more.schoolIds } : {}) });
  const created_at = new Date(midnight - (more.hours ?? 1) * 3_600_000);
  await db.database.updateTable('job').set({ created_at }).where('id', '=', id).execute();
  return id;
}
const organization = (name: string) => insertOrganization(db.database, { name });
const school = (slug: string) => insertProvingSchool(db.database, { name: slug, slug });

describe('a subscription by id', () => {
  it('of an organization follows it and is one with the following: who follows no more is subscribed no more', async () => {
    const { send, follow } = await person();
    const fjord = await organization('Fjord');
    const first = (await follow('company', fjord)).json();
    expect(first).toMatchObject({ topic: null, company: { id: fjord, name: 'Fjord' }, school: null });
    expect((await follow('company', fjord)).json().id).toBe(first.id);
    expect((await send('GET')).json()).toMatchObject({ subscriptions: [{ id: first.id }], companies: [{ id: fjord }], schools: [] });
    expect((await send('DELETE', `${URL}/${first.id}`)).statusCode).toBe(204);
    expect((await send('GET')).json()).toMatchObject({ subscriptions: [], companies: [{ id: fjord, name: 'Fjord' }] });
    await follow('company', fjord);
    await send('DELETE', `/api/v1/companies/follow/${fjord}`);
    expect((await send('GET')).json()).toMatchObject({ subscriptions: [], companies: [] });
  });

  it('of a school is offered where one is verified, and can be ended', async () => {
    const { send, follow, userId } = await person();
    const nordic = await school('offered');
    expect((await send('GET')).json().schools).toEqual([]);
    await insertVerifiedConnection(db.database, userId, nordic);
    expect((await send('GET')).json().schools).toEqual([{ id: nordic, name: 'offered' }]);
    const { id, school: of } = (await follow('school', nordic)).json();
    expect(of).toEqual({ id: nordic, name: 'offered' });
    expect((await send('DELETE', `${URL}/${id}`)).statusCode).toBe(204);
  });

  it.each([
    ['company', '2000000000'],
    ['company', '0'],
    ['company', '-1'],
    ['company', '99999999999'],
    ['company', 'fjord'],
    ['school', '2000000000'],
    ['event', '1'],
    ['savedSearch', '018f0000-0000-7000-8000-000000000001'],
  ])('of what there is not is not found: %s %s', async (kind, id) => {
    const { follow } = await person();
    const reply = await follow(kind, id);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });

  it.each([{ kind: 'posting', id: '1' }, { kind: 'company' }, { id: '1' }, { topic: 'newsletter', id: '1' }, { kind: 'company', id: 1 }])(
    'of what nobody knows is refused: %j',
    async (body) => {
      const { send } = await person();
      expect((await send('POST', URL, body)).statusCode).toBe(422);
    },
  );

  it('is in what its person takes away, and goes with them', async () => {
    const { follow, userId } = await person();
    await follow('company', await organization('Carried'));
    const part = personalDataOf(FEATURES).find(({ name }) => name === 'subscriptions')!;
    expect(await part.read(db.database, { userId, email: '' } as never)).toMatchObject([{ topic: null, company: 'Carried', school: null }]);
    await db.database.deleteFrom('app_user').where('id', '=', userId).execute();
    expect(await db.database.selectFrom('mail_subscription').select('id').where('user_id', '=', userId).execute()).toEqual([]);
  });
});

describe('the mail of new postings', () => {
  it('tells once a day what came since the last one, however often it runs', async () => {
    const { follow, mails } = await person();
    const fjord = await organization('Told');
    await follow('company', fjord);
    await posting(fjord, 'Old one', { hours: 30 });
    await posting(fjord, 'New one');
    await posting(await organization('Not subscribed'), 'Elsewhere');
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    // As if the run had died before its end was written.
    await db.database.deleteFrom('posting_digest').execute();
    await run();
    expect(await mails()).toMatchObject([{ title0: 'New one', company0: 'Told', count: 1, more: 0, page: '/jobs' }]);
    tomorrow();
    expect(await run()).toBe(0);
    await posting(fjord, 'Next one');
    tomorrow();
    await posting(fjord, 'Third one');
    await run();
    expect((await mails()).map(({ count }) => count)).toEqual([1, 1]);
  });

  it('tells of what is the same once, also when another one stands for it later (jobs.32)', async () => {
    const { follow, mails } = await person();
    const fjord = await organization('Twice');
    await follow('company', fjord);
    const join = (id: string, standsId: string) =>
      db.database.insertInto('job_duplicate').values({ job_id: id, stands_id: standsId, joined_at: now }).execute();
    tomorrow();
    const [first, second] = [await posting(fjord, 'Pilot'), await posting(fjord, 'Pilot (m/f/d)')];
    await join(second, first);
    await run();
    expect(await mails()).toMatchObject([{ title0: 'Pilot', count: 1 }]);
    tomorrow();
    const third = await posting(fjord, 'Pilot, own');
    await db.database.updateTable('job_duplicate').set({ stands_id: third }).where('job_id', '=', second).execute();
    await join(first, third);
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('tells nothing that the reader may not see, and of a school what is only for its students', async () => {
    const [reader, stranger] = [await person(), await person()];
    const [own, other, fjord] = [await school('own'), await school('other'), await organization('Exclusive')];
    await insertVerifiedConnection(db.database, reader.userId, own);
    await reader.follow('school', own);
    await stranger.follow('school', own);
    await stranger.follow('company', fjord);
    tomorrow();
    await posting(fjord, 'For own', { schoolIds: [own] });
    await posting(fjord, 'For other', { schoolIds: [other] });
    await posting(fjord, 'For all');
    await run();
    expect((await reader.mails()).map(({ title0, count }) => [title0, count])).toEqual([['For own', 1]]);
    expect((await stranger.mails()).map(({ title0, count }) => [title0, count])).toEqual([['For all', 1]]);
  });

  it('is not sent to whom it is off, or who is suspended; its link turns it off', async () => {
    const [off, gone, link] = [await person(), await person(), await person()];
    const fjord = await organization('Quiet');
    for (const one of [off, gone, link]) await one.follow('company', fjord);
    await off.send('PUT', '/api/v1/communication/email/settings', { settings: [{ kind: 'new_postings', on: false }] });
    await db.database.updateTable('app_user').set({ status: 'suspended' }).where('id', '=', gone.userId).execute();
    tomorrow();
    await posting(fjord, 'Quiet one');
    await run();
    expect([(await off.mails()).length, (await gone.mails()).length]).toEqual([0, 0]);
    const [mail] = await link.mails();
    const path = sessionKeys(TEST_SECRET).open('mail-link', Buffer.from(String(mail?.sealedDecline), 'base64url')) ?? '';
    const token = new URLSearchParams(path.slice(path.indexOf('?'))).get('token') ?? '';
    expect((await link.send('POST', '/api/v1/communication/unsubscribe', { token })).json()).toEqual({ kind: 'new_postings' });
    tomorrow();
    await posting(fjord, 'Quieter one');
    await run();
    expect(await link.mails()).toHaveLength(1);
  });

  it('leaves out what was withdrawn or is over, and names ten of many', async () => {
    const { follow, mails } = await person();
    const fjord = await organization('Many');
    await follow('company', fjord);
    tomorrow();
    for (let number = 0; number < NAMED_POSTINGS + 2; number++) await posting(fjord, `Job ${number}`);
    const [withdrawn, over] = [await posting(fjord, 'Withdrawn'), await posting(fjord, 'Over')];
    await db.database.updateTable('job').set({ withdrawn_at: now }).where('id', '=', withdrawn).execute();
    await db.database
      .updateTable('job')
      .set({ deadline_at: new Date(now.getTime() - DAY_MS) })
      .where('id', '=', over)
      .execute();
    await run();
    const [mail] = await mails();
    expect(mail).toMatchObject({ count: NAMED_POSTINGS + 2, more: 2 });
    expect(Object.keys(mail ?? {}).filter((name) => name.startsWith('title'))).toHaveLength(NAMED_POSTINGS);
    expect(Object.values(mail ?? {})).not.toContain('Withdrawn');
  });

  it('says them as facts, how many more there are, and how to get none', async () => {
    const values: Record<string, string> = {
      count: '12',
      more: '2',
      companies: 'Fjord',
      title0: 'Analyst',
      company0: 'Fjord',
      firstName: 'Ada',
    };
    const parameters = { text: (name: string) => values[name] ?? '', passage: () => '', name: () => 'Ada', instant: () => undefined };
    const blocks = postingMails.new_postings({ t: await translator('en'), tenant: 'Fairway', parameters } as never);
    expect(blocks).toMatchObject({ subject: '12 new jobs for you', facts: [['Analyst', 'Fjord']], note: 'And 2 more.' });
    expect(blocks.decline).toBe('I do not want emails about new jobs');
  });
});
