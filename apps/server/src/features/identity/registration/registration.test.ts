// Registering, verifying the address, and asking for the link again; at a plain tenant and at a discreet one.
import { LIMITS } from '@fairway/rules/limits';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { lastMail, mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson, insertTenantHost, PASSWORD, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLink } from '../links.ts';

const db = await cloneDatabase();
await insertTenantHost(db.database, 'jobs.example.org');
let now = new Date();
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
const REGISTER = '/identity/v1/user';
const RESEND = '/identity/v1/user/email/confirm';
const VERIFY = '/identity/v1/user/email/verify';
const DISCREET = 'discreet.localhost';

beforeAll(async () => {
  await db.database.insertInto('tenant').values({ slug: 'discreet', name: 'Discreet', accounts: 'discreet', locale: 'de' }).execute();
});

let networks = 0;
/** Calls as a page of this site, each from a network address of its own. */
async function request(
  method: 'GET' | 'POST' | 'HEAD',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
  from?: string,
) {
  networks += 1;
  return app.inject({
    method,
    url,
    remoteAddress: from ?? `10.2.${networks >> 8}.${networks & 255}`,
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', ...headers },
    ...(payload ? { payload } : {}),
  });
}

const registration = (email: string) => ({ email, password: PASSWORD });
const register = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  request('POST', REGISTER, { email, password: PASSWORD, ...more }, headers);
const resend = (email: string, more: object = {}) => request('POST', RESEND, { email, returnUrl: '/', ...more });
const verify = (token: string) => request('POST', VERIFY, { token });
const look = (token: string) => request('GET', `${VERIFY}?token=${encodeURIComponent(token)}`);
const signIn = (email: string, password = PASSWORD) => request('POST', '/identity/v1', { email, password });
const codeOf = (reply: { statusCode: number; json(): { code: string } }) => [reply.statusCode, reply.json().code];
const personOf = (email: string) =>
  db.database.selectFrom('app_user').selectAll().where('email_folded', '=', email.toLowerCase()).executeTakeFirstOrThrow();
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const HOUR = 3_600_000;

