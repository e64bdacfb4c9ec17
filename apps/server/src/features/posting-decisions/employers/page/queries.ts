// One employer as a school knows it: what it makes of it, what other schools made of its postings, what was proven of it, and what happened here.
import type { getSchoolEmployer } from '@fairway/contract/posting-decisions/employers';
import { fullName } from '@fairway/rules/names';
import type { DeclineReason } from '@fairway/rules/posting-decisions';
import {
  SCHOOL_EMPLOYER_LIMITS,
  SCHOOL_POSTING_STEPS,
  type SchoolEmployerStep,
  type SchoolPostingStep,
} from '@fairway/rules/school-employers';
import { hostOfWebsite } from '@fairway/rules/teams';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../../kernel/database/database.ts';
import { proofsOf } from '../../../teams/queries.ts';
import { decisionsAt, rowView } from '../../listing.ts';
import type { SchoolEmployer } from '../access.ts';
import { listContacts } from '../contacts/queries.ts';
import { getEmployer } from '../queries.ts';

type Shown = z.input<typeof getSchoolEmployer.returns>;

/** @rule postings.10 */
export async function getEmployerPage(database: Database, employer: SchoolEmployer): Promise<Shown> {
  const { schoolId, organizationId } = employer;
  const { link, status, proofs } = await database
    .selectFrom('organization as o')
    .select(['o.link', 'o.status', proofsOf.as('proofs')])
    .where('o.id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return {
    ...(await getEmployer(database, schoolId, organizationId)),
    ...{ host: hostOfWebsite(link) ?? null, isShown: status === 'active', proofs },
    contacts: await listContacts(database, employer),
    postings: await listPostings(database, employer),
    history: await listHistory(database, employer),
  };
}

async function listPostings(database: Database, { schoolId, organizationId }: SchoolEmployer): Promise<Shown['postings']> {
  const rows = await decisionsAt(database, schoolId)
    .where('p.organization_id', '=', organizationId)
    .orderBy('d.since', 'desc')
    .orderBy('d.posting_id')
    .limit(SCHOOL_EMPLOYER_LIMITS.postings)
    .execute();
  return rows.map(rowView);
}

type HistoryRow = { id: string; at: Date; first_name: string | null; last_name: string | null } & (
  | { posting_id: null; step: SchoolEmployerStep }
  | { posting_id: string; title: string | null; step: SchoolPostingStep; reason: DeclineReason | null; by_rule: boolean }
);

async function listHistory(database: Database, { schoolId, organizationId }: SchoolEmployer): Promise<Shown['history']> {
  const { rows } = await sql<HistoryRow>`select h.*, u.first_name, u.last_name from (
      select e.id, e.at, case when e.is_trusted then 'trust' when e.state = 'approved' then 'approve' else 'decline' end as step,
        null::uuid as posting_id, null as title, null as reason, false as by_rule, e.actor_id
      from school_employer_step e where e.school_id = ${schoolId} and e.organization_id = ${organizationId}
      union all
      select s.id, s.at, s.step, p.id, p.title, s.reason, s.mover = 'system', s.actor_id
      from posting_written p join posting_decision_step s on s.posting_id = p.id and s.school_id = ${schoolId}
      where p.organization_id = ${organizationId} and s.mover in ('school', 'system') and s.step = any(${[...SCHOOL_POSTING_STEPS]}::text[])
        and s.undone_at is null
    ) h left join identity_person u on u.id = h.actor_id
    order by h.at desc, h.id desc limit ${SCHOOL_EMPLOYER_LIMITS.history}`.execute(database);
  return rows.map((row) => {
    const decided = { id: row.id, at: row.at.toISOString(), name: fullName(row.first_name ?? '', row.last_name ?? '') };
    if (row.posting_id === null) return { ...decided, on: 'employer', step: row.step };
    const posting = { id: row.posting_id, title: row.title ?? '' };
    return { ...decided, on: 'posting', step: row.step, posting, reason: row.reason, byRule: row.by_rule };
  });
}
