// Users, their roles, sessions and deletions in the platform's console, and the audit log that tells of all of it.
import { usersList } from '@fairway/contract/administration/users';
import { LIMITS } from '@fairway/rules/limits';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson, PASSWORD, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { USER_ORDER, usersQuery } from './users/queries.ts';

const URL = '/api/v1/admin/users';
const db = await cloneDatabase();
let now = new Date('2026-03-01T10:00:00.000Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
const hana = testBrowser(app);
const hanaId = await insertPerson(db.database, {
  email: 'hana@fairway.example',
  firstName: 'Hana',
  lastName: 'Zelenka',
  roles: [{ role: 'Admin' }],
});
const { id: schoolId } = await db.database
  .insertInto('school')
  .values({ name: 'Nordic', slug: 'nordic' })
  .returning('id')
  .executeTakeFirstOrThrow();
let number = 0;
let email = '';
let id = '';

beforeEach(async () => {
  now = new Date(now.getTime() + 60_000);
  number += 1;
  email = `ada${number}@nordic.example`;
  id = await insertPerson(db.database, { email, firstName: 'Ada', lastName: `Berg${number}` });
  await hana.signIn('hana@fairway.example');
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => hana.send(method, `${URL}${path}`, body);
const card = async (of = id) => (await send('GET', `/${of}`)).json();
const lines = async (of = id) =>
  (await db.pool.query('select action, actor_id, detail from audit_line where subject = $1 order by at, id', [`user:${of}`])).rows;

describe('people', () => {
  it('are found by words of their name, by address and by id', async () => {
    const found = async (query: string) => (await send('GET', `?${query}`)).json().rows.map((row: { id: string }) => row.id);
    expect(await found(`q=berg${number}%20ada`)).toEqual([id]);
    expect(await found(`q=${encodeURIComponent(email.toUpperCase())}`)).toEqual([id]);
    expect(await found(`q=${id}`)).toEqual([id]);
    expect(await found('role=Admin')).toEqual([hanaId]);
    expect(await found('q=nobody%25of%25that%25name')).toEqual([]);
  });

  it('show a card without secrets', async () => {
    const shown = await card();
    expect(shown).toMatchObject({
      email,
      status: 'active',
      roles: [{ role: 'Candidate' }],
      signIns: { hasPassword: true, isLocked: false },
    });
    expect(JSON.stringify(shown)).not.toMatch(/argon2|hash|token/);
    expect((await send('GET', '/018f0000-0000-7000-8000-0000000000ff')).statusCode).toBe(404);
  });

  it('are nobody’s business but the administrators’', async () => {
    const ada = testBrowser(app);
    await ada.signIn(email);
    expect((await ada.send('GET', URL)).json().code).toBe('forbidden');
  });
});

describe('two hundred thousand people', () => {
  it('are searched by an index, in every order of the list', async () => {
    await db.pool.query(`insert into app_user (id, email, email_folded, first_name, last_name, status, locale, time_zone)
      select gen_random_uuid(), 'p' || n || '@crowd.example', 'p' || n || '@crowd.example', 'Person', 'N' || n, 'active', 'en', 'UTC'
      from generate_series(1, 12000) n`);
    await db.pool.query(`insert into app_user (id, email, email_folded, first_name, last_name, status, locale, time_zone)
      values (gen_random_uuid(), 'zoe@crowd.example', 'zoe@crowd.example', 'Zoë', 'Åström-Łukasz', 'active', 'en', 'UTC')`);
    await db.pool.query('vacuum analyze app_user');
    for (const q of ['astrom', 'ZO%C3%8B%20%C5%82uk', 'zoe%40crowd', 'z%20str%C3%B6m'])
      expect((await send('GET', `?q=${q}`)).json().rows.map((row: { name: string }) => row.name)).toEqual(['Zoë Åström-Łukasz']);
    expect((await send('GET', '?q=p77%40crowd')).json().total).toBe(1);
    expect((await send('GET', '?q=crowd.example')).json()).toMatchObject({ total: 10_000, totalIsExact: false });
    expect((await send('GET', '?q=oe%40&role=Admin')).json().total).toBe(0);
    const planOf = async (asked: { q?: string; sort?: 'name' | '-name' | 'email' | '-created' | 'due' }) => {
      const by = USER_ORDER.sorts[(asked.sort ?? 'name').replace('-', '') as keyof typeof USER_ORDER.sorts];
      const direction = asked.sort?.startsWith('-') ? 'desc' : 'asc';
      const { sql: text, parameters } = usersQuery(db.database, usersList.page.query.parse(asked), now)
        .clearSelect()
        .select('u.id')
        .orderBy(typeof by === 'string' ? sql.ref(by) : by, direction)
        .orderBy('u.id', direction)
        .limit(25)
        .compile();
      const { rows } = await db.pool.query(`explain ${text}`, [...parameters]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    for (const q of ['astrom', 'zo']) expect(await planOf({ q })).toContain('app_user_grams');
    expect(await planOf({ sort: 'name' })).toContain('app_user_folded_name');
    expect(await planOf({ sort: '-name' })).toContain('app_user_folded_name');
    expect(await planOf({ sort: 'email' })).toContain('app_user_email');
    expect(await planOf({ sort: '-created' })).toContain('app_user_created');
    expect(await planOf({ sort: 'due' })).toContain('app_user_due');
  }, 120_000);
});

describe('a role', () => {
  it('is given with what it is held for, and taken with the sessions that say it', async () => {
    const ada = testBrowser(app);
    await ada.signIn(email);
    const given = await send('POST', `/${id}/roles`, { role: 'CareerStaff', schoolId });
    const role = given.json().roles.find((one: { role: string }) => one.role === 'CareerStaff');
    expect(role.school).toEqual({ id: schoolId, name: 'Nordic' });
    expect((await send('POST', `/${id}/roles`, { role: 'CareerStaff', schoolId })).json().roles).toHaveLength(2);
    const taken = await send('DELETE', `/${id}/roles/${role.id}`);
    expect(taken.json().roles).toHaveLength(1);
    expect(taken.json().sessions).toEqual([]);
    expect((await ada.send('GET', '/identity/v1/user/me')).statusCode).toBe(401);
    expect((await send('DELETE', `/${id}/roles/${role.id}`)).statusCode).toBe(404);
    expect((await lines()).map((line) => [line.action, line.actor_id])).toEqual([
      ['user.role_granted', hanaId],
      ['user.role_revoked', hanaId],
    ]);
  });

  it.each([
    { role: 'CareerStaff' },
    { role: 'SchoolAdmin', schoolId: 999_999 },
    { role: 'OrganizationAdmin', organizationId: 999_999 },
    { role: 'Admin', schoolId: 1 },
    { role: 'Candidate', organizationId: 1 },
  ])('is refused for %o', async (body) => {
    expect((await send('POST', `/${id}/roles`, body)).json().code).toBe('users.role_scope');
  });

  it('of the last administrator stays', async () => {
    const [role] = (await card(hanaId)).roles;
    expect((await send('DELETE', `/${hanaId}/roles/${role.id}`)).json().code).toBe('users.last_administrator');
  });

  it('of two administrators who take it from each other at once stays with one', async () => {
    const otherEmail = `olaf${number}@fairway.example`;
    const otherId = await insertPerson(db.database, { email: otherEmail, roles: [{ role: 'Admin' }] });
    const olaf = testBrowser(app);
    await olaf.signIn(otherEmail);
    const [hers] = (await card(hanaId)).roles;
    const [his] = (await card(otherId)).roles;
    const replies = await Promise.all([
      olaf.send('DELETE', `${URL}/${hanaId}/roles/${hers.id}`),
      send('DELETE', `/${otherId}/roles/${his.id}`),
    ]);
    const { rows } = await db.pool.query("select user_id from user_role where role = 'Admin'");
    expect(rows).toHaveLength(1);
    expect(replies.map(({ statusCode }) => statusCode)).toContain(200);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    // Hana administers again for the tests that follow, whoever was quicker.
    await db.pool.query("delete from user_role where role = 'Admin'");
    await db.pool.query("insert into user_role (id, user_id, role) values ($1, $2, 'Admin')", [hers.id, hanaId]);
  });

  it('of the last administrator outlives neither a deletion nor a suspension of the others', async () => {
    const ask = (browser: typeof hana) =>
      browser.send('POST', '/identity/v1/user/account/request-deletion', {
        confirmation: 'DELETE',
        locale: 'en',
        currentPassword: PASSWORD,
      });
    expect((await ask(hana)).json().code).toBe('users.last_administrator');
    const otherEmail = `olga${number}@fairway.example`;
    const otherId = await insertPerson(db.database, { email: otherEmail, roles: [{ role: 'Admin' }] });
    const olga = testBrowser(app);
    await olga.signIn(otherEmail);
    expect((await ask(olga)).statusCode).toBe(200);
    // Who is to be erased is nobody who stays.
    expect((await ask(hana)).json().code).toBe('users.last_administrator');
    const [role] = (await card(hanaId)).roles;
    expect((await olga.send('DELETE', `${URL}/${hanaId}/roles/${role.id}`)).json().code).toBe('users.last_administrator');
    expect((await olga.send('PUT', `${URL}/${hanaId}/status`, { status: 'suspended', reason: 'Sells postings.' })).json().code).toBe(
      'users.last_administrator',
    );
    await db.pool.query('delete from app_user where id = $1', [otherId]);
  });

  it('of another person is not taken by an id of it', async () => {
    const [role] = (await card(hanaId)).roles;
    expect((await send('DELETE', `/${id}/roles/${role.id}`)).statusCode).toBe(404);
  });
});

describe('without a fresh proof', () => {
  it('nothing is done that hands out power, shows a person or cannot be undone; the password shown again opens it', async () => {
    now = new Date(now.getTime() + 11 * 60_000);
    await hana.send('POST', '/identity/v1/token/refresh', {});
    const acts = [
      ['POST', `/${id}/roles`, { role: 'Admin' }],
      ['DELETE', `/${id}/roles/${id}`],
      ['DELETE', `/${id}/second-factor`],
      ['PUT', `/${id}/status`, { status: 'suspended', reason: 'Sells postings.' }],
      ['POST', `/${id}/deletion/carry-out`],
      ['POST', `/${id}/view-as`, { reason: 'Asked for help.' }],
    ] as const;
    const codes = async () => {
      const said: string[] = [];
      for (const [method, path, body] of acts) said.push((await send(method, path, body)).json().code ?? 'done');
      return said;
    };
    expect(await codes()).toEqual(acts.map(() => 'ProofNeeded'));
    const appoint = () => hana.send('POST', `/api/v1/admin/schools/${schoolId}/administrators`, { email });
    expect((await appoint()).json().code).toBe('ProofNeeded');
    expect((await card()).roles).toHaveLength(1);
    // What only helps its owner asks for none.
    expect((await send('POST', `/${id}/unlock`)).json().code).toBe('users.not_locked');
    expect((await send('POST', `/${id}/sessions/end`, {})).statusCode).toBe(200);
    expect((await hana.send('POST', '/identity/v1/user/prove', { password: PASSWORD })).statusCode).toBe(200);
    expect(await codes()).not.toContain('ProofNeeded');
    // The look through their eyes was refused: by then they are suspended.
    await db.pool.query('delete from app_user where id = $1', [id]);
  });
});

describe('an account', () => {
  it('is unlocked after too many wrong passwords, at one network address and everywhere', async () => {
    const ada = testBrowser(app);
    for (let tries = 0; tries < 10; tries += 1) await ada.send('POST', '/identity/v1', { email, password: 'Wrong-lantern-1' });
    expect((await ada.send('POST', '/identity/v1', { email, password: PASSWORD })).statusCode).toBe(429);
    expect((await card()).signIns.isLocked).toBe(true);
    expect((await send('POST', `/${id}/unlock`)).json().signIns.isLocked).toBe(false);
    await ada.signIn(email);
    const from = (network: number, password: string) =>
      app.inject({
        method: 'POST',
        url: '/identity/v1',
        remoteAddress: `10.7.0.${network}`,
        headers: { host: 'localhost', 'sec-fetch-site': 'same-origin' },
        payload: { email, password },
      });
    for (let tries = 0; tries < LIMITS.signInTriesPerAccount; tries += 1) await from(tries % 10, 'Wrong-lantern-1');
    for (const network of [0, 99]) expect((await from(network, PASSWORD)).statusCode).toBe(429);
    expect((await send('POST', `/${id}/unlock`)).json().signIns.isLocked).toBe(false);
    for (const network of [0, 99]) expect((await from(network, PASSWORD)).statusCode).toBe(200);
  });

  it('that is not locked says that nothing was, and no line of the audit tells otherwise', async () => {
    const reply = await send('POST', `/${id}/unlock`);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'users.not_locked']);
    expect((await lines()).map((line) => line.action)).not.toContain('user.unlocked');
  });

  it('is suspended with a reason, which the audit keeps', async () => {
    for (const body of [{ status: 'suspended' }, { status: 'suspended', reason: '  ' }])
      expect((await send('PUT', `/${id}/status`, body)).statusCode).toBe(422);
    expect((await send('PUT', `/${id}/status`, { status: 'suspended', reason: ' Sells postings. ' })).statusCode).toBe(200);
    const { rows } = await db.pool.query("select detail from audit_line where subject = $1 and action = 'user.suspended'", [`user:${id}`]);
    expect(rows).toEqual([{ detail: { reason: 'Sells postings.' } }]);
  });

  it('is suspended with its sessions, and reinstated', async () => {
    const ada = testBrowser(app);
    await ada.signIn(email);
    expect((await send('PUT', `/${id}/status`, { status: 'suspended', reason: 'Sells postings.' })).json()).toMatchObject({
      status: 'suspended',
      sessions: [],
    });
    expect((await ada.send('GET', '/identity/v1/user/me')).statusCode).toBe(401);
    await expect(ada.signIn(email)).rejects.toThrow();
    expect((await send('PUT', `/${id}/status`, { status: 'active' })).json().status).toBe('active');
    await ada.signIn(email);
    expect((await lines()).map((line) => line.action)).toEqual(['user.suspended', 'user.reinstated']);
  });

  it('of one’s own is neither suspended nor erased, and one that was never activated is not reinstated', async () => {
    expect((await send('PUT', `/${hanaId}/status`, { status: 'suspended', reason: 'Sells postings.' })).json().code).toBe(
      'users.own_account',
    );
    expect((await send('POST', `/${hanaId}/deletion/carry-out`)).json().code).toBe('users.own_account');
    const invited = await insertPerson(db.database, { email: `invited${number}@x.example`, status: 'inactive' });
    expect((await send('PUT', `/${invited}/status`, { status: 'active' })).json().code).toBe('users.not_active');
    expect((await send('PUT', `/${invited}/status`, { status: 'suspended', reason: 'Sells postings.' })).json().code).toBe(
      'users.not_active',
    );
  });

  it('loses an authenticator that was lost, and its owner is told', async () => {
    expect((await send('DELETE', `/${id}/second-factor`)).json().code).toBe('users.no_second_factor');
    await db.database
      .insertInto('authenticator')
      .values({ user_id: id, sealed_secret: Buffer.from('x'), confirmed_at: now })
      .execute();
    expect((await send('DELETE', `/${id}/second-factor`)).json().signIns.authenticator).toBe(false);
    expect((await card()).mails).toMatchObject([{ kind: 'second_factor_reset', recipient: email }]);
  });

  it('has its sessions ended, one or all; another person’s session is not ended by its id', async () => {
    const [ada, phone] = [testBrowser(app), testBrowser(app)];
    await ada.signIn(email);
    await phone.signIn(email);
    const { sessions } = await card();
    const [own] = (await card(hanaId)).sessions;
    expect((await send('POST', `/${id}/sessions/end`, { sessionId: own.id })).json().sessions).toHaveLength(2);
    expect((await send('POST', `/${id}/sessions/end`, { sessionId: sessions[0].id })).json().sessions).toHaveLength(1);
    expect((await send('POST', `/${id}/sessions/end`, {})).json().sessions).toHaveLength(0);
    expect((await phone.send('GET', '/identity/v1/user/me')).statusCode).toBe(401);
  });
});

describe('the queue of deletions', () => {
  const ask = (dueAt: Date) =>
    db.database.updateTable('app_user').set({ deletion_requested_at: now, deletion_due_at: dueAt }).where('id', '=', id).execute();

  it('lists who asked, and who is due', async () => {
    await ask(new Date(now.getTime() + 3_600_000));
    const found = async (which: string) =>
      (await send('GET', `?deletion=${which}&sort=due`)).json().rows.map((row: { id: string }) => row.id);
    expect(await found('asked')).toContain(id);
    expect(await found('due')).not.toContain(id);
    expect((await hana.send('GET', '/api/v1/admin/home')).json()).toMatchObject({ deletionsDue: 0 });
  });

  it('is stopped before it begins, and the person is told', async () => {
    await ask(new Date(now.getTime() + 3_600_000));
    expect((await send('DELETE', `/${id}/deletion`)).json()).toMatchObject({ deletionDueAt: null, mails: [{ kind: 'deletion_undone' }] });
    expect((await send('DELETE', `/${id}/deletion`)).json().code).toBe('users.no_deletion');
    expect((await lines()).at(-1)).toMatchObject({ action: 'user.deletion_stopped', actor_id: hanaId });
  });

  it('is carried out now for who asked, and for nobody else', async () => {
    expect((await send('POST', `/${id}/deletion/carry-out`)).json().code).toBe('users.no_deletion');
    await ask(new Date(now.getTime() + 3_600_000));
    expect((await send('POST', `/${id}/deletion/carry-out`)).json().deletionDueAt).toBe(now.toISOString());
    expect((await db.pool.query('select run_at from graphile_worker.jobs where key = $1', [`account.erase:${id}`])).rows).toEqual([
      { run_at: now },
    ]);
  });
});

describe('the audit log', () => {
  it('is filtered by actor, action, subject and day, newest first', async () => {
    await send('POST', `/${id}/sessions/end`, {});
    const list = async (query: string) => (await hana.send('GET', `/api/v1/admin/audit?${query}`)).json();
    const own = await list(`actor=${hanaId}&action=user.&subject=user:${id}&from=2026-03-01&to=2026-03-01`);
    expect(own.rows).toMatchObject([
      {
        action: 'user.sessions_ended',
        actor: { id: hanaId, name: 'Hana Zelenka' },
        subject: `user:${id}`,
        subjectName: `Ada Berg${number}`,
      },
    ]);
    expect((await list(`subject=user:${id}&from=2026-03-02`)).rows).toEqual([]);
    expect((await list(`subject=user:${id}&action=account.`)).rows).toEqual([]);
    expect((await list('pageSize=100')).rows.map((row: { at: string }) => row.at)).toEqual(
      (await list('pageSize=100')).rows
        .map((row: { at: string }) => row.at)
        .sort()
        .reverse(),
    );
    const file = await hana.send('GET', `/api/v1/admin/audit/export.csv?subject=user:${id}`);
    expect(file.body).toContain(`${hanaId},Hana Zelenka,user.sessions_ended,user:${id}`);
  });

  it.each(['actor=1', 'from=yesterday', 'school=x', 'sort=actor'])('refuses %s', async (query) => {
    expect((await hana.send('GET', `/api/v1/admin/audit?${query}`)).statusCode).toBe(422);
  });
});
