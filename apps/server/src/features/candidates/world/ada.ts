// Ada's profile: complete in every context and the fullest of the demo world, which the benchmark reads and saves. Invented throughout.
import { demoCampusId, demoProgramId } from '../../schools/seed.ts';
import type { DemoProfile, ProfileWorld } from './profile.ts';
import { created, fields } from './profile.ts';

export function adaProfile({ month, schoolId, organizationId }: ProfileWorld): DemoProfile {
  return {
    user: fields({ phoneNumber: '+46701740605', email: 'ada.berg@mail.example', newsLetterConsent: true }),
    candidate: fields({
      gender: 'F',
      pronoun: { type: 'she/her' },
      country: 'SE',
      city: 'Stockholm',
      profileVisibility: 'employers',
      ethnicMinority: 'prefer_not_to_say',
      disability: 'no',
      summary: `<p>I study how grids carry more wind without growing. In my thesis I follow <strong>forty substations</strong> through a stormy winter and ask which of them would have needed a battery, and which only a better forecast.</p><p>Before that I kept the books of a ferry line, taught statistics to first-year students and led a choir that is <em>mostly</em> in tune. I like teams that write things down, numbers that come with their doubts, and work that somebody notices when it is done well.</p><ul><li>Looking for: energy markets, planning, analysis</li><li>From: next summer, in the Nordics or the Netherlands</li></ul>`,
    }),
    nationalities: created({ nationality: 'SE' }, { nationality: 'NO' }),
    workAuthorizations: created({ code: 'GB' }, { code: 'CH' }),
    languages: created(
      { languageId: 'sv', proficiencyId: 'native_or_bilingual' },
      { languageId: 'nb', proficiencyId: 'native_or_bilingual' },
      { languageId: 'en', proficiencyId: 'full_professional' },
      { languageId: 'de', proficiencyId: 'professional_working' },
      { languageId: 'nl', proficiencyId: 'limited_working' },
      { languageId: 'yue', proficiencyId: 'elementary' },
    ),
    workExperiences: workOf(month),
    memberships: created(
      { title: 'Conductor', organizationName: 'The Tuesday Choir', start: month(40), end: null, isActive: true, description: '<p>Twenty-six voices, one concert a term.</p>' },
      { title: 'Treasurer', organizationName: 'Students for Energy', start: month(30), end: month(8), isActive: false, description: '<p>Found sponsors for three conferences.</p>' },
      { title: 'Mentor', organizationName: 'Maths at Night', start: month(20), end: null, isActive: true, description: null },
      { title: 'Member', organizationName: 'Archipelago Rowing Club', start: month(60), end: null, isActive: true, description: null },
    ), // biome-ignore format: a table
    skills: fields({
      addSkills: [
        'Python', 'Statistics', 'Data analysis', 'Time series analysis', 'PostgreSQL', 'Financial modelling', 'Accounting', 'Project management',
        'Energy markets', 'Public speaking', 'Choir conducting', 'Boat handling',
      ].map((customSkillName) => ({ customSkillName })),
    }), // biome-ignore format: a list
    links: created(
      { name: 'LinkedIn', value: 'https://www.linkedin.com/in/ada-berg-of-the-demo' },
      { name: 'GitHub', value: 'https://github.com/ada-berg-of-the-demo' },
      { name: 'Thesis notes', value: 'https://adaberg.example/thesis' },
      { name: 'Choir', value: 'https://tuesdaychoir.example' },
    ),
    preferences: fields({
      openToJobs: true,
      eligibleForRelocation: true,
      memberOfLGBTQCommunity: null,
      eligibleWorkLocation: 'remote_hybrid',
      workPreferences: ['graduate_program', 'full_time'],
      addPreferredSectors: ['energy_and_environment', 'finance_and_insurance', 'technology_and_telecom'],
      addPreferredCareerFields: ['SCIENCE_AND_ENGINEERING', 'ACCOUNTING_AND_FINANCE', 'BUSINESS_OPERATIONS'],
      preferredEmployers: ['lindvik', 'lindvikWind', 'ternbank', 'polderbouw'].map((key, order) => ({
        employerId: organizationId(key),
        order,
      })),
      addCustomEmployers: [
        { name: 'A grid operator with a coast', order: 4 },
        { name: 'Skerry Ferries', order: 5 },
      ],
    }),
    studyPrograms: studiesOf({ month, schoolId }),
  };
}

function workOf(month: ProfileWorld['month']): DemoProfile['workExperiences'] {
  return created(
    {
      title: 'Thesis student, grid planning',
      companyTitle: 'Lindvik Norden Group',
      location: 'Stockholm',
      start: month(3),
      end: null,
      isCurrentJob: true,
      description:
        '<p>Compare forecasts with what forty substations measured.</p><ul><li>Built the data set from nine years of logs</li><li>Present to the planners every second week</li></ul>',
    },
    {
      title: 'Summer analyst',
      companyTitle: 'Ternbank',
      location: 'Helsinki',
      start: month(17),
      end: month(15),
      isCurrentJob: false,
      description: '<p>Priced loans for small wind parks. My model is <strong>still in use</strong>, with a warning that I wrote.</p>',
    },
    {
      title: 'Teaching assistant, statistics',
      companyTitle: 'Nordic School of Management',
      location: 'Stockholm',
      start: month(26),
      end: month(5),
      isCurrentJob: false,
      description: '<p>Two groups of thirty, four terms. Rewrote the exercises so that they use real harbour data.</p>',
    },
    {
      title: 'Bookkeeper',
      companyTitle: 'Skerry Ferries',
      location: 'Vaxholm',
      start: month(52),
      end: month(28),
      isCurrentJob: false,
      description: '<p>Part-time beside my studies: invoices, payroll for eleven people, the yearly accounts.</p>',
    },
    {
      title: 'Deckhand',
      companyTitle: 'Skerry Ferries',
      location: 'Vaxholm',
      start: month(66),
      end: month(64),
      isCurrentJob: false,
      description: null,
    },
    {
      title: 'Shop assistant',
      companyTitle: 'Copper Kettle Tea House',
      location: 'Uppsala',
      start: month(78),
      end: month(70),
      isCurrentJob: false,
      description: '<p>Learned forty kinds of tea, and how to close a till.</p>',
    },
  );
}

function studiesOf({ month, schoolId }: Pick<ProfileWorld, 'month' | 'schoolId'>): DemoProfile['studyPrograms'] {
  return created(
    {
      start: month(15),
      end: month(-8),
      programId: demoProgramId('nordic', 'MSc in Energy Economics and Management'),
      campusId: demoCampusId('nordic', 0),
    },
    {
      start: month(51),
      end: month(17),
      programId: demoProgramId('nordic', 'BSc in Business and Economics'),
      campusId: demoCampusId('nordic', 0),
    },
    {
      start: month(32),
      end: month(27),
      studyProgram: { schoolId: schoolId('oudeveen'), name: 'Exchange term', levelId: 'certification', addFields: [{ id: 'other', name: 'Water management' }] },
    },
  ); // biome-ignore format: the programs
}
