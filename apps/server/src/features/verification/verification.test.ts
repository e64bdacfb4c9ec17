import { LIMITS } from '@fairway/rules/limits';
import { VERIFICATION_MOVES, type VerificationAction } from '@fairway/rules/verification';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { lastMail, mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { wholeSchool } from '../schools/access.ts';
import { ensureConnection, lockConnection, moveConnection } from './commands.ts';
import { insertProvingSchool, insertStudy } from './school.fixture.ts';
import { expireProofs, sweepLinks } from './sweep.ts';

const DAY = 86_400_000;
let now = new Date('2026-11-21T09:30:00Z');
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const db = await cloneDatabase();
const actors: Record<string, typeof CANDIDATE> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now, actors });

const nordic = await insertProvingSchool(db.database, {
  name: 'Nordic School',
  slug: 'nordic',
  domains: ['nordicschool.example', 'alumni-nordic.example', 'gmail.com'],
});
const imported = await insertProvingSchool(db.database, {
  name: 'Listed College',
  slug: 'listed',
  domains: ['listed.example'],
  isManaged: false,
});
const closed = await insertProvingSchool(db.database, { name: 'Closed Academy', slug: 'closed', isManaged: false });

let people = 0;
/** A new candidate; the name is also the actor's. */
async function candidate(email?: string): Promise<{ name: string; userId: string; email: string }> {
  people += 1;
  const [name, address] = [`p${people}`, email ?? `p${people}@home.example`];
  const userId = await insertPerson(db.database, { email: address, firstName: `Name${people}` });
  actors[name] = { ...CANDIDATE, userId };
  return { name, userId, email: address };
}
const send = (method: 'GET' | 'POST' | 'DELETE' | 'PATCH', url: string, actor?: string, body?: object, headers: object = {}) =>
  app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...(actor ? { 'x-test-actor': actor } : {}), ...headers },
    ...(body ? { payload: body } : {}),
  });
const ask = (actor: string, body: object) => send('POST', '/university-connection', actor, { schoolId: nordic, ...body });
const academic = (actor: string, studentEmail: string, more: object = {}) => ask(actor, { studentEmail, ...more });
const manual = (actor: string, message = 'I graduated in 2019.') => ask(actor, { noAcademicEmail: true, message });
const link = (token: string) => send('POST', '/university-connection/verify', undefined, { token });
const look = async (token: string) => (await send('GET', `/university-connection/verify?token=${token}`)).json();
const tokenTo = async (address: string) =>
  /connection=([\w-]+)/.exec((await lastMail(db.database, address, 'connection_link')).link)?.[1] ?? '';
const state = async (userId: string, schoolId = nordic) =>
  (
    await db.database
      .selectFrom('school_connection')
      .select('state')
      .where('user_id', '=', userId)
      .where('school_id', '=', schoolId)
      .executeTakeFirst()
  )?.state;

async function connectionOf(userId: string, schoolId = nordic) {
  return db.database.transaction().execute((transaction) => ensureConnection(transaction, userId, schoolId, now));
}
/** Something that staff or the platform do. */
async function decide(userId: string, action: VerificationAction, text = '', expiresAt: Date | null = null) {
  const { id } = await connectionOf(userId);
  await db.database.transaction().execute(async (transaction) => {
    const connection = await lockConnection(transaction, id, wholeSchool(nordic));
    const actor = action === 'expire' ? { kind: 'platform' as const } : { kind: 'staff' as const, userId: staff };
    await moveConnection(transaction, connection, action, actor, now, { text, expiresAt });
  });
}
const staff = await insertPerson(db.database, { email: 'finn@nordicschool.example', roles: [{ role: 'CareerStaff', schoolId: nordic }] });

beforeEach(() => later(2 * 3_600_000));

