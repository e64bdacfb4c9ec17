// What a posting asks for, one thing after another, against what somebody's own profile says: for the person alone, who learns why.
//
//   educationLevel  one line: any of the levels, or a higher one, studied or had
//   educationField  one line: any of the fields
//   language        a line each; Norwegian is one language, however it is written
//   skill           a line each, the first 10
//   permit          one line, where one must have a permit: any of the countries. What the employer helps to get is not asked for
//   start           one line, where full-time work alone is offered from a day on: studies end by that month
//
// What a profile says nothing of is unknown and never not met. Where it names some of a kind, what it does not name is not met. Nothing is
// decided on age, gender, disability or nationality: where somebody may work is what their profile shows as that, countries of their
// nationality among it (those cannot be said once more), and without a word of their own the lack of a country is unknown. @rule jobs.43
import { fold } from './folding.ts';
import { asksForMore, levelRank, type SuggestionProfile } from './suggestions.ts';
import { implicitAuthorizations } from './work-authorizations.ts';
import { permittedCountries, spokenCodes } from './work-conditions.ts';

export const REQUIREMENT_KINDS = ['educationLevel', 'educationField', 'language', 'skill', 'permit', 'start'] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];
export const VERDICTS = ['met', 'notMet', 'unknown'] as const;
export type Verdict = (typeof VERDICTS)[number];
export const REQUIREMENT_REASONS = ['named', 'higher', 'lower', 'otherNamed', 'notNamed', 'notSaid', 'endsBefore', 'endsAfter'] as const;
type RequirementReason = (typeof REQUIREMENT_REASONS)[number];

const SKILLS_ASKED_MAX = 10;

/** What a posting asks for. Codes but for the names of skills. */
export type AskingPosting = {
  educationLevels: readonly string[];
  educationFields: readonly string[];
  languages: readonly string[];
  skills: readonly string[];
  countries: readonly string[];
  sponsorship: string | null;
  employmentTypes: readonly string[];
  startOn: string | null;
};

/** What is known of a person; `studyEnds`: the day when each of their studies ends, null where that is not said. */
export type AnsweringProfile = Pick<
  SuggestionProfile,
  'educationLevels' | 'educationFields' | 'languages' | 'skills' | 'nationalities' | 'workAuthorizations'
> & { studyEnds: readonly (string | null)[] };

/** `wanted`: any of these codes (a skill's name, a day) meets it. `found`: what of the profile decided, as codes, a skill's name or a day. */
export type PostingRequirement = {
  kind: RequirementKind;
  wanted: string[];
  verdict: Verdict;
  reason: RequirementReason;
  found: string[];
};

type Found = Pick<PostingRequirement, 'verdict' | 'reason' | 'found'>;
const NOT_SAID: Found = { verdict: 'unknown', reason: 'notSaid', found: [] };

/** Every requirement of a posting, in the order of their kinds; none: it asks for nothing. @rule jobs.43 */
export function postingRequirements(posting: AskingPosting, profile: AnsweringProfile): PostingRequirement[] {
  const { educationLevels: levels, educationFields: fields, startOn } = posting;
  const spoken = spokenCodes(profile.languages);
  const skills = new Map(profile.skills.map((skill) => [fold(skill), skill]));
  const line = (kind: RequirementKind, wanted: readonly string[], found: Found) => ({ kind, wanted: [...wanted], ...found });
  const isStartAsked =
    startOn !== null && posting.employmentTypes.every((type) => type === 'FULL_TIME') && posting.employmentTypes.length > 0;
  return [
    ...(levels.length > 0 ? [line('educationLevel', levels, levelFound(levels, profile.educationLevels))] : []),
    ...(fields.length > 0 ? [line('educationField', fields, fieldFound(fields, profile.educationFields))] : []),
    ...distinct(posting.languages, spokenCodes).map((code) =>
      line('language', [code], named(spoken, spoken.includes(code) ? code : undefined)),
    ),
    ...distinct(posting.skills, (names) => names.map(fold), fold)
      .slice(0, SKILLS_ASKED_MAX)
      .map((skill) => line('skill', [skill], named(profile.skills, skills.get(fold(skill))))),
    ...(posting.sponsorship === 'permit_needed' && posting.countries.length > 0
      ? [line('permit', posting.countries, permitFound(posting.countries, profile))]
      : []),
    ...(isStartAsked ? [line('start', [startOn], startFound(startOn, profile.studyEnds))] : []),
  ];
}

/** How many there are of each verdict: "You meet 4 of 5". */
export function countVerdicts(requirements: readonly { verdict: Verdict }[]): Record<Verdict, number> {
  const count = (verdict: Verdict) => requirements.filter((one) => one.verdict === verdict).length;
  return { met: count('met'), notMet: count('notMet'), unknown: count('unknown') };
}

/** Those that are not covered by the ones before them. */
function distinct(values: readonly string[], covered: (before: string[]) => string[], key = (value: string) => value): string[] {
  return values.filter((value, at) => !covered(values.slice(0, at)).includes(key(value)));
}

/** What a list of the profile says: nothing, the one that is asked for, or only others. */
function named(mine: readonly string[], found: string | undefined): Found {
  if (found !== undefined) return { verdict: 'met', reason: 'named', found: [found] };
  return mine.length === 0 ? NOT_SAID : { verdict: 'notMet', reason: 'notNamed', found: [] };
}

function levelFound(asked: readonly string[], mine: readonly string[]): Found {
  const [highest] = [...mine].sort((a, b) => levelRank(a) - levelRank(b));
  if (highest === undefined) return NOT_SAID;
  const same = mine.find((level) => asked.includes(level));
  if (same !== undefined) return { verdict: 'met', reason: 'named', found: [same] };
  if (asksForMore(mine, asked)) return { verdict: 'notMet', reason: 'lower', found: [highest] };
  return { verdict: 'met', reason: 'higher', found: [highest] };
}

function fieldFound(asked: readonly string[], mine: readonly string[]): Found {
  const found = named(
    mine,
    mine.find((field) => asked.includes(field)),
  );
  return found.reason === 'notNamed' ? { ...found, reason: 'otherNamed', found: [...mine] } : found;
}

function permitFound(countries: readonly string[], { nationalities, workAuthorizations }: AnsweringProfile): Found {
  const permitted = permittedCountries([...workAuthorizations, ...implicitAuthorizations(nationalities)]);
  return named(
    workAuthorizations,
    countries.find((country) => permitted.includes(country)),
  );
}

/** Months are compared: studies end on some day of one. */
function startFound(startOn: string, ends: readonly (string | null)[]): Found {
  const said = ends.filter((end) => end !== null).sort();
  const last = said.at(-1);
  if (last !== undefined && last.slice(0, 7) > startOn.slice(0, 7)) return { verdict: 'notMet', reason: 'endsAfter', found: [last] };
  if (last === undefined || said.length < ends.length) return NOT_SAID;
  return { verdict: 'met', reason: 'endsBefore', found: [last] };
}
