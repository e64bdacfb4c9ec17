// Inviting a friend: one mail an address for ever, and no answer tells what is known of it.
import { LIMITS } from '@fairway/rules/limits';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../kernel/http/request.ts';
import { signToken } from '../../kernel/http/signing.ts';
import { LINK_PURPOSE } from '../../kernel/mail/outgoing.ts';
import { sessionKeys } from '../../kernel/session/keys.ts';

const URL = '/api/v1/referrals';
const db = await cloneDatabase();
const keys = sessionKeys(TEST_SECRET);
const actors: Record<string, Actor> = {};
let now = new Date('2026-03-01T10:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now, actors });
let turn = 0;
let friend = '';

beforeEach(async () => {
  turn += 1;
  friend = `friend${turn}@example.org`;
  for (const name of ['ada', 'ben'])
    actors[name] = {
      kind: 'user',
      userId: await insertPerson(db.database, { email: `${name}${turn}@example.org`, lastName: 'Berg', firstName: name }),
      sessionId: '018f0000-0000-7000-8000-0000000000a1',
      roles: ['Candidate'],
      organizationIds: [],
      schoolIds: [],
      staffSchoolIds: [],
      secondFactor: false,
    };
});

const invite = (actor: string, given: object = {}) =>
  app.inject({
    method: 'POST',
    url: URL,
    headers: { 'x-test-actor': actor },
    payload: { firstName: 'Mia', lastName: 'Lind', email: friend, ...given },
  });
const list = async (actor: string, page = 1) =>
  (await app.inject({ url: `${URL}?page=${page}`, headers: { 'x-test-actor': actor } })).json();
const decline = (token: unknown) => app.inject({ method: 'POST', url: `${URL}/decline`, payload: { token } });
const mails = (recipient = friend) => db.database.selectFrom('outgoing_mail').selectAll().where('recipient', '=', recipient).execute();

/** The path that a sealed link of a mail opens. */
async function linkOf(name: 'sealedLink' | 'sealedDecline', recipient = friend): Promise<string> {
  const [mail] = await mails(recipient);
  const sealed = ((mail?.parameters ?? {}) as Record<string, string>)[name] ?? '';
  return keys.open(LINK_PURPOSE, Buffer.from(sealed, 'base64url')) ?? '';
}

describe('an invitation', () => {
  it('is kept and mailed once, in the language of the one who invites', async () => {
    await db.database.updateTable('app_user').set({ locale: 'de' }).where('email', '=', `ada${turn}@example.org`).execute();
    const reply = await invite('ada', { firstName: '  Mia \n Sofie ', lastName: ' Lind ' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      id: expect.any(String),
      firstName: 'Mia Sofie',
      lastName: 'Lind',
      email: friend,
      createdAt: now.toISOString(),
      joined: false,
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      kind: 'referral',
      recipient_name: '',
      locale: 'de',
      user_id: null,
      parameters: { friendFirstName: 'Mia Sofie', firstName: 'ada', lastName: 'Berg' },
    });
    expect(await linkOf('sealedLink')).toBe(`/login?referral=${reply.json().id}`);
    expect(await linkOf('sealedDecline')).toMatch(/^\/referrals\/decline\?token=[\w.-]+$/);
  });

  it('of the same friend, again or at once, is the same one', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => invite('ada')));
    replies.push(await invite('ada', { firstName: 'Other', email: ` ${friend.toUpperCase()} ` }));
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1);
    expect(await list('ada')).toMatchObject({ total: 1, referrals: [{ firstName: 'Mia' }] });
    expect(await mails()).toHaveLength(1);
  });

  it('by several people at once is mailed once, and answered the same', async () => {
    const [first, second] = await Promise.all([invite('ada'), invite('ben')]);
    expect([first?.statusCode, second?.statusCode]).toEqual([201, 201]);
    expect(Object.keys(first?.json())).toEqual(Object.keys(second?.json()));
    expect(await mails()).toHaveLength(1);
    expect([(await list('ada')).total, (await list('ben')).total]).toEqual([1, 1]);
  });

  it('is not mailed again when the one who invited first was erased', async () => {
    await invite('ada');
    const userId = actors.ada?.kind === 'user' ? actors.ada.userId : '';
    await db.database.deleteFrom('app_user').where('id', '=', userId).execute();
    expect((await invite('ben')).statusCode).toBe(201);
    expect(await mails()).toHaveLength(1);
  });

  it('of somebody with an account is answered like any other, and not mailed', async () => {
    const id = await insertPerson(db.database, { email: friend });
    await db.database
      .updateTable('app_user')
      .set({ created_at: new Date('2026-01-01') })
      .where('id', '=', id)
      .execute();
    const reply = await invite('ada');
    expect([reply.statusCode, reply.json().joined]).toEqual([201, false]);
    expect((await list('ada')).referrals[0].joined).toBe(false);
    expect(await mails()).toEqual([]);
  });

  it('shows that the friend joined once the new account is verified', async () => {
    await invite('ada');
    const id = await insertPerson(db.database, { email: friend.toUpperCase(), status: 'inactive' });
    await db.database
      .updateTable('app_user')
      .set({ created_at: new Date(now.getTime() + 60_000) })
      .where('id', '=', id)
      .execute();
    expect((await list('ada')).referrals[0].joined).toBe(false);
    await db.database.updateTable('app_user').set({ email_verified_at: new Date(), status: 'active' }).where('id', '=', id).execute();
    expect((await list('ada')).referrals[0].joined).toBe(true);
  });

  it.each([`ada@example.org`, 'contact'])('to one’s own address (%s) is refused', async (which) => {
    await db.database.updateTable('app_user').set({ contact_email: friend }).where('email', '=', `ada${turn}@example.org`).execute();
    const email = which === 'contact' ? friend : `ADA${turn}@Example.org`;
    const reply = await invite('ada', { email });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'referrals.own_address']);
  });

  // @rule referrals.2
  it.each([
    ['no first name', { firstName: '' }, 'validation'],
    ['a blank last name', { lastName: ' \n ' }, 'validation'],
    ['an address without www as a name', { lastName: 'at evil.example' }, 'validation'],
    ['a name of 10,000 characters', { firstName: 'a'.repeat(10_000) }, 'validation'],
    ['a NUL', { firstName: 'M\u0000ia' }, 'validation'],
    ['the address of a site as a name', { firstName: 'Win at https://evil.example' }, 'validation'],
    ['a mail address as a name', { lastName: 'eve@example.org' }, 'validation'],
    ['no address', { email: '' }, 'validation'],
    ['a wrong address', { email: 'mia' }, 'InvalidEmail'],
    ['a second address behind the first', { email: 'mia@example.org, eve@example.org' }, 'InvalidEmail'],
    ['a header in the address', { email: 'mia@example.org\r\nBcc: eve@example.org' }, 'InvalidEmail'],
    ['another person’s id', { userId: '018f0000-0000-7000-8000-000000000002' }, 'validation'],
  ])('with %s is refused', async (_name, given, code) => {
    const reply = await invite('ada', given);
    expect([reply.statusCode, reply.json().code]).toEqual([422, code]);
    expect((await list('ada')).total).toBe(0);
  });

  it('is one of at most twenty a day; the same friend again does not count', async () => {
    for (let count = 0; count < LIMITS.referralsPerDay; count++)
      expect((await invite('ada', { email: `many${turn}-${count}@example.org` })).statusCode).toBe(201);
    const refused = await invite('ada');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await invite('ada', { email: `many${turn}-0@example.org` })).statusCode).toBe(201);
    expect((await invite('ben')).statusCode).toBe(201);
    now = new Date(now.getTime() + 24 * 3_600_000 + 1000);
    expect((await invite('ada')).statusCode).toBe(201);
  });
});

