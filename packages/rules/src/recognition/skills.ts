// Skills named in a text. The list is data: the built-in one below, or the rows of the `skill` table (@rule jobs.8).
// Form of a built-in line: `Name|alias|alias; Name2`. `~Name` is too common a word to be looked for itself; `=alias` matches in this case
// only; `?alias` matches in this case only and where another skill stands within eight words ("Python, R and SQL"); `+alias` in any case,
// where a skill without such a mark does.

import { fold } from '../folding.ts';
import {
  isAskedFor,
  isOnlyMentioned,
  isPaperToShow,
  isPartOfName,
  isPartOfOtherName,
  isToldOf,
  meansSomethingElse,
} from './skill-evidence.ts';
import { BUSINESS_SKILLS } from './skill-list-business.ts';
import { TECHNOLOGY_SKILLS } from './skill-list-technology.ts';
import { asidesOf } from './text-asides.ts';
import { type Match, phraseFinder, type Words } from './words.ts';

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
  return [...skills.values()];
}

/** Names that hold a skill's word and are none: hospitals, trusts, departments. */
const NO_SKILLS =
  'teaching hospital, teaching hospitals, mental health nhs, mental health foundation, royal college of nursing, nursing home, nursing homes, medical physics, nursing and midwifery council, ct st, st ct, ct1, protect public health, protects public health, leadership team, senior leadership team, leadership programme, leadership programmes, training and development opportunities, learning and development opportunities, learning and development courses, data communication, without supervision, minimal supervision, minimum supervision, under supervision, general supervision, direct supervision, wastewater treatment plant, local resilience forum, human resources unit, human resources department, human resources team, human resources administration, interpreting data, interpreting clinical, interpreting engineering, analyzing and interpreting, assessing and interpreting, director of nursing, nursing team, nursing students, nursing staff, payroll giving, data cleaning, risk management department, risk management bureau, labor market research, labour market research, communication needs, communication difficulties, communication standards, localization and mapping, localisation and mapping, computing equipment, mental health act, wastewater treatment plants, limited supervision, nominal supervision, close supervision, little supervision, data telecommunications'.split(
    ', ',
  );

type Hit = {
  name: string;
  /** Counts only near another skill: any, or one that needs none itself. */
  needs?: 'any' | 'sure' | 'skills';
  /** Letters of an abbreviation. */
  letters?: string;
};

const ABBREVIATION = /^=\p{Lu}{2,4}$/u;
/** A field of work that is only mentioned, so often, is a skill. */
const MENTIONS = 2;

export type SkillFinder = { find(words: Words): string[] };

/** A framework is named after the season of internships. */
const SEASON = 'Spring';
const SEASON_WORDS = /^(?:intern(?:s|ships?)?|co|op|coop|semester|term|week|insight|summer|fall|autumn|winter|20\d\d)$/;
const SEASON_NEAR = 3;

/** "Word" and "Access" are programs only beside others of their maker. */
const FAMILIES = ['Microsoft '];

const NEAR_WORDS = 8;
const SKILLS_KEPT = 20;

/** Skills that a list names before the word "skills": "excellent interpersonal, organisational and computer skills". */
const LISTED_BEFORE_SKILLS: Record<string, string> = {
  'Interpersonal skills': 'interpersonal, inter personal',
  'Organizational skills': 'organizational, organisational, organization, organisation, organizing, organising',
  'Analytical skills': 'analytical, analytic, analytics, analysis',
  Communication: 'communications',
  'Computer literacy': 'computer, computing',
  'Presentation skills': 'presentation',
  'Time management': 'time management',
  Supervision: 'supervisory',
};
const SKILLS_WORD = /^(?:skills?|abilit(?:y|ies))$/;
const LIST_WORDS = 6;
const LIST_END = /[.!?;\n•]/;
/** A skill that is asked for stands before those that are only named. */
const ASKED = 3;

/** A finder over a list of skills. It answers names, those asked for and named most often first, at most 20. */
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
  for (const [name, words] of Object.entries(LISTED_BEFORE_SKILLS))
    if (known.has(name)) for (const word of words.split(', ')) phrases.push([word, { name, needs: 'skills' }]);
  for (const phrase of NO_SKILLS) phrases.push([phrase, { name: '' }]);
  const finder = phraseFinder(phrases);
  return {
    find(words) {
      const matches = finder.find(words);
      const counts = new Map<string, number>();
      const mentions = new Map<string, number>();
      const abbreviations = new Map<string, string>();
      const spelled = new Set<string>();
      const asideAt = asidesOf(words);
      const starts = new Set(matches.map(({ first }) => first));
      matches.forEach(({ value, first, last }, index) => {
        if (!value.name || isPartOfName(words, first, last, (at) => starts.has(at)) || isPartOfOtherName(words, first, last)) return;
        const aside = first < 0 ? undefined : asideAt(words.starts[first] ?? 0);
        if (aside === 'offer' || isPaperToShow(value.name, words, first)) return;
        if (value.needs === 'skills') {
          if (!isListedBeforeSkills(words, last)) return;
        } else if (value.needs) {
          const family = FAMILIES.find((each) => value.needs === 'any' && value.name.startsWith(each));
          const near = (other: Match<Hit>) =>
            other.value.name !== value.name && Math.abs(other.first - first) <= NEAR_WORDS && other.value.name.startsWith(family ?? '');
          const organization = value.needs === 'any' ? [matches[index - 1], matches[index + 1]] : sureBeside(matches, index);
          if (!organization.some((other) => other && near(other))) return;
          if (value.name === SEASON && isSeason(words, first)) return;
        }
        if (value.letters) abbreviations.set(value.name, value.letters);
        else spelled.add(value.name);
        const times = (aside === 'told' && isToldOf(value.name)) || isOnlyMentioned(value.name, words, first) ? mentions : counts;
        times.set(value.name, (times.get(value.name) ?? 0) + (times === counts && first >= 0 && isAskedFor(words, first) ? ASKED : 1));
      });
      for (const [name, times] of mentions) if (counts.has(name) || times >= MENTIONS) counts.set(name, (counts.get(name) ?? 0) + times);
      for (const [name, letters] of abbreviations) if (!spelled.has(name) && meansSomethingElse(letters, words)) counts.delete(name);
      return [...counts]
        .sort((a, b) => b[1] - a[1])
        .slice(0, SKILLS_KEPT)
        .map(([name]) => name);
    },
  };
}

/** "interpersonal, written and verbal communication skills": nothing but a list stands before the word. */
function isListedBeforeSkills({ text, words, starts }: Words, last: number): boolean {
  for (let at = last + 1; at <= last + LIST_WORDS && at < words.length; at++)
    if (SKILLS_WORD.test(words[at]!.folded)) return !LIST_END.test(text.slice(starts[last], starts[at]));
  return false;
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
