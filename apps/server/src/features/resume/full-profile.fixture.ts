// A profile that has something of everything, and what of a profile is the same in another account.
import { create, fields } from '../candidates/profile.fixture.ts';

/** Its ops, for a new candidate. */
export const FULL = {
  user: fields({ phoneNumber: '+4722334455' }),
  candidate: fields({
    country: 'NO',
    city: 'Oslo',
    summary: '<p>I build <strong>quiet</strong> systems.</p><ul><li>One</li><li><a href="https://example.org/two">Two</a></li></ul>',
    disability: 'yes',
    ethnicMinority: 'no',
    pronoun: { type: 'other', value: 'xe' },
    gender: 'B',
  }),
  nationalities: [...create({ nationality: 'NO' }), ...create({ nationality: 'JP' })],
  workAuthorizations: create({ code: 'US' }),
  languages: [
    ...create({ languageId: 'nb', proficiencyId: 'native_or_bilingual' }),
    ...create({ languageId: 'other', proficiencyId: 'limited_working' }),
  ],
  workExperiences: [
    ...create({ title: 'Engineer', companyTitle: 'Nordic Energy', location: 'Oslo', description: '<p>Wrote <em>much</em></p>', start: '2021-09-01', end: null, isCurrentJob: true }),
    ...create({ title: '実習生', companyTitle: '株式会社サンプル', location: '', description: null, start: '2019-06-15', end: '2019-08-31', isCurrentJob: false }),
    ...create({ title: 'Barista', companyTitle: 'Café', location: '', description: null, start: null, end: null, isCurrentJob: false }),
  ],
  memberships: create({ title: 'Chair', organizationName: 'Robotics Club', description: '<p>Led</p>', start: '2018-01-01', end: null, isActive: true }),
  skills: fields({ addSkills: [{ customSkillName: 'Juggling' }, { customSkillName: 'データ分析' }] }),
  links: [...create({ name: 'LinkedIn', value: 'https://www.linkedin.com/in/ada' }), ...create({ name: 'Site', value: 'https://ada.example.org/' })],
  preferences: fields({
    openToJobs: true,
    eligibleForRelocation: true,
    eligibleWorkLocation: 'remote_hybrid',
    memberOfLGBTQCommunity: true,
    workPreferences: ['full_time'],
    addPreferredCareerFields: ['COMPUTER_AND_IT'],
    addPreferredSectors: ['consulting'],
    addCustomEmployers: [{ name: 'Dream Works', order: 0 }],
  }),
  studyPrograms: create({
    start: '2016-08-01',
    end: '2019-06-01',
    studyProgram: { customSchoolName: 'Hill College', name: 'Robotics', description: 'With honours', levelId: 'bachelor', addFields: [{ id: 'computer_science' }, { id: 'other', name: 'Robot ethics' }] },
  }),
}; // biome-ignore format: a profile

/** A profile without what tells one account from another. */
export function comparable(profile: Record<string, unknown>): unknown {
  const gone = new Set(['id', 'candidateId', 'userId', 'programId', 'version', 'createdAt', 'updatedAt', 'gender', 'pronoun', 'disability', 'ethnicMinority', 'memberOfLGBTQCommunity', 'attributes', 'emailSettings', 'firstName', 'lastName']);
  return JSON.parse(JSON.stringify(profile, (key, value) => (gone.has(key) && !(key === 'id' && typeof value === 'string' && !/^[0-9a-f-]{36}$/.test(value)) ? undefined : value)));
} // biome-ignore format: a list