describe('asking with a student address', () => {
  it('sends a link to it, in the person’s name and language, and waits', async () => {
    const ada = await candidate();
    await db.database.updateTable('app_user').set({ locale: 'de' }).where('id', '=', ada.userId).execute();
    const reply = await academic(ada.name, ' Ada.Berg@Student.nordicschool.example ', { returnUrl: '/jobs?page=2' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      code: 'Sent',
      message: expect.stringContaining('link'),
      connection: {
        state: 'pending',
        isVerified: false,
        method: 'academic_email',
        studentEmail: 'Ada.Berg@Student.nordicschool.example',
        schoolId: nordic,
        userId: ada.userId,
        school: { name: 'Nordic School' },
        actions: ['resend', 'cancel'],
      },
    });
    const mail = await lastMail(db.database, 'ada.berg@student.nordicschool.example');
    expect(mail).toMatchObject({ kind: 'connection_link', recipientName: '', locale: 'de', parameters: { school: 'Nordic School' } });
    expect(mail.link).toMatch(/^\/verify\?connection=[\w-]{43}$/);
    expect(await look(await tokenTo('ada.berg@student.nordicschool.example'))).toMatchObject({ valid: true, returnUrl: '/jobs?page=2' });
  });

  it.each([
    ['', 'InvalidEmail', 422],
    ['ada', 'InvalidEmail', 422],
    ['ada@nordicschool.example\u0000', 'validation', 422],
    ['ada@else.example', 'InvalidEmailDomain', 422],
    ['ada@evilnordicschool.example', 'InvalidEmailDomain', 422],
    ['ada@gmail.com', 'InvalidEmailDomain', 422],
    ['ada@nordicschool.example@else.example', 'InvalidEmail', 422],
  ])('refuses %j with %s', async (address, code, status) => {
    const ada = await candidate();
    const reply = await academic(ada.name, address);
    expect([reply.json().code, reply.statusCode]).toEqual([code, status]);
    expect(await state(ada.userId)).toBeUndefined();
  });

  it('refuses an address that somebody else proved or signs in with, but not one that nobody proved', async () => {
    const [ada, ben] = [await candidate(), await candidate('ben@nordicschool.example')];
    expect((await academic(ada.name, 'BEN@nordicschool.example')).json().code).toBe('EmailNotAvailable');
    await db.database.updateTable('app_user').set({ email_verified_at: null }).where('id', '=', ben.userId).execute();
    expect((await academic(ada.name, 'BEN@nordicschool.example')).statusCode).toBe(200);
    await link(await tokenTo('ben@nordicschool.example'));
    expect(await state(ada.userId)).toBe('verified');
    const chen = await candidate();
    expect((await academic(chen.name, 'ben@NORDICSCHOOL.example')).json().code).toBe('EmailNotAvailable');
  });

  it('takes one’s own account address', async () => {
    const eve = await candidate('eve@nordicschool.example');
    expect((await academic(eve.name, 'eve@nordicschool.example')).statusCode).toBe(200);
  });

  it('refuses a school that is unknown, takes no such way, or is connected already', async () => {
    const ada = await candidate();
    expect((await academic(ada.name, 'ada@x.example', { schoolId: 999_999 })).statusCode).toBe(404);
    expect((await academic(ada.name, 'ada@x.example', { schoolId: closed })).json().code).toBe('verification.method_off');
    expect((await ask(ada.name, { schoolId: imported, noAcademicEmail: true, message: 'Hi' })).json().code).toBe('verification.method_off');
    expect((await academic(ada.name, 'ada@listed.example', { schoolId: imported })).statusCode).toBe(200);
    expect((await academic(ada.name, 'ada@listed.example', { schoolId: imported })).json().code).toBe('ExistingConnection');
    await link(await tokenTo('ada@listed.example'));
    expect((await academic(ada.name, 'other@listed.example', { schoolId: imported })).json().code).toBe('ExistingConnection');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'jobs'])(
    'leads back to a path of this site only: not to %s',
    async (returnUrl) => {
      const ada = await candidate();
      const address = `${ada.name}@nordicschool.example`;
      expect((await academic(ada.name, address, { returnUrl })).statusCode).toBe(200);
      expect((await look(await tokenTo(address))).returnUrl).toBe('/');
    },
  );

  it('asked twice in one moment is one request and one link', async () => {
    const ada = await candidate();
    const replies = await Promise.all([1, 2, 3].map(() => academic(ada.name, `${ada.name}@nordicschool.example`)));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409]);
    expect(replies.filter((reply) => reply.statusCode === 409).map((reply) => reply.json().code)).toEqual([
      'ExistingConnection',
      'ExistingConnection',
    ]);
    expect(await mailsTo(db.database, `${ada.name}@nordicschool.example`)).toHaveLength(1);
  });

  it('mails a connection only so often an hour, whatever is cancelled between', async () => {
    const ada = await candidate();
    for (let time = 0; time < LIMITS.verificationMailsPerHour; time++) {
      expect((await academic(ada.name, `ada${time}.often@nordicschool.example`)).statusCode).toBe(200);
      expect((await send('DELETE', `/university-connection?schoolId=${nordic}`, ada.name)).statusCode).toBe(200);
    }
    const refused = await academic(ada.name, 'ada9.often@nordicschool.example');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'verification.mail_limit']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await state(ada.userId)).toBe('needVerification');
  });

  it('says a refusal by code and by message, in the language of the request', async () => {
    const ada = await candidate();
    const refused = (language: string) =>
      send(
        'POST',
        '/university-connection',
        ada.name,
        { schoolId: nordic, studentEmail: 'ada@mail.example' },
        { 'accept-language': language },
      );
    expect((await refused('en')).json()).toMatchObject({
      code: 'InvalidEmailDomain',
      message: 'This address does not belong to your school. Choose the part after the @ from the list.',
    });
    const french = (await refused('fr')).json().message;
    expect(french).toMatch(/école|établissement/);
  });

  it('asks a visitor to sign in', async () => {
    expect((await send('POST', '/university-connection', undefined, { schoolId: nordic })).statusCode).toBe(401);
    expect((await send('GET', '/university-connection')).statusCode).toBe(401);
  });
});

