// A save of the profile, whole or one entry: lock, compare the version, plan every section, and only when nothing at all is wrong write it.
// Everything stands in the transaction of the call: a fault, an unknown id or a lost connection leaves nothing behind. @rule profile.50
import type { ProfileOps } from '@fairway/contract/candidates/endpoints';
import type { ProfileSection } from '@fairway/rules/profile';
import type { Database } from '../../../kernel/database/database.ts';
import { type FieldError, Problem } from '../../../kernel/http/problems.ts';
import { setAvatar, updatePerson } from '../../account/commands.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { ALL_PARTS, findProfileRow, type ProfileRow, type SensitiveRow } from '../profile-row.ts';
import { applyStudyProgramOps } from '../study-programs/commands.ts';
import { allColumns, type CandidateRow, lockCandidate, noteChange } from '../versions.ts';
import { opsPointer, type Pointer, planEntries, type SectionPlan } from './entries.ts';
import {
  authorizationRules, experienceRules, languageRules, linkRules, membershipRules, nationalityRules,
} from './listed-sections.ts'; // biome-ignore format: a list
import { type AccountChange, type PersonalPlan, planPersonal } from './personal.ts';
import { findNamedPreferences, type PreferencesPlan, planPreferences } from './preferences.ts';
import { findNamedSkills, planSkills } from './skills.ts';
import { type EntryTable, type TableChange, tableChange, writeEntries, writeSensitive } from './writing.ts';

export type ProfileChange = { version?: number | undefined; ops: ProfileOps; pointer?: Pointer };
export type SavedProfile = {
  version: number;
  /** Ids of the entries that were written, by section, in the order of their ops. */
  writtenIds: Partial<Record<ProfileSection, string[]>>;
};

type ListPlan = { section: ProfileSection; table: EntryTable; plan: SectionPlan<{ id: string }>; before: readonly { id: string }[] };

/**
 * Saves in the transaction of the call.
 * @throws Problem profile.changed, profile.invalid, not_found, and what the account refuses (InvalidPhoneNumber, InvalidEmail, account.contact_email_set)
 */
export async function saveProfile(transaction: Database, userId: OwnUserId, change: ProfileChange, now: Date): Promise<SavedProfile> {
  const { ops, pointer = opsPointer } = change;
  const profile = await lockCandidate(transaction, userId, { now, version: change.version });
  const before = (await findProfileRow(transaction, userId, ALL_PARTS)) as ProfileRow;
  const lists = [...planLists(ops, before, pointer), await planSkillList(transaction, ops, before, pointer)];
  const personal = planPersonal(ops.user?.value ?? {}, ops.candidate?.value ?? {}, pointer);
  const preferences = await planPreferenceRows(transaction, ops, profile, before, pointer);
  const studies = ops.studyPrograms ?? [];
  const studyFaults = studies.length > 0 ? await applyStudyProgramOps(transaction, { candidateId: profile.id, userId, now }, studies) : [];
  const faults: FieldError[] = [
    ...personal.faults,
    ...lists.flatMap(({ plan }) => plan.faults),
    ...(preferences?.faults ?? []),
    ...studyFaults.map((fault) => ({ ...fault, pointer: `${pointer('studyPrograms')}${fault.pointer}` })),
  ];
  // What the education part wrote meanwhile goes with the transaction.
  if (faults.length > 0) throw new Problem('profile.invalid', { errors: faults });

  const changed = new Set<ProfileSection>();
  const tables: TableChange[] = preferences ? preferenceTables(before, preferences) : [];
  if (preferences) changed.add('preferences');
  for (const { section, table, plan, before: rows } of lists) {
    if (plan.written.length + plan.removedIds.length === 0) continue;
    tables.push(tableChange(table, plan, rows));
    changed.add(section);
  }
  await writeEntries(transaction, profile.id, tables);
  if (studies.length > 0) changed.add('studyPrograms');
  for (const section of ['user', 'candidate'] as const)
    if (ops[section] && Object.keys(ops[section].value).length > 0) changed.add(section);
  await writePersonal(transaction, { profile, before, personal, userId, now }, ops.preferences?.value.memberOfLGBTQCommunity);
  const columns = allColumns(profile, { ...personal.columns, ...preferences?.columns });
  if (changed.size > 0) await noteChange(transaction, { id: profile.id, userId }, [...changed], now, columns);
  return {
    version: profile.version + Math.min(changed.size, 1),
    writtenIds: Object.fromEntries(lists.map(({ section, plan }) => [section, plan.written.map((row) => row.id)])),
  };
}

