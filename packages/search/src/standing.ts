// How postings suit who reads them: their language, their country, and what of their profile they fit (ranking.ts says what each counts). Sets
// are made once a question; of a posting they are looked up.
import { FIT_PARTS, type FitPart, type FresherFor } from '@fairway/rules/search-order';
import { type Bitmap, hasBit, orInto } from './bitmap.ts';
import { holding, notTitled, permittedSet, spokenSet } from './filter-sets.ts';
import { ENDING_MS, FRESHER_DAYS } from './ranking.ts';
import type { Slots } from './slots.ts';
import { idsOf, intersection, type Matched, union } from './term-sets.ts';
import { languageTerm } from './terms.ts';
import type { Fit, SearchRequest } from './types.ts';
import { type AskedFor, SENIORS } from './weights.ts';

export type Standing = {
  /** Postings in a language that the reader reads, not for seniors where a beginner asks, and in a country of theirs; null where that is no part of the key. */
  readable: Bitmap | null;
  home: Bitmap | null;
  /** What counts as fresher, but for deadlines. */
  fresher: readonly { part: FresherFor; set: Bitmap; days: number }[];
  /** Deadlines up to here are near. */
  endsBy: number;
  /** The most days that anything counts as fresher. */
  mostDays: number;
};

/** Where a place is asked for, the reader's country counts less. */
export function standingOf(index: Matched, { sort, languages, countries = [], fit, now }: SearchRequest, asked: AskedFor): Standing {
  if (sort !== 'relevance') return { readable: null, home: null, fresher: [], endsBy: Number.NEGATIVE_INFINITY, mostDays: 0 };
  const lists = idsOf(index, [...new Set(languages)].map(languageTerm)).map((id) => index.dictionary.anywhere(id)); // biome-ignore format: one thought
  const home = countries.length === 0 ? null : holding(index, 'address', countries);
  const sets: [FresherFor, Bitmap][] = [
    ...(asked.place && home ? [['home', home] as [FresherFor, Bitmap]] : []),
    ...fitSets(index, fit ?? {}),
  ];
  const readable = languages.length === 0 ? null : union(lists, index.postings, index.scratch);
  const fresher = sets.map(([part, set]) => ({ part, set, days: FRESHER_DAYS[part] }));
  return {
    readable:
      readable && asked.beginners ? intersection([readable, notTitled(index, [SENIORS])], index.postings.words, index.scratch) : readable,
    home: asked.place ? null : home,
    fresher,
    endsBy: now + ENDING_MS,
    mostDays: fresher.reduce((sum, { days }) => sum + days, FRESHER_DAYS.ending),
  };
}

function fitSets(index: Matched, fit: Fit): [FitPart, Bitmap][] {
  const sets: Record<FitPart, () => Bitmap | undefined> = {
    level: () => fit.level && holding(index, 'education_level', fit.level),
    field: () => fit.field && holding(index, 'education_fields', fit.field),
    wishes: () => fit.wishes && wishedSet(index, fit.wishes),
    permit: () => fit.permit && permittedSet(index, fit.permit),
    languages: () => fit.languages && spokenSet(index, fit.languages),
  };
  return FIT_PARTS.flatMap((part) => {
    const set = sets[part]();
    return set ? [[part, set] as [FitPart, Bitmap]] : [];
  });
}

function wishedSet(index: Matched, { categories, sectors }: NonNullable<Fit['wishes']>): Bitmap {
  const set = index.scratch.borrow();
  set.set(holding(index, 'job_category', categories));
  orInto(set, holding(index, 'sector', sectors), index.postings.words);
  return set;
}

/** Days that a posting counts as fresher. */
export function fresherDays({ fresher, endsBy }: Standing, slots: Slots, slot: number): number {
  let sum = slots.deadlineAt[slot]! <= endsBy ? FRESHER_DAYS.ending : 0;
  for (let at = 0; at < fresher.length; at++) if (hasBit(fresher[at]!.set, slot)) sum += fresher[at]!.days;
  return sum;
}

/** What it counts as fresher for. */
export function fresherFor({ fresher, endsBy }: Standing, slots: Slots, slot: number): FresherFor[] {
  const others = fresher.flatMap(({ part, set }) => (hasBit(set, slot) ? [part] : []));
  return slots.deadlineAt[slot]! <= endsBy ? ['ending', ...others] : others;
}
