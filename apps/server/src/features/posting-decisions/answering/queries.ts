// What schools made of a posting, as its employer reads it, and the schools that one can be written for.
import type { findChosenSchools, listPostingDecisions } from '@fairway/contract/posting-decisions/employer';
import { type DeclineReason, mayMoveDecision, type PostingDecisionState } from '@fairway/rules/posting-decisions';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';
import { listSteps } from '../queries.ts';

/** Those that ask first, then by name. @throws Problem not_found */
export async function listDecisions(
  database: Database,
  organizationId: ManagedOrganizationId,
  id: string,
): Promise<z.input<typeof listPostingDecisions.returns>> {
  const posting = await database
    .selectFrom('posting_written')
    .select(['state', 'edition'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!posting) throw new Problem('not_found');
  const rows = await database
    .selectFrom('posting_decision as d')
    .innerJoin('school as s', 's.id', 'd.school_id')
    .select(['d.school_id', 's.name', 's.logo', 'd.state', 'd.since', 'd.note', 'd.reason', 'd.declined_edition'])
    .where('d.posting_id', '=', id)
    .where('d.is_chosen', '=', true)
    .orderBy(sql`d.state <> 'asked'`)
    .orderBy(sql`fold_name(s.name)`)
    .orderBy('d.school_id')
    .execute();
  const steps = Map.groupBy(await listSteps(database, [id], 'employer'), ({ schoolId }) => schoolId);
  return {
    decisions: rows.map((row) => {
      const state = row.state as PostingDecisionState;
      const mayMove = posting.state === 'live' && mayMoveDecision(state, 'waiting', 'employer');
      return {
        ...{ schoolId: row.school_id, school: row.name, logo: row.logo, state, since: row.since.toISOString(), note: row.note },
        reason: row.reason as DeclineReason | null,
        mayAskAgain: mayMove && row.declined_edition !== null && row.declined_edition !== posting.edition,
        history: (steps.get(row.school_id) ?? []).map(({ view }) => view),
      };
    }),
  };
}

/** A school waits for an answer about this posting. */
export const isAsked = (id: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from posting_decision d where d.posting_id = ${id} and d.is_chosen and d.state = 'asked')`;

/** A posting is written for this school. */
export const isWrittenFor = (id: RawBuilder<unknown>, schoolId: number) =>
  sql<boolean>`exists (select from posting_decision d where d.posting_id = ${id} and d.is_chosen and d.school_id = ${schoolId})`;

/** Schools whose career services decide here, of these ids and in their order. */
export async function listChosenSchools(database: Database, ids: readonly number[]): Promise<z.input<typeof findChosenSchools.returns>> {
  const rows = await database
    .selectFrom('school')
    .select(['id', 'name', 'logo', 'country_code'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('is_managed', '=', true)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    schools: ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ schoolId: row.id, name: row.name, logo: row.logo, country: row.country_code }] : [];
    }),
  };
}

/** The ids of schools whose career services decide here, and that do not rest: whom a posting may be written for now. */
export async function listManagedIds(database: Database): Promise<ReadonlySet<number>> {
  const rows = await database.selectFrom('school').select('id').where('is_managed', '=', true).where('suspended_at', 'is', null).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Which of these schools a posting cannot be written for. */
export async function unknownSchools(database: Database, ids: readonly number[]): Promise<number[]> {
  const { schools } = await listChosenSchools(database, ids);
  const known = new Set(schools.map(({ schoolId }) => schoolId));
  return ids.filter((id) => !known.has(id));
}
