// Cases: what readers have reported, as the platform's administrators look through it, and what was taken down, as its organization does.
import type { Asked } from '@fairway/contract/kernel/lists';
import type { reportsList } from '@fairway/contract/trust/reports';
import type { CASE_SORTS, CaseState, ReportDecision, ReportedKind, ReportReason } from '@fairway/rules/trust';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';

export const CASE_ORDER: ListOrder<(typeof CASE_SORTS)[number]> = {
  key: 'k.id',
  sorts: { at: 'r.at', reports: 'r.reports', title: sql`lower(e.title)`, organization: 'c.folded_name' },
};

type Sum = { case_id: string; reports: number; signed_in: number; reasons: ReportReason[]; at: Date };
const SUMS = sql<Sum>`(
  select p.case_id, count(*)::int as reports, count(p.reporter_id)::int as signed_in, array_agg(distinct p.reason order by p.reason) as reasons, max(p.reported_at) as at
  from report p group by p.case_id)`;
/** As it was when it was reported last. */
const LAST_SHOWN = sql<{ case_id: string; title: string }>`(
  select distinct on (p.case_id) p.case_id, s.title from report p join report_evidence s on s.id = p.evidence_id order by p.case_id, p.reported_at desc, p.id desc)`;

/** Cases with the thing and its organization. */
const cases = (database: Database) =>
  database
    .selectFrom('report_case as k')
    .leftJoin('job as j', 'j.id', 'k.job_id')
    .leftJoin('organization_article as a', 'a.id', 'k.article_id')
    .innerJoin('organization as c', (join) =>
      join.on(sql<boolean>`c.id = coalesce(k.organization_id, j.organization_id, a.organization_id)`),
    )
    .select(['k.id', 'k.job_id', 'k.article_id', 'a.removed_at', 'c.id as organization_id', 'c.name as organization_name'])
    .select([sql<ReportedKind>`k.kind`.as('kind'), sql<CaseState>`k.state`.as('state')]);

export function casesQuery(database: Database, { q, kind, state, reason, open }: Partial<Asked<typeof reportsList>>) {
  let query = cases(database)
    .innerJoin(SUMS.as('r'), 'r.case_id', 'k.id')
    .innerJoin(LAST_SHOWN.as('e'), 'e.case_id', 'k.id')
    .select(['r.reports', 'r.signed_in', 'r.reasons', 'r.at', 'e.title', 'j.title as job_title']);
  if (kind !== undefined) query = query.where('k.kind', '=', kind);
  if (state !== undefined) query = query.where('k.state', '=', state);
  if (open !== undefined) query = query.where('k.state', 'in', ['waiting', 'appealed']);
  if (reason !== undefined) query = query.where(sql<boolean>`${reason} = any(r.reasons)`);
  const wanted = (q ?? '').trim().toLowerCase();
  if (wanted !== '')
    query = query.where(
      sql<boolean>`(position(${wanted} in lower(e.title)) > 0 or position(${wanted} in lower(c.name)) > 0 or ${wanted} in (k.id::text, k.job_id::text))`,
    );
  return query;
}
export type CaseRow = Awaited<ReturnType<ReturnType<typeof casesQuery>['execute']>>[number];

const DECIDED = ['d.id', 'd.note', 'd.decided_at', 'd.undone_at', 'd.told_at', 'd.appeal', 'd.appealed_at', 'd.answer', 'd.answer_note', 'd.answered_at'] as const; // biome-ignore format: a list

const decisions = (database: Database) =>
  database.selectFrom('report_decision as d').select([...DECIDED, sql<ReportDecision>`d.decision`.as('decision')]);
export type DecisionRow = Awaited<ReturnType<ReturnType<typeof decisions>['execute']>>[number];

/** On a case, last first. */
const listDecisions = (database: Database, caseId: string): Promise<DecisionRow[]> =>
  decisions(database).where('d.case_id', '=', caseId).orderBy('d.decided_at', 'desc').orderBy('d.id', 'desc').execute();

