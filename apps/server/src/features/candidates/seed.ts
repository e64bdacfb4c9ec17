// Profiles of the demo accounts: complete, half, hardly begun, and with a custom school. They are saved as a person would save them.
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import type { OwnUserId } from '../identity/access.ts';
import { saveProfile } from './saving/commands.ts';
import { leaveWelcome } from './welcome.ts';
import { adaProfile } from './world/ada.ts';
import { monthsBefore } from './world/dates.ts';
import { benProfile, chenProfile, dinaProfile } from './world/others.ts';
import type { DemoProfile, ProfileWorld } from './world/profile.ts';

export type CandidateWorld = {
  today: Date;
  schools: readonly { id: number; slug: string }[];
  companies: readonly { id: number; key: string }[];
};

const PROFILES: Readonly<Record<string, (world: ProfileWorld) => DemoProfile>> = {
  'ada@nordic.example': adaProfile,
  'ben@nordic.example': benProfile,
  'chen@mail.example': chenProfile,
  'dina@mail.example': dinaProfile,
};

/** Writes the profiles of the demo accounts that are there; one that has a profile already keeps it. Returns how many. */
export async function seedCandidates(transaction: DatabaseTransaction, { today, schools, companies }: CandidateWorld): Promise<number> {
  const world: ProfileWorld = {
    month: monthsBefore(today),
    schoolId: (slug) => idOf(schools.find((school) => school.slug === slug)),
    companyId: (key) => idOf(companies.find((company) => company.key === key)),
  };
  const people = await transaction
    .selectFrom('app_user as u')
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