describe('asking by hand', () => {
  it('needs a message, uses the account’s own address, and is in the queue of the school', async () => {
    const ben = await candidate();
    expect((await manual(ben.name, ' \n ')).json().code).toBe('verification.message_missing');
    expect((await ask(ben.name, { noAcademicEmail: true })).json().code).toBe('verification.message_missing');
    expect((await manual(ben.name, 'x'.repeat(LIMITS.verificationMessage + 1))).json().code).toBe('verification.message_long');
    const reply = await manual(ben.name, '  First line\r\nsecond line\u0007 ');
    expect(reply.json()).toMatchObject({
      code: 'Requested',
      connection: { state: 'pending', method: 'manual', studentEmail: null, message: 'First line\nsecond line', actions: ['cancel'] },
    });
    expect(await mailsTo(db.database, ben.email)).toEqual([]);
  });

  it('by rows of the school: only what is on', async () => {
    const school = await insertProvingSchool(db.database, { name: 'Own Ways', slug: 'own-ways', domains: ['ownways.example'] });
    await db.database
      .insertInto('school_verification_method')
      .values([
        { school_id: school, method: 'manual', position: 1, is_on: false },
        { school_id: school, method: 'academic_email', position: 2, validity_days: 10 },
        { school_id: school, method: 'roster', position: 0 },
      ])
      .execute();
    const ben = await candidate();
    expect((await ask(ben.name, { schoolId: school, noAcademicEmail: true, message: 'Hi' })).json().code).toBe('verification.method_off');
    expect((await academic(ben.name, 'ben@ownways.example', { schoolId: school })).statusCode).toBe(200);
    await link(await tokenTo('ben@ownways.example'));
    const [connection] = (await send('GET', '/university-connection', ben.name)).json().connections;
    expect(connection).toMatchObject({ state: 'verified', expiresAt: new Date(now.getTime() + 10 * DAY).toISOString() });
    expect((await send('GET', `/university/${school}`)).json().methods).toEqual([
      { method: 'roster', validityDays: null },
      { method: 'academic_email', validityDays: 10 },
    ]);
  });
});

