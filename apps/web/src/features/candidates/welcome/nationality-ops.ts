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
