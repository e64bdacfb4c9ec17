// A sign-in on its way, as a row: begun by one session, finished by the same one, once, within ten minutes. No cookie is needed: what the
// provider sends back proves nothing until the page of that very session hands it in, so an answer that was made for somebody else's
// browser is worthless in this one, and this one's in theirs. (@rule identity.4: strict cookies do not ride on a provider's hop.)
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import type { SignInChecks, SignInPerson } from './gateway.ts';

const LIFE_MS = 10 * 60_000;
const SEAL = 'school_sign_in_flow';

export type FlowPurpose = 'prove' | 'test';
/** Who is finishing, and what. */
export type FlowOwner = { userId: string; sessionId: string; schoolId: number; purpose: FlowPurpose };
export type TakenFlow = { checks: SignInChecks; issuer: string; person: SignInPerson | null };

const secrets = z.object({ nonce: z.string(), codeVerifier: z.string(), requestId: z.string() });
const answered = z.object({ subject: z.string().nullable(), claims: z.record(z.string(), z.array(z.string())) });
const secret = () => randomBytes(32).toString('base64url');
const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Begins one. `returnUrl`: where the page goes on, absolute. */
export async function beginFlow(
  database: Database,
  keys: SessionKeys,
  owner: FlowOwner & { issuer: string; returnUrl: string },
  now: Date,
): Promise<SignInChecks> {
  const state = secret();
  const kept = { nonce: secret(), codeVerifier: secret(), requestId: `_${randomBytes(20).toString('hex')}` };
  await database.deleteFrom('school_sign_in_flow').where('expires_at', '<', now).execute();
  await database
    .insertInto('school_sign_in_flow')
    .values({
      state_hash: hashOf(state),
      school_id: owner.schoolId,
      user_id: owner.userId,
      session_id: owner.sessionId,
      purpose: owner.purpose,
      issuer: owner.issuer,
      return_url: owner.returnUrl,
      sealed_checks: keys.seal(SEAL, JSON.stringify(kept)),
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .execute();
  return { state, ...kept, startedAt: now };
}

const openFlows = (database: Database, state: string, now: Date) =>
  database
    .selectFrom('school_sign_in_flow')
    .where('state_hash', '=', hashOf(state))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);

/** Where a flow goes on; undefined for one that is unknown, used or over. */
export async function findFlowReturn(database: Database, state: string, now: Date): Promise<string | undefined> {
  return (await openFlows(database, state, now).select('return_url').executeTakeFirst())?.return_url;
}

/** A flow that a provider answers by POST, locked; undefined when it is unknown, used, over, or was answered before. */
export async function findUnanswered(database: Database, keys: SessionKeys, state: string, now: Date) {
  const row = await openFlows(database, state, now)
    .select(['school_id', 'issuer', 'return_url', 'sealed_checks', 'created_at'])
    .where('ticket_hash', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      schoolId: row.school_id,
      issuer: row.issuer,
      returnUrl: row.return_url,
      checks: opened(keys, state, row.sealed_checks, row.created_at),
    }
  );
}

/** Keeps what was posted and believed; the ticket goes to the browser that posted it, and to nobody else. */
export async function keepAnswer(database: Database, keys: SessionKeys, state: string, person: SignInPerson): Promise<string> {
  const ticket = secret();
  await database
    .updateTable('school_sign_in_flow')
    .set({ ticket_hash: hashOf(ticket), sealed_answer: keys.seal(SEAL, JSON.stringify(person)) })
    .where('state_hash', '=', hashOf(state))
    .execute();
  return ticket;
}

/**
 * Uses a flow up, whatever comes of it then; only its own session can.
 * @throws Problem verification.sign_in_over
 */
export async function takeFlow(
  database: Database,
  keys: SessionKeys,
  owner: FlowOwner,
  answer: { state: string; ticket?: string | undefined },
  now: Date,
): Promise<TakenFlow> {
  const row = await database
    .updateTable('school_sign_in_flow')
    .set({ used_at: now })
    .where('state_hash', '=', hashOf(answer.state))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('user_id', '=', owner.userId)
    .where('session_id', '=', owner.sessionId)
    .where('school_id', '=', owner.schoolId)
    .where('purpose', '=', owner.purpose)
    .returning(['issuer', 'sealed_checks', 'created_at', 'ticket_hash', 'sealed_answer'])
    .executeTakeFirst();
  if (!row) throw new Problem('verification.sign_in_over');
  const right = row.ticket_hash && answer.ticket !== undefined && row.ticket_hash.equals(hashOf(answer.ticket));
  const text = right && row.sealed_answer ? keys.open(SEAL, row.sealed_answer) : undefined;
  return {
    checks: opened(keys, answer.state, row.sealed_checks, row.created_at),
    issuer: row.issuer,
    person: text === undefined ? null : answered.parse(JSON.parse(text)),
  };
}

function opened(keys: SessionKeys, state: string, sealed: Uint8Array, startedAt: Date): SignInChecks {
  const text = keys.open(SEAL, sealed);
  // The deployment's key was changed meanwhile.
  if (text === undefined) throw new Problem('verification.sign_in_over');
  return { ...secrets.parse(JSON.parse(text)), state, startedAt };
}
