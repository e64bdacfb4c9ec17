// Entries of the list sections for their browser tests.
import type { Candidate } from './queries.ts';
import type { StudyEntry } from './study-value.ts';

const ID = '01a1fed0-0000-7000-8000-0000000001';

type Job = NonNullable<Candidate['workExperiences']>[number];
type Membership = NonNullable<Candidate['memberships']>[number];
type Language = Candidate['languages'][number];

export const JOBS: Job[] = [
  {
    id: `${ID}01`,
    title: 'Analyst',
    companyTitle: 'Fjord Analytics',
    location: 'Oslo',
    description: '<p>I <strong>counted</strong> fish.</p>',
    start: '2021-09-01',
    end: null,
    isCurrentJob: true,
  },
  {
    id: `${ID}02`,
    title: 'Baker',
    companyTitle: 'Bread House',
    location: '',
    description: null,
    start: '2019-06-01',
    end: '2019-08-01',
    isCurrentJob: false,
  },
];

export const MEMBERSHIPS: Membership[] = [
  {
    id: `${ID}11`,
    title: 'Treasurer',
    organizationName: 'Chess Club',
    description: null,
    start: '2020-01-01',
    end: '2021-05-01',
    isActive: false,
  },
];

const language = (last: string, languageId: string, name: string, proficiencyId: Language['proficiencyId'], level: number): Language => ({
  id: `${ID}${last}`,
  candidateId: 'c',
  languageId,
  language: { id: languageId, name },
  proficiencyId,
  proficiency: { id: proficiencyId, level },
});
export const LANGUAGES = [language('21', 'nb', 'Norwegian', 'native_or_bilingual', 5), language('22', 'fr', 'French', 'elementary', 1)];
export const LANGUAGE_LIST = {
  languages: ['English:en', 'French:fr', 'German:de', 'Norwegian:nb', 'Other:other'].map((one, sort) => {
    const [label = '', code = ''] = one.split(':');
    return { code, label, sort, value: code };
  }),
  proficiencies: [],
};

export const SCHOOL = {
  id: 7,
  name: 'Nordic School',
  logo: null,
  webAddress: null,
  countryCode: 'NO',
  city: 'Oslo',
  verified: true,
  domains: ['nordic.example.org'],
};
export const PROGRAM = {
  id: `${ID}41`,
  name: 'MSc Finance',
  description: '',
  schoolId: 7,
  customSchoolName: null,
  levelId: 'master' as const,
  level: { id: 'master' as const, rank: 3 },
  school: { id: 7, name: 'Nordic School', logo: null, webAddress: null },
  isVerified: true,
  fields: [{ id: 'finance', name: null }],
  campuses: [],
};
export const STUDIES: StudyEntry[] = [
  {
    id: `${ID}31`,
    candidateId: 'c',
    programId: PROGRAM.id,
    campusId: null,
    campus: null,
    start: '2024-08-01',
    end: '2099-06-01',
    isCurrent: true,
    showWarning: true,
    verification: 'pending',
    studyProgram: PROGRAM,
  },
  {
    id: `${ID}32`,
    candidateId: 'c',
    programId: `${ID}42`,
    campusId: null,
    campus: null,
    start: '2020-08-01',
    end: '2023-06-01',
    isCurrent: false,
    showWarning: false,
    verification: null,
    studyProgram: {
      ...PROGRAM,
      id: `${ID}42`,
      name: 'Painting',
      schoolId: null,
      school: null,
      customSchoolName: 'Hill School',
      isVerified: false,
      levelId: 'bachelor',
      level: { id: 'bachelor', rank: 5 },
      fields: [{ id: 'other', name: 'Colours' }],
    },
  },
];

export const SKILLS: NonNullable<Candidate['skills']> = [
  { id: `${ID}51`, skillId: 1, customSkillName: null, name: 'Accounting' },
  { id: `${ID}52`, skillId: null, customSkillName: 'Fish counting', name: 'Fish counting' },
];

export const NATIONALITIES: NonNullable<Candidate['nationalities']> = [
  { id: `${ID}61`, nationality: 'NO' },
  { id: `${ID}62`, nationality: 'BR' },
];
const authorization = (id: string | null, code: string) => ({
  id,
  candidateId: 'c',
  code,
  type: (code === 'EU' ? 1 : 0) as 0 | 1,
  implicit: id === null,
});
export const AUTHORIZATIONS = [
  authorization(null, 'NO'),
  authorization(null, 'BR'),
  authorization(`${ID}71`, 'DE'),
  authorization(`${ID}72`, 'US'),
];
