// What a profile wants of an entry and the file does not give: told by entry and field, as what is doubtful is. A date that was written and not
// understood is no such thing; its words are told. @rule imports.27
import type { StudyPart } from '../json-resume/extension.ts';
import type { DoubtfulField } from './incoming.ts';
import { type Json, lineAt, valueAt } from './reading.ts';

const lacking = (wanted: readonly (readonly [field: DoubtfulField, isGiven: boolean])[]): DoubtfulField[] =>
  wanted.flatMap(([field, isGiven]) => (isGiven ? [] : [field]));
const says = (entry: Json, key: string) => lineAt(entry, key) !== undefined;

type PeriodValue = { title: string; who: string; start: string | null };

/** Of work and memberships. An end that is not there is unknown only where the file does not say that it goes on (`hasNoEnd`). */
export const unknownOfPeriod = (entry: Json, { title, who, start }: PeriodValue): DoubtfulField[] =>
  lacking([
    ['title', title !== ''],
    ['employer', who !== ''],
    ['start', start !== null || says(entry, 'startDate')],
    ['end', valueAt(entry, 'hasNoEnd') !== true],
  ]);

/** Of education, which is asked for its end and not for its start. */
export const unknownOfStudy = (entry: Json, { schoolName, levelId, fields, end }: StudyPart): DoubtfulField[] =>
  lacking([
    ['school', schoolName !== ''],
    ['level', levelId !== null],
    ['field', fields.length > 0],
    ['end', end !== null || says(entry, 'endDate')],
  ]);

/** Codes of the faults by which the save of a profile refuses an entry that lacks something. */
export const isLack = (code: string): boolean => /_missing$|^(?:school|degree_level|degree_field|study_end)_invalid$/.test(code);