describe('registering', () => {
  // @rule teams.6
  it('makes no candidate of who comes to work for an organization', async () => {
    await register('rita@acme.example', { audience: 'employer' });
    const { id } = await personOf('rita@acme.example');
    expect(await db.database.selectFrom('user_role').select('role').where('user_id', '=', id).execute()).toEqual([]);
    await verify((await lastMail(db.database, 'rita@acme.example')).token ?? '');
    const session = await signIn('rita@acme.example');
    expect([session.statusCode, session.json().status]).toEqual([200, 'signedIn']);
  });

  it('makes an inactive candidate and mails a link, in one transaction', async () => {
    const reply = await register(' Ada@Example.org ', {
      firstName: ' Ada ',
      lastName: 'Berg',
      newsletterConsent: true,
      timeZone: 'europe/oslo',
      locale: 'fr',
      emailReturnUrl: '/jobs?q=data',
    });
    expect([reply.statusCode, reply.json()]).toEqual([201, { email: 'Ada@Example.org' }]);
    expect(reply.cookies.map(({ name }) => name)).toEqual(['registering']);
    const person = await personOf('ada@example.org');
    expect(person).toMatchObject({
      email: 'Ada@Example.org',
      status: 'inactive',
      email_verified_at: null,
      first_name: 'Ada',
      last_name: 'Berg',
      locale: 'fr',
      time_zone: 'Europe/Oslo',
      newsletter_consent_at: now,
    });
    expect(person.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const roles = await db.database.selectFrom('user_role').select('role').where('user_id', '=', person.id).execute();
    expect(roles).toEqual([{ role: 'Candidate' }]);
    const mails = await mailsTo(db.database, 'ada@example.org');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      kind: 'verify',
      recipient: 'Ada@Example.org',
      recipientName: '',
      locale: 'fr',
      parameters: { firstName: 'Ada' },
    });
    expect(mails[0]?.link).toMatch(/^\/verify\?token=[\w-]{43}$/);
    expect(JSON.stringify(await db.database.selectFrom('outgoing_mail').selectAll().execute())).not.toContain(mails[0]?.token);
  });

  it('cannot sign in before the address is proven, and can afterwards', async () => {
    await register('proof@example.org');
    expect(codeOf(await signIn('proof@example.org'))).toEqual([403, 'InactiveUser']);
    expect((await verify((await lastMail(db.database, 'proof@example.org')).token)).statusCode).toBe(200);
    expect((await signIn('proof@example.org')).statusCode).toBe(200);
  });

  it('keeps the query as metadata, at most 20 keys', async () => {
    const reply = await request('POST', `${REGISTER}?utm_source=fair&utm_medium=poster&tag=a&tag=b`, {
      email: 'campaign@example.org',
      password: PASSWORD,
    });
    expect(reply.statusCode).toBe(201);
    expect((await personOf('campaign@example.org')).registration_metadata).toEqual({
      utm_source: 'fair',
      utm_medium: 'poster',
      tag: ['a', 'b'],
    });
    const keys = (count: number) => Array.from({ length: count }, (_, n) => `k${n}=v`).join('&');
    expect((await request('POST', `${REGISTER}?${keys(20)}`, { email: 'twenty@example.org', password: PASSWORD })).statusCode).toBe(201);
    expect(codeOf(await request('POST', `${REGISTER}?${keys(21)}`, { email: 'many@example.org', password: PASSWORD }))).toEqual([
      422,
      'validation',
    ]);
    expect(codeOf(await request('POST', `${REGISTER}?k=${'v'.repeat(201)}`, { email: 'many@example.org', password: PASSWORD }))).toEqual([
      422,
      'validation',
    ]);
  });

  it.each([
    ['/profile', '/profile'],
    ['http://localhost/profile?a=b', '/profile?a=b'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
  ])('leads back to own paths only: %j is %j', async (emailReturnUrl, kept) => {
    networks += 1;
    const email = `way${networks}@example.org`;
    await register(email, { emailReturnUrl });
    expect((await look((await lastMail(db.database, email)).token)).json().returnUrl).toBe(kept);
  });

  it('writes in the language that was chosen, else of the browser, else of the tenant', async () => {
    await register('chosen@example.org', { locale: 'vi' }, { 'accept-language': 'nl' });
    await register('browser@example.org', {}, { 'accept-language': 'nl-BE,nl;q=0.9' });
    await register('tenant@example.org', {}, { host: DISCREET });
    const locales = await Promise.all(
      ['chosen', 'browser', 'tenant'].map(async (name) => (await lastMail(db.database, `${name}@example.org`)).locale),
    );
    expect(locales).toEqual(['vi', 'nl', 'de']);
  });

  it('keeps a name on one line', async () => {
    await register('lines@example.org', { firstName: 'Ada\r\nBcc: all@example.org', lastName: '\u202eBerg' });
    expect(await personOf('lines@example.org')).toMatchObject({ first_name: 'Ada Bcc: all@example.org', last_name: 'Berg' });
  });
});

