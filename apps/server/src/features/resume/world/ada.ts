// The two files that Ada of the demo world took into her profile: what was read in each. The first one is reviewed; the second one tells some
// things otherwise, some later, some in doubt, and some that nobody understands. Invented throughout.
import { type Cv, emptyCv, type Read } from '@fairway/cv-reader/cv';

/** `2026-03` so many months before the day the world is written for. */
type Month = (monthsAgo: number) => string;

const sure = <T>(value: T): Read<T> => ({ value, doubt: 'sure' });
const check = <T>(value: T): Read<T> => ({ value, doubt: 'check' });

const person = (): Cv => ({
  ...emptyCv(),
  language: sure('en'),
  name: sure({ full: 'Ada Berg', first: 'Ada', last: 'Berg' }),
  emails: [sure('ada.berg@mail.example')],
  phones: [sure('+46701740605')],
  place: sure({ text: 'Stockholm, Sweden', city: 'Stockholm', countryCode: 'SE' }),
});

/** A CV in PDF, taken in and reviewed. */
export const adaCv = (month: Month): Cv => ({
  ...person(),
  work: [
    { title: sure('Summer analyst'), employer: sure('Ternbank'), location: sure('Helsinki'), start: sure(month(17)), end: sure(month(15)), isCurrent: false },
    { title: sure('Deckhand'), employer: sure('Skerry Ferries'), location: sure('Vaxholm'), start: sure(month(66)), end: sure(month(64)), isCurrent: false },
  ],
  memberships: [
    { title: sure('Speaker'), organization: sure('Women in Wind'), start: sure(month(9)), end: sure(month(2)), isCurrent: false, description: 'Three talks at schools.' },
  ],
  languages: [{ code: 'sv', name: sure('Swedish'), level: sure('native_or_bilingual') }],
  skills: [sure('Python'), sure('Statistics'), sure('Wind resource assessment')],
  certificates: [{ name: sure('Certificate of sea survival'), issuer: 'Archipelago Rowing Club', on: month(70) }],
}); // biome-ignore format: the entries

/** What LinkedIn gave her, taken in and not looked at yet. */
export const adaLinkedin = (month: Month): Cv => ({
  ...person(),
  headline: sure('Energy economist in the making'),
  phones: [sure('+46701740605'), sure('+46701740611')],
  links: [sure('https://www.linkedin.com/in/ada-berg-of-the-demo'), sure('adaberg-on-the-sea')],
  work: [
    { title: sure('Summer analyst'), employer: sure('Ternbank'), location: sure('Helsinki'), start: sure(month(18)), end: sure(month(15)), isCurrent: false },
    { title: sure('Teaching assistant, statistics'), employer: sure('Nordic School of Management'), start: sure(month(26)), end: sure(month(5)), isCurrent: false },
  ],
  education: [
    { school: sure('Öresund Summer School'), degree: sure('Summer course'), field: sure('Offshore grids'), start: sure(month(28)), end: sure(month(27)), isCurrent: false, grade: 'with distinction' },
  ],
  memberships: [
    { title: sure('Speaker'), organization: sure('Women in Wind'), start: sure(month(9)), isCurrent: true, description: 'Nine talks at schools in Sweden and Norway.' },
    { title: check('Night watch'), organization: sure('Söder Winter Shelter'), start: check(month(22).slice(0, 4)), isCurrent: true },
  ],
  languages: [{ code: 'da', name: sure('Danish'), words: 'understood at breakfast' }],
  certificates: [{ name: sure('Coastal skipper'), issuer: 'Skerry Sailing School', on: month(40) }],
  rest: [
    { heading: 'Honours', lines: [`Best poster, Students for Energy, ${month(14)}`, 'Silver bow of the rowing club'] },
    { lines: ['Reads tide tables for fun.'] },
  ],
}); // biome-ignore format: the entries
