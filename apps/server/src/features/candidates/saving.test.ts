// Saving a profile: versions, all or nothing, what is refused. Each fault is named by its pointer.
import { foldedKey } from '@fairway/rules/folding';
import { LIMITS } from '@fairway/rules/limits';
import { roomFor } from '@fairway/rules/visible-characters';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { insertVerifiedConnection } from '@fairway/testkit/people';
import { chanceOf } from '@fairway/world-kit/chance';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { create, fields, ME_URL, PROFILE_URL, profileWorld } from './profile.fixture.ts';

const db = await cloneDatabase();
const { person, app } = await profileWorld(db);
const NB = { languageId: 'nb', proficiencyId: 'elementary' };
const WORK = { title: 'Trainee', companyTitle: 'Fjord', start: '2024-01-01', end: '2024-06-01', isCurrentJob: false };
const MEMBER = { title: 'Treasurer', organizationName: 'Choir', start: null, end: null, isActive: true };
const LINK = { name: 'Code', value: 'https://github.com/ada' };
const organizations: number[] = [];
const skills: number[] = [];
let school = 0;

beforeAll(async () => {
  await db.database
    .insertInto('sector')
    .values(['consulting', 'non_profit', 'real_estate', 'media'].map((code, sort) => ({ code, names: '{"en":"S"}', sort })))
    .execute();
  organizations.push(await insertOrganization(db.database, { name: 'Lindvik' }), await insertOrganization(db.database, { name: 'Fjord' }));
  organizations.push(await insertOrganization(db.database, { name: 'Gone', status: 'suspended' }));
  const rows = await db.database
    .insertInto('skill')
    .values([
      { name: 'Welding', folded: 'welding', names: '{"de":"Schweißen"}' },
      { name: 'Knitting', folded: 'knitting' },
    ])
    .returning('id')
    .execute();
  skills.push(...rows.map((row) => row.id));
  const hill = await db.database.insertInto('school').values({ name: 'Hill', slug: 'hill' }).returning('id').executeTakeFirstOrThrow();
  school = hill.id;
});

describe('the picture', () => {
  it('is taken away with its file', async () => {
    const { userId, saved } = await person();
    await db.database.updateTable('app_user').set({ avatar: '/media/avatars/ada.webp' }).where('id', '=', userId).execute();
    await saved({ user: fields({ avatar: null }) });
    const account = await db.database.selectFrom('app_user').select('avatar').where('id', '=', userId).executeTakeFirstOrThrow();
    expect(account.avatar).toBeNull();
    const removals = await db.database.selectFrom('file_removal').select('file_key').execute();
    expect(removals).toEqual([{ file_key: 'media/avatars/ada.webp' }]);
  });
});

