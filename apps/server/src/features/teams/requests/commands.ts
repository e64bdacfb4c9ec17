// Asking to work for an organization. Its row is locked while somebody's request is decided, by a proof, by its owners or by the platform: of two
// who claim one at once, one becomes its owner, and the other's request is theirs to decide. @rule teams.1, teams.2
import { fold } from '@fairway/rules/folding';
import { decidedBy, hostOfWebsite, provingDomain, TEAM_LIMITS } from '@fairway/rules/teams';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { foundOrganization } from '../../organizations/founding/commands.ts';
import { type Asking, giveByProof, giveRole, keepProof, lockForTeam } from '../grants/commands.ts';
import { tellOwners } from '../mails/commands.ts';
import { lockOwn } from '../proofs/commands.ts';
import { findOwnAddress } from '../queries.ts';

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
