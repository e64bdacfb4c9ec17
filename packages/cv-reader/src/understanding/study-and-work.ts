// Rows of East Asian forms that tell of one event each: "2015 | 4 | 東京大学 入学", "2019.3 졸업". A pair of beginning and end becomes one entry, work and
// study apart.
import type { CvEducation, CvWork } from '../cv.ts';
import type { Context, Row } from './context.ts';
import { degreeMark } from './degrees.ts';
import { educationOf } from './education.ts';
import { type Entry, entriesOf } from './entries.ts';
import { orgMark, schoolMark, titleMark } from './orgs.ts';
import type { FoundPeriod } from './periods.ts';
import { workOf } from './work.ts';

type Event = 'enter' | 'leave' | 'join' | 'quit' | 'assign';
const EVENTS: readonly (readonly [RegExp, Event])[] = [
  [/\s*(?:入学|編入学|編入|転入学|進学|입학|편입)\s*$/u, 'enter'],
  [
    /\s*(?:卒業見込み?|卒業予定|修了見込み?|修了予定|修了|卒業|中途退学|中退|博士号取得|졸업\s?예정|졸업|수료|중퇴)\s*(?:[(（][^()（）]{2,14}[)）]|[)）])?\s*$/u,
    'leave',
  ],
  [
    /\s*(?:に?入社|入職|入行|入庁|入所|就職|着任|採用|入隊|入団|入局|入店|にて勤務開始|勤務開始|開業|입사|입직|임용)\s*(?:[(（].*)?$/u,
    'join',
  ],
  [
    /\s*(?:を?(?:一身上の都合|自己都合|会社都合|(?:契約|任期|雇用|派遣|任用)?(?:期間)?の?満了|家庭の事情|定年)(?:により|のため|による)?\s*)?(?:退社|退職|退行|退所|離職|除隊|退団|退局|退店|満了|퇴사|퇴직)\s*(?:[(（][^()（）]*[)）])?\s*$/u,
    'quit',
  ],
  [/\s*(?:配属|異動|昇進|就任|転籍|出向|担当|に従事)\s*$/u, 'assign'],
];

/** Whether rows are events of such a form. */
export const areEvents = (rows: readonly Row[]): boolean =>
  rows.filter((row) => row.periods.length > 0 && eventOf(plainText(row)) !== undefined).length >= 2;

/** "パン工房ひなた　アルバイトとして勤務", "ひなた株式会社　入社　栄養士として勤務", "ひなた書店にてアルバイト": where and as what somebody began. */
const JOINED_AS: readonly RegExp[] = [
  /^(.{2,}?)[\s\u3000]+(?:に?入社|入職|入所|就職|採用)[\s\u3000]+(\S{1,20}?)(?:として(?:勤務|従事|採用)?)(?:開始)?\s*(?:[(（][^()（）]*[)）])?$/u,
  /^(.{2,}?)[\s\u3000]+(?:に?入社|入職|入所|就職|採用)[\s\u3000]+(\S{1,20}?)として\S{1,20}(?:に(?:配属|勤務|従事)|を担当)$/u,
  /^(.{2,}?)[\s\u3000]+(?:に?入社|入職|入所|就職)[\s\u3000]+(\S{1,18}(?:士|師|員|職|係|スタッフ|エンジニア|デザイナー|アシスタント))$/u,
  /^(.{2,}?)(?:に)?[\s\u3000]+(\S{1,20}?)として(?:勤務|従事|採用|入社|入職)(?:開始)?\s*(?:[(（][^()（）]*[)）])?$/u,
  /^(.{2,}?)(?:にて|[\s\u3000]+)(アルバイト|パート(?:タイム)?|インターン(?:シップ)?|契約社員|派遣社員)(?:勤務)?(?:開始)?$/u,
];

