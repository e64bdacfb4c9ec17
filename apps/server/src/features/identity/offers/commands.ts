// A role at a school that somebody with an account is offered. It is theirs only when they accept it, signed in; until then it can be taken back,
// and after 7 days it is over. Each step is a line of the audit.
import { LIMITS } from '@fairway/rules/limits';
import type { StaffRole } from '@fairway/rules/school-settings';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { ownUserId } from '../access.ts';
import { grantRole } from '../roles/commands.ts';

export type Offered = { userId: string; schoolId: number; role: StaffRole; actorId: string | null; now: Date };

/** Offers a role, or renews the offer; the mail is its caller's. */
export async function offerRole(transaction: Database, { userId, schoolId, role, actorId, now }: Offered): Promise<void> {
  const terms = { role, offered_by: actorId, offered_at: now, expires_at: new Date(now.getTime() + LIMITS.activateLinkDays * 86_400_000) };
  await transaction
    .insertInto('staff_offer')
    .values({ id: newId(), school_id: schoolId, user_id: userId, ...terms })
    .onConflict((conflict) => conflict.columns(['school_id', 'user_id']).doUpdateSet(terms))
    .execute();
}

/** Takes an offer back; false where there is none. */
export async function withdrawOffer(transaction: Database, { userId, schoolId }: Pick<Offered, 'userId' | 'schoolId'>): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('staff_offer')
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The person's own answer. @throws Problem not_found */
export async function answerOffer(request: ApiRequest, id: string, answer: 'accepted' | 'declined'): Promise<void> {
  const { database, clock } = request;
  const userId = ownUserId(request);
  const now = clock.now();
  const offer = await database
    .deleteFrom('staff_offer')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning(['school_id', 'role', 'offered_by'])
    .executeTakeFirst();
  if (!offer) throw new Problem('not_found');
  const role = offer.role as StaffRole;
  const held = { role, organizationId: null, schoolId: offer.school_id };
  if (answer === 'accepted') await grantRole(database, { userId, held, actorId: offer.offered_by, now });
  const line = { at: now, actorId: userId, subject: `user:${userId}`, schoolId: offer.school_id, detail: { role } };
  await recordAudit(database, { ...line, action: `staff.invitation_${answer}` as const });
}
