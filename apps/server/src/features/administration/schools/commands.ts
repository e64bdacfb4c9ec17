// A school's first administrator: whoever runs the platform appoints somebody by address (identity's invitation, 7 days).
import type { appointSchoolAdministrator } from '@fairway/contract/admin-schools';
import type { EndpointInput } from '@fairway/contract/endpoint';
import type { Call } from '../../../kernel/http/call.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { requireProof } from '../../identity/access.ts';
import { type InvitationOutcome, invitePerson } from '../../identity/invitations/commands.ts';
import { platformAdministrator } from '../access.ts';

type Asked = EndpointInput<typeof appointSchoolAdministrator>['body'];

/** @throws Problem ProofNeeded, not_found, InvalidEmail, EmailNotAvailable */
export async function appointAdministrator(
  call: Call,
  keys: SessionKeys,
  schoolId: number,
  asked: Asked,
): Promise<InvitationOutcome['outcome']> {
  const { database, clock, tenant } = call;
  const actorId = platformAdministrator(call).userId;
  await requireProof(call);
  const school = await database.selectFrom('school').select('id').where('id', '=', schoolId).executeTakeFirst();
  if (!school) throw new Problem('not_found');
  const inviter = await database.selectFrom('app_user').select(['first_name', 'last_name']).where('id', '=', actorId).executeTakeFirst();
  const { outcome } = await invitePerson(
    database,
    keys,
    {
      ...asked,
      held: { role: 'SchoolAdmin', organizationId: null, schoolId },
      actorId,
      inviter: `${inviter?.first_name ?? ''} ${inviter?.last_name ?? ''}`.trim(),
      tenantId: tenant.id,
    },
    clock.now(),
  );
  return outcome;
}
