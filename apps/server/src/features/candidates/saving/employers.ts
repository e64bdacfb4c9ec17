// Preferred employers of a save: organizations of the platform and typed names in one order, at most 100 together. Each of the two lists is said
// as a whole; one that is not said stays as it is. @rule profile.48
import { fold } from '@fairway/rules/folding';
import { LIMITS } from '@fairway/rules/limits';
import { plainLine } from '@fairway/rules/names';
import { type ProfileIssueCode, SECTION_ENTRIES } from '@fairway/rules/profile';
import { isLongerThan } from '@fairway/rules/visible-characters';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/ids.ts';
import type { EmployerRow as KeptEmployer } from '../profile-row.ts';

export type EmployersChange = {
  preferredEmployers?: readonly { employerId: number; order: number }[] | undefined;
  addCustomEmployers?: readonly { name: string; order: number }[] | undefined;
};
type EmployerRow = Omit<KeptEmployer, 'candidate_id' | 'name' | 'logo'>;
/** All of them, as they will be. */
export type EmployersPlan = { rows: EmployerRow[] };

/** Ids of organizations that a change names, as far as they are on the platform. */
export async function findNamedOrganizations(transaction: Database, { preferredEmployers }: EmployersChange): Promise<number[]> {
  if (!preferredEmployers || preferredEmployers.length === 0) return [];
  const ids = preferredEmployers.map(({ employerId }) => employerId);
  const found = await sql<{ id: number }>`select id from organization where id = any(${ids}::int[]) and status = 'active'`.execute(
    transaction,
  );
  return found.rows.map(({ id }) => id);
}

/** The employers after the save; undefined where nothing changes. */
export function planEmployers(
  { preferredEmployers, addCustomEmployers }: EmployersChange,
  before: readonly KeptEmployer[],
  organizationIds: readonly number[],
  fault: (field: string, code: ProfileIssueCode) => void,
): EmployersPlan | undefined {
  if (!preferredEmployers && !addCustomEmployers) return undefined;
  const kept = before.map(({ id, organization_id, custom_name, position }) => ({ id, organization_id, custom_name, position }));
  const organizations = preferredEmployers
    ? readOrganizations(preferredEmployers, kept, organizationIds, fault)
    : kept.filter((row) => row.organization_id !== null);
  const names = addCustomEmployers ? readNames(addCustomEmployers, kept, fault) : kept.filter((row) => row.custom_name !== null);
  const rows = [...organizations, ...names].sort((a, b) => a.position - b.position).map((row, position) => ({ ...row, position }));
  if (rows.length > SECTION_ENTRIES) fault(preferredEmployers ? 'preferredEmployers' : 'addCustomEmployers', 'section_limit');
  const same = rows.length === kept.length && rows.every((row, n) => row.id === kept[n]?.id && row.position === kept[n]?.position);
  return same ? undefined : { rows };
}

type Fault = (field: string, code: ProfileIssueCode) => void;

function readOrganizations(
  given: NonNullable<EmployersChange['preferredEmployers']>,
  kept: readonly EmployerRow[],
  organizationIds: readonly number[],
  fault: Fault,
): EmployerRow[] {
  const seen = new Set<number>();
  return given.map(({ employerId, order }, place) => {
    if (!organizationIds.includes(employerId)) fault(`preferredEmployers/${place}/employerId`, 'employer_unknown');
    else if (seen.has(employerId)) fault(`preferredEmployers/${place}/employerId`, 'employer_twice');
    seen.add(employerId);
    const id = kept.find((row) => row.organization_id === employerId)?.id ?? newId();
    return { id, organization_id: employerId, custom_name: null, position: order };
  });
}

function readNames(given: NonNullable<EmployersChange['addCustomEmployers']>, kept: readonly EmployerRow[], fault: Fault): EmployerRow[] {
  const seen = new Set<string>();
  return given.map(({ name, order }, place) => {
    const typed = plainLine(name);
    const folded = fold(typed);
    if (folded === '') fault(`addCustomEmployers/${place}/name`, 'employer_missing');
    else if (isLongerThan(typed, LIMITS.employerCharacters)) fault(`addCustomEmployers/${place}/name`, 'too_long');
    else if (seen.has(folded)) fault(`addCustomEmployers/${place}/name`, 'employer_twice');
    seen.add(folded);
    const id = kept.find((row) => row.custom_name === typed)?.id ?? newId();
    return { id, organization_id: null, custom_name: typed, position: order };
  });
}
