// "Did you mean ...?" of the index: candidates and counts for the rule in correction.ts. Nothing is looked up unless a question finds little.
import { andInto, type Bitmap, countBits } from './bitmap.ts';
import { keptParts, MEANT_FEW, mayBeMeant, meantReading } from './correction.ts';
import type { CountedSet } from './facet-counting.ts';
import { type Matched, nearestWords, type UnitMatch, union } from './term-sets.ts';
import { soleWord } from './units.ts';

/** What the words were matched in: what the reader may find, and what organizations and filters let through of it. */
type MeantWithin = { base: CountedSet; within: readonly Bitmap[]; corrected: ReadonlyMap<string, string>; total: number };

/** How a question was probably meant: for each of its units another word or null; null where it is to be taken as it is. */
export function readMeant(
  index: Matched,
  units: readonly UnitMatch[],
  { base, within, corrected, total }: MeantWithin,
): readonly (string | null)[] | null {
  if (total > MEANT_FEW) return null;
  const candidates = units.map(({ unit }) => {
    const word = soleWord(unit);
    return word === undefined || corrected.has(word) ? [] : candidatesOf(index, word, base, keptParts(unit.typed));
  });
  if (candidates.every((others) => others.length === 0)) return null;
  const { postings, dictionary, scratch } = index;
  const set = scratch.borrow();
  const exchanged = new Map(
    candidates.flat().map((word) => [word, union([dictionary.anywhere(dictionary.find(word))], postings, scratch)]),
  );
  const reading = meantReading(candidates, total);
  let step = reading.next();
  while (step.done !== true) {
    set.set(base.bitmap);
    for (const other of within) andInto(set, other, postings.words);
    for (const [at, word] of step.value.entries()) andInto(set, word === null ? units[at]!.anywhere : exchanged.get(word)!, postings.words);
    step = reading.next(countBits(set, postings.words));
  }
  return step.value;
}

function candidatesOf(index: Matched, word: string, base: CountedSet, kept: readonly string[]): string[] {
  const heads = (held: string) => index.postings.countIn(index.dictionary.head(index.dictionary.find(held)), base.bitmap);
  const others = nearestWords(index, word, base, kept);
  if (others.length === 0) return [];
  const typedHeads = heads(word);
  return others.filter((other) => mayBeMeant(heads(other), typedHeads));
}
