// The heads of entries of work cut into pieces, each with what its words say: where colons, commas, small words and other letters part a title from an
// employer, the entries of one section say together.
import { townOfState } from './american-towns.ts';
import type { Context, Row } from './context.ts';
import { rowsWithWholeDashes } from './dashes.ts';
import { agencyIn, isEmployed, withoutEmployment } from './employed.ts';
import { setLabel } from './employer-address.ts';
import { isFact } from './employer-parts.ts';
import type { Entry } from './entries.ts';
import { withJoinedSlashes } from './joined-by-slash.ts';
import { isEmployerElsewhere, isWithinName, isWithinTitle, jointOfAll, ONLY_JOINTS } from './joints.ts';
import { labelled } from './labels.ts';
import { cutLists } from './name-lists.ts';
import { orgMark, titleMark } from './orgs.ts';
import { areTownsInBrackets, isTownByWord, placeOf } from './place-words.ts';
import type { Marked } from './roles.ts';
import { areTailsTold, haveColons, type SectionContext, type Segment, segmentsOf, withoutPeriods } from './segments.ts';
import { withTitleApart } from './titles-behind-names.ts';
import { COMMA, commaInside, commaPair, splitAtComma } from './work-commas.ts';

export type Draft = { entry: Entry; segments: Segment[]; marks: Marked[]; labels: Map<string, string> };

const LONGEST_NAME = 140;

/** Each entry in pieces. */
export function draftsOf(entries: readonly Entry[], context: Context): { drafts: Draft[]; isTownInBrackets: boolean } {
  const isColonSplit = haveColons(entries.map(({ head }) => head), (row) => labelled(row.text, context) !== undefined); // biome-ignore format: one thing
  const lines = entries.flatMap(({ head }) => head.map((row) => withoutPeriods(row)));
  const isTownInBrackets = areTownsInBrackets(lines, (text) => titleMark(text, context) + orgMark(text, context));
  const isNoOrg = (before: string, behind: string) =>
    // "City of Penryn – Harbour Office": a house and its part.
    orgMark(behind, context) > 0
      ? orgMark(before, context) > 0 && titleMark(before, context) + titleMark(behind, context) === 0
      : (orgMark(before, context) === 0 || titleMark(behind, context) === 0) && placeOf(behind) === undefined;
  const own = {
    ...context,
    isColonSplit,
    isTownInBrackets,
    wholeDashes: rowsWithWholeDashes(entries, isNoOrg),
    areTailsTold: areTailsTold(entries.map(({ head }) => head), BEFORE_TAIL), // biome-ignore format: one thing
  };
  const drafts = withListsCut(withTailsApart(withCommas(withJoints(entries.map((entry) => draftOf(entry, own)), own), own), own), own); // biome-ignore format: one thing
  return { drafts, isTownInBrackets };
}

/** "Weaver at Loomhouse": where the same word stands in a line of every entry, it parts title and employer though no word of theirs is known. */
function withJoints(drafts: readonly Draft[], context: SectionContext): Draft[] {
  const joint = jointOfAll(drafts.map(({ entry }) => entry.head), context); // biome-ignore format: one thing
  return joint === undefined ? [...drafts] : drafts.map(({ entry }) => draftOf(entry, context, undefined, joint));
}

/** The row without the agency through which somebody worked, which is told below the entry; all else stays at its place. */
function withoutAgency(row: Row, agencies: Row[]): Row {
  const found = agencyIn(row.text);
  if (!found) return row;
  const blank = (text: string) => text.replace(row.text.slice(found.from, found.to), (words) => ' '.repeat(words.length));
  agencies.push({ ...row, text: found.words, cells: [{ text: found.words, x: row.x, right: row.right }], periods: [] });
  return { ...row, text: blank(row.text), cells: row.cells.map((cell) => ({ ...cell, text: blank(cell.text).trimEnd() })) };
}

