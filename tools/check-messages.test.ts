import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES, languageTag } from '@fairway/rules/locales';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeAwaitingWords } from './awaiting-words.ts';
import { checkMessages } from './check-messages.ts';
import { writeMessageFiles } from './generate-messages.ts';
import { root as checkout } from './runtime.mjs';

// A planted checkout: one noun with a plural, a tag and a select, and the errors of a small catalogue.
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'messages-'));
  plant('packages/contract/src/errors.ts', "export const ERRORS = { validation: {}, 'jobs.not_found': {} };\n");
  for (const locale of LOCALES) {
    plant(message(locale, 'errors'), { validation: `Wrong in ${locale}.`, jobs: { not_found: `Gone in ${locale}.` } });
    plant(message(locale, 'jobs'), jobs(locale));
  }
  writeMessageFiles(root);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(file: string, content: string | object): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

const message = (locale: string, noun: string) => `packages/i18n/messages/${locale}/${noun}.json`;

function plural(locale: (typeof LOCALES)[number], name = 'count'): string {
  const categories = new Intl.PluralRules(languageTag(locale)).resolvedOptions().pluralCategories;
  return `{${name}, plural, ${categories.map((category) => `${category} {# (${locale})}`).join(' ')}}`;
}

function jobs(locale: (typeof LOCALES)[number]) {
  return {
    title: `Titel ${locale}`,
    found: plural(locale),
    terms: `<link>Terms ${locale}</link> {name}`,
    state: `{state, select, open {o ${locale}} other {x}}`,
  };
}

/** Changes one text of `jobs` in a locale and gives what the check says about it. */
async function plantText(locale: (typeof LOCALES)[number], key: string, text: string): Promise<string[]> {
  plant(message(locale, 'jobs'), { ...jobs(locale), [key]: text });
  if (locale === 'en') writeMessageFiles(root);
  const { problems } = await checkMessages(root);
  return problems.map((problem) => problem.replace('packages/i18n/messages/', ''));
}

test('a complete set has no problems', async () => {
  expect(await checkMessages(root)).toEqual({ problems: [], nouns: 2, texts: 84 });
});

describe('keys', () => {
  test('missing and unknown ones are named', async () => {
    const { title: _, ...rest } = jobs('de');
    plant(message('de', 'jobs'), { ...rest, titel: 'Neu' });
    expect((await checkMessages(root)).problems).toEqual([
      'packages/i18n/messages/de/jobs.json: title: missing',
      'packages/i18n/messages/de/jobs.json: titel: unknown, English has no such text',
    ]);
  });
  test('a noun without translation is one line', async () => {
    rmSync(path.join(root, message('ru', 'jobs')));
    writeMessageFiles(root);
    expect((await checkMessages(root)).problems).toEqual(['packages/i18n/messages/ru/jobs.json: missing, jobs is not translated']);
  });
  test('a noun may await its translation where that is listed; a listed one that is translated is a problem', async () => {
    rmSync(path.join(root, message('ru', 'jobs')));
    plant('packages/i18n/awaiting-translation.json', ['jobs', 'errors']);
    writeMessageFiles(root);
    expect((await checkMessages(root)).problems).toEqual([
      'packages/i18n/awaiting-translation.json: errors awaits no translation, remove it',
    ]);
  });
  test('so may a text, by its key, until the last language has its own', async () => {
    const text = 'A text of three words';
    for (const locale of LOCALES) plant(message(locale, 'jobs'), { ...jobs(locale), title: locale === 'de' ? 'Titel' : text });
    writeMessageFiles(root);
    expect((await checkMessages(root)).problems).toHaveLength(LOCALES.length - 2);
    plant('packages/i18n/awaiting-translation.json', ['jobs.title']);
    expect((await checkMessages(root)).problems).toEqual([]);
    for (const locale of LOCALES) plant(message(locale, 'jobs'), jobs(locale));
    expect((await checkMessages(root)).problems).toEqual([
      'packages/i18n/awaiting-translation.json: jobs.title awaits no translation, remove it',
    ]);
    plant('packages/i18n/awaiting-translation.json', []);
    expect((await checkMessages(root)).problems).toEqual([
      'packages/i18n/awaiting-translation.json: nothing awaits a translation, remove the file',
    ]);
  });
  test('what English alone has is written into the others, where it awaits its translation, plurals and all', async () => {
    const AWAITING = 'packages/i18n/awaiting-translation.json';
    const added = { places: { left: plural('en'), none: 'None is left here' } };
    plant(message('en', 'jobs'), { ...added, ...jobs('en') });
    expect(writeAwaitingWords(root)).toEqual(['jobs.places.left', 'jobs.places.none']);
    expect(JSON.parse(readFileSync(path.join(root, message('ru', 'jobs')), 'utf8'))).toEqual({ ...added, ...jobs('ru') });
    expect((await checkMessages(root)).problems).toEqual([]);
    for (const locale of LOCALES) plant(message(locale, 'jobs'), { places: { left: plural(locale), none: locale }, ...jobs(locale) });
    expect((await checkMessages(root)).problems).toHaveLength(2);
    expect(writeAwaitingWords(root)).toEqual([]);
    expect(existsSync(path.join(root, AWAITING))).toBe(false);
  });
  test('a noun that English does not have is unknown', async () => {
    plant(message('ru', 'fairs'), {});
    expect((await checkMessages(root)).problems).toEqual(['packages/i18n/messages/ru/fairs.json: unknown, English has no such noun']);
  });
  test('are camelCase or codes', async () => {
    for (const locale of LOCALES) plant(message(locale, 'jobs'), { 'sort-by': 'ok' });
    writeMessageFiles(root);
    expect((await checkMessages(root)).problems).toEqual(['packages/i18n/messages/en/jobs.json: sort-by: neither camelCase nor a code']);
  });
});

describe('plurals', () => {
  test.each([
    ['ru', '{count, plural, one {# вакансия} other {# вакансии}}', 'ru/jobs.json: found: {count} lacks the plural few, many'],
    ['ro', '{count, plural, one {# post} other {# de posturi}}', 'ro/jobs.json: found: {count} lacks the plural few'],
    ['fr', '{count, plural, one {# offre} other {# offres}}', 'fr/jobs.json: found: {count} lacks the plural many'],
    ['jp', '{count, plural, one {#件} other {#件}}', 'jp/jobs.json: found: {count} has the plural one, which ja never uses'],
  ] as const)('of %s need the categories of their language', async (locale, text, problem) => {
    expect(await plantText(locale, 'found', text)).toEqual([problem]);
  });
  test('a language with one form may use a plain number', async () => {
    expect(await plantText('jp', 'found', '{count, number}件')).toEqual([]);
  });
});

describe('arguments and tags', () => {
  test.each([
    ['terms', '<link>AGB</link>', 'de/jobs.json: terms: {name} is missing'],
    ['terms', 'AGB {name}', 'de/jobs.json: terms: <link> is missing'],
    ['terms', '<b><link>AGB</link></b> {name}', 'de/jobs.json: terms: <b> is unknown, English does not have it'],
    ['found', '{count} Stellen', 'de/jobs.json: found: {count} is text, in English plural'],
    ['state', '{state, select, offen {o} other {x}}', 'de/jobs.json: state: {state} is select(offen|other), in English select(open|other)'],
    [
      'terms',
      "<link>l'{name}</link>",
      'de/jobs.json: terms: a straight apostrophe before a brace or tag hides it from the parser: write ’',
    ],
  ])('differ: %s %j', async (key, text, problem) => {
    expect(await plantText('de', key, text)).toContain(problem);
  });
  test('what is not ICU is said', async () => {
    expect((await plantText('de', 'found', '{count, plural, one {x}'))[0]).toMatch(/^de\/jobs\.json: found: not ICU: /);
  });
  test('a date is not formatted by a message', async () => {
    expect(await plantText('en', 'title', 'Until {at, date}')).toContain(
      'en/jobs.json: title: {at} is a date: format it with formatters.ts and pass the text',
    );
  });
});

describe('texts', () => {
  test.each([
    ['de', '', 'empty'],
    ['de', ' Titel', 'space at the start or end'],
    ['de', 'Der  Titel', 'two spaces, a tab or a line break'],
    ['de', 'Titel\u200b', 'an invisible or broken character'],
    ['vi', 'Việc'.normalize('NFD'), 'not in Unicode form NFC'],
    ['de', 'Titel :', 'space before punctuation'],
    ['fr', 'Le titre : ici', 'plain space before ; : ! ? (take U+202F or U+00A0)'],
    ['en', 'Great!', 'ends with an exclamation mark'],
    ['de', 'TODO Titel', 'a placeholder is left'],
    ['de', 'Titel %s', 'a placeholder is left'],
  ] as const)('%s %j', async (locale, text, problem) => {
    expect(await plantText(locale, 'title', text)).toContain(`${locale}/jobs.json: title: ${problem}`);
  });
  test('a long text that stayed English is found, and can be excused by name', async () => {
    plant(message('en', 'jobs'), { ...jobs('en'), title: 'Fairway Career Platform' });
    writeMessageFiles(root);
    expect(await plantText('de', 'title', 'Fairway Career Platform')).toEqual([
      'de/jobs.json: title: the same as in English (list it in packages/i18n/same-as-english.json if that is right)',
    ]);
    plant('packages/i18n/same-as-english.json', { 'jobs.title': ['de'] });
    expect((await checkMessages(root)).problems).toEqual([]);
    plant(message('de', 'jobs'), jobs('de'));
    expect((await checkMessages(root)).problems).toEqual([
      'packages/i18n/same-as-english.json: jobs.title: de is not the same as in English, remove it',
    ]);
  });
});

describe('errors', () => {
  test('a code needs a text and a text a code', async () => {
    for (const locale of LOCALES)
      plant(message(locale, 'errors'), { validation: `Wrong in ${locale}.`, jobs: { lost: `Lost in ${locale}.` } });
    writeMessageFiles(root);
    expect((await checkMessages(root)).problems).toEqual([
      'packages/i18n/messages/en/errors.json: jobs.not_found: missing, the contract has this error',
      'packages/i18n/messages/en/errors.json: jobs.lost: the contract has no such error',
    ]);
  });
  test('their texts take no arguments', async () => {
    plant(message('en', 'errors'), { validation: 'Wrong: {field}.', jobs: { not_found: 'Gone.' } });
    expect((await checkMessages(root)).problems).toContain(
      'packages/i18n/messages/en/errors.json: validation: a text of an error takes no arguments',
    );
  });
});

test('the generator writes what is stale and touches nothing else', () => {
  plant('packages/i18n/src/bundles/de.gen.ts', '');
  plant(message('en', 'jobs'), { ...jobs('en'), title: 'New title' });
  expect(writeMessageFiles(root)).toEqual(['packages/i18n/src/messages.gen.ts', 'packages/i18n/src/bundles/de.gen.ts']);
  expect(writeMessageFiles(root)).toEqual([]);
});

test('a file that is not JSON is a problem, not a crash', async () => {
  plant(message('de', 'jobs'), '{ "title": ');
  expect((await checkMessages(root)).problems[0]).toMatch(/^packages\/i18n\/messages\/de\/jobs\.json: not JSON: /);
});

test('the command ends with 1 and a line a problem, else with 0', () => {
  const run = () =>
    execFileSync(process.execPath, [path.join(checkout, 'tools/check-messages.ts'), root], { encoding: 'utf8', stdio: 'pipe' });
  expect(run()).toBe('messages: 14 locales, 2 nouns, 84 texts, 0 problems\n');
  plant(message('de', 'jobs'), { ...jobs('de'), title: '' });
  try {
    run();
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ status: 1, stderr: 'packages/i18n/messages/de/jobs.json: title: empty\n' });
  }
});
