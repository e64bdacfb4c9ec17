import { describe, expect, it } from 'vitest';
import {
  profileScore,
  REQUIREMENTS,
  type Requirement,
  SCORE_CONTEXTS,
  type ScoreContext,
  type ScoredProfile,
  SENSITIVE_REQUIREMENTS,
} from './profile-score.ts';

const PROGRAM = {
  end: '2027-06-01',
  studyProgram: { schoolId: 4, customSchoolName: null, levelId: 'master', fields: [{ id: 'finance' }] },
};
const FULL: ScoredProfile = {
  firstName: 'Ada',
  lastName: 'Berg',
  gender: 'F',
  pronoun: { type: 'she/her' },
  disability: 'no',
  country: 'NO',
  summary: '<p>I build engines.</p>',
  nationalities: [{ nationality: 'NO' }],
  workAuthorizations: [{ code: 'NO' }],
  skills: [1],
  languages: [1],
  workExperiences: [1],
  memberships: [1],
  links: [1],
  preferences: { careerFields: ['LEGAL'] },
  studyPrograms: [PROGRAM],
};
const EMPTY: ScoredProfile = {
  firstName: '',
  lastName: '',
  gender: 'U',
  pronoun: null,
  disability: null,
  country: null,
  workAuthorizations: [],
  languages: [],
  studyPrograms: [],
};
const program = (change: Partial<typeof PROGRAM.studyProgram> & { end?: string | null }): ScoredProfile['studyPrograms'][number] => {
  const { end = PROGRAM.end, ...studyProgram } = change;
  return { end, studyProgram: { ...PROGRAM.studyProgram, ...studyProgram } };
};

/** What leaves one requirement open, all else being there. */
const OPEN: Record<Requirement, Partial<ScoredProfile>> = {
  first_name: { firstName: '  ' },
  last_name: { lastName: '' },
  gender: { gender: 'U' },
  pronoun: { pronoun: null },
  disability: { disability: null },
  nationality: { nationalities: [] },
  location: { country: null },
  work_authorization: { workAuthorizations: [] },
  summary: { summary: null },
  skills: { skills: [] },
  languages: { languages: [] },
  work_experience: { workExperiences: [] },
  study_programs: { studyPrograms: [] },
  welcome_education: { studyPrograms: [] },
  memberships: { memberships: [] },
  preferences: { preferences: { careerFields: [] } },
  links: { links: [] },
};

const CONTEXTS = Object.keys(SCORE_CONTEXTS) as ScoreContext[];
const ROWS = Object.keys(REQUIREMENTS) as Requirement[];
/** Education is two rows that one entry fills. */
const alike = (row: Requirement): Requirement[] =>
  row === 'study_programs' || row === 'welcome_education' ? ['study_programs', 'welcome_education'] : [row];

describe('the table', () => {
  it('has the weights of the specification, 140 in all', () => {
    expect(REQUIREMENTS).toEqual({
      first_name: 5, last_name: 5, gender: 5, pronoun: 5, disability: 5, nationality: 10, location: 10, work_authorization: 5, summary: 10,
      skills: 10, languages: 10, work_experience: 10, study_programs: 10, welcome_education: 10, memberships: 10, preferences: 10, links: 10,
    }); // biome-ignore format: a table
    expect(Object.values(REQUIREMENTS).reduce((sum, weight) => sum + weight, 0)).toBe(140);
  });

  it('leaves each row open by what lacks of it, and no other', () => {
    for (const row of ROWS)
      for (const context of CONTEXTS) {
        const applies = alike(row).filter((one) => (SCORE_CONTEXTS[context] as readonly Requirement[]).includes(one));
        expect(profileScore({ ...FULL, ...OPEN[row] }, context).missing, `${row} in ${context}`).toEqual(applies);
      }
  });
});

describe('contexts', () => {
  it.each([
    ['full_profile', 16, 130],
    ['be_discovered', 14, 110],
    ['fair_profile', 12, 90],
    ['minimal_fair_profile', 5, 40],
    ['apply_to_job', 7, 55],
    ['new_user', 4, 40],
    ['welcome_flow', 6, 50],
    ['step_0', 2, 10],
    ['step_1', 2, 20],
    ['step_2', 1, 10],
    ['step_3', 1, 10],
  ] as const)('%s asks for %i rows of %i in all', (context, rows, weight) => {
    const score = profileScore(FULL, context);
    expect(score.requirements).toHaveLength(rows);
    expect(score.requirements.reduce((sum, one) => sum + one.weight, 0)).toBe(weight);
    expect(score).toMatchObject({ percent: 100, status: 'COMPLETE', missing: [] });
    const nothing = profileScore(EMPTY, context);
    expect(nothing).toMatchObject({ percent: 0, status: 'INCOMPLETE' });
    expect(nothing.missing).toHaveLength(rows);
  });

  it('says one context of each of the table, all of them', () => {
    expect(CONTEXTS).toHaveLength(11);
  });
});

