import type { MachineReading } from './queries.ts';

const sure = (value: string) => ({ value, isDoubtful: false });

/** A CV of which a machine missed an address, a title with its dates, a level, and all of the skills. */
export const READING: MachineReading = {
  name: sure('Ada Lindqvist'),
  headline: 'Software engineer',
  emails: [sure('ada.lindqvist@mail.example')],
  phones: [{ value: '+47 22 33 44 55', isDoubtful: true }],
  links: [],
  place: null,
  nationalities: [sure('NO')],
  permits: [{ value: 'EU', isDoubtful: true }],
  summary: 'Builds grids.',
  work: [
    {
      ...{ what: sure('Engineer'), who: sure('Nordic Energy'), place: 'Oslo', start: sure('2021-09'), end: null, isCurrent: true },
      description: 'Built the billing of a power grid.\nTaught others.',
    },
    { what: null, who: sure('Hoshikawa'), place: null, start: null, end: null, isCurrent: false, description: null },
  ],
  education: [
    {
      ...{ what: sure('BSc Physics'), who: sure('University of Oslo'), place: null, start: null, end: sure('2019'), isCurrent: false },
      description: null,
    },
  ],
  memberships: [],
  languages: [
    { name: 'Norwegian', level: 'native_or_bilingual', words: 'native' },
    { name: 'English', level: null, words: null },
  ],
  skills: [],
  certificates: ['First aid'],
  unread: [{ heading: null, lines: ['Likes tea'] }],
  gaps: [
    { code: 'place', at: null },
    { code: 'work_title', at: 1 },
    { code: 'work_dates', at: 1 },
    { code: 'skills', at: null },
    { code: 'language_level', at: 1 },
  ],
  hiddenCharacters: 12,
};