describe('the link', () => {
  async function asked() {
    const ada = await candidate();
    const address = `${ada.name}@nordicschool.example`;
    await academic(ada.name, address);
    return { ...ada, address, token: await tokenTo(address) };
  }

  it('looking changes nothing; using it verifies on any device, once', async () => {
    const ada = await asked();
    for (let time = 0; time < 3; time++)
      expect(await look(ada.token)).toMatchObject({ valid: true, reason: null, email: ada.address, school: { id: nordic } });
    expect(await state(ada.userId)).toBe('pending');
    expect((await link(ada.token)).json()).toMatchObject({ email: ada.address, school: { name: 'Nordic School' }, returnUrl: '/' });
    expect(await state(ada.userId)).toBe('verified');
    expect((await link(ada.token)).json().code).toBe('InvalidToken');
    expect(await look(ada.token)).toMatchObject({ valid: false, reason: 'used', connectionId: null });
    const [connection] = (await send('GET', '/university-connection', ada.name)).json().connections;
    expect(connection).toMatchObject({ isVerified: true, method: 'academic_email', actions: [], verifiedAt: now.toISOString() });
  });

  it('is kept hashed, and of two uses at once one counts', async () => {
    const ada = await asked();
    const rows = await db.database.selectFrom('school_connection_link').selectAll().execute();
    expect(JSON.stringify(rows.map((row) => row.hash.toString('base64url')))).not.toContain(ada.token);
    const replies = await Promise.all([link(ada.token), link(ada.token), link(ada.token)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 410, 410]);
  });

  it('ends after its hours, with a new one, and with the request; each says why', async () => {
    const ada = await asked();
    later(LIMITS.verifyLinkHours * 3_600_000);
    expect(await look(ada.token)).toMatchObject({ valid: false, reason: 'expired', connectionId: expect.any(String) });
    expect((await link(ada.token)).statusCode).toBe(410);
    const { connectionId } = await look(ada.token);
    expect((await send('POST', '/university-connection/confirm', undefined, { id: connectionId })).statusCode).toBe(202);
    const second = await tokenTo(ada.address);
    expect(second).not.toBe(ada.token);
    expect(await look(ada.token)).toMatchObject({ valid: false, reason: 'cancelled' });
    expect(await look(second)).toMatchObject({ valid: true });
    await send('DELETE', `/university-connection?schoolId=${nordic}`, ada.name);
    expect(await look(second)).toMatchObject({ valid: false, reason: 'cancelled', connectionId: null });
    expect((await link(second)).statusCode).toBe(410);
    expect(await look('nonsense')).toEqual({
      valid: false,
      reason: 'unknown',
      email: null,
      school: null,
      connectionId: null,
      returnUrl: '/',
    });
  });

  it('of two people for one address the first who proves it has it', async () => {
    const [ada, ben] = [await candidate(), await candidate()];
    const address = 'shared@nordicschool.example';
    await academic(ada.name, address);
    const first = await tokenTo(address);
    await academic(ben.name, address);
    const second = await tokenTo(address);
    const replies = await Promise.all([link(first), link(second)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    expect(replies.find((reply) => reply.statusCode === 409)?.json().code).toBe('EmailNotAvailable');
    expect([await state(ada.userId), await state(ben.userId)].sort()).toEqual(['pending', 'verified']);
  });

  it('opens nothing of a person who was refused', async () => {
    const ada = await asked();
    await db.database.updateTable('app_user').set({ status: 'suspended' }).where('id', '=', ada.userId).execute();
    expect((await link(ada.token)).statusCode).toBe(410);
    expect((await look(ada.token)).valid).toBe(false);
  });

  it('is sent again to whoever asks, saying the same of ids that nobody has', async () => {
    const ada = await asked();
    const ben = await candidate();
    await manual(ben.name);
    const ids = [(await look(ada.token)).connectionId, newId(), (await connectionOf(ben.userId)).id];
    const replies = await Promise.all(ids.map((id) => send('POST', '/university-connection/confirm', undefined, { id })));
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1);
    expect(replies[0]?.json().code).toBe('Sent');
    expect((await mailsTo(db.database, ada.address, 'connection_link')).length).toBe(2);
    const unknown = newId();
    const many = [];
    for (let time = 0; time <= LIMITS.verificationMailsPerHour; time++)
      many.push((await send('POST', '/university-connection/confirm', undefined, { id: unknown })).statusCode);
    expect(many).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('keeps where it leads when it is sent again', async () => {
    const ada = await candidate();
    const address = `${ada.name}@nordicschool.example`;
    const { connection } = (await academic(ada.name, address, { returnUrl: '/cvs' })).json();
    await send('POST', '/university-connection/confirm', undefined, { id: connection.id });
    expect((await look(await tokenTo(address))).returnUrl).toBe('/cvs');
    await send('POST', '/university-connection/confirm', undefined, { id: connection.id, returnUrl: 'https://evil.example' });
    expect((await look(await tokenTo(address))).returnUrl).toBe('/');
  });
});

describe('what a candidate does besides', () => {
  it('cancels what waits, and nothing else', async () => {
    const ada = await candidate();
    const cancel = () => send('DELETE', `/university-connection?schoolId=${nordic}&userId=${ada.userId}`, ada.name);
    expect((await cancel()).statusCode).toBe(404);
    await manual(ada.name);
    expect((await cancel()).json()).toMatchObject({ code: 'Cancelled', connection: { state: 'needVerification' } });
    expect((await cancel()).json().code).toBe('verification.wrong_state');
    await manual(ada.name);
    await decide(ada.userId, 'approve');
    expect((await cancel()).json().code).toBe('verification.wrong_state');
    expect(await state(ada.userId)).toBe('verified');
  });

  it('sees and changes nothing of another', async () => {
    const [ada, ben] = [await candidate(), await candidate()];
    const { connection } = (await manual(ada.name)).json();
    expect((await send('GET', `/university-connection/${connection.id}`, ben.name)).statusCode).toBe(404);
    expect((await send('GET', `/university-connection/${connection.id}`, ada.name)).statusCode).toBe(200);
    expect((await send('POST', `/university-connection/${connection.id}/answer`, ben.name, { answer: 'Hi' })).statusCode).toBe(404);
    expect((await send('DELETE', `/university-connection?schoolId=${nordic}&userId=${ada.userId}`, ben.name)).statusCode).toBe(404);
    expect((await send('DELETE', `/university-connection?schoolId=${nordic}`, ben.name)).statusCode).toBe(404);
    expect((await send('GET', '/university-connection', ben.name)).json().connections).toEqual([]);
    expect(await state(ada.userId)).toBe('pending');
  });

  it.each(['ignored', 'ignore', 'IGNORED'])(
    'ignores in the spelling %s, needs it again in any, and may ask from there',
    async (spelling) => {
      const ada = await candidate();
      await connectionOf(ada.userId);
      const set = (to: string) => send('PATCH', '/university-connection', ada.name, { schoolId: nordic, state: to });
      expect((await set(spelling)).json()).toMatchObject({ code: 'Ignored', connection: { state: 'ignored', actions: ['unignore'] } });
      expect((await set(spelling)).statusCode).toBe(200);
      for (const back of ['needVerification', 'need_verification', 'unverified', 'NeedVerification']) {
        expect((await set(back)).json()).toMatchObject({ code: 'NeedsVerification', connection: { state: 'needVerification' } });
        await set('ignored');
      }
      expect((await manual(ada.name)).statusCode).toBe(200);
      expect((await set('ignored')).json().code).toBe('verification.wrong_state');
      expect((await set('needVerification')).json().connection.state).toBe('needVerification');
    },
  );

  it.each(['nonsense', '', 'verified!'])('knows no state %j', async (to) => {
    const ada = await candidate();
    await connectionOf(ada.userId);
    const reply = await send('PATCH', '/university-connection', ada.name, { schoolId: nordic, state: to });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'validation']);
    expect(reply.json().errors).toMatchObject([{ pointer: '/body/state' }]);
  });

  it.each(['pending', 'verified'])('cannot set the state %j', async (to) => {
    const ada = await candidate();
    await connectionOf(ada.userId);
    const reply = await send('PATCH', '/university-connection', ada.name, { schoolId: nordic, state: to });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'verification.wrong_state']);
  });

  it('cannot ignore a school where a program is current', async () => {
    const ada = await candidate();
    await insertStudy(db.database, ada.userId, nordic, '2026-11-01');
    await connectionOf(ada.userId);
    const ignore = () => send('PATCH', '/university-connection', ada.name, { schoolId: nordic, state: 'ignored' });
    expect((await ignore()).json().code).toBe('verification.program_current');
    const [connection] = (await send('GET', '/university-connection', ada.name)).json().connections;
    expect(connection).toMatchObject({ isCurrent: true, actions: ['verify'] });
    await db.database.updateTable('candidate_study_program').set({ end_on: '2026-10-31' }).execute();
    expect((await ignore()).statusCode).toBe(200);
  });

  it('answers what was asked back, once', async () => {
    const ada = await candidate();
    const { connection } = (await manual(ada.name)).json();
    const answer = (text: string) => send('POST', `/university-connection/${connection.id}/answer`, ada.name, { answer: text });
    expect((await answer('Too early')).json().code).toBe('verification.wrong_state');
    await decide(ada.userId, 'askBack', 'In which year did you graduate?');
    const [waiting] = (await send('GET', '/university-connection', ada.name)).json().connections;
    expect(waiting).toMatchObject({
      state: 'pending',
      question: 'In which year did you graduate?',
      answer: null,
      actions: ['answer', 'cancel'],
    });
    expect((await answer(' ')).json().code).toBe('verification.message_missing');
    expect((await answer('x'.repeat(LIMITS.verificationMessage + 1))).json().code).toBe('verification.message_long');
    expect((await answer('2019')).json()).toMatchObject({ code: 'Answered', connection: { answer: '2019', actions: ['cancel'] } });
    expect((await answer('2020')).json().code).toBe('verification.wrong_state');
  });

  it('lists the schools of today first', async () => {
    const ada = await candidate();
    for (const [school, end] of [
      [imported, '2020-06-30'],
      [nordic, null],
    ] as const) {
      await insertStudy(db.database, ada.userId, school, end);
      await connectionOf(ada.userId, school);
    }
    await connectionOf(ada.userId, closed);
    const { connections } = (await send('GET', '/university-connection', ada.name)).json();
    expect(connections.map((one: { schoolId: number }) => one.schoolId)).toEqual([nordic, imported, closed]);
    // A school that takes no proof cannot be verified.
    expect(connections[2].actions).toEqual(['notNow']);
  });
});

