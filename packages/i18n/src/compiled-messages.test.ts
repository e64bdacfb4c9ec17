// Pages are built with messages in pieces and a formatter that only puts them together (apps/web/vite.config.ts); tests, mails and
// development read the texts with a parser. Both must say the same.
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import compileMessage from 'icu-minify/compile';
import formatCompiled from 'icu-minify/format';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, it } from 'vitest';
import { BUNDLES } from './bundles.gen.ts';
import { icuShape } from './icu-shape.ts';
import { cachedFormat } from './intl-cache.ts';
import { LATER_BUNDLES } from './later-bundles.gen.ts';

const COUNTS = [0, 1, 2, 5, 21, 1_234_567];
/** Kept: making one costs more than a thousand texts. */
const formatters = {
  getNumberFormat: (tag: unknown, options = {}) => cachedFormat('NumberFormat', String(tag), options as Intl.NumberFormatOptions),
  getDateTimeFormat: (tag: unknown, options = {}) => cachedFormat('DateTimeFormat', String(tag), options as Intl.DateTimeFormatOptions),
  getPluralRules: (tag: unknown, options = {}) => pluralRules(String(tag), options as Intl.PluralRulesOptions),
};

const rules = new Map<string, Intl.PluralRules>();
function pluralRules(tag: string, options: Intl.PluralRulesOptions): Intl.PluralRules {
  const key = `${tag} ${options.type}`;
  const known = rules.get(key) ?? new Intl.PluralRules(tag, options);
  rules.set(key, known);
  return known;
}

it.each(LOCALES)('says the same of every text in pieces and parsed, in %s', async (locale) => {
  let compared = 0;
  for (const bundles of [BUNDLES, LATER_BUNDLES]) {
    for (const text of textsOf((await bundles[locale]()).messages)) {
      if (!/['{}<]/.test(text)) continue;
      for (const values of valuesFor(text)) {
        expect(inPieces(text, values, locale)).toBe(parsed(text, values, locale));
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(500);
});

function* textsOf(tree: unknown): Generator<string> {
  if (typeof tree === 'string') yield tree;
  else for (const part of Object.values(tree as object)) yield* textsOf(part);
}

type Value = string | number | Date | ((parts: unknown) => string);

/** What a text is given: each option of its choices, some counts, and a word for the rest. */
function valuesFor(text: string): Record<string, Value>[] {
  const shape = icuShape(text);
  const kinds = [...shape.arguments];
  const counts = kinds.some(([, kind]) => /plural|ordinal|number/.test(kind)) ? COUNTS : [0];
  const options = kinds.flatMap(([, kind]) => /^select\((.*)\)$/.exec(kind)?.[1]?.split('|') ?? []);
  return counts.flatMap((count) =>
    (options.length > 0 ? options : ['']).map((option) =>
      Object.fromEntries(
        kinds.map(([name, kind]): [string, Value] => {
          if (kind === 'tag') return [name.slice(1, -1), (parts) => `[${name}${[parts].flat().join('')}]`];
          if (kind === 'date' || kind === 'time') return [name, new Date(Date.UTC(2026, 10, 21, 12))];
          if (kind === 'text') return [name, `“${name}” <'{}#`];
          return [name, kind.startsWith('select') ? option : count];
        }),
      ),
    ),
  );
}

function inPieces(text: string, values: Record<string, Value>, locale: Locale): string {
  return [formatCompiled(compileMessage(text), languageTag(locale), values as never, { formatters, timeZone: 'UTC' } as never)]
    .flat()
    .join('');
}

function parsed(text: string, values: Record<string, Value>, locale: Locale): string {
  return [new IntlMessageFormat(text, languageTag(locale), undefined, { formatters } as never).format(values as never)].flat().join('');
}
