import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { splitWords } from '../recognition/words.ts';
import { CONCEPT_FILES, type ConceptEntry, conceptFinder, conceptsOf } from './concepts.ts';
import { topicIdOf, topicWords } from './topic-words.ts';

const shipped = CONCEPT_FILES.flatMap(({ file, kind, role }) =>
  conceptsOf(kind, JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8')) as ConceptEntry[], role),
);
const finder = conceptFinder(shipped);
const isAbout = (title: string, occupation: string, language: string | undefined) =>
  finder.findInTitle(splitWords(title), language).some(({ concept }) => finder.concepts[concept]!.id === topicIdOf(occupation));

describe('what the names of an occupation have in common', () => {
  it.each([
    ['Risk Intern', 'risk-manager', 'en', true],
    ['Funeral Service Helper', 'funeral-director', 'en', true],
    ['Graduate Trainee', 'train-driver', 'en', false],
    ['Risk Intern', 'risk-manager', 'de', false],
    ['Risk Intern', 'risk-manager', undefined, false],
  ])('is what "%s" is about: %s in %s: %s', (title, occupation, language, expected) => {
    expect(isAbout(title, occupation, language)).toBe(expected);
  });

  it('is near to the occupation, no question means it, and the narrower it is the fewer concepts it holds', () => {
    const near = finder.near(finder.numberOf('risk-manager')!).map((one) => finder.concepts[one]!.id);
    expect(near).toContain('risk-manager~');
    expect(finder.ask(splitWords('risk')).map(({ concept }) => finder.concepts[concept]!.id)).not.toContain('risk-manager~');
    expect(finder.breadthOf(finder.numberOf('risk-manager~')!)).toBe(2);
  });

  it('is a word of two names at least that stands in those of few, and is none itself', () => {
    const occupation = (id: string, line: string) => conceptsOf('occupation', [{ id, forms: { en: line }, examples: [] }])[0]!;
    const words = topicWords([
      occupation('keeper', 'lamp keeper, lamp lighter, chief keeper'),
      occupation('baker', 'bread baker, cake baker, baker'),
      occupation('clerk', 'lone clerk'),
      occupation('minder', 'early minder, early sitter'),
      conceptsOf('work', [{ id: 'start', forms: { en: 'early start' }, examples: [] }])[0]!,
    ]);
    expect(words.get('keeper')).toEqual([
      { language: 'en', form: '~lamp' },
      { language: 'en', form: '~lamps' },
      { language: 'en', form: '~keeper' },
      { language: 'en', form: '~keepers' },
    ]);
    expect(words.get('minder')?.map(({ form }) => form) ?? []).not.toContain('~early');
    expect([words.has('baker'), words.has('clerk')]).toEqual([false, false]);
  });
});
