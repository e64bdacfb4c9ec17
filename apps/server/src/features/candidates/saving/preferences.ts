// What a save makes of the preferences: fields of the candidate, up to three sectors and career fields, and the employers in their order.
// Whoever is not open to jobs has no work preferences. @rule profile.7, profile.12, profile.10
import { JOB_CATEGORIES } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import type { ProfileIssueCode } from '@fairway/rules/profile';
import type { Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { CandidateCareerField, CandidateSector } from '../../../kernel/database/tables.gen.ts';
import type { FieldError } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { listActiveSectorCodes } from '../../reference/queries.ts';
import type { EmployerRow } from '../profile-row.ts';
import type { CandidateRow, ProfileColumns } from '../versions.ts';
import { type EmployersChange, type EmployersPlan, findNamedOrganizations, planEmployers } from './employers.ts';
import type { Pointer } from './entries.ts';

type SectorRow = Omit<Selectable<CandidateSector>, 'candidate_id'>;
type CareerFieldRow = Omit<Selectable<CandidateCareerField>, 'candidate_id'>;
type Names = readonly string[] | undefined;

export type PreferencesChange = EmployersChange & {
  openToJobs?: boolean | undefined;
  eligibleForRelocation?: boolean | null | undefined;
  memberOfLGBTQCommunity?: boolean | null | undefined;
  eligibleWorkLocation?: string | null | undefined;
  workPreferences?: readonly string[] | undefined;
  addPreferredSectors?: Names;
  removePreferredSectors?: Names;
  addPreferredCareerFields?: Names;
  removePreferredCareerFields?: Names;
};

/** Listed things that a change names, as far as they exist. */
export type NamedPreferences = { sectors: readonly string[]; companyIds: readonly number[] };

export async function findNamedPreferences(transaction: Database, change: PreferencesChange | undefined): Promise<NamedPreferences> {
  const wantsSectors = (change?.addPreferredSectors?.length ?? 0) > 0;
  return {
    sectors: wantsSectors ? await listActiveSectorCodes(transaction) : [],
    companyIds: change ? await findNamedOrganizations(transaction, change) : [],
  };
}

type ChosenPlan<R> = { written: R[]; removedIds: string[] };
export type PreferencesPlan = {
  columns: ProfileColumns;
  sectors: ChosenPlan<SectorRow>;
  careerFields: ChosenPlan<CareerFieldRow>;
  employers: EmployersPlan | undefined;
  faults: FieldError[];
};

type Before = { sectors: readonly SectorRow[]; careerFields: readonly CareerFieldRow[]; employers: readonly EmployerRow[] };

export function planPreferences(
  change: PreferencesChange,
  profile: CandidateRow,
  before: Before,
  named: NamedPreferences,
  pointer: Pointer,
): PreferencesPlan {
  const faults: FieldError[] = [];
  const fault = (field: string, code: ProfileIssueCode) => faults.push({ pointer: pointer('preferences', undefined, field), code });
  const openToJobs = change.openToJobs ?? profile.open_to_jobs;
  if (!openToJobs && (change.workPreferences?.length ?? 0) > 0) fault('workPreferences', 'not_open_to_jobs');
  const workPreferences = openToJobs ? [...new Set(change.workPreferences ?? profile.work_preferences)] : [];
  const chosen = <R extends { id: string; position: number }>(given: Chosen<R>) => planChosen(given, fault);
  return {
    columns: {
      open_to_jobs: openToJobs,
      work_preferences: workPreferences,
      ...(change.eligibleForRelocation === undefined ? {} : { eligible_for_relocation: change.eligibleForRelocation }),
      ...(change.eligibleWorkLocation === undefined ? {} : { eligible_work_location: change.eligibleWorkLocation }),
    },
    sectors: chosen<SectorRow>({
      before: before.sectors,
      codeOf: (row) => row.sector_code,
      rowOf: (sector_code, entry) => ({ ...entry, sector_code }),
      added: change.addPreferredSectors,
      removed: change.removePreferredSectors,
      known: named.sectors,
      max: LIMITS.preferredSectors,
      field: 'addPreferredSectors',
      codes: { unknown: 'sector_unknown', twice: 'sector_twice', limit: 'sector_limit' },
    }),
    careerFields: chosen<CareerFieldRow>({
      before: before.careerFields,
      codeOf: (row) => row.career_field_id,
      rowOf: (career_field_id, entry) => ({ ...entry, career_field_id }),
      added: change.addPreferredCareerFields,
      removed: change.removePreferredCareerFields,
      known: JOB_CATEGORIES,
      max: LIMITS.preferredCareerFields,
      field: 'addPreferredCareerFields',
      codes: { unknown: 'career_field_unknown', twice: 'career_field_twice', limit: 'career_field_limit' },
    }),
    employers: planEmployers(change, before.employers, named.companyIds, fault),
    faults,
  };
}

type Chosen<R> = {
  before: readonly R[];
  codeOf(row: R): string;
  rowOf(code: string, entry: { id: string; position: number }): R;
  added: Names;
  /** Codes, or ids of the entries. */
  removed: Names;
  known: readonly string[];
  max: number;
  field: string;
  codes: Record<'unknown' | 'twice' | 'limit', ProfileIssueCode>;
};

function planChosen<R extends { id: string; position: number }>(
  { before, codeOf, rowOf, added, removed, known, max, field, codes }: Chosen<R>,
  fault: (field: string, code: ProfileIssueCode) => void,
): ChosenPlan<R> {
  const gone = before.filter((row) => removed?.includes(codeOf(row)) || removed?.includes(row.id));
  const rows = before.filter((row) => !gone.includes(row));
  const held = new Set(rows.map(codeOf));
  const written: R[] = [];
  let position = Math.max(-1, ...before.map((row) => row.position)) + 1;
  for (const [place, code] of (added ?? []).entries()) {
    if (!known.includes(code)) fault(`${field}/${place}`, codes.unknown);
    else if (held.has(code)) fault(`${field}/${place}`, codes.twice);
    else {
      held.add(code);
      written.push(rowOf(code, { id: newId(), position: position++ }));
    }
  }
  if (rows.length + written.length > max) fault(field, codes.limit);
  return { written, removedIds: gone.map((row) => row.id) };
}
