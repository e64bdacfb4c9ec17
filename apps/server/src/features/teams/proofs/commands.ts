// Proving that somebody speaks for an organization: by a code that is mailed to an address at the domain of its website, or by its DNS. The token
// of the DNS is a function of organization and person: nothing is kept until it is found, and one who claims never proves for another.
// @rule teams.2, teams.7
import { randomInt, timingSafeEqual } from 'node:crypto';
import { type TxtOutcome, txtRecord } from '@fairway/rules/domain-proof';
import { isEmail } from '@fairway/rules/emails';
import { hostOfWebsite, provingDomain, TEAM_LIMITS } from '@fairway/rules/teams';
import type { Database } from '../../../kernel/database/database.ts';
import type { TxtLookup } from '../../../kernel/domain-proof.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { type Asking, giveByProof, keepProof, lockForTeam } from '../grants/commands.ts';
import { orderCodeMail } from '../mails/commands.ts';

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

const OWN = [
  'q.id',
  'q.organization_id',
  'q.kind',
  'q.state',
  'q.proven_at',
  'q.code_hash',
  'q.code_ends_at',
  'q.code_tries',
  'q.work_email',
] as const;

/** The caller's own request, locked. @throws Problem not_found */
export async function lockOwn(transaction: Database, userId: OwnUserId, id: string) {
  const row = await transaction
    .selectFrom('team_request as q')
    .innerJoin('organization as o', 'o.id', 'q.organization_id')
    .select([...OWN, 'o.link', 'o.name'])
    .where('q.id', '=', id)
    .where('q.user_id', '=', userId)
    .forUpdate('q')
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}

const codeHash = (keys: SessionKeys, id: string, code: string) => keys.keyedHash(`team_request:${id}`, code);

/** Mails a code. @throws Problem not_found, InvalidEmail, teams.not_waiting, teams.address_elsewhere, teams.proven_already */
export async function sendCode(transaction: Database, { userId, now, keys }: Asking, id: string, typed: string): Promise<void> {
  const email = typed.trim();
  if (!isEmail(email)) throw new Problem('InvalidEmail', { errors: [{ pointer: '/body/email', code: 'InvalidEmail' }] });
  const request = await lockOwn(transaction, userId, id);
  if (request.state !== 'waiting') throw new Problem('teams.not_waiting');
  if (request.proven_at !== null) throw new Problem('teams.proven_already');
  if (provingDomain(email, request.link) === undefined) throw new Problem('teams.address_elsewhere');
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const endsAt = new Date(now.getTime() + TEAM_LIMITS.codeMinutes * 60_000);
  await transaction
    .updateTable('team_request')
    .set({ work_email: email, code_hash: codeHash(keys, id, code), code_ends_at: endsAt, code_tries: 0 })
    .where('id', '=', id)
    .execute();
  await orderCodeMail(transaction, keys, { userId, email, code, organization: request.name });
}

/**
 * Proves the work address: true where it was the code. A wrong one is counted, so it is no error of the transaction.
 * @throws Problem not_found, teams.not_waiting, teams.code_over
 */
export async function proveAddress(transaction: Database, asking: Asking, id: string, typed: string): Promise<boolean> {
  const { userId, now, keys } = asking;
  const { organization_id: organizationId } = await lockOwn(transaction, userId, id);
  // The organization first, then the request, as everybody who decides.
  const organization = await lockForTeam(transaction, organizationId);
  const request = await lockOwn(transaction, userId, id);
  if (request.state !== 'waiting') throw new Problem('teams.not_waiting');
  if (request.proven_at !== null) return true;
  if (!request.code_hash || !request.work_email || !request.code_ends_at || request.code_ends_at <= now)
    throw new Problem('teams.code_over');
  if (request.code_tries >= TEAM_LIMITS.codeTries) throw new Problem('teams.code_over');
  const isRight = timingSafeEqual(request.code_hash, codeHash(keys, id, typed.replace(/\s/g, '')));
  const domain = provingDomain(request.work_email, organization.link);
  if (!isRight || domain === undefined) {
    await transaction
      .updateTable('team_request')
      .set({ code_tries: request.code_tries + 1 })
      .where('id', '=', id)
      .execute();
    return false;
  }
  await transaction.updateTable('team_request').set({ proven_at: now, code_hash: null, code_ends_at: null }).where('id', '=', id).execute();
  await takeProof(transaction, asking, { ...request, method: 'mail', domain, hasOwner: organization.hasOwner });
  await recordNews(transaction, [{ kind: 'team.changed', subject: `company:${organizationId}` }]);
  return true;
}

type Proven = { id: string; organization_id: number; kind: string; hasOwner: boolean; method: 'mail' | 'dns'; domain: string };

/** What a proof does for somebody's request: a founded organization has it, one that nobody runs is theirs; elsewhere it only helps. */
async function takeProof(transaction: Database, asking: Asking, { method, domain, hasOwner, ...request }: Proven): Promise<void> {
  const { organization_id: organizationId, kind, id } = request;
  const { userId, now } = asking;
  const becomesOwner = kind === 'claim' && !hasOwner;
  if (kind === 'found' || becomesOwner) await keepProof(transaction, { organizationId, method, domain, userId, now });
  if (becomesOwner) await giveByProof(transaction, asking, { id, organizationId });
}

/** The organization of the caller's request, while it waits. @throws Problem not_found, teams.not_waiting */
export async function getWaitingRequest(database: Database, userId: OwnUserId, id: string): Promise<{ organizationId: number }> {
  const row = await database
    .selectFrom('team_request')
    .select(['organization_id', 'state'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  if (row.state !== 'waiting') throw new Problem('teams.not_waiting');
  return { organizationId: row.organization_id };
}

/** The DNS of the website says that the caller runs it. @throws Problem not_found, teams.not_waiting */
export async function takeDnsProof(transaction: Database, asking: Asking, id: string, domain: string): Promise<void> {
  const { organizationId } = await getWaitingRequest(transaction, asking.userId, id);
  const organization = await lockForTeam(transaction, organizationId);
  const request = await lockOwn(transaction, asking.userId, id);
  if (request.state !== 'waiting') throw new Problem('teams.not_waiting');
  await takeProof(transaction, asking, { ...request, method: 'dns', domain, hasOwner: organization.hasOwner });
  await recordNews(transaction, [{ kind: 'team.changed', subject: `company:${organizationId}` }]);
}
