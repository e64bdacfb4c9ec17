// The end of an invitation: address, names, password, and signed in.
import { LIMITS } from '@fairway/rules/limits';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { lastMail, mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson, insertTenantHost, PASSWORD, type PersonOptions, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLink, type LinkPurpose } from '../links.ts';

const db = await cloneDatabase();
await insertTenantHost(db.database, 'jobs.example.org');
let now = new Date();
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
const DISCREET = 'discreet.localhost';
let schoolId = 0;

beforeAll(async () => {
  await db.database.insertInto('tenant').values({ slug: 'discreet', name: 'Discreet', accounts: 'discreet' }).execute();
  const school = await db.database
    .insertInto('school')
    .values({ name: 'Nordic School', slug: 'nordic' })
    .returning('id')
    .executeTakeFirstOrThrow();
  schoolId = school.id;
});

async function invite(email: string, more: Partial<PersonOptions> & { purpose?: LinkPurpose; sentTo?: string } = {}) {
  const { purpose = 'activate', sentTo = email, ...person } = more;
  const userId = await insertPerson(db.database, {
    email,
    status: 'inactive',
    password: null,
    firstName: '',
    lastName: '',
    roles: [{ role: 'CareerStaff', schoolId }],
    ...person,
  });
  return { userId, token: await createLink(db.database, { purpose, userId, email: sentTo, returnUrl: '/', now }) };
}

const given = (token: string, email: string, more: object = {}) => ({
  token,
  email,
  firstName: 'Finn',
  lastName: 'Dahl',
  password: PASSWORD,
  ...more,
});
const activate = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/identity/v1/activate',
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', ...headers },
    payload,
  });
const codeOf = (reply: { statusCode: number; json(): { code: string } }) => [reply.statusCode, reply.json().code];
const personOf = (id: string) => db.database.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('accepting an invitation', () => {
  it('proves the address, keeps the roles, grants nothing, and signs in', async () => {
    const { userId, token } = await invite('finn@example.org');
    const browser = testBrowser(app);
    const reply = await browser.send('POST', '/identity/v1/activate', given(token, 'Finn@Example.org'));
    expect(reply.json()).toEqual({ status: 'signedIn', accessToken: null, refreshToken: null, challenge: null });
    expect((await browser.send('GET', '/identity/v1/session')).json().user).toMatchObject({
      email: 'finn@example.org',
      firstName: 'Finn',
      lastName: 'Dahl',
      roles: ['CareerStaff'],
      staffSchoolIds: [schoolId],
    });
    expect(await personOf(userId)).toMatchObject({ status: 'active', email_verified_at: now });
    expect(await mailsTo(db.database, 'finn@example.org')).toEqual([]);
    const sessions = await db.database
      .selectFrom('login_session')
      .select(['method', 'second_factor_at'])
      .where('user_id', '=', userId)
      .execute();
    expect(sessions).toEqual([{ method: 'activation', second_factor_at: null }]);
    const again = testBrowser(app);
    await again.signIn('finn@example.org');
  });

  it('works once, also for two at the same moment', async () => {
    const { token } = await invite('once@example.org');
    const replies = await Promise.all([activate(given(token, 'once@example.org')), activate(given(token, 'once@example.org'))]);
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
    expect(codeOf(await activate(given(token, 'once@example.org')))).toEqual([409, 'UserAlreadyActive']);
  });

  it('with another address keeps the invited one until the other is proven', async () => {
    const { userId, token } = await invite('work@example.org');
    expect((await activate(given(token, 'Home@example.org'))).statusCode).toBe(200);
    expect(await personOf(userId)).toMatchObject({ email: 'work@example.org', status: 'active' });
    const mail = await lastMail(db.database, 'home@example.org');
    expect(mail).toMatchObject({ kind: 'change_email', recipient: 'Home@example.org', parameters: { newEmail: 'Home@example.org' } });
    const verified = await testBrowser(app).send('POST', '/identity/v1/user/email/verify', { token: mail.token });
    expect(verified.json()).toMatchObject({ purpose: 'change_email', email: 'Home@example.org' });
    expect(await personOf(userId)).toMatchObject({ email: 'Home@example.org', email_folded: 'home@example.org' });
  });

  it('with an address that is somebody’s is DuplicateEmail, and the invitation stays good', async () => {
    await insertPerson(db.database, { email: 'somebody@example.org' });
    const { userId, token } = await invite('dup@example.org');
    expect(codeOf(await activate(given(token, 'SOMEBODY@example.org')))).toEqual([409, 'DuplicateEmail']);
    expect(await personOf(userId)).toMatchObject({ status: 'inactive', password_hash: null });
    expect((await activate(given(token, 'dup@example.org'))).statusCode).toBe(200);
  });

  it('with an address that is somebody’s tells only them at a discreet tenant', async () => {
    await insertPerson(db.database, { email: 'secret@example.org' });
    const { userId, token } = await invite('curious@example.org');
    expect((await activate(given(token, 'secret@example.org'), { host: DISCREET })).statusCode).toBe(200);
    expect((await personOf(userId)).email).toBe('curious@example.org');
    expect(await mailsTo(db.database, 'secret@example.org')).toMatchObject([{ kind: 'account_exists' }]);
  });
});

describe('a refused activation', () => {
  it.each([
    ['an unknown link', 410, 'InvalidToken', {}],
    ['a link of another purpose', 410, 'InvalidToken', { purpose: 'reset' as const }],
    ['a link to a former address', 410, 'InvalidToken', { sentTo: 'before@example.org' }],
    ['an active person', 409, 'UserAlreadyActive', { status: 'active' as const }],
    ['a suspended person', 404, 'UserNotFound', { status: 'suspended' as const }],
  ])('%s is %i %s', async (name, status, code, more) => {
    const email = `${name.replaceAll(' ', '-')}@example.org`;
    const { token } = await invite(email, more);
    expect(codeOf(await activate(given(name.includes('unknown') ? 'A'.repeat(43) : token, email)))).toEqual([status, code]);
  });

  it(`an invitation older than ${LIMITS.activateLinkDays} days is InvalidToken`, async () => {
    const { token } = await invite('slow@example.org');
    now = new Date(now.getTime() + LIMITS.activateLinkDays * 86_400_000);
    expect(codeOf(await activate(given(token, 'slow@example.org')))).toEqual([410, 'InvalidToken']);
  });

  it('lists every fault with its field, and uses nothing up', async () => {
    const { token } = await invite('faults@example.org');
    const reply = await activate({ token, email: 'nonsense', firstName: ' ', lastName: '\u200b', password: 'Abcdef1' });
    expect(codeOf(reply)).toEqual([422, 'InvalidEmail']);
    expect(reply.json().errors).toEqual([
      { pointer: '/body/email', code: 'InvalidEmail' },
      { pointer: '/body/password', code: 'PasswordTooShort' },
      { pointer: '/body/firstName', code: 'validation' },
      { pointer: '/body/lastName', code: 'validation' },
    ]);
    expect((await activate(given(token, 'faults@example.org', { firstName: '' }))).json().errors[0].pointer).toBe('/body/firstName');
    expect((await activate(given(token, 'faults@example.org'))).statusCode).toBe(200);
  });

  it('over plain http on another host is refused before the link is used', async () => {
    const { token } = await invite('http@example.org');
    expect(codeOf(await activate(given(token, 'http@example.org'), { host: 'jobs.example.org' }))).toEqual([400, 'InsecureConnection']);
    expect((await activate(given(token, 'http@example.org'))).statusCode).toBe(200);
  });
});
