import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { getPostingRules } from '@fairway/contract/posting-decisions/rules';
import { fullName } from '@fairway/rules/names';
import { DEFAULT_POSTING_RULES, POSTING_RULE_LIMITS, type PostingRules } from '@fairway/rules/posting-rules';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { listAgreed } from '../../school-partners/queries.ts';
import type { ManagedSchoolId } from '../../schools/access.ts';
import { approvingBySelf } from '../partners/queries.ts';

/** Rules that were kept before a new one came say nothing of it. */
export async function findRules(database: Database, schoolId: number): Promise<PostingRules> {
  const row = await database.selectFrom('school_posting_rules').select('rules').where('school_id', '=', schoolId).executeTakeFirst();
  return { ...DEFAULT_POSTING_RULES, ...(row?.rules as Partial<PostingRules> | undefined) };
}

export async function getRulesView(database: Database, schoolId: ManagedSchoolId): Promise<EndpointReply<typeof getPostingRules>> {
  const row = await database
    .selectFrom('school_posting_rules as r')
    .leftJoin('identity_person as u', 'u.id', 'r.saved_by')
    .select(['r.edition', 'r.saved_at', 'u.first_name', 'u.last_name'])
    .where('r.school_id', '=', schoolId)
    .executeTakeFirst();
  const rules = await findRules(database, schoolId);
  const partners = await listAgreed(database, schoolId);
  return {
    // A partnership that has ended is none that can be chosen, nor is it chosen any more.
    rules: {
      ...rules,
      partnerships: rules.partnerships.filter((id) => partners.some((partner) => partner.id === id)),
    } as EndpointReply<typeof getPostingRules>['rules'],
    partners,
    edition: row?.edition ?? 0,
    savedAt: row?.saved_at.toISOString() ?? null,
    savedBy: fullName(row?.first_name ?? '', row?.last_name ?? ''),
  };
}

/** What waits at a school for its decision, the longest first, as its rules read it. */
export function listWaiting(database: Database, schoolId: ManagedSchoolId) {
  return database
    .selectFrom('posting_decision as d')
    .innerJoin('posting_written as p', 'p.id', 'd.posting_id')
    .leftJoin('school_employer as e', (join) =>
      join.onRef('e.school_id', '=', 'd.school_id').onRef('e.organization_id', '=', 'p.organization_id'),
    )
    .select(['d.posting_id as id', 'p.content', 'e.state', 'e.is_trusted'])
    .select(approvingBySelf(sql`d.posting_id`).as('approving'))
    .where('d.school_id', '=', schoolId)
    .where('d.is_chosen', '=', true)
    .where('d.state', '=', 'waiting')
    .where('p.state', '=', 'live')
    .orderBy('d.since')
    .orderBy('d.posting_id')
    .limit(POSTING_RULE_LIMITS.waiting)
    .execute();
}
