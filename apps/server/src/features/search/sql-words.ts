// The units of a question against job_search: how each is answered (as written, by other endings, by what it means, corrected), and how rare it
// is among what the reader may find.

import { ASKED, farther, firmly } from '@fairway/search/asked-first';
import { correctedText } from '@fairway/search/corrected-text';
import { keptParts, mayBeMeant } from '@fairway/search/correction';
import { denseSlips } from '@fairway/search/dense-slips';
import { meantBesideStem, meantByDictionary } from '@fairway/search/form-words';
import { isLikelier, phraseSlips } from '@fairway/search/phrase-slips';
import { type Counting, idfSteps } from '@fairway/search/ranking';
import { readAnew, type Slip, shownOf } from '@fairway/search/slips';
import { namedTerm } from '@fairway/search/terms';
import type { SearchRequest } from '@fairway/search/types';
import { type AskedUnit, askedUnits, nearestTerms, soleWord, stemsAsked } from '@fairway/search/units';
import { countingOf } from '@fairway/search/weights';
import { type QueryPiece, queryPieces } from '@fairway/search/words';
import type pg from 'pg';
import { eitherText, type Form, findable, formsText, Parameters, quotedWord, visible } from './sql-text.ts';
import { corrections } from './vocabulary.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** Fewer places are asked for as they are. */
const PLACES_MANY = 20;

/** Each a tsquery's text; '' where nothing can answer so. */
type AnsweredUnit = {
  any: string;
  inTitle: string;
  narrower: string;
  written: string;
  nearest: string;
  near: string;
  named: string;
  asked: AskedUnit;
};
/** `matching`: postings that the reader may find and that answer it; `share` of all they may find, from 0 to 1. */
export type MatchedUnit = AnsweredUnit & Counting & { idf: number; matching: number; share: number };
export type MatchedUnits = {
  units: MatchedUnit[];
  asked: AskedUnit[];
  /** Postings that the reader may find. */
  findable: number;
  pieces: QueryPiece[];
  corrected: ReadonlyMap<string, string>;
  correctedText: string | null;
};

/** `asWritten`: nothing is corrected. */
export async function matchUnits(db: Queryable, request: SearchRequest, asWritten: boolean): Promise<MatchedUnits> {
  const read = askedUnits(request);
  const pieces = queryPieces(request.text);
  if (read.length === 0) return { units: [], asked: read, findable: 0, pieces, corrected: new Map(), correctedText: null };
  const { first } = ASKED[asWritten ? 'asWritten' : 'jobs'];
  const slips = asWritten ? new Map<string, Slip>() : await slipsOf(db, request, read);
  const anew = readAnew(request, read, slips);
  const asked = await withPresentPlaces(db, anew.map(({ unit }) => unit)); // biome-ignore format: one thought
  const corrected = shownOf(slips);
  const units = asked.map((unit, at) => answeredUnit(first(unit), anew[at]!.instead.get(soleWord(unit) ?? '')));
  const counts = await countHolding(db, units.map(({ any }) => any), request); // biome-ignore format: one thought
  const total = await countFindable(db, request);
  return {
    units: units.map((unit, at) => matchedUnit(unit, counts[at]!, total)),
    asked,
    findable: total,
    pieces,
    corrected,
    correctedText: corrected.size > 0 ? correctedText(pieces, corrected) : null,
  };
}

/** The mistyped words of a question. */
async function slipsOf(db: Queryable, request: SearchRequest, asked: readonly AskedUnit[]): Promise<Map<string, Slip>> {
  const slips = new Map<string, Slip>();
  for (const { typed, instead } of request.prefix ? [] : denseSlips(request.text, asked))
    slips.set(typed, { shown: instead, instead: [instead] });
  const alone = asked.filter((unit) => soleWord(unit) !== undefined);
  if (alone.length === 0) return slips;
  const inPhrases = request.prefix ? [] : phraseSlips(asked);
  const counts = await countHolding(db, alone.map((unit) => answeredUnit(ASKED.jobs.first(unit)).any), request); // biome-ignore format: one thought
  for (const [at, unit] of alone.entries()) {
    if (counts[at]! > 0) continue;
    const word = soleWord(unit)!;
    const holding = (near: readonly string[]) => countHolding(db, near.map(quotedWord), request);
    const instead = unit.isInSentence ? [] : await corrections(db, word, keptParts(unit.typed), holding);
    const phrase = inPhrases.find((one) => one.word === word)?.instead;
    if (isLikelier(word, phrase, instead)) {
      slips.set(word, { shown: phrase, instead: [phrase] });
      continue;
    }
    const meant = meantByDictionary(word, unit, instead);
    if (meant || instead.length > 0) slips.set(word, { shown: meant?.word ?? instead[0]!, instead, meant: meant?.unit });
  }
  for (const { word, instead } of inPhrases) {
    if (slips.has(word)) continue;
    const titled = await countHolding(db, [instead, word].map(quotedWord), request, 'head');
    const [meant = 0, typed = 0] = titled[1] ? titled : await countHolding(db, [instead, word].map(quotedWord), request);
    if (mayBeMeant(meant, typed)) slips.set(word, { shown: instead, instead: [instead] });
  }
  for (const unit of request.prefix ? [] : alone) {
    const word = soleWord(unit)!;
    const meant = slips.has(word) ? undefined : meantBesideStem(word, unit);
    if (meant === undefined || (await countHolding(db, [quotedWord(word)], request))[0]! > 0) continue;
    const [heads = 0] = await countHolding(db, [quotedWord(meant)], request, 'head');
    if (mayBeMeant(heads, 0)) slips.set(word, { shown: meant, instead: [meant] });
  }
  return slips;
}