describe('a refused registration', () => {
  it.each([
    'ada',
    'ada@example',
    'ada@@example.org',
    'ada berg@example.org',
    'ada@example.org\r\nBcc: all@example.org',
    'ada@example.org,ben@example.org',
    'Ada <ada@example.org>',
    'ａｄａ@example.org',
    'mİke@example.org',
    'mıke@example.org',
    'ada\u200b@example.org',
  ])('names the address %j', async (email) => {
    const reply = await register(email);
    expect(codeOf(reply)).toEqual([422, 'InvalidEmail']);
    expect(reply.json().errors).toEqual([{ pointer: '/body/email', code: 'InvalidEmail' }]);
  });

  it.each([
    ['Abc1', ['PasswordTooShort', 'PasswordRequiresUniqueChars']],
    ['alllowercase', ['PasswordRequiresUpper', 'PasswordRequiresNonAlphanumeric']],
    ['12345678', ['PasswordRequiresLower', 'PasswordRequiresUpper', 'PasswordTooCommon']],
    ['Password1!', ['PasswordTooCommon']],
    ['Qwerty123', ['PasswordTooCommon']],
    ['Bergstrom1!', ['PasswordTooCommon']],
  ])('lists all that the password %j lacks, the first as its code', async (password, codes) => {
    const reply = await register('refused@example.org', { password, lastName: 'Bergstrom' });
    expect(codeOf(reply)).toEqual([422, codes[0]]);
    expect(reply.json().errors).toEqual(codes.map((code) => ({ pointer: '/body/password', code })));
  });

  it('lists the faults of both fields', async () => {
    const { errors } = (await register('nonsense', { password: 'Abcdef1' })).json();
    expect(errors).toEqual([
      { pointer: '/body/email', code: 'InvalidEmail' },
      { pointer: '/body/password', code: 'PasswordTooShort' },
    ]);
  });

  it.each([
    [{ email: `${'a'.repeat(10_000)}@example.org` }, '/body/email'],
    [{ password: 'Aa1!'.repeat(2500) }, '/body/password'],
    [{ firstName: 'a'.repeat(10_000) }, '/body/firstName'],
    [{ emailReturnUrl: `/${'a'.repeat(10_000)}` }, '/body/emailReturnUrl'],
    [{ firstName: 'A\u0000da' }, '/body/firstName'],
    [{ email: 'ada\u0000@example.org' }, '/body/email'],
    [{ firstName: '\ud800' }, '/body/firstName'],
    [{ locale: 'xx' }, '/body/locale'],
    [{ roles: ['Admin'] }, '/body'],
    [{ newsletterConsent: 'yes' }, '/body/newsletterConsent'],
  ])('names the field of what cannot be kept', async (more, pointer) => {
    const reply = await register('refused@example.org', more);
    expect(codeOf(reply)).toEqual([422, 'validation']);
    expect(reply.json().errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
  });

  it('leaves nothing behind', async () => {
    const rows = await db.database.selectFrom('app_user').select('id').where('email_folded', 'like', 'refused%').execute();
    expect([rows, await mailsTo(db.database, 'refused@example.org')]).toEqual([[], []]);
  });
});

// @rule identity.25, identity.26
describe('an address that is taken', () => {
  const OTHER = 'Another-lantern-9';

  it.each(['taken@example.org', 'TAKEN@example.org'])('is refused as DuplicateEmail: %s', async (email) => {
    await insertPerson(db.database, { email: 'taken@example.org' }).catch(() => undefined);
    const reply = await register(email, { password: OTHER });
    expect(codeOf(reply)).toEqual([409, 'DuplicateEmail']);
    expect(reply.json().errors).toEqual([{ pointer: '/body/email', code: 'DuplicateEmail' }]);
    expect(await mailsTo(db.database, email)).toEqual([]);
  });

  it.each(['localhost', DISCREET])('is never overwritten, proven or not, at %s', async (host) => {
    const email = `first-${host}@example.org`;
    await register(email, { firstName: 'First' }, { host });
    const before = await personOf(email);
    await register(email, { password: OTHER, firstName: 'Second', locale: 'ru' }, { host });
    expect(await personOf(email)).toEqual(before);
    const [first] = await mailsTo(db.database, email, 'verify');
    expect((await verify(first?.token ?? '')).statusCode).toBe(200);
    expect(codeOf(await signIn(email, OTHER))).toEqual([401, 'InvalidUsernameOrPassword']);
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it('by somebody as contact address is EmailNotAvailable', async () => {
    const id = await insertPerson(db.database, { email: 'owner@example.org' });
    await db.database.updateTable('app_user').set({ contact_email: 'Contact@example.org' }).where('id', '=', id).execute();
    expect(codeOf(await register('contact@example.org'))).toEqual([409, 'EmailNotAvailable']);
  });

  it('by somebody who is about to change to it is EmailNotAvailable, until that expires', async () => {
    const userId = await insertPerson(db.database, { email: 'changing@example.org' });
    await createLink(db.database, { purpose: 'change_email', userId, email: 'Pending@example.org', returnUrl: '/', now });
    expect(codeOf(await register('pending@example.org'))).toEqual([409, 'EmailNotAvailable']);
    later(LIMITS.verifyLinkHours * HOUR + 1);
    expect((await register('pending@example.org')).statusCode).toBe(201);
  });

  it('in the same moment is given to one of two', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => register('moment@example.org')));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409, 409]);
    expect(await mailsTo(db.database, 'moment@example.org')).toHaveLength(1);
  });
});

