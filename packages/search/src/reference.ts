// Search as its rules say it, over a plain array and without any index: the oracle of the tests, here and for SQL.
// It shares what both sides must agree on (words.ts, correction.ts, ranking.ts, the order of suggestions) and nothing else. Slow on purpose.
import { corrections, editDistance, editsAllowed, MEANT_FEW, mayBeMeant, meantReading, meantText, prefixDistance } from './correction.ts';
import { SearchFailure } from './failures.ts';
import { byFrequency, phrasesOf, type RankedPhrase, withoutRepeats } from './phrases.ts';
import { documentKey, idfSteps, isKeyOf, lengthStep, packKey, score } from './ranking.ts';
import {
  FACETS,
  type Facet,
  type FacetCount,
  type JobSearch,
  type SearchChange,
  type SearchDocument,
  type SearchRequest,
  type SearchResult,
  type Suggestion,
  type SuggestionKind,
} from './types.ts';
import { correctedText, documentWords, queryWords, wordsOf } from './words.ts';

type Row = { document: SearchDocument; all: Set<string>; head: Set<string>; step: number };
/** Whether some words answer one word of the question. */
type Form = (words: ReadonlySet<string>) => boolean;
type Ranked = { row: Row; key: number[]; packed: number };

/** Brute-force search over the documents it was given. */
export class ReferenceSearch implements JobSearch {
  #rows = new Map<string, Row>();

  async apply(changes: SearchChange[]): Promise<void> {
    for (const change of changes) {
      if (change.kind === 'remove') this.#rows.delete(change.id);
      else this.#rows.set(change.document.id, rowOf(change.document));
    }
  }

  async search(request: SearchRequest): Promise<SearchResult> {
    const base = this.#base(request.visibility, request.now);
    const asked = queryWords(request.text);
    const { pieces, words, last } = asked;
    const corrected = new Map<string, string>();
    const forms: Form[] = [];
    for (const word of words) {
      const typed: Form = request.prefix && word === last ? (held) => someBegins(held, word) : (held) => held.has(word);
      if (base.some((row) => typed(row.all))) {
        forms.push(typed);
        continue;
      }
      const instead = corrections(word, vocabularyOf(base));
      if (instead.length > 0) corrected.set(word, instead[0]!);
      forms.push((held) => instead.some((other) => held.has(other)));
    }
    const organizations = new Set(request.organizationIds);
    const within = base.filter((row) => organizations.size === 0 || organizations.has(row.document.organizationId));
    const found = within.filter((row) => forms.every((form) => form(row.all)));
    const matches = found.filter((row) => passes(row, request.filters, null));
    const facets = {} as Record<Facet, FacetCount[]>;
    for (const facet of FACETS)
      facets[facet] = counts(
        facet,
        found.filter((row) => passes(row, request.filters, facet)),
      );
    const idfs = forms.map((form) => idfSteps(base.length, Math.max(1, base.filter((row) => form(row.all)).length)));
    const { ids, next } = pageOf(request, ranked(matches, forms, idfs, request.sort));
    return {
      ids,
      total: matches.length,
      facets,
      correctedText: corrected.size > 0 ? correctedText(pieces, corrected) : null,
      meantText: request.prefix
        ? null
        : meantText(
            asked,
            meant(
              words,
              forms,
              base,
              within.filter((row) => passes(row, request.filters, null)),
              corrected,
            ),
            corrected,
          ),
      next,
      tookMicros: 0,
    };
  }

  findIds(questions: readonly SearchRequest[]): Promise<string[][]> {
    return Promise.all(
      questions.map(async (question) => {
        const { ids, correctedText } = await this.search(question);
        return correctedText === null ? ids : [];
      }),
    );
  }

  async suggest(
    text: string,
    kinds: readonly SuggestionKind[],
    limit: number,
    visibility: SearchRequest['visibility'],
    now: number,
  ): Promise<Suggestion[]> {
    const { words, last } = queryWords(text);
    if (words.length === 0) return [];
    const postings = new Map<string, Suggestion & { postings: number }>();
    for (const { document } of this.#base(visibility, now)) {
      for (const phrase of phrasesOf(document)) {
        const name = `${phrase.type} ${phrase.suggestion}`;
        postings.set(name, { ...phrase, postings: (postings.get(name)?.postings ?? 0) + 1 });
      }
    }
    for (const tolerant of [false, true]) {
      const fitting: RankedPhrase[] = [];
      for (const phrase of postings.values()) {
        if (!kinds.includes(phrase.type)) continue;
        const held = wordsOf(phrase.suggestion);
        const edits = words.map((word) => Math.min(...held.map((other) => editsBetween(word, other, word === last, tolerant))));
        const sum = edits.reduce((a, b) => a + b, 0);
        if (Number.isFinite(sum)) fitting.push({ ...phrase, edits: sum });
      }
      if (fitting.length > 0) return withoutRepeats(fitting.sort(byFrequency), limit);
    }
    return [];
  }

