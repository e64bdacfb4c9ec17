// The pieces of an entry's head ("Engineer | Acme GmbH, Berlin", a column, a line) without its dates, each with the slot it stands in: pieces in
// one slot of a section's entries mean the same.

import { townOfState } from './american-towns.ts';
import type { Context, Row } from './context.ts';
import { isEmployed } from './employed.ts';
import { LAST_LETTERS } from './last-letters.ts';
import { placeOf } from './place-words.ts';

export type Segment = {
  text: string;
  /** Line and place in its line, with its look: the same in entries that are written alike. */
  slot: string;
  row: Row;
  /** Of the head's pieces. */
  at: number;
  label?: string;
  /** In other letters than what stands right before it ("**Acme** Berlin"). */
  isTail?: boolean;
  /** Stood in brackets that hold a thing of their own. */
  isBracket?: boolean;
};

const SPLIT =
  /\s{2,}|\s*[|｜¦]\s*|\s+[–—−―]+\s+|\s+-\s+|\s*[•●▪■◆]\s*|(?<!\p{Script=Hangul})\s*·\s*|\s*·\s*(?!\p{Script=Hangul})|\s+·\s*|\s*·\s+|\t+|\s+\/\/\s+|\s*;\s+|\s*；\s*|\s+\/\s+/u;
/** Chinese has no space between words, so that one beside dates parts what stands there: "2016.09-2019.06 海东大学 护理 大专". */
const CHINESE_SPACE = /\u3000|(?<=[\p{Script=Han}）)])\s(?=\p{Script=Han})/u;
/** The same where a dash is part of what stands there. */
const SPLIT_BUT_DASHES =
  /\s{2,}|\s*[|｜¦]\s*|\s*[•●▪■◆]\s*|(?<!\p{Script=Hangul})\s*·\s*|\s*·\s*(?!\p{Script=Hangul})|\s+·\s*|\s*·\s+|\t+|\s+\/\/\s+|\s*;\s+|\s*；\s*|\s+\/\s+/u;
const EDGES = /^[\s,;:|｜/·•–—\-−―~〜、，：；*>›»]+|[\s,;:|｜/·•–—\-−―~〜、，：；<]+$/gu;

/** The point behind a name and its town in brackets, as a sentence has one. */
const ENDED_BRACKET = /(?<=\p{L}[)）])[.。]$|(?<=\P{ASCII})。$/u;

/** The point behind a head that is written as a sentence; what is left out of a word ends with one too. */
export const SENTENCE_END = new RegExp(
  String.raw`(,.*(?:${LAST_LETTERS}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2}|\p{Lu}\p{L}*[^\p{ASCII}\P{L}]\p{L}?(?<!Cía)))\.$`,
  'u',
);

/** Universities whose town is part of their name. */
export const CAMPUSES =
  /^(?:the\s+)?(?:university of (?:california|texas|illinois|wisconsin|massachusetts|north carolina|michigan|maryland|minnesota|colorado|missouri|nebraska|alabama|tennessee|hawaii|alaska|arkansas|puerto rico|the philippines)|(?:california state|state) university|university of the philippines|indian institute of technology|national institute of technology|université (?:paris|de lille|de lyon))$/i;

/** "2017–2022 гг.": the word for years is the dates'. */
const YEARS_WORD = /^\s?(?:гг?|г\.\s?г)\.(?=\s{2}|$|\s*[,;|])/u;

/** "Escola Técnica São Camilo. Conclusão: 2015": the point parts them, and is no part of the name. */
const POINT_BEFORE_DATE = new RegExp(String.raw`(?<=${LAST_LETTERS}|[)”»“])\.\s*$`, 'u');

/** A row's text without its dates, in which what stood beside them stays apart. */
export function withoutPeriods({ text, periods }: Row): string {
  let rest = '';
  let from = 0;
  for (const period of periods) {
    rest += `${text.slice(from, period.from).replace(POINT_BEFORE_DATE, '')}   `;
    from = period.to + (YEARS_WORD.exec(text.slice(period.to))?.[0].length ?? 0);
  }
  return rest + text.slice(from);
}

