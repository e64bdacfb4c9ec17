// The operator's verbs on accounts: the first administrator is made here, and a role that is taken counts at once.
import { Readable } from 'node:stream';
import { LIMITS } from '@fairway/rules/limits';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { lastMail, mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson, PASSWORD, testBrowser } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionKeys } from '../../kernel/session/keys.ts';
import { manageUsers } from './command-line.ts';

const db = await cloneDatabase();
const app = await testApp({ ...db, search: new ReferenceSearch() });
let organization = 0;
let school = 0;

beforeAll(async () => {
  organization = await insertOrganization(db.database, {});
  const row = await db.database.insertInto('school').values({ name: 'Nordic', slug: 'nordic' }).returning('id').executeTakeFirstOrThrow();
  school = row.id;
});

async function run(words: string[], stdin = '') {
  let out = '';
  let err = '';
  const [verb, ...args] = words;
  const code = await manageUsers(verb, args, {
    database: db.database,
    keys: sessionKeys(TEST_SECRET),
    clock: { now: () => new Date() },
    baseUrl: 'http://localhost:3000',
    stdin: Readable.from([stdin]),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

const rolesOf = async (email: string) =>
  db.database
    .selectFrom('user_role as r')
    .innerJoin('app_user as u', 'u.id', 'r.user_id')
    .select(['r.role', 'r.organization_id', 'r.school_id'])
    .where('u.email_folded', '=', email.toLowerCase())
    .orderBy('r.role')
    .execute();
const countPeople = async () => (await db.pool.query('select count(*)::int as count from app_user')).rows[0].count as number;
const sessionOf = async (browser: ReturnType<typeof testBrowser>) => (await browser.send('GET', '/identity/v1/session')).json();

describe('user create', () => {
  it('makes the first administrator, who activates the account with the printed link and is signed in', async () => {
    const made = await run(['create', 'Olga@Ops.example', '--role', 'Admin', '--first', 'Olga', '--last', 'Ruud']);
    expect(made).toMatchObject({ code: 0, err: '' });
    const token = /^http:\/\/localhost:3000\/en\/activate-user\?token=([\w-]+)$/m.exec(made.out)?.[1];
    const browser = testBrowser(app);
    expect((await browser.send('POST', '/identity/v1', { email: 'olga@ops.example', password: PASSWORD })).statusCode).toBe(401);
    const given = { token, email: 'Olga@Ops.example', firstName: 'Olga', lastName: 'Ruud', password: PASSWORD };
    expect((await browser.send('POST', '/identity/v1/activate', given)).statusCode).toBe(200);
    expect((await sessionOf(browser)).user).toMatchObject({ email: 'Olga@Ops.example', roles: ['Admin'] });
    expect((await testBrowser(app).send('POST', '/identity/v1/activate', given)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await mailsTo(db.database, 'olga@ops.example')).toEqual([]);
  });

  it('mails the link instead, and then prints none', async () => {
    const made = await run(['create', 'finn@nordic.example', '--role', 'career-staff', '--school', 'nordic', '--locale', 'de', '--mail']);
    expect(made).toMatchObject({ code: 0, out: 'An invitation was mailed to finn@nordic.example.\n' });
    expect(await lastMail(db.database, 'finn@nordic.example')).toMatchObject({ kind: 'activate', locale: 'de' });
    expect((await lastMail(db.database, 'finn@nordic.example')).link).toMatch(/^\/activate-user\?token=/);
    expect(await rolesOf('finn@nordic.example')).toEqual([{ role: 'CareerStaff', organization_id: null, school_id: school }]);
  });

  it('takes a password from standard input, never from the words', async () => {
    const made = await run(['create', 'eva@lindvik.example', '--role', 'OrganizationAdmin', '--organization', String(organization), '--password-stdin'], `${PASSWORD}\n`); // biome-ignore format: one line
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).not.toContain(PASSWORD);
    const browser = testBrowser(app);
    await browser.signIn('eva@lindvik.example');
    expect((await sessionOf(browser)).user).toMatchObject({ roles: ['OrganizationAdmin'], organizationIds: [organization] });
  });

  it('is on record without the address', async () => {
    const { rows } = await db.pool.query(
      "select action, detail, actor_id from audit_line where action in ('user.created', 'user.role_granted')",
    );
    expect(rows.map((row) => row.action)).toContain('user.created');
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it.each<[string, string[], string, RegExp]>([
    ['an address that is taken', ['OLGA@ops.example'], '', /There is an account OLGA@ops\.example already/],
    ['what is no address', ['olga'], '', /no mail address/],
    ['a school that is none', ['new@x.example', '--role', 'SchoolAdmin', '--school', 'nowhere'], '', /There is no school nowhere/],
    ['an organization that is none', ['new@x.example', '--role', 'OrganizationAdmin', '--organization', '999999'], '', /no organization 999999/],
    ['an administrator of no organization', ['new@x.example', '--role', 'OrganizationAdmin'], '', /needs --organization ID/],
    ['staff of no school', ['new@x.example', '--role', 'CareerStaff'], '', /needs --school ID/],
    ['a candidate of a school', ['new@x.example', '--school', 'nordic'], '', /Candidate is not held for a school/],
    ['a platform administrator of an organization', ['new@x.example', '--role', 'Admin', '--organization', '1'], '', /not held for an organization/],
    ['a weak password', ['new@x.example', '--password-stdin'], 'abc', /The password is refused: PasswordTooShort/],
    ['no password', ['new@x.example', '--password-stdin'], '', /no password on standard input/],
  ])('refuses %s, and makes nothing', async (_case, words, stdin, message) => {
    const before = await countPeople();
    const refused = await run(['create', ...words], stdin);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(message);
    expect(await countPeople()).toBe(before);
  }); // biome-ignore format: a table
});

describe('user grant and revoke', () => {
  it('give a role once, which counts from the next refresh', async () => {
    await insertPerson(db.database, { email: 'ada@nordic.example' });
    const browser = testBrowser(app);
    await browser.signIn('ada@nordic.example');
    expect((await run(['grant', 'Ada@Nordic.example', 'SchoolAdmin', '--school', String(school)])).code).toBe(0);
    expect((await run(['grant', 'ada@nordic.example', 'SchoolAdmin', '--school', 'nordic'])).out).toMatch(/already/);
    expect((await run(['grant', 'ada@nordic.example', 'Candidate'])).out).toMatch(/already/);
    expect((await sessionOf(browser)).user.roles).toEqual(['Candidate']);
    expect((await browser.send('POST', '/identity/v1/token/refresh', {})).statusCode).toBe(200);
    expect((await sessionOf(browser)).user).toMatchObject({ roles: ['Candidate', 'SchoolAdmin'], schoolIds: [school] });
  });

  it('take it, and every session of the person ends on every node, for nothing less takes the role out of its tokens', async () => {
    const browser = testBrowser(app);
    await browser.signIn('ada@nordic.example');
    const other = await testApp({ ...db, search: new ReferenceSearch(), app: { endedSessionsLookMs: 20 } });
    const revoked = await run(['revoke', 'ada@nordic.example', 'SchoolAdmin', '--school', 'nordic']);
    expect(revoked).toMatchObject({ code: 0, out: expect.stringMatching(/2 of their sessions ended/) });
    const elsewhere = testBrowser(other);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    await expect.poll(async () => (await elsewhere.send('GET', '/identity/v1/user/me')).statusCode, { timeout: 5000 }).toBe(401);
    expect((await elsewhere.send('POST', '/identity/v1/token/refresh', {})).statusCode).toBe(401);
    const { rows } = await db.pool.query(
      "select distinct ended_reason from login_session where ended_at is not null and ended_reason = 'roles_changed'",
    );
    expect(rows).toHaveLength(1);
    expect(await rolesOf('ada@nordic.example')).toEqual([{ role: 'Candidate', organization_id: null, school_id: null }]);
  });

  it.each<[string, string[], RegExp]>([
    ['a role that is not held', ['revoke', 'ada@nordic.example', 'Admin'], /does not hold this role/],
    ['the same role for another school', ['revoke', 'finn@nordic.example', 'CareerStaff', '--school', '999999'], /There is no school/],
    ['somebody who is not there', ['grant', 'nobody@x.example', 'Admin'], /There is no account nobody@x\.example/],
  ])('refuse %s', async (_case, words, message) => {
    const refused = await run(words);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(message);
  });
});

describe('user list', () => {
  it('shows who is what, by role or text', async () => {
    const all = (await run(['list'])).out;
    expect(all).toMatch(/^ada@nordic\.example +Ada Berg +active +Candidate$/m);
    expect(all).toContain(`OrganizationAdmin of organization ${organization}`);
    expect(all).toMatch(new RegExp(`^finn@nordic\\.example +- +inactive +CareerStaff of school ${school}$`, 'm'));
    expect((await run(['list', '--role', 'admin'])).out.trim().split('\n')).toEqual([expect.stringContaining('Olga@Ops.example')]);
    expect((await run(['list', 'LINDVIK'])).out).toContain('eva@lindvik.example');
    expect((await run(['list', '%'])).out).toBe('Nobody.\n');
  });

  it('lets no name steer the terminal', async () => {
    await insertPerson(db.database, { email: 'mallory@x.example', firstName: '\u001b[2J\u202eMal', lastName: 'Lory' });
    expect((await run(['list', 'mallory'])).out).toContain('[2JMal Lory');
  });
});

describe('user unlock', () => {
  it('lets somebody in again who tried too often', async () => {
    await insertPerson(db.database, { email: 'dina@x.example' });
    const browser = testBrowser(app);
    const signIn = async (password: string) =>
      (await browser.send('POST', '/identity/v1', { email: 'dina@x.example', password })).statusCode;
    await db.database.deleteFrom('attempt_window').execute();
    for (let tries = 0; tries <= LIMITS.signInTriesPerAccountAndAddress; tries++) await signIn('wrong');
    expect(await signIn(PASSWORD)).toBe(429);
    expect((await run(['unlock', 'Dina@x.example'])).out).toBe('Dina@x.example may try again.\n');
    expect(await signIn(PASSWORD)).toBe(200);
    expect((await run(['unlock', 'nobody@x.example'])).code).toBe(1);
  });
});

describe('wrong words', () => {
  it.each<[string, string[]]>([
    ['no verb', []],
    ['an unknown verb', ['erase']],
    ['a verb of the language', ['constructor']],
    ['no address', ['create']],
    ['two addresses', ['create', 'a@x.example', 'b@x.example']],
    ['a role that is none', ['create', 'a@x.example', '--role', 'King']],
    ['a language that is none', ['create', 'a@x.example', '--locale', 'tlh']],
    ['a password among the words', ['create', 'a@x.example', '--password', 'x']],
    ['a mail and a password', ['create', 'a@x.example', '--mail', '--password-stdin']],
    ['no role', ['grant', 'a@x.example']],
    ['two texts', ['list', 'a', 'b']],
  ])('explain the verbs where there is %s', async (_case, words) => {
    const before = await countPeople();
    expect(await run(words)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('user create EMAIL') });
    expect(await countPeople()).toBe(before);
  });
});
