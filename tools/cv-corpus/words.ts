// The words that people of the 14 languages write over and between what a CV says: headings in several variants, labels, how dates and ranges
// are written. Read from words.txt, one `# locale` each, variants split by bars.
import { readFileSync } from 'node:fs';
import type { Locale } from '@fairway/rules/locales';

/** Parts of a CV, in the order that most people give them. */
export const KINDS = [
  'summary', 'work', 'education', 'skills', 'languages', 'certificates', 'memberships', 'projects', 'awards', 'interests', 'references',
] as const; // biome-ignore format: a list
export type Kind = (typeof KINDS)[number];
type Label =
  | 'title'
  | 'dates'
  | 'range'
  | 'now'
  | 'since'
  | 'in'
  | 'phone'
  | 'email'
  | 'address'
  | 'born'
  | 'nationality'
  | 'links'
  | 'contact';
type Word = Kind | Label;

const read = (): Map<string, string[]> => {
  const words = new Map<string, string[]>();
  let locale = '';
  for (const line of readFileSync(new URL('./words.txt', import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('# ')) locale = line.slice(2).trim();
    const [, word = '', variants = ''] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    if (word) words.set(`${locale} ${word}`, variants.split(word === 'dates' ? ' ; ' : ' | '));
  }
  return words;
};
const words = read();

/** The variants of a word in a language. Throws where there is none. */
export function variants(locale: Locale, word: Word): string[] {
  const found = words.get(`${locale} ${word}`);
  if (!found) throw new Error(`No words for ${word} in ${locale}`);
  return found;
}

/** A number from a text, the same each time: what chance would choose, so that a corpus made again is the same. */
export function draw(seed: string, count: number): number {
  let hash = 2166136261;
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 2246822519) >>> 8) % count;
}

/** One of the variants, by the seed. */
export function chosen(locale: Locale, word: Word, seed: string): string {
  const all = variants(locale, word);
  return all[draw(`${seed} ${word}`, all.length)] ?? '';
}