describe('at a discreet tenant', () => {
  it('every address gets the same answer, and the owner of a taken one a mail', async () => {
    await insertPerson(db.database, { email: 'Known@example.org', firstName: 'Kim' });
    const contact = await insertPerson(db.database, { email: 'holder@example.org' });
    await db.database.updateTable('app_user').set({ contact_email: 'claimed@example.org' }).where('id', '=', contact).execute();
    const answers = await Promise.all(
      ['free', 'known', 'claimed'].map(async (name) => {
        const reply = await register(`${name}@example.org`, {}, { host: DISCREET });
        return [reply.statusCode, reply.json()];
      }),
    );
    expect(answers).toEqual(['free', 'known', 'claimed'].map((name) => [201, { email: `${name}@example.org` }]));
    expect(await mailsTo(db.database, 'known@example.org')).toMatchObject([
      { kind: 'account_exists', recipient: 'Known@example.org', link: '/login', parameters: { firstName: 'Kim' } },
    ]);
    expect(await mailsTo(db.database, 'claimed@example.org')).toMatchObject([
      { kind: 'account_exists', userId: null, parameters: { firstName: '' } },
    ]);
    expect(await mailsTo(db.database, 'free@example.org')).toMatchObject([{ kind: 'verify' }]);
  });

  it('bad input is told all the same', async () => {
    expect(codeOf(await register('nonsense', {}, { host: DISCREET }))).toEqual([422, 'InvalidEmail']);
    expect(codeOf(await register('weak@example.org', { password: 'Abcdefgh' }, { host: DISCREET }))).toEqual([
      422,
      'PasswordRequiresNonAlphanumeric',
    ]);
  });
});

