// Nationalities as rows of a form, saved by their places: the first is the main one and stays first.
import type { EntryOp } from '@fairway/rules/profile-ops';

type Known = { id: string; nationality: string };

/** The ops that make the rows of `codes` (empty ones and repetitions left out) of those that are there; undefined where they are the same. */
export function nationalityOps(known: readonly Known[], codes: readonly (string | null)[]): EntryOp<{ nationality: string }>[] | undefined {
  const wanted = [...new Set(codes.filter((code) => code !== null))];
  const ops: EntryOp<{ nationality: string }>[] = [
    ...known.slice(wanted.length).map(({ id }) => ({ op: 'delete' as const, value: { id } })),
    ...known.flatMap(({ id, nationality }, place) => {
      const code = wanted[place];
      return code === undefined || code === nationality ? [] : [{ op: 'update' as const, value: { id, nationality: code } }];
    }),
    ...wanted.slice(known.length).map((nationality) => ({ op: 'create' as const, value: { nationality } })),
  ];
  return ops.length > 0 ? ops : undefined;
}

/**
 * The rows of `codes` after somebody changed the nationalities in another window: what was chosen or removed here stays so, what is new there
 * joins, what went there goes where it was not touched here. `before`: as they were read, `theirs`: as they are now.
 */
export function mergedNationalities(
  before: readonly string[],
  theirs: readonly string[],
  codes: readonly (string | null)[],
): (string | null)[] {
  const chosen = codes.filter((code) => code !== null);
  if (chosen.length === before.length && chosen.every((code, place) => code === before[place]))
    return theirs.length > 0 ? [...theirs] : [null];
  const kept = codes.filter((code, place) => code === null || place === 0 || theirs.includes(code) || !before.includes(code));
  return [...kept, ...theirs.filter((code) => !before.includes(code) && !codes.includes(code))];
}
