import { describe, expect, it } from 'vitest';
import { splitWords } from '../recognition/words.ts';
import { type ConceptEntry, type ConceptKind, conceptFinder, conceptsOf } from './concepts.ts';

const entry = (id: string, forms: string, broader: string[] = []): ConceptEntry => ({ id, broader, forms: { any: forms }, examples: [] });
const concepts = (kind: ConceptKind, ...entries: ConceptEntry[]) => conceptsOf(kind, entries);

const finder = conceptFinder([
  ...concepts('work', entry('entry-level', 'junior')),
  ...concepts('skill', entry('ios', 'ios')),
  ...concepts('field', entry('medicine', 'medicine'), entry('skin', 'dermatology', ['medicine']), entry('building', 'construction')),
  ...concepts(
    'occupation',
    entry('doctor', 'doctor', ['medicine']),
    entry('dermatologist', 'dermatologist', ['doctor', 'skin']),
    entry('general-doctor', 'gp', ['doctor', 'medicine']),
    entry('manager', 'manager'),
    entry('developer', 'developer'),
    entry('app-developer', 'app developer', ['developer']),
    entry('ios-developer', 'ios developer', ['app-developer', 'ios']),
    entry('product-manager', 'product manager', ['manager']),
    entry('site-manager', 'site manager', ['manager', 'building']),
    entry('works-manager', 'works manager', ['manager', 'building']),
  ),
]);
const named = (title: string) => finder.findInTitle(splitWords(title), 'en').map(({ concept }) => finder.concepts[concept]!.id);

describe('a title that names an occupation and a field apart from it', () => {
  it('names the narrower occupation of both', () => {
    expect(named('Specialty Doctor - Dermatology')).toContain('dermatologist');
    expect(named('Dermatology: doctor wanted')).toContain('dermatologist');
  });

  it('means what is below the field itself, not below a wider one', () => {
    expect(named('Doctor, Dermatology')).not.toContain('general-doctor');
    expect(named('Doctor of medicine')).toContain('general-doctor');
  });

  it('does so with a skill, and where another occupation lies between the two', () => {
    expect(named('Developer - iOS')).toContain('ios-developer');
    expect(named('App Developer (iOS)')).toContain('ios-developer');
  });

  it('names nothing more where the occupation is only part of another one', () => {
    expect(named('Product Manager, Construction')).toEqual(['product-manager', 'building']);
  });

  it('names nothing more where two narrower ones are as good', () => {
    expect(named('Manager, Construction')).toEqual(['manager', 'building']);
  });

  it('names nothing more where it names two occupations', () => {
    expect(named('Doctor and Manager, Dermatology')).not.toContain('dermatologist');
  });
});

describe('a grade behind an occupation', () => {
  it('is that of beginners where it is the first', () => {
    expect(named('Doctor I')).toContain('entry-level');
    expect(named('Site Manager 1, north')).toContain('entry-level');
  });

  it('says nothing where it is another, or stands elsewhere', () => {
    expect(named('Doctor II')).toEqual(['doctor']);
    expect(named('Doctor, I')).toEqual(['doctor']);
    expect(named('I need a doctor')).toEqual(['doctor']);
  });
});
