// Criteria and scorecards of an application. Whoever asks holds that the organization was sent it. @rule applicants.10

import { fullName } from '@fairway/rules/names';
import type { Verdict } from '@fairway/rules/scorecards';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { Recruiter } from '../queries.ts';

/** An application that the organization was sent, with its posting. */
export type Scored = { id: string; jobId: string | null };
export type CriterionRow = { id: string; name: string; retired_at: Date | null };
type ScoreRow = { criterionId: string; score: 1 | 2 | 3 | 4 | null; note: string };
export type CardRow = {
  id: string;
  authorId: string | null;
  author: string;
  verdict: Verdict;
  words: string;
  changedAt: Date;
  scores: ScoreRow[];
};

/** @throws Problem not_found */
export async function getScored(database: Database, { organizationId }: Recruiter, id: string): Promise<Scored> {
  const row = await database
    .selectFrom('application_received')
    .select(['id', 'job_id'])
    .where('id', '=', id.toLowerCase())
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row?.id) throw new Problem('not_found');
  return { id: row.id, jobId: row.job_id };
}

/** What is scored now, in order. */
export async function listCriteria(database: Database, { organizationId }: Recruiter, { jobId }: Scored): Promise<CriterionRow[]> {
  if (jobId === null) return [];
  return database
    .selectFrom('applicant_criterion')
    .select(['id', 'name', 'retired_at'])
    .where('job_id', '=', jobId)
    .where('organization_id', '=', organizationId)
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** What an application was ever scored by, in order. */
export function listScoredCriteria(database: Database, { id }: Scored): Promise<CriterionRow[]> {
  return database
    .selectFrom('applicant_criterion as c')
    .select(['c.id', 'c.name', 'c.retired_at'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('applicant_score as s')
          .innerJoin('applicant_scorecard as k', 'k.id', 's.scorecard_id')
          .select('s.criterion_id')
          .whereRef('s.criterion_id', '=', 'c.id')
          .where('k.application_id', '=', id),
      ),
    )
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();
}

/** All scorecards of an application, first given first. */
export async function listCards(database: Database, { id }: Scored): Promise<CardRow[]> {
  const rows = await database
    .selectFrom('applicant_scorecard as k')
    .leftJoin('identity_person as u', 'u.id', 'k.author_id')
    .select(['k.id', 'k.author_id', 'k.verdict', 'k.words', 'k.changed_at', 'u.first_name', 'u.last_name'])
    .select(
      sql<ScoreRow[]>`coalesce((select json_agg(json_build_object('criterionId', s.criterion_id, 'score', s.score, 'note', s.note)
        order by c.position, c.id) from applicant_score s join applicant_criterion c on c.id = s.criterion_id where s.scorecard_id = k.id), '[]')`.as(
        'scores',
      ),
    )
    .where('k.application_id', '=', id)
    .orderBy('k.given_at')
    .orderBy('k.id')
    .execute();
  return rows.map(({ id: cardId, author_id, verdict, words, changed_at, first_name, last_name, scores }) => ({
    ...{ id: cardId, authorId: author_id, author: fullName(first_name ?? '', last_name ?? ''), verdict: verdict as Verdict },
    ...{ words, changedAt: changed_at, scores },
  }));
}
