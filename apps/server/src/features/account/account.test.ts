// One's own account: fields, password, e-mail, proof and sessions. Browsers here hold real sessions.
import { createHash } from 'node:crypto';
import { LIMITS } from '@fairway/rules/limits';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { PASSWORD } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { passwordIsRight } from '../../kernel/session/password-hash.ts';
import { signedInBrowsers } from './signed-in.fixture.ts';

const db = await cloneDatabase();
let now = new Date('2026-03-01T10:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now, actors: { ghost: CANDIDATE } });
const open = signedInBrowsers(app, db, () => now);

const ME = '/identity/v1/user/me';
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const mails = (kind: string, recipient: string) =>
  db.database.selectFrom('outgoing_mail').selectAll().where('kind', '=', kind).where('recipient', '=', recipient).execute();
const audit = async (userId: string) =>
  (await db.database.selectFrom('audit_line').selectAll().where('subject', '=', `user:${userId}`).orderBy('id').execute()).map(
    (line) => line.action,
  );
const personOf = (id: string) => db.database.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('my account', () => {
  it('shows what is held, and no secret', async () => {
    const { browser, userId, email } = await open();
    const reply = (await browser.send('GET', ME)).json();
    expect(reply).toMatchObject({
      id: userId,
      email,
      emailVerified: true,
      pendingEmail: null,
      gender: 'U',
      contactEmail: null,
      newsLetterConsent: false,
      newsletterConsent: false,
      hasPassword: true,
      deletionDueAt: null,
    });
    expect(JSON.stringify(reply)).not.toContain('argon2');
  });

  it('is nobody’s for a visitor, and for a token whose person is gone', async () => {
    expect((await app.inject({ url: ME })).json().code).toBe('unauthenticated');
    for (const [method, url] of [
      ['GET', ME],
      ['PUT', ME],
      ['GET', '/identity/v1/user/export'],
      ['POST', '/identity/v1/user/prove'],
      ['POST', '/api/v1/communication/subscriptions'],
      ['PUT', '/api/v1/communication/email/settings'],
      ['POST', '/api/v1/referrals'],
    ] as const) {
      const payload = {
        subscriptions: { topic: 'newsletter' },
        settings: { settings: [] },
        referrals: { firstName: 'A', lastName: 'B', email: 'a@b.no' },
      };
      const body = payload[url.split('/').at(-1) as keyof typeof payload] ?? {};
      const reply = await app.inject({ method, url, headers: { 'x-test-actor': 'ghost' }, ...(method === 'GET' ? {} : { payload: body }) });
      expect([url, ['unauthenticated', 'ProofNeeded'].includes(reply.json().code)]).toEqual([url, true]);
    }
  });

  it('keeps the fields that are given, and only those', async () => {
    const { browser } = await open();
    const first = await browser.send('PUT', ME, {
      firstName: '  Ada  Marie ',
      gender: 'F',
      nationality: 'NO',
      locale: 'de',
      timeZone: 'europe/oslo',
    });
    expect(first.json()).toMatchObject({
      firstName: 'Ada Marie',
      lastName: 'Berg',
      gender: 'F',
      nationality: 'NO',
      locale: 'de',
      timeZone: 'Europe/Oslo',
    });
    expect((await browser.send('PUT', ME, { nationality: null })).json()).toMatchObject({ nationality: null, firstName: 'Ada Marie' });
    expect((await browser.send('PUT', ME, {})).statusCode).toBe(200);
  });

  it('keeps 100 characters of a name as they are seen, families with the skin of each among them', async () => {
    const { browser } = await open();
    const families = '👨🏽‍👩🏿‍👧🏼‍👦🏻'.repeat(100);
    expect((await browser.send('PUT', ME, { firstName: families, lastName: `${families}a` })).json()).toMatchObject({
      firstName: families,
      lastName: families,
    });
  });

  it('writes nothing when one field is wrong', async () => {
    const { browser } = await open();
    expect((await browser.send('PUT', ME, { firstName: 'Eve', phoneNumber: '12' })).json().code).toBe('InvalidPhoneNumber');
    expect((await browser.send('GET', ME)).json().firstName).toBe('Ada');
  });

  // @rule profile.2
  it.each([
    ['a gender that forms never write', { gender: 'U' }],
    ['a gender that is none', { gender: 'X' }],
    ['a country in small letters', { nationality: 'no' }],
    ['an empty first name', { firstName: '' }],
    ['a blank last name', { lastName: ' \t ' }],
    ['a name of 10,000 characters', { firstName: 'a'.repeat(10_000) }],
    ['a NUL', { lastName: 'Be\u0000rg' }],
    ['half a surrogate', { lastName: '\ud800' }],
    ['an unknown locale', { locale: 'xx' }],
    ['an unknown field', { role: 'Admin' }],
    ['another id', { id: CANDIDATE.userId }],
    ['a contact address of nothing', { contactEmail: '' }],
    ['both spellings of the consent that disagree', { newsLetterConsent: true, newsletterConsent: false }],
  ])('refuses %s', async (_name, body) => {
    const { browser } = await open();
    const reply = await browser.send('PUT', ME, body);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'validation']);
  });

  it.each([
    ['22 22 22 22', '+4722222222'],
    ['+47 400 00 000', '+4740000000'],
    ['0049 30 901820', '+4930901820'],
    ['+49 (30) 901820', '+4930901820'],
    ['+86 138 0013 8000', '+8613800138000'],
  ])('reads the phone number %s as %s: Norway without a prefix', async (typed, kept) => {
    const { browser } = await open();
    expect((await browser.send('PUT', ME, { phoneNumber: typed })).json().phoneNumber).toBe(kept);
  });

  it.each(['12', '+47 1', 'call me', '22222222 ext. 5', 'ring 22 22 22 22', '+999 12345678', '9'.repeat(40)])(
    'refuses %j as a phone number',
    async (typed) => {
      const { browser } = await open();
      expect((await browser.send('PUT', ME, { phoneNumber: typed })).json().code).toBe('InvalidPhoneNumber');
    },
  );

  it('forgets the phone number with null or an empty text', async () => {
    const { browser } = await open();
    for (const gone of [null, '', '  ']) {
      await browser.send('PUT', ME, { phoneNumber: '22 22 22 22' });
      expect((await browser.send('PUT', ME, { phoneNumber: gone })).json().phoneNumber).toBeNull();
    }
  });

  it.each(['Mars/Olympus', '', '+02:00', 'Europe/Oslo\n'])('refuses the time zone %j', async (timeZone) => {
    const { browser } = await open();
    expect((await browser.send('PUT', ME, { timeZone })).json().code).toBe('InvalidTimeZone');
  });

  it('sets the contact address once; the same one again changes nothing', async () => {
    const { browser } = await open();
    expect((await browser.send('PUT', ME, { contactEmail: 'no address' })).json().code).toBe('InvalidEmail');
    expect((await browser.send('PUT', ME, { contactEmail: 'ada@home.example' })).json().contactEmail).toBe('ada@home.example');
    expect((await browser.send('PUT', ME, { contactEmail: 'ADA@home.example ' })).json().contactEmail).toBe('ada@home.example');
    const other = await browser.send('PUT', ME, { contactEmail: 'eve@home.example' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'account.contact_email_set']);
  });

  it('keeps one of two contact addresses that arrive at once', async () => {
    const { browser } = await open();
    const replies = await Promise.all(['a', 'b', 'c'].map((name) => browser.send('PUT', ME, { contactEmail: `${name}@home.example` })));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409]);
  });

  it.each(['newsLetterConsent', 'newsletterConsent'])('keeps the newsletter under %s, and shows both spellings', async (spelling) => {
    const { browser, userId } = await open();
    const yes = { newsLetterConsent: true, newsletterConsent: true };
    expect((await browser.send('PUT', ME, { [spelling]: true })).json()).toMatchObject(yes);
    const since = (await personOf(userId)).newsletter_consent_at;
    later(5);
    expect((await browser.send('PUT', ME, yes)).json()).toMatchObject(yes);
    expect((await personOf(userId)).newsletter_consent_at).toEqual(since);
    expect((await browser.send('PUT', ME, { [spelling]: false })).json()).toMatchObject({
      newsLetterConsent: false,
      newsletterConsent: false,
    });
  });
});

