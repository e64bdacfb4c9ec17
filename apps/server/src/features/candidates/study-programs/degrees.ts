// Entries of education in their older form: one field, names beside ids. They are the same rows. @rule education.5
import type { degree, updateDegree } from '@fairway/contract/candidates/degrees';
import type { EndpointInput } from '@fairway/contract/kernel/endpoint';
import type { Messages } from '@fairway/i18n/messages.gen';
import { termName } from '@fairway/i18n/terms';
import { OTHER_FIELD } from '@fairway/rules/profile';
import type { z } from 'zod';
import type { EntryChange } from './entries.ts';
import type { OwnProgramChange } from './own-programs.ts';
import type { CandidateStudyProgram } from './queries.ts';

export type Degree = z.infer<typeof degree>;
type DegreeChange = EndpointInput<typeof updateDegree>['body'];

/** The change of an entry that a change of a degree means. `held`: the entry as it is; its one field gives way to another. */
export function entryChangeOf(change: DegreeChange, held: CandidateStudyProgram | undefined): EntryChange {
  const campusId = change.campus_id === undefined ? change.campusId : change.campus_id;
  const studyProgram: OwnProgramChange = {
    ...(change.school_id === undefined ? {} : { schoolId: change.school_id }),
    // Beside an id the name only repeats it.
    ...(change.school === undefined || change.school_id ? {} : { customSchoolName: schoolNameOf(change.school, held) }),
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.description === undefined ? {} : { description: change.description }),
    ...(change.level_id === undefined ? {} : { levelId: change.level_id }),
    ...fieldChangeOf(change, held),
  };
  return {
    ...(campusId === undefined ? {} : { campusId }),
    ...(change.start === undefined ? {} : { start: change.start }),
    ...(change.end === undefined ? {} : { end: change.end }),
    ...(Object.keys(studyProgram).length > 0 ? { studyProgram } : {}),
  };
}

/** The name of the listed school that the entry has already says nothing new. */
function schoolNameOf(name: string, held: CandidateStudyProgram | undefined): string | undefined {
  return held?.studyProgram.school?.name === name ? undefined : name;
}

function fieldChangeOf(change: DegreeChange, held: CandidateStudyProgram | undefined): OwnProgramChange {
  const before = held?.studyProgram.fields ?? [];
  const id = change.field_id ?? (change.field === undefined ? undefined : before[0]?.id);
  if (id === undefined) return {};
  const name = id === OTHER_FIELD ? (change.field === undefined ? (before[0]?.name ?? null) : change.field) : null;
  return { removeFields: before, addFields: [{ id, name }] };
}

/** An entry as a degree, names in the language of the messages. */
export function degreeView(entry: CandidateStudyProgram, createdAt: Date, messages: Messages): Degree {
  const { studyProgram: program } = entry;
  const [field] = program.fields;
  return {
    id: entry.id,
    candidate_id: entry.candidateId,
    created_at: createdAt.toISOString(),
    campusId: entry.campusId,
    school_id: program.schoolId,
    school: program.school?.name ?? program.customSchoolName ?? '',
    field_id: field?.id ?? null,
    field: field
      ? (field.name ?? (field.id === OTHER_FIELD ? messages.education.otherField : termName(messages, 'educationFields', field.id)))
      : null,
    level_id: program.levelId,
    level: program.levelId ? termName(messages, 'educationLevels', program.levelId) : null,
    name: program.name,
    description: program.description,
    documents: [],
    start: entry.start,
    end: entry.end,
  };
}
