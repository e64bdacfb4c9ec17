// A new password by mail, what account links say, and undoing a deletion; at a plain tenant and at a discreet one.
import { LIMITS } from '@fairway/rules/limits';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { lastMail, mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson, PASSWORD, type PersonOptions, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLink, type LinkPurpose } from '../links.ts';

const db = await cloneDatabase();
let now = new Date();
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
const FORGOT = '/identity/v1/forgot-password';
const RESET = '/identity/v1/reset-password';
const VALIDATE = '/identity/v1/recover/validate';
const RECOVER = '/identity/v1/recover';
const DISCREET = 'discreet.localhost';
const OTHER = 'Another-lantern-9';
const MINUTE = 60_000;

beforeAll(async () => {
  await db.database.insertInto('tenant').values({ slug: 'discreet', name: 'Discreet', accounts: 'discreet', locale: 'de' }).execute();
});

let networks = 0;
async function post(url: string, payload: object, headers: Record<string, string> = {}, from?: string) {
  networks += 1;
  return app.inject({
    method: 'POST',
    url,
    remoteAddress: from ?? `10.3.${networks >> 8}.${networks & 255}`,
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', ...headers },
    payload,
  });
}

const forgot = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  post(FORGOT, { email, returnUrl: '/', ...more }, headers);
const reset = (token: string, password = OTHER) => post(RESET, { token, password });
const signIn = (email: string, password = PASSWORD) => post('/identity/v1', { email, password });
const codeOf = (reply: { statusCode: number; json(): { code: string } }) => [reply.statusCode, reply.json().code];
const personOf = (email: string) =>
  db.database.selectFrom('app_user').selectAll().where('email_folded', '=', email.toLowerCase()).executeTakeFirstOrThrow();
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

async function withLink(purpose: LinkPurpose, email: string, more: Partial<PersonOptions> & { sentTo?: string } = {}) {
  const userId = await insertPerson(db.database, { email, ...more });
  const token = await createLink(db.database, { purpose, userId, email: more.sentTo ?? email, returnUrl: '/jobs', now });
  return { userId, token };
}

async function resetTokenOf(email: string): Promise<string> {
  expect((await forgot(email)).statusCode).toBe(202);
  return (await lastMail(db.database, email, 'reset')).token;
}

// @rule identity.33
describe('a forgotten password', () => {
  it('is answered in equal time, whether the address is known or not', async () => {
    const known = `slow${Date.now()}@example.org`;
    await insertPerson(db.database, { email: known });
    for (const email of [known, `nobody${Date.now()}@example.org`]) {
      const startedAt = performance.now();
      await forgot(email);
      // A whole slot (even-time.test.ts), many times what either takes.
      expect(performance.now() - startedAt).toBeGreaterThan(199);
    }
  });

  it('sends a link to the stored address, however it was typed', async () => {
    await insertPerson(db.database, { email: 'Ada@Example.org', firstName: 'Ada' });
    const reply = await forgot(' ada@EXAMPLE.org ', { returnUrl: 'http://localhost/jobs' });
    expect([reply.statusCode, reply.json()]).toEqual([202, { accepted: true }]);
    const [mail] = await mailsTo(db.database, 'ada@example.org');
    expect(mail).toMatchObject({ kind: 'reset', recipient: 'Ada@Example.org', parameters: { firstName: 'Ada' } });
    expect(mail?.link).toBe(`/recover-password?token=${mail?.token}`);
    expect((await reset(mail?.token ?? '')).json()).toEqual({ email: 'Ada@Example.org', returnUrl: '/jobs' });
  });

  it.each(['nobody@example.org', 'suspended@example.org'])('of %s is refused, and nobody gets a mail', async (email) => {
    await insertPerson(db.database, { email: 'suspended@example.org', status: 'suspended' }).catch(() => undefined);
    expect(codeOf(await forgot(email))).toEqual([404, 'RecoverPasswordFailed']);
    expect(await mailsTo(db.database, email)).toEqual([]);
  });

  it('gets one answer at a discreet tenant, and strangers learn of it by mail', async () => {
    await insertPerson(db.database, { email: 'known@example.org' });
    await insertPerson(db.database, { email: 'banned@example.org', status: 'suspended' });
    for (const name of ['known', 'unknown', 'banned']) {
      const reply = await forgot(`${name}@example.org`, {}, { host: DISCREET });
      expect([reply.statusCode, reply.json()]).toEqual([202, { accepted: true }]);
    }
    expect(await mailsTo(db.database, 'known@example.org')).toMatchObject([{ kind: 'reset' }]);
    expect(await mailsTo(db.database, 'unknown@example.org')).toMatchObject([
      { kind: 'no_account', locale: 'de', userId: null, link: '/login' },
    ]);
    expect(await mailsTo(db.database, 'banned@example.org')).toEqual([]);
  });

  it.each(['localhost', DISCREET])('of what is no address is named at %s', async (host) => {
    for (const email of ['ada', 'ada@example.org\r\nBcc: all@example.org', 'ａｄａ@example.org', 'mıke@example.org'])
      expect(codeOf(await forgot(email, {}, { host }))).toEqual([422, 'InvalidEmail']);
    expect(codeOf(await forgot('ada\u0000@example.org', {}, { host }))).toEqual([422, 'validation']);
    expect(codeOf(await forgot(`${'a'.repeat(10_000)}@example.org`, {}, { host }))).toEqual([422, 'validation']);
  });

  it('ends the link that was sent before', async () => {
    await insertPerson(db.database, { email: 'twice@example.org' });
    const first = await resetTokenOf('twice@example.org');
    const second = await resetTokenOf('twice@example.org');
    expect(codeOf(await reset(first))).toEqual([410, 'InvalidToken']);
    expect((await reset(second)).statusCode).toBe(200);
  });

  it('mails one recipient a few times an hour, whether known or not and from wherever', async () => {
    await insertPerson(db.database, { email: 'flooded@example.org' });
    for (const [email, status] of [
      ['flooded@example.org', 202],
      ['stranger@example.org', 404],
    ] as const) {
      for (let n = 0; n < LIMITS.mailRequestsPerRecipient; n++) expect((await forgot(email)).statusCode).toBe(status);
      expect(codeOf(await forgot(email))).toEqual([429, 'rate_limited']);
    }
  });

  it('is limited for one network address, which finds out little', async () => {
    const from = '203.0.113.50';
    for (let n = 0; n < LIMITS.mailRequestsPerAddress; n++)
      await post(FORGOT, { email: `guess${n}@example.org`, returnUrl: '/' }, {}, from);
    expect(codeOf(await post(FORGOT, { email: 'guess@example.org', returnUrl: '/' }, {}, from))).toEqual([429, 'rate_limited']);
  });
});

