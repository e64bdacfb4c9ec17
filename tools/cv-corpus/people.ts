// Invented people, as people/LOCALE.txt tells them (`# id`, then `key: value`, then `== part`): nobody of them lives. An entry without indent is an
// employer or a school, the indented ones below it are titles or degrees `title | start | end | as written`, `-` begins a line of what was done.
import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@fairway/rules/locales';

/** One title at an employer. Dates are `2021` or `2021-09`; `end` is `now` where it goes on. */
type Role = { title: string; start: string; end: string; written?: string | undefined; lines: string[] };
type Employer = { employer: string; place: string; roles: Role[] };
/** `field` is undefined where there is none; `isInDegree`: the words of the degree say it, it is not written again. */
export type Study = {
  degree: string;
  levels: string[];
  /** A school before the university. */
  isSecondary: boolean;
  field?: string | undefined;
  isInDegree: boolean;
  start: string;
  end: string;
  grade?: string | undefined;
  written?: string | undefined;
  lines: string[];
};
type School = { school: string; place: string; studies: Study[] };
export type Person = {
  id: string;
  locale: Locale;
  basics: Record<string, string>;
  work: Employer[];
  education: School[];
  /** name, words, code, letters of the levels that are right */
  languages: { name: string; words: string; codes: string[]; levels: string[] }[];
  skills: { group?: string | undefined; names: string[] }[];
  certificates: { name: string; issuer: string; on: string }[];
  memberships: { title: string; organization: string; start: string; end: string }[];
  awards: string[];
  interests: string[];
  references: string[];
  projects: string[];
};

const LEVELS: Record<string, string> = {
  e: 'elementary',
  l: 'limited_working',
  p: 'professional_working',
  f: 'full_professional',
  n: 'native_or_bilingual',
};
const cells = (line: string) => line.split(' |').map((cell) => cell.trim());
const orNone = (text = '') => (text === '' || text === '-' ? undefined : text);

function readStudy(line: string): Study {
  const [degree = '', level = '', field = '', start = '', end = '', grade, written] = cells(line);
  return {
    degree,
    levels: level === '-' ? [] : level.replace('?', '').split('/'),
    isSecondary: level.endsWith('?') || (level === 'diploma' && field === '-'),
    field: orNone(field.replace(/^=/, '')),
    isInDegree: field.startsWith('='),
    start,
    end,
    grade: orNone(grade),
    written: orNone(written),
    lines: [],
  };
}

/** A person's lines of one part, brought to its shape. */
const READERS: Record<string, (person: Person, line: string) => void> = {
  work: (person, line) => {
    const last = person.work.at(-1);
    const [first = '', second = '', third = '', fourth] = cells(line);
    if (!line.startsWith(' ')) person.work.push({ employer: first, place: second, roles: [] });
    else if (line.startsWith('  - ')) last?.roles.at(-1)?.lines.push(line.slice(4));
    else last?.roles.push({ title: first, start: second, end: third, written: orNone(fourth), lines: [] });
  },
  education: (person, line) => {
    const last = person.education.at(-1);
    const [school = '', place = ''] = cells(line);
    if (!line.startsWith(' ')) person.education.push({ school, place, studies: [] });
    else if (line.startsWith('  - ')) last?.studies.at(-1)?.lines.push(line.slice(4));
    else last?.studies.push(readStudy(line));
  },
  languages: (person, line) => {
    const [name = '', words = '', code = '', level = ''] = cells(line);
    const codes = code === '-' ? [] : code.split('/');
    person.languages.push({ name, words, codes, levels: level === '-' ? [] : level.split('/').map((letter) => LEVELS[letter] ?? letter) });
  },
  skills: (person, line) => {
    const [, group, names = line] = /^([^,:]{2,30}): (.+)$/.exec(line) ?? [];
    person.skills.push({ group, names: names.split(', ') });
  },
  certificates: (person, line) => {
    const [name = '', issuer = '', on = ''] = cells(line);
    person.certificates.push({ name, issuer, on });
  },
  memberships: (person, line) => {
    const [title = '', organization = '', start = '', end = ''] = cells(line);
    person.memberships.push({ title, organization, start, end });
  },
  awards: (person, line) => person.awards.push(line),
  interests: (person, line) => person.interests.push(line),
  references: (person, line) => person.references.push(line),
  projects: (person, line) => person.projects.push(line),
};

const nobody = (id: string, locale: Locale): Person => ({
  id,
  locale,
  basics: {},
  work: [],
  education: [],
  languages: [],
  skills: [],
  certificates: [],
  memberships: [],
  awards: [],
  interests: [],
  references: [],
  projects: [],
});

/** The people of one text of that notation. */
function readPeople(text: string, locale: Locale): Person[] {
  const people: Person[] = [];
  let part = '';
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const person = people.at(-1);
    if (line.startsWith('# ')) {
      people.push(nobody(line.slice(2).trim(), locale));
      part = '';
    } else if (line.startsWith('== ')) part = line.slice(3).trim();
    else if (!person) throw new Error(`Nobody before: ${line}`);
    else if (part === '') {
      const [, key = '', value = ''] = /^([a-z]+): (.+)$/.exec(line) ?? [];
      if (!key) throw new Error(`No key: ${line}`);
      person.basics[key] = value;
    } else {
      const reader = READERS[part];
      if (!reader) throw new Error(`No part ${part}`);
      reader(person, line);
    }
  }
  return people;
}

/** All people of a folder of such texts, by locale. */
export const allPeople = (folder: URL): Person[] =>
  LOCALES.flatMap((locale) => readPeople(readFileSync(new URL(`${locale}.txt`, folder), 'utf8'), locale));
