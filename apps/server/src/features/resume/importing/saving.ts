// Saves what came in as the dialogs of the profile save it. What that save refuses is taken out, told and kept as text; the rest comes in.
import type { ImportSection } from '@fairway/rules/profile-import';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { saveProfile } from '../../candidates/saving/commands.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { closeGaps, type Draft, dropAt, forgetCampus } from './drafts.ts';
import type { Findings } from './findings.ts';
import { isLack } from './unknown-fields.ts';

/** Saves until all that is refused is out: a fault may hide another. */
const TRIES = 6;

/** Gives the lines of what was refused, which nobody shall lose. @throws what is no fault of the file */
export async function saveDraft(transaction: Database, userId: OwnUserId, draft: Draft, told: Findings, now: Date): Promise<string[]> {
  const refused: string[] = [];
  for (let left = TRIES; ; left -= 1) {
    await sql`savepoint profile_import`.execute(transaction);
    try {
      await saveProfile(transaction, userId, { ops: draft.ops }, now);
      await sql`release savepoint profile_import`.execute(transaction);
      tellAdded(draft, told);
      return refused;
    } catch (error) {
      if (!(error instanceof Problem) || left === 0) throw error;
      await sql`rollback to savepoint profile_import`.execute(transaction);
      refused.push(...takeOut(error, draft, told));
    }
  }
}

/** @throws the problem where it is none of the file's */
function takeOut(problem: Problem, draft: Draft, told: Findings): string[] {
  if (problem.code === 'InvalidPhoneNumber') {
    const { phoneNumber, ...names } = draft.ops.user?.value ?? {};
    told.ask('overview', 'phoneWrong', { name: phoneNumber ?? '' });
    if (Object.keys(names).length > 0) draft.ops.user = { op: 'update', value: names };
    else delete draft.ops.user;
    return [];
  }
  const faults = problem.code === 'profile.invalid' ? (problem.errors ?? []) : [];
  const refused: string[] = [];
  let dropped = 0;
  for (const { pointer, code } of faults) {
    if (code === 'campus_unknown' && forgetCampus(draft, pointer)) {
      dropped += 1;
      continue;
    }
    const what = dropAt(draft, pointer);
    if (!what) continue;
    dropped += 1;
    const isKnown = /_twice$|^code_implied$/.test(code);
    const { section, name, unknown = [] } = what;
    if (isKnown) told.count(section, 'known');
    else if (unknown.length > 0 && isLack(code)) told.ask(section, 'lacks', { name, fields: unknown.join(',') });
    else told.ask(section, 'issue', { name, code });
    // A second entry of the file that completes the same one of the profile has words of its own.
    if (!isKnown || code === 'entry_twice') refused.push(what.line);
  }
  if (dropped === 0) throw problem;
  closeGaps(draft);
  return refused.filter(Boolean);
}

/** What of the draft came in, with its names, what of it should be looked at, and what it lacks. */
function tellAdded(draft: Draft, told: Findings): void {
  for (const [entry, { section, name, doubts, unknown }] of draft.labels) {
    if ('op' in entry && entry.op === 'update') {
      told.count(section, 'joined');
      continue;
    }
    told.name(section, name);
    if (doubts && doubts.length > 0) told.ask(section, 'check', { name, fields: doubts.join(',') });
    if (unknown && unknown.length > 0) told.ask(section, 'unknown', { name, fields: unknown.join(',') });
  }
  const { ops } = draft;
  const isNew = (op: { op: string }) => op.op === 'create';
  const count = (section: ImportSection, of: readonly unknown[] | undefined) => told.count(section, 'added', of?.length ?? 0);
  count('work_experience', ops.workExperiences?.filter(isNew));
  count('memberships', ops.memberships?.filter(isNew));
  count('study_programs', ops.studyPrograms?.filter(isNew));
  count('languages', ops.languages?.filter(isNew));
  for (const list of [ops.links, ops.skills?.value.addSkills, ops.nationalities, ops.workAuthorizations]) count('overview', list);
  const { summary, ...place } = ops.candidate?.value ?? {};
  told.count('overview', 'added', Object.keys(place).length + Object.keys(ops.user?.value ?? {}).length + (ops.preferences ? 1 : 0));
  if (summary) told.count('summary', 'added');
}
