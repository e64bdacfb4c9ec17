import { LOCALES, languageTag } from '@fairway/rules/locales';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { icuShape, sampleValues } from './icu-shape.ts';

describe('the shape of a text', () => {
  test('names arguments and tags with their kinds, also inside branches', () => {
    const shape = icuShape(
      '<b>{count, plural, one {# job at {company}} other {# jobs}}</b> {kind, select, a {x} other {{share, number, percent}}}',
    );
    expect([...shape.arguments]).toEqual([
      ['<b>', 'tag'],
      ['count', 'plural'],
      ['company', 'text'],
      ['kind', 'select(a|other)'],
      ['share', 'number'],
    ]);
    expect(shape.plurals).toEqual([{ name: 'count', kind: 'plural', categories: ['one', 'other'] }]);
  });
  test('tells ordinals from counts', () => {
    expect(icuShape('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}').plurals[0]?.kind).toBe('ordinal');
  });
  test('an argument used twice keeps the stricter kind', () => {
    expect(icuShape('{count} of {count, plural, other {#}}').arguments.get('count')).toBe('plural');
    expect(icuShape('{count, plural, other {#}} of {count}').arguments.get('count')).toBe('plural');
  });
  test.each(['{', '{count, plural}', '<b>open', '{a, select, x {y}}'])('%j is not ICU', (text) => {
    expect(() => icuShape(text)).toThrow();
  });
});

test.each(LOCALES)('samples reach every plural form of %s', (locale) => {
  for (const [type, keyword] of [
    ['cardinal', 'plural'],
    ['ordinal', 'selectordinal'],
  ] as const) {
    const needed = new Intl.PluralRules(languageTag(locale), { type }).resolvedOptions().pluralCategories;
    const text = `{count, ${keyword}, ${needed.map((category) => `${category} {${category}}`).join(' ')}}`;
    const t = createTranslator<{ text: string }>({ locale: languageTag(locale), messages: { text } });
    const reached = new Set(sampleValues(icuShape(text)).map((values) => t('text', values as never)));
    expect([...reached].sort()).toEqual([...needed].sort());
  }
});

test('samples take every option of a select', () => {
  const values = sampleValues(icuShape('{a, select, x {} y {} other {}} {b, select, p {} other {}}'));
  expect(new Set(values.map((value) => value.a))).toEqual(new Set(['x', 'y', 'other']));
  expect(new Set(values.map((value) => value.b))).toEqual(new Set(['p', 'other']));
});
