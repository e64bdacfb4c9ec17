// The staff of a school: invited, changed, removed; the last administrator stays; what ends with a role; an address that a stranger registered.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { lastMail, mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson, PASSWORD, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';

const db = await cloneDatabase();
let now = new Date('2026-03-01T10:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });

let schools = 0;
let school = 0;
let admin = testBrowser(app);
let greta = '';
const DAY_MS = 86_400_000;

beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  schools += 1;
  school = (
    await db.database
      .insertInto('school')
      .values({ name: `School ${schools}`, slug: `school-${schools}` })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  greta = await insertPerson(db.database, {
    email: `greta${schools}@example.org`,
    firstName: 'Greta',
    lastName: 'Sand',
    roles: [{ role: 'SchoolAdmin', schoolId: school }],
  });
  admin = testBrowser(app);
  await admin.signIn(`greta${schools}@example.org`);
});

const path = (more = '', of = school) => `/api/v1/staff/schools/${of}/staff${more}`;
const invitation = (email: string, role = 'CareerStaff') => ({ email, firstName: 'Finn', lastName: 'Dahl', role });
const invite = (email: string, role?: string) => admin.send('POST', path(), invitation(email, role));
const staff = async () =>
  (await admin.send('GET', path())).json().rows as {
    userId: string;
    email: string;
    role: string;
    state: string;
    isLastAdministrator: boolean;
  }[];
const member = async (email: string) => (await staff()).find((one) => one.email === email);
const colleague = (email: string, role: 'SchoolAdmin' | 'CareerStaff' = 'CareerStaff') =>
  insertPerson(db.database, { email, firstName: 'Finn', lastName: 'Dahl', roles: [{ role, schoolId: school }] });
const actions = async (userId: string) =>
  (
    await db.database
      .selectFrom('audit_line')
      .select(['action', 'school_id'])
      .where('subject', '=', `user:${userId}`)
      .orderBy('id')
      .execute()
  ).map((line) => `${line.action} ${line.school_id === school}`);

