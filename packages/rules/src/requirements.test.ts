import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDUCATION_LEVELS } from './jobs.ts';
import { type AnsweringProfile, type AskingPosting, countVerdicts, postingRequirements } from './requirements.ts';

const ASKS_NOTHING: AskingPosting = {
  educationLevels: [], educationFields: [], languages: [], skills: [], countries: [], sponsorship: null, employmentTypes: [], startOn: null,
}; // biome-ignore format: a list
const SAYS_NOTHING: AnsweringProfile = {
  educationLevels: [], educationFields: [], languages: [], skills: [], nationalities: [], workAuthorizations: [], studyEnds: [],
}; // biome-ignore format: a list
const PERMIT = { sponsorship: 'permit_needed', countries: ['DE', 'CH'] };
const START = { employmentTypes: ['FULL_TIME'], startOn: '2027-02-01' };
const ALL: AskingPosting = {
  ...{ educationLevels: ['master'], educationFields: ['law'], languages: ['en', 'de'], skills: ['SQL'], ...PERMIT, ...START },
};
const ask = (posting: Partial<AskingPosting>, profile: Partial<AnsweringProfile> = {}) =>
  postingRequirements({ ...ASKS_NOTHING, ...posting }, { ...SAYS_NOTHING, ...profile });

describe('what a posting asks for (jobs.43)', () => {
  it('is nothing where it says nothing, and a line a thing in the order of kinds', () => {
    expect(ask({}, { languages: ['en'], skills: ['SQL'] })).toEqual([]);
    expect(ask(ALL).map(({ kind }) => kind)).toEqual([
      ...['educationLevel', 'educationField', 'language', 'language', 'skill', 'permit', 'start'],
    ]);
  });

  it('names each language and skill once, and ten skills', () => {
    expect(ask({ languages: ['nb', 'en', 'nn', 'en'] }).map(({ wanted }) => wanted)).toEqual([['nb'], ['en']]);
    expect(ask({ skills: ['Café', 'CAFE'] })).toHaveLength(1);
    expect(ask({ skills: Array.from({ length: 14 }, (_, at) => `s${at}`) })).toHaveLength(10);
  });

  it.each<[string, Partial<AskingPosting>]>([
    ['a permit that the employer helps to get', { ...PERMIT, sponsorship: 'sponsored' }],
    ['a permit of which nothing is said', { ...PERMIT, sponsorship: null }],
    ['a permit of no country', { ...PERMIT, countries: [] }],
    ['a start while one studies', { ...START, employmentTypes: ['INTERN'] }],
    ['a start of either', { ...START, employmentTypes: ['FULL_TIME', 'PART_TIME'] }],
    ['a start of no kind', { ...START, employmentTypes: [] }],
  ])('is not %s', (_what, posting) => {
    expect(ask(posting)).toEqual([]);
  });
});

describe('what a profile says to it (jobs.43)', () => {
  it.each<[string, Partial<AskingPosting>, Partial<AnsweringProfile>, string, string, string[]]>([
    ['a level', { educationLevels: ['master'] }, { educationLevels: ['phd', 'master'] }, 'met', 'named', ['master']],
    ['a higher level', { educationLevels: ['bachelor'] }, { educationLevels: ['diploma', 'master'] }, 'met', 'higher', ['master']],
    ['a level of another name', { educationLevels: ['master'] }, { educationLevels: ['mba'] }, 'met', 'higher', ['mba']],
    [
      'a lower level',
      { educationLevels: ['phd', 'master'] },
      { educationLevels: ['diploma', 'bachelor'] },
      'notMet',
      'lower',
      ['bachelor'],
    ],
    ['a field', { educationFields: ['law', 'arts'] }, { educationFields: ['physics', 'arts'] }, 'met', 'named', ['arts']],
    ['other fields', { educationFields: ['law'] }, { educationFields: ['physics'] }, 'notMet', 'otherNamed', ['physics']],
    ['Norwegian, written otherwise', { languages: ['nb'] }, { languages: ['nn'] }, 'met', 'named', ['nb']],
    ['other languages', { languages: ['de'] }, { languages: ['en'] }, 'notMet', 'notNamed', []],
    ['a skill, written otherwise', { skills: ['sql'] }, { skills: ['SQL'] }, 'met', 'named', ['SQL']],
    ['other skills', { skills: ['SQL'] }, { skills: ['Excel'] }, 'notMet', 'notNamed', []],
    ['one of the countries', PERMIT, { workAuthorizations: ['CH'] }, 'met', 'named', ['CH']],
    ['the Union', PERMIT, { workAuthorizations: ['EU'] }, 'met', 'named', ['DE']],
    ['what its own page shows for a nationality', PERMIT, { nationalities: ['FR'] }, 'met', 'named', ['DE']],
    ['other countries', PERMIT, { workAuthorizations: ['US'] }, 'notMet', 'notNamed', []],
    ['studies that end in that month', START, { studyEnds: ['2024-06-01', '2027-02-28'] }, 'met', 'endsBefore', ['2027-02-28']],
    ['studies that end later', START, { studyEnds: [null, '2027-03-01'] }, 'notMet', 'endsAfter', ['2027-03-01']],
  ])('%s', (_what, posting, profile, verdict, reason, found) => {
    expect(ask(posting, profile)).toMatchObject([{ verdict, reason, found }]);
  });

  it.each<[string, Partial<AskingPosting>, Partial<AnsweringProfile>]>([
    ['nothing', ALL, {}],
    ['only other things', { languages: ['de'] }, { skills: ['SQL'], educationFields: ['law'] }],
    ['a nationality alone', PERMIT, { nationalities: ['US', 'IN'] }],
    ['a study without an end', START, { studyEnds: ['2026-06-01', null] }],
  ])('is unknown and never not met where it says %s', (_what, posting, profile) => {
    for (const one of ask(posting, profile)) expect(one).toMatchObject({ verdict: 'unknown', reason: 'notSaid', found: [] });
  });

  it('no nationality makes anything not met, and nobody else is told apart by one', () => {
    const some = (values: readonly string[]) => fc.subarray([...values]);
    const profiles = fc.record({
      educationLevels: some(EDUCATION_LEVELS),
      educationFields: some(['law', 'arts']),
      languages: some(['en', 'nb']),
      skills: some(['SQL', 'Excel']),
      workAuthorizations: some(['DE', 'US', 'EU']),
      studyEnds: fc.array(fc.constantFrom(null, '2026-01-01', '2028-01-01'), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(profiles, some(['DE', 'NO', 'IN', 'US']), (profile, nationalities) => {
        const without = ask(ALL, profile);
        for (const [at, one] of ask(ALL, { ...profile, nationalities }).entries())
          if (one.kind !== 'permit' || one.verdict !== 'met') expect(one).toEqual(without[at]);
      }),
    );
  });

  it('is counted by verdict', () => {
    const counts = countVerdicts(ask(ALL, { languages: ['en'], skills: ['sql'] }));
    expect(counts).toEqual({ met: 2, notMet: 1, unknown: 4 });
  });
});
