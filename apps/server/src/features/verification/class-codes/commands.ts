// Class codes: started and ended by staff, used by candidates. A place is taken under the lock of the code, so two people never take the last
// one; wrong tries are counted for the person and for the school, so a class cannot guess together.
import type { SchoolAuditAction } from '@fairway/rules/school-audit';
import { countAttempt, returnAttempt } from '../../../kernel/attempts.ts';
import { recordAudit } from '../../../kernel/audit.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { ownUserId } from '../../identity/access.ts';
import type { ManagedSchoolId } from '../../schools/access.ts';
import { getMethod, type MethodProof, proveConnection } from '../proofs/commands.ts';
import type { MethodServices } from '../proofs/services.ts';
import { newClassCode, typedClassCode } from './codes.ts';
import { codePurpose } from './views.ts';

const RUNNING = 20;
const MINUTE_MS = 60_000;
/** Of one person. */
const TRIES = { kind: 'class_code', max: 10, windowMinutes: 15 };
/** Of all people at one school: a lecture hall mistypes, a machine does not get far. */
const SCHOOL_TRIES = { kind: 'class_code_school', max: 300, windowMinutes: 15 };

const codeHash = (keys: SessionKeys, schoolId: number, code: string) => keys.keyedHash(`school_class_code:${schoolId}`, code);

/** @throws Problem verification.method_off, verification.code_limit */
export async function startClassCode(
  request: ApiRequest,
  services: MethodServices,
  schoolId: ManagedSchoolId,
  given: { label: string; minutes: number; maxUses: number },
): Promise<string> {
  const { database } = request;
  const now = request.clock.now();
  await getMethod(database, schoolId, 'class_code');
  // One start at a time a school, so that the limit holds.
  await database.selectFrom('school').select('id').where('id', '=', schoolId).forNoKeyUpdate().executeTakeFirstOrThrow();
  const { running } = await database
    .selectFrom('school_class_code')
    .select(({ fn }) => fn.countAll<string>().as('running'))
    .where('school_id', '=', schoolId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(running) >= RUNNING) throw new Problem('verification.code_limit');
  const id = newId();
  const code = newClassCode();
  await database
    .insertInto('school_class_code')
    .values({
      id,
      school_id: schoolId,
      code_hash: codeHash(services.keys, schoolId, code),
      sealed_code: services.keys.seal(codePurpose(schoolId), code),
      label: given.label.trim(),
      max_uses: given.maxUses,
      started_by: ownUserId(request),
      started_at: now,
      ends_at: new Date(now.getTime() + given.minutes * MINUTE_MS),
    })
    .execute();
  await audit(request, schoolId, 'verification.class_code_started', id, { minutes: given.minutes, maxUses: given.maxUses });
  return id;
}

/** Ends a code of this school; one that is over stays as it is. */
export async function endClassCode(request: ApiRequest, schoolId: ManagedSchoolId, id: string): Promise<void> {
  const now = request.clock.now();
  const ended = await request.database
    .updateTable('school_class_code')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (ended) await audit(request, schoolId, 'verification.class_code_ended', id, {});
}

const audit = (request: ApiRequest, schoolId: number, action: SchoolAuditAction, codeId: string, detail: Record<string, number>) =>
  recordAudit(request.database, {
    at: request.clock.now(),
    actorId: ownUserId(request),
    action,
    subject: `school:${schoolId}`,
    schoolId,
    detail: { codeId, ...detail },
  });

/** @throws Problem not_found, verification.method_off, .code_unknown, .code_over, .code_used_up, rate_limited */
export async function redeemClassCode(
  request: ApiRequest,
  services: MethodServices,
  { schoolId, code: typed }: { schoolId: number; code: string },
): Promise<MethodProof> {
  const { database } = request;
  const { keys } = services;
  const userId = ownUserId(request);
  const now = request.clock.now();
  const settings = await getMethod(database, schoolId, 'class_code');
  const tries = [
    { limit: TRIES, key: userId },
    { limit: SCHOOL_TRIES, key: String(schoolId) },
  ] as const;
  // Outside of this transaction: a wrong try counts, though it is rolled back.
  for (const { limit, key } of tries) await countAttempt(services.database, keys, limit, key, now);
  const code = typedClassCode(typed);
  const row =
    code &&
    (await database
      .selectFrom('school_class_code')
      .select(['id', 'ends_at', 'ended_at', 'max_uses'])
      .where('school_id', '=', schoolId)
      .where('code_hash', '=', codeHash(keys, schoolId, code))
      .forUpdate()
      .executeTakeFirst());
  if (!row) throw new Problem('verification.code_unknown');
  await Promise.all(tries.map(({ limit, key }) => returnAttempt(services.database, keys, limit.kind, key)));
  if (row.ended_at !== null || row.ends_at <= now) throw new Problem('verification.code_over');
  const spend = async () => {
    const { uses } = await database
      .selectFrom('school_class_code_use')
      .select(({ fn }) => fn.countAll<string>().as('uses'))
      .where('code_id', '=', row.id)
      .where('user_id', '<>', userId)
      .executeTakeFirstOrThrow();
    if (Number(uses) >= row.max_uses) throw new Problem('verification.code_used_up');
    await database
      .insertInto('school_class_code_use')
      .values({ code_id: row.id, user_id: userId, used_at: now })
      .onConflict((conflict) => conflict.columns(['code_id', 'user_id']).doUpdateSet({ used_at: now }))
      .execute();
  };
  return proveConnection(database, { userId, schoolId, method: 'class_code', settings, now, spend });
}
