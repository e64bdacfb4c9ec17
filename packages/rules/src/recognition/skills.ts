// Skills named in a text. The list is data: the built-in one below, or the rows of the `skill` table (decision 67).
// Form of a built-in line: `Name|alias|alias; Name2`. `~Name` is too common a word to be looked for itself; `=alias` matches in this case
// only; `?alias` matches in this case only and where another skill stands within eight words ("Python, R and SQL").

import { fold } from '../folding.ts';
import { BUSINESS_SKILLS } from './skill-list-business.ts';
import { TECHNOLOGY_SKILLS } from './skill-list-technology.ts';
import { phraseFinder, type Words } from './words.ts';

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
const NO_SKILLS = [
  'teaching hospital',
  'teaching hospitals',
  'mental health nhs',
  'mental health foundation',
  'royal college of nursing',
  'nursing home',
  'nursing homes',
  'medical physics',
  'nursing and midwifery council',
];

export type SkillFinder = { find(words: Words): string[] };

/** A framework is named after the season of internships. */
const SEASON = 'Spring';
const SEASON_WORDS = /^(?:intern(?:s|ships?)?|co|op|coop|semester|term|week|insight|summer|fall|autumn|winter|20\d\d)$/;
const SEASON_NEAR = 3;

const NEAR_WORDS = 8;
const SKILLS_KEPT = 15;

/** A finder over a list of skills. It answers names, those named most often first, at most 15. */
export function skillFinder(skills: readonly Skill[]): SkillFinder {
  type Hit = { name: string; unsure: boolean };
  const phrases: [string, Hit][] = [];
  for (const { name, aliases } of skills) {
    for (const alias of aliases) {
      const unsure = alias.startsWith('?');
      phrases.push([unsure ? `=${alias.slice(1)}` : alias, { name, unsure }]);
    }
  }
  for (const phrase of NO_SKILLS) phrases.push([phrase, { name: '', unsure: false }]);
  const finder = phraseFinder(phrases);
  return {
    find(words) {
      const matches = finder.find(words);
      const counts = new Map<string, number>();
      matches.forEach(({ value, first }, index) => {
        if (!value.name) return;
        if (value.unsure) {
          const sure = (other: (typeof matches)[number] | undefined) =>
            other !== undefined && other.value.name !== value.name && Math.abs(other.first - first) <= NEAR_WORDS;
          if (!sure(matches[index - 1]) && !sure(matches[index + 1])) return;
          if (value.name === SEASON && isSeason(words, first)) return;
        }
        counts.set(value.name, (counts.get(value.name) ?? 0) + 1);
      });
      return [...counts]
        .sort((a, b) => b[1] - a[1])
        .slice(0, SKILLS_KEPT)
        .map(([name]) => name);
    },
  };
}

/** Whether a word beside this one speaks of a season. */
function isSeason({ words }: Words, at: number): boolean {
  return words.slice(Math.max(0, at - SEASON_NEAR), at + SEASON_NEAR + 1).some((word) => SEASON_WORDS.test(word.folded));
}
