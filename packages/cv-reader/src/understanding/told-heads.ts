// Heads of entries that are sentences with a list below them: "From 2019 to 2021 I worked as Rigger at Norsea." What all sentences of a section say alike
// ("as" before the title, "at" before the employer, the verb at the end) parts what each of them names.
import type { CvWork } from '../cv.ts';
import type { Context, Row } from './context.ts';
import { descriptionOf } from './description.ts';
import { allJoints } from './joints.ts';
import { LAST_LETTERS } from './last-letters.ts';
import { orgMark, titleMark } from './orgs.ts';
import { type FoundPeriod, periodsIn } from './periods.ts';
import { periodOf } from './work.ts';

type Head = { words: string; period: FoundPeriod; body: Row[] };

const ENDED = /[.。]$/u;
/** Another sentence behind the first. */
const TWO = new RegExp(String.raw`${LAST_LETTERS}\.\s+\p{Lu}|。\S`, 'u');
/** A sentence that names two things is hardly broken into more lines. */
const LINES_MOST = 3;
/** More white parts two paragraphs. */
const WITHIN = 0.45;
/** "Von", "From" before the dates. */
const BEFORE_DATES = /^\s*(?:\p{L}{1,6}\s)?\s*$/u;
/** What a date leaves between itself and the sentence; "까지" ends a period. */
const BEHIND_DATES = /^[\s,，、:：]+/u;

const beginsDated = ({ text, periods: [first], bullet, cells }: Row) =>
  first !== undefined && bullet === undefined && cells.length <= 2 && BEFORE_DATES.test(text.slice(0, first.from));

/** The sentence that begins in a row, over the lines that the edge broke it into. */
function sentenceAt(rows: readonly Row[], at: number): { text: string; lines: number } | undefined {
  let text = '';
  for (let lines = 1; lines <= LINES_MOST; lines += 1) {
    const [row, above] = [rows[at + lines - 1], rows[at + lines - 2]];
    const goesOn = lines === 1 || (row?.bullet === undefined && row?.look === above?.look && (row?.gap ?? 1) < WITHIN);
    if (!row || !goesOn) return undefined;
    text += `${text === '' || isEastAsian(text) ? '' : ' '}${row.text.replace(/\s{2,}/gu, ' ')}`;
    if (ENDED.test(row.text) && !/\s\p{Lu}\.$/u.test(row.text)) return { text, lines };
  }
  return undefined;
}

const isEastAsian = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u.test(text);

/** The sentences of a section, each with what stands below it; none where a date stands in anything else. */
function headsOf(rows: readonly Row[], context: Context): Head[] {
  const heads: Head[] = [];
  for (let at = 0; at < rows.length; ) {
    const row = rows[at] as Row;
    const sentence = beginsDated(row) ? sentenceAt(rows, at) : undefined;
    const [period, ...more] = sentence ? periodsIn(sentence.text, context) : [];
    if (sentence && period && more.length === 0 && !TWO.test(sentence.text)) {
      const words = sentence.text.slice(period.to).replace(BEHIND_DATES, '').replace(ENDED, '');
      heads.push({ words, period, body: [] });
      at += sentence.lines;
    } else {
      if (heads.length === 0 || row.periods.some(({ isSingle }) => !isSingle)) return [];
      heads.at(-1)?.body.push(row);
      at += 1;
    }
  }
  return heads;
}

/** Words in small letters before the first name, as a sentence begins with them: "bin ich als". */
const LEAD = /^(?:I\s)?(?:\p{Ll}[\p{L}\p{M}]*(?:[’']\p{Ll}+)?\s+){1,5}(?=[\p{Lu}«"„“\d])/u;

const wordsOf = (text: string) => text.trim().split(/\s+/u);

/** Without the words that all sentences end with. */
function withoutEnd(texts: readonly string[]): string[] {
  const last = wordsOf(texts[0] ?? '').at(-1) ?? '';
  const isEnd = texts.length > 1 && /^\p{Ll}+$/u.test(last) && texts.every((text) => text.endsWith(` ${last}`));
  return isEnd ? texts.map((text) => text.slice(0, -last.length).trim()) : [...texts];
}

type Parts = { title: string; employer: string };

/** What stands before the title in all sentences alike, and what parts it from the employer. */
function partsOf(listed: readonly string[], context: Context): Parts[] | undefined {
  const joints = allJoints(context);
  const texts = withoutEnd(listed);
  const leads = texts.map((text) => LEAD.exec(text)?.[0]);
  const common = wordsOf(leads[0] ?? '').filter((word) => leads.every((lead) => lead !== undefined && wordsOf(lead).includes(word)));
  const as = common.at(-1);
  const isLast = (lead: string | undefined) => as !== undefined && wordsOf(lead ?? '').at(-1) === as;
  if (texts.length < 2 || as === undefined || joints.includes(as) || !leads.every(isLast)) return undefined;
  const named = texts.map((text, at) => text.slice(leads[at]?.length ?? 0));
  const isIn = (joint: string) => named.every((text) => new RegExp(`\\p{L}.*\\s(?:${joint})\\s\\S`, 'u').test(text));
  // "na", "no" and "em" are one word in several forms.
  const joint = joints.find(isIn) ?? [joints.join('|')].find(isIn);
  return joint === undefined ? undefined : named.map((text) => partedAt(text, joint, context));
}

/** The place of the joint whose sides say most of a title and of an organization; the first where they say nothing. */
function partedAt(text: string, joint: string, context: Context): Parts {
  const places = [...text.matchAll(new RegExp(`\\s(?:${joint})(?=\\s)`, 'gu'))].filter(({ index }) => index > 1);
  const sides = places.map((found) => ({ title: text.slice(0, found.index), employer: text.slice(found.index + found[0].length).trim() }));
  const marks = ({ title, employer }: Parts) =>
    titleMark(title, context) - orgMark(title, context) + orgMark(employer, context) - titleMark(employer, context);
  return sides.toSorted((a, b) => marks(b) - marks(a))[0] as Parts;
}

/** In East Asia the employer stands before the title, and what parts them is written with no white. */
const EAST_ASIAN: Partial<Record<Context['language'], RegExp>> = {
  jp: /^(?<employer>.{2,60}?)(?:にて|において|で)(?<title>[^、。]{2,40}?)として/u,
  cn: /^(?:我)?(?:就职于|任职于|在)(?<employer>.{2,50}?)(?:工作，)?(?:担任|任职?|从事)(?<title>[^，。]{2,30})$/u,
  ko: /^(?<employer>.{2,60}?)에서 (?<title>\S.{1,40}?)(?:으로|로) (?:근무|일|재직|활동)/u,
};

/** The work of a section whose entries begin with such sentences. */
export function workOfToldHeads(rows: readonly Row[], context: Context): CvWork[] | undefined {
  const heads = headsOf(rows, context);
  const texts = heads.map(({ words }) => words);
  const pattern = EAST_ASIAN[context.language];
  const inOrder = pattern ? texts.map((text) => pattern.exec(text)?.groups as Parts | undefined) : partsOf(texts, context);
  if (heads.length === 0 || !inOrder?.every((one) => one !== undefined)) return undefined;
  return heads.map(({ period, body }, at): CvWork => {
    const { title, employer } = inOrder[at] as Parts;
    const description = descriptionOf([], body);
    return {
      title: { value: title.trim(), doubt: 'check' },
      employer: { value: employer.replace(/[\s,]+$/u, ''), doubt: 'check' },
      ...periodOf({ head: [], body: [], anchor: 0, period }),
      ...(description && { description }),
    };
  });
}
