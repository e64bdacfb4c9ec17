// What the documents of a person are made of, and what was imported.
import type { ProfileOps } from '@fairway/contract/candidates/endpoints';
import type { profileImport, recentImport } from '@fairway/contract/resume/endpoints';
import type { Locale } from '@fairway/rules/locales';
import { IMPORT_UNDO_DAYS, isPreselected } from '@fairway/rules/profile-import';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { PersonReference } from '../../kernel/personal-data.ts';
import { getPerson } from '../account/queries.ts';
import { type CandidateView, findArchivedProfile, getCandidate } from '../candidates/queries.ts';
import type { OwnUserId } from '../identity/access.ts';
import type { Change, Wrote } from './importing/change.ts';

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
  'i.id', 'i.source_type', 'i.file_name', 'i.created_at', 'i.reviewed_at', 'i.undone_at', 'i.result', 'i.unread', 'i.changes', 'i.offers',
  'i.wrote',
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

type RecentImport = z.infer<typeof recentImport>;

/** More than five a day for a week: a bound, and no page. */
const MOST_RECENT = 100;

/** The imports that came in within the last seven days, newest first. @rule imports.30 */
export async function listRecentImports(database: Database, userId: OwnUserId, now: Date): Promise<RecentImport[]> {
  const rows = await database
    .selectFrom('profile_import as i')
    .innerJoin('candidate_profile as c', 'c.id', 'i.candidate_id')
    .select(['i.id', 'i.source_type', 'i.file_name', 'i.created_at', 'i.reviewed_at', 'i.undone_at', 'i.result'])
    .select(sql<boolean>`i.changes <> '[]'`.as('has_changes'))
    .where('c.user_id', '=', userId)
    .where('i.created_at', '>=', undoSince(now))
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(MOST_RECENT)
    .execute();
  return (rows as unknown as (ImportFacts & Pick<ImportRow, 'result'>)[]).map((row) => {
    const items = row.result.sections.flatMap((section) => section.items);
    const open = items.filter((item) => item.isAction && !item.resolved && !isPreselected(item)).length;
    return { ...factsView(row, now), open };
  });
}

/** One's own import. @throws Problem not_found */
export async function getImport(database: Database, userId: OwnUserId, id: string, now: Date): Promise<ProfileImport> {
  const row = await database
    .selectFrom('profile_import as i')
    .innerJoin('candidate_profile as c', 'c.id', 'i.candidate_id')
    .select(IMPORT_COLUMNS)
    .where('i.id', '=', id)
    .where('c.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return importView(row as unknown as ImportRow, now);
}

export type ImportRow = {
  id: string;
  source_type: ProfileImport['sourceType'];
  file_name: string | null;
  created_at: Date;
  reviewed_at: Date | null;
  undone_at: Date | null;
  result: Pick<ProfileImport['result'], 'sections'>;
  unread: ProfileImport['result']['unread'];
  changes: Change[];
  offers: Record<string, ProfileOps>;
  wrote: Wrote;
};

const DAY_MS = 86_400_000;
/** What came in before can not be taken back any more. */
export const undoSince = (now: Date): Date => new Date(now.getTime() - IMPORT_UNDO_DAYS * DAY_MS);

type ImportFacts = Pick<ImportRow, 'id' | 'source_type' | 'file_name' | 'created_at' | 'reviewed_at' | 'undone_at'> & {
  has_changes: boolean;
};

function factsView(row: ImportFacts, now: Date): Omit<ProfileImport, 'result'> {
  const until = new Date(row.created_at.getTime() + IMPORT_UNDO_DAYS * DAY_MS);
  return {
    id: row.id,
    sourceType: row.source_type,
    fileName: row.file_name,
    createdAt: row.created_at.toISOString(),
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    undoUntil: row.undone_at === null && row.has_changes && until > now ? until.toISOString() : null,
    undoneAt: row.undone_at?.toISOString() ?? null,
  };
}

/** An import in the contract's shape. Those of before items had ids, and what could be taken, have neither. */
export function importView(row: ImportRow, now: Date): ProfileImport {
  const sections = row.result.sections.map((section) => ({
    ...section,
    items: section.items.map((item, place) => ({ ...item, id: item.id ?? String(place), canTake: item.canTake ?? false })),
  }));
  return { ...factsView({ ...row, has_changes: row.changes.length > 0 }, now), result: { sections, unread: row.unread } };
}
