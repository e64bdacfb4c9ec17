// An import: one transaction, in which the profile is saved as its own dialogs save it. What that save refuses is taken out and told; the rest
// comes in. A file changes nothing that the person said before. @rule imports.1, imports.19

import { SECTION_ENTRIES } from '@fairway/rules/profile';
import type { IMPORT_SECTIONS } from '@fairway/rules/profile-import';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { ensureCandidate } from '../candidates/commands.ts';
import { saveProfile } from '../candidates/saving/commands.ts';
import type { OwnUserId } from '../identity/access.ts';
import { findPrograms } from '../schools/programs/queries.ts';
import { closeGaps, type Draft, dropAt, emptyDraft, forgetCampus } from './importing/drafts.ts';
import { type Reading, readLanguages, readMemberships, readStudies, readWork } from './importing/entry-sections.ts';
import { type Findings, findings, type ImportSection } from './importing/findings.ts';
import { extensionIn } from './importing/kept-entries.ts';
import { languageWords } from './importing/language-words.ts';
import { readOverview, readSummary } from './importing/overview-section.ts';
import { type Json, lineAt, listAt, valueAt } from './importing/reading.ts';
import { studyWords } from './importing/study-words.ts';
import { englishWords } from './json-resume/written.ts';
import { getResumeSource, type ProfileImport } from './queries.ts';

/** The id of the school of the list that has this name or other name. */
export type SchoolNamed = (name: string) => Promise<number | undefined>;
type Asked = { resume: Json; sectionTypes: readonly (typeof IMPORT_SECTIONS)[number][] };

/** Saves until all that is refused is out: a fault may hide another. */
const TRIES = 6;
const PARTS = ['basics', 'work', 'volunteer', 'education', 'skills', 'languages'];

/** @throws Problem import.unreadable */
export async function importJsonResume(
  transaction: Database,
  userId: OwnUserId,
  { resume, sectionTypes }: Asked,
  { schoolNamed, now }: { schoolNamed: SchoolNamed; now: Date },
): Promise<ProfileImport> {
  if (!PARTS.some((name) => isPart(valueAt(resume, name)))) throw new Problem('import.unreadable');
  const candidateId = await ensureCandidate(transaction, userId, now);
  // Of two imports at once the second sees what the first added.
  await transaction.selectFrom('candidate_profile').select('id').where('id', '=', candidateId).forUpdate().execute();
  const { profile, phone } = await getResumeSource(transaction, userId, { locale: 'en', now });
  const extension = extensionIn(resume);
  const [english, languages, studies] = await Promise.all([englishWords(), languageWords(), studyWords()]);
  const programIds = await knownPrograms(transaction, userId, extension);
  const [told, draft] = [findings(), emptyDraft()];
  const reading: Reading = { file: resume, extension, profile, english, languages, studies, schoolNamed, programIds, told, draft };
  const readers: Record<ImportSection, () => void | Promise<void>> = {
    overview: () => readOverview(reading, transaction, phone),
    languages: () => readLanguages(reading),
    study_programs: () => readStudies(reading),
    work_experience: () => readWork(reading),
    memberships: () => readMemberships(reading),
    summary: () => readSummary(reading),
  };
  for (const section of new Set(sectionTypes)) await readers[section]();
  await saveDraft(transaction, userId, draft, told, now);
  countAdded(draft, told);
  const result = told.result(sectionTypes, SECTION_ENTRIES);
  const row = { id: newId(), candidate_id: candidateId, source_type: 'JSONResume', result: JSON.stringify(result), created_at: now };
  await transaction.insertInto('profile_import').values(row).execute();
  return { id: row.id, sourceType: 'JSONResume', createdAt: now.toISOString(), reviewedAt: null, result };
}

const isPart = (value: unknown) => typeof value === 'object' && value !== null && (!Array.isArray(value) || value.length > 0);

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

/** Saves; what is refused is taken out, told, and the rest tried again. @throws what is no fault of the file */
async function saveDraft(transaction: Database, userId: OwnUserId, draft: Draft, told: Findings, now: Date): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    await sql`savepoint profile_import`.execute(transaction);
    try {
      await saveProfile(transaction, userId, { ops: draft.ops }, now);
      await sql`release savepoint profile_import`.execute(transaction);
      return;
    } catch (error) {
      if (!(error instanceof Problem) || left === 0) throw error;
      await sql`rollback to savepoint profile_import`.execute(transaction);
      takeOut(error, draft, told);
    }
  }
}

/** @throws the problem where it is none of the file's */
function takeOut(problem: Problem, draft: Draft, told: Findings): void {
  if (problem.code === 'InvalidPhoneNumber') {
    const { phoneNumber, ...names } = draft.ops.user?.value ?? {};
    told.ask('overview', 'phoneWrong', { name: phoneNumber ?? '' });
    if (Object.keys(names).length > 0) draft.ops.user = { op: 'update', value: names };
    else delete draft.ops.user;
    return;
  }
  const faults = problem.code === 'profile.invalid' ? (problem.errors ?? []) : [];
  let dropped = 0;
  for (const { pointer, code } of faults) {
    if (code === 'campus_unknown' && forgetCampus(draft, pointer)) {
      dropped += 1;
      continue;
    }
    const what = dropAt(draft, pointer);
    if (!what) continue;
    dropped += 1;
    if (/_twice$|^code_implied$/.test(code)) told.count(what.section, 'known');
    else told.ask(what.section, 'issue', { name: what.name, code });
  }
  if (dropped === 0) throw problem;
  closeGaps(draft);
}

function countAdded(draft: Draft, told: Findings): void {
  const count = (section: ImportSection, of: readonly unknown[] | undefined) => told.count(section, 'added', of?.length ?? 0);
  const { ops } = draft;
  count('work_experience', ops.workExperiences);
  count('memberships', ops.memberships);
  count('study_programs', ops.studyPrograms);
  count('languages', ops.languages);
  for (const list of [ops.links, ops.skills?.value.addSkills, ops.nationalities, ops.workAuthorizations]) count('overview', list);
  const { summary, ...place } = ops.candidate?.value ?? {};
  told.count('overview', 'added', Object.keys(place).length + Object.keys(ops.user?.value ?? {}).length + (ops.preferences ? 1 : 0));
  if (summary) told.count('summary', 'added');
}
