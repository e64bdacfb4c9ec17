// An entry of education as its form holds it, and as a save takes it: a program of the school's own list, or one in the person's words.
//
//   listed program: level, fields and campuses are the school's       school of one's own words: the program is too
//
// @rule education.15
import type { components } from '@fairway/client/api.gen';
import { OTHER_FIELD, type ProfileIssue } from '@fairway/rules/profile';
import { isProfileDate, studyProgramIssues } from '@fairway/rules/profile-issues';
import type { ProfileOps } from './saving.ts';

type Program = components['schemas']['StudyProgram'];
type Campus = Program['campuses'][number];
export type StudyEntry = components['schemas']['CandidateStudyProgram'];
export type Verification = StudyEntry['verification'];

export type StudyValue = {
  /** A school of the list, else the name of another one. */
  school: { id: number; name: string; logo: string | null } | null;
  customSchoolName: string | null;
  /** Of the school's list; null: `programName` is the person's own. */
  programId: string | null;
  programName: string;
  levelId: Program['levelId'];
  /** The first one can be chosen here; `name` where it is another field. */
  fields: { id: string; name: string | null }[];
  /** Of the listed program: one of them has to be chosen; none: any of the school's may be. */
  campuses: Program['campuses'];
  campus: Campus | null;
  start: string | null;
  end: string | null;
};

/** A new entry. */
export const BLANK_STUDY: StudyValue = {
  school: null,
  customSchoolName: null,
  programId: null,
  programName: '',
  levelId: null,
  fields: [],
  campuses: [],
  campus: null,
  start: null,
  end: null,
};

/** An entry of the profile as the form holds it. */
export function studyValue({ studyProgram, campus, start, end }: StudyEntry): StudyValue {
  const { id, name, school, customSchoolName, isVerified, levelId, fields, campuses } = studyProgram;
  return {
    school: school ? { id: school.id, name: school.name, logo: school.logo } : null,
    customSchoolName: school ? null : customSchoolName,
    programId: isVerified ? id : null,
    programName: name,
    levelId,
    fields,
    campuses: isVerified ? campuses : [],
    campus,
    start,
    end,
  };
}

/** Whether a school is there: everything else waits for it. */
export const hasSchool = ({ school, customSchoolName }: StudyValue): boolean => school !== null || Boolean(customSchoolName);

/** What is wrong, in the order of the specification. */
export function studyIssues(value: StudyValue): ProfileIssue[] {
  const { school, customSchoolName, programId, programName, levelId, fields, campuses, campus, start, end } = value;
  const own = programId === null ? { name: programName } : {};
  const issues = studyProgramIssues({ schoolId: school?.id, customSchoolName, programId, ...own, levelId, fields, start, end });
  return campuses.length > 1 && campus === null ? [...issues, { field: 'campusId', code: 'campus_missing' }] : issues;
}

/** Another school: program, campus and what came from them go. */
export function withSchool(value: StudyValue, school: StudyValue['school'], customSchoolName: string | null): Partial<StudyValue> {
  const chosen = { school, customSchoolName, campuses: [], campus: null };
  if (value.programId === null) return chosen;
  return { ...chosen, programId: null, programName: '', levelId: null, fields: [] };
}

/** A program of the school's list brings its level and fields, and its campus where it has one only. */
export function withProgram(
  value: StudyValue,
  program: Pick<Program, 'id' | 'name' | 'levelId' | 'fields' | 'campuses'>,
): Partial<StudyValue> {
  const { id, name, levelId, fields, campuses } = program;
  const [only] = campuses;
  const stays = campuses.length === 0 || campuses.some(({ id }) => id === value.campus?.id);
  return {
    programId: id,
    programName: name,
    levelId,
    fields,
    campuses,
    campus: campuses.length === 1 && only ? only : stays ? value.campus : null,
  };
}

/** A program in the person's words: level and field are theirs from now on. */
export function withOwnProgram(value: StudyValue, programName: string): Partial<StudyValue> {
  return value.programId === null ? { programName } : { programId: null, programName, levelId: null, fields: [], campuses: [] };
}

/** The first field, `other` with words of its own; empty takes it away. */
export function withField(id: string, name: string | null = null): Partial<StudyValue> {
  return { fields: id === '' ? [] : [{ id, name: id === OTHER_FIELD ? (name ?? '') : null }] };
}

type StudyOp = Extract<NonNullable<ProfileOps['studyPrograms']>[number], { op: 'create' }>['value'];
const sameField = (one: StudyValue['fields'][number]) => (other: StudyValue['fields'][number]) =>
  one.id === other.id && (one.id !== OTHER_FIELD || one.name === other.name);
const lacking = (fields: StudyValue['fields'], from: StudyValue['fields']) => from.filter((one) => !fields.some(sameField(one)));

/** What a save takes of an entry; `original`: as it was, where it is changed. */
export function studyOp(value: StudyValue, original?: StudyValue): StudyOp {
  const { school, customSchoolName, programId, programName, levelId, fields, campus, start, end } = value;
  const own = { campusId: campus?.id ?? null, start, end };
  if (programId !== null) return { ...own, programId };
  // What an entry of the list had is not this program's.
  const before = original?.programId === null ? original.fields : [];
  return {
    ...own,
    studyProgram: {
      ...(school ? { schoolId: school.id } : { customSchoolName }),
      name: programName,
      levelId,
      addFields: lacking(before, fields),
      removeFields: lacking(fields, before),
    },
  };
}

/** Whether the end is not in the past; `today` is YYYY-MM-DD. A month goes on until it is over. @rule education.3 */
export const isStudyCurrent = (end: string | null, today: string): boolean => isProfileDate(end) && end.slice(0, 7) >= today.slice(0, 7);
