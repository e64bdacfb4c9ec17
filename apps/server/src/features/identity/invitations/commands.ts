// Giving a role to an address, whoever stands behind it: an account that is there gets the role, another address an account that the link
// of a mail activates within 7 days. An account whose address was never proven is invited like a new one, and what was set up before
// (a password of whoever typed the address) is forgotten: a role is never handed to a stranger.
import { isEmail } from '@fairway/rules/emails';
import type { Locale } from '@fairway/rules/locales';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { orderMail } from '../../../kernel/mail/outgoing.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { findPersonByEmail, lockPerson } from '../accounts.ts';
import { createLink, endLinks } from '../links.ts';
import { createUser, UserRefused } from '../operator.ts';
import { grantRole, type HeldRole } from '../roles/commands.ts';

export type Invitation = {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  held: HeldRole;
  actorId: string;
  /** In whose name the mail is. */
  inviter: string;
  tenantId: number;
};

export type InvitationOutcome = { userId: string; outcome: 'invited' | 'granted' | 'held' };

/** Gives the role in this transaction. @throws Problem InvalidEmail, EmailNotAvailable */
export async function invitePerson(database: Database, keys: SessionKeys, invitation: Invitation, now: Date): Promise<InvitationOutcome> {
  const email = invitation.email.trim();
  if (!isEmail(email)) throw new Problem('InvalidEmail');
  const { held, actorId } = invitation;
  const known = await findPersonByEmail(database, email);
  if (known) await lockPerson(database, known.id);
  if (known && known.status !== 'inactive') {
    const isNew = await grantRole(database, { userId: known.id, held, actorId, now });
    return { userId: known.id, outcome: isNew ? 'granted' : 'held' };
  }
  if (known) {
    await forgetUnproven(database, known.id);
    await grantRole(database, { userId: known.id, held, actorId, now });
    const token = await createLink(database, { purpose: 'activate', userId: known.id, email: known.email, returnUrl: '/', now });
    await mailLink(database, keys, invitation, { userId: known.id, email: known.email, path: `/activate-user?token=${token}` });
    return { userId: known.id, outcome: 'invited' };
  }
  const { userId, activationPath } = await newPerson(database, { ...invitation, email }, now);
  await mailLink(database, keys, invitation, { userId, email, path: activationPath ?? '/' });
  return { userId, outcome: 'invited' };
}

async function newPerson(database: Database, invitation: Invitation, now: Date) {
  try {
    return await createUser(database, invitation, now);
  } catch (error) {
    // The address is right; what is left is that somebody else claims it.
    if (error instanceof UserRefused) throw new Problem('EmailNotAvailable', { cause: error });
    throw error;
  }
}

async function forgetUnproven(database: Database, userId: string): Promise<void> {
  await endLinks(database, userId);
  await database.updateTable('app_user').set({ password_hash: null, password_changed_at: null }).where('id', '=', userId).execute();
  await database.deleteFrom('external_identity').where('user_id', '=', userId).execute();
  await database.deleteFrom('passkey').where('user_id', '=', userId).execute();
}

async function mailLink(
  database: Database,
  keys: SessionKeys,
  { firstName, inviter, locale, tenantId }: Invitation,
  to: { userId: string; email: string; path: string },
): Promise<void> {
  await orderMail(database, keys, {
    key: `activate:${newId()}`,
    kind: 'activate',
    to: { name: '', address: to.email },
    userId: to.userId,
    locale,
    tenantId,
    link: to.path,
    parameters: { firstName, inviter },
  });
}
