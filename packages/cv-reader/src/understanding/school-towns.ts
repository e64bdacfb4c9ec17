// Towns behind schools that nobody knows ("강원대학교, 춘천"): told by where they stand, so that none is read as what was studied.
import type { Context } from './context.ts';
import { readDegree } from './degrees.ts';
import { couldBePlace, type Marked } from './roles.ts';

/** A name right behind a school in its line, where nothing of a degree comes next, that says nothing by itself. */
const isCandidate = (marks: readonly Marked[], at: number): boolean => {
  const [before, mark, next] = [marks[at - 1], marks[at], marks[at + 1]];
  if (!before || !mark || mark.isPlace || mark.first + mark.second > 0 || !couldBePlace(mark.segment.text)) return false;
  if (before.segment.row !== mark.segment.row || before.first === 0) return false;
  return !next || next.segment.row !== mark.segment.row || next.isPlace;
};

/**
 * Marks what stands behind a school as its town where its own entry names what was studied in the words of the degree, or where another entry has a
 * town in that slot: pieces in one slot mean the same.
 */
export function markTowns(entries: readonly (readonly Marked[])[], context: Context): void {
  const candidates = entries.flatMap((marks) => marks.flatMap((mark, at) => (isCandidate(marks, at) ? [{ marks, mark }] : [])));
  const hasOwnField = (marks: readonly Marked[]) =>
    marks.some(({ segment, second, first }) => second > first && readDegree(segment.text, context)?.field !== undefined);
  const towns = new Set(candidates.filter(({ marks }) => hasOwnField(marks)).map(({ mark }) => mark.segment.slot));
  for (const { segment, isPlace } of entries.flat()) if (isPlace) towns.add(segment.slot);
  for (const { mark } of candidates) if (towns.has(mark.segment.slot)) mark.isPlace = true;
}