describe('my invitations', () => {
  it('are mine alone, newest first, 20 a page', async () => {
    for (let count = 0; count < LIMITS.referralsPerDay; count++) {
      now = new Date(now.getTime() + 1000);
      await invite('ada', { email: `page${turn}-${count}@example.org` });
    }
    now = new Date(now.getTime() + 24 * 3_600_000);
    await invite('ada');
    const [first, second, none] = [await list('ada'), await list('ada', 2), await list('ada', 3)];
    expect([first.total, first.referrals.length, second.referrals.length, none.referrals.length]).toEqual([21, 20, 1, 0]);
    expect(first.referrals[0].email).toBe(friend);
    expect(second.referrals[0].email).toBe(`page${turn}-0@example.org`);
    expect(await list('ben')).toEqual({ referrals: [], total: 0 });
  });

  it.each(['0', '-1', '1001', 'x', '1e9'])('have no page %s', async (page) => {
    expect((await app.inject({ url: `${URL}?page=${page}`, headers: { 'x-test-actor': 'ada' } })).statusCode).toBe(422);
  });
});

describe('an address that declined', () => {
  it('gets no more invitations, from anybody; the one who invites is not told', async () => {
    await invite('ada');
    const token = (await linkOf('sealedDecline')).split('token=')[1] ?? '';
    expect((await decline(token)).json()).toEqual({ declined: true });
    expect((await decline(token)).json()).toEqual({ declined: true });
    expect((await invite('ben')).statusCode).toBe(201);
    expect(await mails()).toHaveLength(1);
  });

  it('may decline by the one click of a mail program, which posts a form without cookies', async () => {
    await invite('ada');
    const path = await linkOf('sealedDecline');
    const click = (url: string) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect([(await click(`/en${path}`)).statusCode, (await click(`/en${path}`)).statusCode]).toEqual([204, 204]);
    expect((await click('/en/referrals/decline?token=forged')).json().code).toBe('InvalidToken');
    const hash = keys.keyedHash('invited-address', friend);
    const row = await db.database.selectFrom('invited_address').selectAll().where('email_hash', '=', hash).executeTakeFirstOrThrow();
    expect(row.declined_at).toEqual(now);
  });

  it('is kept as a hash only', async () => {
    await invite('ada');
    await decline((await linkOf('sealedDecline')).split('token=')[1]);
    const hash = keys.keyedHash('invited-address', friend);
    const row = await db.database.selectFrom('invited_address').selectAll().where('email_hash', '=', hash).executeTakeFirstOrThrow();
    expect(row.declined_at).toEqual(now);
  });

  it.each([
    ['forged', () => 'e30.AAAA'],
    ['of another purpose', () => signToken(TEST_SECRET, 'unsubscribe', { hash: 'A'.repeat(43) })],
    ['of a strange payload', () => signToken(TEST_SECRET, 'decline-invitations', { hash: 'short' })],
    ['signed elsewhere', () => signToken('another secret', 'decline-invitations', { hash: 'A'.repeat(43) })],
    ['empty', () => ''],
  ])('is not believed with a token that is %s', async (_name, token) => {
    const reply = await decline(token());
    expect([reply.statusCode, reply.json().code]).toEqual([410, 'InvalidToken']);
  });

  it.each([['a'.repeat(10_000)], ['a\u0000'], [7]])('%# is no token', async (token) => expect((await decline(token)).statusCode).toBe(422));
});

describe('where the switch is off', () => {
  it('there are no invitations, but declining still works', async () => {
    const { id } = await db.database
      .insertInto('tenant')
      .values({ slug: 'closed', name: 'Closed' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.database.insertInto('tenant_feature').values({ tenant_id: id, feature: 'referrals', is_on: false }).execute();
    const headers = { 'x-test-actor': 'ada', host: 'closed.localhost' };
    expect((await app.inject({ url: URL, headers })).statusCode).toBe(404);
    const token = signToken(TEST_SECRET, 'decline-invitations', { hash: 'A'.repeat(43) });
    expect((await app.inject({ method: 'POST', url: `${URL}/decline`, headers, payload: { token } })).statusCode).toBe(200);
  });
});
