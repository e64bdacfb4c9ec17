// JSON Resume out and in over the API.
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { create, fields, profileWorld } from '../candidates/profile.fixture.ts';
import { comparable, FULL } from './full-profile.fixture.ts';
import { importPersonalData } from './personal-data.ts';

const OUT = '/api/v1/candidate/resume.json';
const IN = '/api/v1/candidate/import/json-resume';
const LATEST = '/api/v1/candidate/import/latest';
const ALL = ['overview', 'languages', 'study_programs', 'work_experience', 'memberships', 'summary'];

let world: Awaited<ReturnType<typeof profileWorld>>;
let db: Awaited<ReturnType<typeof cloneDatabase>>;
let school: { id: number };
type Person = Awaited<ReturnType<typeof world.person>>;
beforeAll(async () => {
  db = await cloneDatabase();
  world = await profileWorld(db);
  await db.database
    .insertInto('sector')
    .values({ code: 'consulting', names: JSON.stringify({ en: 'Consulting' }), sort: 1, active: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Before the first import: the directory of schools is read once in a while.
  school = await db.database
    .insertInto('school')
    .values({ name: 'Nordic School', slug: 'nordic-school', aliases: ['Nordiska'] })
    .returning('id')
    .executeTakeFirstOrThrow();
}, 180_000);

const take = (person: Person, resume: object, sectionTypes = ALL) => person.browser.send('POST', IN, { resume, sectionTypes });
async function taken(person: Person, resume: object, sectionTypes = ALL) {
  const reply = await take(person, resume, sectionTypes);
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
  return reply.json();
}
/** As an account that was just made. */
const unname = ({ userId }: Person) =>
  db.database.updateTable('app_user').set({ first_name: '', last_name: '' }).where('id', '=', userId).execute();
const keysOf = (imported: { result: { sections: { sectionType: string; items: { descriptionKey: string }[] }[] } }) =>
  Object.fromEntries(
    imported.result.sections.map(({ sectionType, items }) => [
      sectionType,
      items.map((item) => item.descriptionKey.replace('resume.import.', '')),
    ]),
  );

describe('out', () => {
  it('a full profile is a document of the format, and holds nothing that the law protects', async () => {
    const ada = await world.person();
    await ada.saved(FULL);
    const reply = await ada.browser.send('GET', OUT);
    expect(reply.headers['content-disposition']).toContain('resume.json');
    const resume = reply.json();
    expect(resume.basics).toMatchObject({
      label: 'Engineer',
      phone: '+4722334455',
      summary: 'I build quiet systems.\nOne\nTwo',
      location: { city: 'Oslo', countryCode: 'NO' },
      profiles: [
        { network: 'LinkedIn', username: 'ada', url: 'https://www.linkedin.com/in/ada' },
        { network: 'Site', url: 'https://ada.example.org/' },
      ],
    });
    expect(resume.work[0]).toEqual({
      name: 'Nordic Energy',
      position: 'Engineer',
      location: 'Oslo',
      startDate: '2021-09',
      summary: 'Wrote much',
    });
    expect(resume.volunteer).toEqual([{ organization: 'Robotics Club', position: 'Chair', startDate: '2018-01', summary: 'Led' }]);
    expect(resume.education).toEqual([
      { institution: 'Hill College', area: 'Robotics', studyType: 'Bachelor', startDate: '2016-08', endDate: '2019-06' },
    ]);
    expect(resume.languages).toEqual([
      { language: 'Norwegian Bokmål', fluency: 'Native or bilingual' },
      { language: 'Other', fluency: 'Limited working' },
    ]);
    expect(formatFaults(resume)).toEqual([]);
    for (const hidden of ['gender', 'pronoun', 'disability', 'ethnic', 'LGBT', 'xe"']) expect(reply.body).not.toContain(hidden);
  });

  it('an empty profile is a document of the format too', async () => {
    const resume = (await (await world.person()).browser.send('GET', OUT)).json();
    expect(formatFaults(resume)).toEqual([]);
    expect(resume.work).toEqual([]);
  });
});

describe('out and in', () => {
  it('a full profile comes back whole in another account', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    await ada.saved(FULL);
    const resume = (await ada.browser.send('GET', OUT)).json();
    const imported = await taken(ben, resume);
    expect(comparable(await ben.read())).toEqual(comparable(await ada.read()));
    expect(keysOf(imported)).toMatchObject({ work_experience: ['added'], study_programs: ['added'], summary: ['added'] });
    expect((await ben.browser.send('GET', LATEST)).json()).toEqual({ import: imported, readsLinks: false });
    const again = (await ben.browser.send('GET', OUT)).json();
    expect({ ...again.meta.fairway, names: resume.meta.fairway.names }).toEqual(resume.meta.fairway);
  });

  it('listed things come back as themselves: skill, school, campus, verified program, employer', async () => {
    const { database } = db;
    const skill = await database
      .insertInto('skill')
      .values({ name: 'Welding', folded: 'welding', names: '{"de":"Schweißen"}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [campusId, programId] = [newId(), newId()];
    await database.insertInto('campus').values({ id: campusId, school_id: school.id, name: 'Malmö' }).execute();
    const program = { id: programId, school_id: school.id, name: 'MSc Finance', level_id: 'master', is_verified: true };
    await database.insertInto('study_program').values(program).execute();
    await database.insertInto('study_program_field').values({ study_program_id: programId, field_id: 'finance', position: 0 }).execute();
    await database.insertInto('study_program_campus').values({ study_program_id: programId, campus_id: campusId }).execute();
    const employerId = await insertOrganization(database, { name: 'Lindvik' });
    const [ada, ben, chen] = [await world.person(), await world.person(), await world.person()];
    const own = { schoolId: school.id, name: 'Evening school', levelId: 'diploma', addFields: [{ id: 'law' }] };
    await ada.saved({
      skills: fields({ addSkills: [{ skillId: skill.id }] }),
      studyPrograms: [
        ...create({ programId, campusId, start: '2020-08-01', end: '2022-06-01' }),
        ...create({ start: null, end: '2018-06-01', studyProgram: own }),
      ],
      preferences: fields({
        openToJobs: true,
        preferredEmployers: [{ employerId, order: 1 }],
        addCustomEmployers: [{ name: 'My aunt', order: 0 }],
      }),
    });
    const resume = (await ada.browser.send('GET', OUT)).json();
    await taken(ben, resume);
    const [before, after] = [await ada.read(), await ben.read()];
    expect(comparable(after)).toEqual(comparable(before));
    expect(after.skills[0].skillId).toBe(skill.id);
    expect(after.studyPrograms[0].programId).toBe(programId);

    // The same ids of another platform mean something else there.
    resume.meta.fairway.skills[0].skillId = skill.id + 1;
    resume.meta.fairway.preferences.employers[1].name = 'Somebody else';
    resume.meta.fairway.studyPrograms[0].programId = newId();
    resume.meta.fairway.studyPrograms[1].campusId = newId();
    await taken(chen, resume);
    const theirs = await chen.read();
    expect(theirs.skills[0]).toMatchObject({ skillId: skill.id, name: 'Welding' });
    expect(theirs.preferences.employers.map((one: { employerId: number | null; name: string }) => [one.employerId, one.name])).toEqual([
      [null, 'My aunt'],
      [null, 'Somebody else'],
    ]);
    expect(theirs.studyPrograms[0].studyProgram).toMatchObject({ name: 'MSc Finance', isVerified: false, schoolId: school.id });
    expect(theirs.studyPrograms[1]).toMatchObject({ campusId: null, studyProgram: { name: 'Evening school' } });
  });

  it('a school is known by its other name', async () => {
    const ada = await world.person();
    await taken(ada, { education: [{ institution: 'NORDISKA', area: 'Law', studyType: 'Master', endDate: '2020' }] });
    expect((await ada.read()).studyPrograms[0].studyProgram).toMatchObject({ school: { name: 'Nordic School' }, fields: [{ id: 'law' }] });
  });

  it('the name comes into an account without one, and replaces none', async () => {
    const [ada, nobody, ben] = [await world.person(), await world.person(), await world.person()];
    await ada.saved({ user: fields({ firstName: 'Mary Ann', lastName: 'van der Berg', phoneNumber: '+4722334455' }) });
    await unname(nobody);
    await ben.saved({ user: fields({ firstName: 'Ben', lastName: 'Okafor' }) });
    const resume = (await ada.browser.send('GET', OUT)).json();
    resume.basics.phone = 'call me';
    expect(keysOf(await taken(nobody, resume)).overview).toEqual(['added', 'phoneWrong']);
    expect(await nobody.read()).toMatchObject({ firstName: 'Mary Ann', lastName: 'van der Berg' });
    expect(keysOf(await taken(ben, resume)).overview).toContain('nameKept');
    expect(await ben.read()).toMatchObject({ firstName: 'Ben', lastName: 'Okafor' });
  });

  it.each([
    ['changed in the file', (resume: { basics: { name: string } }) => Object.assign(resume.basics, { name: 'Mary Berg' })],
    ['of another export', (resume: { meta: object }) => Object.assign(resume.meta, { fairway: undefined })],
    ['too long a name', (resume: { meta: { fairway: { names: object } } }) => Object.assign(resume.meta.fairway.names, { firstName: 'x'.repeat(101) })],
  ])('which is the first name is not guessed: %s', async (_name, change) => {
    const [ada, nobody] = [await world.person(), await world.person()];
    await ada.saved({ user: fields({ firstName: 'Mary Ann', lastName: 'van der Berg' }) });
    await unname(nobody);
    const resume = (await ada.browser.send('GET', OUT)).json();
    change(resume);
    expect(keysOf(await taken(nobody, resume)).overview).toEqual(['nameKept']);
    expect(await nobody.read()).toMatchObject({ firstName: '', lastName: '' });
  }); // biome-ignore format: a table

  it('a second time nothing is added', async () => {
    const ada = await world.person();
    await ada.saved(FULL);
    const before = await ada.read();
    const imported = await taken(ada, (await ada.browser.send('GET', OUT)).json());
    expect(Object.values(keysOf(imported)).flat()).toEqual(['known', 'known', 'known', 'known', 'known', 'known']);
    expect(await ada.read()).toEqual(before);
  });

  it('interests join those of a filled profile: nothing is lost, nothing doubled, and a second time nothing changes', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    await ada.saved(FULL);
    await ben.saved({
      preferences: fields({
        openToJobs: true,
        workPreferences: ['internship'],
        addPreferredCareerFields: ['LEGAL'],
      }),
    });
    const resume = (await ada.browser.send('GET', OUT)).json();
    await taken(ben, resume);
    const after = await ben.read();
    const codes = (list: { careerFieldId?: string; sectorId?: string }[]) => list.map((one) => one.careerFieldId ?? one.sectorId);
    expect(codes(after.preferences.careerFields)).toEqual(['LEGAL', 'COMPUTER_AND_IT']);
    expect(codes(after.preferences.sectors)).toEqual(['consulting']);
    expect(after.preferences).toMatchObject({ workPreferences: ['internship', 'full_time'], eligibleWorkLocation: 'remote_hybrid' });
    await taken(ben, resume);
    expect(await ben.read()).toEqual(after);
  });

  it('interests of any file are taken where they are career fields, and told where there is no room', async () => {
    const ada = await world.person();
    const full = ['LEGAL', 'COMPUTER_AND_IT'];
    await ada.saved({ preferences: fields({ openToJobs: true, addPreferredCareerFields: full }) });
    const interests = ['Accounting and finance', 'Art, fashion and design', 'Chess'].map((name) => ({ name }));
    const told = await taken(ada, { basics: { name: 'Ada Berg' }, interests });
    const held = (await ada.read()).preferences.careerFields.map((one: { careerFieldId: string }) => one.careerFieldId);
    expect(held).toHaveLength(3);
    expect(held).toEqual(expect.arrayContaining(full));
    expect(keysOf(told).overview).toContain('issue');
  });

  it('without wishes nothing is added to the wishes', async () => {
    const ada = await world.person();
    await ada.saved({ links: create({ name: 'Site', value: 'https://ada.example.org/' }) });
    const imported = await taken(ada, (await ada.browser.send('GET', OUT)).json());
    expect(keysOf(imported)).toEqual({ overview: ['known'] });
  });

  it('an entry that was changed in the file is read as it stands there, the others as they were kept', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    await ada.saved(FULL);
    const resume = (await ada.browser.send('GET', OUT)).json();
    resume.work[1].position = 'Trainee';
    await taken(ben, resume);
    const [first, ...rest] = (await ben.read()).workExperiences;
    expect(first.description).toBe('<p>Wrote <em>much</em></p>');
    expect(rest[0]).toMatchObject({ title: 'Trainee', start: '2019-06-01', end: '2019-08-01' });
  });

  it('only the sections that were asked for come in', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    await ada.saved(FULL);
    await taken(ben, (await ada.browser.send('GET', OUT)).json(), ['languages']);
    const profile = await ben.read();
    expect([profile.languages.length, profile.workExperiences.length, profile.summary]).toEqual([2, 0, null]);
  });
});