describe('what others decide is mailed, and news to the person and the school', () => {
  it.each([
    ['approve', 'connection_approved', ''],
    ['reject', 'connection_rejected', 'We do not find you on our lists.'],
    ['askBack', 'connection_question', 'Which programme?'],
  ] as const)('%s', async (action, kind, text) => {
    const ada = await candidate();
    await manual(ada.name);
    await decide(ada.userId, action, text);
    const [mail, ...more] = await mailsTo(db.database, ada.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind, userId: ada.userId, parameters: { school: 'Nordic School', text } });
    if (action !== 'approve') expect(mail?.parameters.page).toBe(`/profile?verify=${nordic}`);
    const events = await db.database
      .selectFrom('news')
      .select(['subject', 'payload'])
      .where('kind', '=', 'connection.changed')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(events.map((event) => event.subject).sort()).toEqual([`school:${nordic}`, `user:${ada.userId}`]);
    expect(events[0]?.payload).toMatchObject({ action, schoolId: nordic });
  });

  it('revoked and expired, shown with their reason until the next request', async () => {
    const ada = await candidate();
    await manual(ada.name);
    await decide(ada.userId, 'approve');
    await decide(ada.userId, 'revoke', 'You left in spring.');
    expect((await mailsTo(db.database, ada.email)).map((mail) => mail.kind)).toEqual(['connection_approved', 'connection_revoked']);
    const [revoked] = (await send('GET', '/university-connection', ada.name)).json().connections;
    expect(revoked).toMatchObject({
      state: 'needVerification',
      verdict: { code: 'revoked', text: 'You left in spring.' },
      verifiedAt: null,
    });
    expect((await manual(ada.name)).json().connection.verdict).toBeNull();
    await decide(ada.userId, 'approve', '', new Date(now.getTime() + DAY));
    later(DAY);
    expect(await expireProofs(db.database, now)).toBe(1);
    expect(await expireProofs(db.database, now)).toBe(0);
    expect((await lastMail(db.database, ada.email)).kind).toBe('connection_expired');
    const [expired] = (await send('GET', '/university-connection', ada.name)).json().connections;
    expect(expired).toMatchObject({ state: 'needVerification', verdict: { code: 'expired', text: '' } });
  });

  it('is mailed to nobody whose account is closed', async () => {
    const ada = await candidate();
    await manual(ada.name);
    await db.database.updateTable('app_user').set({ status: 'suspended' }).where('id', '=', ada.userId).execute();
    await decide(ada.userId, 'approve');
    expect(await mailsTo(db.database, ada.email)).toEqual([]);
  });
});

