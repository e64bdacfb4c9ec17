// Commas of a head of work: whether one parts title and employer, by the words at its sides, and the head cut there.
import type { Context } from './context.ts';
import type { Entry } from './entries.ts';
import { orgMark, titleMark } from './orgs.ts';
import { placeOf } from './place-words.ts';
import type { Marked } from './roles.ts';
import type { Segment } from './segments.ts';
import { BRACKETED } from './work-places.ts';

type Marks = { entry: Entry; marks: readonly Marked[] };

/** How far from its dates a line stands whose comma parts a title from what is none. */
export function commaPair({ entry, marks }: Marks): number | undefined {
  const at = marks.findIndex(({ segment, first, second, isPlace }, index) => {
    // "喫茶店（高山市）、店員": a town in brackets may stand between them.
    const own = marks.slice(index + 1).filter((mark) => mark.segment.row === segment.row);
    const [next] = own.filter((mark) => !mark.isPlace);
    if (!next || isPlace || own.indexOf(next) > 1) return false;
    const isTold = (first > 0.5 && next.first <= next.second) || (next.first > 0.5 && first <= second);
    const { text } = segment.row;
    const from = text.indexOf(segment.text) + segment.text.length;
    return (
      isTold && /^\s*(?:[(（][^()（）]*[)）]\s*)?(?:[,，、]\s|[，、])\s*$/u.test(text.slice(from, text.indexOf(next.segment.text, from)))
    );
  });
  const row = marks[at]?.segment.row;
  return row && row.at - entry.anchor;
}

/** What the words around the comma of a piece say that was left whole, where no other piece of the entry names an organization. */
export function commaInside({ entry, marks }: Marks, context: Context): { at: number; isTitle: boolean; isOrg: boolean } | undefined {
  const whole = marks.find(({ segment }) => COMMA.test(segment.text));
  const [, before = '', behind = ''] = COMMA.exec(whole?.segment.text ?? '') ?? [];
  if (!whole || marks.some((other) => other !== whole && other.second > 0)) return undefined;
  const isTitle = titleMark(before, context) > 0.5 && titleMark(behind, context) === 0;
  const isOrg = orgMark(behind, context) > 0 && orgMark(before, context) === 0 && titleMark(behind, context) === 0;
  return isTitle || isOrg ? { at: whole.segment.row.at - entry.anchor, isTitle, isOrg } : undefined;
}

export const COMMA = /^((?:[^,，、(（]|[(（][^()（）]{2,40}[)）]){2,70})(?:[,，、]\s+|[，、])(?!\p{Ll})(.{2,90})$/u;

/** The only piece of a line but its town, cut at its first comma. */
export function splitAtComma(segments: readonly Segment[], at: number): Segment[] {
  const own = segments.filter(({ row, text, isTail }) => row.at === at && !isTail && placeOf(text) === undefined);
  const [only] = own;
  const [, before, behind] = COMMA.exec(own.length === 1 && only ? only.text : '') ?? [];
  if (!only || !before || !behind) return [...segments];
  const town = BRACKETED.exec(before);
  const cut = [
    { ...only, text: town?.[1] ?? before, slot: `${only.slot},0` },
    ...(town?.[2] ? [{ ...only, text: town[2], slot: `${only.slot},t`, isBracket: true }] : []),
    { ...only, text: behind, slot: `${only.slot},1` },
  ];
  return segments.flatMap((one) => (one === only ? cut : [one])).map((one, index) => ({ ...one, at: index }));
}
