// Heads of work that are lists with commas ("Norsea, Weaver, Penryn"). Where the line of every entry has as many pieces, pieces in one place mean the
// same, and the words of some entries say what: titles in one place, towns in another, so that the rest is the employer.
import type { Entry } from './entries.ts';
import { couldBePlace } from './roles.ts';
import { SENTENCE_END, type Segment, slotOf, trimmed, withForms, withoutPeriods } from './segments.ts';

const COMMA = /\s*[,，、]\s+|[，、]/u;
/** Two pieces are told by their words alone; more than three are lists of something else. */
const PIECES = 3;

type Listed = { entry: Entry; segments: readonly Segment[] };
type Says = { isTitle: (text: string) => boolean; isPlace: (text: string) => boolean; isOrg: (text: string) => boolean };

/** For each entry the pieces of its head with such a line cut at all its commas; undefined where not all are written so. */
export function cutLists(drafts: readonly Listed[], says: Says): Segment[][] | undefined {
  const offsets = new Set(drafts[0]?.segments.map(({ row }) => row.at - (drafts[0]?.entry.anchor ?? 0)));
  for (const offset of offsets) {
    const lists = drafts.map((draft) => piecesAt(draft, offset));
    if (drafts.length < 2 || lists.some((list) => list.length !== PIECES)) continue;
    const titles = placesOf(lists, says.isTitle);
    const towns = placesOf(lists, says.isPlace);
    // One place for titles, one for towns, and never the same. Towns that nobody knows stand behind the employer.
    const isTold =
      titles.size === 1 &&
      (towns.size === 1
        ? [...titles].every((at) => !towns.has(at))
        : towns.size === 0 && haveUnknownTowns(lists, [...titles][0] ?? 0, says));
    if (isTold) return drafts.map((draft, at) => withPieces(draft, offset, lists[at] ?? []));
  }
  return undefined;
}

/** Behind the employer stand names in every list, and most lists have a title where titles stand. */
function haveUnknownTowns(lists: readonly (readonly string[])[], titleAt: number, { isTitle, isOrg }: Says): boolean {
  const townAt = titleAt === PIECES - 1 ? PIECES - 2 : PIECES - 1;
  // Between two names a title says nothing of them, but that one is an organization.
  const orgs = placesOf(lists, isOrg);
  const isEmployerFirst = orgs.size === 1 && orgs.has(0);
  const told = lists.filter((list) => isTitle(list[titleAt] ?? ''));
  return (titleAt !== 1 || isEmployerFirst) && told.length * 2 >= lists.length && lists.every((list) => couldBePlace(list[townAt] ?? ''));
}

function piecesAt({ entry, segments }: Listed, offset: number): string[] {
  const row = segments.find((segment) => segment.row.at === entry.anchor + offset)?.row;
  const text = row ? trimmed(withoutPeriods(row)).replace(SENTENCE_END, '$1') : '';
  return /\s{2,}|[|｜•·:：]|\s[–—-]\s|[(（][^)）]*[,，、]/u.test(text) ? [] : withForms(text.split(COMMA).filter((piece) => piece !== ''));
}

/** In which places of the lists stands what is told; what one list alone says beside most of them is a word that means something else. */
function placesOf(lists: readonly (readonly string[])[], isTold: (text: string) => boolean): Set<number> {
  const told = lists.flatMap((list) => list.flatMap((text, at) => (isTold(text) ? [at] : [])));
  const count = (at: number) => told.filter((one) => one === at).length;
  return new Set(told.filter((at) => count(at) > 1 || told.every((other) => other === at || count(other) < MOST)));
}

/** So many lists say where something stands, whatever one of them says. */
const MOST = 3;

function withPieces({ entry, segments }: Listed, offset: number, pieces: readonly string[]): Segment[] {
  const own = segments.find(({ row }) => row.at === entry.anchor + offset);
  if (!own) return [...segments];
  const { row } = own;
  const cut = pieces.map((text, at): Segment => ({ text: trimmed(text), row, at, slot: slotOf(row, entry.anchor, at, pieces.length) }));
  const others = (isBefore: boolean) => segments.filter((one) => (isBefore ? one.row.at < row.at : one.row.at > row.at));
  return [...others(true), ...cut, ...others(false)].map((segment, at) => ({ ...segment, at }));
}
