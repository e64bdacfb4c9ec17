// One page of a set of postings, in the order of ranking.ts. Only the best rows are ever kept (a heap with the worst on top), and the set is
// walked so that they come early: slots up to `ordered` never fall in publication, so from the newest back nothing better can follow once the
// page is full and the day is past. Slots beyond `ordered` are looked at one by one, before that walk.
import { BestRows } from './best-rows.ts';
import { andInto, type Bitmap, hasBit, orInto, type ScratchBitmaps } from './bitmap.ts';
import { SearchFailure } from './failures.ts';
import type { Match } from './matching.ts';
import {
  type Counting,
  DAY_MAX,
  DAY_MS,
  dayOf,
  isKeyOf,
  LEVEL,
  LEVELS,
  LIFTED_MAX,
  liftedKey,
  MOMENTS,
  NO_DEADLINE,
  ownKey,
  partsOf,
  SCORES,
  unpackKey,
  WORD_WEIGHTS,
  weighed,
} from './ranking.ts';
import { idText, type Slots } from './slots.ts';
import { fresherDays, type Standing } from './standing.ts';
import type { RankKey, SearchRequest } from './types.ts';

const HEAD_WEIGHTS = WORD_WEIGHTS.length / 2;

type Sorted = Pick<SearchRequest, 'sort' | 'after' | 'offset' | 'pageSize'>;
type Found = Pick<Match, 'set' | 'total' | 'units' | 'standing'>;
/** A posting of a page with its own key, whether it is lifted or not. */
export type PageRow = { slot: number; key: number[] };
type Page = { ids: string[]; promoted: string[]; next: RankKey | null; rows: PageRow[] };

/**
 * The ids of a page, those that were lifted, and the key of its last row when more rows follow.
 * @throws SearchFailure search.bad_page_key, search.bad_id (of `after`)
 */
export function page(request: Sorted, found: Found, slots: Slots, scratch: ScratchBitmaps, epoch: number): Page {
  const { sort, after } = request;
  const { set, total } = found;
  if (after !== null && !isKeyOf(sort, after)) throw new SearchFailure('search.bad_page_key');
  const offset = after === null ? Math.max(0, Math.floor(request.offset) || 0) : 0;
  const pageSize = Math.max(0, Math.floor(request.pageSize) || 0);
  if (offset >= total || pageSize === 0) return { ids: [], promoted: [], next: null, rows: [] };
  const ranking = rankingOf(found, slots);
  const best = (room: number, from: RankKey | null) => {
    const rows = new BestRows(Math.min(total, room), slots, from, sort);
    if (sort === 'relevance') byRelevance(rows, set, ranking, slots, scratch);
    else if (sort === 'date') byDate(rows, set, slots);
    else if (sort === 'pay') eachSlot(set, 0, slots.count, (slot) => rows.offer(slot, slots.yearlyPay[slot]!));
    else eachSlot(set, 0, slots.count, (slot) => rows.offer(slot, -deadlineKey(slots, slot)));
    return rows.inOrder();
  };
  // The lifted ones stand among the others too: so many more are fetched, and left out.
  const lifted = sort === 'relevance' ? liftedRows(set, ranking, slots, scratch, () => best(1, null)[0]!.key) : [];
  const parts = partsOf({ sort, after, offset, pageSize }, lifted.length);
  const wanted = pageSize - parts.shown;
  const isLifted = (slot: number) => lifted.some((one) => one.slot === slot);
  const others = best(parts.skip + wanted + 1 + lifted.length, parts.after).filter(({ slot }) => !isLifted(slot));
  const natural = others.slice(parts.skip, parts.skip + wanted);
  const promoted = lifted.slice(parts.first, parts.first + parts.shown);
  const shown = [...promoted, ...natural];
  const last = natural.at(-1);
  const more = others.length > parts.skip + wanted || parts.first + parts.shown < lifted.length;
  const key = last ? unpackKey(sort, last.key) : liftedKey(parts.first + parts.shown - 1);
  const idOf = ({ slot }: { slot: number }) => idText(slots.ids, 4 * slot);
  const next = more && shown.length > 0 ? { epoch, key, id: idOf(shown.at(-1)!) } : null;
  const rows = shown.map(({ slot, key: packed }, at) => ({
    slot,
    key: ownKey(sort, packed, at < promoted.length ? parts.first + at : null),
  }));
  return { ids: shown.map(idOf), promoted: promoted.map(idOf), next, rows };
}

function deadlineKey(slots: Slots, slot: number): number {
  const deadlineAt = slots.deadlineAt[slot]!;
  return deadlineAt === Number.POSITIVE_INFINITY ? NO_DEADLINE : deadlineAt;
}

