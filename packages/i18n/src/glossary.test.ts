// The glossary holds the product's words in each language: texts keep to it, and a new term is added in all of them at once.
import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES } from '@fairway/rules/locales';
import { expect, test } from 'vitest';
import glossary from '../glossary.json' with { type: 'json' };
import { flattenMessages } from './message-tree.ts';

test('each locale has its register, and the words that it avoids', () => {
  expect(Object.keys(glossary.registers).sort()).toEqual([...LOCALES].sort());
  expect(Object.keys(glossary.avoid).sort()).toEqual([...LOCALES].sort());
});

test.each(Object.entries(glossary.terms))('%s has a word in each language', (_, words) => {
  expect(Object.keys(words).sort()).toEqual([...LOCALES].sort());
  for (const word of Object.values(words)) expect(word).toBe(word.trim().normalize('NFC'));
});

test.each(LOCALES)('no text in %s has a word that its editor put away', (locale) => {
  const folder = new URL(`../messages/${locale}/`, import.meta.url);
  const avoided = new RegExp(glossary.avoid[locale].join('|'), 'u');
  const found = readdirSync(folder).flatMap((file) =>
    flattenMessages(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
      .filter(([, text]) => avoided.test(text))
      .map(([key, text]) => `${file} ${key}: ${text}`),
  );
  expect(found).toEqual([]);
});
