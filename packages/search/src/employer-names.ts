// Kinds of employers that a name says to whoever knows it (known-employers.ts). Who asks for such a name asks for that one employer, so these are no forms of
// the dictionary.
import { fold } from '@fairway/rules/folding';
import { COMPANY_FORMS } from '@fairway/rules/recognition/company-forms';
import { type PhraseFinder, phraseFinder, splitWords, type Words } from '@fairway/rules/recognition/words';
import { KNOWN_EMPLOYERS } from './known-employers.ts';
import { inCyrillic } from './latin-letters.ts';
import { NAME_WORDS } from './name-words.ts';
import { NAMES_IN_OTHER_SCRIPTS } from './names-in-other-scripts.ts';

/** What stands beside a name and says nothing of who that is. */
const FORMS: ReadonlySet<string> = new Set([
  ...COMPANY_FORMS,
  ...'the co company corporation group holding holdings international global se kg kgaa nv ab as asa oy oyj spa srl sl lda uk us usa ооо ао пао'.split(
    ' ',
  ),
]);

type Known = { kind: string; isWhole: boolean };

let finder: PhraseFinder<readonly Known[]> | undefined;

/** The kinds (concepts) of the employer of this name. */
export function employerKinds(name: Words): string[] {
  finder ??= phraseFinder(phrases());
  const { words } = name;
  const isForm = (from: number, to: number) => words.slice(from, to).every(({ folded }) => FORMS.has(folded));
  const kinds = finder.find(name).flatMap(({ value, first, last }) => {
    const isAlone = first >= 0 && isForm(0, first) && isForm(last + 1, words.length);
    return value.flatMap(({ kind, isWhole }) => (isWhole && !isAlone ? [] : [kind]));
  });
  return [...new Set(kinds)];
}

let inOtherScripts: PhraseFinder<string> | undefined;

/**
 * What people call an organization of this name in other scripts, as one text; empty where nothing is known. Names go on: "Amazon Web Services".
 * `countries`: where it is; some write their own letters.
 */
export function otherNames(organization: string, countries: readonly string[]): string {
  inOtherScripts ??= phraseFinder(new Map(Object.entries(NAMES_IN_OTHER_SCRIPTS).map(([name, others]) => [fold(name), others])));
  const name = splitWords(organization);
  const isForm = ({ folded }: { folded: string }) => FORMS.has(folded);
  const called = inOtherScripts.find(name).find(({ first }) => first >= 0 && name.words.slice(0, first).every(isForm));
  return called?.value ?? inCyrillic(organization, countries);
}

/** So many words at most stand in a name by which people call somebody. */
const NAME_WORDS_MAX = 2;
const NAME_UNITS_MIN = 3;

/**
 * The words of an organization's name that are that name alone, without what says of which form it is: who asks for "microsoft" means that one first, and
 * then the skill. None where they mean something else too: "Baker & Sons", "Boston Consulting".
 */
export function properName(organization: string, means: (name: Words) => boolean): string[] {
  const name = splitWords(organization);
  const words = name.words.map(({ folded }) => folded).filter((word) => !FORMS.has(word));
  const isProper = words.length > 0 && words.length <= NAME_WORDS_MAX && words.every((word) => word.length >= NAME_UNITS_MIN);
  return isProper && !means(name) ? words : [];
}

/** A name may be of several kinds: a maker of chips is a company of technology, too. */
function phrases(): Map<string, Known[]> {
  const known = new Map<string, Known[]>();
  for (const [kind, lines] of [...Object.entries(KNOWN_EMPLOYERS), ...Object.entries(NAME_WORDS)]) {
    for (const name of lines.join(', ').split(', ')) {
      const isWhole = name.startsWith('!');
      const phrase = name.startsWith('=') ? name : fold(name.replace(/^!/, ''));
      known.set(phrase, [...(known.get(phrase) ?? []), { kind, isWhole }]);
    }
  }
  return known;
}