function byDate(best: BestRows, set: Bitmap, slots: Slots): void {
  eachSlot(set, slots.ordered, slots.count, (slot) => best.offer(slot, slots.publishedAt[slot]!));
  eachSlot(
    set,
    0,
    slots.firstAfter(best.afterKey),
    (slot) => best.offer(slot, slots.publishedAt[slot]!),
    (slot) => slots.publishedAt[slot]! < best.worst,
  );
}

type Ranked = Counting & { answered: Bitmap[]; idf: number };
type Ranking = { units: Ranked[]; standing: Standing; points: (slot: number) => number };

function rankingOf({ units: matches, standing }: Found, slots: Slots): Ranking {
  const units = matches.map(
    ({ levels, anywhere, idf, weight, plus }): Ranked => ({ answered: [...levels(), anywhere], idf, weight, plus }),
  );
  return { units, standing, points: units.length === 0 ? () => 0 : (slot) => pointsOf(units, slot, slots.traits[slot]! & 255) };
}

function byRelevance(best: BestRows, set: Bitmap, ranking: Ranking, slots: Slots, scratch: ScratchBitmaps): void {
  const { units, standing, points } = ranking;
  if (units.length === 0) {
    walkEach(best, set, 0, ranking, slots, scratch);
    return;
  }
  const most = units.reduce((sum, unit) => sum + weighed(LEVELS[0], unit), 0);
  // What is answered best is walked by date until the page is full; mostly that is all.
  const seen = scratch.borrow();
  seen.set(set);
  for (const { answered } of units) andInto(seen, answered[0]!, slots.words);
  walkEach(best, seen, most, ranking, slots, scratch);
  if (units.length === 1) {
    const level = scratch.borrow();
    for (let at = 1; at < LEVELS.length; at++) {
      if (best.worst >= upperKey(gradeOf(weighed(LEVELS[at]!, units[0]!) + 1, 0), 0)) return;
      for (let word = 0; word < slots.words; word++) level[word] = set[word]! & units[0]!.answered[at]![word]! & ~seen[word]!;
      walkEach(best, level, weighed(LEVELS[at]!, units[0]!), ranking, slots, scratch);
      orInto(seen, level, slots.words);
    }
    return;
  }
  if (best.worst >= upperKey(gradeOf(most, 0), 0)) return;
  const offer = (slot: number) => {
    const grade = gradeOf(sumOfLevels(units, slot), classOf(standing, slot));
    const day = dayOf(slots.publishedAt[slot]!);
    // Most are left out by what they could be at best.
    if (upperKey(grade, day + standing.mostDays + 1) <= best.worst) return;
    const upper = upperKey(grade, day + fresherDays(standing, slots, slot));
    if (upper + SCORES <= best.worst || upper > best.afterKey) return;
    best.offer(slot, upper + points(slot));
  };
  // Those with a title that answers some unit first: mostly they fill the page, and the many that say it in their text need no look each.
  const rest = scratch.borrow();
  const titled = scratch.borrowEmpty();
  for (const { answered } of units) for (const level of answered.slice(0, TITLE_LEVELS)) orInto(titled, level, slots.words);
  for (let at = 0; at < slots.words; at++) {
    const left = set[at]! & ~seen[at]!;
    rest[at] = left & ~titled[at]!;
    titled[at]! &= left;
  }
  eachSlot(titled, 0, slots.count, offer);
  const atMost = units.reduce((sum, unit) => sum + weighed(LEVELS[TITLE_LEVELS]!, unit), 0);
  if (best.worst < upperKey(gradeOf(atMost + 1, 0), 0)) eachSlot(rest, 0, slots.count, offer);
}

/** So many of the levels, the best, are of titles that name what is asked for; all below count as NEAR at most. */
const TITLE_LEVELS = LEVELS.indexOf(LEVEL.NEAR);

/** The promoted ones that come first, with their packed keys. `bestKey`: the key of the best posting of the set. */
function liftedRows(
  set: Bitmap,
  { units, standing, points }: Ranking,
  slots: Slots,
  scratch: ScratchBitmaps,
  bestKey: () => number,
): { slot: number; key: number }[] {
  const promoted = scratch.borrow();
  let any = 0;
  for (let at = 0; at < slots.words; at++) any |= promoted[at] = set[at]! & slots.promoted[at]!;
  if (any === 0) return [];
  const [, most, mostReadable] = unpackKey('relevance', bestKey()) as [number, number, number];
  const found: { slot: number; promotion: number; key: number }[] = [];
  eachSlot(promoted, 0, slots.count, (slot) => {
    const answered = sumOfLevels(units, slot);
    // The country is no reason: who offers something elsewhere may pay for being seen from here.
    if (answered < most || (answered === most && classOf(standing, slot) >> 1 < mostReadable)) return;
    const promotion = slots.traits[slot]! >> 8;
    const key = upperKey(gradeOf(answered, classOf(standing, slot)), momentOf(standing, slots, slot)) + points(slot);
    found.push({ slot, promotion, key });
    found.sort((a, b) => b.promotion - a.promotion || b.key - a.key || slots.compareIds(a.slot, b.slot));
    found.length = Math.min(found.length, LIFTED_MAX);
  });
  return found;
}

