// Reads of one's own profile.
import { CANDIDATE_INCLUDES } from '@fairway/contract/candidates';
import { knownLocale, type Locale } from '@fairway/rules/locales';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { listEmailSettings } from '../communication/queries.ts';
import type { OwnUserId } from '../identity/access.ts';
import { type OwnCandidateId, ownCandidateId } from './access.ts';
import { ensureCandidate } from './commands.ts';
import { findProfileRow, type ProfilePart, type ProfileRow } from './profile-row.ts';
import { listStudyPrograms } from './study-programs/queries.ts';
import { type CandidateView, INCLUDED_VIEWS, languageNames, profileView } from './views.ts';

export type ProfileInclude = (typeof CANDIDATE_INCLUDES)[number];
export type { CandidateView } from './views.ts';

export type ProfileReading = {
  /** Sections besides those that every reply has. */
  includes: readonly ProfileInclude[];
  /** The reader's language; the person's own where it is undefined. */
  locale?: Locale | undefined;
  now: Date;
};

/** The profile, made where there is none. @throws Problem unauthenticated when the person was erased */
export async function getCandidate(database: Database, userId: OwnUserId, reading: ProfileReading): Promise<CandidateView> {
  const { includes, now } = reading;
  const row = await getProfileRow(database, userId, includes as readonly string[] as readonly ProfilePart[], reading);
  const locale = reading.locale ?? knownLocale(row.locale);
  const [names, studyPrograms, emailSettings] = await Promise.all([
    languageNames(locale),
    listStudyPrograms(database, row.id, now),
    includes.includes('emailsettings') ? listEmailSettings(database, userId) : undefined,
  ]);
  const view = profileView(row, names, studyPrograms);
  for (const include of includes) if (include !== 'emailsettings') Object.assign(view, INCLUDED_VIEWS[include](row));
  if (emailSettings) view.emailSettings = emailSettings.map(({ kind, on }) => ({ kind, isOn: on }));
  return view;
}

/** The row of a profile, made where there is none. @throws Problem unauthenticated when the person was erased */
export async function getProfileRow(
  database: Database,
  userId: OwnUserId,
  parts: readonly ProfilePart[],
  { locale, now }: { locale?: Locale | undefined; now: Date },
): Promise<ProfileRow> {
  let row = await findProfileRow(database, userId, parts, locale);
  if (row && row.id === null) {
    await ensureCandidate(database, userId, now);
    row = await findProfileRow(database, userId, parts, locale);
  }
  if (!row || row.id === null) throw new Problem('unauthenticated');
  return row as ProfileRow;
}

/** The known names among what a call asks to include, each once. @spec 7 "GET with includes" */
export function readIncludes(asked: string | readonly string[]): ProfileInclude[] {
  const names = new Set([asked].flat().flatMap((part) => part.split(',').map((name) => name.trim())));
  return CANDIDATE_INCLUDES.filter((include) => names.has(include));
}

/** The candidate of a person; undefined where they have none yet. */
export async function findCandidateId(database: Database, userId: OwnUserId): Promise<OwnCandidateId | undefined> {
  const row = await database.selectFrom('candidate').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row && ownCandidateId(row);
}

/** The nationality that the account shows: the first of the profile. */
export async function findFirstNationality(database: Database, userId: OwnUserId): Promise<string | null> {
  const row = await database
    .selectFrom('candidate_nationality as n')
    .innerJoin('candidate as c', 'c.id', 'n.candidate_id')
    .select('n.nationality')
    .where('c.user_id', '=', userId)
    .orderBy('n.position')
    .orderBy('n.id')
    .limit(1)
    .executeTakeFirst();
  return row?.nationality ?? null;
}

/** Names of employers that a person typed, in their order. */
export async function listCustomEmployers(database: Database, userId: OwnUserId): Promise<string[]> {
  const rows = await database
    .selectFrom('candidate_employer as e')
    .innerJoin('candidate as c', 'c.id', 'e.candidate_id')
    .select('e.custom_name')
    .where('c.user_id', '=', userId)
    .where('e.custom_name', 'is not', null)
    .orderBy('e.position')
    .execute();
  return rows.flatMap((row) => row.custom_name ?? []);
}