describe('time', () => {
  it('ends a proof to the minute, though the sweep comes once an hour', async () => {
    const ada = await candidate();
    await insertStudy(db.database, ada.userId, nordic, '2020-06-01');
    const shown = async () => (await send('GET', '/university-connection', ada.name)).json().connections[0];
    for (const again of [
      () => manual(ada.name),
      () => send('PATCH', '/university-connection', ada.name, { schoolId: nordic, state: 'ignored' }),
    ]) {
      if ((await state(ada.userId)) !== 'pending') await manual(ada.name);
      await decide(ada.userId, 'approve', '', new Date(now.getTime() + DAY));
      expect(await shown()).toMatchObject({ state: 'verified', isVerified: true });
      later(DAY);
      expect(await state(ada.userId)).toBe('verified');
      expect(await shown()).toMatchObject({
        state: 'needVerification',
        isVerified: false,
        verdict: { code: 'expired' },
        expiresAt: null,
        actions: ['verify', 'notNow'],
      });
      expect((await again()).statusCode).toBe(200);
      expect((await lastMail(db.database, ada.email)).kind).toBe('connection_expired');
    }
    expect(await state(ada.userId)).toBe('ignored');
  });

  it('deletes links a month after their end, and no others', async () => {
    const ada = await candidate();
    await academic(ada.name, `${ada.name}@nordicschool.example`);
    const count = async () => (await db.database.selectFrom('school_connection_link').select('hash').execute()).length;
    const before = await count();
    later(LIMITS.verifyLinkHours * 3_600_000 + 29 * DAY);
    await academic(ada.name, `${ada.name}@nordicschool.example`);
    await sweepLinks(db.database, now);
    expect(await count()).toBeGreaterThan(0);
    later(2 * DAY);
    await sweepLinks(db.database, now);
    expect(await count()).toBeLessThan(before);
  });
});