/** A case with the decision that holds; while it waits none does. */
export async function findCase(database: Database, id: string) {
  const row = await cases(database).where('k.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const held = row.state === 'waiting' ? undefined : (await listDecisions(database, id)).find(({ undone_at }) => undone_at === null);
  return { ...row, decision: held };
}
export type Case = NonNullable<Awaited<ReturnType<typeof findCase>>>;

/** The title under which it was reported last. */
export async function findCaseTitle(database: Database, id: string): Promise<string> {
  const row = await database.selectFrom(LAST_SHOWN.as('e')).select('e.title').where('e.case_id', '=', id).executeTakeFirst();
  return row?.title ?? '';
}

/** What was said, shown and decided; undefined where there is no such case. */
export async function findWholeCase(database: Database, id: string, earlierMax: number) {
  const row = await casesQuery(database, {}).where('k.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [given, evidence, decided, earlier] = await Promise.all([
    database
      .selectFrom('report')
      .select(['reason', 'text', 'reported_at', 'reporter_id', 'decision_id'])
      .where('case_id', '=', id)
      .orderBy('reported_at', 'desc')
      .orderBy('id')
      .execute(),
    database
      .selectFrom('report_evidence as s')
      .select(['s.id', 's.title', 's.text', 's.link', 's.taken_at'])
      .select(sql<number>`(select count(*)::int from report r where r.evidence_id = s.id)`.as('reports'))
      .where('s.case_id', '=', id)
      .orderBy('s.taken_at', 'desc')
      .orderBy('s.id')
      .execute(),
    listDecisions(database, id),
    cases(database)
      .innerJoin('report_decision as d', 'd.case_id', 'k.id')
      .innerJoin(LAST_SHOWN.as('e'), 'e.case_id', 'k.id')
      .select(['d.decided_at', 'e.title'])
      .where('c.id', '=', row.organization_id)
      .where('k.id', '<>', id)
      .where('d.undone_at', 'is', null)
      .orderBy('d.decided_at', 'desc')
      .orderBy('d.id')
      .limit(earlierMax)
      .execute(),
  ]);
  return { row, given, evidence, decided, earlier };
}

/** Cases that somebody of the platform has to look at. */
export async function countOpenReports(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('report_case')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', 'in', ['waiting', 'appealed'])
    .executeTakeFirstOrThrow();
  return count;
}

/** What was taken down of an organization by decisions that were not undone, last decided first. @rule trust.6 */
export function listTakenDownOf(database: Database, organizationId: ManagedOrganizationId, limit: number) {
  return cases(database)
    .innerJoin('report_decision as d', 'd.case_id', 'k.id')
    .innerJoin(LAST_SHOWN.as('e'), 'e.case_id', 'k.id')
    .select([...DECIDED.filter((column) => column !== 'd.id'), 'd.id as decision_id', 'e.title'])
    .select(
      sql<boolean>`d.id = (select l.id from report_decision l where l.case_id = k.id and l.undone_at is null order by l.decided_at desc, l.id desc limit 1)`.as(
        'is_last',
      ),
    )
    .where('c.id', '=', organizationId)
    .where('d.decision', '=', 'taken_down')
    .where('d.undone_at', 'is', null)
    .orderBy('d.decided_at', 'desc')
    .orderBy('d.id')
    .limit(limit)
    .execute();
}
export type TakenDownRow = Awaited<ReturnType<typeof listTakenDownOf>>[number];

/** The case of a decision that took something of the organization down. */
export async function findCaseOfDecision(database: Database, organizationId: ManagedOrganizationId, decisionId: string) {
  const row = await cases(database)
    .innerJoin('report_decision as d', 'd.case_id', 'k.id')
    .where('d.id', '=', decisionId)
    .where('d.decision', '=', 'taken_down')
    .where('d.undone_at', 'is', null)
    .where('c.id', '=', organizationId)
    .executeTakeFirst();
  return row?.id;
}

/** Articles of which somebody still decides, or whose owners may still answer. @rule trust.9 */
export async function listNeededArticles(database: Database, decidedSince: Date): Promise<number[]> {
  const rows = await database
    .selectFrom('report_case as k')
    .select('k.article_id')
    .where('k.article_id', 'is not', null)
    .where((where) =>
      where.or([
        where('k.state', 'in', ['waiting', 'appealed']),
        where.exists(
          where
            .selectFrom('report_decision as d')
            .select('d.id')
            .whereRef('d.case_id', '=', 'k.id')
            .where((last) => last.or([last('d.decided_at', '>=', decidedSince), last('d.answered_at', '>=', decidedSince)])),
        ),
      ]),
    )
    .execute();
  return rows.flatMap(({ article_id }) => article_id ?? []);
}
