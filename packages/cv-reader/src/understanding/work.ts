// Entries of work: title, employer, place, time and what is told. Several positions at one employer inherit its name.
import type { CvWork } from '../cv.ts';
import { withBracketsApart } from './brackets-apart.ts';
import type { Context, Row } from './context.ts';
import { descriptionOf } from './description.ts';
import { isBreak, isSelfEmployed, isServiceAlone } from './employed.ts';
import { isFact, withoutDepartment } from './employer-parts.ts';
import { withEmployer } from './employer-slots.ts';
import { type Entry, entriesOf } from './entries.ts';
import { isJobBoard } from './job-boards.ts';
import { withLabelsInSentences } from './labels-in-sentences.ts';
import { withFactsBelow } from './marked-employers.ts';
import { orgMark, titleMark } from './orgs.ts';
import { areTownsInBrackets } from './place-words.ts';
import { withPositionsApart } from './positions-within.ts';
import { assignRoles, markPlaces, markTails, markThirds, markTownsBesideDates, slotLeanings, unmarkOutvoted } from './roles.ts';
import { withSchoolSlots } from './school-slots.ts';
import type { Segment } from './segments.ts';
import { withTitlesBelow } from './titles-below.ts';
import { plainTitle } from './titles-in-cells.ts';
import { markTownColumns } from './town-columns.ts';
import { type Draft, draftsOf } from './work-drafts.ts';
import { bracketTown, hasTownBehind, haveTownsBehind, markTownsOfCountries, withoutTown, withTownsOfTitles } from './work-places.ts';

/** In these languages the employer is written before the title. */
const EMPLOYER_FIRST: ReadonlySet<string> = new Set(['jp', 'cn', 'ko', 'vi', 'ru']);

/** What a section of work holds, and its lines that are of none: those before the first entry, and entries that name neither title nor employer. */
export function readWork(rows: readonly Row[], context: Context): { work: CvWork[]; others: Row[] } {
  const { entries, before } = entriesOf(
    withFactsBelow(withLabelsInSentences(withPositionsApart(rows, context), context), context),
    context,
  );
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

const isNamed = (one: CvWork | undefined) => {
  const names = [one?.title, one?.employer].flatMap((name) => name?.value ?? []);
  return names.length > 0 && !names.some(isBreak) && !isServiceAlone(names) && !names.every(isJobBoard);
};

/** Each entry as it is written. */
function entriesRead(cut: readonly Entry[], context: Context): CvWork[] {
  const entries = withTitlesBelow(withBracketsApart(cut), context);
  const { drafts, isTownInBrackets } = draftsOf(entries, context);
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
  const given = withEmployer(assignRoles(marks, leanings, isTitleBefore), { marks, labels, entry }, context);
  const both = given.first && !given.second && labels.size === 0 ? partedByComma(given.first.text, context) : undefined;
  const title = plainTitle(labels.get('title') ?? both?.title ?? given.first?.text, context);
  // "Praktikum bei der Vermessung Lütt": the article is the joint's.
  const written = (labels.get('employer') ?? both?.employer ?? given.second?.text)?.replace(/^(?:der|dem|den)\s(?=\p{Lu})/u, '');
  const { employer: named, department } = written === undefined ? {} : withoutDepartment(written, context);
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
  const told = [department, description].filter((part) => part !== undefined && part !== '').join('\n');
  return {
    ...(title && { title: { value: title, doubt } }),
    ...(employer && { employer: { value: employer, doubt } }),
    ...(location && { location: { value: location, doubt: town ? ('check' as const) : ('sure' as const) } }),
    ...periodOf(entry),
    ...(told !== '' && { description: told }),
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
  let facts: string | undefined;
  for (const [at, one] of read.entries()) {
    const next = read[at + 1];
    const isGroup = one.employer && !one.title && (one.description ?? '').split('\n').every((line) => line === '' || isFact(line));
    if (isGroup && next?.title && !next.employer) {
      [employer, facts] = [one, one.description];
      continue;
    }
    if (one.employer) employer = one;
    const inherits = !one.employer && one.title && employer?.employer && !isSelfEmployed(one.title.value);
    // What was told of the employer stands with its first position.
    const description = [facts, one.description].filter((part) => part !== undefined).join('\n');
    facts = undefined;
    const told = inherits && description !== '' ? { ...one, description } : one;
    work.push(inherits ? { ...told, employer: { value: employer?.employer?.value ?? '', doubt: 'check' } } : one);
  }
  return work;
}
