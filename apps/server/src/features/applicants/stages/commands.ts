// Naming stages of an organization's own, and putting applicants into them. Nothing of it reaches a candidate. @rule applications.11
import type { changeApplicantStages } from '@fairway/contract/applicants/stages';
import type { EndpointInput } from '@fairway/contract/kernel/endpoint';
import { twiceNamed } from '@fairway/rules/applicants';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { refuseFaults } from '../../../kernel/http/field-faults.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Recruiter } from '../queries.ts';
import { listOwnStages, type OwnStage } from './queries.ts';

type Wish = EndpointInput<typeof changeApplicantStages>['body'];

/**
 * Names them anew; the same wish again changes nothing. @throws Problem applicants.stage_twice; applicants.stages_changed where colleagues
 * were faster, or a stage would change its state; not_found where an id is another organization's
 */
export async function changeOwnStages(transaction: Database, { organizationId, actorId, now }: Recruiter, wish: Wish): Promise<void> {
  refuseFaults(twiceNamed(wish.stages).map((at) => ({ pointer: `/body/stages/${at}/name`, code: 'applicants.stage_twice' as const })));
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applicant stages ${organizationId}`}, 0))`.execute(transaction);
  const current = await listOwnStages(transaction, organizationId);
  const wanted = wish.stages.map((one) => ({ ...one, id: one.id.toLowerCase() }));
  if (said(current) === said(wanted)) return;
  const states = new Map(current.map(({ id, state }) => [id, state]));
  const isAsShown = JSON.stringify(current.map(({ id }) => id)) === JSON.stringify(wish.before.map((id) => id.toLowerCase()));
  const staysInState = wanted.every(({ id, state }) => (states.get(id) ?? state) === state);
  if (!isAsShown || !staysInState || new Set(wanted.map(({ id }) => id)).size < wanted.length)
    throw new Problem('applicants.stages_changed');
  const ids = wanted.map(({ id }) => id);
  const gone = current.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  if (gone.length > 0) await transaction.deleteFrom('applicant_stage').where('id', 'in', gone).execute();
  for (const [position, { id, state, name }] of wanted.entries()) {
    const written = await transaction
      .insertInto('applicant_stage')
      .values({ id, organization_id: organizationId, state, name, position })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ name, position }).where('applicant_stage.organization_id', '=', organizationId),
      )
      .returning('id')
      .executeTakeFirst();
    if (!written) throw new Problem('not_found');
  }
  await recordAudit(transaction, {
    ...{ actorId, action: 'applicants.stages', subject: `company:${organizationId}`, organizationId, at: now },
    detail: { count: wanted.length, gone: gone.length },
  });
}

const said = (stages: readonly OwnStage[]) => JSON.stringify(stages.map(({ id, state, name }) => [id, state, name]));

/** One of the organization's within that state, held until the transaction ends. @throws Problem not_found */
export async function holdOwnStage(transaction: Database, { organizationId }: Recruiter, id: string, state: string): Promise<OwnStage> {
  const row = await transaction
    .selectFrom('applicant_stage')
    .select(['id', sql<OwnStage['state']>`state`.as('state'), 'name'])
    .where('id', '=', id.toLowerCase())
    .where('organization_id', '=', organizationId)
    .where('state', '=', state)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}

type Placing = { ids: readonly string[]; state: string; stage: OwnStage | undefined };

/** Puts those who stand in a state into one of its stages, or out of all of them. Who is there already stays, and nothing is noted. */
export async function place(transaction: Database, { actorId, now }: Recruiter, { ids, state, stage }: Placing): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await (stage
    ? sql<{ id: string }>`insert into applicant_placed as p (application_id, state, stage_id)
        select x, ${state}, ${stage.id}::uuid from unnest(${[...ids]}::uuid[]) x
        on conflict (application_id, state) do update set stage_id = excluded.stage_id where p.stage_id <> excluded.stage_id
        returning application_id as id`
    : sql<{ id: string }>`delete from applicant_placed where application_id = any(${[...ids]}::uuid[]) and state = ${state}
        returning application_id as id`
  ).execute(transaction);
  if (rows.length === 0) return;
  const noted = { at: now, actor_id: actorId, state, name: stage?.name ?? null };
  await transaction
    .insertInto('applicant_placing')
    .values(rows.map(({ id }) => ({ id: newId(), application_id: id, ...noted })))
    .execute();
}