/** A piece without marks at its ends and without brackets that are not its own. */
export function trimmed(text: string): string {
  let plain = text
    .replace(EDGES, '')
    .replace(/^\.\s+(?=\p{L})/u, '')
    .replace(ENDED_BRACKET, '');
  const inner = /^[([（【「](.*)[)\]）】」]$/u.exec(plain)?.[1];
  if (inner !== undefined && !/[()（）]/.test(inner)) plain = inner.replace(EDGES, '');
  const opens = (plain.match(/[(（]/g) ?? []).length;
  const closes = (plain.match(/[)）]/g) ?? []).length;
  if (opens > closes) plain = plain.replace(/[(（]\s*$/u, '').replace(EDGES, '');
  if (closes > opens) plain = plain.replace(/^\s*[)）]|[)）]\s*$/u, '').replace(EDGES, '');
  return plain.trim();
}

/** Words that join a title to its employer, as one pattern; the longest first. */
function joinPattern(joints: readonly string[]): RegExp | undefined {
  const words = joints.filter((joint) => /^[\p{L}@ ']+$/u.test(joint)).sort((a, b) => b.length - a.length);
  // "à l’Université": nothing is between an article and the name behind it.
  const written = words.map((word) => word.replaceAll("'", "['’]"));
  return words.length === 0 ? undefined : new RegExp(`\\s+(${written.join('|')})(?:\\s+|(?<=['’]))(?=\\S)`, 'giu');
}

/** What the reader of a section knows besides. */
export type SectionContext = Context & {
  isColonSplit: boolean /** "Loomhouse (Penryn)" */;
  isTownInBrackets: boolean;
  areTailsTold?: boolean;
  wholeDashes?: ReadonlySet<Row>;
  /** One of several schools has a dash in its line. */
  isDashOnce?: boolean;
  /** The word that parts a degree from its school in every entry. */
  joint?: string;
};

export type SegmentRules = {
  /** Words that part two pieces where the first of them satisfies `isFirst`. */
  joints: readonly string[];
  isFirst: (text: string, second: string, joint: string) => boolean;
  /** What may stand behind such words though it begins with a small letter. */
  isSecond?: (text: string) => boolean;
  /** Whether the words say the second of two, though the first says nothing. */
  isOther?: (first: string, second: string, joint: string) => boolean;
  /** Whether each entry of the section has a colon between what it names. */
  isColonSplit?: boolean;
  /** Whether commas part different things in this text. */
  isCommaSplit: (parts: readonly string[]) => boolean;
  /** Whether brackets at the end of a piece hold a thing of its own. */
  isBracketApart?: (inside: string, before: string) => boolean;
  /** Whether commas alone say what is parted, whatever letters stand behind them. */
  areCommasTold?: boolean;
  /** Whether each entry has other letters behind a comma, so that these part what the commas do not. */
  areTailsTold?: boolean;
  /** Rows whose dashes part nothing. */
  wholeDashes?: ReadonlySet<Row>;
  /** The parts of a comma's list that stand in it and name nothing of it. */
  asides?: (parts: readonly string[]) => readonly string[];
  /** A text with commas where its words part it and none is written. */
  withCommas?: (text: string) => string;
  /** Whether what stands before a colon is a thing of its own. */
  isStage?: (text: string, behind: string) => boolean;
  /** Whether what stands before other letters is a thing of its own. */
  isHeadOfTail?: (text: string, tail: string) => boolean;
};

/** "Norsea Ltd, London: Engineer": whether each of several entries has one colon in a line that no known word labels. */
export const haveColons = (heads: readonly (readonly Row[])[], isLabelled: (row: Row) => boolean): boolean =>
  heads.length > 1 &&
  heads.every((rows) => rows.some((row) => /^[^:：]{3,80}[:：]\s+\p{L}[^:：]+$/u.test(withoutPeriods(row).trim()) && !isLabelled(row)));

/** "**Master, Biology**, University of York": whether each of several entries has other letters behind a comma of its head. */
export const areTailsTold = (heads: readonly (readonly Row[])[], before = /\p{L}[,，]\s*$/u): boolean =>
  heads.length > 1 &&
  heads.every((rows) =>
    rows.some(({ cells }) => cells.some(({ text, tail }) => tail !== undefined && before.test(text.slice(0, -tail.length)))),
  );

/** These stand in no name of a school, and in no title or degree. */
export const PLAIN_JOINTS: readonly string[] = ['at', '@', 'bei', 'chez', 'presso', 'bij', 'tại', 'la'];

/** "Master, Biology at Penryn School": the word that stands in a line of every entry, and parts what it names. */
export function jointOf(heads: readonly (readonly Row[])[], known: readonly string[]): string | undefined {
  const isIn = (joint: string) =>
    heads.every((rows) => rows.some(({ text }) => new RegExp(`\\p{L}.*\\s${joint}\\s[\\p{Lu}\\p{Lo}]`, 'u').test(text)));
  return heads.length > 1 ? PLAIN_JOINTS.find((joint) => (joint === '@' || known.includes(joint)) && isIn(joint)) : undefined;
}

/** The slot of a piece: its line, its place among the pieces there, and how these look. */
export const slotOf = (row: Row, anchor: number, index: number, count: number): string =>
  // How most letters of a line look says nothing where several pieces share it.
  `${row.at - anchor}:${index}:${count > 2 ? '3' : `${count}:${row.bold ? 'b' : ''}${row.italic ? 'i' : ''}`}`;

const HIDDEN = '\u0001';
/** "Senior High School (TVL - Cookery)": what parts two things parts none within brackets. */
const hidden = (text: string) =>
  text
    .replace(/[(（][^()（）]{2,40}\s[-–—/·|]\s[^()（）]{2,40}[)）]/gu, (words) =>
      words.replace(/\s(?=[-–—/·|]\s)|(?<=[-–—/·|])\s/gu, HIDDEN),
    )
    .replace(SUBJECTS_OF_SCHOOL, (words) => words.replace(/\s(?=[-–—]\s)|(?<=[-–—])\s/gu, HIDDEN));
/** "Trường Cao đẳng nghề Kinh tế - Kỹ thuật Vinatex": two of what Vietnamese schools are called by. */
const OF_SCHOOL =
  '(?:Kinh tế|Kỹ thuật|Công nghệ|Tài chính|Kế toán|Quản trị|Văn hóa|Văn hoá|Nghệ thuật|Nông|Lâm|Thương mại|Du lịch|Khách sạn|Xã hội|Công nghiệp|Nghiệp vụ|Hướng nghiệp|Giáo dục nghề nghiệp|Y|Dược|Cơ điện|Cơ khí|Xây dựng|Thủy sản|Thuỷ sản|Sư phạm|Ngoại ngữ|Tin học|Kỹ nghệ)';
const SUBJECTS_OF_SCHOOL = new RegExp(`${OF_SCHOOL}\\s[-–—]\\s${OF_SCHOOL}(?![\\p{L}\\p{M}])`, 'gu');

/** The pieces of rows, in order. `anchor`: the row of the dates, from which slots count. */
export function segmentsOf(rows: readonly Row[], anchor: number, rules: SegmentRules, { language }: Context): Segment[] {
  const joint = joinPattern(rules.joints);
  const segments: Segment[] = [];
  for (const row of rows) {
    const pieces: string[] = [];
    const plain = hidden(withoutPeriods(row))
      .split(rules.wholeDashes?.has(row) ? SPLIT_BUT_DASHES : SPLIT)
      // Typed Chinese parts what stands in one line by its wide space.
      .flatMap((piece) => (language === 'cn' ? piece.split(row.periods.length > 0 ? CHINESE_SPACE : '\u3000') : [piece]))
      .flatMap((piece) => (rules.isColonSplit ? piece.split(/[:：]\s+/u) : [piece]))
      .map((piece) => trimmed(piece.replaceAll(HIDDEN, ' ')).replace(SENTENCE_END, '$1'))
      .filter((piece) => piece !== '');
    const last = plain.pop();
    const cut = last === undefined ? [] : cutAtTail(last, row, rules);
    const tails = cut.slice(1);
    for (const piece of [...plain, ...cut]) if (/[\p{L}\p{N}]/u.test(piece)) pieces.push(...finer(piece, joint, rules));
    const own = pieces.filter((piece) => !piece.startsWith(ASIDE));
    for (const [index, text] of own.entries()) {
      const isTail = index > 0 && tails.includes(text);
      const isBracket = index > 0 && rules.isBracketApart?.(text, own[index - 1] ?? '') === true && isInBrackets(text, row);
      const marks = { ...(isTail && { isTail }), ...(isBracket && { isBracket }) };
      segments.push({ text, slot: slotOf(row, anchor, index, own.length), row, at: segments.length, ...marks });
    }
    for (const piece of pieces)
      if (piece.startsWith(ASIDE)) segments.push({ text: piece.slice(1), slot: 'aside', row, at: segments.length });
  }
  return segments;
}

const isInBrackets = (text: string, row: Row) => [`(${text})`, `（${text}）`].some((one) => row.text.includes(one));

/** What no name or title ends with: the letters change within one. */
const OPEN_END = /(?:^|\s)(?:\p{Ll}{1,4}|&|\+|–|-|\p{L}\.)$/u;

const EAST_ASIAN_END = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]$/u;

/** A piece whose last words are in letters of their own, as two. Lists with commas are left to those who know what their commas part. */
function cutAtTail(
  piece: string,
  { cells, text, periods }: Row,
  { joints, areCommasTold, areTailsTold: isTold, isHeadOfTail }: SegmentRules,
): string[] {
  for (const { tail: written = '' } of cells) {
    // "**Weaver at Loomhouse**, Penryn | 2019 – 2021": dates behind a mark are no part of what the letters set apart.
    const isDated = written !== '' && text.endsWith(written) && periods.some(({ from }) => from >= text.length - written.length);
    const behind = isDated ? (written.split(SPLIT).find((part) => part !== '') ?? '') : written;
    // "**Teacher** I, Tagum School", "**Baccalauréat** L, Lycée Chaptal": a step, or a series, is of what stands before it.
    const tail = behind.replace(/^(?:[IVX]{1,4}|[A-Z]|ES|STI2?D?|STMG|STG|ST2S|[1-4])[,，]\s+(?=\p{Lu})/u, '');
    const plain = trimmed(tail).replace(/\.$/, '');
    const before = piece.slice(0, -plain.length);
    const head = trimmed(before).replace(SENTENCE_END, '$1');
    const isEnd = piece.endsWith(` ${plain}`) || (EAST_ASIAN_END.test(plain) && before.length > 1 && piece.endsWith(plain));
    const isOther = /^[\p{Lu}\p{Lo}]/u.test(plain) && isEnd && /\p{L}{2}/u.test(head) && !/[-,，]\s*$/u.test(tail);
    const isListed = !isTold && /[,，]\s*$/u.test(before) && (areCommasTold || /[,，]/u.test(head));
    // Letters of two scripts come from two fonts, which may call their weights otherwise.
    const isOneScript = EAST_ASIAN_END.test(head) === EAST_ASIAN_END.test(plain);
    const isWhole = !OPEN_END.test(head) && !FORM_ALONE.test(plain) && !joints.some((joint) => head.endsWith(` ${joint}`));
    if (isOther && !isListed && isOneScript && isWhole && (isHeadOfTail?.(head, plain) ?? true)) return [head, plain];
  }
  return [piece];
}

const LONGEST_SIDE = 80;

function finer(written: string, joint: RegExp | undefined, rules: SegmentRules): string[] {
  const whole = rules.withCommas?.(written) ?? written;
  const [, stage, behindStage] = (rules.isStage && /^([^:：]{2,40}?)\s*[:：]\s*(\S.*)$/u.exec(whole)) || [];
  if (stage && behindStage && rules.isStage?.(stage, behindStage)) return [stage, ...finer(behindStage, joint, rules)].map(trimmed);
  const listed = rules.asides ? commaParts(whole) : [];
  const asides = listed.length > 1 ? (rules.asides?.(listed) ?? []) : [];
  if (asides.length === 0) return finest(whole, joint, rules);
  const own = listed.filter((part) => !asides.includes(part));
  return [...finest(own.join(', '), joint, rules), ...asides.map((text) => ASIDE + text)];
}

/** Before a piece that has no slot: what it says is in no place that entries share. */
const ASIDE = '\u0002';

function finest(piece: string, joint: RegExp | undefined, rules: SegmentRules): string[] {
  // The first place where a joint parts two things; it may stand within the first of them too.
  for (const found of joint ? piece.matchAll(joint) : []) {
    const [first, second, word] = [piece.slice(0, found.index), piece.slice(found.index + found[0].length), found[1] ?? ''];
    if (first.length < 2 || second.length < 2 || first.length > LONGEST_SIDE || second.length > LONGEST_SIDE) continue;
    const isParted = rules.isFirst(first, second, word) || rules.isOther?.(first, second, word);
    if (isParted && (!/^\p{Ll}/u.test(second) || rules.isSecond?.(second))) return [first, ...finer(second, undefined, rules)].map(trimmed);
  }
  const bracket = bracketApart(piece, rules);
  if (bracket) return [...finer(bracket[0], undefined, rules), bracket[1]].map(trimmed);
  const parts = withForms(commaParts(piece));
  if (parts.length < 2) return [piece];
  // The tail of a list may be a place of one or more parts: "Acme, Berlin, Germany".
  for (let at = 1; at < parts.length; at += 1) {
    const tail = parts.slice(at).join(', ');
    if (at === 1 && parts.length === 2 && CAMPUSES.test(parts[0] ?? '')) return [piece];
    // "Loomhouse College, Ledbury, OH": a town by its state, if a name stands before it.
    if (placeOf(tail) || (parts.length === at + 2 && townOfState(tail))) return [...splitList(parts.slice(0, at), rules), tail];
  }
  return splitList(parts, rules, piece);
}

const QUOTED = /[«„“][^«»„“”]{2,80}[»“”]|[(（][^()（）]{2,80}[)）]/gu;
/** What commas part, but those within marks and brackets: "специальность «Учёт, анализ и аудит», бакалавр", "Driver (Kazakhstan, Belarus)". */
function commaParts(text: string): string[] {
  const hidden = text.replace(QUOTED, (words) => words.replace(/[,，、]/gu, '\u0000'));
  return hidden.split(/\s*[,，、]\s+|[，、]/u).filter((part) => part !== '').map((part) => part.replaceAll('\u0000', ',')); // biome-ignore format: a chain
}

/** "Transportes Ria Longa, Lda.": what is nothing but the form of a company belongs to the name before it. */
export function withForms(parts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    if (whole.length > 0 && FORM_ALONE.test(part)) whole[whole.length - 1] = `${whole.at(-1)}, ${part}`;
    else whole.push(part);
  }
  return whole;
}

const FORM_ALONE =
  /^(?:Inc|LLC|LLP|Ltd|Corp|Co|Lda|Ltda|PLC|S\.?\s?A|S\.?\s?L|S\.?\s?R\.?\s?L|S\.?\s?p\.?\s?A|S\.?\s?A\.?\s?S|S\.?A\. de C\.?\s?V|GmbH|B\.?\s?V|N\.?\s?V|Co\.,? Ltd)\.?$/iu;

function splitList(parts: readonly string[], rules: SegmentRules, whole = parts.join(', ')): string[] {
  if (parts.length < 2 || !rules.isCommaSplit(parts)) return [whole];
  return parts.flatMap((part) => bracketApart(part, rules) ?? [part]);
}

/** "Loomhouse (Penryn)" as a name and its town. */
function bracketApart(piece: string, rules: SegmentRules): [string, string] | undefined {
  const [, name, inside] = /^(.{2,}?)\s*[(（]([^()（）]{2,40})[)）]$/u.exec(piece) ?? [];
  if (inside && isEmployed(inside)) return undefined;
  return name && inside && (placeOf(inside) || rules.isBracketApart?.(inside, name)) ? [name, inside] : undefined;
}
