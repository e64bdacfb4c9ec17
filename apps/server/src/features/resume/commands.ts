// An import: one transaction, in which the profile is saved as its own dialogs save it. A file changes nothing that the person said before; what
// it says otherwise is offered, and all of it can be taken back for seven days (undo.ts). @rule imports.1, imports.19

import { LIMITS } from '@fairway/rules/limits';
import { plainLine } from '@fairway/rules/names';
import { SECTION_ENTRIES } from '@fairway/rules/profile';
import type { ImportSection } from '@fairway/rules/profile-import';
import { cutTo } from '@fairway/rules/visible-characters';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { ensureCandidate } from '../candidates/commands.ts';
import type { OwnUserId } from '../identity/access.ts';
import { findPrograms } from '../schools/programs/queries.ts';
import { changeBetween, lookOf } from './importing/changes.ts';
import { emptyDraft } from './importing/drafts.ts';
import { type Reading, readLanguages, readMemberships, readStudies, readWork } from './importing/entry-sections.ts';
import { type Findings, findings, type Left } from './importing/findings.ts';
import { type Incoming, incomingResume } from './importing/incoming.ts';
import { joinedGroups, withinBound } from './importing/kept-text.ts';
import { languageWords } from './importing/language-words.ts';
import { leftOver } from './importing/left-over.ts';
import { machinesOf, wroteIn } from './importing/machine-written.ts';
import { readOverview, readSummary } from './importing/overview-section.ts';
import { type Json, lineAt, listAt, valueAt } from './importing/reading.ts';
import { saveDraft } from './importing/saving.ts';
import { studyWords } from './importing/study-words.ts';
import { englishWords } from './json-resume/written.ts';
import { getResumeSource, type ImportRow, importView, type ProfileImport } from './queries.ts';

/** The id of the school of the list that has this name or other name. */
export type SchoolNamed = (name: string) => Promise<number | undefined>;
type Asked = {
  incoming: Incoming;
  sectionTypes: readonly ImportSection[];
  sourceType: ProfileImport['sourceType'];
  /** What it was called, or the link. */
  fileName?: string | undefined;
  notStored?: string | undefined;
};
type Given = { schoolNamed: SchoolNamed; now: Date };

const PARTS = ['basics', 'work', 'volunteer', 'education', 'skills', 'languages'];

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
  { incoming, sectionTypes, sourceType, fileName, notStored }: Asked,
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
    isMachines: await machinesOf(transaction, userId),
    told,
    draft,
  };
  const readers: Record<ImportSection, () => void | Promise<void>> = {
    overview: () => readOverview(reading, transaction, source),
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
  const unread = keptAsText({ refused, incoming, told, sectionTypes });
  const change = changeBetween(lookOf(source), lookOf(after));
  const row: ImportRow = {
    id: newId(),
    source_type: sourceType,
    file_name: fileName ? cutTo(plainLine(fileName), LIMITS.entryTextCharacters) || null : null,
    created_at: now,
    reviewed_at: null,
    undone_at: null,
    result: { sections: told.sections(sectionTypes, SECTION_ENTRIES) },
    unread,
    changes: [change],
    offers: told.offers(),
    wrote: wroteIn(change),
  };
  const { result, changes, offers, wrote, ...plain } = row;
  const json = {
    result: JSON.stringify(result),
    unread: JSON.stringify(unread),
    changes: JSON.stringify(changes),
    offers: JSON.stringify(offers),
    wrote: JSON.stringify(wrote),
  };
  await transaction
    .insertInto('profile_import')
    .values({ ...plain, ...json, candidate_id: candidateId })
    .execute();
  return importView(row, now);
}

type Unkept = { refused: string[]; incoming: Incoming; told: Findings; sectionTypes: readonly ImportSection[] };

/** All that no field and no item holds, the longest lists last; what has no room even so is told. @rule imports.26 */
function keptAsText({ refused, incoming, told, sectionTypes }: Unkept): Left[] {
  const groups = joinedGroups([{ heading: 'refused', lines: refused }, ...told.left(), ...leftOver(incoming.resume, sectionTypes)]);
  const isSurplus = ({ heading }: Left) => heading === 'surplus';
  const { kept, lost } = withinBound([...groups.filter((group) => !isSurplus(group)), ...incoming.unread, ...groups.filter(isSurplus)]);
  if (lost > 0) told.count(sectionTypes.find((section) => section === 'overview') ?? sectionTypes[0] ?? 'overview', 'lost', lost);
  return kept;
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
