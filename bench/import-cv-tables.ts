// The tables of bench/import-cv.ts: precision and recall of each field, and F1 by language and group of fields.
import { type Count, FIELDS, type Field } from './import-cv-judge.ts';

/** By locale, by field. */
export type Sums = Map<string, Map<Field, Count>>;

/** Fields that have one goal (issue 17): at least that F1 on CVs that nobody here wrote. */
export const GROUPS: Record<string, { fields: readonly Field[]; goal: number }> = {
  name: { fields: ['name'], goal: 0.97 },
  contact: { fields: ['e-mail', 'phone', 'links', 'place'], goal: 0.97 },
  work: { fields: ['employer', 'title'], goal: 0.92 },
  school: { fields: ['school', 'degree'], goal: 0.92 },
  level: { fields: ['level', 'field'], goal: 0.92 },
  dates: { fields: ['work dates', 'education dates'], goal: 0.95 },
  languages: { fields: ['languages', 'language levels'], goal: 0.9 },
  skills: { fields: ['skills'], goal: 0.9 },
  other: { fields: ['memberships', 'certificates', 'birth and nationality', 'permits'], goal: 0.85 },
};

const NOTHING: Count = { said: 0, right: 0, wanted: 0, found: 0 };
const share = (some: number, all: number) => (all === 0 ? 1 : some / all);
const plus = (a: Count, b: Count): Count => ({
  said: a.said + b.said,
  right: a.right + b.right,
  wanted: a.wanted + b.wanted,
  found: a.found + b.found,
});

export const f1 = ({ said, right, wanted, found }: Count): number => {
  const [precision, recall] = [share(right, said), share(found, wanted)];
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
};

const ofField = (sums: Sums, field: Field): Count => [...sums.values()].map((fields) => fields.get(field) ?? NOTHING).reduce(plus, NOTHING);
const ofFields = (fields: Map<Field, Count>, names: readonly Field[]): Count =>
  names.map((name) => fields.get(name) ?? NOTHING).reduce(plus, NOTHING);
const shown = (number: number) => number.toFixed(3);

/** Precision and recall of each field, over all languages. */
export function printFields(sums: Sums): void {
  console.log('field                  precision               recall');
  for (const field of FIELDS) {
    const { said, right, wanted, found } = ofField(sums, field);
    if (said + wanted === 0) continue;
    const precision = `${shown(share(right, said))} (${right} of ${said})`;
    console.log(`${field.padEnd(21)}  ${precision.padEnd(22)}  ${shown(share(found, wanted))} (${found} of ${wanted})`);
  }
}

/** Precision and recall of each field in each language: ".98/.95"; "-" where neither a value was read nor one was to be. */
export function printFieldsByLanguage(sums: Sums): void {
  const languages = [...sums.keys()].sort();
  const part = (some: number, all: number) => share(some, all).toFixed(2).replace(/^0/, '');
  console.log(`\nprecision/recall       ${languages.map((language) => language.padEnd(9)).join(' ')}`.trimEnd());
  for (const field of FIELDS) {
    const cells = languages.map((language) => {
      const { said, right, wanted, found } = sums.get(language)?.get(field) ?? NOTHING;
      return (said + wanted === 0 ? '-' : `${part(right, said)}/${part(found, wanted)}`).padEnd(9);
    });
    console.log(`${field.padEnd(21)}  ${cells.join(' ')}`.trimEnd());
  }
}

/** F1 of each group of fields, a line a language; `*` below the goal. */
export function printLanguages(sums: Sums): void {
  const names = Object.keys(GROUPS);
  console.log(`\nF1        ${names.map((name) => name.padStart(10)).join('')}       all`);
  const line = (label: string, fields: Map<Field, Count>) => {
    const groups = names.map((name) => {
      const { fields: some = [], goal = 0 } = GROUPS[name] ?? {};
      const count = ofFields(fields, some);
      if (count.said + count.wanted === 0) return '-'.padStart(10);
      return `${shown(f1(count))}${f1(count) < goal ? '*' : ' '}`.padStart(10);
    });
    console.log(`${label.padEnd(10)}${groups.join('')}${shown(f1(ofFields(fields, FIELDS))).padStart(10)}`);
  };
  for (const [language, fields] of [...sums].sort(([a], [b]) => a.localeCompare(b))) line(language, fields);
  line('all', new Map(FIELDS.map((field) => [field, ofField(sums, field)])));
}

/** F1 of the groups over all languages, and of all fields by language, for the line of JSON and for floors. */
export function figuresOf(sums: Sums): { groups: Record<string, number>; languages: Record<string, number> } {
  const all = new Map(FIELDS.map((field) => [field, ofField(sums, field)]));
  const groups = Object.entries(GROUPS).map(([name, { fields }]) => [name, Number(shown(f1(ofFields(all, fields))))]);
  const languages = [...sums].map(([language, fields]) => [language, Number(shown(f1(ofFields(fields, FIELDS))))]);
  return { groups: Object.fromEntries(groups), languages: Object.fromEntries(languages) };
}

/** So much below what is reached may a figure come before a test fails. */
const SLACK = 0.015;

/** What is reached, less a little, as a file of floors. */
export function floorsOf(sums: Sums): string {
  const { groups, languages } = figuresOf(sums);
  const lowered = (figures: Record<string, number>) =>
    Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, Math.max(0, Math.floor((figure - SLACK) * 100) / 100)]));
  return `${JSON.stringify({ groups: lowered(groups), languages: lowered(languages) }, undefined, 2)}\n`;
}
