import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { Asked } from '@fairway/contract/kernel/lists';
import type { listTakenDown } from '@fairway/contract/trust/appeals';
import type { getReport, reportsList } from '@fairway/contract/trust/reports';
import { jobSegment, organizationSegment } from '@fairway/rules/slugs';
import { type AppealAnswer, appealRefusal, appealUntil, type ReportReason, TRUST_LIMITS } from '@fairway/rules/trust';
import type { Database } from '../../kernel/database/database.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { listTogether } from '../jobs/duplicates/queries.ts';
import { CASE_ORDER, type CaseRow, casesQuery, type DecisionRow, findWholeCase, type TakenDownRow } from './queries.ts';

const rowView = (row: CaseRow) => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  organization: { id: row.organization_id, name: row.organization_name },
  reports: row.reports,
  reasons: row.reasons,
  state: row.state,
  at: row.at.toISOString(),
});

export function reportsListing(database: Database, asked: Asked<typeof reportsList>): Listing<typeof reportsList, CaseRow> {
  return {
    rows: casesQuery(database, asked),
    order: CASE_ORDER,
    view: rowView,
    file: 'reports',
    columns: {
      Case: ({ id }) => id,
      Kind: ({ kind }) => kind,
      Title: ({ title }) => title,
      Organisation: ({ organization }) => organization.name,
      Reports: ({ reports }) => reports,
      Reasons: ({ reasons }) => reasons.join(', '),
      State: ({ state }) => state,
      'Last report': ({ at }) => at,
    },
  };
}

/** @throws Problem trust.not_found */
export async function caseView(database: Database, asked: string, now: Date): Promise<EndpointReply<typeof getReport>> {
  const found = await findWholeCase(database, asked.toLowerCase(), TRUST_LIMITS.earlier);
  if (!found) throw new Problem('trust.not_found');
  const { row, given, evidence, decided, earlier } = found;
  const segment = row.job_id === null ? organizationSegment(row.organization_id, row.organization_name) : jobSegment(row.job_id, row.job_title ?? ''); // biome-ignore format: one thought
  return {
    ...rowView(row),
    page: { segment, articleId: row.article_id },
    removedAt: row.removed_at?.toISOString() ?? null,
    together: row.job_id === null ? 1 : (await listTogether(database, row.job_id, now)).length,
    signedIn: row.signed_in,
    evidence: evidence.map(({ taken_at, ...one }) => ({ ...one, at: taken_at.toISOString() })),
    given: given.map((one) => ({
      reason: one.reason as ReportReason,
      text: one.text,
      at: one.reported_at.toISOString(),
      signedIn: one.reporter_id !== null,
      waits: one.decision_id === null,
    })),
    decisions: decided.map((one) => ({
      id: one.id,
      decision: one.decision,
      note: one.note,
      at: one.decided_at.toISOString(),
      undoneAt: one.undone_at?.toISOString() ?? null,
      ...answersOf(one),
    })),
    earlier: earlier.map(({ id, kind, title, state, decided_at }) => ({ caseId: id, kind, title, state, at: decided_at.toISOString() })),
  };
}

/** What the organization said, and what it was told. */
const answersOf = (row: Pick<DecisionRow, 'appeal' | 'appealed_at' | 'answer' | 'answer_note' | 'answered_at'>) => ({
  appeal: row.appealed_at && { text: row.appeal ?? '', at: row.appealed_at.toISOString() },
  answer: row.answered_at && { answer: row.answer as AppealAnswer, note: row.answer_note ?? '', at: row.answered_at.toISOString() },
});

export function takenDownView(rows: readonly TakenDownRow[], now: Date): EndpointReply<typeof listTakenDown> {
  return {
    decisions: rows.map((row) => {
      // Of a case that was decided anew the earlier decision ended as its answer says, or with the new report.
      const state =
        row.is_last && row.state !== 'waiting' ? row.state : row.answer === 'upheld' ? ('upheld' as const) : ('lifted' as const);
      return {
        ...{ id: row.decision_id, kind: row.kind, title: row.title, note: row.note, at: row.decided_at.toISOString(), state },
        appealUntil: appealUntil(row.decided_at).toISOString(),
        mayAppeal: row.is_last && appealRefusal({ state: row.state, decidedAt: row.decided_at }, now) === undefined,
        ...answersOf(row),
      };
    }),
  };
}
