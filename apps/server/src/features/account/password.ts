// A new password: the old one is shown, or there is none yet and the person proved who it is. Every other session ends, and links that
// would reset it end too. Of two changes at once one wins.
import { recordAudit } from '../../kernel/audit.ts';
import { refuseFaults } from '../../kernel/http/field-faults.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { newPasswordIssues } from '../../kernel/session/new-password.ts';
import { hashPassword } from '../../kernel/session/password-hash.ts';
import { ownUserId, requireProof, signedIn } from '../identity/access.ts';
import { orderAccountMail } from '../identity/account-mails.ts';
import { replacePassword } from '../identity/people/commands.ts';
import { endSessions } from '../identity/sessions/commands.ts';
import { requirePassword } from './proof.ts';
import { getPerson } from './queries.ts';
import type { AccountServices } from './services.ts';

/** Returns how many sessions ended. @throws Problem WrongPassword, ProofNeeded, PasswordChangeFailed, the codes of a bad password */
export async function changePassword(
  request: ApiRequest,
  typed: { currentPassword?: string | undefined; newPassword: string },
  services: AccountServices,
): Promise<number> {
  const person = await getPerson(request.database, ownUserId(request));
  if (person.password_hash === null) await requireProof(request);
  else await requirePassword(request, person, typed.currentPassword ?? '', services);
  const issues = await newPasswordIssues(typed.newPassword, [person.first_name, person.last_name, person.email]);
  refuseFaults(issues.map((code) => ({ pointer: '/body/newPassword', code })));
  const hash = await hashPassword(typed.newPassword);
  const now = request.clock.now();
  const ended = await request.database.transaction().execute(async (transaction) => {
    if (!(await replacePassword(transaction, person, hash, now))) throw new Problem('PasswordChangeFailed');
    await orderAccountMail(transaction, services, request, person, {
      kind: 'password_changed',
      once: { id: newId() },
      link: '/recover-password',
    });
    await recordAudit(transaction, { actorId: person.id, action: 'account.password_changed', subject: `user:${person.id}`, at: now });
    return endSessions(transaction, { userId: person.id, except: signedIn(request).sessionId }, 'password_changed', now);
  });
  for (const id of ended) services.ended.add(id);
  return ended.length;
}
