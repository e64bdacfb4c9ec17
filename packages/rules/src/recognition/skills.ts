// Skills named in a text. The list is data: the built-in one below, or the rows of the `skill` table (@rule jobs.8).
// Form of a built-in line: `Name|alias|alias; Name2`. `~Name` is too common a word to be looked for itself; `=alias` matches in this case
// only; `?alias` matches in this case only and where another skill stands within eight words ("Python, R and SQL"); `+alias` in any case,
// where a skill without such a mark does.

import { fold } from '../folding.ts';
import { MORE_ABILITIES, MORE_ASKED_IN_WORDS } from './skill-asked-more.ts';
import {
  isAskedFor,
  isExcepted,
  isOfInterview,
  isOfOthers,
  isOnlyMentioned,
  isPaperToShow,
  isPartOfName,
  isPartOfOtherName,
  isToldOf,
  meansSomethingElse,
} from './skill-evidence.ts';
import { BUSINESS_SKILLS } from './skill-list-business.ts';
import { EASTERN_SKILLS } from './skill-list-east.ts';
import { FRENCH_SKILLS } from './skill-list-french.ts';
import { GENERAL_SKILLS } from './skill-list-languages.ts';
import { MORE_GENERAL_SKILLS } from './skill-list-more-languages.ts';
import { POSTED_SKILLS } from './skill-list-posted.ts';
import { SPOKEN_SKILLS } from './skill-list-spoken.ts';
import { TECHNOLOGY_SKILLS } from './skill-list-technology.ts';
import { WESTERN_SKILLS } from './skill-list-west.ts';
import { BESIDE, TWO_IN_ONE } from './skill-pairs.ts';
import { ADJECTIVES, isOfPerson } from './skill-persons.ts';
import { FIELDS_OF_EXPERIENCE, isLookedFor, isOfExperience, PROFESSIONS } from './skill-professions.ts';
import {
  ABILITIES,
  ASKED_IN_WORDS,
  isAbility,
  isListedBeforeSkills,
  isPointOfAbility,
  LISTED_BEFORE_SKILLS,
  POINTS,
} from './skill-statements.ts';
import { MORE_PROFESSIONS } from './skill-titles.ts';
import { asidesOf } from './text-asides.ts';
import { boundsOf, type Match, phraseFinder, splitWords, type Words } from './words.ts';

export type Skill = { name: string; aliases: string[] };

/** The skills a deployment starts with, about a thousand. `aliases` keep their marks; the name itself is an alias unless it is ambiguous. */
export function builtInSkills(): Skill[] {
  const skills = new Map<string, Skill>();
  for (const line of `${TECHNOLOGY_SKILLS};${BUSINESS_SKILLS}`.split(';')) {
    const [first = '', ...aliases] = line.split('|').map((part) => part.trim());
    if (!first) continue;
    const name = first.replace(/^~/, '');
    const key = fold(name);
    const skill = skills.get(key);
    const found =
      first.startsWith('~') || aliases.some((alias) => alias.slice(1) === name && /^[=?]/.test(alias)) ? aliases : [name, ...aliases];
    if (skill) skill.aliases.push(...found.filter((alias) => !skill.aliases.includes(alias)));
    else skills.set(key, { name, aliases: found });
  }
  for (const line of [GENERAL_SKILLS, MORE_GENERAL_SKILLS, SPOKEN_SKILLS, POSTED_SKILLS, FRENCH_SKILLS, WESTERN_SKILLS, EASTERN_SKILLS]
    .join(';')
    .split(';')) {
    const [name = '', ...aliases] = line.split('|').map((part) => part.trim());
    const known = skills.get(fold(name))?.aliases;
    known?.push(...aliases.filter((alias) => !known.includes(alias)));
  }
  return [...skills.values()];
}

