// Profiles of the demo accounts: complete, half, hardly begun, and with a custom school. They are saved as a person would save them.
import { stableUuid } from '@fairway/world-kit/chance';
import type { Insertable } from 'kysely';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import type { CandidateStudyProgram, ProfileShare } from '../../kernel/database/tables.gen.ts';
import type { OwnUserId } from '../identity/access.ts';
import { saveProfile } from './saving/commands.ts';
import { leaveWelcome } from './welcome.ts';
import { adaProfile } from './world/ada.ts';
import { monthsBefore } from './world/dates.ts';
import { type FoundWords, foundWords } from './world/found.ts';
import { benProfile, chenProfile, dinaProfile } from './world/others.ts';
import type { DemoProfile, ProfileWorld } from './world/profile.ts';

export type CandidateWorld = {
  today: Date;
  schools: readonly { id: number; slug: string }[];
  organizations: readonly { id: number; key: string }[];
};

const PROFILES: Readonly<Record<string, (world: ProfileWorld) => DemoProfile>> = {
  'ada@nordic.example': adaProfile,
  'ben@nordic.example': benProfile,
  'chen@mail.example': chenProfile,
  'dina@mail.example': dinaProfile,
};

/** Writes the profiles of the demo accounts that are there; one that has a profile already keeps it. Returns how many. */
export async function seedCandidates(transaction: DatabaseTransaction, { today, schools, organizations }: CandidateWorld): Promise<number> {
  const world: ProfileWorld = {
    month: monthsBefore(today),
    schoolId: (slug) => idOf(schools.find((school) => school.slug === slug)),
    organizationId: (key) => idOf(organizations.find((organization) => organization.key === key)),
  };
  const people = await transaction
    .selectFrom('identity_person as u')
    .leftJoin('candidate as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.email_folded'])
    .where('u.email_folded', 'in', Object.keys(PROFILES))
    .where('c.id', 'is', null)
    .orderBy('u.email_folded')
    .execute();
  for (const { id, email_folded } of people) {
    const ops = PROFILES[email_folded]?.(world) ?? {};
    await saveProfile(transaction, id as OwnUserId, { ops }, today);
    // Chen is where the wizard would show.
    if (email_folded !== 'chen@mail.example') await leaveWelcome(transaction, id as OwnUserId, 'final', today);
  }
  return people.length;
}

function idOf(row: { id: number } | undefined): number {
  if (!row) throw new Error('The demo world has no such school or company');
  return row.id;
}

/** An empty profile. */
export async function seedProfile(
  transaction: DatabaseTransaction,
  { id, userId, at }: { id: string; userId: string; at: Date },
): Promise<void> {
  await transaction.insertInto('candidate').values({ id, user_id: userId, created_at: at }).execute();
}

/** What stands between a profile and an organization. */
export async function seedShare(transaction: DatabaseTransaction, share: Insertable<ProfileShare>): Promise<void> {
  await transaction.insertInto('profile_share').values(share).execute();
}

/** Shows a profile to nobody. */
export async function hideProfile(transaction: DatabaseTransaction, userId: string): Promise<void> {
  await transaction.updateTable('candidate').set({ profile_visibility: 'private' }).where('user_id', '=', userId).execute();
}

/** An entry of education as it stands in the database. */
export async function seedStudy(transaction: DatabaseTransaction, entry: Insertable<CandidateStudyProgram>): Promise<void> {
  await transaction.insertInto('candidate_study_program').values(entry).execute();
}

/** Profiles that were written before, by the addresses of their accounts. */
export function listSeeded(transaction: DatabaseTransaction, emails: readonly string[]) {
  return transaction
    .selectFrom('identity_person as u')
    .innerJoin('candidate as c', 'c.user_id', 'u.id')
    .select(['u.id as userId', 'u.email_folded as email', 'c.id as candidateId'])
    .where('u.email_folded', 'in', emails)
    .execute();
}

/** Lets employers find those students whose profiles say nothing yet, with what they tell of themselves. Returns how many. */
export async function showToEmployers(transaction: DatabaseTransaction, today: Date): Promise<number> {
  const rows = await transaction
    .selectFrom('candidate as c')
    .innerJoin('candidate_study_program as m', 'm.candidate_id', 'c.id')
    .innerJoin('identity_person as u', 'u.id', 'c.user_id')
    .select(['c.id', 'u.email_folded as email'])
    .where('c.profile_visibility', '=', 'schools')
    .where('c.country', 'is', null)
    .groupBy(['c.id', 'u.email_folded'])
    .orderBy('u.email_folded')
    .execute();
  for (const { id, email } of rows) await tellOfThemselves(transaction, { id, words: foundWords(email), today });
  return rows.length;
}

async function tellOfThemselves(
  transaction: DatabaseTransaction,
  { id: candidate_id, words, today }: { id: string; words: FoundWords; today: Date },
): Promise<void> {
  const key = (what: string) => stableUuid(`found ${candidate_id} ${what}`);
  const { country, city, summary } = words;
  const updated_at = new Date(today.getTime() - words.changedDaysAgo * 86_400_000);
  await transaction
    .updateTable('candidate')
    .set({ country, city, summary, profile_visibility: 'employers', work_preferences: words.preferences, updated_at })
    .where('id', '=', candidate_id)
    .execute();
  await transaction
    .insertInto('candidate_skill')
    .values(
      words.skills.map((name, position) => ({
        ...{ id: key(name), candidate_id, position },
        custom_skill_name: name,
        folded: name.toLowerCase(),
      })),
    )
    .execute();
  await transaction
    .insertInto('candidate_language')
    .values(
      words.languages.map(([language_id, proficiency_id], position) => ({
        id: key(language_id),
        candidate_id,
        language_id,
        proficiency_id,
        position,
      })),
    )
    .execute();
  const month = monthsBefore(today);
  for (const { title, organization, monthsAgo } of words.positions)
    await transaction
      .insertInto('work_experience')
      .values({
        ...{ id: key(title), candidate_id, title, company_title: organization, location: city, is_current_job: false },
        ...{ start_on: month(monthsAgo + 3), end_on: month(monthsAgo) },
      })
      .execute();
  for (const code of words.permits)
    await transaction
      .insertInto('work_authorization')
      .values({ id: key(code), candidate_id, code })
      .execute();
}