describe('the version', () => {
  it('rises with every change, by the whole save and by the calls of one entry', async () => {
    const { saved, browser, read } = await person();
    expect((await saved({ languages: create(NB) }, 1)).version).toBe(2);
    await browser.send('POST', '/api/v1/candidate/language', { languageId: 'sv', proficiencyId: 'elementary' });
    await browser.send('POST', '/api/v1/candidate/workauthorization', { code: 'US' });
    expect((await browser.send('PUT', `${ME_URL}/profile-visibility`, { profileVisibility: 'private' })).json()).toEqual({
      profileVisibility: 'private',
      version: 5,
    });
    await browser.send('PUT', '/identity/v1/user/me', { nationality: 'NO' });
    expect((await read()).version).toBe(6);
  });

  it('rises when the account changes what the profile shows, with the section that shows it', async () => {
    const { save, browser, read } = await person();
    const me = (change: object) => browser.send('PUT', '/identity/v1/user/me', change);
    const { version } = await read();
    expect((await me({ firstName: 'Ada Marie', phoneNumber: '+46701740605' })).statusCode).toBe(200);
    expect((await read()).version).toBe(version + 1);
    const refused = await save({ languages: create(NB) }, version);
    expect([refused.statusCode, refused.json().code, refused.json().errors]).toEqual([
      409,
      'profile.changed',
      [{ pointer: '/user', code: 'profile.changed' }],
    ]);
    await me({ gender: 'O' });
    expect((await read()).version).toBe(version + 2);
    await me({ firstName: 'Ada Marie', gender: 'O', locale: 'de' });
    expect((await read()).version).toBe(version + 2);
  });

  it('stays where nothing changed', async () => {
    const { saved } = await person();
    const { languages } = await saved({ languages: create(NB) });
    expect((await saved({ languages: [{ op: 'update', value: { id: languages[0].id, ...NB } }] })).version).toBe(2);
    expect((await saved({})).version).toBe(2);
    expect((await saved({ user: fields({}), candidate: fields({}), preferences: fields({}), skills: fields({}) })).version).toBe(2);
  });

  it('refuses a save that did not see the last one, and names every section that changed since', async () => {
    const { save, saved } = await person();
    await saved({ languages: create(NB) }, 1);
    await saved({ links: create(LINK), candidate: fields({ city: 'Oslo' }) }, 2);
    const reply = await save({ languages: create({ ...NB, languageId: 'sv' }) }, 1);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'profile.changed']);
    expect(reply.json().errors.map((error: { pointer: string }) => error.pointer)).toEqual(['/candidate', '/languages', '/links']);
    expect((await save({ languages: create({ ...NB, languageId: 'sv' }) }, 2)).json().errors).toHaveLength(2);
    expect((await save({}, 99)).statusCode).toBe(409);
  });

  it('lets one of two saves at the same time through, the other learns of it', async () => {
    const { save, read } = await person();
    await read();
    const replies = await Promise.all([save({ languages: create(NB) }, 1), save({ languages: create({ ...NB, languageId: 'sv' }) }, 1)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    expect((await read()).languages).toHaveLength(1);
  });

  it('is not needed: saves without one come one after the other', async () => {
    const { save, read } = await person();
    const codes = ['nb', 'sv', 'da', 'de', 'fr', 'it'];
    const replies = await Promise.all(codes.map((languageId) => save({ languages: create({ ...NB, languageId }) })));
    expect(replies.map((reply) => reply.statusCode)).toEqual(codes.map(() => 200));
    expect((await read()).languages.map((one: { languageId: string }) => one.languageId).sort()).toEqual([...codes].sort());
    expect((await read()).version).toBe(7);
  });

  it('tells who follows, once a save', async () => {
    const { saved, userId } = await person();
    await saved({ languages: create(NB), links: create(LINK) });
    const events = await db.database
      .selectFrom('news')
      .select('kind')
      .where('subject', '=', `user:${userId}`)
      .where('kind', 'like', 'candidate.%')
      .execute();
    expect(events).toEqual([{ kind: 'candidate.changed' }]);
  });
});