describe('an invitation', () => {
  it('makes an account that the link of the mail activates; its owner sees the school', async () => {
    const email = `new${schools}@example.org`;
    const reply = await invite(` ${email} `);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await member(email)).toMatchObject({
      role: 'CareerStaff',
      state: 'invited',
      firstName: 'Finn',
      expiresAt: new Date(now.getTime() + 7 * DAY_MS).toISOString(),
    });
    const mail = await lastMail(db.database, email, 'staff_invitation');
    expect(mail.parameters).toMatchObject({ school: `School ${schools}`, inviter: 'Greta Sand' });
    expect(mail.link).toMatch(/^\/activate-user\?token=/);
    const browser = testBrowser(app);
    const link = await browser.send('GET', `/identity/v1/account-link?token=${mail.token}&purpose=activate`);
    expect(link.json().returnUrl ?? '/staff').toBe('/staff');
    const activated = await browser.send('POST', '/identity/v1/activate', {
      token: mail.token,
      email,
      firstName: 'Finn',
      lastName: 'Dahl',
      password: PASSWORD,
    });
    expect(activated.statusCode, activated.body).toBe(200);
    expect((await browser.send('GET', path())).json().rows.map((one: { isYou: boolean }) => one.isYou)).toEqual([false, true]);
    expect(await member(email)).toMatchObject({ state: 'active' });
  });

  it('expires after seven days and is sent again; the link before ends', async () => {
    const email = `late${schools}@example.org`;
    await invite(email);
    const first = (await lastMail(db.database, email)).token;
    const { userId } = (await member(email)) as { userId: string };
    now = new Date(now.getTime() + 7 * DAY_MS);
    await admin.signIn(`greta${schools}@example.org`);
    expect(await member(email)).toMatchObject({ state: 'expired', expiresAt: null });
    expect((await admin.send('POST', path(`/${userId}/invitation`))).statusCode).toBe(200);
    expect(await member(email)).toMatchObject({ state: 'invited' });
    const second = (await lastMail(db.database, email)).token;
    const activate = (token: string) =>
      testBrowser(app).send('POST', '/identity/v1/activate', { token, email, firstName: 'F', lastName: 'D', password: PASSWORD });
    expect([(await activate(first)).statusCode, (await activate(second)).statusCode]).toEqual([410, 200]);
    expect((await admin.send('POST', path(`/${userId}/invitation`))).json().code).toBe('staff.not_invited');
  });

  const offersOf = async (browser: ReturnType<typeof testBrowser>) =>
    (await browser.send('GET', '/identity/v1/staff-offers')).json().offers;

  it('of somebody with an account is theirs to accept, by mail and page; each step is a line of the audit', async () => {
    const email = `there${schools}@example.org`;
    const userId = await insertPerson(db.database, { email, firstName: 'Chen', lastName: 'Li', roles: [] });
    await invite(email, 'SchoolAdmin');
    expect(await member(email)).toMatchObject({ userId, role: 'SchoolAdmin', state: 'invited', firstName: 'Chen' });
    expect((await lastMail(db.database, email)).kind).toBe('staff_offer');
    const chen = testBrowser(app);
    await chen.signIn(email);
    expect((await chen.send('GET', path())).statusCode).toBe(403);
    const [offer] = await offersOf(chen);
    expect(offer).toMatchObject({ role: 'SchoolAdmin', school: { id: school } });
    expect((await admin.send('POST', `/identity/v1/staff-offers/${offer.id}/accept`)).statusCode).toBe(404);
    expect((await chen.send('POST', `/identity/v1/staff-offers/${offer.id}/accept`)).statusCode).toBe(204);
    expect((await chen.send('POST', `/identity/v1/staff-offers/${offer.id}/accept`)).statusCode).toBe(404);
    await chen.send('POST', '/identity/v1/token/refresh', {});
    expect((await chen.send('GET', path())).statusCode).toBe(200);
    expect(await member(email)).toMatchObject({ state: 'active' });
    expect(await actions(userId)).toEqual(['staff.invited true', 'user.role_granted true', 'staff.invitation_accepted true']);
    expect((await invite(email)).json().code).toBe('staff.already');
  });

  it('that is declined, taken back or over gives nothing', async () => {
    const email = `unsure${schools}@example.org`;
    const userId = await insertPerson(db.database, { email, roles: [] });
    const person = testBrowser(app);
    await person.signIn(email);
    await invite(email);
    const [first] = await offersOf(person);
    expect((await person.send('POST', `/identity/v1/staff-offers/${first.id}/decline`)).statusCode).toBe(204);
    expect(await member(email)).toBeUndefined();
    await invite(email);
    const [second] = await offersOf(person);
    expect((await admin.send('DELETE', path(`/${userId}`))).statusCode).toBe(204);
    expect((await person.send('POST', `/identity/v1/staff-offers/${second.id}/accept`)).statusCode).toBe(404);
    await invite(email);
    const [third] = await offersOf(person);
    now = new Date(now.getTime() + 7 * DAY_MS);
    await person.signIn(email);
    await admin.signIn(`greta${schools}@example.org`);
    expect(await offersOf(person)).toEqual([]);
    expect((await person.send('POST', `/identity/v1/staff-offers/${third.id}/accept`)).statusCode).toBe(404);
    expect(await member(email)).toMatchObject({ state: 'expired' });
    expect((await admin.send('POST', path(`/${userId}/invitation`))).statusCode).toBe(200);
    expect(await member(email)).toMatchObject({ state: 'invited' });
    expect(await actions(userId)).toEqual(expect.arrayContaining(['staff.invitation_declined true', 'staff.invitation_revoked true']));
  });

  it.each([
    ['a candidate', 'Candidate', 'staff.is_candidate'],
    ['an employer', 'OrganizationAdmin', 'staff.is_employer'],
  ] as const)('of %s is warned about first, and made where it is said again', async (_who, role, code) => {
    const email = `${role}${schools}@example.org`.toLowerCase();
    const held = role === 'Candidate' ? { role } : { role, organizationId: await insertOrganization(db.database, { name: 'Rival' }) };
    await insertPerson(db.database, { email, roles: [held] });
    const body = { email, firstName: 'F', lastName: 'D', role: 'CareerStaff' };
    expect((await admin.send('POST', path(), body)).json().code).toBe(code);
    expect(await member(email)).toBeUndefined();
    expect((await admin.send('POST', path(), { ...body, sure: true })).json()).toMatchObject({ state: 'invited' });
  });

  it('of an address that a stranger registered leaves the stranger nothing', async () => {
    const email = `prey${schools}@example.org`;
    const stranger = testBrowser(app);
    const registration = { email, password: PASSWORD, firstName: 'Mallory', lastName: 'M', emailReturnUrl: '/', newsletterConsent: false };
    expect((await stranger.send('POST', '/identity/v1/user', registration)).statusCode).toBeLessThan(300);
    const verify = (await lastMail(db.database, email, 'verify')).token;
    await invite(email, 'SchoolAdmin');
    expect((await stranger.send('POST', '/identity/v1/user/verify', { token: verify })).statusCode).toBeGreaterThanOrEqual(400);
    await expect(stranger.signIn(email)).rejects.toThrow();
    const { token } = await lastMail(db.database, email, 'staff_invitation');
    const password = `${PASSWORD}-mine`;
    expect(
      (await testBrowser(app).send('POST', '/identity/v1/activate', { token, email, firstName: 'Finn', lastName: 'Dahl', password }))
        .statusCode,
    ).toBe(200);
    await expect(stranger.signIn(email)).rejects.toThrow();
  });

  it.each([
    [{ email: 'nobody' }, '/email InvalidEmail'],
    [{ firstName: ' ' }, '/firstName missing'],
    [{ lastName: '' }, '/lastName missing'],
  ])('names a person: %j is refused', async (change, fault) => {
    const reply = await admin.send('POST', path(), { ...invitation('x@example.org'), ...change });
    expect([reply.json().code, reply.json().errors.map((one: { pointer: string; code: string }) => `${one.pointer} ${one.code}`)]).toEqual([
      'settings.invalid',
      [fault],
    ]);
  });

  it('gives no role of the platform, and none to who is suspended', async () => {
    expect((await invite('a@example.org', 'Admin')).statusCode).toBe(422);
    const email = `gone${schools}@example.org`;
    await insertPerson(db.database, { email, status: 'suspended' });
    expect((await invite(email)).json().code).toBe('staff.not_available');
    expect(await mailsTo(db.database, email)).toEqual([]);
  });

  it('of two at once is one', async () => {
    const replies = await Promise.all([invite('twice@example.org'), invite('TWICE@example.org')]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
  });

  it('that is revoked ends: the link is no good, and nothing is left of the person', async () => {
    const email = `revoked${schools}@example.org`;
    await invite(email);
    const { token } = await lastMail(db.database, email);
    const { userId } = (await member(email)) as { userId: string };
    expect((await admin.send('DELETE', path(`/${userId}`))).statusCode).toBe(204);
    expect(await member(email)).toBeUndefined();
    expect(
      (await testBrowser(app).send('POST', '/identity/v1/activate', { token, email, firstName: 'F', lastName: 'D', password: PASSWORD }))
        .statusCode,
    ).toBe(410);
    expect(await db.database.selectFrom('app_user').select('id').where('id', '=', userId).execute()).toEqual([]);
    expect(await actions(userId)).toContain('staff.invitation_revoked true');
    expect((await admin.send('DELETE', path(`/${userId}`))).statusCode).toBe(204);
  });
});