function draftOf(entry: Entry, context: SectionContext, isSplitAt?: number, joint?: readonly string[]): Draft {
  const { words } = context;
  const labels = new Map<string, string>();
  const isUnlabelled = (row: Row) => {
    const found = labelled(row.text, context);
    if (!found || !['title', 'employer', 'school', 'place', 'address', 'none'].includes(found.label)) return true;
    setLabel(labels, found);
    return false;
  };
  const agencies: Row[] = [];
  const facts = entry.head.filter(({ text, at }) => at !== entry.anchor && isFact(text));
  const rows = entry.head.filter((row) => !facts.includes(row) && isUnlabelled(row)).map((row) => withoutAgency(row, agencies));
  // Forms name the employer below what was done there.
  const isForm = labels.size > 0 && rows.length < entry.head.length - facts.length;
  const body = isForm ? entry.body.filter((row) => isUnlabelled(row) || row.cells.length < 2) : entry.body;
  const isTitle = (text: string) => titleMark(text, context) > 0;
  const rules = {
    isColonSplit: context.isColonSplit,
    ...(context.wholeDashes && { wholeDashes: context.wholeDashes }),
    areTailsTold: context.areTailsTold === true,
    isBracketApart: () => context.isTownInBrackets,
    joints: joint ?? words.at,
    isFirst: (text: string, behind: string, word: string) =>
      joint !== undefined ||
      (isTitle(text) &&
        orgMark(text, context) < 1.5 &&
        !isWithinTitle(word, behind, context) &&
        !isWithinName(text, word, context) &&
        !isEmployerElsewhere(word, behind, rows, context)),
    isSecond: (text: string) => orgMark(text, context) > 0 || joint?.every((word) => ONLY_JOINTS.includes(word)) === true,
    isOther: (first: string, second: string, word: string) =>
      orgMark(first, context) === 0 && orgMark(second, context) >= 1 && !isEmployerElsewhere(word, second, rows, context),
    isCommaSplit: ([first = '', ...others]: readonly string[]) => {
      const rest = others.join(' ');
      const [a, b] = [titleMark(first, context) - orgMark(first, context), titleMark(rest, context) - orgMark(rest, context)];
      // "Software Engineer, Nordic Energy AS": only one of them is a title, and the other says more of an organization.
      const [firstIs, restIs] = [titleMark(first, context) > 0.8, titleMark(rest, context) > 0.8];
      const [firstOrg, restOrg] = [orgMark(first, context), orgMark(rest, context)];
      const isTold = (firstIs && !restIs && restOrg > firstOrg) || (restIs && !firstIs && firstOrg > restOrg);
      return (a > 0.5 && b < 0) || (a < -0.5 && b > 0.5) || isTold;
    },
  };
  const pieces = segmentsOf(rows, entry.anchor, rules, context).filter(({ text }) => text.length <= LONGEST_NAME);
  const kindOf = (text: string) => (isTitle(text) && orgMark(text, context) === 0 ? 'title' : undefined);
  const whole = withTitleApart(
    withoutEmployment(withJoinedSlashes(pieces, kindOf), (text) => titleMark(text, context) > orgMark(text, context)),
    context,
  );
  const segments = isSplitAt === undefined ? whole : splitAtComma(whole, entry.anchor + isSplitAt);
  return { entry: { ...entry, body: [...agencies, ...facts, ...body] }, segments, marks: marksOf(segments, context), labels };
}

