// A school's first administrator: whoever runs the platform appoints somebody by address (identity's invitation, 7 days).
import type { appointSchoolAdministrator } from '@fairway/contract/admin-schools';
import type { EndpointInput } from '@fairway/contract/endpoint';
import type { Call } from '../../../kernel/http/call.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { requireProof } from '../../identity/access.ts';
import { type InvitationOutcome, invitePerson } from '../../identity/invitations/commands.ts';
import type { IdentityServices } from '../../identity/services.ts';
import { platformAdministrator } from '../access.ts';

type Asked = EndpointInput<typeof appointSchoolAdministrator>['body'];

/** @throws Problem ProofNeeded, not_found, InvalidEmail, staff.not_available */
export async function appointAdministrator(
  call: Call,
  services: IdentityServices,
  schoolId: number,
  asked: Asked,
): Promise<InvitationOutcome['outcome']> {
  const { database, clock } = call;
  const actorId = platformAdministrator(call).userId;
  await requireProof(call);
  // Locked, as the school's own console does: staff changes come one after the other.
  const school = await database.selectFrom('school').select(['id', 'name']).where('id', '=', schoolId).forNoKeyUpdate().executeTakeFirst();
  if (!school) throw new Problem('not_found');
  const invitation = { ...asked, role: 'SchoolAdmin', school, actorId, now: clock.now() } as const;
  return (await invitePerson(database, call, services, invitation)).outcome;
}