describe('a new password', () => {
  const url = '/identity/v1/user/password';
  const NEW = 'Harbour-Kite-41';

  it('needs the current one, ends every other session and tells by mail', async () => {
    const { browser, userId, email } = await open();
    const other = await open({ userId });
    await db.database
      .insertInto('mail_token')
      .values({
        hash: createHash('sha256').update(userId).digest(),
        purpose: 'reset',
        user_id: userId,
        email,
        expires_at: new Date('2099-01-01'),
      })
      .execute();
    for (const body of [{ newPassword: NEW }, { currentPassword: 'wrong', newPassword: NEW }])
      expect((await browser.send('POST', url, body)).json().code).toBe('WrongPassword');
    const reply = await browser.send('POST', url, { currentPassword: PASSWORD, newPassword: NEW });
    expect([reply.statusCode, reply.json()]).toEqual([200, { endedSessions: 1 }]);
    expect((await browser.send('GET', ME)).statusCode).toBe(200);
    expect((await other.browser.send('GET', ME)).statusCode).toBe(401);
    expect(await passwordIsRight(NEW, (await personOf(userId)).password_hash)).toBe(true);
    expect(await mails('password_changed', email)).toHaveLength(1);
    expect(await audit(userId)).toEqual(['account.password_changed']);
    // A link that was on its way would let an old thief in.
    expect(await db.database.selectFrom('mail_token').select('purpose').where('user_id', '=', userId).execute()).toEqual([]);
  });

  it('is the first one, after a recent proof, for who has none', async () => {
    const { browser, userId } = await open({ password: null });
    expect((await browser.send('POST', url, { newPassword: NEW })).statusCode).toBe(200);
    expect((await browser.send('GET', ME)).json().hasPassword).toBe(true);
    const late = await open({ password: null });
    later(LIMITS.provedMinutes + 0.1);
    expect((await late.browser.send('POST', url, { newPassword: NEW })).json().code).toBe('ProofNeeded');
    expect(await audit(userId)).toEqual(['account.password_changed']);
  });

  it.each([
    ['Short-1', 'PasswordTooShort'],
    ['HARBOUR-KITE-41', 'PasswordRequiresLower'],
    ['harbour-kite-41', 'PasswordRequiresUpper'],
    ['HarbourKite', 'PasswordRequiresNonAlphanumeric'],
    ['Aa1Aa1Aa1Aa1', 'PasswordRequiresUniqueChars'],
    ['Password123!', 'PasswordTooCommon'],
  ])('%s is refused: %s', async (newPassword, code) => {
    const { browser } = await open();
    const reply = await browser.send('POST', url, { currentPassword: PASSWORD, newPassword });
    expect([reply.statusCode, reply.json().code]).toEqual([422, code]);
    expect((await browser.send('POST', url, { currentPassword: PASSWORD, newPassword: '1' })).json().errors).toContainEqual({
      pointer: '/body/newPassword',
      code: 'PasswordRequiresUpper',
    });
  });

  it('is won by one of two that arrive at once', async () => {
    const { browser } = await open();
    const replies = await Promise.all(
      [NEW, `${NEW}b`].map((newPassword) => browser.send('POST', url, { currentPassword: PASSWORD, newPassword })),
    );
    expect(replies.map((reply) => reply.json().code ?? 'done').sort()).toEqual(['PasswordChangeFailed', 'done']);
  });

  it('cannot be found by trying: after ten wrong ones it takes a quarter of an hour', async () => {
    const { browser, userId } = await open();
    const codes: unknown[] = [];
    for (let tries = 0; tries < LIMITS.signInTriesPerAccountAndAddress + 1; tries++)
      codes.push((await browser.send('POST', url, { currentPassword: `wrong${tries}`, newPassword: NEW })).json().code);
    expect(codes.slice(-2)).toEqual(['WrongPassword', 'rate_limited']);
    const refused = await browser.send('POST', '/identity/v1/user/prove', { password: PASSWORD });
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 60]).toEqual([429, true]);
    // Who stole one session does not keep the owner's others from it.
    const other = (await open({ userId })).browser;
    expect((await other.send('POST', '/identity/v1/user/prove', { password: PASSWORD })).statusCode).toBe(200);
  });

  it.each([['a'.repeat(10_000)], ['Fjord\u0000lantern-72'], ['']])('of strange text is refused (%#)', async (newPassword) => {
    const { browser } = await open();
    expect((await browser.send('POST', url, { currentPassword: PASSWORD, newPassword })).statusCode).toBe(422);
  });
});