/** Names that hold a skill's word and are none: hospitals, trusts, departments. */
const NO_SKILLS =
  'teaching hospital, teaching hospitals, mental health nhs, mental health foundation, royal college of nursing, nursing home, nursing homes, medical physics, nursing and midwifery council, ct st, st ct, ct1, protect public health, protects public health, leadership team, senior leadership team, leadership programme, leadership programmes, training and development opportunities, learning and development opportunities, learning and development courses, data communication, without supervision, overall supervision, under the supervision, under clinical supervision, probation supervision, by the registered nurse, by a registered nurse, by registered nurses, with registered nurses, support registered nurses, supporting registered nurses, supervision of a registered nurse, supervision of registered nurses, minimal supervision, minimum supervision, under supervision, general supervision, direct supervision, wastewater treatment plant, local resilience forum, human resources unit, human resources department, human resources team, human resources administration, interpreting data, interpreting clinical, interpreting engineering, analyzing and interpreting, assessing and interpreting, nursery nurse, nursery nurses, director of nursing, nursing team, nursing students, nursing staff, payroll giving, data cleaning, risk management department, risk management bureau, labor market research, labour market research, communication needs, communication difficulties, communication standards, localization and mapping, localisation and mapping, computing equipment, mental health act, wastewater treatment plants, limited supervision, nominal supervision, close supervision, little supervision, data telecommunications, go to, go live, go the extra, go above, go beyond, building operating systems, building operating system, advocacy groups, advocacy group, special needs projects, in collaboration with, en collaboration avec, rehabilitation projects, reconstruction rehabilitation, azure b2c, ad b2c, translation of business, translation of requirements, cleaning agents, be flexible to work, flexible to work, medicines administration system, gp surgery, doctors surgery, surgery team, gp surgeries, team working towards, team working on, supervising analyst, supervising attorney, supervising attorneys office, tree surgeon, tree surgeons, tree surgery, nhs supply chain, pair programming interview, pair programming exercise, pair programming session, triage media, optional written, nutrition consultation, childcare arrangements, childcare co ordinator, discharge facilitation, facilitation of discharge, account access, administrative support team, some administrative support, community nursing team, excel at, =excel in, to excel, will excel, who excel, who excels, you excel, medway, interpersonal functioning, interpersonal relationships, interpersonal therapy, interpersonal psychotherapy, interpersonal difficulties, interpersonal violence, triage applications, non embedded, resilience and response, preparedness resilience, pollution control engineering, repair and rehabilitation, and rehabilitation of the, and rehabilitation of structures, diagnostic investigations, clinical investigations, medical investigations, pre operative investigations, arranging investigations, tests and investigations, subsurface investigation, subsurface investigations, site investigations, department of investigation, equality and diversity statement, equality and diversity policy, it administrator, it administrators, system administrators, zoning administrator, police administrator, integrity administrator, windows administrator, maintenance administrator, security administrator, program administrator, program administrators, school administrators, nycha administrator, salesforce administrator, utility administrator, benefits administrator, administrator rights, deputy administrator, associate administrator'.split(
    ', ',
  );

type Hit = {
  name: string;
  /** What its words name besides ("front end and back end development"). */
  also?: string;
  /** Counts only near another skill: any, or one that needs none itself. */
  needs?: 'any' | 'sure' | 'skills' | 'title' | 'ability' | 'certain' | 'words' | 'experience' | 'person' | 'point';
  /** Letters of an abbreviation. */
  letters?: string;
};

const ABBREVIATION = /^=\p{Lu}{2,4}$/u;
/** A field of work that is only mentioned, so often, is a skill. */
const MENTIONS = 2;

/** `isList`: the words are a feed's own list of skills, where nothing has to ask for them. */
export type SkillFinder = { find(words: Words, isList?: boolean): string[] };

/** A framework is named after the season of internships. */
const SEASON = 'Spring';
const SEASON_WORDS = /^(?:intern(?:s|ships?)?|co|op|coop|semester|term|week|insight|summer|fall|autumn|winter|20\d\d)$/;
const SEASON_NEAR = 3;

/** "Go" and "Rust" are languages only beside others of their kind: "Go to the website. Communication skills ..." speaks of none. */
const TECHNOLOGIES = new Set(
  TECHNOLOGY_SKILLS.split(/[;\n]/)
    .map((line) => line.split('|')[0]!.trim().replace(/^~/, ''))
    .filter(Boolean),
);
/** "Word" and "Access" are programs only beside others of their maker. */
const FAMILIES = ['Microsoft '];

const NEAR_WORDS = 8;
const SKILLS_KEPT = 36;
/** Beyond so many only tools are kept: a text that lists them asks for all, what else it names is then mostly told. */
const SKILLS_NAMED = 24;

/** A skill that is asked for stands before those that are only named. */
const ASKED = 3;

/** What words of asking say themselves: nothing else has to ask for it. */
const SAID_OF_READERS = new Set(['title', 'words', 'ability', 'person', 'skills', 'experience', 'point']);

/** What a sentence says; a list says nothing of the kind. */
const STATED = new Set(['skills', 'ability', 'certain', 'words', 'experience', 'person', 'point']);