/** "川越市立図書館 パートタイム勤務（窓口業務）": how somebody was employed, and in brackets for what. */
const EMPLOYED_FOR =
  /^(.{2,}?)(?:にて|に)?[\s\u3000]+(?:アルバイト|パート(?:タイム)?|契約社員|派遣社員|嘱託(?:職員)?|臨時職員|非常勤(?:職員)?|正社員)(?:として)?(?:勤務|採用|入社)(?:開始)?\s*[(（]([^()（）]{2,24})[)）]$/u;

/** "つくし歯科　入職（歯科衛生士）": as what somebody began, in brackets behind it. */
const JOINED_BRACKET = /[(（]([^()（）]{2,24})[)）]\s*$/u;

const plainText = ({ text, periods }: Row) => {
  const [first] = periods;
  return first ? `${text.slice(0, first.from)} ${text.slice(first.to)}`.trim() : text.trim();
};

function eventOf(
  text: string,
): { event: Event; rest: string; as?: string /** It may be anything else that brackets hold. */; isToBeChecked?: true } | undefined {
  for (const pattern of JOINED_AS) {
    const [, rest, as] = pattern.exec(text) ?? [];
    if (rest && as) return { event: 'join', rest, as };
  }
  const [, where, what] = EMPLOYED_FOR.exec(text) ?? [];
  if (where && what) return { event: 'join', rest: where, as: what };
  for (const [pattern, event] of EVENTS) {
    const told = pattern.exec(text)?.[0];
    if (told === undefined) continue;
    const as = event === 'join' ? JOINED_BRACKET.exec(told)?.[1] : undefined;
    return { event, rest: text.replace(pattern, '').trim(), ...(as !== undefined && { as, isToBeChecked: true }) };
  }
  return undefined;
}

type Open = { event: Event; row: Row; text: string; start?: FoundPeriod; end?: FoundPeriod; title?: Row; more: Row[] };

/** "法人営業として勤務": what somebody was there. */
const TITLE_HELD = /^(\S.{1,30}?)\s*(?:として(?:勤務|従事|入社|採用|配属)?|に従事|로\s?근무)\s*$/u;

/** "営業部に配属、法人営業として新規開拓を担当": a sentence of what was done may say as what. */
const TITLE_TOLD = /(?:^|[、，。])\s*([^、，。\s]{2,20}?)として[^。]{2,40}$/u;