describe('the review of an import', () => {
  const languages = [{ language: 'Klingon', fluency: 'Native' }, { language: 'Deutsch', fluency: 'Native' }]; // biome-ignore format: a list
  const states = (read: { result: { sections: { sectionType: string; items: { isAction: boolean; resolved: boolean }[] }[] } }) =>
    read.result.sections.flatMap(({ items }) =>
      items.map(({ isAction, resolved }) => `${isAction ? 'to do' : 'done by itself'}: ${resolved}`),
    );

  it('marks what is to do in a section as done and back; the rest is done anyway', async () => {
    const ada = await world.person();
    const { id } = await taken(ada, { languages });
    const resolve = (body: object) => ada.browser.send('PATCH', `/api/v1/candidate/import/${id}/update-resolved`, body);
    expect(states((await resolve({ sectionTypes: ['summary'], areResolved: true })).json())).toContain('to do: false');
    expect(states((await resolve({ sectionTypes: ['languages'], areResolved: true })).json())).toEqual(
      expect.arrayContaining(['to do: true', 'done by itself: true']),
    );
    expect(states((await resolve({ sectionTypes: ['languages'], areResolved: false })).json())).toContain('done by itself: true');
    expect((await resolve({ sectionTypes: ['hobbies'], areResolved: true })).statusCode).toBe(422);
  });

  it('is finished once and can be opened again, by its owner alone', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const { id } = await taken(ada, { languages });
    const review = (who: typeof ada, isReviewed: boolean) =>
      who.browser.send('PATCH', `/api/v1/candidate/import/${id}/update-reviewed`, { isReviewed });
    const { reviewedAt } = (await review(ada, true)).json();
    expect(reviewedAt).toMatch(/^20/);
    expect((await review(ada, true)).json().reviewedAt).toBe(reviewedAt);
    expect((await ada.browser.send('GET', LATEST)).json().import.reviewedAt).toBe(reviewedAt);
    expect((await review(ada, false)).json().reviewedAt).toBeNull();
    expect((await review(ben, true)).statusCode).toBe(404);
  });
});