/** A finder over a list of skills. It answers names, those asked for and named most often first, at most 36. */
export function skillFinder(skills: readonly Skill[]): SkillFinder {
  const phrases: [string, Hit][] = [];
  for (const { name, aliases } of skills) {
    for (const alias of aliases) {
      if (alias.startsWith('?')) phrases.push([`=${alias.slice(1)}`, { name, needs: 'any' }]);
      else if (alias.startsWith('+')) phrases.push([alias.slice(1), { name, needs: 'sure' }]);
      else phrases.push([alias, ABBREVIATION.test(alias) ? { name, letters: alias.slice(1) } : { name }]);
    }
  }
  const known = new Set(skills.map(({ name }) => name));
  /** What counts only where the words around it say so: it hides nothing else where they do not. */
  const stated: [string, Hit][] = [];
  for (const [list, needs] of STATEMENTS)
    for (const [name, words] of Object.entries(list))
      if (known.has(name)) for (const word of words.split(', ')) (needs === 'words' ? phrases : stated).push([word, { name, needs }]);
  for (const [name, { words }] of Object.entries(BESIDE))
    if (known.has(name)) for (const word of words) phrases.push([word, { name, needs: 'certain' }]);
  for (const [words, name, also] of TWO_IN_ONE) if (known.has(name) && known.has(also)) phrases.push([words, { name, also }]);
  for (const phrase of NO_SKILLS) phrases.push([phrase, { name: '' }]);
  const finder = phraseFinder([...phrases, ...withSigns(phrases)]);
  const statedFinder = phraseFinder([...stated, ...withSigns(stated)]);
  return {
    find(words, isList = false) {
      // People write lists as they like: "go, puppet, oracle".
      const matches = together(
        words,
        finder.find(words, isList),
        statedFinder.find(words, isList).filter((match) => isStated(words, match, isList)),
      );
      const counts = new Map<string, number>();
      const mentions = new Map<string, number>();
      const abbreviations = new Map<string, string>();
      const spelled = new Set<string>();
      const asideAt = asidesOf(words);
      const starts = new Set(matches.map(({ first }) => first));
      matches.forEach(({ value, first, last }, index) => {
        if (isList && value.name && !STATED.has(value.needs ?? '')) {
          counts.set(value.name, ASKED);
          return;
        }
        if (!value.name || isPartOfName(words, first, last, (at) => starts.has(at)) || isPartOfOtherName(words, first, last)) return;
        if (isOfOthers(words, last) || isExcepted(words, first)) return;
        const aside = first < 0 ? undefined : asideAt(words.starts[first] ?? 0);
        if (aside === 'offer' || isPaperToShow(value.name, words, first) || isOfInterview(value.name, words, first)) return;
        if (!hasBeside(words, matches, index)) return;
        if (value.letters) abbreviations.set(value.name, value.letters);
        else spelled.add(value.name);
        const weight = first >= 0 && isAskedFor(words, first) ? ASKED : 1;
        for (const name of value.also ? [value.name, value.also] : [value.name]) {
          const isMentioned = !SAID_OF_READERS.has(value.needs ?? '') && isOnlyMentioned(name, words, first);
          const times = (aside === 'told' && isToldOf(name)) || isMentioned ? mentions : counts;
          times.set(name, (times.get(name) ?? 0) + (times === counts ? weight : 1));
        }
      });
      for (const [name, times] of mentions) if (counts.has(name) || times >= MENTIONS) counts.set(name, (counts.get(name) ?? 0) + times);
      for (const [name, letters] of abbreviations) if (!spelled.has(name) && meansSomethingElse(letters, words)) counts.delete(name);
      return [...counts]
        .sort((a, b) => b[1] - a[1])
        .filter(([name, times], at) => at < SKILLS_NAMED || times >= ASKED || TECHNOLOGIES.has(name))
        .slice(0, SKILLS_KEPT)
        .map(([name]) => name);
    },
  };
}

/** Lists of what counts only where something is said, and what that is. */
const STATEMENTS = [
  [LISTED_BEFORE_SKILLS, 'skills'],
  [FIELDS_OF_EXPERIENCE, 'experience'],
  [PROFESSIONS, 'title'],
  [MORE_PROFESSIONS, 'title'],
  [ABILITIES, 'ability'],
  [MORE_ABILITIES, 'ability'],
  [ADJECTIVES, 'person'],
  [POINTS, 'point'],
  [ASKED_IN_WORDS, 'words'],
  [MORE_ASKED_IN_WORDS, 'words'],
] as const;

/** Whether the words around say what a phrase needs. */
function isStated(words: Words, { value, first, last }: Match<Hit>, isList: boolean): boolean {
  const isInTitle = first >= 0 && (words.starts[first] ?? 0) <= words.text.indexOf('\n');
  if (value.needs === 'title') return isInTitle || (first >= 0 && isLookedFor(words, first, last));
  if (isList && first < 0) return false;
  if (value.needs === 'skills') return isListedBeforeSkills(words, last);
  if (value.needs === 'point') return isPointOfAbility(words, first);
  if (value.needs === 'person') return isOfPerson(words, first);
  if (value.needs === 'experience') return isInTitle || isOfExperience(words, first);
  return isAbility(words, first);
}