/** Walks postings that are answered alike: those that suit the reader best, then the others. */
function walkEach(best: BestRows, among: Bitmap, answered: number, ranking: Ranking, slots: Slots, scratch: ScratchBitmaps): void {
  const { readable, home } = ranking.standing;
  const part = readable || home ? scratch.borrow() : among;
  for (let suits = 3; suits >= 0; suits--) {
    if ((readable === null && suits >= 2) || (home === null && suits % 2 === 1)) continue;
    if (best.worst >= upperKey(gradeOf(answered, suits + 1), 0)) return;
    if (part !== among) part.set(among);
    if (readable) keep(part, readable, suits >= 2, slots.words);
    if (home) keep(part, home, suits % 2 === 1, slots.words);
    walk(best, part, gradeOf(answered, suits), ranking, slots);
  }
}

/** Keeps of a set what is in another one, or what is not. */
function keep(set: Bitmap, other: Bitmap, isIn: boolean, words: number): void {
  const flip = isIn ? 0 : -1;
  for (let at = 0; at < words; at++) set[at]! &= other[at]! ^ flip;
}

/** Offers postings of one grade: late ones first, the others from the newest on, until nothing better can follow. */
function walk(best: BestRows, among: Bitmap, grade: number, { standing, points }: Ranking, slots: Slots): void {
  if (best.afterKey < upperKey(grade, 0)) return;
  const offer = (slot: number) => {
    const day = dayOf(slots.publishedAt[slot]!);
    if (upperKey(grade, day + standing.mostDays + 1) <= best.worst) return;
    const upper = upperKey(grade, day + fresherDays(standing, slots, slot));
    if (upper + SCORES <= best.worst || upper > best.afterKey) return;
    best.offer(slot, upper + points(slot));
  };
  eachSlot(among, slots.ordered, slots.count, offer);
  // No moment is before its day, and none more than some days after.
  const afterMoment = Math.floor(best.afterKey / SCORES) - grade * MOMENTS;
  const from = afterMoment < DAY_MAX ? slots.firstAfter((afterMoment + 1) * DAY_MS - 1) : slots.ordered;
  const past = (slot: number) => upperKey(grade, dayOf(slots.publishedAt[slot]!) + standing.mostDays + 1) <= best.worst;
  eachSlot(among, 0, from, offer, past);
}

/** The first parts of the key: how well a posting answers, and how it suits the reader. */
const gradeOf = (answered: number, suits: number) => answered * 4 + suits;

/** The key of a posting without its score. */
function upperKey(grade: number, moment: number): number {
  return (grade * MOMENTS + moment) * SCORES;
}

/** Whether the reader reads its language (2) and it is in a country of theirs (1). */
function classOf({ readable, home }: Standing, slot: number): number {
  return (readable !== null && hasBit(readable, slot) ? 2 : 0) + (home !== null && hasBit(home, slot) ? 1 : 0);
}

const momentOf = (standing: Standing, slots: Slots, slot: number) => dayOf(slots.publishedAt[slot]!) + fresherDays(standing, slots, slot);

function sumOfLevels(units: readonly Ranked[], slot: number): number {
  let sum = 0;
  for (const unit of units) sum += weighed(levelOf(unit.answered, slot), unit);
  return sum;
}

/** As LEVEL says: the sets stand from best to worst. */
export function levelOf(answered: readonly Bitmap[], slot: number): number {
  const at = slot >>> 5;
  const bit = slot & 31;
  for (let level = 0; level < LEVELS.length; level++) if ((answered[level]![at]! >>> bit) & 1) return LEVELS[level]!;
  return 0;
}

function pointsOf(units: readonly Ranked[], slot: number, lengthStep: number): number {
  let sum = 0;
  for (const { answered, idf } of units) {
    const level = levelOf(answered, slot);
    if (level > 0) sum += idf * WORD_WEIGHTS[level >= LEVEL.TITLE ? HEAD_WEIGHTS + lengthStep : lengthStep]!;
  }
  return Math.min(SCORES - 1, sum >> 4);
}

/** Calls for each slot of a set in [from, to), highest first, until `past` says so; `past` is asked at every slot. */
function eachSlot(set: Bitmap, from: number, to: number, visit: (slot: number) => unknown, past?: (slot: number) => boolean): void {
  for (let at = (to - 1) >> 5; at >= from >> 5 && at >= 0; at--) {
    let word = set[at]!;
    if (at === to >> 5) word &= (1 << (to & 31)) - 1;
    if (at === from >> 5) word &= -1 << (from & 31);
    while (word !== 0) {
      const bit = 31 - Math.clz32(word);
      word ^= 1 << bit;
      const slot = at * 32 + bit;
      if (past?.(slot)) return;
      visit(slot);
    }
  }
}