describe('a changed e-mail', () => {
  const url = '/identity/v1/user/email';
  let turn = 0;
  const fresh = () => {
    turn += 1;
    return `new${turn}@example.org`;
  };

  it('waits for the link that goes to the new address; the old one counts until then', async () => {
    const { browser, userId, email } = await open();
    const next = fresh();
    const reply = await browser.send('POST', url, { email: ` ${next} `, currentPassword: PASSWORD });
    expect([reply.statusCode, reply.json()]).toEqual([202, { pendingEmail: next }]);
    expect((await browser.send('GET', ME)).json()).toMatchObject({ email, pendingEmail: next });
    const [mail] = await mails('change_email', next);
    expect(mail?.parameters).toMatchObject({ firstName: 'Ada', newEmail: next });
    expect(JSON.stringify(mail?.parameters)).not.toContain('token=');
    expect(await audit(userId)).toEqual(['account.email_change_asked']);
  });

  it('replaces the one that waited, and is forgotten when it is cancelled', async () => {
    const { browser, userId } = await open();
    await browser.send('POST', url, { email: fresh() });
    const second = fresh();
    await browser.send('POST', url, { email: second });
    expect((await browser.send('GET', ME)).json().pendingEmail).toBe(second);
    expect((await browser.send('DELETE', url)).statusCode).toBe(204);
    expect((await browser.send('DELETE', url)).statusCode).toBe(204);
    expect((await browser.send('GET', ME)).json().pendingEmail).toBeNull();
    expect((await audit(userId)).at(-1)).toBe('account.email_change_cancelled');
  });

  it('is not shown any more when its link is too old', async () => {
    const { browser, userId } = await open();
    await browser.send('POST', url, { email: fresh() });
    later(LIMITS.verifyLinkHours * 60 + 1);
    const again = await open({ userId });
    expect((await again.browser.send('GET', ME)).json().pendingEmail).toBeNull();
  });

  it('needs the password or a recent proof', async () => {
    const { browser } = await open();
    later(LIMITS.provedMinutes + 0.1);
    expect((await browser.send('POST', url, { email: fresh() })).json().code).toBe('ProofNeeded');
    expect((await browser.send('POST', url, { email: fresh(), currentPassword: 'wrong' })).json().code).toBe('WrongPassword');
    expect((await browser.send('POST', url, { email: fresh(), currentPassword: PASSWORD })).statusCode).toBe(202);
  });

  it.each(['nobody', 'a b@example.org', 'a@b', 'x@example.org\r\nBcc: y@example.org', `${'a'.repeat(240)}@example.org`])(
    '%j is no address',
    async (email) => {
      const { browser } = await open();
      expect((await browser.send('POST', url, { email })).json().code).toBe('InvalidEmail');
    },
  );

  it('to the same address changes nothing', async () => {
    const { browser, email } = await open();
    expect((await browser.send('POST', url, { email: email.toUpperCase() })).json().code).toBe('UpdateFailed');
  });

  describe('to an address of somebody else', () => {
    it('is refused', async () => {
      const { browser } = await open();
      const taken = await open();
      const reply = await browser.send('POST', url, { email: taken.email.toUpperCase() });
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'DuplicateEmail']);
      expect(await mails('change_email', taken.email.toUpperCase())).toEqual([]);
    });

    it('is answered like any other where accounts are discreet; its owner is told', async () => {
      await db.database.insertInto('tenant').values({ slug: 'quiet', name: 'Quiet', accounts: 'discreet' }).execute();
      const { browser } = await open({ host: 'quiet.localhost' });
      const taken = await open();
      const free = await browser.send('POST', url, { email: fresh() });
      const reply = await browser.send('POST', url, { email: taken.email });
      expect([reply.statusCode, Object.keys(reply.json())]).toEqual([free.statusCode, Object.keys(free.json())]);
      expect((await browser.send('GET', ME)).json().pendingEmail).toBe(taken.email);
      expect(await mails('change_email', taken.email)).toEqual([]);
      expect(await mails('account_exists', taken.email)).toHaveLength(1);
    });
  });

  it('is asked for at most ten times a day', async () => {
    const { browser } = await open();
    let last = 0;
    for (let tries = 0; tries <= LIMITS.emailChangesPerDay; tries++)
      last = (await browser.send('POST', url, { email: fresh() })).statusCode;
    expect(last).toBe(429);
  });
});

