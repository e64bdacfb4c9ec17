// The last day of many verifications: looked at, given, taken back; who is not verified is left alone.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { ensureConnection, moveConnection } from '../../verification/commands.ts';
import { insertProvingSchool } from '../../verification/school.fixture.ts';
import { expireProofs } from '../../verification/sweep.ts';

const NOW = new Date('2026-03-01T10:00:00Z');
const clock = { now: NOW };
const db = await cloneDatabase();
const roles = await everyRole(db.database);
const me = roles.careerStaff as Extract<Actor, { kind: 'user' }>;
const own = me.staffSchoolIds[0] ?? 0;
const neighbour = await insertProvingSchool(db.database, { name: 'Neighbour', slug: 'neighbour' });
const actors: Record<string, Actor> = { ...roles, neighbour: { ...me, staffSchoolIds: [neighbour] } };
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => clock.now });

const person = (first: string) =>
  insertPerson(db.database, { email: `${first}@mail.example`.toLowerCase(), firstName: first, lastName: 'Test', password: null });
async function student(name: string, schoolId = own) {
  const id = await person(name);
  await ensureConnection(db.database, id, schoolId, NOW);
  return id;
}
async function prove(id: string, expiresAt: Date | null, schoolId = own) {
  const words = { method: 'academic_email' as const, studentEmail: `${id}@student.example`, expiresAt };
  await moveConnection(
    db.database,
    await ensureConnection(db.database, id, schoolId, NOW),
    'prove',
    { kind: 'candidate', userId: id },
    NOW,
    words,
  );
}
const send = (path: string, body: object, actor = 'careerStaff', school = own) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/staff/schools/${school}/students/end${path}`,
    headers: { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' },
    payload: body,
  });
const check = async (students: object, endsOn: string | null) => (await send('/check', { students, endsOn })).json();
const change = (students: object, endsOn: string | null, changed: number, actor?: string, school?: number) =>
  send('', { students, endsOn, changed }, actor, school);
const undo = (id: string, actor?: string, school?: number) => send('/undo', { change: id }, actor, school);
const ends = async () =>
  Object.fromEntries(
    (
      await db.database
        .selectFrom('school_connection as c')
        .innerJoin('app_user as u', 'u.id', 'c.user_id')
        .select(['u.first_name', 'c.expires_at'])
        .where('c.school_id', '=', own)
        .where('u.last_name', '=', 'Test')
        .execute()
    ).map((row) => [row.first_name, row.expires_at?.toISOString().slice(0, 10) ?? null]),
  );
const lines = (action: string) =>
  db.database.selectFrom('audit_line').select(['subject', 'detail', 'actor_id']).where('action', '=', action).orderBy('id').execute();

const ann = await student('Ann');
const ben = await student('Ben');
const cia = await student('Cia');
const dan = await student('Dan');
const ALL = { ids: [ann, ben, cia, dan] };
await prove(ann, new Date('2026-06-30T23:59:59.999Z'));
await prove(ben, null);
await prove(cia, new Date('2027-06-30T23:59:59.999Z'));
const kept = await db.database.selectFrom('school_connection').select(['id', 'expires_at']).where('school_id', '=', own).execute();
beforeEach(async () => {
  clock.now = NOW;
  for (const table of ['audit_line', 'school_connection_event', 'news_waiting', 'news'] as const)
    await db.database.deleteFrom(table).execute();
  for (const { id, expires_at } of kept)
    await db.database
      .updateTable('school_connection')
      .set({ expires_at, last_action: 'prove' })
      .where('id', '=', id)
      .where('state', '=', 'verified')
      .execute();
});
const BEGIN = { Ann: '2026-06-30', Ben: null, Cia: '2027-06-30', Dan: null };

describe('the last day of many verifications (verification.29)', () => {
  it('is looked at first: who ends earlier, later, as before, and who is not verified', async () => {
    expect(await check(ALL, '2027-06-30')).toEqual({ earlier: 1, later: 1, same: 1, unverified: 1 });
    expect(await check({ matching: { q: 'Test' }, total: 4 }, null)).toEqual({ earlier: 0, later: 2, same: 1, unverified: 1 });
    expect(await ends()).toEqual(BEGIN);
    expect(await db.database.selectFrom('school_connection_event').select('id').execute()).toEqual([]);
  });

  it('is given to all of them, who hear of it, with a line of history each and one of the log', async () => {
    const reply = (await change(ALL, '2027-06-30', 2)).json();
    expect(reply).toEqual({ students: 3, change: expect.any(String) });
    expect(await ends()).toEqual({ Ann: '2027-06-30', Ben: '2027-06-30', Cia: '2027-06-30', Dan: null });
    const history = await db.database
      .selectFrom('school_connection_event')
      .select(['action', 'from_state', 'to_state', 'method', 'actor_id'])
      .execute();
    const line = { action: 'extend', from_state: 'verified', to_state: 'verified', method: 'academic_email', actor_id: me.userId };
    expect(history).toEqual([line, line]);
    const news = await db.database.selectFrom('news').select('subject').where('kind', '=', 'connection.changed').execute();
    expect(news.map(({ subject }) => subject).sort()).toEqual([`school:${own}`, `school:${own}`, `user:${ann}`, `user:${ben}`].sort());
    expect(await lines('student.ends_set')).toEqual([
      { subject: `school:${own}`, detail: { students: 2, endsOn: '2027-06-30' }, actor_id: me.userId },
    ]);
  });

  it('leaves the connection as one that was extended by hand', async () => {
    const row = async (id: string) => {
      const {
        id: _,
        user_id: __,
        student_email: ___,
        student_email_folded: ____,
        folded_name: _____,
        account_email_folded: ______,
        ...rest
      } = await db.database.selectFrom('school_connection').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();
      return rest;
    };
    await change({ ids: [ann] }, '2028-01-31', 1);
    const url = `/api/v1/staff/schools/${own}/students/${cia}/extend`;
    const headers = { 'x-test-actor': 'careerStaff', 'sec-fetch-site': 'same-origin' };
    expect((await app.inject({ method: 'POST', url, headers, payload: { endsOn: '2028-01-31' } })).statusCode).toBe(204);
    expect(await row(ann)).toEqual(await row(cia));
  });

  it('is not given where another number would change than was shown, or others match', async () => {
    expect((await change(ALL, '2027-06-30', 3)).json()).toMatchObject({ code: 'lists.changed', status: 409, detail: '2' });
    expect((await change({ matching: { q: 'Test' }, total: 3 }, '2027-06-30', 2)).json()).toMatchObject({
      code: 'lists.changed',
      detail: '4',
    });
    expect(await ends()).toEqual(BEGIN);
  });

  it.each(['2026-03-01', '2026-02-28', '2036-03-02'])('is a day after today within ten years, not %s', async (day) => {
    expect(await check(ALL, day)).toMatchObject({ code: 'students.end', status: 422 });
    expect((await change(ALL, day, 3)).json().code).toBe('students.end');
  });

  it('of a neighbour’s students is nobody’s', async () => {
    const theirs = await student('Theirs', neighbour);
    await prove(theirs, null, neighbour);
    expect((await change({ ids: [ann, theirs] }, '2027-06-30', 1)).statusCode).toBe(404);
    expect((await change({ ids: [ann] }, '2027-06-30', 1, 'neighbour')).statusCode).toBe(404);
    expect((await change({ ids: [ann] }, '2027-06-30', 1, 'neighbour', neighbour)).statusCode).toBe(404);
    const made = (await change({ ids: [ann] }, '2027-06-30', 1)).json();
    expect((await undo(made.change, 'neighbour', neighbour)).statusCode).toBe(404);
    expect((await ends()).Ann).toBe('2027-06-30');
  });
});

describe('what was changed (verification.30)', () => {
  it('comes back whole and once, told and kept like the change', async () => {
    const { change: id } = (await change(ALL, null, 2)).json();
    expect(await ends()).toEqual({ Ann: null, Ben: null, Cia: null, Dan: null });
    expect((await undo(id)).statusCode).toBe(204);
    expect(await ends()).toEqual(BEGIN);
    expect((await undo(id)).statusCode).toBe(204);
    expect(await db.database.selectFrom('school_connection_event').select('id').execute()).toHaveLength(4);
    expect(await lines('student.ends_undone')).toMatchObject([{ detail: { students: 2 } }]);
  });

  it('stays where somebody gave another end since, or ended it', async () => {
    const { change: id } = (await change(ALL, '2027-12-31', 3)).json();
    await change({ ids: [ann] }, '2028-12-31', 1);
    await moveConnection(
      db.database,
      await ensureConnection(db.database, ben, own, NOW),
      'revoke',
      { kind: 'staff', userId: me.userId },
      NOW,
      { text: 'Left' },
    );
    await undo(id);
    expect(await ends()).toEqual({ Ann: '2028-12-31', Ben: null, Cia: '2027-06-30', Dan: null });
    const { state } = await db.database
      .selectFrom('school_connection')
      .select('state')
      .where('user_id', '=', ben)
      .executeTakeFirstOrThrow();
    expect(state).toBe('needVerification');
    await prove(ben, null);
  });

  it('comes back for a day', async () => {
    const { change: id } = (await change({ ids: [ann] }, '2027-06-30', 1)).json();
    clock.now = new Date(NOW.getTime() + 86_400_001);
    expect((await undo(id)).json().code).toBe('not_found');
    expect((await ends()).Ann).toBe('2027-06-30');
  });

  it('ends with the day, and the student is mailed as ever', async () => {
    await change({ ids: [ann, ben] }, '2026-03-02', 2);
    await expireProofs(db.database, new Date('2026-03-03T00:00:01Z'));
    const states = await db.database.selectFrom('school_connection').select('state').where('user_id', 'in', [ann, ben]).execute();
    expect(states.map(({ state }) => state)).toEqual(['needVerification', 'needVerification']);
    const mails = await db.database.selectFrom('outgoing_mail').select('user_id').where('kind', '=', 'connection_expired').execute();
    expect(mails.map((row) => row.user_id).sort()).toEqual([ann, ben].sort());
  });
});
