// The platform's decision on who an organization belongs to, and whether a founded one is shown. @rule teams.4
import type { EndpointInput } from '@fairway/contract/kernel/endpoint';
import type { decideClaim as endpoint } from '@fairway/contract/teams/administration';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { revokeRole } from '../../identity/roles/commands.ts';
import { setState } from '../../organizations/administration/commands.ts';
import { giveRole, keepProof } from '../grants/commands.ts';
import { tellRequester } from '../mails/commands.ts';

type Decision = EndpointInput<typeof endpoint>['body'];
type By = { actorId: string; now: Date };

/** Gives the ids of sessions that ended. @throws Problem not_found, teams.decided_already, companies.not_found */
export async function decideClaim(transaction: Database, id: string, decided: Decision, { actorId, now }: By): Promise<string[]> {
  const asked = await transaction
    .selectFrom('team_request')
    .select('organization_id')
    .where('id', '=', id)
    .where('kind', '<>', 'join')
    .executeTakeFirst();
  if (!asked) throw new Problem('not_found');
  const organizationId = asked.organization_id;
  const organization = await transaction
    .selectFrom('organization')
    .select(['name', 'status'])
    .where('id', '=', organizationId)
    .where('status', '<>', 'merged')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!organization) throw new Problem('companies.not_found');
  const request = await transaction
    .selectFrom('team_request')
    .select(['user_id', 'state', 'kind'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (request.state !== 'waiting') throw new Problem('teams.decided_already');
  const note = decided.decision === 'declined' ? decided.note.trim() : '';
  const answer = { state: decided.decision, decided_at: now, decided_by: actorId, note, code_hash: null, code_ends_at: null };
  await transaction.updateTable('team_request').set(answer).where('id', '=', id).execute();
  const userId = request.user_id;
  const ended: string[] = [];
  if (decided.decision === 'accepted') {
    if (decided.removesOwners) ended.push(...(await removeOwners(transaction, { organizationId, but: userId, actorId, now })));
    await giveRole(transaction, { userId, organizationId, role: 'OrganizationAdmin', actorId, now });
    await keepProof(transaction, { organizationId, method: 'platform', domain: '', userId: actorId, now });
    if (organization.status === 'pending') await setState(transaction, organizationId, { state: 'active' }, { actorId, now });
  } else if (request.kind === 'found' && organization.status === 'pending') {
    await setState(transaction, organizationId, { state: 'suspended', reason: note }, { actorId, now });
  }
  const line = { actorId, subject: `user:${userId}`, organizationId, at: now };
  await recordAudit(transaction, { ...line, action: `team.request_${decided.decision}`, detail: { kind: request.kind } });
  await tellRequester(transaction, { requestId: id, userId, organization: organization.name, decision: decided.decision, note });
  return ended;
}

async function removeOwners(
  transaction: Database,
  { organizationId, but, actorId, now }: By & { organizationId: number; but: string },
): Promise<string[]> {
  const owners = await transaction
    .selectFrom('user_role')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where('role', '=', 'OrganizationAdmin')
    .where('user_id', '<>', but)
    .orderBy('user_id')
    .execute();
  const ended: string[] = [];
  const held = { role: 'OrganizationAdmin', organizationId, schoolId: null } as const;
  for (const owner of owners) ended.push(...((await revokeRole(transaction, { userId: owner.user_id, held, actorId, now })) ?? []));
  return ended;
}
