// Finds options of a long list by a text being typed. Best first; within a rank the list's own order stays.
//
//   label begins with the text · a word of it does · it contains the text · it nearly contains it (3 wrong letters in 10)
//
// @rule search.3, search.1, jobs.15
import { fold } from './folding.ts';
import { LIMITS } from './limits.ts';

/** Longest text that is compared; nobody types more into a list. */
const MAX_CHARACTERS = 60;
const NEARLY = 3;

/** The options that match `text`, at most `max`; all of the first `max` where the text is empty. Case and accents do not matter. */
export function searchOptions<O extends { label: string }>(
  options: readonly O[],
  text: string,
  max: number = LIMITS.dropdownResults,
): readonly O[] {
  const wanted = fold(text).slice(0, MAX_CHARACTERS);
  if (wanted === '') return options.slice(0, max);
  return options
    .map((option, place) => ({ option, place, rank: rankOf(fold(option.label), wanted) }))
    .filter((found) => Number.isFinite(found.rank))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .slice(0, max)
    .map((found) => found.option);
}

function rankOf(label: string, wanted: string): number {
  const at = label.indexOf(wanted);
  if (at === 0) return 0;
  if (at > 0) return beginsWord(label, wanted) ? 1 : 2;
  const allowed = Math.floor(wanted.length * LIMITS.fuzzyThreshold);
  if (allowed === 0) return Number.POSITIVE_INFINITY;
  const wrong = leastDistance(label, wanted);
  return wrong <= allowed ? NEARLY + wrong : Number.POSITIVE_INFINITY;
}

function beginsWord(label: string, wanted: string): boolean {
  for (let at = label.indexOf(wanted); at >= 0; at = label.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(label[at - 1] ?? '')) return true;
  }
  return false;
}

/** Letters to add, drop or replace until `wanted` stands somewhere in `label`. */
function leastDistance(label: string, wanted: string): number {
  let above = Array.from({ length: wanted.length + 1 }, (_, row) => row);
  let least = wanted.length;
  for (const letter of label) {
    const next = [0];
    for (let row = 1; row <= wanted.length; row++) {
      const replaced = (above[row - 1] ?? 0) + (wanted[row - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (above[row] ?? 0) + 1, (next[row - 1] ?? 0) + 1));
    }
    least = Math.min(least, next[wanted.length] ?? least);
    above = next;
  }
  return least;
}