describe('a proof', () => {
  const url = '/identity/v1/user/prove';

  it('by password counts for ten minutes', async () => {
    const { browser } = await open();
    later(12);
    expect((await browser.send('GET', '/identity/v1/user/export')).json().code).toBe('ProofNeeded');
    expect((await browser.send('POST', url, { password: PASSWORD })).json()).toEqual({
      provedUntil: new Date(now.getTime() + LIMITS.provedMinutes * 60_000).toISOString(),
    });
    expect((await browser.send('GET', '/identity/v1/user/export')).statusCode).toBe(200);
  });

  it('by a code of the authenticator counts too, once a code', async () => {
    const { browser } = await open();
    const { secret } = (await browser.send('POST', '/identity/v1/user/authenticator')).json();
    const codeAt = (at: Date) => new TOTP({ secret }).generate({ timestamp: at.getTime() });
    await browser.send('POST', '/identity/v1/user/authenticator/confirm', { code: codeAt(now) });
    later(12);
    const code = codeAt(now);
    expect((await browser.send('POST', url, { code })).statusCode).toBe(200);
    expect((await browser.send('POST', url, { code })).json().code).toBe('InvalidCode');
    expect((await browser.send('GET', '/identity/v1/user/export')).statusCode).toBe(200);
  });

  it('does not count on another session', async () => {
    const { browser, userId } = await open();
    const other = await open({ userId });
    later(12);
    await browser.send('POST', url, { password: PASSWORD });
    expect((await other.browser.send('GET', '/identity/v1/user/export')).json().code).toBe('ProofNeeded');
  });

  it.each([
    [{}, 'ProofNeeded'],
    [{ password: 'wrong' }, 'WrongPassword'],
    [{ password: '' }, 'WrongPassword'],
    [{ code: '000000' }, 'InvalidCode'],
    [{ password: 'a'.repeat(10_000) }, 'validation'],
  ])('%# is refused', async (body, code) => {
    const { browser } = await open();
    expect((await browser.send('POST', url, body)).json().code).toBe(code);
  });
});

