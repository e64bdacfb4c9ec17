// Every limit that cites a row of docs/specification is the number of that row: read from both, so that neither is changed alone.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LIMITS } from './limits.ts';

const SPECIFICATION = path.resolve(import.meta.dirname, '../../../docs/specification');
const rows = new Map(
  readdirSync(SPECIFICATION).flatMap((file) =>
    [...readFileSync(path.join(SPECIFICATION, file), 'utf8').matchAll(/^\| ([a-z-]+\.\d+) \| (.*) \| [^|]+ \| [^|]+ \|$/gm)].map(
      ([, id, rule]) => [id!, rule!] as const,
    ),
  ),
);
const source = readFileSync(path.join(import.meta.dirname, 'limits.ts'), 'utf8');

/** The limits below a comment, up to the next one, with the rows that it cites. */
const cited = [...source.matchAll(/\/\*\* ([^*]*@rul[e] [^*]*)\*\/\n((?: {2}\w+: [^\n]*\n)+)/g)].flatMap(([, comment = '', lines = '']) => {
  const ids = [...comment.matchAll(/[a-z-]+\.\d+/g)].map(([id]) => id);
  return [...lines.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => [name as keyof typeof LIMITS, ids] as const);
});

/** Limits below a citation that the row leaves to us. */
const OURS: readonly (keyof typeof LIMITS)[] = ['verificationMessage', 'resetLinkMinutes', 'activateLinkDays'];
const WORDS: Readonly<Record<number, string>> = { 3: 'three', 5: 'five' };

/** A limit as a row may say it: in its unit, in a longer one, or in words. */
function spellings(name: string, limit: number): string[] {
  const units = /Ms$/.test(name) ? [limit, limit / 1000, limit / 60_000] : [limit];
  return [...units.filter(Number.isInteger).map(String), String(limit), WORDS[limit] ?? String(limit)];
}

it.each(cited.filter(([name]) => !OURS.includes(name)))('%s is as %j say', (name, ids) => {
  const texts = ids.map((id) => rows.get(id) ?? '').join(' ');
  expect(
    spellings(name, LIMITS[name]).some((number) => new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?!\\d|\\.\\d)`, 'i').test(texts)),
  ).toBe(true);
});

it('the citations are read, and all that are left to us stand below one', () => {
  expect(cited.length).toBeGreaterThan(35);
  expect(OURS.filter((name) => !cited.some(([one]) => one === name))).toEqual([]);
});

it('all are numbers above nothing', () => {
  for (const [name, limit] of Object.entries(LIMITS)) expect(limit, name).toBeGreaterThan(0);
});

it('shorter limits are below the longer ones of their kind', () => {
  expect(LIMITS.passwordUniqueCharacters).toBeLessThanOrEqual(LIMITS.passwordCharacters);
  expect(LIMITS.passwordCharacters).toBeLessThan(LIMITS.passwordCharactersMax);
  expect(LIMITS.loginPromptFirstMs).toBeLessThan(LIMITS.loginPromptCapMs);
  expect(LIMITS.signInTriesPerAccountAndAddress).toBeLessThan(LIMITS.signInTriesPerAccount);
  expect(LIMITS.codeTriesPerAccountAndAddress).toBeLessThan(LIMITS.codeTriesPerAccount);
  // A token is renewed before its cookie is gone for good.
  expect(LIMITS.tokenRefreshMs).toBeLessThanOrEqual(LIMITS.accessCookieSeconds * 1000);
  expect(LIMITS.accessCookieSeconds).toBeLessThan(LIMITS.refreshCookieSeconds);
  // What is read of a list by page number is more than a page.
  expect(LIMITS.jobsPageSize).toBeLessThan(LIMITS.organizationPostingsPageSize);
});