function planLists(ops: ProfileOps, before: ProfileRow, pointer: Pointer): ListPlan[] {
  const nationalities = planEntries(nationalityRules, before.nationalities ?? [], ops.nationalities, pointer);
  const authorizations = authorizationRules(nationalities.rows.map((row) => row.nationality));
  const list = <R extends { id: string }>(section: ProfileSection, table: EntryTable, plan: SectionPlan<R>, rows: readonly R[] | null) => ({
    section,
    table,
    plan,
    before: rows ?? [],
  });
  return [
    list('nationalities', 'candidate_nationality', nationalities, before.nationalities),
    list('workAuthorizations', 'work_authorization', planEntries(authorizations, before.authorizations ?? [], ops.workAuthorizations, pointer), before.authorizations),
    list('languages', 'candidate_language', planEntries(languageRules, before.languages ?? [], ops.languages, pointer), before.languages),
    list('workExperiences', 'work_experience', planEntries(experienceRules, before.experiences ?? [], ops.workExperiences, pointer), before.experiences),
    list('memberships', 'membership', planEntries(membershipRules, before.memberships ?? [], ops.memberships, pointer), before.memberships),
    list('links', 'candidate_link', planEntries(linkRules, before.links ?? [], ops.links, pointer), before.links),
  ]; // biome-ignore format: a table
}

async function planSkillList(transaction: Database, ops: ProfileOps, before: ProfileRow, pointer: Pointer): Promise<ListPlan> {
  const listed = await findNamedSkills(transaction, ops.skills?.value);
  const plan = planSkills(ops.skills?.value, before.skills ?? [], listed, pointer);
  return { section: 'skills', table: 'candidate_skill', plan, before: before.skills ?? [] };
}

async function planPreferenceRows(transaction: Database, ops: ProfileOps, profile: CandidateRow, before: ProfileRow, pointer: Pointer) {
  const change = ops.preferences?.value;
  if (!change || Object.keys(change).length === 0) return undefined;
  const named = await findNamedPreferences(transaction, change);
  const rows = { sectors: before.sectors ?? [], careerFields: before.career_fields ?? [], employers: before.employers ?? [] };
  return planPreferences(change, profile, rows, named, pointer);
}

function preferenceTables(before: ProfileRow, { sectors, careerFields, employers }: PreferencesPlan): TableChange[] {
  const tables = [
    tableChange('candidate_sector', sectors, before.sectors ?? []),
    tableChange('candidate_career_field', careerFields, before.career_fields ?? []),
  ];
  if (employers) tables.push({ table: 'candidate_employer', goneIds: 'all', rows: employers.rows });
  return tables;
}

type Writing = { profile: CandidateRow; before: ProfileRow; personal: PersonalPlan; userId: OwnUserId; now: Date };

async function writePersonal(transaction: Database, writing: Writing, memberOfLgbtq: boolean | null | undefined): Promise<void> {
  const { profile, before, personal, userId, now } = writing;
  const answers = { ...personal.sensitive, ...(memberOfLgbtq === undefined ? {} : { member_of_lgbtq_community: memberOfLgbtq }) };
  if (Object.keys(answers).length > 0) await writeSensitive(transaction, profile.id, { ...answersOf(before.sensitive), ...answers }, now);
  if (Object.keys(personal.account).length > 0) await updatePerson(transaction, userId, personal.account as AccountChange, now);
  if (personal.removesAvatar) await setAvatar(transaction, userId, null, now);
}

/** The answers alone, of a row that has more columns. */
function answersOf(row: SensitiveRow | null): SensitiveRow {
  return {
    ethnic_minority: row?.ethnic_minority ?? null,
    disability: row?.disability ?? null,
    member_of_lgbtq_community: row?.member_of_lgbtq_community ?? null,
  };
}