describe('a save that is refused', () => {
  it('names every fault of every section, and writes nothing', async () => {
    const { faults, read } = await person();
    const before = await read();
    expect(
      await faults({
        user: fields({ firstName: ' \u200b', lastName: '' }),
        candidate: fields({ pronoun: { type: 'other' }, country: 'ZZ', city: 'a'.repeat(101), summary: 'a'.repeat(2601) }),
        nationalities: [...create({ nationality: 'EU' }), ...create({ nationality: '' })],
        workAuthorizations: [...create({ code: '' }), ...create({ code: 'ZZ' })],
        languages: [...create({}), ...create({ languageId: 'xx', proficiencyId: 'fluent' }), ...create(NB)],
        workExperiences: create({ ...WORK, title: '', end: '2023-01-01' }),
        memberships: create({ ...MEMBER, organizationName: 'a'.repeat(256) }),
        links: create({ name: '', value: 'javascript:alert(1)' }),
        skills: fields({ addSkills: [{ customSkillName: ' ' }, { skillId: 999_999 }] }),
        preferences: fields({ openToJobs: false, workPreferences: ['internship'] }),
        studyPrograms: create({ end: '1899-01-01' }),
      }),
    ).toEqual([
      '/ops/candidate/value/pronoun pronoun_words_missing',
      '/ops/candidate/value/country country_unknown',
      '/ops/candidate/value/city too_long',
      '/ops/candidate/value/summary summary_too_long',
      '/ops/user/value/firstName first_name_missing',
      '/ops/user/value/lastName last_name_missing',
      '/ops/nationalities/0/value/nationality nationality_unknown',
      '/ops/nationalities/1/value/nationality nationality_missing',
      '/ops/workAuthorizations/0/value/code code_missing',
      '/ops/workAuthorizations/1/value/code code_unknown',
      '/ops/languages/0/value/languageId language_missing',
      '/ops/languages/0/value/proficiencyId proficiency_missing',
      '/ops/languages/1/value/languageId language_unknown',
      '/ops/languages/1/value/proficiencyId proficiency_unknown',
      '/ops/workExperiences/0/value/title title_missing',
      '/ops/workExperiences/0/value/end end_before_start',
      '/ops/memberships/0/value/organizationName too_long',
      '/ops/links/0/value/name link_name_missing',
      '/ops/links/0/value/value link_invalid',
      '/ops/skills/value/addSkills/0/customSkillName skill_missing',
      '/ops/skills/value/addSkills/1/skillId skill_unknown',
      '/ops/preferences/value/workPreferences not_open_to_jobs',
      '/ops/studyPrograms/0/value/school school_invalid',
      '/ops/studyPrograms/0/value/levelId degree_level_invalid',
      '/ops/studyPrograms/0/value/fields degree_field_invalid',
      '/ops/studyPrograms/0/value/end study_end_invalid',
    ]);
    expect(await read()).toEqual(before);
  });

  it('writes nothing either where the account refuses a field', async () => {
    const { save, read } = await person();
    for (const [user, code] of [
      [{ phoneNumber: '12' }, 'InvalidPhoneNumber'],
      [{ email: 'nobody' }, 'InvalidEmail'],
    ] as const) {
      const reply = await save({ user: fields(user), languages: create(NB), candidate: fields({ city: 'Oslo' }) });
      expect([reply.statusCode, reply.json().code]).toEqual([422, code]);
    }
    expect(await read()).toMatchObject({ version: 1, languages: [], city: null });
  });

  it('leaves nothing half written where it is cut off midway', async () => {
    const { save, read } = await person();
    const before = await read();
    await sql`create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`.execute(
      db.database,
    );
    await sql`create trigger cut_off before insert on candidate_link for each row execute function cut_off()`.execute(db.database);
    const reply = await save({
      candidate: fields({ city: 'Oslo', disability: 'no' }),
      languages: create(NB),
      workExperiences: create(WORK),
      links: create(LINK),
    });
    await sql`drop trigger cut_off on candidate_link`.execute(db.database);
    expect(reply.statusCode).toBe(500);
    expect(await read()).toEqual(before);
  });

  it.each([
    ['31 February', { workExperiences: create({ ...WORK, start: '2024-02-31' }) }],
    ['a date with a time', { memberships: create({ ...MEMBER, start: '2024-02-01T00:00:00Z' }) }],
    ['a NUL', { links: create({ ...LINK, name: 'a\u0000' }) }],
    ['half a surrogate', { links: create({ ...LINK, name: '\ud800' }) }],
    ['an unknown field', { languages: create({ ...NB, candidateId: newId() }) }],
    ['an unknown section', { tests: [] }],
    ['an unknown op', { languages: [{ op: 'replace', value: NB }] }],
    ['a work preference that is none', { preferences: fields({ workPreferences: ['idle'] }) }],
    ['a gender that forms never write', { candidate: fields({ gender: 'U' }) }],
    ['consents that disagree', { user: fields({ newsLetterConsent: true }), candidate: fields({ newsletterConsent: false }) }],
    ['5,000 entries', { languages: Array.from({ length: 5000 }, () => create(NB)[0]) }],
  ])('is told so for %s', async (_name, ops) => {
    const { save, read } = await person();
    const reply = await save(ops);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'validation']);
    expect((await read()).version).toBe(1);
  });

  it('is told so for a body of megabytes', async () => {
    const { save } = await person();
    expect((await save({ candidate: fields({ summary: 'a'.repeat(3_000_000) }) })).statusCode).toBe(413);
  });
});