/** "配車担当（乗務員23名）" right below where somebody began: nothing but what they were. */
const TITLE_ALONE = /^([^\s、，。（(]{2,14}?(?:担当|係|員|士|師|職|長|主任|スタッフ|エンジニア|デザイナー))\s*(?:[(（][^()（）]*[)）])?$/u;

/** "卒業（専門士）": with which degree somebody left. */
const LEFT_WITH = /(?:卒業|修了|졸업|수료)\s*[(（]([^()（）]{2,14})[)）]\s*$/u;

/** Nothing but these words, in the letters of their row. */
const rowWith = (row: Row, text: string): Row => ({
  ...row,
  text,
  cells: [{ text, x: row.x, right: row.right }],
  periods: [],
  bold: false,
});

/** Entries of work and education out of events. */
function readEvents(rows: readonly Row[], context: Context): Both {
  const opened: Open[] = [];
  for (const row of rows) {
    if (/^\s*(?:学\s*歴|職\s*歴|以上|학력|경력|現在に(?:至る|いたる))\s*$/u.test(row.text)) continue;
    const found = eventOf(plainText(row));
    const [period] = row.periods;
    const last = opened.at(-1);
    const title = period ? undefined : TITLE_HELD.exec(row.text.trim())?.[1];
    if (title !== undefined && last) {
      last.title ??= rowWith(row, title);
      continue;
    }
    const words = row.text.trim();
    const told = period || last?.event !== 'join' ? undefined : (TITLE_TOLD.exec(words)?.[1] ?? TITLE_ALONE.exec(words)?.[1]);
    if (told !== undefined && last && titleMark(told, context) > 0) last.title ??= rowWith(row, told);
    const degree = LEFT_WITH.exec(plainText(row))?.[1];
    const left = degree !== undefined && degreeMark(degree, context) > 0 ? rowWith(row, degree) : undefined;
    if (!found) {
      if (!period && last) last.more.push(row);
      else if (period && /現在|至る/u.test(row.text) && last) last.more.push(row);
      continue;
    }
    const isEnd = found.event === 'leave' || found.event === 'quit';
    const match = isEnd
      ? opened.findLast(
          (one) => one.end === undefined && one.event === (found.event === 'leave' ? 'enter' : 'join') && isSameName(one.text, found.rest),
        )
      : undefined;
    if (match && period) Object.assign(match, { end: period, ...(left && { title: left }) });
    else if (found.event === 'assign' && last) last.more.push(row);
    else if (period) {
      const isHeld = found.as !== undefined && !(found.isToBeChecked && titleMark(found.as, context) === 0);
      const held = isHeld && found.as !== undefined ? rowWith(row, found.as) : left;
      opened.push({
        event: found.event,
        row,
        text: found.rest,
        // "2007年4月～2009年3月": both are told in one line.
        ...(period.isSingle || !period.end || !period.start
          ? isEnd
            ? { end: period }
            : { start: period }
          : { start: period, end: period }),
        ...(held && { title: held }),
        more: [],
      });
    }
  }
  const entries = (events: readonly Event[]) => opened.filter(({ event }) => events.includes(event)).map(entryOf);
  return together(workOf(entries(['join', 'quit']), context), educationOf(entries(['enter', 'leave']), context));
}

/** "同校 卒業", or a line that names the school again. */
function isSameName(one: string, other: string): boolean {
  const bare = (text: string) => text.replace(/[\s　]|株式会社|을|를/gu, '');
  const [a, b] = [bare(one), bare(other)];
  return b.length < 3 || /^(?:同|동)/u.test(b) || a.includes(b.slice(0, 5)) || b.includes(a.slice(0, 5));
}

/** "西南学院大学 商学部": a space parts the school from what is studied there. */
const withDepartmentApart = (text: string, event: Event) =>
  event === 'enter' || event === 'leave' ? text.replace(/(?<=[校学院])\s+(?=\p{Script=Han}{2,})/u, '  ') : text;

function entryOf({ event, row, text: written, start, end, title, more }: Open): Entry {
  const text = withDepartmentApart(written, event);
  const value = start?.start;
  const until = end?.end ?? end?.start;
  const period: FoundPeriod = {
    ...(value && { start: { ...value, doubt: 'sure' } }),
    ...(until && { end: { ...until, doubt: 'sure' } }),
    isCurrent: !until,
    isSingle: false,
    from: 0,
    to: 0,
  };
  return { head: [{ ...row, text, periods: [] }, ...(title ? [title] : [])], anchor: row.at, body: more, period };
}

type Both = { work: CvWork[]; education: CvEducation[] /** The lines that are of none of them. */; others: Row[] };

const together = (
  { work, nameless }: ReturnType<typeof workOf>,
  studies: ReturnType<typeof educationOf>,
  before: readonly Row[] = [],
): Both => ({ work, education: studies.education, others: [...before, ...nameless, ...studies.nameless] });

/** A section that holds both: each entry by its words. */
export function readBoth(rows: readonly Row[], context: Context): Both {
  if (areEvents(rows)) return readEvents(rows, context);
  const { entries, before } = entriesOf(rows, context);
  const isStudy = ({ head }: Entry) => {
    const text = head.map((row) => row.text).join('  ');
    return schoolMark(text, context) + degreeMark(text, context) * 1.2 > titleMark(text, context) + orgMark(text, context) * 0.8;
  };
  return together(workOf(entries.filter((entry) => !isStudy(entry)), context), educationOf(entries.filter(isStudy), context), before); // biome-ignore format: one thing
}