// @rule identity.29
describe('a new password', () => {
  it('replaces the old one, ends every session at once, tells the owner and leaves an audit line', async () => {
    const id = await insertPerson(db.database, { email: 'reset@example.org' });
    const devices = [testBrowser(app), testBrowser(app)];
    for (const device of devices) await device.signIn('reset@example.org');
    await reset(await resetTokenOf('reset@example.org'));
    for (const device of devices) {
      expect((await device.send('GET', '/identity/v1/session')).json().authenticated).toBe(false);
      expect(codeOf(await device.send('POST', '/identity/v1/token/refresh', {}))).toEqual([401, 'InvalidRefreshToken']);
    }
    expect(codeOf(await signIn('reset@example.org'))).toEqual([401, 'InvalidUsernameOrPassword']);
    expect((await signIn('reset@example.org', OTHER)).statusCode).toBe(200);
    expect(await mailsTo(db.database, 'reset@example.org', 'password_changed')).toMatchObject([{ link: '/recover-password' }]);
    const lines = await db.database.selectFrom('audit_line').selectAll().where('subject', '=', `user:${id}`).execute();
    expect(lines).toMatchObject([{ action: 'account.password_reset', actor_id: id, detail: { endedSessions: 2 } }]);
    expect((await personOf('reset@example.org')).password_changed_at).toEqual(now);
  });

  it('proves the address: who registered or was invited and never verified is active', async () => {
    for (const password of [PASSWORD, null]) {
      const email = `unproven-${password === null}@example.org`;
      await insertPerson(db.database, { email, status: 'inactive', password });
      await reset(await resetTokenOf(email));
      expect(await personOf(email)).toMatchObject({ status: 'active', email_verified_at: now });
      expect((await signIn(email, OTHER)).statusCode).toBe(200);
    }
  });

  it('lets the owner in again whom wrong guesses of others had locked out', async () => {
    await insertPerson(db.database, { email: 'locked@example.org' });
    for (let n = 0; n < LIMITS.signInTriesPerAccount; n++)
      await post('/identity/v1', { email: 'locked@example.org', password: 'wrong' }, {}, `10.4.0.${n % 10}`);
    const here = (password: string) => post('/identity/v1', { email: 'locked@example.org', password }, {}, '10.4.0.1');
    expect(codeOf(await here(PASSWORD))).toEqual([429, 'rate_limited']);
    expect(codeOf(await signIn('locked@example.org'))).toEqual([429, 'rate_limited']);
    await reset(await resetTokenOf('locked@example.org'));
    expect((await signIn('locked@example.org', OTHER)).statusCode).toBe(200);
    expect((await here(OTHER)).statusCode).toBe(200);
  });

  it('ends a change of address that somebody else may have asked for, but not the way back from a deletion', async () => {
    const { userId, token: change } = await withLink('change_email', 'hijacked@example.org', { sentTo: 'thief@example.org' });
    const undo = await createLink(db.database, { purpose: 'recover', userId, email: 'hijacked@example.org', returnUrl: '/', now });
    await db.database.updateTable('app_user').set({ deletion_requested_at: now, deletion_due_at: now }).where('id', '=', userId).execute();
    await reset(await resetTokenOf('hijacked@example.org'));
    expect(codeOf(await post('/identity/v1/user/email/verify', { token: change }))).toEqual([410, 'InvalidToken']);
    expect((await post(RECOVER, { token: undo })).statusCode).toBe(200);
  });

  it('is set once by one link, also by three at the same moment', async () => {
    await insertPerson(db.database, { email: 'race@example.org' });
    const token = await resetTokenOf('race@example.org');
    const replies = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 410, 410]);
    expect(codeOf(await reset(token))).toEqual([410, 'InvalidToken']);
  });

  it.each([
    ['Abc1', ['PasswordTooShort', 'PasswordRequiresUniqueChars']],
    ['Password1!', ['PasswordTooCommon']],
    ['Weakling77', ['PasswordTooCommon']],
  ])('%j is refused with all it lacks, and the link stays good', async (password, codes) => {
    networks += 1;
    const email = `weakling.${networks}@example.org`;
    await insertPerson(db.database, { email });
    const token = await resetTokenOf(email);
    const reply = await reset(token, password);
    expect(codeOf(reply)).toEqual([422, codes[0]]);
    expect(reply.json().errors).toEqual(codes.map((code) => ({ pointer: '/body/password', code })));
    expect((await reset(token)).statusCode).toBe(200);
  });

  it(`needs its link within ${LIMITS.resetLinkMinutes} minutes`, async () => {
    await insertPerson(db.database, { email: 'late@example.org' });
    const token = await resetTokenOf('late@example.org');
    later(LIMITS.resetLinkMinutes * MINUTE);
    expect(codeOf(await reset(token))).toEqual([410, 'InvalidToken']);
  });

  it.each(['verify', 'activate', 'recover', 'change_email'] as const)('is not set by a %s link', async (purpose) => {
    const { token } = await withLink(purpose, `not-${purpose}@example.org`);
    expect(codeOf(await reset(token))).toEqual([410, 'InvalidToken']);
    expect((await signIn(`not-${purpose}@example.org`)).statusCode).toBe(200);
  });

  it('is not set by a link to a former address, nor for a suspended person', async () => {
    const former = await withLink('reset', 'present@example.org', { sentTo: 'former@example.org' });
    const refused = await withLink('reset', 'refused@example.org', { status: 'suspended' });
    for (const { token } of [former, refused]) expect(codeOf(await reset(token))).toEqual([410, 'InvalidToken']);
  });

  it('names a field that is no token or no password', async () => {
    expect((await post(RESET, { token: '', password: OTHER })).json().errors[0].pointer).toBe('/body/token');
    expect((await post(RESET, { token: 'A'.repeat(43), password: 'Aa1!'.repeat(2500) })).json().errors[0].pointer).toBe('/body/password');
    expect(codeOf(await reset('A'.repeat(43)))).toEqual([410, 'InvalidToken']);
  });
});

