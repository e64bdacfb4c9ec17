// Entries of work: title, employer, place, time and what is told. Several positions at one employer inherit its name.
import type { CvWork } from '../cv.ts';
import { townOfState } from './american-towns.ts';
import { withBracketsApart } from './brackets-apart.ts';
import type { Context, Row } from './context.ts';
import { rowsWithWholeDashes } from './dashes.ts';
import { descriptionOf } from './description.ts';
import { isBreak, isEmployed, isSelfEmployed, withoutEmployment } from './employed.ts';
import { setLabel } from './employer-address.ts';
import { type Entry, entriesOf } from './entries.ts';
import { isEmployerElsewhere, isWithinName, isWithinTitle, jointOfAll, ONLY_JOINTS } from './joints.ts';
import { labelled } from './labels.ts';
import { cutLists } from './name-lists.ts';
import { orgMark, titleMark } from './orgs.ts';
import { areTownsInBrackets, isTownByWord, placeOf } from './place-words.ts';
import { withPositionsApart } from './positions-within.ts';
import {
  assignRoles,
  type Marked,
  markPlaces,
  markTails,
  markThirds,
  markTownsBesideDates,
  slotLeanings,
  unmarkOutvoted,
} from './roles.ts';
import { withSchoolSlots } from './school-slots.ts';
import { areTailsTold, haveColons, type SectionContext, type Segment, segmentsOf, withoutPeriods } from './segments.ts';
import { withTitleApart } from './titles-behind-names.ts';
import { withTitlesBelow } from './titles-below.ts';
import { markTownColumns } from './town-columns.ts';
import { COMMA, commaInside, commaPair, splitAtComma } from './work-commas.ts';
import { bracketTown, hasTownBehind, haveTownsBehind, markTownsOfCountries, withoutTown, withTownsOfTitles } from './work-places.ts';

type Draft = { entry: Entry; segments: Segment[]; marks: Marked[]; labels: Map<string, string> };

/** In these languages the employer is written before the title. */
const EMPLOYER_FIRST: ReadonlySet<string> = new Set(['jp', 'cn', 'ko', 'vi', 'ru']);
const LONGEST_NAME = 140;

/** What a section of work holds, and its lines that are of none: those before the first entry, and entries that name neither title nor employer. */
export function readWork(rows: readonly Row[], context: Context): { work: CvWork[]; others: Row[] } {
  const { entries, before } = entriesOf(withPositionsApart(rows, context), context);
  const { work, nameless } = workOf(entries, context);
  return { work, others: [...before, ...nameless] };
}

/** Work out of entries, and the lines of those that name nothing of it. */
export function workOf(entries: readonly Entry[], context: Context): { work: CvWork[]; nameless: Row[] } {
  const read = entriesRead(entries, context);
  return {
    work: inherited(read).filter(isNamed),
    nameless: entries.flatMap(({ head, body }, at) => (isNamed(read[at]) ? [] : [...head, ...body])),
  };
}

const isNamed = (one: CvWork | undefined) =>
  (one?.title !== undefined || one?.employer !== undefined) && ![one.title, one.employer].some((name) => isBreak(name?.value ?? ''));

/** Each entry as it is written. */
function entriesRead(cut: readonly Entry[], context: Context): CvWork[] {
  const entries = withTitlesBelow(withBracketsApart(cut), context);
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
  const allMarks = drafts.map(({ marks }) => marks);
  markTownsOfCountries(allMarks);
  markTownsBesideDates(allMarks);
  markPlaces(allMarks);
  markTownColumns(allMarks, context);
  markTails(allMarks, 'second');
  markThirds(allMarks);
  unmarkOutvoted(allMarks);
  const leanings = withSchoolSlots(slotLeanings(allMarks), context);
  // "Employer: Loomhouse (Penryn)" in a form.
  const named = drafts.flatMap(({ labels }) => labels.get('employer') ?? []);
  const isBracketed = isTownInBrackets || areTownsInBrackets(named, (text) => titleMark(text, context) + orgMark(text, context));
  const habits = {
    isTitleBefore: titlesStandFirst(drafts, context),
    isTownBehind: allMarks.some(hasTownBehind),
    isTownInBrackets: isBracketed,
  };
  const read = drafts.map((draft) => readDraft(draft, leanings, habits, context));
  // "Tidewrack Ltd, Penryn": what one entry's words say of its comma holds for the others, whose words say nothing.
  const isTold = read.some(({ employer, location }) => employer && location?.doubt === 'check') || haveTownsBehind(read, context);
  const isTownBehind = !habits.isTownBehind && isTold;
  return withTownsOfTitles(
    isTownBehind ? drafts.map((draft) => readDraft(draft, leanings, { ...habits, isTownBehind }, context)) : read,
    context,
  );
}

/** "Weaver at Loomhouse": where the same word stands in a line of every entry, it parts title and employer though no word of theirs is known. */
function withJoints(drafts: readonly Draft[], context: SectionContext): Draft[] {
  const joint = jointOfAll(drafts.map(({ entry }) => entry.head), context); // biome-ignore format: one thing
  return joint === undefined ? [...drafts] : drafts.map(({ entry }) => draftOf(entry, context, undefined, joint));
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
  const rows = entry.head.filter(isUnlabelled);
  // Forms name the employer below what was done there.
  const isForm = labels.size > 0 && rows.length < entry.head.length;
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
  const whole = withTitleApart(withoutEmployment(pieces, isTitle), context);
  const segments = isSplitAt === undefined ? whole : splitAtComma(whole, entry.anchor + isSplitAt);
  return { entry: { ...entry, body }, segments, marks: marksOf(segments, context), labels };
}