describe('percent', () => {
  it.each([
    // 125 of 130
    ['full_profile', { gender: 'U' }, 96],
    // 120 of 130
    ['full_profile', { summary: '' }, 92],
    // 100 of 110
    ['be_discovered', { skills: [] }, 91],
    // 35 of 40
    ['minimal_fair_profile', { firstName: '' }, 88],
    // 5 of 10
    ['step_0', { lastName: '' }, 50],
    // 45 of 55
    ['apply_to_job', { languages: [] }, 82],
    // 30 of 40
    ['new_user', { country: '' }, 75],
  ] as const)('of %s is completed weight over applicable weight, rounded: %j is %i', (context, change, percent) => {
    expect(profileScore({ ...FULL, ...change }, context)).toMatchObject({ percent, status: 'INCOMPLETE' });
  });
});

describe('a row is complete', () => {
  const missing = (change: Partial<ScoredProfile>) => profileScore({ ...FULL, ...change }, 'full_profile').missing;

  it('by an answer that says nothing: prefer not to say', () => {
    expect(missing({ gender: 'N', pronoun: { type: 'prefer_not_to_say' }, disability: 'prefer_not_to_say' })).toEqual([]);
  });
  it('not by the unknown gender', () => {
    expect(missing({ gender: 'U' })).toEqual(['gender']);
    expect(missing({ gender: '' })).toEqual(['gender']);
  });
  it('by another pronoun with its words, not without', () => {
    expect(missing({ pronoun: { type: 'other', value: 'ze/hir' } })).toEqual([]);
    expect(missing({ pronoun: { type: 'other', value: ' ' } })).toEqual(['pronoun']);
    expect(missing({ pronoun: { type: 'other', value: null } })).toEqual(['pronoun']);
  });
  it('by a summary with words in it, not by markup alone', () => {
    expect(missing({ summary: '<p>&nbsp;</p><ul><li> </li></ul>' })).toEqual(['summary']);
    expect(missing({ summary: '<p>a</p>' })).toEqual([]);
  });
  it('by a work authorization that follows from a nationality', () => {
    expect(missing({ workAuthorizations: [{ id: null, code: 'NO', implicit: true }] })).toEqual([]);
  });
  it('not by a list that was not read', () => {
    const { skills: _skills, nationalities: _nationalities, ...unread } = FULL;
    expect(profileScore(unread, 'fair_profile').missing).toEqual(['nationality', 'skills']);
  });
  it.each([
    ['a school of the list', {}, true],
    ['a school in own words', { schoolId: null, customSchoolName: 'Night School' }, true],
    ['no school', { schoolId: null, customSchoolName: '' }, false],
    ['no level', { levelId: null }, false],
    ['no field', { fields: [] }, false],
    ['no end', { end: null }, false],
  ] as const)('by one program with school, level, field and end: %s', (_what, change, complete) => {
    expect(missing({ studyPrograms: [program({ end: null }), program(change)] })).toEqual(complete ? [] : ['study_programs']);
    expect(profileScore({ ...FULL, studyPrograms: [program(change)] }, 'step_2').percent).toBe(complete ? 100 : 0);
  });
  it('not by two programs that are whole only together', () => {
    expect(missing({ studyPrograms: [program({ end: null }), program({ levelId: null })] })).toEqual(['study_programs']);
  });
});

it.each(CONTEXTS)('what is sensitive comes last of what is missing: %s', (context) => {
  const { missing } = profileScore(EMPTY, context);
  const first = missing.findIndex((requirement) => SENSITIVE_REQUIREMENTS.includes(requirement));
  if (first >= 0) expect(missing.slice(first).every((requirement) => SENSITIVE_REQUIREMENTS.includes(requirement))).toBe(true);
  expect(new Set(missing).size).toBe(SCORE_CONTEXTS[context].length);
});
