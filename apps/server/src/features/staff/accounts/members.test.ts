// What a colleague may do and whom they find: set on the team page, in force with their next call, and handed over where they advise no more.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { insertProvingSchool } from '../../verification/school.fixture.ts';

const NOW = new Date('2026-03-01T10:00:00Z');
const db = await cloneDatabase();
const roles = await everyRole(db.database);
const finn = roles.careerStaff as Extract<Actor, { kind: 'user' }>;
const own = finn.staffSchoolIds[0] ?? 0;
const neighbour = await insertProvingSchool(db.database, { name: 'Neighbour', slug: 'neighbour' });
const actors: Record<string, Actor> = { ...roles };
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => NOW });

async function program(name: string, school_id = own): Promise<string> {
  const id = newId();
  await db.database.insertInto('study_program').values({ id, school_id, name, level_id: 'master', is_verified: true }).execute();
  return id;
}
const finance = await program('Finance');
const law = await program('Law');
const theirs = await program('Theirs', neighbour);

/** Somebody who studies at the school and asked it; gives their id and that of the request. */
async function student(firstName: string, programId: string | null, visibility = 'schools') {
  const userId = await insertPerson(db.database, { email: `${firstName}@mail.example`.toLowerCase(), firstName, lastName: 'Test' });
  const candidate_id = newId();
  await db.database.insertInto('candidate').values({ id: candidate_id, user_id: userId, profile_visibility: visibility }).execute();
  if (programId)
    await db.database.insertInto('candidate_study_program').values({ id: newId(), candidate_id, study_program_id: programId }).execute();
  const request = newId();
  const asked = { state: 'pending', method: 'manual', message: 'Please', requested_at: NOW };
  await db.database
    .insertInto('school_connection')
    .values({ id: request, user_id: userId, school_id: own, ...asked })
    .execute();
  return { userId, request };
}
const ann = await student('Ann', finance);
const ben = await student('Ben', law);
const hid = await student('Hid', finance, 'private');

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, actor = 'schoolAdmin') =>
  app.inject({
    method,
    url: `/api/v1/staff/schools/${own}${path}`,
    headers: { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' },
    ...(body ? { payload: body } : {}),
  });
const row = async () =>
  (await send('GET', '/staff')).json().rows.find((one: { userId: string }) => one.userId === finn.userId) as Record<string, unknown>;
const set = async (membership: object, more: object = {}) =>
  send('PATCH', `/staff/${finn.userId}`, { from: 'CareerStaff', role: 'CareerStaff', membership, ...more });
const ADVISER = { shape: 'adviser', isCoach: true, programIds: [finance] };
const found = async (path = '/students?q=Test'): Promise<string[]> =>
  (await send('GET', path, undefined, 'careerStaff')).json().rows.map(({ name }: { name: string }) => name.split(' ')[0]);
const lines = async (action: string) =>
  db.database.selectFrom('audit_line').select(['subject', 'detail', 'actor_id']).where('action', '=', action).orderBy('id').execute();

beforeEach(async () => {
  await set({ shape: 'generalist', isCoach: true, programIds: null });
  await db.database.deleteFrom('audit_line').execute();
  await db.database.updateTable('school_connection').set({ assigned_to: null }).execute();
});

describe('what a colleague may do', () => {
  it('counts with the next call, signs nobody out, and is a line of the audit (staff.1, staff.2)', async () => {
    expect(await found()).toEqual(['Ann', 'Ben', 'Hid']);
    expect((await set(ADVISER)).json()).toMatchObject({ shape: 'adviser', programs: [{ id: finance, name: 'Finance' }] });
    expect(await found()).toEqual(['Ann']);
    expect(await found('/verifications')).toEqual(['Ann']);
    expect(await lines('staff.duties_changed')).toMatchObject([
      { subject: `user:${finn.userId}`, detail: { shape: 'adviser', isCoach: true, programs: 1 } },
    ]);
    const told = db.database
      .selectFrom('news')
      .select('subject')
      .where('kind', '=', 'staff.changed')
      .where('subject', '=', `user:${finn.userId}`);
    const before = (await told.execute()).length;
    expect(before).toBeGreaterThan(0);
    await set(ADVISER);
    expect((await told.execute()).length).toBe(before);
    expect(await lines('staff.duties_changed')).toHaveLength(1);
    await set({ shape: 'events', isCoach: false, programIds: null });
    expect((await send('GET', '/students', undefined, 'careerStaff')).statusCode).toBe(403);
    const ended = await db.database.selectFrom('login_session').select('ended_at').where('user_id', '=', finn.userId).execute();
    expect(ended.every(({ ended_at }) => ended_at === null)).toBe(true);
  });

  it('finds who studies the program, and nobody whose profile is private or who studies nothing (staff.2)', async () => {
    await set(ADVISER);
    const record = async ({ userId }: { userId: string }) =>
      (await send('GET', `/students/${userId}`, undefined, 'careerStaff')).statusCode;
    expect([await record(ann), await record(ben), await record(hid)]).toEqual([200, 404, 404]);
    const approve = async ({ request }: { request: string }) =>
      (await send('POST', `/verifications/${request}/question`, { question: 'When?' }, 'careerStaff')).statusCode;
    expect([await approve(ann), await approve(ben), await approve(hid)]).toEqual([200, 404, 404]);
    const both = { ids: [ann.request, ben.request], decision: 'take', reason: '' };
    const { done, refused } = (await send('POST', '/verifications/decisions', both, 'careerStaff')).json();
    expect([done, refused]).toEqual([[ann.request], [{ id: ben.request, name: null, code: 'not_found' }]]);
  });

  it('finds nobody once the programs are gone: a program that goes never widens it', async () => {
    const gone = await program('Gone');
    await set({ ...ADVISER, programIds: [gone] });
    await db.database.deleteFrom('study_program').where('id', '=', gone).execute();
    expect((await row()).programs).toEqual([]);
    expect(await found()).toEqual([]);
  });

  it.each([
    ['programs of a generalist', { shape: 'generalist', isCoach: true, programIds: [finance] }, '/programs', 'not_scoped'],
    ['no programs', { ...ADVISER, programIds: [] }, '/programs', 'no_programs'],
    ['a coach of events', { shape: 'events', isCoach: true, programIds: null }, '/isCoach', 'not_coach'],
    ['a neighbour’s program', { ...ADVISER, programIds: [finance, theirs] }, '/programs', 'unknown'],
  ])('is refused with %s, and nothing is set', async (_what, membership, pointer, code) => {
    const reply = (await set(membership)).json();
    expect(reply).toMatchObject({ code: 'settings.invalid', errors: [{ pointer, code }] });
    expect(await row()).toMatchObject({ shape: 'generalist', programs: null });
  });

  it('is not set over what somebody else set meanwhile', async () => {
    const { updatedAt } = await row();
    await set(ADVISER, { updatedAt });
    expect((await set({ ...ADVISER, programIds: [law] }, { updatedAt })).json().code).toBe('settings.changed');
    expect((await row()).programs).toEqual([{ id: finance, name: 'Finance' }]);
  });

  it('comes with the invitation, and stays when an offer is accepted', async () => {
    const email = 'new@nordic.example';
    const invited = await send('POST', '/staff', { email, firstName: 'New', lastName: 'One', role: 'CareerStaff', membership: ADVISER });
    expect(invited.json()).toMatchObject({ state: 'invited', shape: 'adviser', programs: [{ id: finance }] });
    const { userId } = await student('Dan', null);
    const offered = { email: 'dan@mail.example', firstName: 'Dan', lastName: 'Test', role: 'CareerStaff', membership: ADVISER, sure: true };
    expect((await send('POST', '/staff', offered)).json()).toMatchObject({ state: 'invited', shape: 'adviser' });
    actors.dan = { ...finn, userId, roles: ['Candidate'], staffSchoolIds: [] };
    const { offers } = (await app.inject({ url: '/identity/v1/staff-offers', headers: { 'x-test-actor': 'dan' } })).json();
    const accept = { method: 'POST', url: `/identity/v1/staff-offers/${offers[0].id}/accept` } as const;
    expect((await app.inject({ ...accept, headers: { 'x-test-actor': 'dan', 'sec-fetch-site': 'same-origin' } })).statusCode).toBeLessThan(
      300,
    );
    const { rows } = (await send('GET', '/staff?q=dan')).json();
    expect(rows).toMatchObject([{ state: 'active', shape: 'adviser', programs: [{ id: finance }] }]);
    expect((await send('GET', '/staff?role=adviser')).json().total).toBe(2);
  });
});

describe('what is open with somebody', async () => {
  const colleague = async (name: string, programs?: string[]) => {
    const userId = await insertPerson(db.database, { email: `${name}@staff.example`, roles: [{ role: 'CareerStaff', schoolId: own }] });
    if (!programs) return userId;
    const scoped = { shape: 'adviser', is_scoped: true };
    await db.database.updateTable('school_staff_member').set(scoped).where('user_id', '=', userId).execute();
    for (const program_id of programs)
      await db.database.insertInto('school_staff_program').values({ school_id: own, user_id: userId, program_id }).execute();
    return userId;
  };
  const takerOf = async ({ request }: { request: string }) =>
    (await db.database.selectFrom('school_connection').select('assigned_to').where('id', '=', request).executeTakeFirstOrThrow())
      .assigned_to;
  const reviewOf = async ({ userId }: { userId: string }, assigned_to: string) => {
    const id = newId();
    const times = { requested_at: NOW, waiting_since: NOW, due_at: NOW };
    const candidate = await db.database.selectFrom('candidate').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
    const file = { kind: 'cv', name: 'cv.pdf', file_key: `documents/${id}.pdf`, content_type: 'application/pdf', size_bytes: 10 };
    const document_id = newId();
    await db.database
      .insertInto('candidate_document')
      .values({ id: document_id, candidate_id: candidate.id, sha256: Buffer.alloc(32), consented_at: NOW, ...file })
      .execute();
    await db.database
      .insertInto('cv_review')
      .values({ id, school_id: own, user_id: userId, state: 'inReview', message: '', document_id, assigned_to, ...times })
      .execute();
    return () => db.database.selectFrom('cv_review').select(['assigned_to', 'state']).where('id', '=', id).executeTakeFirstOrThrow();
  };
  const has = (userId: string) =>
    db.database
      .updateTable('school_connection')
      .set({ assigned_to: userId })
      .where('id', 'in', [ann.request, ben.request, hid.request])
      .execute();

  it('goes to who is named, where that one finds the student, else to nobody (staff.4)', async () => {
    const [leaver, taker] = [await colleague('leaver'), await colleague('taker', [finance])];
    await has(leaver);
    const [annsReview, bensReview] = [await reviewOf(ann, leaver), await reviewOf(ben, leaver)];
    expect((await send('DELETE', `/staff/${leaver}?handTo=${taker}`)).statusCode).toBe(204);
    expect([await takerOf(ann), await takerOf(ben)]).toEqual([taker, null]);
    expect(await annsReview()).toEqual({ assigned_to: taker, state: 'inReview' });
    expect(await bensReview()).toEqual({ assigned_to: null, state: 'waiting' });
    expect(await lines('staff.handed_over')).toMatchObject([{ subject: `user:${leaver}`, detail: { requests: 3, reviews: 2, to: taker } }]);
    await db.database.deleteFrom('cv_review').execute();
  });

  it('is handed over by who advises no more, and to nobody who does not advise (staff.4)', async () => {
    const [mover, events] = [await colleague('mover'), await colleague('events')];
    await db.database.updateTable('school_staff_member').set({ shape: 'events', is_coach: false }).where('user_id', '=', events).execute();
    await has(mover);
    const move = (handTo: string) =>
      send('PATCH', `/staff/${mover}`, {
        ...{ from: 'CareerStaff', role: 'CareerStaff', handTo },
        membership: { shape: 'events', isCoach: false, programIds: null },
      });
    expect((await move(events)).json()).toMatchObject({ code: 'students.no_adviser', errors: [{ pointer: '/handTo' }] });
    expect(await takerOf(ann)).toBe(mover);
    expect((await move(finn.userId)).statusCode).toBe(200);
    expect(await takerOf(ann)).toBe(finn.userId);
  });

  it('is given to colleagues who find the student alone', async () => {
    const lawyer = await colleague('lawyer', [law]);
    const named = async ({ request }: { request: string }) =>
      (await send('GET', `/verifications/${request}`)).json().colleagues.map(({ userId }: { userId: string }) => userId);
    expect([(await named(ann)).includes(lawyer), (await named(ben)).includes(lawyer)]).toEqual([false, true]);
    const give = { userId: lawyer, from: null };
    const code = async ({ request }: { request: string }) => {
      const reply = await app.inject({
        method: 'PUT',
        url: `/api/v1/staff/schools/${own}/verifications/${request}/assignee`,
        headers: { 'x-test-actor': 'schoolAdmin', 'sec-fetch-site': 'same-origin' },
        payload: give,
      });
      return reply.statusCode;
    };
    expect([await code(ann), await code(ben)]).toEqual([422, 200]);
  });
});
