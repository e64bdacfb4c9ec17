// How far a typed word is from another, for the suggestions of the reference.
import { editsAllowed } from './correction.ts';
import { editDistance, prefixDistance } from './edit-distance.ts';

/** Edits between them; infinite where that are too many. */
export function editsBetween(typed: string, word: string, beginning: boolean, tolerant: boolean): number {
  if (beginning ? word.startsWith(typed) : word === typed) return 0;
  const allowed = tolerant ? editsAllowed(typed) : 0;
  if (allowed === 0) return Number.POSITIVE_INFINITY;
  const edits = beginning ? prefixDistance(typed, word, allowed) : editDistance(typed, word, allowed);
  return edits <= allowed ? edits : Number.POSITIVE_INFINITY;
}
