// Lists whose words and order a row of docs/specification says: the row names each, in this order, and the code has no other.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EDUCATION_LEVELS, EMPLOYMENT_TYPES, JOB_CATEGORIES, JOB_FILTERS } from './jobs.ts';
import { LOCALES } from './locales.ts';
import { IMPORT_SECTIONS } from './profile-import.ts';

/** The rule of a row. */
function rule(id: string): string {
  const file = path.resolve(import.meta.dirname, `../../../docs/specification/${id.split('.')[0]}.md`);
  return new RegExp(`^\\| ${id.replace('.', '\\.')} \\| (.*) \\| built \\|`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}
const placesIn = (text: string, words: readonly string[]) => words.map((word) => text.search(new RegExp(`(?<![\\w-])${word}(?![\\w-])`)));

describe('as the specification says', () => {
  it.each([
    ['employment types', 'jobs.2', EMPLOYMENT_TYPES],
    ['levels of education, from the highest', 'education.6', EDUCATION_LEVELS],
    ['filters', 'jobs.13', JOB_FILTERS],
    ['sections of an import', 'imports.2', IMPORT_SECTIONS],
    ['locales', 'locales.1', LOCALES],
  ] as const)('%s (%s)', (_what, id, words) => {
    const text = rule(id);
    const places = placesIn(text, words);
    expect(words.filter((_, at) => places[at] === -1)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('the row of the categories counts them, and those that it names are there', () => {
    const text = rule('reference.1');
    expect(text).toContain(`${JOB_CATEGORIES.length} job categories`);
    const named = text.match(/[A-Z]+(?:_[A-Z]+)+|\b[A-Z]{5,}\b/g) ?? [];
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((word) => !(JOB_CATEGORIES as readonly string[]).includes(word))).toEqual([]);
  });

  it('no list has a word twice', () => {
    for (const words of [EMPLOYMENT_TYPES, EDUCATION_LEVELS, JOB_FILTERS, JOB_CATEGORIES, IMPORT_SECTIONS, LOCALES])
      expect(new Set<string>(words).size).toBe(words.length);
  });
});
