// What the team of Lindvik keeps of its applicants: notes and ratings of Eva and her recruiter, and a decline that waits for its hour.
import { chanceOf, stableUuid } from '@fairway/world-kit/chance';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';

const EVA = 'eva@lindvik.example';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const NOTES = [
  'Talked on the phone for twenty minutes: calm, asks good questions, starts in August at the earliest.',
  'Strong thesis on heat pumps. Marta should read it before the second talk.',
  'Norwegian is fluent, said so unasked. References are on the way.',
] as const;
const WORDS = ['Thinks in systems and says so plainly.', 'Good, but has not worked with a grid yet.', ''] as const;

export async function seedApplicants(transaction: DatabaseTransaction, today: Date): Promise<void> {
  const eva = await transaction.selectFrom('identity_person').select('id').where('email_folded', '=', EVA).executeTakeFirst();
  // A world at a public address has no people, hence nobody who keeps anything.
  if (!eva) return;
  const team = await transaction
    .selectFrom('user_role as r')
    .innerJoin('user_role as e', 'e.organization_id', 'r.organization_id')
    .select(['r.user_id', 'r.organization_id'])
    .where('e.user_id', '=', eva.id)
    .where('r.role', 'in', ['OrganizationAdmin', 'Recruiter'])
    .orderBy('r.user_id')
    .execute();
  const organizationId = team[0]?.organization_id;
  if (!organizationId) return;
  const rows = await transaction
    .selectFrom('application_received')
    .select(['id', 'state'])
    .where('organization_id', '=', organizationId)
    .where('state', 'in', ['seen', 'inTalks', 'offer'])
    .orderBy('id')
    .execute();
  for (const [place, { id }] of rows.slice(0, 24).entries()) {
    if (id === null) continue;
    const chance = chanceOf(`applicant ${id}`);
    const writer = chance.pick(team).user_id;
    if (place % 3 === 0)
      await transaction
        .insertInto('applicant_note')
        .values({
          ...{ id: stableUuid(`demo applicant note ${id}`), application_id: id, author_id: writer },
          ...{ text: chance.pick(NOTES), written_at: new Date(today.getTime() - chance.whole(1, 9) * DAY_MS) },
        })
        .execute();
    for (const { user_id } of chance.sample([...new Map(team.map((one) => [one.user_id, one])).values()], 1 + (place % 2)))
      await transaction
        .insertInto('applicant_rating')
        .values({
          ...{ application_id: id, user_id, stars: chance.whole(2, 5), words: chance.pick(WORDS) },
          rated_at: new Date(today.getTime() - chance.whole(1, 9) * DAY_MS),
        })
        .execute();
  }
  const waiting = rows.filter(({ state }) => state === 'seen').slice(-2);
  const declineId = stableUuid('demo applicant decline');
  const due_at = new Date(today.getTime() + HOUR_MS);
  await transaction
    .insertInto('applicant_decline')
    .values({
      ...{ id: declineId, organization_id: organizationId, decided_by: eva.id, reason: 'anotherCandidate' },
      ...{ decided_at: today, due_at },
    })
    .execute();
  for (const { id } of waiting)
    if (id !== null)
      await transaction.insertInto('applicant_declined').values({ decline_id: declineId, application_id: id, due_at }).execute();
}
