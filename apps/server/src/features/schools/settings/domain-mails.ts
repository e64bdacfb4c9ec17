// Mails about domains that a school claims: the code to who runs the domain, and what became of a claim to who made it. @rule schools.8
import { type ProofMailbox, proofAddress } from '@fairway/rules/domain-proof';
import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import type { Database } from '../../../kernel/database/database.ts';
import { groupedProofCode } from '../../../kernel/domain-proof.ts';
import { newId } from '../../../kernel/ids.ts';
import { orderMail, orderOpenMail } from '../../../kernel/mail/outgoing.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';

type Claimed = { school_id: number; domain: string; token: string; claimed_by: string | null };

/** The settings of the school, with this domain opened. */
const pageOf = ({ school_id, domain }: Pick<Claimed, 'school_id' | 'domain'>) =>
  `/staff/settings/domains?school=${school_id}&prove=${encodeURIComponent(domain)}`;

/** The link only fills the code in: an administrator of the school has to be signed in and press the button, so whoever opens it proves nothing. */
export async function mailCode(
  database: Database,
  keys: SessionKeys,
  { claim, mailbox, code, by, tenantId }: { claim: Claimed; mailbox: ProofMailbox; code: string; by: string | null; tenantId: number },
): Promise<void> {
  const school = await schoolOf(database, claim.school_id);
  const person = by === null ? undefined : await findPerson(database, by);
  await orderMail(database, keys, {
    key: `domain_code:${newId()}`,
    kind: 'domain_code',
    to: { name: '', address: proofAddress(mailbox, claim.domain) },
    locale: knownLocale(school.locale),
    tenantId,
    parameters: {
      school: school.name,
      domain: claim.domain,
      person: person ? fullName(person.first_name, person.last_name) : '',
      code: groupedProofCode(code),
    },
    link: `${pageOf(claim)}&code=${code}`,
  });
}

/** Tells who claimed a domain, where their account is open. Once for each claim: its token is part of the mail's key. */
export async function tellClaimant(database: Database, claim: Claimed, became: 'proven' | 'over' | 'taken'): Promise<void> {
  const person = claim.claimed_by === null ? undefined : await findPerson(database, claim.claimed_by);
  if (!person) return;
  const school = await schoolOf(database, claim.school_id);
  await orderOpenMail(database, {
    key: `domain_${became}:${claim.token}`,
    kind: `domain_${became}`,
    to: { name: fullName(person.first_name, person.last_name), address: person.email },
    userId: person.id,
    locale: knownLocale(person.locale),
    tenantId: person.tenant_id ?? undefined,
    parameters: { firstName: person.first_name, school: school.name, domain: claim.domain },
    page: pageOf(claim),
  });
}

const schoolOf = (database: Database, id: number) =>
  database.selectFrom('school').select(['name', 'locale']).where('id', '=', id).executeTakeFirstOrThrow();

const findPerson = (database: Database, id: string) =>
  database
    .selectFrom('identity_person')
    .select(['id', 'email', 'first_name', 'last_name', 'locale', 'tenant_id'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
