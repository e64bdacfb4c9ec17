import { expect, it } from 'vitest';
import { splitWords } from '../recognition/words.ts';
import { conceptFinder, conceptsOf } from './concepts.ts';
import { modifierOf } from './modifiers.ts';

const OCCUPATIONS = ['gp', 'receptionist', 'nurse', 'manager', 'mayor', 'analyst', 'assistant', 'chief executive', 'doctor'];
const finder = conceptFinder(conceptsOf('occupation', OCCUPATIONS.map((name) => ({ id: name, forms: { any: name }, examples: [] })))); // biome-ignore format: one thought

/** The occupations that a title names for their own sake. */
function meant(title: string, language = 'en'): string[] {
  const words = splitWords(title);
  const hits = finder.find(words, language);
  const modifies = modifierOf(hits, words, language);
  return hits.filter((hit) => !modifies(hit)).map(({ concept }) => finder.concepts[concept]!.id);
}

it.each([
  ['what stands before another occupation says more about it', 'GP Receptionist', ['receptionist']],
  ['with a word or two between them too', 'Nurse Recruitment Manager', ['manager']],
  ['a comma, a dash or a bracket parts them', 'Nurse, Manager - Doctor (GP)', ['nurse', 'manager', 'doctor', 'gp']],
  ['so does "and"', 'Nurse and Receptionist', ['nurse', 'receptionist']],
  ['whom somebody works for is not asked for', 'Assistant to the Chief Executive', ['assistant']],
  ['nor in brackets', 'Assistant (to the Chief Executive)', ['assistant']],
  ['nor whose office it is', "Analyst, Mayor's Office", ['analyst']],
  ['far apart they are two', 'Nurse with an interest in being a Manager', ['nurse', 'manager']],
])('%s: %s', (_rule, title, expected) => expect(meant(title)).toEqual(expected));

const FOREIGN = [
  'directeur',
  'assistante',
  'secretaria',
  'abogado',
  'medico',
  'segretaria',
  'notaio',
  'помощник',
  'юриста',
  'врач',
  'кардиолог',
  '助理',
  '经理',
  '秘書',
  '弁護士',
];
const foreign = conceptFinder(conceptsOf('occupation', FOREIGN.map((name) => ({ id: name, forms: { any: name }, examples: [] })))); // biome-ignore format: one thought

it.each([
  ['fr', 'Assistante du directeur', ['assistante']],
  ['es', 'Secretaria del abogado', ['secretaria']],
  ['it', 'Segretaria di notaio', ['segretaria']],
  ['ru', 'Помощник юриста', ['помощник']],
  ['ru', 'Врач кардиолог', ['врач', 'кардиолог']],
  ['es', 'Secretaria, abogado', ['secretaria', 'abogado']],
  ['zh', '经理助理', ['助理']],
  ['ja', '弁護士秘書', ['秘書']],
  ['ja', '弁護士・秘書', ['弁護士', '秘書']],
])('in %s whom it belongs to says more about another occupation: %s', (language, title, expected) => {
  const words = splitWords(title);
  const hits = foreign.find(words, language);
  const modifies = modifierOf(hits, words, language);
  expect(hits.filter((hit) => !modifies(hit)).map(({ concept }) => foreign.concepts[concept]!.id)).toEqual(expected);
});

it('languages that put what is meant first, or write compounds as one word, name both', () => {
  expect(meant('Assistant nurse', 'fr')).toEqual(['assistant', 'nurse']);
});
