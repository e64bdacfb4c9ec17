import { expect, test } from 'vitest';
import { type Cv, emptyCv, type Read } from '../packages/cv-reader/src/cv.ts';
import { type Count, judgeCv } from './import-cv-judge.ts';
import { f1 } from './import-cv-tables.ts';
import type { CvTruth } from './import-cv-truth.ts';
import { readYaml } from './import-cv-yaml.ts';

const sure = <T>(value: T): Read<T> => ({ value, doubt: 'sure' });

const TRUTH: CvTruth = {
  language: 'de',
  name: 'Nora Keller',
  emails: ['nora@example.de'],
  phones: ['+491713920045'],
  links: ['linkedin.com/in/nora'],
  city: 'Leipzig',
  bornOn: '1996-03-14',
  nationalities: ['DE'],
  work: [
    { employer: ['Klinikum GmbH'], title: ['Pflegerin'], start: '2021-10' },
    { employer: ['Café'], title: ['Aushilfe'], start: '2019', end: '2020' },
  ],
  education: [
    {
      school: ['Universität Halle'],
      degree: ['B.Sc.', 'B.Sc. Pflege'],
      levels: ['bachelor'],
      field: ['Pflege'],
      start: '2016-09',
      end: '2019',
    },
  ],
  languages: [{ name: 'Englisch', codes: ['en'], levels: ['professional_working', 'full_professional'] }],
  skills: ['C++', 'Excel'],
  skillsBeside: ['Office'],
  memberships: [{ organization: 'DBfK', title: 'Mitglied' }],
  certificates: ['Basiskurs Praxisanleitung'],
};

const right = (): Cv => ({
  ...emptyCv(),
  language: { value: 'de', doubt: 'check' },
  name: sure({ full: 'KELLER, Nora' }),
  emails: [sure('nora@example.de')],
  phones: [sure('+491713920045')],
  links: [sure('https://www.linkedin.com/in/nora/')],
  place: sure({ text: '04107 Leipzig' }),
  bornOn: '1996-03-14',
  nationalities: [sure('DE')],
  work: [
    { employer: sure('Cafe'), title: sure('Aushilfe'), start: sure('2019'), end: sure('2020'), isCurrent: false },
    { employer: sure('Klinikum GmbH'), title: sure('Pflegerin'), start: sure('2021-10-01'), isCurrent: true },
  ],
  education: [
    {
      school: sure('Universität Halle'),
      degree: sure('B.Sc. Pflege'),
      level: sure('bachelor'),
      field: sure('Pflege'),
      start: sure('2016-09'),
      end: sure('2019-07'),
      isCurrent: false,
    },
  ],
  languages: [{ code: 'en', name: sure('Englisch'), level: sure('professional_working') }],
  skills: [sure('Excel'), sure('Office'), sure('C++')],
  memberships: [{ organization: sure('DBfK'), title: sure('Mitglied'), isCurrent: true }],
  certificates: [{ name: sure('Basiskurs Praxisanleitung (2022)') }],
});

const sum = (counts: Iterable<Count>) =>
  [...counts].reduce((a, b) => ({
    said: a.said + b.said,
    right: a.right + b.right,
    wanted: a.wanted + b.wanted,
    found: a.found + b.found,
  }));

test('a reading that says what the file says is right in all, whatever its case, accents, order and points', () => {
  const { counts, faults } = judgeCv(right(), TRUTH);
  expect(faults).toEqual([]);
  const all = sum(counts.values());
  expect(all.right).toBe(all.said);
  expect(all.found).toBe(all.wanted);
  expect(f1(all)).toBe(1);
});

test('a reading of nothing says nothing wrong and misses all', () => {
  const { counts } = judgeCv(emptyCv(), TRUTH);
  counts.delete('language of text');
  expect(sum(counts.values())).toEqual({ said: 0, right: 0, wanted: 27, found: 0 });
});

