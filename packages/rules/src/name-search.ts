// Finds entries of a list of up to some hundred thousand names by a text being typed. Best first; within a rank the list's own order stays.
//
//   a name begins with the text · a word of it does · it contains the text · it nearly does (3 wrong letters in 10, where there is room left)
//
// Names are folded before (rules/folding). @rule search.3, search.1
import { fold } from './folding.ts';
import { LIMITS } from './limits.ts';
import { nearness } from './nearness.ts';

const MAX_CHARACTERS = 60;
const NEARLY = 3;

/** `folded`: the names an entry is found by, the one it is shown under first. */
export type NamedEntry = { folded: readonly string[] };

/** The entries that match, at most `max`; the first ones where the text is empty. */
export function searchNames<E extends NamedEntry>(entries: readonly E[], text: string, max: number = LIMITS.dropdownResults): E[] {
  const wanted = fold(text).slice(0, MAX_CHARACTERS);
  if (wanted === '') return entries.slice(0, max);
  const found: { entry: E; rank: number }[] = [];
  const rest: E[] = [];
  for (const entry of entries) {
    const rank = rankOf(entry, wanted);
    if (rank === undefined) rest.push(entry);
    else found.push({ entry, rank });
  }
  const near = found.length < max ? nearness(wanted) : undefined;
  for (const entry of near ? rest : []) {
    let wrong = Number.POSITIVE_INFINITY;
    for (const name of entry.folded) wrong = Math.min(wrong, near?.(name) ?? wrong);
    if (wrong < Number.POSITIVE_INFINITY) found.push({ entry, rank: NEARLY + wrong });
  }
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, max)
    .map(({ entry }) => entry);
}

function rankOf({ folded }: NamedEntry, wanted: string): number | undefined {
  let best: number | undefined;
  for (const name of folded) {
    const at = name.indexOf(wanted);
    if (at === 0) return 0;
    if (at > 0) best = Math.min(best ?? 2, beginsWord(name, wanted, at) ? 1 : 2);
  }
  return best;
}

function beginsWord(name: string, wanted: string, first: number): boolean {
  for (let at = first; at >= 0; at = name.indexOf(wanted, at + 1)) if (!/[\p{L}\p{N}]/u.test(name[at - 1] ?? '')) return true;
  return false;
}
