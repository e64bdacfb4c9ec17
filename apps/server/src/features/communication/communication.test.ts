// Which mails a person wants, what they subscribed to, and the link that turns a kind off without a sign-in.
import { EMAIL_DEFAULTS, EMAIL_KINDS, SENT_TOPICS, SUBSCRIPTION_TOPICS } from '@fairway/rules/communication';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../kernel/http/request.ts';
import { signToken } from '../../kernel/http/signing.ts';
import { newId } from '../../kernel/ids.ts';
import { unsubscribeToken } from './commands.ts';
import { wantsMail } from './queries.ts';

const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
let people = 0;
let ada = '';

beforeEach(async () => {
  people += 1;
  ada = await insertPerson(db.database, { email: `communication${people}@example.org` });
  const ben = await insertPerson(db.database, { email: `neighbour${people}@example.org` });
  for (const [name, userId] of [
    ['ada', ada],
    ['ben', ben],
  ] as const)
    actors[name] = {
      kind: 'user',
      userId,
      sessionId: '018f0000-0000-7000-8000-0000000000a1',
      roles: ['Candidate'],
      organizationIds: [],
      schoolIds: [],
      staffSchoolIds: [],
      secondFactor: false,
    };
});

const call = (actor: string | undefined, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: actor ? { 'x-test-actor': actor } : {}, ...(payload ? { payload } : {}) });

describe('e-mail settings', () => {
  const url = '/api/v1/communication/email/settings';
  const set = (actor: string, settings: object[]) => call(actor, 'PUT', url, { settings });
  const on = async (actor: string) =>
    Object.fromEntries((await call(actor, 'GET', url)).json().settings.map((row: { kind: string; on: boolean }) => [row.kind, row.on]));

  it('are the defaults until the person chose', async () => expect(await on('ada')).toEqual(EMAIL_DEFAULTS));

  it('change the kinds that are given, of this person only', async () => {
    const reply = await set('ada', [
      { kind: 'events', on: false },
      { kind: 'suggestions', on: true },
    ]);
    const changed = { ...EMAIL_DEFAULTS, events: false, suggestions: true };
    expect(reply.json().settings.map((row: { kind: string }) => row.kind)).toEqual([...EMAIL_KINDS]);
    expect(await on('ada')).toEqual(changed);
    expect(await on('ben')).toEqual(EMAIL_DEFAULTS);
    await set('ada', [{ kind: 'events', on: true }]);
    expect(await on('ada')).toEqual({ ...changed, events: true });
    expect((await set('ada', [])).statusCode).toBe(200);
  });

  it('of one kind given twice take the last', async () => {
    await set('ada', [
      { kind: 'events', on: false },
      { kind: 'events', on: true },
    ]);
    expect((await on('ada')).events).toBe(true);
  });

  it('saved many times at once are saved', async () => {
    const orders = [EMAIL_KINDS, EMAIL_KINDS.toReversed(), EMAIL_KINDS, EMAIL_KINDS.toReversed()];
    const replies = await Promise.all(
      orders.map((kinds) =>
        set(
          'ada',
          kinds.map((kind) => ({ kind, on: false })),
        ),
      ),
    );
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 200]);
    expect(Object.values(await on('ada')).some(Boolean)).toBe(false);
  });

  it.each([
    ['an unknown kind', [{ kind: 'spam', on: true }]],
    ['mail about the account itself', [{ kind: 'password_changed', on: false }]],
    ['mail about the state of applications (communication.4)', [{ kind: 'applications', on: false }]],
    ['mail about bookings (communication.4)', [{ kind: 'appointments', on: false }]],
    ['no answer', [{ kind: 'events' }]],
    ['a word for an answer', [{ kind: 'events', on: 'yes' }]],
    ['more kinds than there are', Array.from({ length: EMAIL_KINDS.length + 1 }, () => ({ kind: 'events', on: true }))],
  ])('with %s are refused', async (_name, settings) => expect((await set('ada', settings)).statusCode).toBe(422));

  it('are asked for by whoever orders a mail', async () => {
    expect(await wantsMail(db.database, ada, 'events')).toBe(true);
    await set('ada', [{ kind: 'events', on: false }]);
    expect(await wantsMail(db.database, ada, 'events')).toBe(false);
  });
});

