// An import: one transaction, in which the profile is saved as its own dialogs save it. A file changes nothing that the person said before; what
// it says otherwise is offered, and all of it can be taken back for seven days. @rule imports.1, imports.19

import { SECTION_ENTRIES } from '@fairway/rules/profile';
import { IMPORT_UNDO_DAYS, type ImportSection } from '@fairway/rules/profile-import';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { ensureCandidate } from '../candidates/commands.ts';
import { saveProfile } from '../candidates/saving/commands.ts';
import type { OwnUserId } from '../identity/access.ts';
import { findPrograms } from '../schools/programs/queries.ts';
import type { Change } from './importing/change.ts';
import { changeBetween, lookOf, undoOps } from './importing/changes.ts';
import { emptyDraft } from './importing/drafts.ts';
import { type Reading, readLanguages, readMemberships, readStudies, readWork } from './importing/entry-sections.ts';
import { findings } from './importing/findings.ts';
import { type Incoming, incomingResume } from './importing/incoming.ts';
import { languageWords } from './importing/language-words.ts';
import { readOverview, readSummary } from './importing/overview-section.ts';
import { type Json, lineAt, listAt, valueAt } from './importing/reading.ts';
import { saveDraft } from './importing/saving.ts';
import { studyWords } from './importing/study-words.ts';
import { englishWords } from './json-resume/written.ts';
import { getResumeSource, type ImportRow, importView, type ProfileImport } from './queries.ts';
import { ownImport } from './reviews.ts';

/** The id of the school of the list that has this name or other name. */
export type SchoolNamed = (name: string) => Promise<number | undefined>;
type Asked = {
  incoming: Incoming;
  sectionTypes: readonly ImportSection[];
  sourceType: ProfileImport['sourceType'];
  notStored?: string | undefined;
};
type Given = { schoolNamed: SchoolNamed; now: Date };

const PARTS = ['basics', 'work', 'volunteer', 'education', 'skills', 'languages'];
/** Of what was not understood: a novel is no CV. */
const UNREAD_CHARACTERS = 20_000;

/** @throws Problem import.unreadable */
export function importJsonResume(
  transaction: Database,
  userId: OwnUserId,
  { resume, sectionTypes }: { resume: Json; sectionTypes: readonly ImportSection[] },
  given: Given,
) {
  if (!PARTS.some((name) => isPart(valueAt(resume, name)))) throw new Problem('import.unreadable');
  return importProfile(transaction, userId, { incoming: incomingResume(resume), sectionTypes, sourceType: 'JSONResume' }, given);
}

const isPart = (value: unknown) => typeof value === 'object' && value !== null && (!Array.isArray(value) || value.length > 0);

/** Takes what was read into the profile, in the transaction of the call. */
export async function importProfile(
  transaction: Database,
  userId: OwnUserId,
  { incoming, sectionTypes, sourceType, notStored }: Asked,
  { schoolNamed, now }: Given,
): Promise<ProfileImport> {
  const candidateId = await ensureCandidate(transaction, userId, now);
  // Of two imports at once the second sees what the first added.
  await transaction.selectFrom('candidate_profile').select('id').where('id', '=', candidateId).forUpdate().execute();
  const source = await getResumeSource(transaction, userId, { locale: 'en', now });
  const { resume, extension } = incoming;
  const [english, languages, studies] = await Promise.all([englishWords(), languageWords(), studyWords()]);
  const programIds = await knownPrograms(transaction, userId, extension);
  const [told, draft] = [findings(), emptyDraft()];
  const reading: Reading = {
    ...incoming,
    file: resume,
    profile: source.profile,
    english,
    languages,
    studies,
    schoolNamed,
    programIds,
    told,
    draft,
  };
  const readers: Record<ImportSection, () => void | Promise<void>> = {
    overview: () => readOverview(reading, transaction, source.phone),
    languages: () => readLanguages(reading),
    study_programs: () => readStudies(reading),
    work_experience: () => readWork(reading),
    memberships: () => readMemberships(reading),
    summary: () => readSummary(reading),
  };
  for (const section of new Set(sectionTypes)) await readers[section]();
  if (notStored) told.ask('overview', 'notStored', { code: notStored });
  const refused = await saveDraft(transaction, userId, draft, told, now);
  const after = await getResumeSource(transaction, userId, { locale: 'en', now });
  const unread = withinBound([...(refused.length > 0 ? [{ heading: 'refused', lines: refused }] : []), ...incoming.unread]);
  const row: ImportRow = {
    id: newId(),
    source_type: sourceType,
    created_at: now,
    reviewed_at: null,
    undone_at: null,
    result: { sections: told.sections(sectionTypes, SECTION_ENTRIES) },
    unread,
    changes: [changeBetween(lookOf(source), lookOf(after))],
    offers: told.offers(),
  };
  const { result, changes, offers, ...plain } = row;
  const json = {
    result: JSON.stringify(result),
    unread: JSON.stringify(unread),
    changes: JSON.stringify(changes),
    offers: JSON.stringify(offers),
  };
  await transaction
    .insertInto('profile_import')
    .values({ ...plain, ...json, candidate_id: candidateId })
    .execute();
  return importView(row, now);
}

