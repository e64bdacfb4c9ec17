// Writes job_search, the side table of search in SQL, from the same changes that an index takes. Words, phrases, length and rank values come
// from packages/search, so that both give the same answers. Only whoever holds the lock on search_cursor writes.
import { phrasesOf } from '@fairway/search/phrases';
import { dayOf, lengthStep, NO_DEADLINE, promotionOf } from '@fairway/search/ranking';
import { documentTerms, isTerm } from '@fairway/search/terms';
import { FACETS, type Facet, type SearchChange, type SearchDocument, SUGGESTION_KINDS, type Suggestion } from '@fairway/search/types';
import { WORD_UNITS_MAX, wordsOf } from '@fairway/search/words';
import type pg from 'pg';
import { Combinations } from './combinations.ts';
import { quotedWord } from './sql-text.ts';
import { wordLetters } from './vocabulary.ts';

/** PostgreSQL's limit of a tsvector, with room: later words of a longer text are found by the index only. */
const VECTOR_BYTES_MAX = 1_000_000;
/** So many words of the longest kind stay below it: three bytes a unit. */
const WORDS_SURELY_FIT = Math.floor(VECTOR_BYTES_MAX / (3 * WORD_UNITS_MAX + 2));
const BATCH = 500;
/** Words remembered as written already. */
const KNOWN_WORDS_MAX = 300_000;

type Queryable = Pick<pg.ClientBase, 'query'>;

export class RowWriter {
  #combinations = new Combinations();
  #knownWords = new Set<string>();

