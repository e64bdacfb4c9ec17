// The dictionary as it ships with what the platform has changed: for the index, and for its operators.

import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { conceptsList } from '@fairway/contract/search/concepts';
import type { Concept, ConceptKind } from '@fairway/rules/concepts/concepts';
import {
  type CONCEPT_SORTS,
  type ConceptEdit,
  type ConceptState,
  type ConceptWords,
  edited,
  wordsOfConcept,
} from '@fairway/rules/concepts/editing';
import { fold } from '@fairway/rules/folding';
import { shippedConcepts } from '@fairway/search/concept-dictionary';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;
type EditRow = { id: string; kind: string | null; broader: string[] | null; is_off: boolean; added: unknown; removed: unknown };

/** Tells one set of edits from another. */
export async function readEditsMark(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ mark: string }>(
    "select coalesce(md5(string_agg(row_to_json(e)::text, '' order by id)), '') as mark from concept_edit e",
  );
  return rows[0]!.mark;
}

export async function listEdits(db: Queryable): Promise<ConceptEdit[]> {
  const { rows } = await db.query<EditRow>('select id, kind, broader, is_off, added, removed from concept_edit order by id');
  return rows.map(toEdit);
}

const toEdit = ({ id, kind, broader, is_off, added, removed }: EditRow): ConceptEdit => ({
  ...{ id, kind: kind as ConceptKind | null, broader, isOff: is_off },
  ...{ added: added as ConceptWords, removed: removed as ConceptWords },
});

/** All edits, with when each was made. */
export async function readEdits(database: Database): Promise<(ConceptEdit & { editedAt: Date })[]> {
  const rows = await database.selectFrom('concept_edit').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ ...toEdit(row), editedAt: row.edited_at }));
}

/** A concept with what was changed of it. */
type Known = { concept: Concept; shipped: Concept | undefined; edit: (ConceptEdit & { editedAt: Date }) | undefined };

/** All concepts, those that are switched off too. */
async function listKnown(database: Database): Promise<Known[]> {
  const edits = new Map((await readEdits(database)).map((edit) => [edit.id, edit]));
  const shipped = shippedConcepts().map((concept): Known => {
    const edit = edits.get(concept.id);
    edits.delete(concept.id);
    return { concept: edit ? edited(concept, edit) : concept, shipped: concept, edit };
  });
  const added = [...edits.values()].flatMap((edit): Known[] => {
    if (edit.kind === null) return [];
    const empty: Concept = { id: edit.id, kind: edit.kind, broader: [], isWide: false, category: undefined, forms: [] };
    return [{ concept: edited(empty, edit), shipped: undefined, edit }];
  });
  return [...shipped, ...added];
}

const stateOf = ({ shipped, edit }: Known): ConceptState => (edit?.isOff ? 'off' : !edit ? 'shipped' : shipped ? 'changed' : 'added');

/** A text that changes with the concept's edit; given back with another edit. */
export const markOf = (edit: Known['edit']): string => edit?.editedAt.toISOString() ?? '';

/** One concept as its operators see it. @throws Problem not_found */
export async function getConcept(database: Database, id: string) {
  const known = await listKnown(database);
  const one = known.find(({ concept }) => concept.id === id);
  if (!one) throw new Problem('not_found');
  const { concept, shipped, edit } = one;
  return {
    id,
    kind: concept.kind,
    broader: [...concept.broader],
    narrower: known.filter((other) => other.concept.broader.includes(id)).map((other) => other.concept.id),
    words: wordsOfConcept(concept),
    shippedWords: shipped ? wordsOfConcept(shipped) : null,
    state: stateOf(one),
    mark: markOf(edit),
  };
}

const ORDER: ListOrder<(typeof CONCEPT_SORTS)[number]> = { key: 'c.id', sorts: { id: 'c.id', words: 'c.words', at: 'c.at' } };

type Row = { id: string; kind: ConceptKind; broader: string[]; words: number; sample: string; state: ConceptState; at: string | null };

/** The words that are looked for stand in a word of it, or in its id. */
export async function conceptListing(database: Database, asked: Asked<typeof conceptsList>): Promise<Listing<typeof conceptsList, Row>> {
  const wanted = fold(asked.q).trim();
  const rows = (await listKnown(database))
    .filter(
      ({ concept }) => wanted === '' || concept.id.includes(wanted) || [...concept.forms].some(({ form }) => fold(form).includes(wanted)),
    )
    .map((known): Row => {
      const { id, kind, broader } = known.concept;
      const forms = [...known.concept.forms];
      const sample = forms.filter(({ language, form }) => ['any', 'en'].includes(language) && !form.startsWith('-')).slice(0, 6);
      const at = known.edit?.editedAt.toISOString() ?? null;
      return {
        id,
        kind,
        broader: [...broader],
        words: forms.length,
        sample: sample.map(({ form }) => form).join(', '),
        state: stateOf(known),
        at,
      };
    })
    .filter(({ kind, state }) => (!asked.kind || kind === asked.kind) && (!asked.state || state === asked.state));
  const table = sql<Row>`(select * from json_to_recordset(${JSON.stringify(rows)}) as given(id text, kind text, broader text[], words int, sample text, state text, at text))`;
  return {
    rows: database.selectFrom(table.as('c')).selectAll(),
    order: ORDER,
    view: (row): RowOf<typeof conceptsList> => row,
    file: 'concepts',
    columns: {
      Concept: ({ id }) => id,
      Kind: ({ kind }) => kind,
      Broader: ({ broader }) => broader.join(' '),
      Words: ({ words }) => words,
      State: ({ state }) => state,
      Changed: ({ at }) => at,
    },
  };
}