describe('what an account link is good for', () => {
  const ask = (token: string, purpose: string) => post(VALIDATE, { token, purpose });

  it.each(['reset', 'activate'] as const)('is said of a %s link, as often as asked', async (purpose) => {
    const { token } = await withLink(purpose, `ask-${purpose}@example.org`, { status: 'inactive', firstName: 'Ask', lastName: 'Me' });
    for (let n = 0; n < 3; n++) {
      expect((await ask(token, purpose)).json()).toEqual({
        purpose,
        email: `ask-${purpose}@example.org`,
        firstName: 'Ask',
        lastName: 'Me',
        deletionDueAt: null,
        returnUrl: '/jobs',
      });
    }
  });

  it('is not said of an unknown, used, expired, misused or former one', async () => {
    const used = await withLink('reset', 'used@example.org');
    await reset(used.token);
    const former = await withLink('reset', 'moved@example.org', { sentTo: 'before@example.org' });
    const other = await withLink('verify', 'other@example.org');
    const old = await withLink('activate', 'old@example.org', { status: 'inactive' });
    later(LIMITS.activateLinkDays * 24 * 60 * MINUTE);
    const asked: [string, string][] = [
      ['A'.repeat(43), 'reset'],
      ['', 'reset'],
      ['x', 'activate'],
      [used.token, 'reset'],
      [former.token, 'reset'],
      [other.token, 'reset'],
      [other.token, 'activate'],
      [old.token, 'activate'],
    ];
    for (const [token, purpose] of asked) expect(codeOf(await ask(token, purpose))).toEqual([410, 'InvalidToken']);
  });

  // @rule identity.35
  it('is UserAlreadyActive for an invitation that was accepted', async () => {
    const { token } = await withLink('activate', 'accepted@example.org');
    expect(codeOf(await ask(token, 'activate'))).toEqual([409, 'UserAlreadyActive']);
  });

  it('is UserNotFound for a person whom an administrator refused: they should contact support', async () => {
    for (const purpose of ['activate', 'reset'] as const) {
      const { token } = await withLink(purpose, `no-${purpose}@example.org`, { status: 'suspended' });
      expect(codeOf(await ask(token, purpose))).toEqual([404, 'UserNotFound']);
    }
  });

  it('of another purpose than these three is refused', async () => {
    expect(codeOf(await ask('A'.repeat(43), 'verify'))).toEqual([422, 'validation']);
  });
});

