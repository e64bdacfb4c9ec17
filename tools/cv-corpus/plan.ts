// Which person is written in which layouts and formats: each has three or four, the layouts of a language differ as far as there are.
import type { OfficeFormat } from './office-converter.ts';
import type { Person } from './people.ts';
import type { Joint, Manner } from './sheet.ts';
import { TEX_LAYOUTS } from './tex-layouts.ts';
import { WEB_FORMS } from './web-forms.ts';
import { WEB_LAYOUTS } from './web-layouts.ts';
import { EUROPASS_LOCALES, WORD_LAYOUTS } from './word-layouts.ts';
import { draw } from './words.ts';

export type Planned = { person: Person; layout: string; format: 'docx' | OfficeFormat; manner: Manner; seed: string };

const JOINTS: readonly Joint[] = ['comma', 'word', 'paren', 'reversed', 'dash', 'apart'];
const OFFICE: readonly OfficeFormat[] = ['rtf', 'doc', 'odt'];
/** Layouts with a cell for year and month, where years alone would be no form. */
export const YEAR_MONTH_LIST = 'year-month-list';

/** The manner and the seed of a file. One in six writes only years. */
export function planned(person: Person, layout: string, format: Planned['format'] = 'pdf'): Planned {
  const seed = `${person.id} ${layout}`;
  const isForm = layout === YEAR_MONTH_LIST;
  const joint = isForm ? 'apart' : (JOINTS[draw(`${seed} joint`, JOINTS.length)] ?? 'comma');
  return { person, layout, format, seed, manner: { joint, years: !isForm && draw(`${seed} years`, 6) === 0 } };
}

const nth = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('An empty list');
  return found;
};

/** Forms of the country: the list of years and months where nobody had two titles at one employer, the grid of personal data. */
function customary(person: Person): Planned[] {
  if (person.locale === 'jp' && person.work.every(({ roles }) => roles.length === 1)) return [planned(person, YEAR_MONTH_LIST)];
  return ['cn', 'ko', 'vi'].includes(person.locale) ? [planned(person, 'form-grid')] : [];
}

/** The files of one person, the `at`th of all; the first, second and third of a language differ in what they are. */
function filesOf(person: Person, at: number): Planned[] {
  const language = Math.floor(at / 3);
  const words = WORD_LAYOUTS.filter(({ name }) => name !== 'word-labelled' || EUROPASS_LOCALES.includes(person.locale));
  const forms = WEB_FORMS.filter(({ locales }) => !locales || locales.includes(person.locale));
  const web = planned(person, nth(WEB_LAYOUTS, at * 3 + Math.floor(at / 10)).name);
  const word = (step: number, format: Planned['format']) => {
    const { name } = nth(words, language + step);
    // LibreOffice leaves boxes out of an RTF.
    return planned(person, format === 'rtf' && name === 'word-boxes' ? 'word-plain' : name, format);
  };
  const tex = (step: number) => planned(person, nth(TEX_LAYOUTS, language + step).name);
  if (at % 3 === 0) return [web, word(0, 'docx'), tex(0), ...customary(person)];
  if (at % 3 === 1) return [web, word(1, nth(OFFICE, language)), planned(person, nth(forms, language).name)];
  return [web, word(2, 'pdf'), tex(1), word(3, nth<Planned['format']>(['docx', ...OFFICE], language)), ...customary(person)];
}

/** The files to make. */
export const plan = (people: readonly Person[]): Planned[] => people.flatMap(filesOf);