/** A title may end with brackets, marks or a step. */
const BEFORE_TAIL = /[\p{L}\p{N})）»”][,，]\s*$/u;
const BRACKET_END = /[(（]([^()（）]+)[)）]$/u;
const EMPLOYED_MARK = 1.6;

const marksOf = (segments: readonly Segment[], context: Context) =>
  segments.map((segment): Marked => {
    if (segment.text === segment.row.town) return { segment, first: 0, second: 0, isPlace: true };
    const isPlace = segment.isBracket || segment.text === context.town || (placeOf(segment.text) ?? townOfState(segment.text)) !== undefined; // biome-ignore format: one thing
    // "Lungsod ng Antipolo": the word for a town says "city hall" of others, and nothing here.
    if (isPlace && isTownByWord(segment.text)) return { segment, first: 0, second: 0, isPlace };
    // "Mesnerdienst (Minijob)": how somebody was employed says that it is what they were.
    if (isEmployed(BRACKET_END.exec(segment.text)?.[1] ?? '')) return { segment, first: EMPLOYED_MARK, second: 0, isPlace: false };
    return { segment, first: titleMark(segment.text, context), second: orgMark(segment.text, context), isPlace };
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

/** Whether this document writes titles before employers, by those entries whose words say which is which. */
function titlesStandFirst(drafts: readonly Draft[], { language }: Context): boolean {
  let votes = 0;
  for (const { marks } of drafts) {
    const title = marks.find(({ first, second }) => first - second > 0.5);
    const org = marks.find(({ first, second }) => second - first > 0.5);
    if (title && org) votes += title.segment.at < org.segment.at ? 1 : -1;
  }
  return votes === 0 ? !EMPLOYER_FIRST.has(language) : votes > 0;
}

function readDraft(
  { entry, segments, marks, labels }: Draft,
  leanings: ReadonlyMap<string, number>,
  { isTitleBefore, isTownBehind, isTownInBrackets }: Habits,
  context: Context,
): CvWork {
  const given = assignRoles(marks, leanings, isTitleBefore);
  const both = given.first && !given.second && labels.size === 0 ? partedByComma(given.first.text, context) : undefined;
  const title = labels.get('title') ?? both?.title ?? given.first?.text;
  // "Praktikum bei der Vermessung Lütt": the article is the joint's.
  const named = (labels.get('employer') ?? both?.employer ?? given.second?.text)?.replace(/^(?:der|dem|den)\s(?=\p{Lu})/u, '');
  const used = new Set([given.first, given.second]);
  const place = marks.find(({ segment, isPlace }) => isPlace && !used.has(segment))?.segment;
  const doubt = (given.isSure && !both) || labels.size > 0 ? 'sure' : 'check';
  const said = labels.get('place') ?? place?.text;
  const { employer, town } =
    said || named === undefined
      ? { employer: named, town: undefined }
      : (bracketTown(named, isTownInBrackets) ?? withoutTown(named, isTownBehind, context));
  const location = said ?? town;
  const left = segments.filter((segment) => !used.has(segment) && segment !== place && segment.row.at > entry.anchor).map(({ row }) => row);
  const description = descriptionOf(
    [...new Set(left)].filter((row) => !rowsOfUsed(used).has(row.at)),
    entry.body,
  );
  return {
    ...(title && { title: { value: title, doubt } }),
    ...(employer && { employer: { value: employer, doubt } }),
    ...(location && { location: { value: location, doubt: town ? ('check' as const) : ('sure' as const) } }),
    ...periodOf(entry),
    ...(description && { description }),
  };
}

/** "Apple, Software Engineer" and "Research Intern, NVIDIA Research", where nothing else of the entry names an employer. */
function partedByComma(text: string, context: Context): { title: string; employer: string } | undefined {
  const [, before = '', behind = ''] = /^([^,，]{2,70})[,，]\s*(.{2,90})$/u.exec(text) ?? [];
  if (before === '' || /^\p{Ll}/u.test(behind)) return undefined;
  const [first, rest] = [titleMark(before, context), titleMark(behind, context)];
  if (first > 0 && rest === 0) return { title: before, employer: behind };
  // "Агентство Полдень, Стажёр": the word for an organization may be the beginning of one for who works there.
  const isOrg = first > 0 && rest > 0 && orgMark(before, context) >= 0.8 && orgMark(behind, context) === 0;
  return (first === 0 && rest > 0) || isOrg ? { title: behind, employer: before } : undefined;
}

/** How a document writes its entries. */
type Habits = {
  isTownInBrackets: boolean;
  isTitleBefore: boolean /** "Acme, Berlin": a comma parts the employer from its town. */;
  isTownBehind: boolean;
};

const rowsOfUsed = (used: ReadonlySet<Segment | undefined>) => new Set([...used].map((segment) => segment?.row.at));

/** The dates of an entry. A single date of work is its beginning and its end. */
export function periodOf({ period }: Entry): Pick<CvWork, 'start' | 'end' | 'isCurrent'> {
  if (!period) return { isCurrent: false };
  const { start, end, isCurrent } = period;
  return { ...(start && { start }), ...(end && { end }), isCurrent };
}

/** "Acme, 2015-2022" above two positions with their own dates: these are Acme's, and the line above is no position. */
function inherited(read: readonly CvWork[]): CvWork[] {
  const work: CvWork[] = [];
  let employer: CvWork | undefined;
  for (const [at, one] of read.entries()) {
    const next = read[at + 1];
    const isGroup = one.employer && !one.title && !one.description && next?.title && !next.employer;
    if (isGroup) {
      employer = one;
      continue;
    }
    if (one.employer) employer = one;
    const inherits = !one.employer && one.title && employer?.employer && !isSelfEmployed(one.title.value);
    work.push(inherits ? { ...one, employer: { value: employer?.employer?.value ?? '', doubt: 'check' } } : one);
  }
  return work;
}
