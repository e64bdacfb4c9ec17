import { expect, it } from 'vitest';
import {
  TRANSLATOR_TEMPLATE_CHARACTERS,
  type TranslatorTemplateIssue,
  translatorAddress,
  translatorHost,
  translatorLanguage,
  translatorTemplateIssue,
} from './translator-templates.ts';

const GOOD = 'https://translate.example/page?to={language}&from={source}&url={url}';

it.each<[string, string]>([
  [GOOD, 'translate.example'],
  ['https://www.translate.example/{language}/{url}', 'translate.example'],
  ['https://translate.example:8443/#{language}|{url}', 'translate.example'],
  ['https://t.translate.example?u={url}&l={language}&hl={language}', 't.translate.example'],
  ['https://übersetzer.example/?u={url}&l={language}', 'übersetzer.example'],
  ['https://xn--bersetzer-p9a.example/?u={url}&l={language}', 'xn--bersetzer-p9a.example'],
  ['https://翻訳.example/?u={url}&l={language}', '翻訳.example'],
])('%s is a template, and named by its site', (template, host) => {
  expect(translatorTemplateIssue(template)).toBeUndefined();
  expect(translatorHost(template)).toBe(host);
});

it.each<[string, string, TranslatorTemplateIssue]>([
  ['nothing', '', 'not_https'],
  ['no https', 'http://translate.example/?u={url}&l={language}', 'not_https'],
  ['a script', 'javascript:alert("{url}{language}")', 'not_https'],
  ['a script behind spaces', ' https://translate.example/?u={url}&l={language}', 'not_https'],
  ['no site', 'https:///?u={url}&l={language}', 'not_https'],
  ['a name of one word, as of this machine', 'https://localhost/?u={url}&l={language}', 'not_https'],
  ['a name and a password', 'https://ada:secret@translate.example/?u={url}&l={language}', 'not_https'],
  ['an at sign that hides the site', 'https://translate.example@evil.example/?u={url}&l={language}', 'not_https'],
  ['a backslash', 'https://translate.example\\@evil.example/?u={url}&l={language}', 'not_https'],
  ['a line break', 'https://translate.example/\n?u={url}&l={language}', 'not_https'],
  ['a direction mark', 'https://translate.example/\u202e?u={url}&l={language}', 'not_https'],
  ['quotes', 'https://translate.example/?u="{url}"&l={language}', 'not_https'],
  ['the site of whoever is read', 'https://{url}/?l={language}', 'not_https'],
  ['the language in the name of the site', 'https://{language}.translate.example/?u={url}', 'not_https'],
  ['the scheme in a placeholder', '{url}?l={language}', 'not_https'],
  ['an unknown placeholder', 'https://translate.example/?u={url}&l={language}&k={key}', 'unknown_placeholder'],
  ['a brace that is not closed', 'https://translate.example/?u={url&l={language}', 'unknown_placeholder'],
  ['doubled braces', 'https://translate.example/?u={{url}}&l={language}', 'unknown_placeholder'],
  ['a brace alone', 'https://translate.example/?u={url}&l={language}&}', 'unknown_placeholder'],
  ['capitals in a placeholder', 'https://translate.example/?u={URL}&l={language}', 'unknown_placeholder'],
  ['no address', 'https://translate.example/?l={language}', 'no_url'],
  ['no language', 'https://translate.example/?u={url}&s={source}', 'no_language'],
  ['2,000 characters', GOOD.padEnd(2000, 'x'), 'too_long'],
])('%s makes none', (_case, template, issue) => {
  expect(translatorTemplateIssue(template)).toBe(issue);
  expect(translatorHost(template)).toBeUndefined();
});

it('is as long as it may be, and not a character more', () => {
  const longest = GOOD.padEnd(TRANSLATOR_TEMPLATE_CHARACTERS, 'x');
  expect(translatorTemplateIssue(longest)).toBeUndefined();
  expect(translatorTemplateIssue(`${longest}x`)).toBe('too_long');
});

it('takes an address whole, whatever stands in it', () => {
  const url = 'https://careers.example/de/jobs/018f-köchin?a=1&b={language}#{source}$&';
  const address = translatorAddress(GOOD, { url, language: 'de', source: 'no' });
  expect(address).toBe(`https://translate.example/page?to=de&from=no&url=${encodeURIComponent(url)}`);
  expect(new URL(address).searchParams.get('url')).toBe(url);
});

it.each([['en-GB', 'en'], ['zh-CN', 'zh'], ['ja', 'ja'], ['fil', 'fil'], ['nb', 'no'], ['nn-NO', 'no'], ['', '']])(
  'the language of %j is known to translators as %j',
  (tag, code) => expect(translatorLanguage(tag)).toBe(code),
); // biome-ignore format: a list
