import { describe, expect, it } from 'vitest';
import { rosterAdviser, rosterLevel, rosterNumber, rosterProgram } from './rosters.ts';

const PROGRAMS = [
  { id: 'm', name: 'Économie & Finance', levelId: 'master' },
  { id: 'b', name: 'Law', levelId: 'bachelor' },
  { id: 'l', name: 'Law', levelId: 'master' },
];

describe('a program of a roster (verification.31)', () => {
  it.each([
    ['', '', { id: null }],
    ['', 'master', { id: null }],
    ['economie  finance', '', { id: 'm' }],
    ['Économie & Finance', 'MSc', { id: 'm' }],
    ['Économie & Finance', 'bachelor', 'unknown'],
    ['Law', '', 'unknown'],
    ['law', "Bachelor's", { id: 'b' }],
    ['Law', 'Master', { id: 'l' }],
    ['Law', 'wizardry', 'unknown'],
    ['', 'wizardry', 'unknown'],
    ['Physics', '', 'unknown'],
  ] as const)('"%s" of level "%s" is %o', (program, level, found) => {
    expect(rosterProgram(PROGRAMS, { program, level })).toEqual(found);
  });
});

it.each([
  ['PhD', 'phd'],
  ['Doctorate', 'phd'],
  ['ph.d.', 'phd'],
  ['MBA', 'mba'],
  ['certificate', 'certification'],
  ['toString', undefined],
  ['', undefined],
])('the level "%s" is %s', (text, level) => {
  expect(rosterLevel(text)).toBe(level);
});

const STAFF = [
  { id: 'f', email: 'Finn@school.example', name: 'Finn Dahl' },
  { id: 'g', email: 'g@school.example', name: 'Åse Berg' },
  { id: 'h', email: 'h@school.example', name: 'Ase Berg' },
];
it.each([
  ['', { id: null }],
  ['finn@SCHOOL.example', { id: 'f' }],
  ['finn dahl', { id: 'f' }],
  ['Åse Berg', 'unknown'],
  ['h@school.example', { id: 'h' }],
  ['nobody@school.example', 'unknown'],
] as const)('the adviser "%s" is %o', (text, found) => {
  expect(rosterAdviser(STAFF, text)).toEqual(found);
});

it('a number is compared without spaces and case', () => {
  expect(rosterNumber(' ab 12 ')).toBe('ab12');
});
