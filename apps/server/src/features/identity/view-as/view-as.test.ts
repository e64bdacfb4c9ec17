// An administrator looks through a candidate's eyes: reads alone, for half an hour, told in the audit, and back again.
import { ENDPOINTS } from '@fairway/contract/endpoints';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson, type TestBrowser, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { sweepViews } from './commands.ts';

const db = await cloneDatabase();
let now = new Date('2026-03-01T10:00:00.000Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
let number = 0;
let hana: TestBrowser;
let hanaId = '';
let adaId = '';

beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  number += 1;
  hanaId = await insertPerson(db.database, { email: `hana${number}@fairway.example`, roles: [{ role: 'Admin' }] });
  adaId = await insertPerson(db.database, { email: `ada${number}@nordic.example` });
  const candidateId = newId();
  await db.database.insertInto('candidate').values({ id: candidateId, user_id: adaId }).execute();
  await db.database
    .insertInto('candidate_sensitive_answer')
    .values({ candidate_id: candidateId, disability: 'yes', ethnic_minority: 'yes', member_of_lgbtq_community: true, consented_at: now })
    .execute();
  hana = testBrowser(app);
  await hana.signIn(`hana${number}@fairway.example`);
});

const look = (id = adaId) => hana.send('POST', `/api/v1/admin/users/${id}/view-as`, { reason: 'Asked for help.' });
const leave = () => hana.send('POST', '/identity/v1/view-as/leave');
const who = async () => (await hana.send('GET', '/identity/v1/session')).json().user;
const lines = async () =>
  (
    await db.pool.query("select action, actor_id from audit_line where subject = $1 and action like 'user.view%' order by at, id", [
      `user:${adaId}`,
    ])
  ).rows;
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

describe('a look through a candidate’s eyes', () => {
  it('asks for a reason, which the audit keeps', async () => {
    for (const body of [{}, { reason: ' ' }])
      expect((await hana.send('POST', `/api/v1/admin/users/${adaId}/view-as`, body)).statusCode).toBe(422);
    expect((await look()).statusCode).toBe(200);
    const { rows } = await db.pool.query("select detail from audit_line where subject = $1 and action = 'user.view_as_started'", [
      `user:${adaId}`,
    ]);
    expect(rows).toMatchObject([{ detail: { reason: 'Asked for help.' } }]);
  });

  it('sees what they see, names them, and ends with the own session again', async () => {
    const endsAt = new Date(now.getTime() + 30 * 60_000).toISOString();
    expect((await look()).json()).toEqual({ endsAt });
    expect(await who()).toMatchObject({ id: adaId, roles: ['Candidate'], viewEndsAt: endsAt });
    expect((await hana.send('GET', '/api/v1/companies/follow')).statusCode).toBe(200);
    expect((await hana.send('GET', '/api/v1/admin/users')).json().code).toBe('forbidden');
    expect((await leave()).json()).toEqual({ userId: adaId, restored: true });
    expect(await who()).toMatchObject({ id: hanaId, roles: ['Admin'], viewEndsAt: null });
    expect(await lines()).toEqual([
      { action: 'user.view_as_started', actor_id: hanaId },
      { action: 'user.view_as_ended', actor_id: hanaId },
    ]);
  });

  it('does not see the answers that the law protects', async () => {
    await look();
    const profile = (await hana.send('GET', '/api/v1/candidate/me?includes=preferences,attributes')).json();
    expect(profile).toMatchObject({ userId: adaId, disability: null, ethnicMinority: null });
    expect(JSON.stringify(profile)).not.toMatch(/"eth"|"pwd"|"lgb"/);
  });

  it('is not among the sign-ins that the person sees, and tells no address or device of the administrator', async () => {
    await look();
    const ada = testBrowser(app);
    await ada.signIn(`ada${number}@nordic.example`);
    expect((await ada.send('GET', '/identity/v1/user/sessions')).json().sessions).toHaveLength(1);
    const { rows } = await db.pool.query("select address, user_agent from login_session where user_id = $1 and method = 'view_as'", [
      adaId,
    ]);
    expect(rows).toEqual([{ address: '', user_agent: '' }]);
  });

  it('ends after half an hour, refreshed or not, and its end is written down', async () => {
    await look();
    minutes(20);
    expect((await hana.send('POST', '/identity/v1/token/refresh', {})).statusCode).toBe(200);
    minutes(11);
    expect(await who()).toBeNull();
    expect((await hana.send('POST', '/identity/v1/token/refresh', {})).statusCode).toBe(401);
    await sweepViews(db.database, now);
    expect((await lines()).at(-1)).toEqual({ action: 'user.view_as_ended', actor_id: hanaId });
    expect((await leave()).json()).toMatchObject({ restored: true });
    expect((await who()).id).toBe(hanaId);
  });

  it('ends with the administrator’s own sessions', async () => {
    await look();
    const other = testBrowser(app);
    await other.signIn(`hana${number}@fairway.example`);
    expect((await other.send('POST', '/identity/v1/logout', { everywhere: true })).statusCode).toBe(200);
    expect(await who()).toBeNull();
  });

  it('signs out for good by signing out, and leaves the person’s own sessions alone', async () => {
    const ada = testBrowser(app);
    await ada.signIn(`ada${number}@nordic.example`);
    await look();
    expect((await hana.send('POST', '/identity/v1/logout', { everywhere: true })).statusCode).toBe(200);
    expect([...hana.cookies.keys()]).toEqual(['known_device']);
    expect((await ada.send('GET', '/identity/v1/session')).json().user.id).toBe(adaId);
    expect((await lines()).at(-1)).toEqual({ action: 'user.view_as_ended', actor_id: hanaId });
  });

  it('is not opened for administrators, for who cannot sign in, or for nobody', async () => {
    const staff = await insertPerson(db.database, { email: `admin${number}@x.example`, roles: [{ role: 'Admin' }, { role: 'Candidate' }] });
    const suspended = await insertPerson(db.database, { email: `gone${number}@x.example`, status: 'suspended' });
    expect((await look(staff)).json().code).toBe('users.not_viewable');
    expect((await look(suspended)).json().code).toBe('users.not_viewable');
    expect((await look(newId())).statusCode).toBe(404);
    expect((await who()).id).toBe(hanaId);
  });

  it('that nobody opened is left without harm', async () => {
    expect((await leave()).json()).toEqual({ userId: null, restored: false });
    expect((await who()).id).toBe(hanaId);
  });
});

describe('while looking', () => {
  const ALLOWED = ['refreshTokens', 'logout', 'leaveViewAs'];
  const SECRETS = /^(exportMyData|getDeadlineCalendar|authenticate_|callback_)/;
  const refused = ENDPOINTS.filter(
    ({ name, method, access, path }) =>
      // What is declared and not built yet has no route.
      app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') }) &&
      (method === 'GET' ? SECRETS.test(name) : !ALLOWED.includes(name)) &&
      ['public', 'user', 'candidate'].includes(access),
  );

  it('every write is refused, and every read that shows or uses a secret', async () => {
    await look();
    for (const { name, method, path } of refused) {
      const reply = await hana.send(method, path.replace(/\{\w+\}/g, newId()), method === 'GET' ? undefined : {});
      expect([name, reply.statusCode, reply.json().code]).toEqual([name, 409, 'view_as.read_only']);
    }
    expect(refused.length).toBeGreaterThan(60);
  });

  it('a read that would write is refused by the database', async () => {
    await db.database.deleteFrom('candidate').where('user_id', '=', adaId).execute();
    await look();
    expect((await hana.send('GET', '/api/v1/candidate/me')).json().code).toBe('view_as.read_only');
  });
});