describe('ids', () => {
  const SECTIONS: [string, object, string][] = [
    ['languages', NB, 'languages'],
    ['workExperiences', WORK, 'workExperiences'],
    ['memberships', MEMBER, 'memberships'],
    ['nationalities', { nationality: 'NO' }, 'nationalities'],
    ['workAuthorizations', { code: 'US' }, 'workAuthorizations'],
    ['links', LINK, 'links'],
  ];

  it.each(SECTIONS)('of another person’s %s do not exist', async (section, value, list) => {
    const [other, me] = [await person(), await person()];
    const theirs = (await other.saved({ [section]: create(value) }))[list].find((entry: { id: string | null }) => entry.id !== null);
    for (const op of [
      { op: 'delete', value: { id: theirs.id } },
      { op: 'update', value: { id: theirs.id, ...value } },
    ]) {
      const reply = await me.save({ [section]: [op], candidate: fields({ city: 'Oslo' }) });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    }
    expect((await me.read()).city).toBeNull();
    expect((await other.read())[list]).toContainEqual(theirs);
  });

  it('of another person’s skills do not exist, nor does another person’s profile', async () => {
    const [other, me] = [await person(), await person()];
    const [theirs] = (await other.saved({ skills: fields({ addSkills: [{ skillId: skills[0] }] }) })).skills;
    expect((await me.save({ skills: fields({ removeSkills: [theirs.id] }) })).statusCode).toBe(404);
    expect((await me.browser.send('POST', PROFILE_URL, { userId: other.userId, ops: {} })).statusCode).toBe(404);
    expect((await me.browser.send('POST', PROFILE_URL, { userId: newId(), ops: {} })).statusCode).toBe(404);
  });

  it('may be written in capitals, and named once a save', async () => {
    const { saved, faults } = await person();
    const [{ id }] = (await saved({ languages: create(NB) })).languages;
    expect(
      await faults({
        languages: [
          { op: 'update', value: { id, languageId: 'sv' } },
          { op: 'delete', value: { id } },
        ],
      }),
    ).toEqual(['/ops/languages/1/value/id entry_twice']);
    expect((await saved({ languages: [{ op: 'delete', value: { id: id.toUpperCase() } }] })).languages).toEqual([]);
  });

  it('are nobody’s business without a session', async () => {
    expect((await app.inject({ method: 'POST', url: PROFILE_URL, payload: { userId: newId(), ops: {} } })).statusCode).toBe(401);
  });
});

describe('a section', () => {
  it('holds 100 entries, counted after the save', async () => {
    const { saved, faults } = await person();
    const links = Array.from({ length: 100 }, (_, n) => ({ op: 'create', value: { name: `Link ${n}`, value: `https://a.example/${n}` } }));
    const [first] = (await saved({ links })).links;
    expect(await faults({ links: create(LINK) })).toEqual(['/ops/links section_limit']);
    expect((await saved({ links: [...create(LINK), { op: 'delete', value: { id: first.id } }] })).links).toHaveLength(100);
  });

  it('takes what was unique elsewhere a moment ago: two entries exchange their languages', async () => {
    const { saved } = await person();
    const { languages } = await saved({ languages: [...create(NB), ...create({ ...NB, languageId: 'sv' })] });
    const [a, b] = languages.map((one: { id: string }) => one.id);
    const after = await saved({
      languages: [
        { op: 'update', value: { id: a, languageId: 'sv' } },
        { op: 'update', value: { id: b, languageId: 'nb' } },
      ],
    });
    expect(after.languages).toMatchObject([
      { id: a, languageId: 'sv' },
      { id: b, languageId: 'nb' },
    ]);
  });
});

describe('skills', () => {
  it('are of the list or typed, in the reader’s language, each once', async () => {
    const { saved, faults, read } = await person();
    await saved({
      skills: fields({ addSkills: [{ skillId: skills[0] }, { customSkillName: ' Kite  surfing' }, { customSkillName: 'KNITTING' }] }),
    });
    expect((await read({ 'accept-language': 'de-DE' })).skills).toMatchObject([
      { skillId: skills[0], customSkillName: null, name: 'Schweißen' },
      { skillId: null, customSkillName: 'Kite surfing', name: 'Kite surfing' },
      // Typed, but on the list.
      { skillId: skills[1], customSkillName: null, name: 'Knitting' },
    ]);
    expect(
      await faults({
        skills: fields({
          addSkills: [{ skillId: skills[0] }, { customSkillName: 'kite SURFING' }, { customSkillName: 'a'.repeat(101) }, {}],
        }),
      }),
    ).toEqual([
      '/ops/skills/value/addSkills/0/skillId skill_twice',
      '/ops/skills/value/addSkills/1/customSkillName skill_twice',
      '/ops/skills/value/addSkills/2/customSkillName too_long',
      '/ops/skills/value/addSkills/3/customSkillName skill_missing',
    ]);
  });

  it('can be removed and added anew in one save', async () => {
    const { saved } = await person();
    const [{ id }] = (await saved({ skills: fields({ addSkills: [{ customSkillName: 'Sailing' }] }) })).skills;
    const { skills: after } = await saved({ skills: fields({ removeSkills: [id], addSkills: [{ customSkillName: 'sailing' }] }) });
    expect(after).toMatchObject([{ customSkillName: 'sailing' }]);
  });
});

