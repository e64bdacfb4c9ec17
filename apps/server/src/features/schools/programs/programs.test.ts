// Programs that a school keeps, and typed ones that become one of them: in one transaction, undone for seven days.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { sweepMergedPrograms } from './merging.ts';

const db = await cloneDatabase();
const actors: Record<string, Actor> = await everyRole(db.database);
const [own] = (actors.schoolAdmin as unknown as { schoolIds: [number] }).schoolIds;
const other = (await db.database.insertInto('school').values({ name: 'South', slug: 'south' }).returning('id').executeTakeFirstOrThrow())
  .id;
await db.database
  .updateTable('school')
  .set({ aliases: ['NSB'] })
  .where('id', '=', own)
  .execute();
let now = new Date('2026-03-01T10:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
const campusIds = [newId(), newId()] as const;
await db.database
  .insertInto('campus')
  .values(campusIds.map((id, at) => ({ id, school_id: own, name: `Campus ${at}` })))
  .execute();

beforeEach(() => {
  now = new Date(now.getTime() + 60_000);
});

const base = (school = own) => `/api/v1/staff/schools/${school}`;
const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, actor = 'schoolAdmin') =>
  app.inject({
    method,
    url: base() + path,
    headers: { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' },
    ...(body ? { payload: body } : {}),
  });
const program = (name: string, more: object = {}) => ({ name, levelId: 'master', fields: [{ id: 'finance' }], campusIds: [], ...more });
const add = async (name: string, more: object = {}) => (await send('POST', '/programs', program(name, more))).json();
const names = async (query = '') => (await send('GET', `/programs${query}`)).json().rows.map((row: { name: string }) => row.name);
const faults = (reply: { json(): { errors?: { pointer: string; code: string }[] } }) =>
  (reply.json().errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);

let people = 0;
/** A candidate who typed a program; gives the entry. */
async function typed(name: string, at: { schoolId?: number; customSchoolName?: string }, campusId: string | null = null) {
  people += 1;
  const userId = await insertPerson(db.database, { email: `typed${people}@example.org` });
  const [candidateId, programId, entryId] = [newId(), newId(), newId()];
  await db.database.insertInto('candidate').values({ id: candidateId, user_id: userId }).execute();
  await db.database
    .insertInto('study_program')
    .values({
      id: programId,
      name,
      school_id: at.schoolId ?? null,
      custom_school_name: at.customSchoolName ?? null,
      level_id: 'master',
      created_by: userId,
    })
    .execute();
  await db.database
    .insertInto('candidate_study_program')
    .values({ id: entryId, candidate_id: candidateId, study_program_id: programId, campus_id: campusId })
    .execute();
  return { entryId, programId, candidateId, userId };
}
const entry = (id: string) =>
  db.database
    .selectFrom('candidate_study_program')
    .select(['study_program_id', 'campus_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('the programs of a school', () => {
  it('are added, changed and archived; an archived one is offered no more, and who studies it keeps it', async () => {
    const law = await add('  Law ', { campusIds, fields: [{ id: 'law' }, { id: 'law' }, { id: 'other', name: ' Maritime  law ' }] });
    expect(law).toMatchObject({
      name: 'Law',
      fields: [
        { id: 'law', name: null },
        { id: 'other', name: 'Maritime law' },
      ],
      students: 0,
      archivedAt: null,
    });
    expect(law.campuses.map((campus: { name: string }) => campus.name)).toEqual(['Campus 0', 'Campus 1']);
    now = new Date(now.getTime() + 1000);
    const changed = await send('PUT', `/programs/${law.id}`, { ...program('Sea law'), updatedAt: law.updatedAt });
    expect(changed.json()).toMatchObject({ name: 'Sea law', campuses: [] });
    expect((await send('PUT', `/programs/${law.id}`, { ...program('Land law'), updatedAt: law.updatedAt })).json().code).toBe(
      'settings.changed',
    );
    const offered = async () =>
      (await app.inject({ url: `/api/v1/study-programs/school/${own}` })).json().studyPrograms.map((one: { name: string }) => one.name);
    expect(await offered()).toContain('Sea law');
    expect((await send('PUT', `/programs/${law.id}/archived`, { archived: true })).json().archivedAt).toBe(now.toISOString());
    expect(await offered()).not.toContain('Sea law');
    expect([await names(), await names('?state=archived')]).toEqual([[], ['Sea law']]);
    await add('Sea law');
    expect((await send('PUT', `/programs/${law.id}/archived`, { archived: false })).json().code).toBe('settings.name_taken');
  });

  it('are searched, filtered, sorted and exported', async () => {
    await add('Accounting', { levelId: 'bachelor', campusIds: [campusIds[0]] });
    await add('=Zoology', { levelId: 'phd' });
    expect(await names()).toEqual(['=Zoology', 'Accounting', 'Sea law']);
    expect(await names('?sort=level')).toEqual(['=Zoology', 'Sea law', 'Accounting']);
    expect(await names('?q=ACC&level=bachelor&level=phd')).toEqual(['Accounting']);
    expect(await names(`?campusId=${campusIds[0]}`)).toEqual(['Accounting']);
    expect((await send('GET', '/programs?level=none')).statusCode).toBe(422);
    const file = await send('GET', '/programs/export.csv?sort=-name', undefined, 'careerStaff');
    expect(file.body.split('\r\n').slice(1, 4)).toEqual([
      'Sea law,master,finance,,0,',
      'Accounting,bachelor,finance,Campus 0,0,',
      "'=Zoology,phd,finance,,0,",
    ]);
  });

  it.each([
    [{ name: '' }, '/name missing'],
    [{ name: 'x'.repeat(201) }, '/name too_long'],
    [{ description: 'x'.repeat(2001) }, '/description too_long'],
    [{ fields: [{ id: 'magic' }] }, '/fields unknown'],
    [{ fields: [{ id: 'other' }] }, '/fields missing'],
    [{ campusIds: [newId()] }, '/campusIds unknown'],
  ])('are refused with %j', async (change, fault) => {
    const reply = await send('POST', '/programs', { ...program('Poetry'), ...change });
    expect([reply.json().code, faults(reply)]).toEqual(['settings.invalid', [fault]]);
  });

  it('have one name a level, and belong to one school', async () => {
    expect((await send('POST', '/programs', program('ACCOUNTING', { levelId: 'bachelor' }))).json().code).toBe('settings.name_taken');
    const foreign = newId();
    await db.database
      .insertInto('study_program')
      .values({ id: foreign, school_id: other, name: 'Foreign', is_verified: true, level_id: 'phd' })
      .execute();
    expect((await send('PUT', `/programs/${foreign}/archived`, { archived: true })).statusCode).toBe(404);
    expect((await send('PUT', `/programs/${foreign}`, { ...program('Mine'), updatedAt: now.toISOString() })).statusCode).toBe(404);
    expect((await send('POST', '/programs', program('X'), 'careerStaff')).statusCode).toBe(403);
  });
});

describe('programs that candidates typed', () => {
  it('at the school, or a school of its name, stand in groups of near names with the likely program', async () => {
    await add('Marine Biology');
    await typed('Marine Biology', { schoolId: own });
    await typed('marine bilogy', { customSchoolName: 'nsb' });
    await typed('Philosophy', { customSchoolName: 'Nordic' });
    await typed('Elsewhere', { customSchoolName: 'Another school' });
    await typed('South', { schoolId: other });
    const { groups } = (await send('GET', '/typed-programs', undefined, 'careerStaff')).json();
    expect(
      groups.map((group: { name: string; students: number; likely: { name: string } | null }) => [
        group.name,
        group.students,
        group.likely?.name ?? null,
      ]),
    ).toEqual([
      ['Marine Biology', 2, 'Marine Biology'],
      ['Philosophy', 1, null],
    ]);
    expect(JSON.stringify(groups)).not.toContain('typed1@example.org');
  });

  it('become the school’s: entries show it, profiles know of it, and it is undone', async () => {
    const into = await add('Ocean Engineering', { campusIds });
    const here = await typed('Ocean Enginering', { schoolId: own }, campusIds[1]);
    const there = await typed('Ocean engineering', { customSchoolName: 'Nordic' });
    const merged = await send('POST', '/program-merges', { programIds: [here.programId, there.programId], intoProgramId: into.id });
    expect(merged.json()).toMatchObject({ students: 2 });
    expect(await entry(here.entryId)).toEqual({ study_program_id: into.id, campus_id: campusIds[1] });
    expect(await entry(there.entryId)).toEqual({ study_program_id: into.id, campus_id: null });
    const profile = await db.database
      .selectFrom('candidate')
      .select(['version', 'section_versions'])
      .where('id', '=', here.candidateId)
      .executeTakeFirstOrThrow();
    expect(profile.section_versions).toMatchObject({ studyPrograms: profile.version });
    const { merges } = (await send('GET', '/typed-programs')).json();
    expect(merges[0]).toMatchObject({
      program: { name: 'Ocean Engineering' },
      names: ['Ocean Enginering', 'Ocean engineering'],
      students: 2,
      mergedBy: 'Ada Berg',
      undoneAt: null,
    });
    const undo = () => send('POST', `/program-merges/${merged.json().mergeId}/undo`);
    expect((await undo()).json()).toEqual({ students: 2 });
    expect(await entry(here.entryId)).toEqual({ study_program_id: here.programId, campus_id: campusIds[1] });
    expect((await undo()).json()).toEqual({ students: 0 });
  });

  it('that are of one campus get that campus', async () => {
    const into = await add('Harbour Studies', { campusIds: [campusIds[0]] });
    const one = await typed('Harbor studies', { schoolId: own }, campusIds[1]);
    await send('POST', '/program-merges', { programIds: [one.programId], intoProgramId: into.id });
    expect((await entry(one.entryId)).campus_id).toBe(campusIds[0]);
  });

  it('are merged once, whoever of two is first, and only those of the school into a program it offers', async () => {
    const into = await add('Ethics');
    const one = await typed('Ethiks', { schoolId: own });
    const foreign = await typed('Ethics', { schoolId: other });
    const merge = (programIds: string[], intoProgramId = into.id) => send('POST', '/program-merges', { programIds, intoProgramId });
    expect((await merge([one.programId, foreign.programId])).json().code).toBe('settings.changed');
    expect((await merge([one.programId], newId())).statusCode).toBe(404);
    expect((await merge([into.id])).json().code).toBe('settings.changed');
    const replies = await Promise.all([merge([one.programId]), merge([one.programId])]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
  });

  it('come back for seven days, but for what was changed since; then what nobody uses is deleted', async () => {
    const into = await add('Logic');
    const [kept, changed] = [await typed('Logik', { schoolId: own }), await typed('Logik', { schoolId: own })];
    const { mergeId } = (
      await send('POST', '/program-merges', { programIds: [kept.programId, changed.programId], intoProgramId: into.id })
    ).json();
    const elsewhere = await add('Rhetoric');
    await db.database
      .updateTable('candidate_study_program')
      .set({ study_program_id: elsewhere.id })
      .where('id', '=', changed.entryId)
      .execute();
    const undo = () => send('POST', `/program-merges/${mergeId}/undo`);
    const mergedAt = now;
    now = new Date(mergedAt.getTime() + 7 * 86_400_000 + 1);
    expect((await undo()).json().code).toBe('settings.undo_late');
    now = new Date(mergedAt.getTime() + 7 * 86_400_000);
    expect(await sweepMergedPrograms(db.database, mergedAt)).toBe(0);
    expect((await undo()).json()).toEqual({ students: 1 });
    expect((await entry(changed.entryId)).study_program_id).toBe(elsewhere.id);
    const again = (await send('POST', '/program-merges', { programIds: [kept.programId], intoProgramId: into.id })).json();
    now = new Date(now.getTime() + 8 * 86_400_000);
    expect(await sweepMergedPrograms(db.database, now)).toBeGreaterThanOrEqual(1);
    const gone = await db.database.selectFrom('study_program').select('id').where('id', '=', kept.programId).execute();
    expect(gone).toEqual([]);
    const { merges } = (await send('GET', '/typed-programs')).json();
    expect(merges.find((merge: { id: string }) => merge.id === again.mergeId)).toMatchObject({ names: ['Logik'], students: 1 });
  });
});