/** The units as they are answered where little is found: by what is near, too. */
export async function widenedUnits(
  db: Queryable,
  { units, asked, findable }: MatchedUnits,
  request: SearchRequest,
): Promise<MatchedUnit[]> {
  const answered = asked.map((unit) => answeredUnit(unit));
  const counts = await countHolding(db, answered.map(({ any }) => any), request); // biome-ignore format: one thought
  for (const [at, unit] of asked.entries()) {
    const far = counts[at] === 0 && ASKED.jobs.mayWiden(unit) ? farther(unit) : undefined;
    if (!far) continue;
    answered[at] = answeredUnit(far);
    counts[at] = (await countHolding(db, [answered[at].any], request))[0]!;
  }
  return units.map((unit, at) => (ASKED.jobs.mayWiden(asked[at]!) ? matchedUnit(answered[at]!, counts[at]!, findable) : unit));
}

/** The units with those of fields as titles and names alone answer them. */
export function firmUnits(units: readonly MatchedUnit[], asked: readonly AskedUnit[]): MatchedUnit[] {
  return units.map((one, at) => {
    const firm = firmly(asked[at]!);
    return firm ? { ...one, ...answeredUnit(firm) } : one;
  });
}

/** A circle holds more places than postings are at: only those that are looked for again and again. */
async function withPresentPlaces(db: Queryable, units: AskedUnit[]): Promise<AskedUnit[]> {
  const place = units.find(({ isWhere }) => isWhere);
  if (!place || place.terms.length + place.near.length < PLACES_MANY) return units;
  const { rows } = await db.query<{ term: string }>(
    `select term from unnest($1::text[], $2::text[]) as asked(term, quoted)
     where exists (select from job_search where words @@ quoted::tsquery)`,
    [[...place.terms, ...place.near], [...place.terms, ...place.near].map(quotedWord)],
  );
  const present = new Set(rows.map(({ term }) => term));
  const there = (terms: readonly string[]) => terms.filter((term) => present.has(term));
  // One stays, so that something is asked for.
  const held = {
    ...place,
    terms: [place.terms[0]!, ...there(place.terms.slice(1))],
    near: there(place.near),
    outer: there(place.outer ?? []),
    best: there(place.best ?? []),
  };
  return units.map((unit) => (unit === place ? held : unit));
}

function matchedUnit(unit: AnsweredUnit, matching: number, findable: number): MatchedUnit {
  const idf = idfSteps(findable, Math.max(1, matching));
  return { ...unit, matching, idf, ...countingOf(unit.asked, idf), share: findable === 0 ? 0 : matching / findable };
}

/** `instead`: what stands for its word. */
function answeredUnit(unit: AskedUnit, instead?: readonly string[]): AnsweredUnit {
  const { words, terms, exact, near, best = [], isRequired, languages, isStrict } = unit;
  const written = words.map(({ word, isBeginning }): Form => ({ forms: instead ?? [word], isBeginning: isBeginning && !instead }));
  const inflected = written.map(({ forms, isBeginning }): Form => {
    if (isBeginning || instead || isRequired) return { forms, isBeginning };
    const asked = stemsAsked(forms[0]!, languages);
    return { forms: [...forms, ...asked.terms, ...asked.words], isBeginning };
  });
  const named = written.map(({ forms, isBeginning }): Form => ({ forms: forms.map(namedTerm), isBeginning }));
  return {
    any: eitherText(isStrict ? '' : formsText(inflected), [...terms, ...near]),
    inTitle: exact ? eitherText(formsText(written), exact) : eitherText(formsText(inflected), terms),
    narrower: eitherText('', exact ? terms : []),
    nearest: eitherText('', nearestTerms(unit)),
    near: eitherText('', near),
    written: eitherText(formsText(written), best),
    named: eitherText(formsText(named), terms.map(namedTerm)), // biome-ignore format: one thought
    asked: unit,
  };
}

/** Which units mean something known, or name an organization, a skill or a place of what the reader may find. */
export async function tellingUnits(
  db: Queryable,
  asked: readonly AskedUnit[],
  units: readonly MatchedUnit[],
  request: SearchRequest,
): Promise<boolean[]> {
  const counts = await countHolding(db, units.map(({ named }) => named), request); // biome-ignore format: one thought
  return asked.map(({ terms }, at) => terms.length > 0 || counts[at]! > 0);
}

/** How many findable postings answer each tsquery, anywhere or in the title. */
export async function countHolding(
  db: Queryable,
  queries: readonly string[],
  request: SearchRequest,
  where: 'words' | 'head' = 'words',
): Promise<number[]> {
  const parameters = new Parameters();
  const asked = parameters.add(queries);
  const { rows } = await db.query<{ n: string }>(
    `select (select count(*) from job_search where ${where} @@ query::tsquery and ${findable(request, parameters)}) as n
     from unnest(${asked}::text[]) with ordinality as asked(query, at) order by at`,
    parameters.values,
  );
  return rows.map(({ n }) => Number(n));
}

/** How many postings the reader may find. Rows are counted where they are written; counted here are only those that are hidden, by narrow indexes. */
async function countFindable(db: Queryable, { now, visibility }: SearchRequest): Promise<number> {
  const parameters = new Parameters();
  const at = parameters.add(Math.ceil(now));
  // A visitor sees nothing exclusive: then the narrow index alone answers.
  const hidden = visibility.schoolIds.length === 0 ? 'true' : `not (${visible(visibility, parameters)})`;
  const { rows } = await db.query<{ n: string }>(
    `select (select posting_count from search_cursor) - (select count(*) from job_search where deadline_ms < ${at}::bigint)
       - (select count(*) from job_search
          where school_ids is not null and deadline_ms >= ${at}::bigint and ${hidden}) as n`,
    parameters.values,
  );
  return Number(rows[0]!.n);
}