describe('preferences', () => {
  it('lose the work preferences with the job opportunities (profile.10)', async () => {
    const { saved, faults } = await person();
    expect((await saved({ preferences: fields({ workPreferences: ['internship', 'internship'] }) })).preferences.workPreferences).toEqual([
      'internship',
    ]);
    const after = await saved({ preferences: fields({ openToJobs: false }) });
    expect([after.preferences.workPreferences, after.attributes]).toEqual([[], []]);
    expect(await faults({ preferences: fields({ workPreferences: ['volunteer'] }) })).toEqual([
      '/ops/preferences/value/workPreferences not_open_to_jobs',
    ]);
    expect(
      (await saved({ preferences: fields({ openToJobs: true, workPreferences: ['volunteer'] }) })).preferences.workPreferences,
    ).toEqual(['volunteer']);
  });

  it('hold up to three sectors and three career fields, each once, counted after the save', async () => {
    const { saved, faults } = await person();
    const three = ['consulting', 'non_profit', 'real_estate'];
    await saved({ preferences: fields({ addPreferredSectors: three, addPreferredCareerFields: ['LEGAL', 'EDUCATION'] }) });
    expect(
      await faults({
        preferences: fields({
          addPreferredSectors: ['media', 'fishing', 'consulting'],
          addPreferredCareerFields: ['LEGAL', 'FISHING', 'HEALTHCARE', 'MANAGEMENT'],
        }),
      }),
    ).toEqual([
      '/ops/preferences/value/addPreferredSectors/1 sector_unknown',
      '/ops/preferences/value/addPreferredSectors/2 sector_twice',
      '/ops/preferences/value/addPreferredSectors sector_limit',
      '/ops/preferences/value/addPreferredCareerFields/0 career_field_twice',
      '/ops/preferences/value/addPreferredCareerFields/1 career_field_unknown',
      '/ops/preferences/value/addPreferredCareerFields career_field_limit',
    ]);
    const { preferences } = await saved({
      preferences: fields({ addPreferredSectors: ['media'], removePreferredSectors: ['consulting', 'never_was'] }),
    });
    expect(preferences.sectors.map((one: { sectorId: string }) => one.sectorId)).toEqual(['non_profit', 'real_estate', 'media']);
    const byId = await saved({ preferences: fields({ removePreferredSectors: [preferences.sectors[0].id] }) });
    expect(byId.preferences.sectors).toHaveLength(2);
    expect(LIMITS.preferredSectors).toBe(3);
  });

  it('hold employers of the list and typed ones in one order', async () => {
    const { saved, faults } = await person();
    const names = (candidate: { preferences: { employers: { name: string; order: number }[] } }) =>
      candidate.preferences.employers.map(({ name, order }) => `${order} ${name}`);
    expect(
      names(
        await saved({
          preferences: fields({
            preferredEmployers: [
              { employerId: organizations[0], order: 7 },
              { employerId: organizations[1], order: 2 },
            ],
            addCustomEmployers: [{ name: 'My  aunt', order: 5 }],
          }),
        }),
      ),
    ).toEqual(['0 Fjord', '1 My aunt', '2 Lindvik']);
    expect(names(await saved({ preferences: fields({ preferredEmployers: [{ employerId: organizations[0], order: 0 }] }) }))).toEqual([
      '0 Lindvik',
      '1 My aunt',
    ]);
    expect(names(await saved({ preferences: fields({ addCustomEmployers: [] }) }))).toEqual(['0 Lindvik']);
    expect(
      await faults({
        preferences: fields({
          preferredEmployers: [
            { employerId: organizations[0], order: 0 },
            { employerId: organizations[0], order: 1 },
            { employerId: organizations[2], order: 2 },
          ],
          addCustomEmployers: [
            { name: ' ', order: 0 },
            { name: 'Aunt', order: 1 },
            { name: 'AUNT', order: 2 },
            { name: 'a'.repeat(201), order: 3 },
          ],
        }),
      }),
    ).toEqual([
      '/ops/preferences/value/preferredEmployers/1/employerId employer_twice',
      '/ops/preferences/value/preferredEmployers/2/employerId employer_unknown',
      '/ops/preferences/value/addCustomEmployers/0/name employer_missing',
      '/ops/preferences/value/addCustomEmployers/2/name employer_twice',
      '/ops/preferences/value/addCustomEmployers/3/name too_long',
    ]);
  });
});