describe('the table of the database', () => {
  it('holds the pairs of states that the rules hold', async () => {
    const rows = await db.database.selectFrom('school_connection_move').selectAll().execute();
    const pairs = Object.values(VERIFICATION_MOVES).flatMap((move) => move.from.map((from) => `${from} ${move.to}`));
    expect(rows.map((row) => `${row.from_state} ${row.to_state}`).sort()).toEqual([...new Set(pairs)].sort());
  });

  it('refuses what the rules refuse, whoever writes', async () => {
    const ada = await candidate();
    const { id } = await connectionOf(ada.userId);
    const set = (columns: object) => db.database.updateTable('school_connection').set(columns).where('id', '=', id).execute();
    await set({ state: 'ignored' });
    await set({ state: 'verified', verified_at: now });
    await expect(set({ state: 'ignored', verified_at: null })).rejects.toThrow('cannot become ignored');
    await expect(set({ school_id: imported })).rejects.toThrow('neither person nor school');
  });
});

describe('universities', () => {
  it('are those that take proof: a text finds those that begin with it first', async () => {
    const { universities } = (await send('GET', '/university?q=nord')).json();
    expect(universities).toHaveLength(1);
    expect(universities[0]).toMatchObject({
      id: nordic,
      name: 'Nordic School',
      code: 'nordic',
      domains: ['nordicschool.example', 'alumni-nordic.example'],
      message: null,
      methods: [
        { method: 'academic_email', validityDays: null },
        { method: 'manual', validityDays: null },
      ],
    });
    expect((await send('GET', '/university?q=closed')).json().universities).toEqual([]);
    expect((await send('GET', `/university/${closed}`)).json().methods).toEqual([]);
    expect((await send('GET', '/university/999999')).statusCode).toBe(404);
  });

  it('ask in the reader’s language, else in their own', async () => {
    const texts = { de: 'Bitte Matrikelnummer', en: 'Student number, please' };
    await db.database
      .updateTable('school')
      .set({ request_texts: JSON.stringify(texts), locale: 'de' })
      .where('id', '=', nordic)
      .execute();
    const message = async (locale: string) => (await send('GET', `/university/${nordic}?locale=${locale}`)).json().message;
    expect([await message('de'), await message('en'), await message('fr')]).toEqual([texts.de, texts.en, texts.de]);
  });
});