describe('subscriptions', () => {
  const url = '/api/v1/communication/subscriptions';
  const mine = async (actor: string) => (await call(actor, 'GET', url)).json();
  const organization = async () => ({ kind: 'company', id: `${await insertOrganization(db.database)}` });

  it('begin with none, and offer only what mails follow', async () =>
    expect(await mine('ada')).toEqual({ subscriptions: [], topics: [...SENT_TOPICS], companies: [], schools: [] }));

  it.each(SUBSCRIPTION_TOPICS.filter((topic) => !SENT_TOPICS.includes(topic)))(
    'to %s, of which no mail is sent, are neither taken nor shown; what is there stays its person’s to end',
    async (topic) => {
      const reply = await call('ada', 'POST', url, { topic });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
      const id = newId();
      await db.database.insertInto('mail_subscription').values({ id, user_id: ada, topic }).execute();
      expect((await mine('ada')).subscriptions).toEqual([]);
      expect((await call('ada', 'DELETE', `${url}/${id}`)).statusCode).toBe(204);
    },
  );

  it('twice, and many times at once, are one', async () => {
    const body = await organization();
    const replies = await Promise.all(Array.from({ length: 6 }, () => call('ada', 'POST', url, body)));
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.json().id}`)).size).toBe(1);
    expect((await mine('ada')).subscriptions).toHaveLength(1);
    expect((await mine('ben')).subscriptions).toEqual([]);
  });

  it('end once', async () => {
    const { id } = (await call('ada', 'POST', url, await organization())).json();
    expect((await call('ada', 'DELETE', `${url}/${id}`)).statusCode).toBe(204);
    expect((await call('ada', 'DELETE', `${url}/${id}`)).json().code).toBe('not_found');
    expect((await mine('ada')).subscriptions).toEqual([]);
  });

  it('of another person are not found', async () => {
    const { id } = (await call('ada', 'POST', url, await organization())).json();
    expect((await call('ben', 'DELETE', `${url}/${id}`)).json().code).toBe('not_found');
    expect((await call('ben', 'DELETE', `${url}/not-an-id`)).json().code).toBe('not_found');
    expect((await mine('ada')).subscriptions).toHaveLength(1);
  });

  it.each([{ topic: 'spam' }, { topic: '' }, {}, { topic: 'newsletter', userId: 'x' }])('to %j are refused', async (body) =>
    expect((await call('ada', 'POST', url, body)).statusCode).toBe(422),
  );
});

describe('the link of a mail', () => {
  const url = '/api/v1/communication/unsubscribe';
  const post = (token: unknown) => call(undefined, 'POST', url, { token });

  it('turns its kind off without a sign-in, once and again', async () => {
    const token = unsubscribeToken(TEST_SECRET, ada, 'events');
    expect((await post(token)).json()).toEqual({ kind: 'events' });
    expect((await post(token)).json()).toEqual({ kind: 'events' });
    expect([await wantsMail(db.database, ada, 'events'), await wantsMail(db.database, ada, 'messages')]).toEqual([false, true]);
  });

  it('is good for its person and kind only', async () => {
    const [body = '', mac = ''] = unsubscribeToken(TEST_SECRET, ada, 'events').split('.');
    const other = Buffer.from(JSON.stringify({ userId: ada, kind: 'messages' })).toString('base64url');
    for (const token of [
      `${other}.${mac}`,
      `${body}.${mac.slice(1)}`,
      `${body}.${mac}.x`,
      body,
      '',
      '.',
      'x'.repeat(1000),
      unsubscribeToken('another secret of another house', ada, 'events'),
      signToken(TEST_SECRET, 'decline-invitations', { userId: ada, kind: 'events' }),
      signToken(TEST_SECRET, 'unsubscribe', { userId: ada, kind: 'spam' }),
      signToken(TEST_SECRET, 'unsubscribe', { userId: 'x', kind: 'events' }),
      signToken(TEST_SECRET, 'unsubscribe', null),
    ]) {
      const reply = await post(token);
      expect([token.slice(0, 40), reply.statusCode, reply.json().code]).toEqual([token.slice(0, 40), 410, 'InvalidToken']);
    }
  });

  it('works by the one click of a mail program, but takes no form of another site', async () => {
    const url = `/en/unsubscribe?token=${unsubscribeToken(TEST_SECRET, ada, 'events')}`;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'List-Unsubscribe=One-Click';
    const crossSite = await app.inject({ method: 'POST', url, headers: { ...form, origin: 'https://evil.example' }, payload });
    expect(crossSite.json().code).toBe('cross_site');
    expect(await wantsMail(db.database, ada, 'events')).toBe(true);
    expect((await app.inject({ method: 'POST', url, headers: form, payload })).statusCode).toBe(204);
    expect(await wantsMail(db.database, ada, 'events')).toBe(false);
    expect((await app.inject({ method: 'POST', url, headers: form, payload: 'x'.repeat(5000) })).statusCode).toBe(413);
  });

  it('of an erased person says so', async () => {
    const token = unsubscribeToken(TEST_SECRET, ada, 'events');
    await db.database.deleteFrom('app_user').where('id', '=', ada).execute();
    expect((await post(token)).json().code).toBe('InvalidToken');
  });

  it.each([['a'.repeat(10_000)], ['a\u0000b'], [null], [{}]])('%# is no token', async (token) =>
    expect((await post(token)).statusCode).toBe(422),
  );
});