describe('the verification link', () => {
  it('can be looked at as often as a scanner likes, and changes nothing', async () => {
    await register('scanned@example.org', { emailReturnUrl: '/jobs' });
    const { token } = await lastMail(db.database, 'scanned@example.org');
    for (let n = 0; n < 3; n++)
      expect((await look(token)).json()).toEqual({ valid: true, purpose: 'verify', email: 'scanned@example.org', returnUrl: '/jobs' });
    expect((await request('HEAD', `${VERIFY}?token=${token}`)).statusCode).toBe(200);
    expect((await personOf('scanned@example.org')).email_verified_at).toBeNull();
    expect((await verify(token)).json()).toMatchObject({ email: 'scanned@example.org', purpose: 'verify', returnUrl: '/jobs' });
  });

  it('signs in the browser that registered: nobody types their password again', async () => {
    const browser = testBrowser(app);
    await browser.send('POST', REGISTER, registration('newcomer@example.org'));
    const { token } = await lastMail(db.database, 'newcomer@example.org');
    expect((await browser.send('POST', VERIFY, { token })).json()).toMatchObject({ signedIn: true });
    expect((await browser.send('GET', '/identity/v1/session')).json().user).toMatchObject({ email: 'newcomer@example.org' });
  });

  it('signs nobody in where it was not registered: whoever did may know the password', async () => {
    const [stranger, owner] = [testBrowser(app), testBrowser(app)];
    await stranger.send('POST', REGISTER, registration('guessed@example.org'));
    await owner.send('POST', REGISTER, registration('something-else@example.org'));
    const { token } = await lastMail(db.database, 'guessed@example.org');
    expect((await owner.send('POST', VERIFY, { token })).json()).toMatchObject({ signedIn: false });
    expect((await owner.send('GET', '/identity/v1/session')).json().user).toBeNull();
  });

  it('signs nobody in with a cookie that somebody made', async () => {
    await register('forged@example.org');
    const { token } = await lastMail(db.database, 'forged@example.org');
    const cookie = `registering=${Buffer.from(JSON.stringify({ email: 'forged@example.org', at: now.toISOString() })).toString('base64url')}`;
    const reply = await app.inject({ method: 'POST', url: VERIFY, headers: { cookie, origin: 'http://localhost' }, payload: { token } });
    expect([reply.statusCode, reply.json().signedIn, reply.cookies]).toEqual([200, false, []]);
  });

  it.each([
    ['of an API client', { host: 'localhost', 'x-fairway-tokens': 'bearer' }],
    ['over plain http', { host: 'jobs.example.org', 'sec-fetch-site': 'same-origin' }],
  ])('leaves nothing with a registration %s', async (name, headers) => {
    const payload = registration(`${name.replaceAll(' ', '-')}@example.org`);
    const reply = await app.inject({ method: 'POST', url: REGISTER, headers: headers as Record<string, string>, payload });
    expect([reply.statusCode, reply.cookies]).toEqual([201, []]);
  });

  it('signs nobody in whose address was proven before, and takes nobody’s place', async () => {
    const userId = await insertPerson(db.database, { email: 'long-proven@example.org' });
    const link = () => createLink(db.database, { purpose: 'verify', userId, email: 'long-proven@example.org', returnUrl: '/', now });
    expect((await verify(await link())).json()).toMatchObject({ signedIn: false });
    const browser = testBrowser(app);
    await browser.signIn('long-proven@example.org');
    await register('other@example.org');
    const { token } = await lastMail(db.database, 'other@example.org');
    expect((await browser.send('POST', VERIFY, { token })).json()).toMatchObject({ signedIn: false });
    expect((await browser.send('GET', '/identity/v1/session')).json().user).toMatchObject({ email: 'long-proven@example.org' });
  });

  it('works once, and welcomes', async () => {
    await register('once@example.org', { firstName: 'Olga', lastName: 'Lund' });
    const { token } = await lastMail(db.database, 'once@example.org');
    const replies = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 410, 410]);
    expect(codeOf(await verify(token))).toEqual([410, 'InvalidToken']);
    expect((await look(token)).json()).toEqual({ valid: false, purpose: null, email: null, returnUrl: '/' });
    expect(await mailsTo(db.database, 'once@example.org', 'welcome')).toMatchObject([
      { link: '/jobs', recipientName: 'Olga Lund', parameters: { firstName: 'Olga' } },
    ]);
    expect(await personOf('once@example.org')).toMatchObject({ status: 'active', email_verified_at: now });
  });

  it(`expires after ${LIMITS.verifyLinkHours} hours`, async () => {
    await register('slow@example.org');
    const { token } = await lastMail(db.database, 'slow@example.org');
    later(LIMITS.verifyLinkHours * HOUR);
    expect((await look(token)).json().valid).toBe(false);
    expect(codeOf(await verify(token))).toEqual([410, 'InvalidToken']);
  });

  it.each(['reset', 'recover', 'activate'] as const)('is no other: a %s link proves nothing here', async (purpose) => {
    const email = `wrong-${purpose}@example.org`;
    const userId = await insertPerson(db.database, { email, status: 'inactive' });
    const token = await createLink(db.database, { purpose, userId, email, returnUrl: '/', now });
    expect((await look(token)).json().valid).toBe(false);
    expect(codeOf(await verify(token))).toEqual([410, 'InvalidToken']);
    expect((await personOf(email)).status).toBe('inactive');
  });

  it('of another address than the present one proves nothing', async () => {
    const userId = await insertPerson(db.database, { email: 'present@example.org', status: 'inactive' });
    const token = await createLink(db.database, { purpose: 'verify', userId, email: 'former@example.org', returnUrl: '/', now });
    expect((await look(token)).json().valid).toBe(false);
    expect(codeOf(await verify(token))).toEqual([410, 'InvalidToken']);
    expect((await personOf('present@example.org')).status).toBe('inactive');
  });

  it('does not bring a suspended person back', async () => {
    const userId = await insertPerson(db.database, { email: 'refused-by-us@example.org', status: 'suspended' });
    const token = await createLink(db.database, { purpose: 'verify', userId, email: 'refused-by-us@example.org', returnUrl: '/', now });
    expect((await verify(token)).json()).toMatchObject({ signedIn: false });
    expect((await personOf('refused-by-us@example.org')).status).toBe('suspended');
  });

  it.each(['', 'x', 'a'.repeat(10_000), '\u0000', '../../etc', "' or 1=1 --"])('that nobody sent is refused: %j', async (token) => {
    expect((await verify(token)).statusCode).toBe(422);
    const reply = await look(token);
    expect(reply.statusCode === 422 || reply.json().valid === false).toBe(true);
  });

  it('with a token of the right shape that nobody sent is no link', async () => {
    expect(codeOf(await verify('A'.repeat(43)))).toEqual([410, 'InvalidToken']);
  });
});

