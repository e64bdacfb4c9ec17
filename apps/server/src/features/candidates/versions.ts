// Every change of a profile goes through here: it locks the candidate's row first and raises the version last, in one transaction, so that
// saves of one person come one after the other and nobody overwrites what they did not see. @rule profile.50
import { PROFILE_SECTIONS, type ProfileSection } from '@fairway/rules/profile';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Candidate } from '../../kernel/database/tables.gen.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { recordNews } from '../../kernel/news/news.ts';
import type { OwnUserId } from '../identity/access.ts';
import type { OwnCandidateId } from './access.ts';
import { ensureCandidate } from './commands.ts';

export type CandidateRow = Omit<Selectable<Candidate>, 'id'> & { id: OwnCandidateId };

/**
 * Locks the profile for a change in this transaction; made where there is none. `version`: the one that was read; absent: no guard.
 * @throws Problem profile.changed with the sections that changed since then
 */
export async function lockCandidate(
  transaction: Database,
  userId: OwnUserId,
  { now, version }: { now: Date; version?: number | undefined },
): Promise<CandidateRow> {
  const lock = () => transaction.selectFrom('candidate').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
  let row = await lock();
  if (!row) {
    await ensureCandidate(transaction, userId, now);
    row = await lock();
  }
  const candidate = row as CandidateRow;
  if (version !== undefined && version !== candidate.version) throw changedSince(candidate, version);
  return candidate;
}

function changedSince({ section_versions }: CandidateRow, version: number): Problem {
  const versions = section_versions as Partial<Record<ProfileSection, number>>;
  const changed = PROFILE_SECTIONS.filter((section) => (versions[section] ?? 0) > version);
  // A version that never was says nothing about what its reader saw.
  const sections = changed.length > 0 ? changed : PROFILE_SECTIONS;
  return new Problem('profile.changed', { errors: sections.map((section) => ({ pointer: `/${section}`, code: 'profile.changed' })) });
}

/** Columns of the candidate that a save of the profile may change. */
export type ProfileColumns = Pick<
  Updateable<Candidate>,
  | 'pronoun_type'
  | 'pronoun_value'
  | 'country'
  | 'city'
  | 'summary'
  | 'profile_visibility'
  | 'open_to_jobs'
  | 'eligible_for_relocation'
  | 'eligible_work_location'
  | 'work_preferences'
>;

/** Raises the version of a locked candidate by one for these sections, writes what columns of it changed, and tells who follows. */
export async function noteChange(
  transaction: Database,
  candidate: { id: string; userId: string },
  sections: readonly ProfileSection[],
  now: Date,
  columns: ProfileColumns = {},
): Promise<void> {
  await transaction
    .updateTable('candidate')
    .set({
      ...columns,
      version: sql`version + 1`,
      section_versions: sql`section_versions || (select jsonb_object_agg(section, version + 1) from unnest(${[...sections]}::text[]) section)`,
      updated_at: now,
    })
    .where('id', '=', candidate.id)
    .execute();
  await recordNews(transaction, [
    { kind: 'candidate.changed', subject: `user:${candidate.userId}`, payload: { candidateId: candidate.id } },
  ]);
}

/** For changes of the account that the profile shows. Who has no profile needs none for that. */
export const profileOfAccount = {
  async lock(transaction: Database, userId: OwnUserId): Promise<void> {
    await transaction.selectFrom('candidate').select('id').where('user_id', '=', userId).forUpdate().execute();
  },
  async noteChange(transaction: Database, userId: OwnUserId, sections: readonly ProfileSection[], now: Date): Promise<void> {
    const row = await transaction.selectFrom('candidate').select('id').where('user_id', '=', userId).executeTakeFirst();
    if (row) await noteChange(transaction, { id: row.id, userId }, sections, now);
  },
};

/** `columns` over what the row holds: all of them, always, so that a save has one text, which stays prepared. */
export function allColumns(row: CandidateRow, columns: ProfileColumns): Required<ProfileColumns> {
  return {
    pronoun_type: row.pronoun_type,
    pronoun_value: row.pronoun_value,
    country: row.country,
    city: row.city,
    summary: row.summary,
    profile_visibility: row.profile_visibility,
    open_to_jobs: row.open_to_jobs,
    eligible_for_relocation: row.eligible_for_relocation,
    eligible_work_location: row.eligible_work_location,
    work_preferences: row.work_preferences,
    ...columns,
  } as Required<ProfileColumns>;
}
