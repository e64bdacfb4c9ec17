// Tokens of a school's identity provider. Only the keyed hash of one is kept: it is shown when it is made and never again. @rule provisioning.1
import { randomBytes } from 'node:crypto';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import type { AdministeredSchoolId } from '../schools/access.ts';

/** The school that a token was made for: what the queries on provisioned users take. */
export type ProvisionedSchoolId = number & { readonly provisionedSchool: unique symbol };
type Maker = { actorId: string; now: Date };

const MOST_TOKENS = 5;
const DAY_MS = 86_400_000;
const USED_EVERY_MS = 60_000;
const PREFIX = 'fwscim_';
const hashOf = (keys: SessionKeys, token: string) => keys.keyedHash('provisioning_token', token);

/** Tokens that work, the newest first. */
export function listTokens(database: Database, schoolId: AdministeredSchoolId, now: Date) {
  return database
    .selectFrom('provisioning_token as t')
    .leftJoin('identity_person as u', 'u.id', 't.created_by')
    .select(['t.id', 't.created_at', 't.expires_at', 't.last_used_at', 'u.first_name', 'u.last_name'])
    .where('t.school_id', '=', schoolId)
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', now)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id')
    .execute();
}

/** The token itself. @throws Problem provisioning.tokens where a school has as many as it may */
export async function makeToken(
  database: Database,
  keys: SessionKeys,
  schoolId: AdministeredSchoolId,
  { days, actorId, now }: Maker & { days: number },
): Promise<string> {
  // One at a time of a school, so that none slips past the limit.
  await database.selectFrom('school').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute();
  if ((await listTokens(database, schoolId, now)).length >= MOST_TOKENS) throw new Problem('provisioning.tokens');
  const token = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  const id = newId();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  await database
    .insertInto('provisioning_token')
    .values({ id, school_id: schoolId, hash: hashOf(keys, token), created_by: actorId, created_at: now, expires_at: expiresAt })
    .execute();
  const detail = { tokenId: id, expiresAt: expiresAt.toISOString() };
  await recordAudit(database, { actorId, action: 'provisioning.token_made', subject: `school:${schoolId}`, schoolId, detail, at: now });
  return token;
}

/** @throws Problem not_found */
export async function revokeToken(database: Database, schoolId: AdministeredSchoolId, id: string, { actorId, now }: Maker): Promise<void> {
  const row = await database
    .selectFrom('provisioning_token')
    .select('revoked_at')
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  if (row.revoked_at) return;
  await database.updateTable('provisioning_token').set({ revoked_at: now }).where('id', '=', id).execute();
  const action = 'provisioning.token_revoked';
  await recordAudit(database, { actorId, action, subject: `school:${schoolId}`, schoolId, detail: { tokenId: id }, at: now });
}

/** Whose token it is, while it works, and whether that school rests; notes once a minute that it was used. */
export async function schoolOfToken(
  database: Database,
  keys: SessionKeys,
  header: string | undefined,
  now: Date,
): Promise<{ schoolId: ProvisionedSchoolId; isSuspended: boolean } | undefined> {
  const token = /^Bearer +(fwscim_[\w-]{43})$/i.exec(header ?? '')?.[1];
  if (!token) return undefined;
  const row = await database
    .selectFrom('provisioning_token as t')
    .innerJoin('school as s', 's.id', 't.school_id')
    .select(['t.id', 't.school_id', 't.last_used_at', 's.suspended_at'])
    .where('t.hash', '=', hashOf(keys, token))
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > USED_EVERY_MS)
    await database.updateTable('provisioning_token').set({ last_used_at: now }).where('id', '=', row.id).execute();
  return { schoolId: row.school_id as ProvisionedSchoolId, isSuspended: row.suspended_at !== null };
}