describe('rich texts', () => {
  const scripts =
    '<p>Hi<script>alert(1)</script><img src=x onerror=alert(1)> <a href="javascript:alert(1)" onclick="x()">a</a> <a href="https://a.example">b</a></p><svg><script>1</script></svg>';

  it('keep a few tags and no script, handler or address that runs', async () => {
    const { saved } = await person();
    const kept = await saved({
      candidate: fields({ summary: scripts }),
      workExperiences: create({
        ...WORK,
        description: '<h2>Did</h2><ul><li><i>much</i></li></ul><iframe src="//x"></iframe><style>p{}</style>',
      }),
    });
    expect(kept.summary).toBe('<p>Hi <a>a</a> <a href="https://a.example">b</a></p>');
    expect(kept.workExperiences[0].description).toBe('<p>Did</p><ul><li><em>much</em></li></ul>');
  });

  it.each([
    ['2600 letters', 'a'.repeat(2600), 200],
    ['2600 emoji of several characters each', '👍🏽'.repeat(2600), 200],
    ['2600 letters among tags', `<p><strong>${'a'.repeat(1300)}</strong></p><p>${'b'.repeat(1300)}</p>`, 200],
    ['2601 letters', 'a'.repeat(2601), 422],
    ['2600 letters and a script that is gone', `${'a'.repeat(2600)}<script>alert(1)</script>`, 200],
    ['2599 letters and an escaped tag', `${'a'.repeat(2599)}&lt;b&gt;`, 422],
  ])('hold a summary of %s', async (_name, summary, status) => {
    const { browser } = await person();
    expect((await browser.send('PUT', ME_URL, { summary })).statusCode).toBe(status);
  });

  it('are nothing where nothing of them can be read', async () => {
    const { saved } = await person();
    expect((await saved({ candidate: fields({ summary: '<p><br></p>&nbsp;' }) })).summary).toBeNull();
  });
});

