// What becomes of an entry of education by a save: the program it stands for, its campus and its period, or what is wrong. Pure.
//
//   the program that is named      what is kept of the save
//   verified, of the same school   the entry; the program's own fields are the school's (@rule education.17, education.16)
//   verified, another school named an own program at that school: the id of the program is dropped
//   own                            the entry, and the own program with its changes
//   none                           the entry, and a new own program
import type { studyProgramChange } from '@fairway/contract/candidates/education';
import type { ProfileIssue } from '@fairway/rules/profile';
import { studyProgramIssues } from '@fairway/rules/profile-issues';
import type { z } from 'zod';
import type { StudyProgram } from '../../schools/programs/queries.ts';
import type { OwnProgram } from '../../schools/typed-programs/commands.ts';
import { changedProgram, namesAnotherSchool, type OwnProgramChange, ownProgramIssues } from './own-programs.ts';

export type EntryChange = z.output<z.ZodObject<typeof studyProgramChange>>;

/** An entry as it was. */
export type HeldEntry = { id: string; programId: string; campusId: string | null; start: string | null; end: string | null };

export type PlannedEntry = {
  start: string | null;
  end: string | null;
  campusId: string | null;
  /** A program that stays as it is, an own one to be changed in place, or (without an id) a new own one. */
  program: { keptId: string } | { ownId: string | undefined; own: OwnProgram };
};

export type Known = {
  /** Verified programs, and the candidate's own. */
  programs: ReadonlyMap<string, StudyProgram>;
  /** The schools of the list that the save or its programs name, with their campuses. */
  campuses: ReadonlyMap<number, readonly string[]>;
};

export type Plan = { issues: ProfileIssue[]; entry: PlannedEntry };

/** The entry after the change. `held`: what it was; absent for a new one. */
export function planEntry(change: EntryChange, held: HeldEntry | undefined, known: Known): Plan {
  const before = held && known.programs.get(held.programId);
  const named =
    change.programId === undefined ? before : change.programId === null ? undefined : known.programs.get(lower(change.programId));
  if (change.programId && !named) return { issues: [{ field: 'programId', code: 'program_unknown' }], entry: nothing };
  const period = {
    start: change.start === undefined ? (held?.start ?? null) : change.start,
    end: change.end === undefined ? (held?.end ?? null) : change.end,
  };
  const own: OwnProgramChange = change.studyProgram ?? {};
  const campusAmong = (program: StudyProgram | undefined, schoolId: number | null | undefined) =>
    campusOf(change, held, program, (schoolId && known.campuses.get(schoolId)) || []);
  const planned = (issues: ProfileIssue[], campus: ReturnType<typeof campusOf>, program: PlannedEntry['program']): Plan => ({
    issues: campus.issue ? [...issues, campus.issue] : issues,
    entry: { ...period, campusId: campus.id, program },
  });
  if (named?.isVerified && !namesAnotherSchool(named, own)) {
    const issues = studyProgramIssues({ schoolId: named.schoolId, programId: named.id, ...period, fields: [] });
    return planned(issues, campusAmong(named, named.schoolId), { keptId: named.id });
  }
  // An own program that is named, else the entry's own one, is changed in place; else a new one begins.
  const base = named ?? before;
  const ownId = base && !base.isVerified ? base.id : undefined;
  const program = changedProgram(base, own);
  const issues = ownProgramIssues(program, period, (id) => known.campuses.has(id));
  const isKept = ownId !== undefined && change.studyProgram === undefined;
  return planned(issues, campusAmong(undefined, program.schoolId), isKept ? { keptId: ownId } : { ownId, own: program });
}

const lower = (id: string) => id.toLowerCase();
const nothing: PlannedEntry = {
  start: null,
  end: null,
  campusId: null,
  program: { ownId: undefined, own: { schoolId: null, customSchoolName: null, name: '', description: '', levelId: null, fields: [] } },
};

/**
 * The campus: one of the program's, where it has some, else one of the school's. With one campus of the program there is nothing to choose;
 * with more it has to be said. One that was kept from before and does not fit any more is dropped.
 */
function campusOf(
  change: EntryChange,
  held: HeldEntry | undefined,
  verified: StudyProgram | undefined,
  ofSchool: readonly string[],
): { id: string | null; issue?: ProfileIssue } {
  const ofProgram = verified?.campuses.map((campus) => campus.id) ?? [];
  const allowed = ofProgram.length > 0 ? ofProgram : ofSchool;
  const kept = held?.campusId && allowed.includes(held.campusId) ? held.campusId : null;
  const id = change.campusId === undefined ? kept : change.campusId === null ? null : lower(change.campusId);
  if (id !== null && !allowed.includes(id)) return { id: null, issue: { field: 'campusId', code: 'campus_unknown' } };
  if (id !== null) return { id };
  if (ofProgram.length > 1) return { id: null, issue: { field: 'campusId', code: 'campus_missing' } };
  return { id: ofProgram[0] ?? null };
}
