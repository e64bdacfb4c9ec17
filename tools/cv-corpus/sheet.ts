// A CV as it will be written, whatever the layout: a person's words in one hand (headings, dates, joints), and beside it the truth of what
// a reader can find there, never more than what the layouts print.
import type { Locale } from '@fairway/rules/locales';
import { languageTag } from '@fairway/rules/locales';
import type { CvTruth } from '../../bench/import-cv-truth.ts';
import { type DateHand, dateHand, seenPeriod, writeDate, writePeriod } from './dates.ts';
import type { Person, Study } from './people.ts';
import { chosen, draw, KINDS, type Kind } from './words.ts';

export type Joint = 'comma' | 'word' | 'paren' | 'reversed' | 'dash' | 'apart';
/** What stands below one employer or school. `more`: a field of study that stands apart. */
/** `stamps`: the dates as data, for forms that have a cell for year and month. */
type Item = {
  title: string;
  more?: string;
  dates: string;
  stamps: { start: string; end?: string };
  grade?: string;
  lines: string[];
};
export type Group = { organization: string; place: string; items: Item[] };
export type Contact = { kind: 'phone' | 'email' | 'address' | 'links' | 'born' | 'nationality' | 'permit'; label: string; text: string };
export type Sheet = {
  id: string;
  locale: Locale;
  tag: string;
  /** Over it all: "Lebenslauf"; absent in many. */
  documentTitle?: string;
  name: string;
  headline: string;
  contact: Contact[];
  contactHeading: string;
  headings: Record<Kind, string>;
  /** The kinds that have something to say, in the usual order. */
  kinds: Kind[];
  summary: string;
  work: Group[];
  education: Group[];
  languages: { name: string; words: string }[];
  skills: { group?: string | undefined; names: string[] }[];
  certificates: { name: string; issuer: string; on: string; stamp: string }[];
  memberships: { title: string; organization: string; dates: string }[];
  lines: Record<'projects' | 'awards' | 'interests' | 'references', string[]>;
};
export type Manner = { joint: Joint; years: boolean };

const hasEastAsianWords = (locale: Locale) => locale === 'cn' || locale === 'jp' || locale === 'ko';

/** Degree and field on one line; the field alone in `more` where it stands apart. */
function degreeLine(study: Study, joint: Joint, locale: Locale): { title: string; more?: string } {
  const { degree, field, isInDegree } = study;
  if (!field || isInDegree) return { title: degree };
  if (joint === 'apart') return { title: degree, more: field };
  if (joint === 'paren') return { title: `${degree} (${field})` };
  if (joint === 'dash') return { title: `${degree} – ${field}` };
  if (joint === 'reversed') return { title: hasEastAsianWords(locale) ? `${field} ${degree}` : `${field}, ${degree}` };
  const word = chosen(locale, 'in', degree);
  if (joint === 'word' && word !== '-') return { title: `${degree} ${word} ${field}` };
  return { title: hasEastAsianWords(locale) ? `${degree} ${field}` : `${degree}, ${field}` };
}

function contacts(person: Person, hand: DateHand, seed: string): Contact[] {
  const { basics, locale } = person;
  const first = (text = '') => text.split(' | ')[0] ?? '';
  const found: Contact[] = [];
  const add = (kind: Exclude<Contact['kind'], 'permit'>, text: string) => {
    if (text) found.push({ kind, label: chosen(locale, kind, seed), text });
  };
  add('address', first(basics.place));
  add('phone', first(basics.phone));
  add('email', basics.email ?? '');
  for (const link of (basics.links ?? '').split(', ')) add('links', link);
  add('born', bornText(basics.born, hand));
  add('nationality', first(basics.nationality));
  if (basics.permit) found.push({ kind: 'permit', label: '', text: first(basics.permit) });
  return found;
}

