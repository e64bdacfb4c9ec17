// Changing the dictionary of concepts, one edit at a time: what is wrong is refused, what is in too many postings has to be confirmed. Every node
// hears of it by the channel that its index listens to, after the commit. @rule search.17
import { addedPhrases, CONCEPT_LIMITS, conceptFaults, editedConcepts, editOf, type WantedConcept } from '@fairway/rules/concepts/editing';
import { shippedConcepts } from '@fairway/search/concept-dictionary';
import { isFiller } from '@fairway/search/fillers';
import type { JobSearch, SearchRequest } from '@fairway/search/types';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { markOf, readEdits } from './queries.ts';

type Change = { actorId: string; now: Date };
/** `mark`: what the concept was when the edit began. `confirmed`: common words are meant. */
export type Saved = WantedConcept & { mark: string; confirmed: boolean };

/** @throws Problem validation with the faults, concepts.changed, concepts.common_words */
export async function saveConcept(transaction: Database, wanted: Saved, search: JobSearch, { actorId, now }: Change): Promise<void> {
  const edits = await lockEdits(transaction, wanted.id, wanted.mark);
  const shipped = shippedConcepts().find(({ id }) => id === wanted.id);
  const edit = editOf(shipped, wanted);
  if (edit === null) return removeEdit(transaction, wanted.id, { actorId, now });
  // One that is off is looked at as it will be when it is on.
  const others = edits.filter(({ id }) => id !== wanted.id);
  const faults = conceptFaults(edit, editedConcepts(shippedConcepts(), [...others, { ...edit, isOff: false }]), isFiller);
  if (faults.length > 0)
    throw new Problem('validation', { errors: faults.map(({ code, word }) => ({ pointer: `/body/words/${word}`, code })) });
  const before = edits.find(({ id }) => id === wanted.id);
  const known = before ? addedPhrases(before) : [];
  const common =
    edit.isOff || wanted.confirmed
      ? []
      : await commonPhrases(
          addedPhrases(edit).filter((phrase) => !known.includes(phrase)),
          search,
          now,
        );
  if (common.length > 0)
    throw new Problem('concepts.common_words', {
      errors: common.map(({ phrase, percent }) => ({ pointer: `/body/words/${phrase}`, code: `${percent}` })),
    });
  const values = { kind: edit.kind, broader: edit.broader ? [...edit.broader] : null, is_off: edit.isOff, edited_at: now };
  const words = { added: JSON.stringify(edit.added), removed: JSON.stringify(edit.removed) };
  await transaction
    .insertInto('concept_edit')
    .values({ id: edit.id, ...values, ...words })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...values, ...words }))
    .execute();
  const count = (some: object) => Object.values(some).flat().length;
  const detail = { added: count(edit.added), removed: count(edit.removed), off: edit.isOff };
  await recordAudit(transaction, { actorId, action: 'concept.changed', subject: `concept:${edit.id}`, detail, at: now });
  await tellNodes(transaction);
}

/** The concept is as it ships again; one that the platform added is gone. @throws Problem concepts.changed */
export async function restoreConcept(transaction: Database, { id, mark }: { id: string; mark: string }, change: Change): Promise<void> {
  await lockEdits(transaction, id, mark);
  await removeEdit(transaction, id, change);
}

async function removeEdit(transaction: Database, id: string, { actorId, now }: Change): Promise<void> {
  const removed = await transaction.deleteFrom('concept_edit').where('id', '=', id).returning('id').execute();
  if (removed.length === 0) return;
  await recordAudit(transaction, { actorId, action: 'concept.restored', subject: `concept:${id}`, at: now });
  await tellNodes(transaction);
}

/** All edits, which nobody else changes until the transaction ends. */
async function lockEdits(transaction: Database, id: string, mark: string) {
  await sql`select pg_advisory_xact_lock(hashtext('concept edits'))`.execute(transaction);
  const edits = await readEdits(transaction);
  if (markOf(edits.find((edit) => edit.id === id)) !== mark) throw new Problem('concepts.changed');
  return edits;
}

const tellNodes = (transaction: Database) => sql`select pg_notify('search_outbox', '')`.execute(transaction);

/** Phrases that so many postings hold that they tell little. @rule search.18 */
async function commonPhrases(phrases: readonly string[], search: JobSearch, now: Date): Promise<{ phrase: string; percent: number }[]> {
  const totalOf = async (text: string) => (await search.search(question(text, now))).total;
  const all = Math.max(1, await totalOf(''));
  const common: { phrase: string; percent: number }[] = [];
  for (const phrase of phrases) {
    const percent = Math.round((100 * (await totalOf(`"${phrase.replaceAll('"', ' ')}"`))) / all);
    if (percent > CONCEPT_LIMITS.commonPercent) common.push({ phrase, percent });
  }
  return common;
}

/** Of what visitors find. */
const question = (text: string, now: Date): SearchRequest => ({
  ...{ text, prefix: false, filters: {}, organizationIds: [], languages: [], sort: 'date', after: null, offset: 0, pageSize: 1 },
  ...{ visibility: { schoolIds: [], excludeSchoolIds: [] }, now: now.getTime() },
});