  #base({ schoolIds, excludeSchoolIds }: SearchRequest['visibility'], now: number): Row[] {
    return [...this.#rows.values()].filter(({ document }) => {
      const schools = document.schoolIds;
      if (document.deadlineAt !== null && document.deadlineAt < now) return false;
      if (schools.some((id) => excludeSchoolIds.includes(id))) return false;
      return schools.length === 0 || schools.some((id) => schoolIds.includes(id));
    });
  }
}

function rowOf(document: SearchDocument): Row {
  const { head, all } = documentWords(document);
  return { document, all: new Set(all), head: new Set(head), step: lengthStep(all.length) };
}

function vocabularyOf(base: readonly Row[]): Map<string, number> {
  const vocabulary = new Map<string, number>();
  for (const { all } of base) for (const word of all) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  return vocabulary;
}

/** As correction.ts says. `within`: what the reader may find of the organizations and filters asked for. */
function meant(
  words: readonly string[],
  forms: readonly Form[],
  base: readonly Row[],
  within: readonly Row[],
  corrected: ReadonlyMap<string, string>,
): readonly (string | null)[] | null {
  const count = (reading: readonly (string | null)[]) =>
    within.filter(({ all }) => forms.every((form, at) => (reading[at] ? all.has(reading[at]) : form(all)))).length;
  const total = count([]);
  if (total > MEANT_FEW || forms.some((form) => !base.some(({ all }) => form(all)))) return null;
  const heads = (word: string) => base.filter(({ head }) => head.has(word)).length;
  const vocabulary = vocabularyOf(base);
  const candidates = words.map((word) =>
    corrected.has(word) ? [] : corrections(word, vocabulary).filter((other) => mayBeMeant(heads(other), heads(word))),
  );
  const reading = meantReading(candidates, total);
  let step = reading.next();
  while (step.done !== true) step = reading.next(count(step.value));
  return step.value;
}

function someBegins(words: ReadonlySet<string>, beginning: string): boolean {
  for (const word of words) if (word.startsWith(beginning)) return true;
  return false;
}

function passes({ document }: Row, filters: SearchRequest['filters'], but: Facet | null): boolean {
  return FACETS.every((facet) => {
    const wanted = filters[facet] ?? [];
    return facet === but || wanted.length === 0 || document.facets[facet].some((value) => wanted.includes(value));
  });
}

function counts(facet: Facet, rows: readonly Row[]): FacetCount[] {
  const sums = new Map<string, number>();
  for (const { document } of rows) for (const value of new Set(document.facets[facet])) sums.set(value, (sums.get(value) ?? 0) + 1);
  return [...sums].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function ranked(rows: readonly Row[], forms: readonly Form[], idfs: readonly number[], sort: SearchRequest['sort']): Ranked[] {
  return rows
    .map((row) => {
      const words = forms.map((form, at) => ({ idf: idfs[at]!, inHead: form(row.head) }));
      const tier = words.length > 0 && words.every(({ inHead }) => inHead) ? 1 : 0;
      const key = documentKey(sort, row.document, tier, score(words, row.step));
      return { row, key, packed: packKey(sort, key) };
    })
    .sort(byRank);
}

function byRank(a: { packed: number; row: Row }, b: { packed: number; row: Row }): number {
  return b.packed - a.packed || (a.row.document.id < b.row.document.id ? -1 : 1);
}

function pageOf({ sort, after, offset, pageSize }: SearchRequest, rows: readonly Ranked[]): Pick<SearchResult, 'ids' | 'next'> {
  if (after !== null && !isKeyOf(sort, after)) throw new SearchFailure('search.bad_page_key');
  const bound = after === null ? null : packKey(sort, after.key);
  const rest =
    bound === null
      ? rows.slice(offset)
      : rows.filter(({ packed, row }) => packed < bound || (packed === bound && row.document.id > after!.id));
  const shown = rest.slice(0, pageSize);
  const last = shown.at(-1);
  const next = last !== undefined && rest.length > pageSize ? { epoch: 0, key: last.key, id: last.row.document.id } : null;
  return { ids: shown.map(({ row }) => row.document.id), next };
}

function editsBetween(typed: string, word: string, beginning: boolean, tolerant: boolean): number {
  if (beginning ? word.startsWith(typed) : word === typed) return 0;
  const allowed = tolerant ? editsAllowed(typed) : 0;
  if (allowed === 0) return Number.POSITIVE_INFINITY;
  const edits = beginning ? prefixDistance(typed, word, allowed) : editDistance(typed, word, allowed);
  return edits <= allowed ? edits : Number.POSITIVE_INFINITY;
}
