// What the documents of a person are made of, and what was imported last.
import type { profileImport } from '@fairway/contract/resume/endpoints';
import type { Locale } from '@fairway/rules/locales';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { getPerson } from '../account/queries.ts';
import { type CandidateView, getCandidate } from '../candidates/queries.ts';
import type { OwnUserId } from '../identity/access.ts';

export type ProfileImport = z.infer<typeof profileImport>;

/** A profile with the ways to reach its person. What the law protects is in it: whoever writes it out leaves that out. */
export type ResumeSource = { profile: CandidateView; email: string; phone: string | null };

const SECTIONS = ['summary', 'skills', 'preferences', 'work_experiences', 'links', 'memberships', 'nationalities'] as const;

/** @throws Problem unauthenticated when the person was erased */
export async function getResumeSource(
  database: Database,
  userId: OwnUserId,
  { locale, now }: { locale: Locale; now: Date },
): Promise<ResumeSource> {
  const [profile, person] = await Promise.all([
    getCandidate(database, userId, { includes: SECTIONS, locale, now }),
    getPerson(database, userId),
  ]);
  return { profile, email: person.contact_email ?? person.email, phone: person.phone_number };
}

/** The import that came in last; null where there was none. */
export async function findLatestImport(database: Database, userId: OwnUserId): Promise<ProfileImport | null> {
  const row = await database
    .selectFrom('profile_import as i')
    .innerJoin('candidate_profile as c', 'c.id', 'i.candidate_id')
    .select(['i.id', 'i.source_type', 'i.created_at', 'i.reviewed_at', 'i.result'])
    .where('c.user_id', '=', userId)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? importView(row as unknown as ImportRow) : null;
}

export type ImportRow = {
  id: string;
  source_type: string;
  created_at: Date;
  reviewed_at: Date | null;
  result: ProfileImport['result'];
};

/** An import in the contract's shape. */
export function importView(row: ImportRow): ProfileImport {
  return {
    id: row.id,
    sourceType: row.source_type as ProfileImport['sourceType'],
    createdAt: row.created_at.toISOString(),
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    result: row.result,
  };
}
