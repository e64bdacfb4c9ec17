// A monogram: the first letters of a name, large beside it or above it ("AL" in a circle, "Ada" and "Lovelace"), are no part of the name.
import type { Line } from '../text-document.ts';

/** The name is at the head of the first page. */
const REACH = 12;
const LETTERS = /^\p{Lu}(?:\.?\s?\p{Lu}){0,3}\.?$/u;

const initialsOf = (words: readonly string[]) => words.map((word) => /\p{L}/u.exec(word)?.[0] ?? '');

/** Whether the letters are the first ones of words of the name, in order, its first word among them. */
function areInitials(letters: string, name: string): boolean {
  const words = name.split(/[\s-]+/u).filter((word) => /^\p{Lu}/u.test(word));
  const [first, ...others] = letters.replace(/[\s.]/gu, '').toUpperCase();
  const own = initialsOf(words).map((letter) => letter.toUpperCase());
  if (words.length < 2 || first !== own[0]) return false;
  let at = 0;
  for (const letter of others) {
    at = own.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The lines without letters that stand before a word of the name in its line, or alone beside it. */
export function withoutInitials(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const [first, ...others] = line.cells;
    if (at >= REACH || line.page > 0 || !first || first.text.length > 7 || !LETTERS.test(first.text)) return [line];
    const beside = others.map(({ text }) => text).join(' ');
    const near = [lines[at - 1], lines[at + 1]].flatMap((one) => (one && one.page === 0 ? [one.text] : []));
    const names = others.length > 0 ? [beside, ...near.flatMap((one) => [`${one} ${beside}`, `${beside} ${one}`])] : near;
    if (!names.some((name) => name.length < 60 && areInitials(first.text, name))) return [line];
    return others.length === 0
      ? []
      : [{ ...line, cells: others, text: others.map(({ text }) => text).join('  '), x: others[0]?.x ?? line.x }];
  });
}
