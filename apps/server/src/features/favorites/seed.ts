// What the people of the demo world saved and follow: Ada enough for every list, the others a little.
import { chanceOf } from '@fairway/world-kit/chance';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/ids.ts';
import { ensureCandidate } from '../candidates/commands.ts';
import { seedSubscription } from '../communication/seed.ts';
import type { OwnUserId } from '../identity/access.ts';
import { seedFollows } from '../organizations/seed.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How many favourites of each sort, and organizations, a demo account has. */
const SAVED = [
  { email: 'ada@nordic.example', closing: 4, later: 22, undated: 2, expired: 5, companies: 9 },
  { email: 'ben@nordic.example', closing: 1, later: 2, undated: 0, expired: 1, companies: 2 },
] as const;

type Opening = { id: string; deadline_at: Date | null };

/** Writes favourites and followed organizations of the demo accounts that are there. */
export async function seedFavorites(database: DatabaseTransaction, world: { today: Date }): Promise<void> {
  const jobs = await database
    .selectFrom('job as j')
    .select(['j.id', 'j.deadline_at'])
    .where((where) => where.not(where.exists(where.selectFrom('job_visibility as v').select('v.job_id').whereRef('v.job_id', '=', 'j.id'))))
    .where('j.withdrawn_at', 'is', null)
    .orderBy('j.source_id')
    .execute();
  const organizations = await database
    .selectFrom('organization')
    .select('id')
    .where('source', '=', 'demo')
    .orderBy('external_id')
    .execute();
  for (const person of SAVED) {
    const user = await database.selectFrom('identity_person').select('id').where('email_folded', '=', person.email).executeTakeFirst();
    if (!user) continue;
    const chance = chanceOf(`favorites ${person.email}`);
    const candidateId = await ensureCandidate(database, user.id as OwnUserId, world.today);
    const chosen = bucketsOf(jobs, world.today).flatMap(({ name, openings }) => chance.sample(openings, person[name]));
    const at = (place: number) => new Date(world.today.getTime() - place * 7 * HOUR_MS);
    await database
      .insertInto('favorite')
      .values(
        chosen.map(({ id }, place) => ({
          id: newId(),
          candidate_id: candidateId,
          job_id: id,
          created_at: at(place),
          updated_at: at(place),
        })),
      )
      .execute();
    const follows = chance.sample(organizations, person.companies).map(({ id }, place) => ({ organizationId: id, at: at(place) }));
    await seedFollows(database, user.id, follows);
    // The newest of them tells new postings by mail.
    if (follows[0]) await seedSubscription(database, user.id, follows[0]);
  }
}

function bucketsOf(jobs: readonly Opening[], today: Date) {
  const within = (from: number, to: number) =>
    jobs.filter(({ deadline_at: at }) => at !== null && at.getTime() >= today.getTime() + from && at.getTime() < today.getTime() + to);
  return [
    { name: 'closing', openings: within(0, 6 * DAY_MS) },
    { name: 'later', openings: within(6 * DAY_MS, Number.POSITIVE_INFINITY) },
    { name: 'undated', openings: jobs.filter((job) => job.deadline_at === null) },
    { name: 'expired', openings: within(Number.NEGATIVE_INFINITY, 0) },
  ] as const;
}