describe('the list', () => {
  const emails = async (query: string) =>
    (await admin.send('GET', path(`?${query}`))).json().rows.map((one: { email: string }) => one.email.replace(/\d*@.*/, ''));

  it('has administrators first, then names; and the other orders', async () => {
    now = new Date(now.getTime() + 1000);
    await insertPerson(db.database, {
      email: `zoe${schools}@example.org`,
      firstName: 'Zoé',
      lastName: 'Aas',
      roles: [{ role: 'CareerStaff', schoolId: school }],
    });
    await invite(`bo${schools}@example.org`);
    const since = new Date(now.getTime() - DAY_MS);
    await db.database.updateTable('user_role').set({ granted_at: since }).where('user_id', '=', greta).execute();
    await db.database
      .updateTable('user_role')
      .set({ granted_at: now })
      .where('school_id', '=', school)
      .where('user_id', '<>', greta)
      .execute();
    expect(await emails('')).toEqual(['greta', 'zoe', 'bo']);
    expect(await emails('sort=-role')).toEqual(['bo', 'zoe', 'greta']);
    expect(await emails('sort=name')).toEqual(['zoe', 'bo', 'greta']);
    expect((await emails('sort=since'))[0]).toBe('greta');
    expect((await emails('sort=-since'))[2]).toBe('greta');
    expect(await emails('q=zoe%20aa')).toEqual(['zoe']);
    expect(await emails(`q=bo${schools}@example`)).toEqual(['bo']);
    expect(await emails('role=SchoolAdmin')).toEqual(['greta']);
    expect(await emails('state=invited')).toEqual(['bo']);
    expect(await emails('role=SchoolAdmin&state=invited')).toEqual([]);
    const [zoe] = (await admin.send('GET', path('?q=zoe'))).json().rows;
    expect(zoe).toMatchObject({ lastName: 'Aas', isLastAdministrator: false, isYou: false });
    const file = await admin.send('GET', path('/export.csv?sort=name'));
    expect(
      file.body
        .split('\r\n')
        .slice(0, 3)
        .map((line) => line.split(',').slice(0, 6).join(' ')),
    ).toEqual([
      '\ufeffname email role coach programs state',
      `Zoé Aas zoe${schools}@example.org generalist true  active`,
      `Finn Dahl bo${schools}@example.org generalist true  invited`,
    ]);
  });

  it('knows the last administrator on every page of it', async () => {
    await colleague(`second${schools}@example.org`, 'SchoolAdmin');
    const flags = async (query: string) =>
      (await admin.send('GET', path(`?${query}`))).json().rows.map((one: { isLastAdministrator: boolean }) => one.isLastAdministrator);
    expect(await flags(`q=greta${schools}`)).toEqual([false]);
  });
});

