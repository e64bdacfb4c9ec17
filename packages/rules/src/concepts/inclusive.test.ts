import { expect, it } from 'vitest';
import { titleWords } from './inclusive.ts';

const wordsOf = (title: string, language: string) => titleWords(title, language).words.map(({ text }) => text);

it.each([
  ['fr', 'Conseiller·ère clientèle', ['Conseiller', 'clientèle']],
  ['fr', 'Ingénieur(e) système', ['Ingénieur', 'système']],
  ['fr', 'Chargé.e de communication', ['Chargé', 'de', 'communication']],
  ['es', 'Asesor/a de clientes', ['Asesor', 'de', 'clientes']],
  ['pt', 'Gestor/a de clientes', ['Gestor', 'de', 'clientes']],
  ['de', 'Berater:in Vertrieb', ['Berater', 'Vertrieb']],
])('in %s the second ending of "%s" is no word', (language, title, expected) => expect(wordsOf(title, language)).toEqual(expected));

it('what is no ending stays, and so does what stands in other languages', () => {
  expect(wordsOf('Développeur C/C++ (H/F)', 'fr')).toEqual(wordsOf('Développeur C/C++ (H/F)', 'en'));
  expect(wordsOf('Sales/a lot', 'en')).toContain('a');
});

it('what is left stands where it stood', () => {
  const { text, words, starts } = titleWords('Asesor/a de clientes', 'es');
  expect(text.slice(starts[1], starts[2]! + words[2]!.text.length)).toBe('de clientes');
});
