import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { openLog } from '../../kernel/log.ts';
import { roundsOf } from '../../kernel/recurring.ts';
import { directorySchool, schoolDirectory, searchSchools } from './directory.ts';

const db = await cloneDatabase();
const app = await testApp({ ...db, search: new ReferenceSearch(), actors: { ada: CANDIDATE } });
const ids = new Map<string, number>();

async function insertSchool(name: string, more: { domains?: string[]; aliases?: string[]; source?: string } = {}): Promise<void> {
  const { id } = await db.database
    .insertInto('school')
    .values({
      name,
      slug: newId(),
      aliases: more.aliases ?? [],
      source: more.source ?? 'list',
      source_id: newId(),
      is_managed: more.source === 'fairway',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  ids.set(name, id);
  for (const [at, domain] of (more.domains ?? []).entries())
    await db.database
      .insertInto('school_domain')
      .values({ domain, school_id: id, is_primary: at === 0 })
      .execute();
}

beforeAll(async () => {
  await insertPerson(db.database, { id: CANDIDATE.userId, email: 'ada@nordic.example' });
  await insertSchool('University of Østervik', { domains: ['ostervik.example', 'stud.ostervik.example'] });
  await insertSchool('Nordic School of Management', { domains: ['nordicschool.example'], source: 'fairway' });
  await insertSchool('Nordic Arts Academy');
  await insertSchool('School of Nordic Studies');
  await insertSchool('Pannordica Institute');
  await insertSchool('Technische Hochschule Rabenau', { aliases: ['THR', 'Rabenau Tech'], domains: ['thr.example'] });
});

const get = async (url: string) => {
  const reply = await app.inject(url);
  return { status: reply.statusCode, body: reply.json() };
};
const found = async (q: string): Promise<string[]> =>
  (await get(`/api/v1/school?q=${encodeURIComponent(q)}`)).body.schools.map((school: { name: string }) => school.name);

describe('schools for a text being typed', () => {
  it('are those that begin with it, then with a word of it, then with it inside; those kept here first', async () => {
    expect(await found('nordic')).toEqual([
      'Nordic School of Management',
      'Nordic Arts Academy',
      'School of Nordic Studies',
      'Pannordica Institute',
    ]);
  });

  it('are found without accents, by other names, by domain and by an address', async () => {
    expect(await found('university of ostervik')).toEqual(['University of Østervik']);
    expect(await found('thr')).toEqual(['Technische Hochschule Rabenau']);
    expect(await found('stud.ostervik')).toEqual(['University of Østervik']);
    expect(await found('someone@mail.thr.example')).toEqual(['Technische Hochschule Rabenau']);
  });

  it('are found with three wrong letters in ten', async () => {
    expect((await found('Nordik Scool of Managment'))[0]).toBe('Nordic School of Management');
    expect(await found('Rabenua')).toEqual(['Technische Hochschule Rabenau']);
    expect(await found('zzzzzzz')).toEqual([]);
  });

  it('are all of them for no text, at most 50, fewer when asked', async () => {
    expect(await found('')).toHaveLength(6);
    expect((await get('/api/v1/school?limit=2')).body.schools).toHaveLength(2);
    expect((await get('/api/v1/school?limit=51')).status).toBe(422);
    expect((await get(`/api/v1/school?q=${'x'.repeat(201)}`)).status).toBe(422);
  });

  it('are marked as verified where their own staff keep them here', async () => {
    const { schools } = (await get('/api/v1/school?q=nordic')).body;
    expect(schools.map((school: { verified: boolean }) => school.verified)).toEqual([true, false, false, false]);
    expect(schools[0].domains).toEqual(['nordicschool.example']);
  });
});

describe('one school', () => {
  it('is read by its id', async () => {
    const id = ids.get('University of Østervik');
    expect((await get(`/api/v1/school/${id}`)).body).toMatchObject({ id, domains: ['ostervik.example', 'stud.ostervik.example'] });
    expect((await get('/api/v1/school/2000000000')).status).toBe(404);
    expect((await get('/api/v1/school/none')).status).toBe(404);
  });

  it('is found by its name, or is the tidied name', async () => {
    const post = async (name: string) => {
      const reply = await app.inject({
        method: 'POST',
        url: '/api/v1/school',
        headers: { 'x-test-actor': 'ada', 'sec-fetch-site': 'same-origin' },
        payload: { name },
      });
      return reply.json();
    };
    expect(await post(' university of  OSTERVIK ')).toMatchObject({ school: { name: 'University of Østervik' }, customSchoolName: null });
    expect(await post('rabenau tech')).toMatchObject({ school: { name: 'Technische Hochschule Rabenau' } });
    expect(await post(' Atelier\n des  Dunes ')).toEqual({ school: null, customSchoolName: 'Atelier des Dunes' });
    expect(await post('  ')).toMatchObject({ code: 'profile.invalid', errors: [{ pointer: '/name', code: 'school_invalid' }] });
    expect(await post('👨🏽‍👩🏿‍👧🏼‍👦🏻'.repeat(200))).toEqual({ school: null, customSchoolName: '👨🏽‍👩🏿‍👧🏼‍👦🏻'.repeat(200) });
    expect(await post('👨🏽‍👩🏿‍👧🏼‍👦🏻'.repeat(201))).toMatchObject({ errors: [{ pointer: '/name', code: 'too_long' }] });
    expect(await post('x'.repeat(201))).toMatchObject({ errors: [{ pointer: '/name', code: 'too_long' }] });
  });
});

describe('campuses and programs', () => {
  beforeAll(async () => {
    const school_id = ids.get('Nordic School of Management') as number;
    for (const name of ['Uppsala', 'Malmö', 'gothenburg'])
      await db.database.insertInto('campus').values({ id: newId(), school_id, name, city: name }).execute();
    for (const [name, verified] of [
      ['MSc Marketing', true],
      ['BSc Economics', true],
      ['Somebody’s own', false],
    ] as const)
      await db.database
        .insertInto('study_program')
        .values({ id: newId(), school_id, name, level_id: 'master', is_verified: verified, created_by: verified ? null : CANDIDATE.userId })
        .execute();
  });

  it('are listed by name, none for a school that has none or that there is not', async () => {
    const id = ids.get('Nordic School of Management');
    expect((await get(`/api/v1/campuses/${id}`)).body.campuses.map((one: { name: string }) => one.name)).toEqual([
      'gothenburg',
      'Malmö',
      'Uppsala',
    ]);
    expect((await get(`/api/v1/campuses/${ids.get('Nordic Arts Academy')}`)).body).toEqual({ campuses: [] });
    expect((await get('/api/v1/campuses/2000000000')).body).toEqual({ campuses: [] });
  });

  it('show only programs that the school keeps', async () => {
    const url = `/api/v1/study-programs/school/${ids.get('Nordic School of Management')}`;
    const named = async (q = '') => (await get(`${url}?q=${q}`)).body.studyPrograms.map((one: { name: string }) => one.name);
    expect(await named()).toEqual(['BSc Economics', 'MSc Marketing']);
    expect(await named('mark')).toEqual(['MSc Marketing']);
    expect(await named('somebody')).toEqual([]);
    expect((await get('/api/v1/study-programs/school/2000000000')).body).toEqual({ studyPrograms: [] });
  });
});

describe('levels and fields of study', () => {
  it('have levels from the highest to the lowest', async () => {
    const { studyLevels } = (await get('/api/v1/study-levels')).body;
    expect(studyLevels.map((level: { id: string }) => level.id)).toEqual([
      'phd', 'dba', 'master', 'mba', 'bachelor', 'diploma', 'certification', 'microcredential',
    ]); // biome-ignore format: a list
    expect(studyLevels[0]).toEqual({ id: 'phd', name: 'PhD', rank: 8 });
    expect((await get('/api/v1/study-levels?locale=xx')).status).toBe(422);
  });

  it('have fields by name in the reader’s language, ending with another one', async () => {
    const { studyFields } = (await get('/api/v1/study-fields?locale=de')).body;
    const names = studyFields.map((field: { name: string }) => field.name);
    expect(names.slice(0, -1)).toEqual([...names.slice(0, -1)].sort(new Intl.Collator('de').compare));
    expect(studyFields.at(-1).id).toBe('other');
    expect(studyFields).toHaveLength(35);
  });
});

describe('the directory', () => {
  const many = Array.from({ length: 12_000 }, (_, at) =>
    directorySchool({
      id: at + 1,
      name: `${['University', 'College', 'Institute', 'Academy'][at % 4]} of Place ${at.toString(36)}`,
      aliases: [],
      domains: [`place${at.toString(36)}.example`],
    }),
  );
  const named = (q: string) => searchSchools(many, q, 50).map((id) => many[id - 1]?.name);

  it('keeps the order over more than 10,000 schools: beginnings, words, parts, near ones', () => {
    expect(named('college')).toHaveLength(50);
    expect(named('college').every((name) => name?.startsWith('college'))).toBe(true);
    expect(named('place 8zz')[0]).toBe('academy of place 8zz');
    expect(named('placf 12b')[0]).toContain('place 12b');
    expect(searchSchools(many, 'place7.example', 50)[0]).toBe(8);
  });

  it('shows what nearly stands in a name only where nothing does', () => {
    const two = ['Universidad del Turabo', 'Delft University of Technology'].map((name, at) =>
      directorySchool({ id: at + 1, name, aliases: [], domains: [] }),
    );
    expect(searchSchools(two, 'delft', 50)).toEqual([2]);
    expect(searchSchools(two, 'delf tuniversity', 50)).toEqual([2]);
  });

  it('learns of new schools after some seconds', async () => {
    let at = 0;
    const directory = schoolDirectory(db.database, () => at, roundsOf(openLog('silent')));
    const before = (await directory.schools()).length;
    await insertSchool('Newly founded');
    at += 60_000;
    await directory.schools();
    await expect.poll(async () => (await directory.schools()).length).toBe(before + 1);
  });
});