/** A date of birth in the language's own short or long form, with the place where it is told. */
function bornText(born: string | undefined, hand: DateHand): string {
  if (!born) return '';
  const [date = '', place] = born.split(' | ');
  if (date.split('-').length < 3) return writeDate(date, { ...hand, pattern: hand.pattern === 'YYYY' ? 'YYYY.MM' : hand.pattern });
  const style = hand.pattern.includes('MMM') ? 'long' : 'short';
  const [year = '', month = '', day = ''] = date.split('-');
  const numbers = {
    de: `${day}.${month}.${year}`,
    ru: `${day}.${month}.${year}`,
    ro: `${day}.${month}.${year}`,
    ko: `${year}.${month}.${day}`,
  };
  const text =
    style === 'short' && hand.locale in numbers
      ? (numbers[hand.locale as keyof typeof numbers] ?? '')
      : new Intl.DateTimeFormat(languageTag(hand.locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return place ? `${text} (${place})` : text;
}

/** The sheet of a person in one manner; the seed chooses the words. */
export function makeSheet(person: Person, manner: Manner, seed: string): Sheet {
  const { locale, basics } = person;
  const hand = dateHand(locale, seed, manner.years);
  const title = chosen(locale, 'title', seed);
  const { projects, awards, interests, references } = person;
  const filled: Record<Kind, boolean> = {
    summary: Boolean(basics.summary),
    work: person.work.length > 0,
    education: person.education.length > 0,
    skills: person.skills.length > 0,
    languages: person.languages.length > 0,
    certificates: person.certificates.length > 0,
    memberships: person.memberships.length > 0,
    projects: projects.length > 0,
    awards: awards.length > 0,
    interests: interests.length > 0,
    references: references.length > 0,
  };
  const studiesFirst = draw(`${seed} order`, 3) === 0;
  const kinds = KINDS.filter((kind) => filled[kind]);
  if (studiesFirst) kinds.sort((a, b) => order(a) - order(b));
  return {
    id: person.id,
    locale,
    tag: languageTag(locale),
    ...(title !== '-' && { documentTitle: title }),
    name: basics.name ?? '',
    headline: basics.headline ?? '',
    contact: contacts(person, hand, seed),
    contactHeading: chosen(locale, 'contact', seed),
    headings: Object.fromEntries(KINDS.map((kind) => [kind, chosen(locale, kind, seed)])) as Record<Kind, string>,
    kinds,
    summary: basics.summary ?? '',
    work: person.work.map(({ employer, place, roles }) => ({
      organization: employer,
      place,
      items: roles.map((role) => ({
        title: role.title,
        dates: writePeriod(role, hand),
        stamps: seenPeriod(role, hand),
        lines: role.lines,
      })),
    })),
    education: person.education.map(({ school, place, studies }) => ({
      organization: school,
      place,
      items: studies.map((study) => ({
        ...degreeLine(study, manner.joint, locale),
        dates: writePeriod(study, hand),
        stamps: seenPeriod(study, hand),
        ...(study.grade && { grade: study.grade }),
        lines: study.lines,
      })),
    })),
    languages: person.languages.map(({ name, words }) => ({ name, words })),
    skills: person.skills,
    certificates: person.certificates.map(({ name, issuer, on }) => ({ name, issuer, on: on && writeDate(on, hand), stamp: on })),
    memberships: person.memberships.map((one) => ({ title: one.title, organization: one.organization, dates: writePeriod(one, hand) })),
    lines: { projects, awards, interests, references },
  };
}

/** Studies before work, as students write it. */
const order = (kind: Kind): number => (kind === 'education' ? KINDS.indexOf('work') - 0.5 : KINDS.indexOf(kind));

/** What a reader can find on that sheet. Values are lists of what is right, the best first. */
export function truthOf(person: Person, manner: Manner, seed: string): CvTruth {
  const { basics, locale } = person;
  const hand = dateHand(locale, seed, manner.years);
  const second = (text = '') => text.split(' | ')[1] ?? '';
  return {
    language: locale,
    name: basics.name ?? '',
    emails: basics.email ? [basics.email] : [],
    phones: basics.phone ? [second(basics.phone)] : [],
    links: (basics.links ?? '').split(', ').filter(Boolean),
    ...(basics.place && { city: second(basics.place) }),
    ...(basics.born && { bornOn: basics.born.split(' | ')[0] ?? '' }),
    nationalities: second(basics.nationality).split(',').filter(Boolean),
    ...(basics.permit && { permits: second(basics.permit).split(',') }),
    work: person.work.flatMap(({ employer, roles }) =>
      roles.map((role) => ({ employer: [employer], title: [role.title], ...seenPeriod(role, hand) })),
    ),
    education: person.education.flatMap(({ school, studies }) =>
      studies.map((study) => ({
        school: [school],
        degree: [...new Set([study.degree, degreeLine(study, manner.joint === 'apart' ? 'comma' : manner.joint, locale).title])],
        levels: study.levels,
        ...(study.isSecondary && { levelIsOpen: true }),
        field: study.field ? [study.field] : [],
        ...(study.isInDegree && { fieldIsInDegree: true }),
        ...seenPeriod(study, hand),
      })),
    ),
    languages: person.languages.map(({ name, codes, levels }) => ({ name, codes, levels })),
    skills: person.skills.flatMap(({ names }) => names),
    memberships: person.memberships.map(({ organization, title }) => ({ organization, title })),
    certificates: person.certificates.map(({ name }) => name),
  };
}