test('employer and title that stand in each other’s place are both wrong, the dates beside them right', () => {
  const cv = right();
  cv.work = cv.work.map(({ employer, title, ...period }) => ({
    ...period,
    ...(title && { employer: title }),
    ...(employer && { title: employer }),
  }));
  const { counts } = judgeCv(cv, TRUTH);
  expect(counts.get('employer')).toEqual({ said: 2, right: 0, wanted: 2, found: 0 });
  expect(counts.get('title')).toEqual({ said: 2, right: 0, wanted: 2, found: 0 });
  expect(counts.get('work dates')).toEqual({ said: 4, right: 4, wanted: 4, found: 4 });
});

test('a date that is less exact than the file is wrong, and so is an end where it goes on', () => {
  const cv = right();
  cv.work[1] = { employer: sure('Klinikum GmbH'), title: sure('Pflegerin'), start: sure('2021'), end: sure('2024'), isCurrent: false };
  expect(judgeCv(cv, TRUTH).counts.get('work dates')).toEqual({ said: 4, right: 2, wanted: 4, found: 2 });
});

test('what is read and not there is said and wrong: entries, skills, a name where nobody has one', () => {
  const cv = right();
  cv.work.push({ employer: sure('Nirgends AG'), title: sure('Niemand'), isCurrent: false });
  cv.skills.push(sure('Quantenflechten'));
  const { counts } = judgeCv(cv, { ...TRUTH, name: '' });
  expect(counts.get('employer')).toEqual({ said: 3, right: 2, wanted: 2, found: 2 });
  expect(counts.get('skills')).toEqual({ said: 3, right: 2, wanted: 2, found: 2 });
  expect(counts.get('name')).toEqual({ said: 1, right: 0, wanted: 0, found: 0 });
});

test('another fair form of a name is right, and any other is not', () => {
  const other = { ...TRUTH, nameAlso: ['Dr. Nora Keller'] };
  const named = (full: string) => judgeCv({ ...right(), name: sure({ full }) }, other).counts.get('name')?.right;
  expect([named('Dr. Nora Keller'), named('Nora Keller'), named('Frau Nora Keller')]).toEqual([1, 1, 0]);
});

test('a post without pay may be read as work or as a membership; read nowhere, it is missed', () => {
  const post = { employer: ['Tafel Leipzig'], title: ['Helferin'], start: '2020', also: 'membership' as const };
  const truth = { ...TRUTH, work: [...(TRUTH.work ?? []), post] };
  const cv = right();
  expect(judgeCv(cv, truth).faults).toHaveLength(4);
  cv.memberships.push({ organization: sure('Tafel Leipzig'), title: sure('Helferin'), start: sure('2020'), isCurrent: true });
  expect(judgeCv(cv, truth).faults).toEqual([]);
  const office = { ...TRUTH, memberships: [{ organization: 'DBfK', title: 'Mitglied', also: 'work' as const }] };
  const worked = right();
  worked.work.push({ employer: sure('DBfK'), title: sure('Mitglied'), isCurrent: true });
  worked.memberships = [];
  expect(judgeCv(worked, office).faults).toEqual([]);
});

test('parts that a truth does not tell are not judged', () => {
  const { counts } = judgeCv(right(), { language: 'de', name: 'Nora Keller' });
  expect([...counts.keys()]).toEqual(['name', 'language of text']);
});

test('YAML of lists, maps and words over several lines is read; what is none gives words and no failure', () => {
  const text =
    "cv:\n  name: Ann\n  sections:\n    work:\n      - company: 'A: B'\n        highlights:\n          - did this and\n            that\n      - company: C\n";
  expect(readYaml(text)).toEqual({
    cv: { name: 'Ann', sections: { work: [{ company: 'A: B', highlights: ['did this and that'] }, { company: 'C' }] } },
  });
  expect(readYaml('')).toEqual({});
  expect(readYaml('%%% [not yaml')).toEqual({ '%%% [not yaml': '' });
});
