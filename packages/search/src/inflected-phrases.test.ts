import { describe, expect, it, test } from 'vitest';
import { conceptOf } from './terms.ts';
import { readUnits } from './units.ts';

/** The parts of a question, each with the concepts that it means. */
const read = (text: string) =>
  readUnits(text, false).map(({ typed, terms }) => `${typed}: ${terms.flatMap((term) => conceptOf(term) ?? []).join(', ')}`);

describe('a name of the dictionary', () => {
  test.each([
    ['gestora de casos', ['gestora de casos: case-manager']],
    ['инженером связи', ['инженером связи: telecom-engineer']],
    ['гувернанткой', ['гувернанткой: childcare-worker']],
    ['ingénieures procédés', ['ingénieures procédés: process-engineer']],
  ])('is meant in another gender, number or case: "%s"', (text, units) => {
    expect(read(text)).toEqual(units);
  });

  test.each([
    // Without the small word, and with one, whatever else the words mean: a "chef" cooks, but not this one.
    ['chef projet', ['chef projet: project-manager']],
    ['agent accueil', ['agent accueil: receptionist']],
    ["agent d'accueil", ["agent d'accueil: receptionist"]],
    ['ingeniero datos', ['ingeniero datos: data-engineer']],
    ['operaio di magazzino', ['operaio di magazzino: warehouse-worker']],
    ['desarrollador software', ['desarrollador software: software-developer']],
    // Of another ending, where one of the words is an occupation that this is a narrower one of.
    ['técnica de mantenimiento', ['técnica de mantenimiento: maintenance-technician']],
  ])('is meant with or without the small words between: "%s"', (text, units) => {
    expect(read(text)).toEqual(units);
  });

  it('is not meant without a "not", or what is short for something', () => {
    expect(read('estágio obrigatório')).toEqual(['estágio obrigatório: mandatory-internship']);
    expect(read('chef de projet it')).toEqual(['chef de projet it: it-project-manager']);
  });

  it('is not meant where each of the words means something by itself', () => {
    expect(read('practica juridica')).toEqual(['practica: internship', 'juridica: law']);
  });

  it('is not meant by English words of one stem, nor across a comma', () => {
    expect(read('organ')).toEqual(['organ: ']);
    expect(read('gestora, casos')).toEqual(['gestora: manager', 'casos: ']);
  });
});

describe('what is shortened', () => {
  test.each([
    ['site reliability eng', ['site reliability eng: devops-engineer']],
    ['mech eng intern', ['mech eng: mechanical-engineer', 'intern: internship']],
    ['eng', ['eng: ']],
    // But a phrase that says nothing with it in full: skis, no science.
    ['maestro di sci', ['maestro di sci: ski-instructor']],
  ])('is read in full beside others: "%s"', (text, units) => {
    expect(read(text)).toEqual(units);
  });

  it('has to stand in texts in full, unless it stood in quotes or is being typed', () => {
    expect(readUnits('mech eng', false)[0]!.words.map(({ word }) => word)).toEqual(['mechanical', 'engineer']);
    expect(readUnits('"mech eng"', false).flatMap(({ words }) => words.map(({ word }) => word))).toEqual(['mech', 'eng']);
    expect(readUnits('mech eng', true).flatMap(({ words }) => words.map(({ word }) => word))).toEqual(['mechanical', 'eng']);
  });
});
