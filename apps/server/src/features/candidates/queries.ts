// Reads of one's own profile.
import { CANDIDATE_INCLUDES } from '@fairway/contract/candidates/endpoints';
import { knownLocale, type Locale } from '@fairway/rules/locales';
import type { ScoredProfile } from '@fairway/rules/profile-score';
import { implicitAuthorizations } from '@fairway/rules/work-authorizations';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { PersonReference } from '../../kernel/personal-data.ts';
import { listEmailSettings } from '../communication/queries.ts';
import type { OwnUserId } from '../identity/access.ts';
import { verifiedSchoolIds } from '../verification/queries.ts';
import { type OwnCandidateId, ownCandidateId } from './access.ts';
import { ensureCandidate } from './commands.ts';
import { ALL_PARTS, findProfileRow, type ProfilePart, type ProfileRow } from './profile-row.ts';
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
  /** Without the answers that the law protects: somebody else looks. @rule consoles.1 */
  withoutProtected?: boolean;
};

/** The profile, made where there is none. @throws Problem unauthenticated when the person was erased */
export async function getCandidate(database: Database, userId: OwnUserId, reading: ProfileReading): Promise<CandidateView> {
  const { includes, now } = reading;
  const row = await getProfileRow(database, userId, includes as readonly string[] as readonly ProfilePart[], reading);
  if (reading.withoutProtected) row.sensitive = null;
  const locale = reading.locale ?? knownLocale(row.locale);
  const [names, studyPrograms, schoolIds, emailSettings] = await Promise.all([
    languageNames(locale),
    listStudyPrograms(database, row.id, now),
    verifiedSchoolIds(database, userId, now),
    includes.includes('emailsettings') ? listEmailSettings(database, userId) : undefined,
  ]);
  const view = profileView(row, names, { studyPrograms, verifiedSchoolIds: schoolIds });
  for (const include of includes) if (include !== 'emailsettings') Object.assign(view, INCLUDED_VIEWS[include](row));
  if (emailSettings) view.emailSettings = emailSettings.map(({ kind, on }) => ({ kind, isOn: on }));
  return view;
}

/**
 * The profile with these sections and the ways to reach its person, for the archive of what is held on them; nothing where they have begun none.
 * Reads only: the archive is made in a snapshot.
 */
export async function findArchivedProfile(
  database: Database,
  { userId }: PersonReference,
  { includes, locale }: { includes: readonly Exclude<ProfileInclude, 'emailsettings'>[]; locale: Locale },
): Promise<{ profile: CandidateView; contact: ProfileRow['contact'] } | undefined> {
  const row = await findProfileRow(database, userId, ALL_PARTS, locale);
  if (!row || row.id === null) return undefined;
  const whole = row as ProfileRow;
  const studyPrograms = await listStudyPrograms(database, whole.id, whole.updated_at);
  const profile = profileView(whole, await languageNames(locale), { studyPrograms, verifiedSchoolIds: [] });
  for (const include of includes) Object.assign(profile, INCLUDED_VIEWS[include](whole));
  return { profile, contact: whole.contact };
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

/** The known names among what a call asks to include, each once. @rule profile.45 */
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

type ScoredRow = Omit<ScoredProfile, 'preferences' | 'pronoun' | 'workAuthorizations'> & {
  pronounType: string | null;
  pronounValue: string | null;
  nationalities: string[];
  authorizations: string[];
  careerFields: string[];
};

/**
 * What the score of a profile goes by, in one statement; the names alone where there is no candidate yet.
 * @throws Problem unauthenticated when the person was erased
 */
export async function scoredProfile(database: Database, userId: string): Promise<ScoredProfile> {
  const { rows } = await sql<ScoredRow>`
    select u.first_name as "firstName", u.last_name as "lastName", u.gender, c.pronoun_type as "pronounType", c.pronoun_value as "pronounValue",
      c.country, c.summary, (select disability from candidate_sensitive_answer where candidate_id = c.id) as disability,
      array(select nationality from candidate_nationality where candidate_id = c.id) as nationalities,
      array(select code from work_authorization where candidate_id = c.id) as authorizations,
      array(select id from candidate_skill where candidate_id = c.id limit 1) as skills,
      array(select id from candidate_language where candidate_id = c.id limit 1) as languages,
      array(select id from work_experience where candidate_id = c.id limit 1) as "workExperiences",
      array(select id from membership where candidate_id = c.id limit 1) as memberships,
      array(select id from candidate_link where candidate_id = c.id limit 1) as links,
      array(select career_field_id from candidate_career_field where candidate_id = c.id limit 1) as "careerFields",
      coalesce((select json_agg(json_build_object('end', m.end_on, 'studyProgram', json_build_object(
          'schoolId', p.school_id, 'customSchoolName', p.custom_school_name, 'levelId', p.level_id,
          'fields', array(select f.field_id from study_program_field f where f.study_program_id = p.id))))
        from candidate_study_program m join study_program p on p.id = m.study_program_id where m.candidate_id = c.id), '[]') as "studyPrograms"
    from identity_person u left join candidate c on c.user_id = u.id where u.id = ${userId}`.execute(database);
  const [row] = rows;
  if (!row) throw new Problem('unauthenticated');
  const { pronounType, pronounValue, authorizations, careerFields, ...rest } = row;
  return {
    ...rest,
    pronoun: pronounType === null ? null : { type: pronounType, value: pronounValue },
    workAuthorizations: [...authorizations, ...implicitAuthorizations(row.nationalities)],
    preferences: { careerFields },
  };
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
