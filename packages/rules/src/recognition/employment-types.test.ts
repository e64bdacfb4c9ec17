import { describe, expect, it } from 'vitest';
import { recogniseEmploymentTypes } from './employment-types.ts';
import { saysPartTime } from './working-time.ts';

const types = (raw: readonly string[], title = 'Nurse') => recogniseEmploymentTypes(raw, title).types;

describe('what a feed calls its types', () => {
  it.each([
    ['F', ['FULL_TIME']], ['ft', ['FULL_TIME']], ['P', ['PART_TIME']], ['PT', ['PART_TIME']], ['temps plein', ['FULL_TIME']],
    ['tempo parziale', ['PART_TIME']], ['deeltijd', ['PART_TIME']], ['stagiaire', ['INTERN']], ['tirocinio', ['INTERN']], ['CDD', ['TEMPORARY']],
    ['befristet', ['TEMPORARY']], ['fixed_term', ['TEMPORARY']], ['Full Time / Part Time', ['FULL_TIME', 'PART_TIME']],
    ['internship for credit', ['CREDIT_GIVING_INTERNSHIP']], ['unbefristet', ['FULL_TIME']], ['other', []], ['', []], [' - ', []],
  ] as const)('%s is %j', (raw, expected) => expect(types([raw])).toEqual(expected)); // biome-ignore format: a table

  it('come in the order of the vocabulary, each once', () => {
    expect(types(['Part time', 'Contract', 'Full time', 'part-time'])).toEqual(['FULL_TIME', 'TEMPORARY', 'PART_TIME']);
  });

  it('are reported where nobody understands them, as they were written, and empty ones are not', () => {
    expect(recogniseEmploymentTypes(['Wibble ', '', 'n/a', 'Vollzeit'], 'x').unrecognised).toEqual(['Wibble ']);
  });
});

describe('what the title says', () => {
  it.each([
    ['an internship is not full time', ['Full time'], 'Marketing Intern', ['INTERN']],
    ['nor temporary', ['Contract'], 'Praktikum Vertrieb', ['INTERN']],
    ['an internship for credit is no other one', ['INTERN', 'credit giving internship'], 'x', ['CREDIT_GIVING_INTERNSHIP']],
    ['part time corrects a feed that says full time of everything', ['FULL_TIME'], 'Verkäufer (Teilzeit)', ['PART_TIME']],
    ['full or part time is both', ['FULL_TIME'], 'Nurse, full or part time', ['FULL_TIME', 'PART_TIME']],
    ['maternity cover is temporary', [], 'Teacher (maternity cover)', ['TEMPORARY']],
    ['a voluntary post is no full-time one', ['FULL_TIME'], 'Volunteer Driver', []],
    ['a graduate programme without hours is full time', [], 'Graduate Scheme 2027', ['FULL_TIME']],
    ['a permanent post with hours has these alone', ['permanent', 'part time'], 'x', ['PART_TIME']],
    ['"internal" is no internship', ['FULL_TIME'], 'Internal Auditor', ['FULL_TIME']],
  ] as const)('%s', (_rule, raw, title, expected) => expect(types(raw, title)).toEqual(expected));

  it.each([
    ['Apprentice Electrician', ['apprenticeship']],
    ['Ausbildung zum Koch', ['apprenticeship']],
    ['Ehrenamtlich: Fahrer', ['volunteer']],
    ['New Grad Engineer', ['graduate_program']],
    ['Electrician', []],
  ] as const)('%s has the marks %j', (title, marks) => expect(recogniseEmploymentTypes([], title).marks).toEqual(marks));
});

describe('part time by the text', () => {
  it.each([
    ['3 hours a week are nothing', '3 hours per week', false],
    ['4 hours', '4 hours per week', true],
    ['29.5 hours', '29.5 hrs per week', true],
    ['30 hours are full time', '30 hours per week', false],
    ['37.5 hours', '37.5 hours per week', false],
    ['in German', 'Wir suchen in Teilzeit', true],
    ['both', 'Part time or full time', false],
    ['below the top of the text', `${'x'.repeat(801)} part time`, false],
    ['at the very end of the top', `${'x '.repeat(395)}part time`, true],
    ['no words', '', false],
  ])('%s', (_what, text, expected) => expect(saysPartTime(text)).toBe(expected));
});
