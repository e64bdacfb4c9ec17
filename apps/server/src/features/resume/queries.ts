// What the documents of a person are made of, and what was imported last.
import type { ProfileOps } from '@fairway/contract/candidates/endpoints';
import type { profileImport } from '@fairway/contract/resume/endpoints';
import type { Locale } from '@fairway/rules/locales';
import { IMPORT_UNDO_DAYS } from '@fairway/rules/profile-import';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import type { PersonReference } from '../../kernel/personal-data.ts';
import { getPerson } from '../account/queries.ts';
import { type CandidateView, findArchivedProfile, getCandidate } from '../candidates/queries.ts';
import type { OwnUserId } from '../identity/access.ts';
import type { Change } from './importing/change.ts';

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

/** The same for the archive of what is held on a person; nothing where they have no profile. */
export async function findArchivedSource(database: Database, person: PersonReference): Promise<ResumeSource | undefined> {
  const found = await findArchivedProfile(database, person, { includes: SECTIONS, locale: 'en' });
  if (!found) return undefined;
  const { profile, contact } = found;
  return { profile, email: contact.contact_email ?? contact.email, phone: contact.phone_number };
}

/** What is read of an import. */
export const IMPORT_COLUMNS = [
  'i.id', 'i.source_type', 'i.created_at', 'i.reviewed_at', 'i.undone_at', 'i.result', 'i.unread', 'i.changes', 'i.offers',
] as const; // biome-ignore format: a list

/** The import that came in last; null where there was none. */
export async function findLatestImport(database: Database, userId: OwnUserId, now: Date): Promise<ProfileImport | null> {
  const row = await database
    .selectFrom('profile_import as i')
    .innerJoin('candidate_profile as c', 'c.id', 'i.candidate_id')
    .select(IMPORT_COLUMNS)
    .where('c.user_id', '=', userId)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? importView(row as unknown as ImportRow, now) : null;
}

export type ImportRow = {
  id: string;
  source_type: ProfileImport['sourceType'];
  created_at: Date;
  reviewed_at: Date | null;
  undone_at: Date | null;
  result: Pick<ProfileImport['result'], 'sections'>;
  unread: ProfileImport['result']['unread'];
  changes: Change[];
  offers: Record<string, ProfileOps>;
};

const DAY_MS = 86_400_000;

/** An import in the contract's shape. Those of before items had ids, and what could be taken, have neither. */
export function importView(row: ImportRow, now: Date): ProfileImport {
  const until = new Date(row.created_at.getTime() + IMPORT_UNDO_DAYS * DAY_MS);
  return {
    id: row.id,
    sourceType: row.source_type,
    createdAt: row.created_at.toISOString(),
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    undoUntil: row.undone_at === null && row.changes.length > 0 && until > now ? until.toISOString() : null,
    undoneAt: row.undone_at?.toISOString() ?? null,
    result: {
      sections: row.result.sections.map((section) => ({
        ...section,
        items: section.items.map((item, place) => ({ ...item, id: item.id ?? String(place), canTake: item.canTake ?? false })),
      })),
      unread: row.unread,
    },
  };
}
