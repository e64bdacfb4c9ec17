// Asking to work for an organization. Its row is locked while somebody's request is decided, by a proof, by its owners or by the platform: of two
// who claim one at once, one becomes its owner, and the other's request is theirs to decide. @rule teams.1, teams.2
import { randomInt, timingSafeEqual } from 'node:crypto';
import { isEmail } from '@fairway/rules/emails';
import { fold } from '@fairway/rules/folding';
import { decidedBy, hostOfWebsite, provingDomain, TEAM_LIMITS, type TeamRole } from '@fairway/rules/teams';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { grantRole } from '../../identity/roles/commands.ts';
import { foundOrganization } from '../../organizations/founding/commands.ts';
import { orderCodeMail, tellOwners } from '../mails/commands.ts';
import { findOwnAddress, hasOwner } from '../queries.ts';

export type Asking = { userId: OwnUserId; now: Date; keys: SessionKeys };
type Organization = { id: number; name: string; link: string | null; hasOwner: boolean };

/** One that somebody may ask for, locked until the transaction ends. @throws Problem companies.not_found */
async function lockForTeam(transaction: Database, id: number): Promise<Organization> {
  const row = await transaction
    .selectFrom('organization as o')
    .select(['o.id', 'o.name', 'o.link'])
    .where('o.id', '=', id)
    .where('o.status', 'in', ['active', 'pending'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('companies.not_found');
  // Read under the lock: who became its owner a moment ago is there.
  const owner = await transaction
    .selectFrom('organization as o')
    .select(hasOwner.as('is'))
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, hasOwner: owner.is };
}

/** Gives the id of the request. @throws Problem companies.not_found, teams.member_already, teams.too_many, teams.email_unproven */
export async function askToJoin(
  transaction: Database,
  asking: Asking,
  { organizationId, message, wantsOwnership }: { organizationId: number; message: string; wantsOwnership: boolean },
): Promise<string> {
  const { userId, now } = asking;
  const own = await requireProvenAddress(transaction, userId);
  const organization = await lockForTeam(transaction, organizationId);
  await refuseMember(transaction, userId, organizationId);
  const waiting = await transaction
    .selectFrom('team_request')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting) return waiting.id;
  await refuseTooMany(transaction, userId);
  const domain = provingDomain(own.email, organization.link);
  const decided = decidedBy({ hasOwner: organization.hasOwner, wantsOwnership, isProven: domain !== undefined });
  const proven = domain === undefined ? {} : { work_email: own.email, proven_at: now };
  const id = await insertRequest(transaction, asking, { organizationId, kind: decided.kind, message, ...proven });
  if (decided.by === 'proof' && domain !== undefined) {
    await keepProof(transaction, { organizationId, method: 'mail', domain, userId, now });
    await giveByProof(transaction, asking, { id, organizationId });
  }
  // Those who run it hear of a claim too: it is theirs to answer.
  else if (organization.hasOwner) await tellOwners(transaction, { organization, requestId: id, kind: decided.kind });
  return id;
}

/** Gives the id of the request. @throws Problem teams.website_unfit, teams.like_another, teams.too_many, teams.email_unproven */
export async function foundWithRequest(
  transaction: Database,
  asking: Asking,
  given: { name: string; website: string; country: string; message: string; sure: boolean },
): Promise<string> {
  const { userId, now } = asking;
  const own = await requireProvenAddress(transaction, userId);
  const host = hostOfWebsite(given.website);
  if (host === undefined) throw new Problem('teams.website_unfit', { errors: [{ pointer: '/body/website', code: 'teams.website_unfit' }] });
  await refuseTooMany(transaction, userId);
  if (!given.sure && (await isLikeAnother(transaction, given.name, host))) throw new Problem('teams.like_another');
  const organizationId = await foundOrganization(transaction, { ...given, link: given.website }, { actorId: userId, now });
  const domain = provingDomain(own.email, given.website);
  const proven = domain === undefined ? {} : { work_email: own.email, proven_at: now };
  const id = await insertRequest(transaction, asking, { organizationId, kind: 'found', message: given.message, ...proven });
  if (domain !== undefined) await keepProof(transaction, { organizationId, method: 'mail', domain, userId, now });
  // Theirs to prepare, and nobody else's to see.
  await giveRole(transaction, { userId, organizationId, role: 'OrganizationAdmin', actorId: userId, now });
  return id;
}

