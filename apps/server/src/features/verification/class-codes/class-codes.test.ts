// Class codes: started by staff, used by the people in the room, and by nobody who guesses.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSession } from '../../../api/every-role.fixture.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { newClassCode, typedClassCode } from './codes.ts';

const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
let now = new Date();
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
let school = 0;
let other = 0;

async function actor(name: string, role: 'Candidate' | 'SchoolAdmin' | 'CareerStaff', schoolId?: number): Promise<void> {
  const roles = [schoolId === undefined ? { role } : { role, schoolId }];
  const userId = await insertPerson(db.database, { email: `${name}@nordic.example`, password: null, roles, firstName: name });
  const held = {
    roles: [role],
    organizationIds: [],
    schoolIds: role === 'SchoolAdmin' && schoolId ? [schoolId] : [],
    staffSchoolIds: role === 'CareerStaff' && schoolId ? [schoolId] : [],
  };
  actors[name] = { kind: 'user', userId, sessionId: await insertSession(db.database, userId), ...held, secondFactor: false };
}
beforeAll(async () => {
  const schools = [
    { name: 'Nordic', slug: 'nordic' },
    { name: 'Other', slug: 'other' },
  ];
  [school = 0, other = 0] = (await db.database.insertInto('school').values(schools).returning('id').execute()).map(({ id }) => id);
  const methods = [school, other].map((school_id) => ({ school_id, method: 'class_code', position: 0, validity_days: 90 }));
  await db.database.insertInto('school_verification_method').values(methods).execute();
  for (const name of ['ada', 'ben', 'cleo']) await actor(name, 'Candidate');
  await actor('staff', 'CareerStaff', school);
  await actor('neighbour', 'CareerStaff', other);
});
beforeEach(async () => {
  now = new Date();
  for (const table of ['school_connection', 'school_class_code', 'attempt_window']) await db.pool.query(`delete from ${table}`);
});

const CODES = (id = school) => `/api/v1/staff/schools/${id}/class-codes`;
const send = (method: 'GET' | 'POST', url: string, as: string, payload?: object) =>
  app.inject({ method, url, headers: { 'x-test-actor': as }, ...(payload && { payload }) });
async function start(more: object = {}, as = 'staff', id = school) {
  const reply = await send('POST', CODES(id), as, { label: 'Finance 101', minutes: 30, maxUses: 2, ...more });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json() as { id: string; code: string; address: string; qrCode: string };
}
const redeem = (code: string, as = 'ada', schoolId = school) =>
  send('POST', '/api/v1/university-connection/class-code', as, { schoolId, code });
const codeOf = async (reply: ReturnType<typeof send>) => (await reply).json().code;

