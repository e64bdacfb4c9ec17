// A new password: the old one is shown, or there is none yet and the person proved who it is. Every other session ends, and links that
// would reset it end too. Of two changes at once one wins.
import { recordAudit } from '../../kernel/audit.ts';
import type { Call } from '../../kernel/http/call.ts';
import { refuseFaults } from '../../kernel/http/field-faults.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { newPasswordIssues } from '../../kernel/session/new-password.ts';
import { hashPassword } from '../../kernel/session/password-hash.ts';
import { ownUserId, requireProof, signedIn } from '../identity/access.ts';
import { orderAccountMail } from '../identity/account-mails.ts';
import { endSessions } from '../identity/sessions/commands.ts';
import { requirePassword } from './proof.ts';
import { getPerson } from './queries.ts';
import type { AccountServices } from './services.ts';

/** Returns how many sessions ended. @throws Problem WrongPassword, ProofNeeded, PasswordChangeFailed, the codes of a bad password */
export async function changePassword(
  call: Call,
  typed: { currentPassword?: string | undefined; newPassword: string },
  services: AccountServices,
): Promise<number> {
  const person = await getPerson(call.database, ownUserId(call));
  if (person.password_hash === null) await requireProof(call);
  else await requirePassword(call, person, typed.currentPassword ?? '', services);
  const issues = await newPasswordIssues(typed.newPassword, [person.first_name, person.last_name, person.email]);
  refuseFaults(issues.map((code) => ({ pointer: '/body/newPassword', code })));
  const hash = await hashPassword(typed.newPassword);
  const now = call.clock.now();
  const ended = await call.database.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('app_user')
      .set({ password_hash: hash, password_changed_at: now, updated_at: now })
      .where('id', '=', person.id)
      .where('password_hash', 'is not distinct from', person.password_hash)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new Problem('PasswordChangeFailed');
    await transaction.deleteFrom('mail_token').where('user_id', '=', person.id).where('purpose', '=', 'reset').execute();
    await orderAccountMail(transaction, services, call, person, {
      kind: 'password_changed',
      once: { id: newId() },
      link: '/recover-password',
    });
    await recordAudit(transaction, { actorId: person.id, action: 'account.password_changed', subject: `user:${person.id}`, at: now });
    return endSessions(transaction, { userId: person.id, except: signedIn(call).sessionId }, 'password_changed', now);
  });
  for (const id of ended) services.ended.add(id);
  return ended.length;
}
