// The glossary holds the product's words in each language: texts keep to it, and a new term is added in all of them at once.
import { LOCALES } from '@fairway/rules/locales';
import { expect, test } from 'vitest';
import glossary from '../glossary.json' with { type: 'json' };

test('each locale has its register', () => {
  expect(Object.keys(glossary.registers).sort()).toEqual([...LOCALES].sort());
});

test.each(Object.entries(glossary.terms))('%s has a word in each language', (_, words) => {
  expect(Object.keys(words).sort()).toEqual([...LOCALES].sort());
  for (const word of Object.values(words)) expect(word).toBe(word.trim().normalize('NFC'));
});