describe('in', () => {
  it('reads what others write: names of languages in any locale, phrases, years, highlights', async () => {
    const ada = await world.person();
    const imported = await taken(ada, {
      basics: {
        summary: 'Line <script>alert(1)</script>\nTwo',
        url: 'https://ada.example.org',
        location: { countryCode: 'de', city: 'Köln' },
      },
      work: [
        {
          company: 'Old Co',
          position: 'Dev',
          startDate: '2015',
          endDate: '2016-02-29',
          summary: 'Did',
          highlights: ['<b>This</b>', 'That'],
        },
      ],
      education: [{ institution: 'Hill College', area: 'Informatik', studyType: 'B.Sc.', startDate: '2010-10', endDate: '2014' }],
      languages: [
        { language: 'Deutsch', fluency: 'Muttersprache' },
        { language: '日本語', fluency: 'N/A C1' },
        { language: 'pt-BR', fluency: 'Limited working proficiency' },
        { language: 'English (UK)', fluency: 'Full Professional Proficiency' },
        { language: 'Klingon', fluency: 'Native' },
        { language: 'French', fluency: '???' },
      ],
      skills: [{ name: 'Web', keywords: ['HTML', 'CSS'] }],
    });
    const profile = await ada.read();
    expect(profile).toMatchObject({ country: 'DE', city: 'Köln', summary: '<p>Line &lt;script&gt;alert(1)&lt;/script&gt;</p><p>Two</p>' });
    expect(profile.workExperiences).toMatchObject([
      {
        title: 'Dev',
        companyTitle: 'Old Co',
        start: '2015-01-01',
        end: '2016-02-01',
        description: '<p>Did</p><ul><li>&lt;b&gt;This&lt;/b&gt;</li><li>That</li></ul>',
      },
    ]);
    expect(profile.studyPrograms).toMatchObject([
      { end: '2014-12-01', studyProgram: { levelId: 'bachelor', customSchoolName: 'Hill College' } },
    ]);
    expect(profile.languages.map((one: { languageId: string; proficiencyId: string }) => `${one.languageId} ${one.proficiencyId}`)).toEqual(
      ['de native_or_bilingual', 'ja full_professional', 'pt limited_working', 'en full_professional'],
    );
    expect(profile.skills.map((skill: { name: string }) => skill.name)).toEqual(['Web', 'HTML', 'CSS']);
    expect(keysOf(imported).languages).toEqual(['added', 'languageUnknown', 'fluencyUnknown']);
    expect(
      imported.result.sections
        .flatMap((section: { items: { isAction: boolean; resolved: boolean }[] }) => section.items)
        .every((item: { isAction: boolean; resolved: boolean }) => item.isAction !== item.resolved),
    ).toBe(true);
  });

  it('what the person said stays; what is refused is told and the rest comes in', async () => {
    const ada = await world.person();
    await ada.saved({ candidate: fields({ country: 'NO', city: 'Oslo', summary: '<p>Mine</p>' }) });
    const imported = await taken(ada, {
      basics: {
        name: 'Somebody Else',
        summary: 'Theirs',
        phone: 'call me',
        location: { countryCode: 'SE', city: 'Lund' },
        profiles: [{ network: 'X', url: 'javascript:alert(1)' }],
      },
      work: [
        { name: 'A', position: 'x'.repeat(300) },
        { name: 'B', position: 'Dev', startDate: '2020-13' },
        { name: 'C' },
        { name: 'D', position: 'Dev', startDate: '2020', endDate: '2019' },
      ],
      education: [{ institution: 'Hill College', area: 'Law' }],
    });
    const profile = await ada.read();
    expect(profile).toMatchObject({ country: 'NO', city: 'Oslo', summary: '<p>Mine</p>', links: [], studyPrograms: [] });
    expect(profile.workExperiences.map((entry: { companyTitle: string }) => entry.companyTitle)).toEqual(['B']);
    expect(keysOf(imported)).toEqual({
      overview: ['differs', 'nameKept', 'linkWrong', 'phoneWrong'],
      study_programs: ['lacks'],
      work_experience: ['added', 'dateUnknown', 'issue', 'lacks', 'issue'],
      summary: ['kept'],
    });
  });

  it('too long a description loses its end', async () => {
    const ada = await world.person();
    const imported = await taken(ada, { work: [{ name: 'A', position: 'Dev', summary: '🙂'.repeat(500) }] });
    expect((await ada.read()).workExperiences[0].description).toBe(`<p>${'🙂'.repeat(399)}…</p>`);
    expect(keysOf(imported).work_experience).toEqual(['added', 'shortened', 'unknown']);
  });

  it('5,000 entries: the first hundred are read, the rest is told and kept as text as far as it has room', async () => {
    const ada = await world.person();
    const work = Array.from({ length: 5000 }, (_, n) => ({ name: `Company ${n}`, position: 'Dev' }));
    const imported = await taken(ada, { work });
    expect((await ada.read()).workExperiences).toHaveLength(100);
    const told = imported.result.sections.find(({ sectionType }: { sectionType: string }) => sectionType === 'work_experience');
    expect(told.items.at(-1)).toMatchObject({ descriptionKey: 'resume.import.tooMany', descriptionValues: { count: '4900', max: '100' } });
    // What they say has room for a part of them alone, which is told too.
    expect(keysOf(imported).overview).toEqual(['notKept']);
  });

  it.each([
    ['wrong types everywhere', { basics: [], work: 'x', volunteer: { a: 1 }, education: [[], null, 7, 'x'], skills: [{ name: {}, keywords: 'x' }], languages: 5, meta: { fairway: 'x' } }],
    ['numbers and nulls', { basics: { name: 1, summary: null, location: 3, profiles: [null, { url: {} }], phone: [] }, work: [{ name: 1, position: false, startDate: {}, highlights: [1, null] }] }],
    ['a broken extension', { basics: {}, work: [{ name: 'A', position: 'B' }], meta: { fairway: { version: 1, workExperiences: [{ title: 1 }, null, 'x'], nationalities: [1, 'XX', 'NO'], workAuthorizations: ['??'], preferences: { openToJobs: 'x' }, studyPrograms: [{ programId: 'x' }] } } }],
    ['keys of prototypes', { basics: { constructor: { name: 'x' }, toString: 'x' }, work: [{ hasOwnProperty: 1, name: 'A', position: 'B' }], meta: { fairway: { version: 1, toString: [] } } }],
    ['controls and half characters', { basics: { summary: 'a\u0000b\u202ec\ud800' }, work: [{ name: 'A\u0000\ud800', position: 'B\u200b\u0007' }] }],
  ])('is not thrown by %s', async (_name, resume) => {
    const ada = await world.person();
    const reply = await take(ada, resume);
    expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
    expect((await ada.browser.send('GET', OUT)).statusCode).toBe(200);
  }); // biome-ignore format: a table

  it('a prototype cannot be replaced', async () => {
    const ada = await world.person();
    const body = `{"sectionTypes":["overview"],"resume":{"basics":{},"__proto__":{"polluted":true}}}`;
    const reply = await ada.browser.send('POST', IN, Buffer.from(body), { 'content-type': 'application/json' });
    expect(reply.statusCode).toBeLessThan(500);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each([[{}], [{ work: [] }], [{ hello: 'world' }]])('%j is no JSON Resume', async (resume) => {
    const reply = await take(await world.person(), resume);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'import.unreadable']);
  });

  it('more than a megabyte is refused', async () => {
    const reply = await take(await world.person(), { basics: { summary: 'x'.repeat(1_100_000) } });
    expect(reply.statusCode).toBe(413);
  });

  it('what was imported is in the data of its person alone, and goes with the person', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    await taken(ada, { work: [{ name: 'A', position: 'B' }] });
    const held = (userId: string) => importPersonalData.read(db.database, { userId, emailFolded: '' }) as Promise<unknown[]>;
    expect(await held(ada.userId)).toMatchObject([{ source: 'JSONResume', result: { sections: [{ sectionType: 'work_experience' }] } }]);
    expect(await held(ben.userId)).toEqual([]);
    expect((await ben.browser.send('GET', LATEST)).json()).toEqual({ import: null, readsLinks: false });
    await db.database.deleteFrom('app_user').where('id', '=', ada.userId).execute();
    expect(await held(ada.userId)).toEqual([]);
  });

  it('five imports a day are read', async () => {
    const ada = await world.person();
    for (let n = 0; n < 5; n += 1) await taken(ada, { work: [{ name: `A${n}`, position: 'B' }] });
    const sixth = await take(ada, { work: [{ name: 'Z', position: 'B' }] });
    expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'import.daily_limit']);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    world.clock.now = new Date(world.clock.now.getTime() + 86_400_000);
    const next = await world.person();
    expect((await take(next, { work: [{ name: 'Z', position: 'B' }] })).statusCode).toBe(200);
  });

  it('counts attempts that fail; one that is refused before reading does not count (imports.17)', async () => {
    const ada = await world.person();
    for (let n = 0; n < 3; n += 1) expect((await ada.browser.send('POST', IN, { resume: {}, sectionTypes: [] })).statusCode).toBe(422);
    for (let n = 0; n < 5; n += 1) expect((await take(ada, { nothing: 'here' })).json().code).toBe('import.unreadable');
    expect((await take(ada, { work: [{ name: 'Z', position: 'B' }] })).json().code).toBe('import.daily_limit');
    const ben = await world.person();
    expect((await take(ben, { work: [{ name: 'Z', position: 'B' }] })).statusCode).toBe(200);
  });
});