/** Takes what the file says instead of what is there, for one item. @throws Problem not_found, import.nothing_to_take, profile.invalid */
export async function takeItem(transaction: Database, userId: OwnUserId, { id, itemId }: { id: string; itemId: string }, now: Date) {
  const row = await ownImport(transaction, userId, id);
  const ops = Object.hasOwn(row.offers, itemId) ? row.offers[itemId] : undefined;
  if (!ops || row.undone_at) throw new Problem('import.nothing_to_take');
  const before = await getResumeSource(transaction, userId, { locale: 'en', now });
  try {
    await saveProfile(transaction, userId, { ops }, now);
  } catch (error) {
    // The entry is gone meanwhile: there is nothing to take it over into.
    if (error instanceof Problem && error.code === 'not_found') throw new Problem('import.nothing_to_take');
    throw error;
  }
  const after = await getResumeSource(transaction, userId, { locale: 'en', now });
  const { [itemId]: _taken, ...offers } = row.offers;
  const changes = [...row.changes, changeBetween(lookOf(before), lookOf(after))];
  const sections = row.result.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => (item.id === itemId ? { ...item, resolved: true, canTake: false } : item)),
  }));
  const changed = { ...row, offers, changes, result: { sections } };
  const json = { offers: JSON.stringify(offers), changes: JSON.stringify(changes), result: JSON.stringify({ sections }) };
  await transaction.updateTable('profile_import').set(json).where('id', '=', row.id).execute();
  return importView(changed, now);
}

/** Takes an import back, latest writing first. @throws Problem not_found, import.undo_over */
export async function undoImport(
  transaction: Database,
  userId: OwnUserId,
  id: string,
  now: Date,
): Promise<{ import: ProfileImport; kept: number }> {
  const row = await ownImport(transaction, userId, id);
  if (!importView(row, now).undoUntil) throw new Problem('import.undo_over');
  let kept = 0;
  for (const change of [...row.changes].reverse()) {
    const look = lookOf(await getResumeSource(transaction, userId, { locale: 'en', now }));
    const back = undoOps(change, look);
    kept += back.kept;
    await saveProfile(transaction, userId, { ops: back.ops }, now);
  }
  const json = { changes: '[]', offers: '{}', undone_at: now, reviewed_at: row.reviewed_at ?? now };
  await transaction.updateTable('profile_import').set(json).where('id', '=', row.id).execute();
  const undone = { ...row, changes: [] as Change[], offers: {}, undone_at: now, reviewed_at: json.reviewed_at };
  return { import: importView(undone, now), kept };
}

/** @throws Problem not_found */
export async function deleteImport(transaction: Database, userId: OwnUserId, id: string): Promise<void> {
  const row = await ownImport(transaction, userId, id);
  await transaction.deleteFrom('profile_import').where('id', '=', row.id).execute();
}

/** Imports whose time to be taken back is over forget what they changed. Safe to repeat. */
export async function forgetChanges(database: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - IMPORT_UNDO_DAYS * 86_400_000);
  await database
    .updateTable('profile_import')
    .set({ changes: '[]' })
    .where('created_at', '<', since)
    .where(sql<boolean>`changes <> '[]'`)
    .execute();
}

function withinBound(unread: Incoming['unread']): Incoming['unread'] {
  let left = UNREAD_CHARACTERS;
  return unread.flatMap(({ heading, lines }) => {
    const kept = lines.filter((line) => {
      left -= line.length;
      return left >= 0;
    });
    return kept.length > 0
      ? [{ heading: heading?.slice(0, 200).toWellFormed() ?? null, lines: kept.map((line) => line.toWellFormed()) }]
      : [];
  });
}

/** Programs that the extension names and that a school here keeps under the same name. */
async function knownPrograms(transaction: Database, userId: OwnUserId, extension: Json | undefined): Promise<Set<string>> {
  const named = listAt(extension, 'studyPrograms').entries.flatMap((entry) => {
    const id = lineAt(entry, 'programId');
    return id && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? [{ id: id.toLowerCase(), entry }] : [];
  });
  const programs = await findPrograms(
    transaction,
    named.map(({ id }) => id),
    userId,
  );
  return new Set(
    named.flatMap(({ id, entry }) => {
      const program = programs.get(id);
      return program?.isVerified && program.school?.name === lineAt(entry, 'schoolName') ? [id] : [];
    }),
  );
}
