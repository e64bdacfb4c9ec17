// How complete a profile is: one table of requirements and weights, and the contexts that ask for some of them. A context is COMPLETE only
// at 100 percent; percent is completed weight over applicable weight, rounded. @rule score.1, score.2, score.3, score.4, score.5
import type { SensitiveAnswer } from './profile.ts';

export const REQUIREMENTS = {
  first_name: 5,
  last_name: 5,
  gender: 5,
  pronoun: 5,
  disability: 5,
  nationality: 10,
  location: 10,
  work_authorization: 5,
  summary: 10,
  skills: 10,
  languages: 10,
  work_experience: 10,
  study_programs: 10,
  welcome_education: 10,
  memberships: 10,
  preferences: 10,
  links: 10,
} as const;
export type Requirement = keyof typeof REQUIREMENTS;

/** Asked for, but nobody's business but the person's: the last of every list of what is missing. An answer "prefer not to say" completes them. */
export const SENSITIVE_REQUIREMENTS: readonly Requirement[] = ['gender', 'pronoun', 'disability'];
const isSensitive = (requirement: Requirement) => SENSITIVE_REQUIREMENTS.includes(requirement);

const ALL = Object.keys(REQUIREMENTS) as Requirement[];
const FULL = ALL.filter((requirement) => requirement !== 'welcome_education');
const STEPS = {
  step_0: ['first_name', 'last_name'],
  step_1: ['nationality', 'location'],
  step_2: ['welcome_education'],
  step_3: ['preferences'],
} as const satisfies Record<string, readonly Requirement[]>;

/** What each context asks for. */
export const SCORE_CONTEXTS = {
  full_profile: FULL,
  be_discovered: FULL.filter((requirement) => requirement !== 'links' && requirement !== 'memberships'),
  /** What registration for an event will ask for, once there are events. @rule score.4 */
  fair_profile: [
    'first_name', 'last_name', 'gender', 'pronoun', 'disability', 'nationality', 'location', 'work_authorization', 'skills', 'languages',
    'study_programs', 'preferences',
  ], // biome-ignore format: a list
  minimal_fair_profile: ['first_name', 'last_name', 'nationality', 'location', 'study_programs'],
  apply_to_job: ['first_name', 'last_name', 'nationality', 'location', 'work_authorization', 'languages', 'study_programs'],
  new_user: [...STEPS.step_1, ...STEPS.step_2, ...STEPS.step_3],
  welcome_flow: [...STEPS.step_0, ...STEPS.step_1, ...STEPS.step_2, ...STEPS.step_3],
  ...STEPS,
} as const satisfies Record<string, readonly Requirement[]>;
export type ScoreContext = keyof typeof SCORE_CONTEXTS;

/** What of a profile counts. Lists that were not read are absent and count as empty. */
export type ScoredProfile = {
  firstName: string;
  lastName: string;
  gender: string;
  pronoun: { type: string; value?: string | null } | null;
  disability: SensitiveAnswer | null;
  country: string | null;
  summary?: string | null | undefined;
  nationalities?: readonly unknown[] | undefined;
  /** Explicit and implicit ones. */
  workAuthorizations: readonly unknown[];
  skills?: readonly unknown[] | undefined;
  languages: readonly unknown[];
  workExperiences?: readonly unknown[] | undefined;
  memberships?: readonly unknown[] | undefined;
  links?: readonly unknown[] | undefined;
  preferences?: { careerFields: readonly unknown[] } | undefined;
  studyPrograms: readonly {
    end: string | null;
    studyProgram: { schoolId: number | null; customSchoolName: string | null; levelId: string | null; fields: readonly unknown[] };
  }[];
};

type Program = ScoredProfile['studyPrograms'][number];
const some = (list: readonly unknown[] | undefined) => (list?.length ?? 0) > 0;
const hasSchool = ({ studyProgram }: Program) => studyProgram.schoolId !== null || Boolean(studyProgram.customSchoolName);
const isWhole = (program: Program) =>
  hasSchool(program) && program.studyProgram.levelId !== null && program.studyProgram.fields.length > 0 && program.end !== null;

const MET: Record<Requirement, (profile: ScoredProfile) => boolean> = {
  first_name: (profile) => profile.firstName.trim() !== '',
  last_name: (profile) => profile.lastName.trim() !== '',
  // U is unknown and counts as missing. @rule profile.2
  gender: (profile) => profile.gender !== '' && profile.gender !== 'U',
  pronoun: (profile) => profile.pronoun !== null && (profile.pronoun.type !== 'other' || Boolean(profile.pronoun.value?.trim())),
  disability: (profile) => profile.disability !== null,
  nationality: (profile) => some(profile.nationalities),
  location: (profile) => Boolean(profile.country),
  work_authorization: (profile) => some(profile.workAuthorizations),
  summary: (profile) => Boolean(profile.summary?.replace(/<[^>]*>|&nbsp;|\s/g, '')),
  skills: (profile) => some(profile.skills),
  languages: (profile) => some(profile.languages),
  work_experience: (profile) => some(profile.workExperiences),
  study_programs: (profile) => profile.studyPrograms.some(isWhole),
  // A program of the school's list brings level and field; an own one needs them. @rule welcome.5
  welcome_education: (profile) => profile.studyPrograms.some(isWhole),
  memberships: (profile) => some(profile.memberships),
  preferences: (profile) => some(profile.preferences?.careerFields),
  links: (profile) => some(profile.links),
};

export type ProfileScore = {
  /** 0 to 100. */
  percent: number;
  status: 'COMPLETE' | 'INCOMPLETE';
  requirements: { requirement: Requirement; weight: number; status: 'COMPLETE' | 'INCOMPLETE' }[];
  /** In the order of the table, the sensitive ones last. */
  missing: Requirement[];
};

/** The score of a profile in a context. */
export function profileScore(profile: ScoredProfile, context: ScoreContext): ProfileScore {
  const requirements = (SCORE_CONTEXTS[context] as readonly Requirement[]).map((requirement) => ({
    requirement,
    weight: REQUIREMENTS[requirement],
    status: MET[requirement](profile) ? ('COMPLETE' as const) : ('INCOMPLETE' as const),
  }));
  const lacking = requirements.filter(({ status }) => status === 'INCOMPLETE').map(({ requirement }) => requirement);
  const missing = [...lacking.filter((one) => !isSensitive(one)), ...lacking.filter(isSensitive)];
  const applicable = requirements.reduce((sum, { weight }) => sum + weight, 0);
  const completed = requirements.reduce((sum, { status, weight }) => sum + (status === 'COMPLETE' ? weight : 0), 0);
  const percent = Math.round((completed / applicable) * 100);
  return { percent, status: missing.length === 0 ? 'COMPLETE' : 'INCOMPLETE', requirements, missing };
}
