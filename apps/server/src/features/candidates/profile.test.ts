// Reading and saving a whole profile: shapes, versions, all or nothing.
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { create, fields, ME_URL, profileWorld } from './profile.fixture.ts';

const db = await cloneDatabase();
const world = await profileWorld(db);
const { person } = world;

beforeAll(async () => {
  await db.database
    .insertInto('sector')
    .values(['consulting', 'non_profit', 'real_estate', 'media'].map((code, sort) => ({ code, names: '{"en":"S"}', sort })))
    .execute();
});

describe('a profile', () => {
  it('is there for everybody who asks, empty at first', async () => {
    const { read, userId } = await person();
    expect(await read()).toMatchObject({
      userId,
      version: 1,
      firstName: 'Ada',
      gender: 'U',
      pronoun: null,
      country: null,
      summary: null,
      profileVisibility: 'schools',
      ethnicMinority: null,
      attributes: ['job'],
      languages: [],
      studyPrograms: [],
      workAuthorizations: [],
      skills: [],
      cv: null,
      linkedin: null,
      preferences: { openToJobs: true, workPreferences: [], sectors: [], employers: [] },
      welcome: { completedAt: null, hiddenUntil: null },
    });
  });

  it('has the sections that were asked for, comma-separated or repeated, and no others', async () => {
    const { browser } = await person();
    const keys = async (query: string) => Object.keys((await browser.send('GET', `${ME_URL}${query}`)).json());
    expect(await keys('')).not.toContain('summary');
    expect(await keys('?includes=summary,links')).toEqual(expect.arrayContaining(['summary', 'links']));
    expect(await keys('?includes=summary&includes=emailsettings')).toEqual(expect.arrayContaining(['summary', 'emailSettings']));
    expect(await keys('?includes=password')).toEqual(await keys(''));
  });

  it('is whole after a save of every section, in one reply with the account', async () => {
    const { save, userId, read } = await person();
    const reply = await save(await everything(), 1);
    expect(reply.statusCode).toBe(200);
    const { candidate, user } = reply.json();
    expect(user).toMatchObject({
      id: userId,
      firstName: 'Ada Marie',
      nationality: 'NO',
      phoneNumber: '+4722334455',
      contactEmail: 'ada@work.example',
      gender: 'F',
    });
    expect(candidate).toMatchObject({
      version: 2,
      firstName: 'Ada Marie',
      gender: 'F',
      pronoun: { type: 'other', value: 'ze/zir' },
      country: 'SE',
      city: 'Uppsala',
      summary: '<p>I build <strong>bridges</strong>.</p>',
      profileVisibility: 'employers',
      ethnicMinority: 'no',
      disability: 'yes',
      newsletterConsent: true,
      newsLetterConsent: true,
      attributes: ['job', 'flex', 'relo', 'lgb', 'pwd'],
      languages: [
        { languageId: 'nb', language: { name: 'Norwegian Bokmål' }, proficiencyId: 'native_or_bilingual', proficiency: { level: 5 } },
      ],
      workAuthorizations: [
        { id: null, code: 'NO', type: 0, implicit: true },
        { code: 'EU', type: 1, implicit: false },
      ],
      workExperiences: [{ title: 'Trainee', start: '2024-06-01', end: null, isCurrentJob: true }],
      memberships: [{ title: 'Treasurer', start: '2020-01-01', end: '2021-02-01', isActive: false }],
      nationalities: [{ nationality: 'NO' }],
      skills: [{ skillId: null, customSkillName: 'Kite surfing', name: 'Kite surfing' }],
      links: [{ name: 'Code' }, { name: 'Network' }],
      linkedin: 'https://no.linkedin.com/in/ada',
      github: 'https://github.com/ada',
      preferences: {
        eligibleWorkLocation: 'remote_hybrid',
        workPreferences: ['internship', 'full_time'],
        sectors: [{ sectorId: 'consulting' }],
        careerFields: [{ careerFieldId: 'LEGAL' }],
        employers: [{ name: 'The Small Firm', employerId: null, order: 0 }],
      },
    });
    expect(await read()).toEqual(candidate);
  });
});

/** Ops for every section. */
async function everything() {
  return {
    user: fields({ firstName: ' Ada  Marie ', phoneNumber: '22 33 44 55', email: 'ada@work.example', newsLetterConsent: true }),
    candidate: fields({
      gender: 'F',
      pronoun: { type: 'other', value: ' ze/zir ' },
      country: 'SE',
      city: 'Uppsala',
      summary: '<p onclick="x()">I build <b>bridges</b>.<script>alert(1)</script></p>',
      profileVisibility: 'employers',
      ethnicMinority: 'no',
      disability: 'yes',
      newsletterConsent: true,
    }),
    nationalities: create({ nationality: 'NO' }),
    workAuthorizations: create({ code: 'EU' }),
    languages: create({ languageId: 'nb', proficiencyId: 'native_or_bilingual' }),
    workExperiences: create({ title: 'Trainee', companyTitle: 'Fjord', start: '2024-06-17', end: '2024-09-01', isCurrentJob: true }),
    memberships: create({ title: 'Treasurer', organizationName: 'Choir', start: '2020-01-31', end: '2021-02-28', isActive: false }),
    skills: fields({ addSkills: [{ customSkillName: 'Kite  surfing' }] }),
    links: [
      ...create({ name: 'Code', value: 'HTTPS://github.com/ada' }),
      ...create({ name: 'Network', value: 'https://no.linkedin.com/in/ada' }),
    ],
    preferences: fields({
      eligibleForRelocation: true,
      memberOfLGBTQCommunity: true,
      eligibleWorkLocation: 'remote_hybrid',
      workPreferences: ['internship', 'full_time'],
      addPreferredSectors: ['consulting'],
      addPreferredCareerFields: ['LEGAL'],
      addCustomEmployers: [{ name: 'The Small Firm', order: 3 }],
    }),
  };
}