async function isLikeAnother(transaction: Database, name: string, host: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('organization')
    .select('id')
    .where('status', 'in', ['active', 'pending'])
    .where((where) =>
      where.or([where('folded_name', '=', fold(name)), sql<boolean>`link ~* ${`^https?://(www\\.)?${host.replaceAll('.', '\\.')}(/|$)`}`]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type NewRequest = { organizationId: number; kind: string; message: string; work_email?: string; proven_at?: Date };

async function insertRequest(transaction: Database, { userId, now }: Asking, given: NewRequest): Promise<string> {
  const { organizationId, message, ...columns } = given;
  const id = newId();
  await transaction
    .insertInto('team_request')
    .values({ id, organization_id: organizationId, user_id: userId, message: message.trim(), asked_at: now, ...columns })
    .execute();
  const line = { actorId: userId, subject: `user:${userId}`, organizationId, at: now };
  await recordAudit(transaction, { ...line, action: 'team.requested', detail: { kind: given.kind } });
  await recordNews(transaction, [{ kind: 'team.changed', subject: `company:${organizationId}` }]);
  return id;
}

/** @throws Problem teams.email_unproven */
async function requireProvenAddress(transaction: Database, userId: OwnUserId) {
  const own = await findOwnAddress(transaction, userId);
  if (!own.isProven) throw new Problem('teams.email_unproven');
  return own;
}

/** @throws Problem teams.member_already */
async function refuseMember(transaction: Database, userId: OwnUserId, organizationId: number): Promise<void> {
  const held = await transaction
    .selectFrom('user_role')
    .select('id')
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (held) throw new Problem('teams.member_already');
}

/** @throws Problem teams.too_many */
async function refuseTooMany(transaction: Database, userId: OwnUserId): Promise<void> {
  const { count } = await transaction
    .selectFrom('team_request')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (count >= TEAM_LIMITS.waiting) throw new Problem('teams.too_many');
}

/** An organization that nobody runs, to who proved an address or the DNS of it. */
async function giveByProof(
  transaction: Database,
  { userId, now }: Asking,
  { id, organizationId }: { id: string; organizationId: number },
): Promise<void> {
  await giveRole(transaction, { userId, organizationId, role: 'OrganizationAdmin', actorId: null, now });
  await transaction.updateTable('team_request').set({ state: 'accepted', decided_at: now }).where('id', '=', id).execute();
}

type Proof = { organizationId: number; method: 'mail' | 'dns' | 'platform'; domain: string; userId: string; now: Date };

/** The first time that something was proven stays. */
export async function keepProof(transaction: Database, { organizationId, method, domain, userId, now }: Proof): Promise<void> {
  await transaction
    .insertInto('organization_proof')
    .values({ organization_id: organizationId, method, domain, proven_at: now, proven_by: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const line = { actorId: userId, subject: `company:${organizationId}`, organizationId, at: now };
  await recordAudit(transaction, { ...line, action: 'company.proven', detail: { method } });
}

export async function giveRole(
  transaction: Database,
  {
    userId,
    organizationId,
    role,
    actorId,
    now,
  }: { userId: string; organizationId: number; role: TeamRole; actorId: string | null; now: Date },
): Promise<void> {
  await grantRole(transaction, { userId, held: { role, organizationId, schoolId: null }, actorId, now });
  await recordNews(transaction, [{ kind: 'team.changed', subject: `company:${organizationId}` }]);
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
async function lockOwn(transaction: Database, userId: OwnUserId, id: string) {
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

/** @throws Problem not_found, teams.decided_already */
export async function withdrawRequest(transaction: Database, { userId, now }: Omit<Asking, 'keys'>, id: string): Promise<void> {
  const request = await lockOwn(transaction, userId, id);
  if (request.state === 'withdrawn') return;
  if (request.state !== 'waiting') throw new Problem('teams.decided_already');
  await transaction
    .updateTable('team_request')
    .set({ state: 'withdrawn', decided_at: now, decided_by: userId, code_hash: null, code_ends_at: null })
    .where('id', '=', id)
    .execute();
  const { organization_id: organizationId } = request;
  await recordAudit(transaction, { actorId: userId, action: 'team.request_withdrawn', subject: `user:${userId}`, organizationId, at: now });
  await recordNews(transaction, [{ kind: 'team.changed', subject: `company:${organizationId}` }]);
}
