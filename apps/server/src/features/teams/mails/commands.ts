// Mails about teams, ordered in the transaction of what they tell of. They are about somebody's own account and work, and cannot be turned off.

import { knownLocale, type Locale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import type { TeamRequestKind, TeamRole } from '@fairway/rules/teams';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/ids.ts';
import { CODE_PARAMETER, orderMail, orderOpenMail } from '../../../kernel/mail/outgoing.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { membersOf } from '../queries.ts';

const PERSON = ['p.id', 'p.email', 'p.first_name', 'p.last_name', 'p.locale', 'p.tenant_id'] as const;
const people = (database: Database) => database.selectFrom('identity_person as p').select(PERSON);
type Person = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>;

const recipient = (person: Person) => ({
  to: { name: fullName(person.first_name, person.last_name), address: person.email },
  userId: person.id,
  locale: knownLocale(person.locale),
  tenantId: person.tenant_id ?? undefined,
});

/** The code that proves a work address, to that address. */
export async function orderCodeMail(
  database: Database,
  keys: SessionKeys,
  { userId, email, code, organization }: { userId: string; email: string; code: string; organization: string },
): Promise<void> {
  const person = await people(database).where('p.id', '=', userId).executeTakeFirstOrThrow();
  await orderMail(database, keys, {
    ...recipient(person),
    key: `team_code:${newId()}`,
    kind: 'team_code',
    to: { name: fullName(person.first_name, person.last_name), address: email },
    parameters: { firstName: person.first_name, organization, [CODE_PARAMETER]: code },
  });
}

/** Somebody asks to join, or claims what they run. */
export async function tellOwners(
  database: Database,
  { organization, requestId, kind }: { organization: { id: number; name: string }; requestId: string; kind: TeamRequestKind },
): Promise<void> {
  const owners = await membersOf(database, organization.id, ['OrganizationAdmin']).execute();
  for (const owner of owners)
    await orderOpenMail(database, {
      ...recipient(owner),
      key: `team_request:${requestId}:${owner.id}`,
      kind: kind === 'join' ? 'team_request' : 'team_claimed',
      parameters: { firstName: owner.first_name, organization: organization.name },
      page: `/employer/team?organization=${organization.id}`,
    });
}

/** What was decided on somebody's request. */
export async function tellRequester(
  database: Database,
  asked: { requestId: string; userId: string; organization: string; decision: 'accepted' | 'declined'; note: string },
): Promise<void> {
  const person = await people(database).where('p.id', '=', asked.userId).executeTakeFirstOrThrow();
  await orderOpenMail(database, {
    ...recipient(person),
    key: `team_answer:${asked.requestId}`,
    kind: asked.decision === 'accepted' ? 'team_accepted' : 'team_declined',
    parameters: { firstName: person.first_name, organization: asked.organization, note: asked.note },
    page: asked.decision === 'accepted' ? '/employer' : '/for-employers',
  });
}

/** An invitation, to an address whose owner may have no account. */
export async function orderInvitationMail(
  database: Database,
  keys: SessionKeys,
  {
    email,
    organization,
    role,
    inviterId,
    locale,
  }: { email: string; organization: string; role: TeamRole; inviterId: string; locale: string },
): Promise<void> {
  const inviter = await people(database).where('p.id', '=', inviterId).executeTakeFirst();
  await orderMail(database, keys, {
    key: `team_invitation:${newId()}`,
    kind: 'team_invitation',
    to: { name: '', address: email },
    locale: knownLocale(locale) as Locale,
    tenantId: inviter?.tenant_id ?? undefined,
    parameters: { firstName: '', organization, role, inviter: inviter ? fullName(inviter.first_name, inviter.last_name) : '' },
    page: '/for-employers',
  });
}
