// Stages of an organization's own, and who stands in them. Every query holds the organization. @rule applications.11
import type { StagedState } from '@fairway/rules/applicants';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';

export type OwnStage = { id: string; state: StagedState; name: string };

/** In their order. */
export function listOwnStages(database: Database, organizationId: ManagedOrganizationId): Promise<OwnStage[]> {
  return database
    .selectFrom('applicant_stage')
    .select(['id', sql<StagedState>`state`.as('state'), 'name'])
    .where('organization_id', '=', organizationId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** How many stand in each. Whose decline waits stands with the declined. */
export async function countPlaced(database: Database, organizationId: ManagedOrganizationId): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select p.stage_id as id, count(*)::int as count from applicant_stage s
    join applicant_placed p on p.stage_id = s.id
    join application_received r on r.id = p.application_id and r.state = p.state
    where s.organization_id = ${organizationId} and r.organization_id = ${organizationId}
      and not exists (select from applicant_declined d where d.application_id = r.id and d.told_at is null)
    group by p.stage_id`.execute(database);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

type PlacingRow = { at: Date; actor_id: string | null; state: StagedState; name: string | null };

/** What the team did of it, oldest first. Whoever asks holds that the organization was sent it. */
export function listPlacings(database: Database, applicationId: string): Promise<PlacingRow[]> {
  return database
    .selectFrom('applicant_placing')
    .select(['at', 'actor_id', sql<StagedState>`state`.as('state'), 'name'])
    .where('application_id', '=', applicationId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
