import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { applyStudyProgramOps } from './commands.ts';
import { educationPersonalData } from './personal-data.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const NOBODYS = '018f0000-0000-7000-8000-0000000000ff';
const BEN = { ...CANDIDATE, userId: '018f0000-0000-7000-8000-000000000002' };

const db = await cloneDatabase();
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => NOW, actors: { ada: CANDIDATE, ben: BEN } });

let nordic = 0;
let valclair = 0;
const campus: Record<string, string> = {};
const program: Record<string, string> = {};

async function insertSchool(name: string): Promise<number> {
  const row = await db.database
    .insertInto('school')
    .values({ name, slug: name.toLowerCase().replaceAll(' ', '-') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function insertCampus(schoolId: number, name: string): Promise<string> {
  const id = newId();
  await db.database.insertInto('campus').values({ id, school_id: schoolId, name }).execute();
  campus[name] = id;
  return id;
}

async function insertVerified(schoolId: number, name: string, campuses: string[] = []): Promise<string> {
  const id = newId();
  await db.database.insertInto('study_program').values({ id, school_id: schoolId, name, level_id: 'master', is_verified: true }).execute();
  await db.database.insertInto('study_program_field').values({ study_program_id: id, field_id: 'finance', position: 0 }).execute();
  for (const one of campuses)
    await db.database.insertInto('study_program_campus').values({ study_program_id: id, campus_id: one }).execute();
  program[name] = id;
  return id;
}

beforeAll(async () => {
  await insertPerson(db.database, { id: CANDIDATE.userId, email: 'ada@nordic.example' });
  await insertPerson(db.database, { id: BEN.userId, email: 'ben@nordic.example' });
  nordic = await insertSchool('Nordic School');
  valclair = await insertSchool('Institut Valclair');
  const [stockholm, malmo] = [await insertCampus(nordic, 'Stockholm'), await insertCampus(nordic, 'Malmö')];
  await insertCampus(valclair, 'Lyon');
  await insertVerified(nordic, 'MSc Finance', [stockholm, malmo]);
  await insertVerified(nordic, 'MSc Marketing', [malmo]);
  await insertVerified(nordic, 'MSc Anywhere');
  await insertVerified(valclair, 'Mastère Luxe');
});

beforeEach(async () => {
  await db.database.deleteFrom('candidate').execute();
  await db.database.deleteFrom('study_program').where('is_verified', '=', false).execute();
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
async function request(method: Method, url: string, body?: object, actor = 'ada') {
  const reply = await app.inject({
    method,
    url,
    headers: { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' },
    ...(body ? { payload: body } : {}),
  });
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined };
}
const save = (body: object, actor?: string) => request('POST', '/api/v1/csp', body, actor);
const list = async (actor?: string) => (await request('GET', '/api/v1/csp', undefined, actor)).body.studyPrograms;
const faults = (reply: { body: { errors?: { pointer: string; code: string }[] } }) =>
  (reply.body.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
const ownAt = (schoolId: number | null, more: object = {}) => ({
  schoolId,
  levelId: 'bachelor',
  addFields: [{ id: 'economics' }],
  ...(schoolId === null ? { customSchoolName: 'Atelier des Dunes' } : {}),
  ...more,
});
const ownPrograms = async () => (await db.pool.query('select * from study_program where not is_verified')).rows;

describe('an entry of education', () => {
  it('stands on a verified program, with its level, field and campus', async () => {
    const reply = await save({ programId: program['MSc Marketing'], start: '2025-09-01', end: '2027-06-01' });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      programId: program['MSc Marketing'],
      campusId: campus.Malmö,
      campus: { id: campus.Malmö, name: 'Malmö' },
      isCurrent: true,
      showWarning: true,
      verification: 'needVerification',
      studyProgram: {
        isVerified: true,
        levelId: 'master',
        level: { id: 'master', rank: 6 },
        fields: [{ id: 'finance', name: null }],
        school: { id: nordic, name: 'Nordic School' },
      },
    });
    expect(await list()).toEqual([reply.body]);
  });

  it('stands on an own program at a school that is not listed, which cannot be verified', async () => {
    const reply = await save({ end: '2020-06-01', studyProgram: ownAt(null, { name: ' Drawing  and\nform ', description: 'Two years.' }) });
    expect(reply.body).toMatchObject({
      isCurrent: false,
      verification: null,
      studyProgram: { isVerified: false, schoolId: null, customSchoolName: 'Atelier des Dunes', name: 'Drawing and form', school: null },
    });
  });

  it('stands on an own program at a listed school', async () => {
    const reply = await save({ end: '2020-06-01', studyProgram: ownAt(nordic, { customSchoolName: 'Repeated name' }) });
    expect(reply.body.studyProgram).toMatchObject({ isVerified: false, schoolId: nordic, customSchoolName: null });
  });

  it('is never verified by what a candidate says', async () => {
    expect((await save({ end: '2020-06-01', studyProgram: ownAt(nordic, { isVerified: true }) })).status).toBe(422);
    expect((await request('POST', '/api/v1/study-program', ownAt(nordic, { isVerified: true }))).status).toBe(422);
  });

  it('comes in a list with the latest first', async () => {
    for (const end of ['2020-06-01', '2027-06-01', '2024-06-01']) await save({ end, studyProgram: ownAt(nordic) });
    expect((await list()).map((entry: { end: string }) => entry.end)).toEqual(['2027-06-01', '2024-06-01', '2020-06-01']);
    expect(await list('ben')).toEqual([]);
  });

  it('is current until its end is past; a month counts to its last day', async () => {
    for (const end of ['2026-11-20', '2026-11-01', '2026-10-01', '2026-11-21']) await save({ end, studyProgram: ownAt(nordic) });
    expect((await list()).map((entry: { end: string; isCurrent: boolean }) => [entry.end, entry.isCurrent])).toEqual([
      ['2026-11-21', true],
      ['2026-11-20', false],
      ['2026-11-01', true],
      ['2026-10-01', false],
    ]);
  });
});

describe('what is wrong with an entry', () => {
  it('is told in the order of the dialog: words of another field, school, level, start, end', async () => {
    expect(faults(await save({ start: '1899-12-31', studyProgram: { addFields: [{ id: 'other', name: '  ' }] } }))).toEqual([
      '/fieldName degree_field_invalid',
      '/school school_invalid',
      '/levelId degree_level_invalid',
      '/start study_start_invalid',
      '/end study_end_invalid',
    ]);
    expect(faults(await save({}))).toEqual([
      '/school school_invalid',
      '/levelId degree_level_invalid',
      '/fields degree_field_invalid',
      '/end study_end_invalid',
    ]);
    expect(await list()).toEqual([]);
  });

  it('is an end before the start', async () => {
    const reply = await save({ programId: program['MSc Anywhere'], start: '2026-09-01', end: '2026-08-31' });
    expect(reply.status).toBe(422);
    expect(reply.body.code).toBe('profile.invalid');
    expect(faults(reply)).toEqual(['/start study_start_late', '/end study_period_invalid']);
  });

  it('is a date that no calendar has, or one before 1900', async () => {
    expect((await save({ programId: program['MSc Anywhere'], end: '2026-02-31' })).status).toBe(422);
    expect(faults(await save({ programId: program['MSc Anywhere'], end: '1899-06-01' }))).toEqual(['/end study_end_invalid']);
    expect(faults(await save({ programId: program['MSc Anywhere'], end: null }))).toEqual(['/end study_end_invalid']);
  });

  it('is a school, a level or a field that there is not', async () => {
    expect(faults(await save({ end: '2026-06-01', studyProgram: ownAt(2_000_000_000) }))).toEqual(['/school school_invalid']);
    expect(faults(await save({ end: '2026-06-01', studyProgram: ownAt(nordic, { levelId: 'wizard' }) }))).toEqual([
      '/levelId degree_level_invalid',
    ]);
    expect(faults(await save({ end: '2026-06-01', studyProgram: ownAt(nordic, { addFields: [{ id: 'alchemy' }] }) }))).toEqual([
      '/fields degree_field_invalid',
    ]);
  });

  it('is a text that is too long', async () => {
    const studyProgram = ownAt(null, { customSchoolName: 'x'.repeat(201), name: 'n'.repeat(201), description: 'd'.repeat(2001) });
    expect(faults(await save({ end: '2026-06-01', studyProgram }))).toEqual([
      '/school too_long',
      '/name too_long',
      '/description too_long',
    ]);
    expect((await save({ end: '2026-06-01', studyProgram: ownAt(null, { customSchoolName: '😀'.repeat(100) }) })).status).toBe(200);
  });

  it('is no text that is as long as it may be, families with the skin of each among them', async () => {
    const family = '👨🏽‍👩🏿‍👧🏼‍👦🏻';
    const words = { name: family.repeat(200), description: family.repeat(2000) };
    const custom = family.repeat(200);
    const studyProgram = ownAt(null, { customSchoolName: custom, ...words });
    const saved = await save({ end: '2026-06-01', studyProgram });
    expect(saved.body.studyProgram).toMatchObject({ customSchoolName: custom, ...words });
    const older = { school: custom, ...words, level_id: 'bachelor', field_id: 'economics', end: '2026-06-01' };
    const created = await request('POST', '/api/v1/candidate/degree', older);
    expect(created.body).toMatchObject({ school: custom, ...words });
    expect((await request('PUT', `/api/v1/candidate/degree/${created.body.id}`, older)).status).toBe(200);
    expect((await request('POST', '/api/v1/study-program', studyProgram)).body).toMatchObject(words);
  });

  it('is a program that nobody keeps, or that another person typed', async () => {
    const bens = (await request('POST', '/api/v1/study-program', ownAt(nordic), 'ben')).body.id;
    for (const programId of [NOBODYS, bens])
      expect(faults(await save({ programId, end: '2026-06-01' }))).toEqual(['/programId program_unknown']);
  });
});

describe('the campus', () => {
  it('has to be said where the program has two or more', async () => {
    const body = { programId: program['MSc Finance'], end: '2026-06-01' };
    expect(faults(await save(body))).toEqual(['/campusId campus_missing']);
    expect((await save({ ...body, campusId: campus.Stockholm })).body.campusId).toBe(campus.Stockholm);
  });

  it('is one of the school’s, and of the program’s where it has some', async () => {
    for (const campusId of [campus.Lyon, NOBODYS])
      expect(faults(await save({ programId: program['MSc Finance'], end: '2026-06-01', campusId }))).toEqual(['/campusId campus_unknown']);
    expect(faults(await save({ programId: program['MSc Marketing'], end: '2026-06-01', campusId: campus.Stockholm }))).toEqual([
      '/campusId campus_unknown',
    ]);
    expect((await save({ end: '2026-06-01', campusId: campus.Malmö, studyProgram: ownAt(nordic) })).body.campusId).toBe(campus.Malmö);
    expect(faults(await save({ end: '2026-06-01', campusId: campus.Malmö, studyProgram: ownAt(null) }))).toEqual([
      '/campusId campus_unknown',
    ]);
  });

  it('goes when the school changes', async () => {
    const { id } = (await save({ end: '2026-06-01', campusId: campus.Malmö, studyProgram: ownAt(nordic) })).body;
    const changed = await save({ id, studyProgram: { schoolId: valclair } });
    expect(changed.body).toMatchObject({ campusId: null, campus: null, studyProgram: { schoolId: valclair, levelId: 'bachelor' } });
  });
});

describe('a verified program', () => {
  it('is never changed by a candidate: only the own entry is', async () => {
    const { id } = (await save({ programId: program['MSc Anywhere'], end: '2026-06-01' })).body;
    const reply = await save({
      id,
      start: '2024-09-01',
      studyProgram: { schoolId: nordic, name: 'Taken over', levelId: 'phd', addFields: [{ id: 'law' }] },
    });
    expect(reply.body).toMatchObject({
      start: '2024-09-01',
      programId: program['MSc Anywhere'],
      studyProgram: { name: 'MSc Anywhere', levelId: 'master', fields: [{ id: 'finance', name: null }] },
    });
    expect(await ownPrograms()).toEqual([]);
  });

  it('is dropped when another school is named: the entry begins an own program there', async () => {
    const { id } = (await save({ programId: program['MSc Anywhere'], end: '2026-06-01' })).body;
    expect(faults(await save({ id, studyProgram: { customSchoolName: 'Atelier des Dunes', schoolId: null } }))).toEqual([
      '/levelId degree_level_invalid',
      '/fields degree_field_invalid',
    ]);
    const reply = await save({ id, programId: program['MSc Anywhere'], studyProgram: ownAt(null) });
    expect(reply.body).toMatchObject({
      id,
      verification: null,
      studyProgram: { isVerified: false, customSchoolName: 'Atelier des Dunes' },
    });
    expect(reply.body.programId).not.toBe(program['MSc Anywhere']);
    expect((await db.pool.query('select 1 from study_program where id = $1', [program['MSc Anywhere']])).rowCount).toBe(1);
  });

  it('cannot be changed or removed by the calls of own programs', async () => {
    const id = program['MSc Anywhere'];
    expect((await request('POST', '/api/v1/study-program', { id, name: 'Mine now' })).status).toBe(404);
    expect((await request('DELETE', `/api/v1/study-program/${id}`)).status).toBe(404);
  });
});

describe('an own program', () => {
  it('is changed in place by its entry, fields added and removed', async () => {
    const first = (
      await save({
        end: '2026-06-01',
        studyProgram: ownAt(nordic, { addFields: [{ id: 'economics' }, { id: 'other', name: 'Falconry' }] }),
      })
    ).body;
    const reply = await save({
      id: first.id,
      studyProgram: { removeFields: [{ id: 'other', name: 'Falconry' }], addFields: [{ id: 'law' }, { id: 'economics' }] },
    });
    expect(reply.body.programId).toBe(first.programId);
    expect(reply.body.studyProgram.fields).toEqual([
      { id: 'economics', name: null },
      { id: 'law', name: null },
    ]);
  });

  it('goes with the last entry that used it', async () => {
    const { id } = (await save({ end: '2026-06-01', studyProgram: ownAt(nordic) })).body;
    expect(await ownPrograms()).toHaveLength(1);
    await save({ id, programId: program['MSc Anywhere'] });
    expect(await ownPrograms()).toHaveLength(0);
    const other = (await save({ end: '2026-06-01', studyProgram: ownAt(null) })).body;
    expect((await request('DELETE', `/api/v1/csp/${other.id}`)).status).toBe(204);
    expect(await ownPrograms()).toHaveLength(0);
    expect(await list()).toHaveLength(1);
  });

  it('is made, changed and removed by calls of its own, but not while an entry uses it', async () => {
    const made = await request('POST', '/api/v1/study-program', ownAt(nordic, { name: 'Evening course', addCampuses: [campus.Malmö] }));
    expect(made.body).toMatchObject({ name: 'Evening course', isVerified: false, campuses: [{ id: campus.Malmö, name: 'Malmö' }] });
    const { id } = made.body;
    expect((await request('POST', '/api/v1/study-program', { id, levelId: 'diploma', removeCampuses: [campus.Malmö] })).body).toMatchObject(
      {
        id,
        name: 'Evening course',
        levelId: 'diploma',
        campuses: [],
      },
    );
    const entry = (await save({ programId: id, end: '2026-06-01' })).body;
    expect((await request('DELETE', `/api/v1/study-program/${id}`)).body.code).toBe('education.program_used');
    await request('DELETE', `/api/v1/csp/${entry.id}`);
    expect((await request('DELETE', `/api/v1/study-program/${id}`)).status).toBe(404);
    const unused = (await request('POST', '/api/v1/study-program', ownAt(nordic))).body.id;
    expect((await request('DELETE', `/api/v1/study-program/${unused}`)).status).toBe(204);
  });

  it('has only campuses of its school', async () => {
    expect(faults(await request('POST', '/api/v1/study-program', ownAt(nordic, { addCampuses: [campus.Lyon] })))).toEqual([
      '/addCampuses/0 campus_unknown',
    ]);
  });

  it('is nobody else’s', async () => {
    const { id } = (await request('POST', '/api/v1/study-program', ownAt(nordic))).body;
    expect((await request('POST', '/api/v1/study-program', { id, name: 'Mine now' }, 'ben')).status).toBe(404);
    expect((await request('DELETE', `/api/v1/study-program/${id}`, undefined, 'ben')).status).toBe(404);
    expect(
      (await request('GET', `/api/v1/study-programs/school/${nordic}`)).body.studyPrograms.map((one: { id: string }) => one.id),
    ).not.toContain(id);
  });
});

describe('the entry of a neighbour', () => {
  it('cannot be seen, changed, hidden or removed', async () => {
    const { id } = (await save({ programId: program['MSc Anywhere'], end: '2020-06-01' })).body;
    for (const [method, url, body] of [
      ['POST', '/api/v1/csp', { id, end: '2021-06-01' }],
      ['DELETE', `/api/v1/csp/${id}`, undefined],
      ['PATCH', `/api/v1/csp/${id}/showwarning/false`, undefined],
      ['PUT', `/api/v1/candidate/degree/${id}`, { end: '2021-06-01' }],
      ['DELETE', `/api/v1/candidate/degree/${id}`, undefined],
    ] as [Method, string, object | undefined][])
      expect([method, url, (await request(method, url, body, 'ben')).status]).toEqual([method, url, 404]);
    expect((await list())[0].end).toBe('2020-06-01');
  });
});

describe('the warning that a school is not verified', () => {
  it('is hidden by "Not now" where nothing at that school is current', async () => {
    const { id } = (await save({ programId: program['MSc Anywhere'], end: '2020-06-01' })).body;
    expect((await request('PATCH', `/api/v1/csp/${id}/showwarning/false`)).body.showWarning).toBe(false);
    expect((await request('PATCH', `/api/v1/csp/${id}/showwarning/true`)).body.showWarning).toBe(true);
    expect((await request('PATCH', `/api/v1/csp/${id}/showwarning/maybe`)).status).toBe(404);
  });

  it('is not hidden while any program of that school is current', async () => {
    const old = (await save({ programId: program['MSc Anywhere'], end: '2020-06-01' })).body;
    await save({ end: '2027-06-01', studyProgram: ownAt(nordic) });
    expect((await request('PATCH', `/api/v1/csp/${old.id}/showwarning/false`)).body.code).toBe('education.program_current');
    const elsewhere = (await save({ programId: program['Mastère Luxe'], end: '2020-06-01' })).body;
    expect((await request('PATCH', `/api/v1/csp/${elsewhere.id}/showwarning/false`)).body.showWarning).toBe(false);
  });

  it('shows again when a program of that school becomes current, and for another program', async () => {
    const { id } = (await save({ programId: program['MSc Anywhere'], end: '2020-06-01' })).body;
    await request('PATCH', `/api/v1/csp/${id}/showwarning/false`);
    await save({ end: '2027-06-01', studyProgram: ownAt(nordic) });
    expect((await list()).map((entry: { showWarning: boolean }) => entry.showWarning)).toEqual([true, true]);
    expect((await save({ id, programId: program['Mastère Luxe'] })).body.showWarning).toBe(true);
  });
});

describe('the section as a whole', () => {
  const apply = (ops: Parameters<typeof applyStudyProgramOps>[2]) =>
    db.database.transaction().execute(async (transaction) => {
      const candidate = await transaction
        .selectFrom('candidate')
        .select('id')
        .where('user_id', '=', CANDIDATE.userId)
        .executeTakeFirstOrThrow();
      return applyStudyProgramOps(transaction, { candidateId: candidate.id, userId: CANDIDATE.userId, now: NOW }, ops);
    });
  const entry = (more: object = {}) => ({
    op: 'create' as const,
    value: { programId: program['MSc Anywhere'] as string, end: '2026-06-01', ...more },
  });

  it('collects the faults of all entries, and writes none of them', async () => {
    const held = (await save({ programId: program['MSc Anywhere'], end: '2020-06-01' })).body;
    expect(
      await apply([
        entry(),
        entry({ end: null }),
        { op: 'update', value: { id: held.id, start: '2021-01-01' } },
        { op: 'delete', value: { id: held.id } },
      ]),
    ).toEqual([
      { pointer: '/3/value/id', code: 'entry_twice' },
      { pointer: '/1/value/end', code: 'study_end_invalid' },
      { pointer: '/2/value/start', code: 'study_start_late' },
      { pointer: '/2/value/end', code: 'study_period_invalid' },
    ]);
    expect(await list()).toEqual([held]);
  });

  it('creates, changes and removes in one save', async () => {
    const first = (await save({ programId: program['MSc Anywhere'], end: '2020-06-01' })).body;
    const second = (await save({ end: '2021-06-01', studyProgram: ownAt(null) })).body;
    expect(
      await apply([
        entry({ end: '2028-06-01' }),
        { op: 'update', value: { id: first.id, end: '2022-06-01' } },
        { op: 'delete', value: { id: second.id } },
      ]),
    ).toEqual([]);
    expect((await list()).map((one: { end: string }) => one.end)).toEqual(['2028-06-01', '2022-06-01']);
    expect(await ownPrograms()).toEqual([]);
  });

  it('holds up to 100 entries', async () => {
    await save({ programId: program['MSc Anywhere'], end: '2020-06-01' });
    const ops = Array.from({ length: 100 }, () => entry());
    expect(await apply(ops)).toEqual([{ pointer: '/99/value', code: 'section_limit' }]);
    expect(await apply(ops.slice(1))).toEqual([]);
    expect(faults(await save({ programId: program['MSc Anywhere'], end: '2020-06-01' }))).toEqual([' section_limit']);
  });

  it('does not know an entry that is gone', async () => {
    await save({ programId: program['MSc Anywhere'], end: '2020-06-01' });
    await expect(apply([{ op: 'delete', value: { id: NOBODYS } }])).rejects.toMatchObject({ code: 'not_found' });
  });

  it('raises the version of the profile with each save, and tells who follows', async () => {
    await save({ programId: program['MSc Anywhere'], end: '2020-06-01' });
    await save({ programId: program['MSc Anywhere'], end: null });
    await save({ programId: program['MSc Anywhere'], end: '2021-06-01' });
    const { rows } = await db.pool.query('select version, section_versions from candidate');
    expect(rows).toEqual([{ version: 3, section_versions: { studyPrograms: 3 } }]);
    const news = await db.pool.query("select count(*)::int n from news where kind = 'candidate.changed' and subject = $1", [
      `user:${CANDIDATE.userId}`,
    ]);
    expect(news.rows[0].n).toBeGreaterThanOrEqual(2);
  });

  it('takes two saves at once one after the other', async () => {
    const replies = await Promise.all(
      ['2020-06-01', '2021-06-01', '2022-06-01', '2023-06-01'].map((end) => save({ end, studyProgram: ownAt(nordic) })),
    );
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200]);
    expect(await list()).toHaveLength(4);
    const { id } = replies[0]?.body ?? {};
    const races = await Promise.all([
      save({ id, studyProgram: { addFields: [{ id: 'law' }] } }),
      save({ id, studyProgram: { addFields: [{ id: 'arts' }] } }),
      request('DELETE', `/api/v1/csp/${id}`),
    ]);
    for (const race of races) expect([200, 204, 404]).toContain(race.status);
    expect(await list()).toHaveLength(3);
    expect(await ownPrograms()).toHaveLength(3);
    expect((await db.pool.query('select version from candidate')).rows[0].version).toBeGreaterThanOrEqual(6);
  });
});

describe('the older form of an entry', () => {
  it('is the same entry', async () => {
    const made = await request('POST', '/api/v1/candidate/degree', {
      school_id: nordic,
      school: 'Nordic School',
      name: 'BSc Economics',
      field_id: 'economics',
      level_id: 'bachelor',
      campus_id: campus.Malmö,
      start: '2022-09-01',
      end: '2025-06-01',
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      school_id: nordic,
      school: 'Nordic School',
      field_id: 'economics',
      field: 'Economics',
      level_id: 'bachelor',
      level: 'Bachelor',
      campusId: campus.Malmö,
      documents: [],
      created_at: NOW.toISOString(),
    });
    expect(await list()).toMatchObject([
      { id: made.body.id, campusId: campus.Malmö, studyProgram: { name: 'BSc Economics', schoolId: nordic } },
    ]);
    expect((await request('DELETE', `/api/v1/candidate/degree/${made.body.id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await ownPrograms()).toEqual([]);
  });

  it('changes what is given, and keeps one field', async () => {
    const { id } = (
      await request('POST', '/api/v1/candidate/degree', {
        school: 'Atelier des Dunes',
        field_id: 'other',
        field: 'Falconry',
        level_id: 'diploma',
        end: '2025-06-01',
      })
    ).body;
    expect((await request('PUT', `/api/v1/candidate/degree/${id}`, { field: 'Hawking' })).body).toMatchObject({
      school: 'Atelier des Dunes',
      school_id: null,
      field_id: 'other',
      field: 'Hawking',
      end: '2025-06-01',
    });
    expect((await request('PUT', `/api/v1/candidate/degree/${id}`, { field_id: 'law', school_id: nordic })).body).toMatchObject({
      school: 'Nordic School',
      field: 'Law',
    });
    expect(faults(await request('PUT', `/api/v1/candidate/degree/${id}`, { field_id: 'other' }))).toEqual([
      '/fieldName degree_field_invalid',
    ]);
  });

  it('has the same faults', async () => {
    expect(faults(await request('POST', '/api/v1/candidate/degree', { school: ' ', field_id: 'law', level_id: 'master' }))).toEqual([
      '/school school_invalid',
      '/end study_end_invalid',
    ]);
  });

  it('does not change a verified program', async () => {
    const { id } = (await save({ programId: program['MSc Anywhere'], end: '2026-06-01' })).body;
    const reply = await request('PUT', `/api/v1/candidate/degree/${id}`, {
      name: 'Taken over',
      school: 'Nordic School',
      end: '2027-06-01',
    });
    expect(reply.body).toMatchObject({ name: 'MSc Anywhere', end: '2027-06-01' });
  });
});

describe('a person who goes', () => {
  it('takes entries and own programs along, and leaves the school’s', async () => {
    const id = await insertPerson(db.database, { email: 'leaving@example.org' });
    const leaving = await db.database
      .insertInto('candidate')
      .values({ id: newId(), user_id: id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.database.transaction().execute((transaction) =>
      applyStudyProgramOps(transaction, { candidateId: leaving.id, userId: id, now: NOW }, [
        { op: 'create', value: { programId: program['MSc Anywhere'] as string, end: '2026-06-01' } },
        { op: 'create', value: { end: '2026-06-01', studyProgram: ownAt(null) } },
      ]),
    );
    await db.database.deleteFrom('app_user').where('id', '=', id).execute();
    expect(await ownPrograms()).toEqual([]);
    expect((await db.pool.query('select count(*)::int n from study_program where is_verified')).rows[0].n).toBe(4);
  });
});

describe('my data', () => {
  it('hold entries and own programs, used or not, and nobody else’s', async () => {
    await save({ programId: program['MSc Anywhere'], end: '2026-06-01' });
    await request('POST', '/api/v1/study-program', ownAt(null, { name: 'Evening course' }));
    await save({ end: '2026-06-01', studyProgram: ownAt(null, { name: 'Ben’s own' }) }, 'ben');
    const read = await educationPersonalData.read(db.database, { userId: CANDIDATE.userId, emailFolded: 'ada@nordic.example' });
    expect(read).toMatchObject({
      entries: [{ program: 'MSc Anywhere', school: 'Nordic School', end: '2026-06-01' }],
      ownPrograms: [{ name: 'Evening course', customSchoolName: 'Atelier des Dunes', field: 'economics' }],
    });
  });
});

describe('the connection of a school', () => {
  const connections = async (actor = CANDIDATE) =>
    Object.fromEntries(
      (await db.database.selectFrom('school_connection').select(['school_id', 'state']).where('user_id', '=', actor.userId).execute()).map(
        (row) => [row.school_id, row.state],
      ),
    );
  const set = (columns: object) =>
    db.database.updateTable('school_connection').set(columns).where('user_id', '=', CANDIDATE.userId).execute();
  beforeEach(() => db.database.deleteFrom('school_connection').execute());

  it('comes with the first program there, and every program of that school shows its state', async () => {
    await save({ programId: program['MSc Marketing'], start: '2025-09-01', end: '2027-06-01' });
    await save({ programId: program['Mastère Luxe'], end: '2020-06-01' });
    await save({ studyProgram: ownAt(nordic), end: '2022-06-01' });
    await save({ studyProgram: ownAt(null), end: '2019-06-01' });
    expect(await connections()).toEqual({ [nordic]: 'needVerification', [valclair]: 'needVerification' });
    await db.database
      .updateTable('school_connection')
      .set({ state: 'verified', verified_at: NOW })
      .where('school_id', '=', nordic)
      .execute();
    const states = (await list()).map((entry: { studyProgram: { schoolId: number | null }; verification: string | null }) => [
      entry.studyProgram.schoolId,
      entry.verification,
    ]);
    expect(states).toEqual([
      [nordic, 'verified'],
      [nordic, 'verified'],
      [valclair, 'needVerification'],
      [null, null],
    ]);
    expect((await request('GET', '/api/v1/candidate/me')).body.verifiedSchoolIds).toEqual([nordic]);
  });

  it('stays while a program of the school is left, and is forgotten with the last one, its proof too', async () => {
    const first = (await save({ programId: program['MSc Anywhere'], end: '2027-06-01' })).body;
    const second = (await save({ studyProgram: ownAt(nordic), end: '2022-06-01' })).body;
    await set({ state: 'verified', verified_at: NOW });
    await request('DELETE', `/api/v1/csp/${first.id}`);
    expect(await connections()).toEqual({ [nordic]: 'verified' });
    await save({ id: second.id, studyProgram: ownAt(valclair) });
    expect(await connections()).toEqual({ [valclair]: 'needVerification' });
    const lines = await db.database
      .selectFrom('audit_line')
      .select(['action', 'school_id', 'detail'])
      .where('action', '=', 'connection.forget')
      .execute();
    expect(lines).toEqual([{ action: 'connection.forget', school_id: nordic, detail: { state: 'verified' } }]);
  });

  it('that waits leaves the queue when its last program goes', async () => {
    const entry = (await save({ programId: program['MSc Anywhere'], end: '2027-06-01' })).body;
    await set({ state: 'pending', requested_at: NOW });
    await request('DELETE', `/api/v1/csp/${entry.id}`);
    expect(await connections()).toEqual({});
    const [event] = await db.database
      .selectFrom('news')
      .select('subject')
      .where('subject', '=', `school:${nordic}`)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(event).toBeDefined();
  });

  it('follows a program of one’s own that moves to another school', async () => {
    const entry = (await save({ studyProgram: ownAt(nordic), end: '2027-06-01' })).body;
    await request('POST', '/api/v1/study-program', { id: entry.programId, ...ownAt(valclair) });
    expect(await connections()).toEqual({ [valclair]: 'needVerification' });
  });

  it('stays as it was when a save is refused', async () => {
    const entry = (await save({ programId: program['MSc Anywhere'], end: '2027-06-01' })).body;
    await set({ state: 'verified', verified_at: NOW });
    const reply = await request('POST', '/api/v1/candidate/profile', {
      userId: CANDIDATE.userId,
      ops: {
        studyPrograms: [{ op: 'delete', value: { id: entry.id } }],
        links: [{ op: 'create', value: { name: '', value: 'nonsense' } }],
      },
    });
    expect(reply.status).toBe(422);
    expect(await connections()).toEqual({ [nordic]: 'verified' });
  });

  it('asked for without a program stays when others are saved', async () => {
    await db.database
      .insertInto('school_connection')
      .values({ id: newId(), user_id: CANDIDATE.userId, school_id: valclair, state: 'pending', requested_at: NOW })
      .execute();
    const entry = (await save({ programId: program['MSc Anywhere'], end: '2027-06-01' })).body;
    await request('DELETE', `/api/v1/csp/${entry.id}`);
    expect(await connections()).toEqual({ [valclair]: 'pending' });
  });
});