/** What JSON Resume 1.0 demands of the parts that we write. */
function formatFaults(resume: Record<string, unknown>): string[] {
  const faults: string[] = [];
  const texts = (at: string, of: Record<string, unknown>, names: readonly string[]) => {
    for (const [name, value] of Object.entries(of)) {
      if (!names.includes(name)) faults.push(`${at}.${name} is none of the format`);
      else if (typeof value !== 'string') faults.push(`${at}.${name} is no text`);
      else if (/Date$/.test(name) && !/^([1-2]\d{3}-[0-1]\d-[0-3]\d|[1-2]\d{3}-[0-1]\d|[1-2]\d{3})$/.test(value))
        faults.push(`${at}.${name} is no date`);
      else if (name === 'url' && !URL.canParse(value)) faults.push(`${at}.${name} is no address`);
    }
  };
  const list = (name: string, names: readonly string[]) => {
    for (const [n, entry] of (resume[name] as Record<string, unknown>[]).entries()) texts(`${name}[${n}]`, entry, names);
  };
  const { location = {}, profiles = [], ...basics } = resume.basics as Record<string, never>;
  texts('basics', basics, ['name', 'label', 'email', 'phone', 'url', 'summary']);
  texts('location', location, ['address', 'postalCode', 'city', 'countryCode', 'region']);
  for (const profile of profiles as Record<string, unknown>[]) texts('profiles', profile, ['network', 'username', 'url']);
  list('work', ['name', 'location', 'description', 'position', 'url', 'startDate', 'endDate', 'summary']);
  list('volunteer', ['organization', 'position', 'url', 'startDate', 'endDate', 'summary']);
  list('education', ['institution', 'url', 'area', 'studyType', 'startDate', 'endDate', 'score']);
  list('languages', ['language', 'fluency']);
  list('skills', ['name', 'level']);
  list('interests', ['name']);
  const { fairway: _fairway, ...meta } = resume.meta as Record<string, unknown>;
  texts('meta', meta, ['canonical', 'version', 'lastModified']);
  return faults;
}
