// Proving the domain of an organization's website by its DNS. The token is a function of organization and person: nothing is kept until it is
// found, and one who claims never proves for another. @rule teams.7
import { type TxtOutcome, txtRecord } from '@fairway/rules/domain-proof';
import { hostOfWebsite } from '@fairway/rules/teams';
import type { Database } from '../../../kernel/database/database.ts';
import type { TxtLookup } from '../../../kernel/domain-proof.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';

const TOKEN_CHARACTERS = 32;
export type DnsServices = { database: Database; keys: SessionKeys; txtLookup: TxtLookup };
export type DnsProof = { domain: string; record: string; outcome: TxtOutcome | null };

/** What to set, and with `look` what was found. It asks the network, so it stands outside of a transaction. @throws Problem teams.website_unfit */
export async function lookAtDns(
  { database, keys, txtLookup }: DnsServices,
  { organizationId, userId }: { organizationId: number; userId: string },
  look: boolean,
): Promise<DnsProof> {
  const row = await database.selectFrom('organization').select('link').where('id', '=', organizationId).executeTakeFirst();
  const domain = hostOfWebsite(row?.link ?? null);
  if (domain === undefined) throw new Problem('teams.website_unfit');
  const token = keys.keyedHash('organization_dns', `${organizationId} ${userId} ${domain}`).toString('hex').slice(0, TOKEN_CHARACTERS);
  return { domain, record: txtRecord(token), outcome: look ? await txtLookup(domain, token) : null };
}