describe('asking for the link again', () => {
  it('sends a new one, and the old one ends', async () => {
    await register('again@example.org');
    const old = (await lastMail(db.database, 'again@example.org')).token;
    const reply = await resend('again@example.org', { returnUrl: '/profile' });
    expect([reply.statusCode, reply.json()]).toEqual([202, { accepted: true }]);
    const { token } = await lastMail(db.database, 'again@example.org', 'verify');
    expect(codeOf(await verify(old))).toEqual([410, 'InvalidToken']);
    expect((await verify(token)).json()).toMatchObject({ purpose: 'verify', returnUrl: '/profile' });
  });

  it('says the same for who is unknown, proven, suspended or invited, and mails none of them', async () => {
    await insertPerson(db.database, { email: 'proven@example.org' });
    await insertPerson(db.database, { email: 'banned@example.org', status: 'suspended' });
    await insertPerson(db.database, { email: 'invited@example.org', status: 'inactive', password: null });
    for (const name of ['unknown', 'proven', 'banned', 'invited']) {
      const reply = await resend(`${name}@example.org`);
      expect([reply.statusCode, reply.json()]).toEqual([202, { accepted: true }]);
      expect(await mailsTo(db.database, `${name}@example.org`)).toEqual([]);
    }
  });

  it('refuses what is no address', async () => {
    expect(codeOf(await resend('ada@example.org\r\nBcc: x@example.org'))).toEqual([422, 'InvalidEmail']);
  });

  it('mails one recipient a few times an hour, known or not', async () => {
    await register('flooded@example.org');
    for (const [email, left] of [
      ['flooded@example.org', LIMITS.mailRequestsPerRecipient - 1],
      ['stranger@example.org', LIMITS.mailRequestsPerRecipient],
    ] as const) {
      for (let n = 0; n < left; n++) expect((await resend(email)).statusCode).toBe(202);
      const reply = await resend(email.toUpperCase());
      expect(codeOf(reply)).toEqual([429, 'rate_limited']);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3000);
    }
    later(HOUR + 1);
    expect((await resend('flooded@example.org')).statusCode).toBe(202);
  });

  it('is limited for one network address', async () => {
    for (let n = 0; n < LIMITS.mailRequestsPerAddress; n++)
      await request('POST', RESEND, { email: `victim${n}@example.org`, returnUrl: '/' }, {}, '203.0.113.40');
    expect(codeOf(await request('POST', RESEND, { email: 'victim@example.org', returnUrl: '/' }, {}, '203.0.113.40'))).toEqual([
      429,
      'rate_limited',
    ]);
  });
});

