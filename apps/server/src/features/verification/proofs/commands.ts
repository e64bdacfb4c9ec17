// A proof that came by sign-in, roster or class code: the connection is verified at once, for as long as the school lets this way hold.
// Who proved it decides the caller, before; here it is only written. A person who is verified already stays so, unchanged.
import type { methodProof } from '@fairway/contract/verification/methods';
import type { VerificationMethod } from '@fairway/rules/verification';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { endIfOver, ensureConnection, moveConnection } from '../commands.ts';

export type InstantMethod = Extract<VerificationMethod, 'sign_in' | 'roster' | 'class_code'>;
export type MethodSettings = { validityDays: number | null };
export type MethodProof = z.input<typeof methodProof>;

const DAY_MS = 86_400_000;

/** How a school takes proof this way; undefined where it does not, or rests. A school takes these only when it chose them. */
export async function findMethod(database: Database, schoolId: number, method: InstantMethod): Promise<MethodSettings | undefined> {
  const row = await database
    .selectFrom('school_verification_method as m')
    .innerJoin('school as s', 's.id', 'm.school_id')
    .select('m.validity_days')
    .where('m.school_id', '=', schoolId)
    .where('m.method', '=', method)
    .where('m.is_on', '=', true)
    .where('s.suspended_at', 'is', null)
    .executeTakeFirst();
  return row && { validityDays: row.validity_days };
}

/** @throws Problem not_found (no such school), verification.school_rests, verification.method_off */
export async function getMethod(database: Database, schoolId: number, method: InstantMethod): Promise<MethodSettings> {
  const school = await database.selectFrom('school').select('suspended_at').where('id', '=', schoolId).executeTakeFirst();
  if (!school) throw new Problem('not_found');
  if (school.suspended_at) throw new Problem('verification.school_rests');
  const settings = await findMethod(database, schoolId, method);
  if (!settings) throw new Problem('verification.method_off');
  return settings;
}

export type Proof = {
  userId: string;
  schoolId: number;
  method: InstantMethod;
  settings: MethodSettings;
  now: Date;
  /** The proof itself ends then (a roster's last day), if that is sooner than the method's validity. */
  endsAt?: Date | null;
  /** Told before it is written, and only where something is written. */
  spend?: () => Promise<void>;
};

/** Verifies in this transaction. @throws Problem verification.wrong_state, and what `spend` throws */
export async function proveConnection(database: Database, proof: Proof): Promise<MethodProof> {
  const { userId, schoolId, method, settings, now, endsAt = null } = proof;
  const connection = await endIfOver(database, await ensureConnection(database, userId, schoolId, now), now);
  if (connection.state !== 'verified') {
    await proof.spend?.();
    const ends = [endsAt?.getTime(), settings.validityDays === null ? undefined : now.getTime() + settings.validityDays * DAY_MS];
    const soonest = Math.min(...ends.filter((end) => end !== undefined));
    const expiresAt = Number.isFinite(soonest) ? new Date(soonest) : null;
    await moveConnection(database, connection, 'prove', { kind: 'candidate', userId }, now, { method, expiresAt });
  }
  const expiresAt = await expiryOf(database, connection.id);
  return { connectionId: connection.id, schoolId, state: 'verified', expiresAt: expiresAt?.toISOString() ?? null };
}

async function expiryOf(database: Database, connectionId: string): Promise<Date | null> {
  const row = database.selectFrom('school_connection').select('expires_at').where('id', '=', connectionId);
  return (await row.executeTakeFirstOrThrow()).expires_at;
}
