// Programs that candidates type themselves: at a school that is not listed, or one that the listed school does not keep. Pure: what becomes
// of a program by a change, and what is wrong with it. A verified program is never changed here. @rule education.17
import type { ownProgram } from '@fairway/contract/candidates/education';
import { EDUCATION_FIELDS, EDUCATION_LEVELS, type EducationLevel } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import { plainLine } from '@fairway/rules/names';
import { OTHER_FIELD, type ProfileIssue } from '@fairway/rules/profile';
import { studyProgramIssues } from '@fairway/rules/profile-issues';
import { isLongerThan } from '@fairway/rules/visible-characters';
import type { z } from 'zod';
import type { StudyProgram } from '../../schools/programs/queries.ts';
import type { OwnProgram } from '../../schools/typed-programs/commands.ts';

export type OwnProgramChange = z.output<typeof ownProgram>;

/** The school that a change names: another than `program` has, or the same. A school of the list goes before a name. */
export function namesAnotherSchool(program: Pick<OwnProgram, 'schoolId' | 'customSchoolName'>, change: OwnProgramChange): boolean {
  const school = schoolOf(program, change);
  return school.schoolId !== program.schoolId || school.customSchoolName !== program.customSchoolName;
}

/** A program as it is after a change; what is not given stays. `before`: what it was; its level and fields only where it was an own one. */
export function changedProgram(before: StudyProgram | undefined, change: OwnProgramChange): OwnProgram {
  const own = before && !before.isVerified ? before : undefined;
  const { schoolId, customSchoolName } = schoolOf(before ?? { schoolId: null, customSchoolName: null }, change);
  return {
    schoolId,
    customSchoolName,
    name: change.name === undefined ? (own?.name ?? '') : plainLine(change.name),
    description: change.description === undefined ? (own?.description ?? '') : change.description.trim(),
    levelId: change.levelId === undefined ? (own?.levelId ?? null) : change.levelId,
    fields: changedFields(own?.fields ?? [], change),
  };
}

function schoolOf(before: Pick<OwnProgram, 'schoolId' | 'customSchoolName'>, change: OwnProgramChange) {
  const name = change.customSchoolName === undefined ? undefined : plainLine(change.customSchoolName ?? '') || null;
  if (change.schoolId) return { schoolId: change.schoolId, customSchoolName: null };
  if (name) return { schoolId: null, customSchoolName: name };
  return {
    schoolId: change.schoolId === null ? null : before.schoolId,
    customSchoolName: name === null ? null : before.customSchoolName,
  };
}

/** Fields removed, then added; one that is there already is not added again. */
function changedFields(before: OwnProgram['fields'], change: OwnProgramChange): OwnProgram['fields'] {
  const given = (field: { id: string; name?: string | null | undefined }) => ({
    id: field.id,
    name: field.id === OTHER_FIELD ? plainLine(field.name ?? '') || null : null,
  });
  const removed = (change.removeFields ?? []).map(given);
  const fields = before.filter((field) => !removed.some(({ id, name }) => id === field.id && (name === null || name === field.name)));
  for (const field of (change.addFields ?? []).map(given))
    if (!fields.some(({ id, name }) => id === field.id && name === field.name)) fields.push(field);
  return fields;
}

const isLevel = (id: string | null): id is EducationLevel => (EDUCATION_LEVELS as readonly (string | null)[]).includes(id);
const isField = (id: string): boolean => id === OTHER_FIELD || (EDUCATION_FIELDS as readonly string[]).includes(id);

/**
 * What is wrong with an entry of an own program, in the order of the specification. `isSchool`: whether a school of the list has this id.
 * Fields: fieldName, school, levelId, fields, start, end; then what is too long, of the description too.
 */
export function ownProgramIssues(
  program: OwnProgram,
  period: { start: string | null; end: string | null },
  isSchool: (id: number) => boolean,
): ProfileIssue[] {
  const known = {
    ...program,
    schoolId: program.schoolId !== null && isSchool(program.schoolId) ? program.schoolId : null,
    levelId: isLevel(program.levelId) ? program.levelId : null,
    fields: program.fields.every((field) => isField(field.id)) ? program.fields : [],
  };
  const issues = studyProgramIssues({ ...known, ...period, programId: null });
  if (isLongerThan(program.description, LIMITS.programDescriptionCharacters)) issues.push({ field: 'description', code: 'too_long' });
  return issues;
}
