// @rule search.30
import { describe, expect, it, test } from 'vitest';
import { conceptOf } from './terms.ts';
import { readUnits } from './units.ts';

const read = (text: string) =>
  readUnits(text, false).map(({ typed, terms }) => `${typed}: ${terms.flatMap((term) => conceptOf(term) ?? []).join(', ')}`);

describe('an occupation and a field beside it', () => {
  test.each([
    ['nurse mental health', ['nurse mental health: mental-health-nurse']],
    ['enfermera de salud mental', ['enfermera de salud mental: mental-health-nurse']],
    ['개발자 프론트엔드', ['개발자 프론트엔드: frontend-developer']],
  ])('ask for the occupation that both make: "%s"', (text, units) => {
    expect(read(text)).toEqual(units);
  });

  it('are two things where a comma or another word parts them', () => {
    expect(read('nurse, mental health')).toHaveLength(2);
    expect(read('nurse or mental health')).not.toEqual(['nurse or mental health: mental-health-nurse']);
  });

  it('are two things where several occupations are as near, or none', () => {
    expect(read('analyst finance')).toEqual(['analyst: analyst', 'finance: finance']);
    expect(read('engineer marketing')).toEqual(['engineer: engineer', 'marketing: marketing']);
  });
});
