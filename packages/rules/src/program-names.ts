// Names of programs that candidates typed, grouped as one would by eye: the same but for case, accents and spacing, then nearly the same
// (3 wrong letters in 10, whichever of the two is taken as the right one). Pure; a school confirms each group. @rule search.1
import { fold } from './folding.ts';
import { nearness } from './nearness.ts';

/** Different names that are grouped; the rest, the rarest, waits for the next look. */
const NAMES = 2000;

export type TypedName = { id: string; name: string /** Entries that use it. */; uses: number };
export type NameGroup = {
  /** The name that most use. */
  name: string;
  uses: number;
  ids: string[];
  /** The other spellings, by use. */
  spellings: string[];
};

type Likeness = { folded: string; isLike(other: string): boolean };

/** Whether whole names are nearly the same. A name of at most three letters is like itself only. */
function likeness(folded: string): Likeness {
  const near = nearness(folded);
  const isLike = (other: string) =>
    other === folded ||
    (near !== undefined &&
      Math.abs(other.length - folded.length) <= Math.max(other.length, folded.length) * 0.3 &&
      Number.isFinite(near(other)) &&
      Number.isFinite(nearness(other)?.(folded) ?? Number.POSITIVE_INFINITY));
  return { folded, isLike };
}

/** Groups of near names, those that most use first. */
export function nearNames(typed: readonly TypedName[]): NameGroup[] {
  const same = new Map<string, { uses: number; typed: TypedName[] }>();
  for (const one of typed) {
    const folded = fold(one.name);
    const held = same.get(folded) ?? { uses: 0, typed: [] };
    same.set(folded, held);
    held.uses += one.uses;
    held.typed.push(one);
  }
  const ordered = [...same].sort(([a, x], [b, y]) => y.uses - x.uses || (a < b ? -1 : 1)).slice(0, NAMES);
  const groups: { like: Likeness; typed: TypedName[] }[] = [];
  for (const [folded, held] of ordered) {
    const group = folded === '' ? undefined : groups.find(({ like }) => like.isLike(folded));
    if (group) group.typed.push(...held.typed);
    else groups.push({ like: likeness(folded), typed: [...held.typed] });
  }
  return groups.map(({ typed: members }) => groupOf(members)).sort((a, b) => b.uses - a.uses);
}

function groupOf(members: readonly TypedName[]): NameGroup {
  const uses = new Map<string, number>();
  for (const one of members) uses.set(one.name, (uses.get(one.name) ?? 0) + one.uses);
  const [name = '', ...spellings] = [...uses].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([spelling]) => spelling);
  return { name, spellings, ids: members.map((one) => one.id), uses: members.reduce((sum, one) => sum + one.uses, 0) };
}

/** The one of the school's programs that a name nearly is: the same, else one that is alike; undefined where none is. */
export function likelyProgram<P extends { name: string }>(name: string, programs: readonly P[]): P | undefined {
  const folded = fold(name);
  if (folded === '') return undefined;
  const { isLike } = likeness(folded);
  return programs.find((program) => fold(program.name) === folded) ?? programs.find((program) => isLike(fold(program.name)));
}
