// Scorecards are given and taken back by their author; criteria are the team's, and what was scored by one that is left out stays.
// @rule applicants.10
import type * as endpoints from '@fairway/contract/applicants/scorecards';
import type { EndpointInput } from '@fairway/contract/kernel/endpoint';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { tellTeam } from '../commands.ts';
import type { Recruiter } from '../queries.ts';
import { getScored, listCriteria, type Scored } from './queries.ts';

type Card = EndpointInput<typeof endpoints.giveScorecard>['body'];

/** @throws Problem not_found; applicants.criteria_changed where one of the criteria is scored no more */
export async function giveScorecard(transaction: Database, recruiter: Recruiter, id: string, card: Card): Promise<Scored> {
  const { actorId, now } = recruiter;
  const scored = await getScored(transaction, recruiter, id);
  await holdCriteria(transaction, scored);
  const known = (await listCriteria(transaction, recruiter, scored)).map((one) => one.id);
  const scores = new Map(card.scores.map(({ criterionId, score, note }) => [criterionId.toLowerCase(), { score, note }]));
  if ([...scores.keys()].some((criterionId) => !known.includes(criterionId))) throw new Problem('applicants.criteria_changed');
  const values = { verdict: card.verdict, words: card.words, changed_at: now };
  const { id: scorecard_id } = await transaction
    .insertInto('applicant_scorecard')
    .values({ id: newId(), application_id: scored.id, author_id: actorId, given_at: now, ...values })
    .onConflict((conflict) => conflict.columns(['application_id', 'author_id']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (known.length > 0)
    await transaction.deleteFrom('applicant_score').where('scorecard_id', '=', scorecard_id).where('criterion_id', 'in', known).execute();
  const rows = [...scores].map(([criterion_id, given]) => ({ scorecard_id, criterion_id, ...given }));
  if (rows.length > 0) await transaction.insertInto('applicant_score').values(rows).execute();
  await tellTeam(transaction, recruiter, [scored.id]);
  return scored;
}

/** Again changes nothing. @throws Problem not_found */
export async function removeScorecard(transaction: Database, recruiter: Recruiter, id: string): Promise<Scored> {
  const scored = await getScored(transaction, recruiter, id);
  const gone = await transaction
    .deleteFrom('applicant_scorecard')
    .where('application_id', '=', scored.id)
    .where('author_id', '=', recruiter.actorId)
    .returning('id')
    .executeTakeFirst();
  if (gone) await tellTeam(transaction, recruiter, [scored.id]);
  return scored;
}

type Criteria = EndpointInput<typeof endpoints.changeCriteria>['body'];

/** @throws Problem not_found; applicants.criteria_changed where colleagues changed them meanwhile, or the posting is gone */
export async function changeCriteria(transaction: Database, recruiter: Recruiter, id: string, wish: Criteria): Promise<Scored> {
  const { organizationId, actorId, now } = recruiter;
  const scored = await getScored(transaction, recruiter, id);
  if (scored.jobId === null) throw new Problem('applicants.criteria_changed');
  await holdCriteria(transaction, scored);
  const current = await listCriteria(transaction, recruiter, scored);
  const wanted = wish.criteria.map((one) => ({ id: one.id.toLowerCase(), name: one.name }));
  const said = (list: readonly { id: string; name: string }[]) => JSON.stringify(list.map((one) => [one.id, one.name]));
  // The same press once more.
  if (said(current) === said(wanted)) return scored;
  const ids = wanted.map((one) => one.id);
  const isAsShown = JSON.stringify(current.map((one) => one.id)) === JSON.stringify(wish.before.map((one) => one.toLowerCase()));
  if (!isAsShown || new Set(ids).size < ids.length) throw new Problem('applicants.criteria_changed');
  await transaction
    .updateTable('applicant_criterion')
    .set({ retired_at: now })
    .where('job_id', '=', scored.jobId)
    .where('organization_id', '=', organizationId)
    .where('retired_at', 'is', null)
    .execute();
  for (const [position, { id: criterionId, name }] of wanted.entries()) {
    const written = await transaction
      .insertInto('applicant_criterion')
      .values({ id: criterionId, organization_id: organizationId, job_id: scored.jobId, position, name })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ position, name, retired_at: null })
          // An id of another posting is nobody's to take.
          .where('applicant_criterion.job_id', '=', scored.jobId)
          .where('applicant_criterion.organization_id', '=', organizationId),
      )
      .returning('id')
      .executeTakeFirst();
    if (!written) throw new Problem('not_found');
  }
  await recordAudit(transaction, {
    ...{ actorId, action: 'applicants.criteria', subject: `company:${organizationId}`, organizationId, at: now },
    detail: { job: scored.jobId, count: wanted.length },
  });
  await tellTeam(transaction, recruiter, [scored.id]);
  return scored;
}

/** One at a time says what is scored, and nobody scores by what goes in that moment. */
async function holdCriteria(transaction: Database, { jobId }: Scored): Promise<void> {
  if (jobId !== null) await sql`select pg_advisory_xact_lock(hashtextextended(${`criteria ${jobId}`}, 0))`.execute(transaction);
}
