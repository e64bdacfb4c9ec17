// @rule search.31
import { describe, expect, it, test } from 'vitest';
import { gazetteer } from './gazetteer.ts';
import { placeOf } from './terms.ts';
import { readUnits } from './units.ts';

/** The units of a question that ask for towns of the gazetteer, each with the countries that it is near. */
const towns = (text: string) =>
  readUnits(text, false)
    .filter(({ terms }) => terms.some((term) => placeOf(term)?.startsWith('@')))
    .map(({ typed, near }) => `${typed}: ${near.map(placeOf).join(', ')}`);

describe('a town beside the larger cities', () => {
  test.each([
    ['lavoro a Rimini', 'Rimini: IT'],
    ['praktikum bamberg', 'bamberg: DE'],
    ['Getafe enfermera', 'Getafe: ES'],
    ['dependienta en Torrejón de Ardoz', 'Torrejón de Ardoz: ES'],
    ['trabaho sa Tarlac', 'Tarlac: PH'],
  ])('is a place where a word leads to it, it has a capital, or it stands at an end: "%s"', (text, town) => {
    expect(towns(text)).toEqual([town]);
  });

  it('is answered by what lies there, and by texts with its name', () => {
    const [unit] = readUnits('lavoro a Rimini', false);
    expect(unit!.terms.map(placeOf)).toEqual([`@${gazetteer().named('Rimini')[0]!.id}`]);
    expect(unit!.words).toEqual([{ word: 'rimini', isBeginning: false }]);
  });

  test.each([
    ['ordinary words', 'normal job'],
    ['what means something', 'Spring developer in Java'],
    ['the middle of a question', 'vaga osasco vendedor'],
    ['a village that nobody leads to', 'cameriere visso'],
    ['numbers', 'work in 2026'],
  ])('is none in %s', (_, text) => {
    expect(towns(text)).toEqual([]);
  });

  it('is none while it is being typed', () => {
    expect(readUnits('lavoro a Rimini', true)[0]!.words).toEqual([{ word: 'rimini', isBeginning: true }]);
  });

  it('is looked for in 200 words as quickly as in two', () => {
    expect(towns(Array.from({ length: 200 }, (_, at) => `zzq${at}`).join(' '))).toEqual([]);
  });
});