describe('my sessions', () => {
  const url = '/identity/v1/user/sessions';
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

  it('are listed with device and place, this one first, then the last used', async () => {
    const old = await open();
    later(1);
    const windows = await open({ userId: old.userId, userAgent: FIREFOX, timeZone: 'Asia/Tokyo' });
    later(1);
    const mine = await open({ userId: old.userId });
    const list = (await old.browser.send('GET', url)).json();
    expect(list.total).toBe(3);
    expect(list.sessions.map((row: { id: string }) => row.id)).toEqual([old.sessionId, mine.sessionId, windows.sessionId]);
    expect(list.sessions.map((row: { current: boolean }) => row.current)).toEqual([true, false, false]);
    expect(list.sessions[2]).toMatchObject({
      method: 'password',
      browser: 'Firefox',
      system: 'Windows',
      timeZone: 'Asia/Tokyo',
      address: '127.0.0.1',
    });
  });

  it('are 20 a page, and ended or expired ones are none', async () => {
    const { browser, userId } = await open();
    for (let count = 0; count < 21; count++) await open({ userId });
    const gone = await open({ userId });
    await browser.send('DELETE', `${url}/${gone.sessionId}`);
    const first = (await browser.send('GET', url)).json();
    const second = (await browser.send('GET', `${url}?page=2`)).json();
    expect([first.total, first.sessions.length, second.sessions.length]).toEqual([22, 20, 2]);
    expect((await browser.send('GET', `${url}?page=0`)).statusCode).toBe(422);
  });

  it('end one by one; a second time too', async () => {
    const { browser, userId } = await open();
    const other = await open({ userId });
    expect((await browser.send('DELETE', `${url}/${other.sessionId.toUpperCase()}`)).statusCode).toBe(204);
    expect((await browser.send('DELETE', `${url}/${other.sessionId}`)).statusCode).toBe(204);
    expect((await other.browser.send('GET', ME)).statusCode).toBe(401);
    expect((await other.browser.send('POST', '/identity/v1/token/refresh', {})).json().code).toBe('InvalidRefreshToken');
    expect((await browser.send('GET', ME)).statusCode).toBe(200);
  });

  it('lose their cookies when the one that asks is ended', async () => {
    const { browser, sessionId } = await open();
    expect((await browser.send('DELETE', `${url}/${sessionId}`)).statusCode).toBe(204);
    expect(browser.cookies.size).toBe(0);
  });

  it.each(['another’s', 'unknown', 'malformed'])('with an id that is %s are not found', async (kind) => {
    const { browser } = await open();
    const stranger = await open();
    const id = { 'another’s': stranger.sessionId, unknown: '018f0000-0000-7000-8000-0000000000ff', malformed: '1;drop' }[kind];
    const reply = await browser.send('DELETE', `${url}/${encodeURIComponent(id ?? '')}`);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    expect((await stranger.browser.send('GET', ME)).statusCode).toBe(200);
  });
});
