import { expect, it } from 'vitest';
import { splitWords } from '../recognition/words.ts';
import { type ConceptEntry, conceptFinder, conceptsOf } from './concepts.ts';

const entry = (id: string, forms: string, broader: string[] = []): ConceptEntry => ({ id, broader, forms: { en: forms }, examples: [] });
const finder = conceptFinder([
  ...conceptsOf('work', [entry('internship', 'intern*'), entry('director', 'director')]),
  ...conceptsOf('field', [entry('data-science', 'data science'), entry('marketing', 'marketing')]),
  ...conceptsOf('skill', [entry('trading', 'trading')]),
  ...conceptsOf('occupation', [
    entry('data-scientist', 'data scientist*', ['data-science']),
    entry('trader', 'trader*', ['trading']),
    entry('brand-manager', 'brand manager*', ['marketing']),
    entry('recruiter', 'recruiter*'),
  ]),
]);

/** The occupations that a title means by what it is in. */
const implied = (title: string) =>
  finder
    .findInTitle(splitWords(title), 'en')
    .filter(({ isImplied }) => isImplied)
    .map(({ concept }) => finder.concepts[concept]!.id);

it.each([
  ['a field', 'Data Science Intern', ['data-scientist']],
  ['a skill', 'Trading Summer Analyst', ['trader']],
  ['no field whose name nobody has', 'Marketing Intern', []],
])('a title that names %s means whoever is called by it: %s', (_what, title, expected) => expect(implied(title)).toEqual(expected));

it.each([
  ['an occupation', 'Data Science Recruiter'],
  ['one who leads', 'Director of Data Science'],
])('a title that names %s means that one: %s', (_what, title) => expect(implied(title)).toEqual([]));

it('a field knows who practises it', () => {
  expect(finder.practitionersOf(finder.numberOf('trading')!)).toEqual([finder.numberOf('trader')]);
  expect(finder.practitionersOf(finder.numberOf('marketing')!)).toEqual([]);
});