describe('undoing a deletion', () => {
  async function leaving(email: string) {
    const link = await withLink('recover', email, { firstName: 'Lea' });
    const dueAt = new Date(now.getTime() + LIMITS.accountDeletionHours * 60 * MINUTE);
    await db.database
      .updateTable('app_user')
      .set({ deletion_requested_at: now, deletion_due_at: dueAt })
      .where('id', '=', link.userId)
      .execute();
    return { ...link, dueAt };
  }

  it('shows until when, and clears it by the button', async () => {
    const { userId, token, dueAt } = await leaving('undo@example.org');
    expect((await post(VALIDATE, { token, purpose: 'recover' })).json()).toMatchObject({
      purpose: 'recover',
      deletionDueAt: dueAt.toISOString(),
    });
    expect(await personOf('undo@example.org')).toMatchObject({ deletion_due_at: dueAt });
    expect((await post(RECOVER, { token })).json()).toEqual({ email: 'undo@example.org' });
    expect(await personOf('undo@example.org')).toMatchObject({ deletion_due_at: null, deletion_requested_at: null });
    expect(await mailsTo(db.database, 'undo@example.org', 'deletion_undone')).toMatchObject([
      { link: '/account/settings', parameters: { firstName: 'Lea' } },
    ]);
    const lines = await db.database.selectFrom('audit_line').select('action').where('subject', '=', `user:${userId}`).execute();
    expect(lines).toEqual([{ action: 'account.deletion_undone' }]);
    expect(codeOf(await post(RECOVER, { token }))).toEqual([410, 'InvalidToken']);
  });

  it('is not possible where nothing is being deleted, too late, or with another link', async () => {
    const undone = await leaving('undone@example.org');
    await db.database
      .updateTable('app_user')
      .set({ deletion_requested_at: null, deletion_due_at: null })
      .where('id', '=', undone.userId)
      .execute();
    const other = await withLink('reset', 'elsewhere@example.org');
    const late = await leaving('toolate@example.org');
    for (const token of [undone.token, other.token]) expect(codeOf(await post(RECOVER, { token }))).toEqual([410, 'InvalidToken']);
    expect(codeOf(await post(VALIDATE, { token: undone.token, purpose: 'recover' }))).toEqual([410, 'InvalidToken']);
    const begun = await leaving('begun@example.org');
    await db.database.updateTable('app_user').set({ status: 'suspended' }).where('id', '=', begun.userId).execute();
    expect(codeOf(await post(RECOVER, { token: begun.token }))).toEqual([410, 'InvalidToken']);
    later(LIMITS.accountDeletionHours * 60 * MINUTE);
    expect(codeOf(await post(RECOVER, { token: late.token }))).toEqual([410, 'InvalidToken']);
    expect((await personOf('toolate@example.org')).deletion_due_at).not.toBeNull();
  });

  it('happens once of two at the same moment', async () => {
    const { token } = await leaving('both@example.org');
    const replies = await Promise.all([post(RECOVER, { token }), post(RECOVER, { token })]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 410]);
  });
});