describe('a changed address', () => {
  async function changing(from: string, to: string) {
    const userId = await insertPerson(db.database, { email: from, firstName: 'Cleo' });
    return {
      userId,
      token: await createLink(db.database, { purpose: 'change_email', userId, email: to, returnUrl: '/account/settings', now }),
    };
  }

  it('becomes the account’s by its link; the old one is told, an audit line is kept without either', async () => {
    const { userId, token } = await changing('old@example.org', 'New@example.org');
    expect((await look(token)).json()).toMatchObject({ valid: true, purpose: 'change_email', email: 'New@example.org' });
    expect((await verify(token)).json()).toEqual({
      email: 'New@example.org',
      purpose: 'change_email',
      returnUrl: '/account/settings',
      signedIn: false,
    });
    expect(await personOf('new@example.org')).toMatchObject({ id: userId, email: 'New@example.org', email_verified_at: now });
    expect(await mailsTo(db.database, 'old@example.org')).toMatchObject([
      { kind: 'email_changed', parameters: { firstName: 'Cleo', newEmail: 'New@example.org' } },
    ]);
    expect(await mailsTo(db.database, 'new@example.org')).toEqual([]);
    const lines = await db.database.selectFrom('audit_line').selectAll().where('subject', '=', `user:${userId}`).execute();
    expect(lines).toMatchObject([{ action: 'account.email_changed', actor_id: userId, detail: {} }]);
    expect((await signIn('new@example.org')).statusCode).toBe(200);
    expect(codeOf(await signIn('old@example.org'))).toEqual([401, 'InvalidUsernameOrPassword']);
  });

  it('that somebody took meanwhile is refused, and nothing changes', async () => {
    const { userId, token } = await changing('stays@example.org', 'gone@example.org');
    await insertPerson(db.database, { email: 'GONE@example.org' });
    expect(codeOf(await verify(token))).toEqual([409, 'DuplicateEmail']);
    expect(await personOf('stays@example.org')).toMatchObject({ id: userId });
    expect(await mailsTo(db.database, 'stays@example.org')).toEqual([]);
  });

  it('ends what was mailed to the old one', async () => {
    const { userId, token } = await changing('leaky@example.org', 'safe@example.org');
    const reset = await createLink(db.database, { purpose: 'reset', userId, email: 'leaky@example.org', returnUrl: '/', now });
    await verify(token);
    const reply = await request('POST', '/identity/v1/reset-password', { token: reset, password: 'Another-lantern-9' });
    expect(codeOf(reply)).toEqual([410, 'InvalidToken']);
  });
});

describe('registering from one network address', () => {
  it('is limited, generously: a careers fair has one', async () => {
    const from = '203.0.113.41';
    for (let n = 0; n < LIMITS.registrationsPerAddress; n++) {
      const reply = await request('POST', REGISTER, { email: `fair${n}@example.org`, password: PASSWORD }, {}, from);
      expect(reply.statusCode).toBe(201);
    }
    expect(codeOf(await request('POST', REGISTER, { email: 'fair@example.org', password: PASSWORD }, {}, from))).toEqual([
      429,
      'rate_limited',
    ]);
  }, 60_000);
});

describe('where signing in is switched off', () => {
  it('none of these calls exists', async () => {
    const tenant = await db.database
      .insertInto('tenant')
      .values({ slug: 'closed', name: 'Closed' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.database.insertInto('tenant_feature').values({ tenant_id: tenant.id, feature: 'login', is_on: false }).execute();
    const browser = testBrowser(app, 'closed.localhost');
    expect(codeOf(await browser.send('POST', REGISTER, { email: 'x@example.org', password: PASSWORD }))).toEqual([404, 'not_found']);
    expect(codeOf(await browser.send('POST', '/identity/v1', { email: 'x@example.org', password: PASSWORD }))).toEqual([404, 'not_found']);
  });
});
