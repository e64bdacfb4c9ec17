// Entries in one paragraph each that name when in the middle: "Weaver at Norsea Ltd in Penryn, from May 2021 until now. I weave sails." What stands before
// the dates is the head, what stands behind them is told below it.
import type { Context, Row } from './context.ts';
import { degreeMark } from './degrees.ts';
import type { FoundPeriod } from './periods.ts';

/** So many dated lines, all of one kind. */
const SUCH_LEAST = 2;
const [SHORTEST_HEAD, LONGEST_HEAD] = [8, 130];
/** A comma or a bracket before the dates, and words for "from" before them. */
const BEFORE =
  /\s*[,，(（–—]\s*(?:(?:from|between|since|von|vom|seit|zwischen|van|sinds|tussen|de|du|depuis|entre|desde|del|dal|dall['’]|dalla|da|din|între|с|со|từ|mula|noong)\s*)?$/iu;
const BEHIND = /^\s*[)）]?\s*(?:[.。]?$|[.。,，;；:：]\s*)/u;
/** A sentence ended before the dates. */
const ENDED = /\p{L}{4}[.。!?]\s+\p{Lu}/u;
/** That something was finished, and not what. */
const FINISHED =
  /^(?:afgerond|behaald|afgesloten|geslaagd|completed|finished|passed|graduated|abgeschlossen|beendet|bestanden|obtenue?|validée?|terminée?|conseguit[oa]|concluso|terminad[oa]|finalizad[oa]|concluíd[oa]|absolvit[ăa]?|finalizat[ăa]?|окончен[аo]?|закончен[аo]?)(?!\p{L})/iu;

type Parts = { head: string; period: FoundPeriod; rest: string; isSentence: boolean };

function partsOf(row: Row): Parts | undefined {
  const { text, periods, cells } = row;
  const period = periods.find(({ isSingle }) => !isSingle);
  if (!period || cells.length > 1) return undefined;
  const before = BEFORE.exec(text.slice(0, period.from));
  const behind = BEHIND.exec(text.slice(period.to));
  const head = before ? text.slice(0, before.index) : '';
  if (!behind || head.length < SHORTEST_HEAD || head.length > LONGEST_HEAD || ENDED.test(head)) return undefined;
  return { head, period, rest: text.slice(period.to + behind[0].length), isSentence: /[.。]/u.test(behind[0]) };
}

/** The rows with such entries in two, where all dated ones are so and one goes on behind its dates. */
export function withHeadsBeforeDates(rows: readonly Row[], context: Context): readonly Row[] {
  const dated = rows.filter(({ periods }) => periods.some(({ isSingle }) => !isSingle));
  const parts = new Map(dated.flatMap((row) => [[row, partsOf(row)] as const]));
  const areSuch = dated.length >= SUCH_LEAST && [...parts.values()].every((one) => one !== undefined);
  if (!areSuch || ![...parts.values()].some((one) => one?.rest !== '')) return rows;
  return rows.flatMap((row) => {
    const one = parts.get(row);
    return one ? parted(row, one, context) : [row];
  });
}

function parted(row: Row, { head, period, rest, isSentence }: Parts, context: Context): Row[] {
  const dates = row.text.slice(period.from, period.to);
  const text = `${head}   ${dates}`;
  const moved = { ...period, from: head.length + 3, to: text.length };
  const { bullet: _bullet, ...plain } = row;
  const own: Row = { ...plain, text, cells: [{ text, x: row.x, right: row.right }], periods: [moved] };
  const words = rest.replace(/[.。]$/u, '').trim();
  if (words === '') return [own];
  const isHead = !isSentence && degreeMark(head, context) === 0 && degreeMark(words, context) > 0 && !FINISHED.test(words);
  return [
    own,
    { ...plain, at: row.at + 0.5, text: isHead ? words : rest, cells: [{ text: isHead ? words : rest, x: row.x, right: row.right }], periods: [], gap: 0, ...(!isHead && { isTale: true }) }, // biome-ignore format: one thing
  ];
}