describe('roles at a school', () => {
  it('are changed by administrators; the sessions of the person end', async () => {
    const email = `finn${schools}@example.org`;
    const finn = await colleague(email);
    const browser = testBrowser(app);
    await browser.signIn(email);
    expect((await browser.send('PATCH', path(`/${greta}`), { from: 'SchoolAdmin', role: 'CareerStaff' })).statusCode).toBe(403);
    expect((await admin.send('PATCH', path(`/${finn}`), { from: 'CareerStaff', role: 'SchoolAdmin' })).statusCode).toBe(200);
    expect((await browser.send('GET', path())).statusCode).toBe(401);
    expect(await member(email)).toMatchObject({ role: 'SchoolAdmin' });
    expect(await actions(finn)).toEqual(expect.arrayContaining(['user.role_granted true', 'user.role_revoked true']));
    expect((await admin.send('PATCH', path(`/${finn}`), { from: 'CareerStaff', role: 'SchoolAdmin' })).json().code).toBe(
      'settings.changed',
    );
  });

  it('are kept by the last administrator, who neither steps down nor leaves', async () => {
    await colleague(`finn${schools}@example.org`);
    await invite(`invited${schools}@example.org`, 'SchoolAdmin');
    expect((await staff()).find((one) => one.userId === greta)?.isLastAdministrator).toBe(true);
    expect((await admin.send('PATCH', path(`/${greta}`), { from: 'SchoolAdmin', role: 'CareerStaff' })).json().code).toBe(
      'staff.last_administrator',
    );
    expect((await admin.send('DELETE', path(`/${greta}`))).json().code).toBe('staff.last_administrator');
  });

  it.each([
    ['remove each other', 'DELETE', 'other'],
    ['step down', 'PATCH', 'self'],
    ['leave', 'DELETE', 'self'],
  ] as const)('stay with one of two administrators who %s at once', async (_what, method, whom) => {
    const email = `second${schools}@example.org`;
    const second = await colleague(email, 'SchoolAdmin');
    const browser = testBrowser(app);
    await browser.signIn(email);
    const body = method === 'PATCH' ? { from: 'SchoolAdmin', role: 'CareerStaff' } : undefined;
    const [first, other] = whom === 'self' ? [greta, second] : [second, greta];
    const replies = await Promise.all([admin.send(method, path(`/${first}`), body), browser.send(method, path(`/${other}`), body)]);
    const left = await db.database
      .selectFrom('user_role')
      .select('user_id')
      .where('school_id', '=', school)
      .where('role', '=', 'SchoolAdmin')
      .execute();
    expect(left).toHaveLength(1);
    const [done, refused] = replies.map((reply) => reply.statusCode).sort();
    expect(done).toBe(method === 'PATCH' ? 200 : 204);
    // Who is removed is signed out, and may be so before what she asks for herself is looked at.
    expect(whom === 'other' ? [401, 409] : [409]).toContain(refused);
  });

  it('of another school are out of reach', async () => {
    const elsewhere = (
      await db.database
        .insertInto('school')
        .values({ name: 'South', slug: `south-${schools}` })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
    const hers = await insertPerson(db.database, {
      email: `south${schools}@example.org`,
      roles: [{ role: 'CareerStaff', schoolId: elsewhere }],
    });
    for (const reply of [
      await admin.send('GET', path('', elsewhere)),
      await admin.send('POST', path('', elsewhere), invitation('x@example.org')),
      await admin.send('PATCH', path(`/${hers}`), { from: 'CareerStaff', role: 'SchoolAdmin' }),
      await admin.send('POST', path(`/${hers}/invitation`)),
    ])
      expect(reply.statusCode).toBe(404);
    await admin.send('DELETE', path(`/${hers}`));
    expect(await db.database.selectFrom('user_role').select('role').where('user_id', '=', hers).execute()).toHaveLength(1);
  });

  it('that are taken end the sessions, and leave the account', async () => {
    const email = `leaver${schools}@example.org`;
    const finn = await colleague(email);
    const browser = testBrowser(app);
    await browser.signIn(email);
    expect((await admin.send('DELETE', path(`/${finn}`))).statusCode).toBe(204);
    expect((await browser.send('GET', path())).statusCode).toBe(401);
    await browser.signIn(email);
    expect((await browser.send('GET', path())).statusCode).toBe(403);
  });
});