/** All matches in the order of the text; of two that overlap, what lies within a longer one is none. */
function together(words: Words, sure: readonly Match<Hit>[], stated: readonly Match<Hit>[]): Match<Hit>[] {
  if (stated.length === 0) return [...sure];
  const isWithin = (match: Match<Hit>, others: readonly Match<Hit>[], isLonger: boolean) => {
    const { from, to } = boundsOf(words, match);
    return others.some((other) => {
      const bounds = boundsOf(words, other);
      return bounds.from <= from && bounds.to >= to && (!isLonger || bounds.to - bounds.from > to - from);
    });
  };
  return [...sure.filter((match) => !isWithin(match, stated, true)), ...stated.filter((match) => !isWithin(match, sure, false))].sort(
    (a, b) => boundsOf(words, a).from - boundsOf(words, b).from,
  );
}

/** Whether another skill stands near, where a match needs one. */
function hasBeside(words: Words, matches: readonly Match<Hit>[], index: number): boolean {
  const { value, first } = matches[index]!;
  if (value.needs === 'certain') {
    const { others, within } = BESIDE[value.name]!;
    return matches.some((other) => others.test(other.value.name) && Math.abs(other.first - first) <= within);
  }
  if (value.needs !== 'any' && value.needs !== 'sure') return true;
  const family = FAMILIES.find((each) => value.needs === 'any' && value.name.startsWith(each));
  const near = (other: Match<Hit>) =>
    other.value.name !== '' &&
    other.value.name !== value.name &&
    (value.needs !== 'any' || family !== undefined || !TECHNOLOGIES.has(value.name) || TECHNOLOGIES.has(other.value.name)) &&
    Math.abs(other.first - first) <= NEAR_WORDS &&
    other.value.name.startsWith(family ?? '');
  const organization = value.needs === 'any' ? [matches[index - 1], matches[index + 1]] : sureBeside(matches, index);
  return organization.some((other) => other && near(other)) && !(value.name === SEASON && isSeason(words, first));
}

/** "Health & Safety": a sign stands for a word. */
const withSigns = <V>(phrases: readonly (readonly [string, V])[]) =>
  phrases.filter(([phrase]) => phrase.includes(' and ')).map(([phrase, value]) => [phrase.replaceAll(' and ', ' & '), value] as const);

/** Skills of a posting: those that its feed lists first, then those of its text; at most 36. */
export function skillsOf(finder: SkillFinder, listed: readonly string[], text: Words): string[] {
  return [...new Set([...finder.find(splitWords(listed.join('\n')), true), ...finder.find(text)])].slice(0, SKILLS_KEPT);
}

/** The next skills before and behind that need no organization themselves. */
function sureBeside(matches: readonly Match<Hit>[], index: number): (Match<Hit> | undefined)[] {
  const isSure = ({ value }: Match<Hit>) => value.name !== '' && !value.needs;
  return [matches.slice(0, index).findLast(isSure), matches.slice(index + 1).find(isSure)];
}

/** What stands behind a name to tell it from others of that name: `Java (computer programming)`. */
const QUALIFIER = /^(\S.*?)\s*\([^()]+\)$/;

/** The name before its qualifier, where it has one. */
export const unqualified = (label: string): string | undefined => QUALIFIER.exec(label)?.[1];

/**
 * How a skill of a list that was not written for recognition (ESCO) is looked for. One word alone may be any word of the language
 * ("history", "LESS"): where the name has capitals it counts as it is written, other words beside a sure skill, and what needs a qualifier
 * not at all. `others`: its other labels, in any language.
 */
export function markedLabels(name: string, others: readonly string[]): string[] {
  const bare = unqualified(name);
  const labels = others.filter((label) => unqualified(label) === undefined && (bare === undefined || fold(label) !== fold(bare)));
  return [...(bare === undefined ? [isProperName(name) ? `=${name}` : marked(name)] : []), ...labels.map(marked)];
}

/** Elsewhere capitals tell little: German writes every noun with one. */
const isProperName = (label: string) => /^(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+)$/u.test(label);

function marked(label: string): string {
  if (/\s/.test(label)) return label;
  if ([...label].length === 1) return `?${label}`;
  return /[\p{Ll}\p{N}]\p{Lu}|[\p{N}+#]/u.test(label) ? label : `+${label}`;
}

/** Whether a word beside this one speaks of a season. */
function isSeason({ words }: Words, at: number): boolean {
  return words.slice(Math.max(0, at - SEASON_NEAR), at + SEASON_NEAR + 1).some((word) => SEASON_WORDS.test(word.folded));
}