/** A title may end with brackets, marks or a step. */
const BEFORE_TAIL = /[\p{L}\p{N})）»”][,，]\s*$/u;
const BRACKET_END = /[(（]([^()（）]+)[)）]$/u;
const EMPLOYED_MARK = 1.6;
const PART_OF_EMPLOYER =
  /^(?:sec[țţ]ia|serviciul|compartimentul|departamentul|direcția|abteilung|station|fachbereich|service d(?:e|es|u)|unité d(?:e|['’])|servicio de|unidad de|departamento de|área de|reparto(?: di)?|unità operativa|ufficio|setor d[aeo]|seção de|serviço de|departamento d[aeo]|afdeling|отделение|отдел|цех|department of|ward)\s\p{L}/iu;

/** "마케팅팀", "システム開発部": a team is named with what it does. */
const TEAM = /^\S{1,12}(?:팀|부서|사업부|파트)$|^\S{1,14}[\p{Script=Han}\p{Script=Katakana}ー](?:部|課|グループ|チーム|事業部)$/u;

const marksOf = (segments: readonly Segment[], context: Context) =>
  segments.map((segment): Marked => {
    if (segment.text === segment.row.town) return { segment, first: 0, second: 0, isPlace: true };
    const isPlace = segment.isBracket || segment.text === context.town || (placeOf(segment.text) ?? townOfState(segment.text)) !== undefined; // biome-ignore format: one thing
    // "Lungsod ng Antipolo": the word for a town says "city hall" of others, and nothing here.
    if (isPlace && isTownByWord(segment.text)) return { segment, first: 0, second: 0, isPlace };
    // "Mesnerdienst (Minijob)": how somebody was employed says that it is what they were.
    if (isEmployed(BRACKET_END.exec(segment.text)?.[1] ?? '')) return { segment, first: EMPLOYED_MARK, second: 0, isPlace: false };
    // "…, secția Cardiologie": a part of the employer, whatever its word says of who works there.
    const first = PART_OF_EMPLOYER.test(segment.text) || TEAM.test(segment.text) ? 0 : titleMark(segment.text, context);
    return { segment, first, second: orgMark(segment.text, context), isPlace };
  });

/** "Norsea, Weaver, Penryn" in every entry. */
function withListsCut(drafts: readonly Draft[], context: Context): Draft[] {
  const says = {
    isTitle: (text: string) => titleMark(text, context) > 0,
    isPlace: (text: string) => placeOf(text) !== undefined,
    isOrg: (text: string) => orgMark(text, context) > 0,
  };
  const cut = drafts.every(({ labels }) => labels.size === 0) ? cutLists(drafts, says) : undefined;
  return drafts.map((draft, at) => {
    const segments = cut?.[at];
    return segments ? { ...draft, segments, marks: marksOf(segments, context) } : draft;
  });
}

/** "Registrar, Clydeside Museum Trust": where the words of another entry say that its comma parts title and employer, this one's does too. */
function withCommas(drafts: readonly Draft[], context: SectionContext): Draft[] {
  const pairs = drafts.flatMap((draft) => commaPair(draft) ?? []);
  const inside = drafts.flatMap((draft) => commaInside(draft, context) ?? []);
  const [offset] = [...pairs, ...inside.map(({ at }) => at)];
  // One entry says both, or one that a title stands before the comma and another that an organization stands behind it.
  const isTold = pairs.length > 0 || (inside.some(({ isTitle }) => isTitle) && inside.some(({ isOrg }) => isOrg));
  if (offset === undefined || !isTold || [...pairs, ...inside.map(({ at }) => at)].some((other) => other !== offset)) return [...drafts];
  return drafts.map((draft) => (commaPair(draft) === undefined && draft.labels.size === 0 ? draftOf(draft.entry, context, offset) : draft));
}

/**
 * "**Weaver, Loomhouse** Penryn": where each entry has other letters behind one comma and at least one says that a title stands before it, the comma
 * parts title and employer, and what stands behind them is the town.
 */
function withTailsApart(drafts: readonly Draft[], context: SectionContext): Draft[] {
  const heads = drafts.map(({ segments }) => segments[segments.findIndex(({ isTail }) => isTail) - 1]);
  const parts = heads.map((head) => COMMA.exec(head?.text ?? ''));
  const isTitle = (text = '') => titleMark(text, context) > 0;
  const isTold = parts.every((part) => part && !isTitle(part[2])) && parts.some((part) => isTitle(part?.[1]));
  if (drafts.length < 2 || !isTold) return [...drafts];
  return drafts.map((draft, at) => draftOf(draft.entry, context, (heads[at]?.row.at ?? 0) - draft.entry.anchor));
}
