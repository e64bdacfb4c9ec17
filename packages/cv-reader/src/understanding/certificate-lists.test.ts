import { expect, test } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

const names = (...lines: Parameters<typeof below>[1][]) =>
  readBelow(heading(60, 'Certificates'), ...below(84, ...lines)).certificates.map(({ name }) => name.value);

test('one comma in one line alone parts two certificates; an issuer and a time are none', () => {
  expect(names('Forklift operator, Rope rescue')).toEqual(['Forklift operator', 'Rope rescue']);
  expect(names('Forklift operator, 40 hours')).toHaveLength(1);
  expect(names('Forklift operator, University of York')).toHaveLength(1);
});

test('semicolons part a list whose names have commas, and a list goes on where its next word had no room', () => {
  expect(names('Welding, level 2; Rope rescue, 8 hours; Diving')).toEqual(['Welding, level 2', 'Rope rescue, 8 hours', 'Diving']);
  expect(names('Forklift operator, Rope rescue and', 'safety of divers')).toEqual([
    'Forklift operator',
    'Rope rescue and safety of divers',
  ]);
});

test('a year between the words of a name is no day, and what is named twice is one', () => {
  expect(names('Diver VOL, Contracts 2005 basics, First aid')).toEqual(['Diver VOL', 'Contracts 2005 basics', 'First aid']);
  expect(names('First aid (for divers)', 'Rope rescue', 'First aid')).toHaveLength(3);
  const cv = readBelow(heading(60, 'Certificates'), ...below(84, 'First aid (for divers)', 'Rope rescue'), heading(150, 'Licences and certificates'), ...below(170, 'First aid')); // biome-ignore format: a page
  expect(cv.certificates).toHaveLength(2);
});