describe('a class code', () => {
  it('has eight letters without look-alikes, and is read however it is typed', () => {
    for (let count = 0; count < 200; count += 1) expect(newClassCode()).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(typedClassCode(' abcd-2345 ')).toBe('ABCD2345');
    expect(typedClassCode('ＡＢＣＤ２３４５')).toBe('ABCD2345');
    for (const bad of ['', 'ABCD234', 'ABCD23456', 'ABCD234O', 'ABCD234\u0000']) expect(typedClassCode(bad), bad).toBeUndefined();
  });

  it('is shown with a QR code that leads to it', async () => {
    const code = await start();
    expect(code.code).toMatch(/^\w{4}-\w{4}$/);
    expect(code.address).toBe(`http://localhost/en/profile?verify=${school}&code=${code.code.replace('-', '')}`);
    expect(code.qrCode).toMatch(/^<svg /);
    const row = await db.database.selectFrom('school_class_code').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code.code.replace('-', ''));
  });

  it('verifies whoever types it, for as long as the school lets it hold', async () => {
    const { id, code } = await start();
    const reply = await redeem(code.toLowerCase());
    expect(reply.statusCode, reply.body).toBe(200);
    expect(Date.parse(reply.json().expiresAt) - now.getTime()).toBe(90 * 86_400_000);
    const shown = (await send('GET', `${CODES()}/${id}`, 'staff')).json();
    expect(shown).toMatchObject({ useCount: 1, isRunning: true, uses: [{ name: 'ada Berg' }] });
  });

  it('has so many places; the same person takes one', async () => {
    const { code } = await start({ maxUses: 2 });
    expect((await redeem(code)).statusCode).toBe(200);
    expect((await redeem(code)).statusCode).toBe(200);
    expect((await redeem(code, 'ben')).statusCode).toBe(200);
    expect(await codeOf(redeem(code, 'cleo'))).toBe('verification.code_used_up');
  });

  it('gives its last place to one of two who come at once', async () => {
    const { code } = await start({ maxUses: 1 });
    const replies = await Promise.all([redeem(code, 'ada'), redeem(code, 'ben'), redeem(code, 'cleo')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('is over after its minutes, or when it is ended', async () => {
    const first = await start({ minutes: 5 });
    now = new Date(now.getTime() + 5 * 60_000);
    expect(await codeOf(redeem(first.code))).toBe('verification.code_over');
    const second = await start();
    expect((await send('POST', `${CODES()}/${second.id}/end`, 'staff')).json()).toMatchObject({ isRunning: false });
    expect((await send('POST', `${CODES()}/${second.id}/end`, 'staff')).statusCode).toBe(200);
    expect(await codeOf(redeem(second.code))).toBe('verification.code_over');
    expect((await send('GET', `${CODES()}/${second.id}`, 'staff')).json()).toMatchObject({ code: null, qrCode: null, address: null });
    expect((await send('GET', CODES(), 'staff')).json().codes).toHaveLength(2);
  });

  it('of another school is unknown here', async () => {
    const { code } = await start({}, 'neighbour', other);
    expect(await codeOf(redeem(code))).toBe('verification.code_unknown');
    expect((await redeem(code, 'ada', other)).statusCode).toBe(200);
  });

  it('cannot be guessed: ten wrong tries, then the right one waits too', async () => {
    const { code } = await start();
    for (let count = 0; count < 10; count += 1) expect(await codeOf(redeem('22222222'))).toBe('verification.code_unknown');
    expect(await codeOf(redeem(code))).toBe('rate_limited');
    expect((await redeem(code, 'ben')).statusCode).toBe(200);
  });

  it('is a matter of the school’s own staff', async () => {
    const { id } = await start();
    for (const url of [CODES(), `${CODES()}/${id}`]) expect((await send('GET', url, 'neighbour')).statusCode).toBe(404);
    expect((await send('POST', `${CODES()}/${id}/end`, 'neighbour')).statusCode).toBe(404);
    expect((await send('GET', `${CODES(other)}/${id}`, 'neighbour')).statusCode).toBe(404);
    expect((await send('POST', `${CODES(other)}/${id}/end`, 'neighbour')).statusCode).toBe(404);
    expect((await send('GET', `${CODES()}/${id}`, 'staff')).json().isRunning).toBe(true);
  });

  it.each([{ minutes: 4 }, { minutes: 241 }, { maxUses: 0 }, { maxUses: 1001 }, { minutes: 30.5 }, { label: 'x'.repeat(121) }])(
    'with %j is refused',
    async (more) => {
      expect((await send('POST', CODES(), 'staff', { label: '', minutes: 30, maxUses: 2, ...more })).statusCode).toBe(422);
    },
  );

  it('is one of twenty that run', async () => {
    for (let count = 0; count < 20; count += 1) await start();
    expect(await codeOf(send('POST', CODES(), 'staff', { minutes: 30, maxUses: 2 }))).toBe('verification.code_limit');
  });

  it('needs the school to take it', async () => {
    const { code } = await start();
    await db.database.updateTable('school_verification_method').set({ is_on: false }).execute();
    expect(await codeOf(redeem(code))).toBe('verification.method_off');
    expect(await codeOf(send('POST', CODES(), 'staff', { minutes: 30, maxUses: 2 }))).toBe('verification.method_off');
    await db.database.updateTable('school_verification_method').set({ is_on: true }).execute();
  });

  it('leaves audit lines of start, end and proof', async () => {
    await db.database.deleteFrom('audit_line').execute();
    const { id, code } = await start();
    await redeem(code);
    await send('POST', `${CODES()}/${id}/end`, 'staff');
    const lines = await db.database.selectFrom('audit_line').select('action').where('school_id', '=', school).orderBy('id').execute();
    expect(lines.map(({ action }) => action)).toEqual([
      'verification.class_code_started',
      'connection.prove',
      'verification.class_code_ended',
    ]);
  });
});
