// What the team of Lindvik keeps of its applicants: notes, ratings and scorecards of Eva and her recruiter, and a decline that waits for its hour.
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

const CRITERIA = ['Knows what the work needs', 'Solves problems', 'Speaks and writes clearly', 'Works well with others'] as const;
const SAW = ['Explained her thesis to a layperson.', 'Took a while with the case.', '', ''] as const;

const STAGES = [
  { state: 'seen', name: 'Read by two of us' },
  { state: 'inTalks', name: 'Phone call' },
  { state: 'inTalks', name: 'Meets the team' },
  { state: 'offer', name: 'Offer is with them' },
] as const;

type Row = { id: string | null; job_id: string | null; state: string | null };

/** One posting has criteria; some of who applied for it have scorecards. */
async function seedScorecards(
  transaction: DatabaseTransaction,
  organization_id: number,
  today: Date,
  rows: readonly Row[],
  team: readonly string[],
) {
  const jobId = rows.find(({ job_id }) => job_id !== null)?.job_id;
  if (!jobId) return;
  const criteria = CRITERIA.map((name, position) => ({
    id: stableUuid(`demo applicant criterion ${name}`),
    organization_id,
    job_id: jobId,
    position,
    name,
  }));
  await transaction.insertInto('applicant_criterion').values(criteria).execute();
  for (const [place, { id }] of rows
    .filter(({ job_id }) => job_id === jobId)
    .slice(0, 6)
    .entries())
    for (const author_id of team.slice(0, 1 + (place % 2))) {
      if (id === null) continue;
      const chance = chanceOf(`applicant scorecard ${id} ${author_id}`);
      const scorecardId = stableUuid(`demo applicant scorecard ${id} ${author_id}`);
      const given_at = new Date(today.getTime() - chance.whole(1, 9) * DAY_MS);
      await transaction
        .insertInto('applicant_scorecard')
        .values({
          ...{ id: scorecardId, application_id: id, author_id, verdict: chance.pick(['no', 'yes', 'yes', 'strongYes'] as const) },
          ...{ words: chance.pick(WORDS), given_at, changed_at: given_at },
        })
        .execute();
      await transaction
        .insertInto('applicant_score')
        .values(
          criteria.map((criterion) => ({
            ...{ scorecard_id: scorecardId, criterion_id: criterion.id },
            ...{ score: chance.pick([2, 3, 3, 4, null]), note: chance.pick(SAW) },
          })),
        )
        .execute();
    }
}

/** Stages of its own, with about half of those who stand in their states. */
async function seedStages(transaction: DatabaseTransaction, organization_id: number, today: Date, rows: readonly Row[]) {
  const stages = STAGES.map((stage, position) => ({
    id: stableUuid(`demo applicant stage ${stage.name}`),
    organization_id,
    position,
    ...stage,
  }));
  await transaction.insertInto('applicant_stage').values(stages).execute();
  for (const { id, state } of rows) {
    const chance = chanceOf(`applicant stage ${id}`);
    const own = stages.filter((stage) => stage.state === state);
    if (id === null || own.length === 0 || chance.happens(0.5)) continue;
    const stage = chance.pick(own);
    await transaction.insertInto('applicant_placed').values({ application_id: id, state: stage.state, stage_id: stage.id }).execute();
    const at = new Date(today.getTime() - chance.whole(1, 4) * DAY_MS);
    await transaction
      .insertInto('applicant_placing')
      .values({ id: stableUuid(`demo applicant placing ${id}`), application_id: id, at, state: stage.state, name: stage.name })
      .execute();
  }
}

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
    .select(['id', 'state', 'job_id'])
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
  await seedScorecards(transaction, organizationId, today, rows, [...new Set(team.map(({ user_id }) => user_id))]);
  await seedStages(transaction, organizationId, today, rows);
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