describe('limits count what is seen', () => {
  /** One visible character of two code points. */
  const words = (count: number) => 'g\u0303'.repeat(count);
  const chance = chanceOf('unlike');
  const unlike = (count: number, character: () => string) => Array.from({ length: count }, character).join('').normalize('NFC');
  const codePoint = (from: number, to: number) => String.fromCodePoint(chance.whole(from, to));
  /** Characters that have nothing in common, so that PostgreSQL cannot make them small: families of four people, animals and things. */
  const member = () => (chance.happens(0.5) ? codePoint(0x1f400, 0x1f43e) : codePoint(0x1f600, 0x1f64f));
  const members = () => Array.from({ length: 4 }, () => `${member()}${codePoint(0x1f3fb, 0x1f3ff)}`);
  const families = (count: number) => unlike(count, () => members().join('\u200d'));
  /** Letters under towers of accents. */
  const towers = (count: number) =>
    unlike(count, () => codePoint(0x4e00, 0x9fff) + Array.from({ length: 16 }, () => codePoint(0x300, 0x33f)).join(''));
  const OWN = { customSchoolName: 'Hill', name: 'Art', levelId: 'master', addFields: [{ id: 'law' }] };
  const study = (change: object) => create({ end: '2027-06-01', studyProgram: { ...OWN, ...change } });
  const LIMITED: [string, number, (text: string) => object, string][] = [
    ['first name', 100, (firstName) => ({ user: fields({ firstName }) }), '/ops/user/value/firstName'],
    ['last name', 100, (lastName) => ({ user: fields({ lastName }) }), '/ops/user/value/lastName'],
    ['city', 100, (city) => ({ candidate: fields({ city }) }), '/ops/candidate/value/city'],
    ['pronoun', 60, (value) => ({ candidate: fields({ pronoun: { type: 'other', value } }) }), '/ops/candidate/value/pronoun'],
    ['job title', 255, (title) => ({ workExperiences: create({ ...WORK, title }) }), '/ops/workExperiences/0/value/title'],
    ['company', 255, (organizationTitle) => ({ workExperiences: create({ ...WORK, companyTitle: organizationTitle }) }), '/ops/workExperiences/0/value/companyTitle'],
    ['place of work', 255, (location) => ({ workExperiences: create({ ...WORK, location }) }), '/ops/workExperiences/0/value/location'],
    ['role', 255, (title) => ({ memberships: create({ ...MEMBER, title }) }), '/ops/memberships/0/value/title'],
    ['organization', 255, (organizationName) => ({ memberships: create({ ...MEMBER, organizationName }) }), '/ops/memberships/0/value/organizationName'],
    ['name of a link', 60, (name) => ({ links: create({ ...LINK, name }) }), '/ops/links/0/value/name'],
    ['skill', 100, (customSkillName) => ({ skills: fields({ addSkills: [{ customSkillName }] }) }), '/ops/skills/value/addSkills/0/customSkillName'],
    ['employer', 200, (name) => ({ preferences: fields({ addCustomEmployers: [{ name, order: 0 }] }) }), '/ops/preferences/value/addCustomEmployers/0/name'],
    ['school', 200, (customSchoolName) => ({ studyPrograms: study({ customSchoolName }) }), '/ops/studyPrograms/0/value/school'],
    ['program', 200, (name) => ({ studyPrograms: study({ name }) }), '/ops/studyPrograms/0/value/name'],
    ['program at a school of the list', 200, (name) => ({ studyPrograms: study({ schoolId: school, name }) }), '/ops/studyPrograms/0/value/name'],
    ['field', 100, (name) => ({ studyPrograms: study({ addFields: [{ id: 'other', name }] }) }), '/ops/studyPrograms/0/value/fieldName'],
    ['words on a program', 2000, (description) => ({ studyPrograms: study({ description }) }), '/ops/studyPrograms/0/value/description'],
  ]; // biome-ignore format: a table

  it.each(LIMITED)('%s: %i characters', async (_what, max, ops, pointer) => {
    const { saved, faults } = await person();
    expect(JSON.stringify(await saved(ops(words(max))))).toContain(words(max));
    expect(await faults(ops(words(max + 1)))).toEqual([`${pointer} too_long`]);
  });

  it.each(LIMITED)('%s: %i characters that each take much room', async (_what, max, ops, pointer) => {
    const { saved, faults, userId } = await person();
    // Names stand in the lists of a school too.
    await insertVerifiedConnection(db.database, userId, school);
    for (const text of [families(max), towers(max)]) {
      expect(JSON.stringify(await saved(ops(text)))).toContain(text);
      expect(await faults(ops(`${text}a`))).toEqual([`${pointer} too_long`]);
    }
  });

  it('both names of families stand in every list by name, by as much of them as an index holds', async () => {
    const { saved, userId } = await person();
    await insertVerifiedConnection(db.database, userId, school);
    const [firstName, lastName] = [families(100), families(100)];
    await saved({ user: fields({ firstName, lastName }) });
    for (const table of ['app_user', 'school_connection', 'school_student'] as const) {
      const key = table === 'app_user' ? 'id' : 'user_id';
      const { rows } = await sql`select folded_name as name from ${sql.table(table)} where ${sql.ref(key)} = ${userId}`.execute(
        db.database,
      );
      expect(rows, table).toEqual([{ name: foldedKey(table === 'app_user' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`) }]);
    }
  });

  it('typed employers and fields that end differently are two, however long', async () => {
    const { saved } = await person();
    const begin = families(99);
    const [one, other] = [`${begin}a`, `${begin}b`];
    const addCustomEmployers = [one, other].map((name, order) => ({ name, order }));
    expect((await saved({ preferences: fields({ addCustomEmployers }) })).preferences.employers).toHaveLength(2);
    const addFields = [one, other].map((name) => ({ id: 'other', name }));
    expect((await saved({ studyPrograms: study({ addFields }) })).studyPrograms[0].studyProgram.fields).toHaveLength(2);
  });

  it('a summary of 2600 families', async () => {
    const { saved, faults } = await person();
    const text = families(2600);
    const summary = (words: string) => ({ candidate: fields({ summary: `<p>${words}</p>` }) });
    expect((await saved(summary(text))).summary).toBe(`<p>${text}</p>`);
    expect(await faults(summary(`${text}a`))).toEqual(['/ops/candidate/value/summary summary_too_long']);
  });

  it.each([
    ['workExperiences', WORK],
    ['memberships', MEMBER],
  ])('a description of %s: 400 characters that are read', async (section, value) => {
    const { saved, faults } = await person();
    const described = (count: number) => ({ [section]: create({ ...value, description: `<p><em>${words(count)}</em></p>` }) });
    expect((await saved(described(400)))[section][0].description).toContain(words(400));
    expect(await faults(described(401))).toEqual([`/ops/${section}/0/value/description description_too_long`]);
  });

  it('an address of 500', async () => {
    const { saved, faults } = await person();
    const link = (count: number) => ({ links: create({ name: 'Long', value: `https://a.example/${'b'.repeat(count - 18)}` }) });
    expect((await saved(link(500))).links[0].value).toHaveLength(500);
    expect(await faults(link(501))).toEqual(['/ops/links/0/value/value link_invalid']);
  });

  it('a text that takes more room than any that is seen is refused before it is read', async () => {
    const { save } = await person();
    const reply = await save({ workExperiences: create({ ...WORK, title: 'a'.repeat(roomFor(LIMITS.entryTextCharacters) + 1) }) });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'validation']);
  });
});

describe('my fields alone', () => {
  it('change by PUT, and faults name the field', async () => {
    const { browser, read } = await person();
    const reply = await browser.send('PUT', ME_URL, {
      firstName: 'Eve',
      gender: 'N',
      country: 'NO',
      pronoun: { type: 'they/them' },
      version: 1,
    });
    expect(reply.json()).toMatchObject({
      firstName: 'Eve',
      gender: 'N',
      country: 'NO',
      pronoun: { type: 'they/them', value: null },
      version: 2,
    });
    const refused = await browser.send('PUT', ME_URL, { summary: 'a'.repeat(2601), country: 'ZZ', firstName: ' ' });
    expect(refused.json().errors).toEqual([
      { pointer: '/country', code: 'country_unknown' },
      { pointer: '/summary', code: 'summary_too_long' },
      { pointer: '/firstName', code: 'first_name_missing' },
    ]);
    expect((await browser.send('PUT', ME_URL, { city: 'Oslo', version: 1 })).json().code).toBe('profile.changed');
    expect((await read()).city).toBeNull();
  });

  it('set the contact e-mail once', async () => {
    const { browser } = await person();
    expect((await browser.send('PUT', ME_URL, { email: 'a@b.example' })).statusCode).toBe(200);
    expect((await browser.send('PUT', ME_URL, { email: 'A@b.example' })).statusCode).toBe(200);
    expect((await browser.send('PUT', ME_URL, { email: 'c@b.example' })).json().code).toBe('account.contact_email_set');
  });

  it('show who may find the profile, and only values that are some', async () => {
    const { browser } = await person();
    for (const profileVisibility of ['private', 'schools', 'employers', 'public'])
      expect((await browser.send('PUT', `${ME_URL}/profile-visibility`, { profileVisibility })).json().profileVisibility).toBe(
        profileVisibility,
      );
    expect((await browser.send('PUT', `${ME_URL}/profile-visibility`, { profileVisibility: 'friends' })).statusCode).toBe(422);
    expect((await browser.send('PUT', `${ME_URL}/profile-visibility`, { profileVisibility: 'private', version: 1 })).statusCode).toBe(409);
  });
});

describe('the answers that the law protects', () => {
  it('lie apart with the day they were given, and leave no row when they are taken back', async () => {
    const { saved, userId } = await person();
    await saved({
      candidate: fields({ ethnicMinority: 'yes', disability: 'prefer_not_to_say' }),
      preferences: fields({ memberOfLGBTQCommunity: false }),
    });
    const rows = () =>
      sql<object>`select s.* from candidate_sensitive_answer s join candidate c on c.id = s.candidate_id where c.user_id = ${userId}`.execute(
        db.database,
      );
    expect((await rows()).rows).toMatchObject([
      {
        ethnic_minority: 'yes',
        disability: 'prefer_not_to_say',
        member_of_lgbtq_community: false,
        consented_at: new Date('2026-03-01T10:00:00Z'),
      },
    ]);
    expect((await saved({ candidate: fields({ ethnicMinority: null }) })).disability).toBe('prefer_not_to_say');
    await saved({ candidate: fields({ disability: null }), preferences: fields({ memberOfLGBTQCommunity: null }) });
    expect((await rows()).rows).toEqual([]);
  });
});