  /** Applies changes inside the caller's transaction; the last change of a posting counts. */
  async write(db: Queryable, changes: readonly SearchChange[]): Promise<void> {
    const last = new Map(changes.map((change) => [change.kind === 'put' ? change.document.id : change.id, change]));
    const documents = [...last.values()].flatMap((change) => (change.kind === 'put' ? [change.document] : []));
    const removed = [...last.values()].flatMap((change) => (change.kind === 'remove' ? [change.id] : []));
    try {
      let added = 0;
      for (let at = 0; at < documents.length; at += BATCH) added += await this.#put(db, documents.slice(at, at + BATCH));
      const gone = removed.length === 0 ? null : await db.query('delete from job_search where id = any($1::uuid[])', [removed]);
      const growth = added - (gone?.rowCount ?? 0);
      if (growth !== 0) await db.query('update search_cursor set posting_count = posting_count + $1', [growth]);
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  /** Forgets what it knows to be written: after a transaction that failed, or on another history of the database. */
  forget(): void {
    this.#combinations = new Combinations();
    this.#knownWords.clear();
  }

  /** Gives how many postings are new. */
  async #put(db: Queryable, documents: readonly SearchDocument[]): Promise<number> {
    const cut = documents.map((document) => {
      const { head, all, length } = documentTerms(document);
      return { head: [...new Set(head)], different: [...new Set(all)], length };
    });
    await this.#combinations.intern(db, documents.map(({ facets }) => facets)); // biome-ignore format: one thought
    await this.#internWords(db, cut.flatMap(({ different }) => different.filter((word) => !isTerm(word)))); // biome-ignore format: one thought
    const phrases = documents.map((document) => phrasesOf(document));
    const numbers = await internPhrases(db, phrases.flat());
    const facetColumns = FACETS.map((facet: Facet) =>
      documents.map((document) => this.#combinations.numberOf(facet, document.facets[facet])),
    );
    const { rows } = await db.query<{ added: string }>(UPSERT, [
      documents.map(({ id }) => id),
      documents.map(({ organizationId }) => organizationId),
      documents.map(({ promotion }) => promotionOf(promotion)),
      documents.map(({ publishedAt }) => dayOf(publishedAt)),
      documents.map(({ publishedAt }) => publishedAt),
      documents.map(({ deadlineAt }) => deadlineAt ?? NO_DEADLINE),
      cut.map(({ length }) => lengthStep(length)),
      ...facetColumns,
      documents.map(({ yearlyPay }) => yearlyPay),
      documents.map(({ language }) => language),
      documents.map(({ schoolIds }) => (schoolIds.length === 0 ? null : arrayText(schoolIds))),
      cut.map(({ head }) => vectorText(head)),
      cut.map(({ different }) => vectorText(different)),
      phrases.map((list) => arrayText(list.map((phrase) => numbers.get(phraseKey(phrase))!))),
    ]);
    return Number(rows[0]!.added);
  }

  async #internWords(db: Queryable, words: readonly string[]): Promise<void> {
    const unknown = [...new Set(words.filter((word) => !this.#knownWords.has(word)))].sort();
    if (unknown.length === 0) return;
    await db.query('insert into search_word select * from unnest($1::text[], $2::smallint[], $3::bigint[]) on conflict do nothing', [
      unknown,
      unknown.map((word) => word.length),
      unknown.map((word) => wordLetters(word)),
    ]);
    if (this.#knownWords.size > KNOWN_WORDS_MAX) this.#knownWords.clear();
    for (const word of unknown) this.#knownWords.add(word);
  }
}

const COLUMNS = ['id', 'organization_id', 'promotion', 'day', 'published_ms', 'deadline_ms', 'length_step', ...FACETS, 'yearly_pay', 'language', 'school_ids', 'head', 'words', 'phrases']; // biome-ignore format: a list

const CASTS: Record<string, string> = { school_ids: '::integer[]', head: '::tsvector', words: '::tsvector', phrases: '::integer[]' };

const UPSERT = `with given as (
    select * from unnest($1::uuid[], $2::integer[], $3::smallint[], $4::integer[], $5::bigint[], $6::bigint[], $7::smallint[],
      ${[...FACETS, 'yearly_pay'].map((_, at) => `$${8 + at}::integer[]`).join(', ')},
      ${[0, 1, 2, 3, 4].map((at) => `$${9 + FACETS.length + at}::text[]`).join(', ')})
      as given(${COLUMNS.join(', ')})
  ), written as (
    insert into job_search (${COLUMNS.join(', ')})
    select ${COLUMNS.map((name) => `${name}${CASTS[name] ?? ''}`).join(', ')} from given
    on conflict (id) do update set ${COLUMNS.slice(1).map((name) => `${name} = excluded.${name}`).join(', ')}
    returning xmax
  )
  select count(*) filter (where xmax = 0) as added from written`; // biome-ignore format: SQL

/** Numbers of phrases; new ones get one. Only missing ones are inserted, so that numbers are not used up. */
async function internPhrases(db: Queryable, phrases: readonly Suggestion[]): Promise<Map<string, number>> {
  const different = [...new Map(phrases.map((phrase) => [phraseKey(phrase), phrase])).values()];
  const kinds = different.map(({ type }) => SUGGESTION_KINDS.indexOf(type));
  const texts = different.map(({ suggestion }) => suggestion);
  await db.query(
    `insert into search_phrase (kind, phrase, words)
     select kind, phrase, words::tsvector from unnest($1::smallint[], $2::text[], $3::text[]) as given(kind, phrase, words)
     where not exists (select from search_phrase old where old.phrase = given.phrase collate "C" and old.kind = given.kind)`,
    [kinds, texts, texts.map((text) => vectorText([...new Set(wordsOf(text))]))],
  );
  const { rows } = await db.query<{ id: number; kind: number; phrase: string }>(
    `select id, kind, phrase from search_phrase join unnest($1::smallint[], $2::text[]) as given(kind, phrase) using (kind, phrase)`,
    [kinds, texts],
  );
  return new Map(rows.map(({ id, kind, phrase }) => [`${kind}${phrase}`, id]));
}

function phraseKey({ type, suggestion }: Suggestion): string {
  return SUGGESTION_KINDS.indexOf(type) + suggestion;
}

function arrayText(numbers: readonly number[]): string {
  return `{${numbers.join()}}`;
}

/** The text of a tsvector of different words, without positions. */
function vectorText(words: readonly string[]): string {
  return (words.length > WORDS_SURELY_FIT ? fitting(words) : words).map(quotedWord).join(' ');
}

/** As many of the first words as a tsvector takes. */
function fitting(words: readonly string[]): readonly string[] {
  let bytes = 0;
  const tooMany = words.findIndex((word) => {
    bytes += Buffer.byteLength(word) + 2;
    return bytes > VECTOR_BYTES_MAX;
  });
  return tooMany < 0 ? words : words.slice(0, tooMany);
}
