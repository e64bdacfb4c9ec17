// What a link of a mail is good for, asked by the page it opens. Changes nothing, so that a mail scanner that runs the page uses nothing up.
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { findPersonOfLink } from '../accounts.ts';
import { findLink } from '../links.ts';
import { invitedPerson } from '../registration/activation.ts';

export type AskedLink = { token: string; purpose: 'reset' | 'recover' | 'activate' };

/** @throws Problem InvalidToken, UserNotFound (refused by an administrator), UserAlreadyActive */
export async function accountLink(database: Database, asked: AskedLink, now: Date) {
  const { link, person } =
    asked.purpose === 'activate' ? await invitedPerson(database, asked.token, now) : await present(database, asked, now);
  return {
    purpose: asked.purpose,
    email: person.email,
    firstName: person.first_name,
    lastName: person.last_name,
    deletionDueAt: asked.purpose === 'recover' ? (person.deletion_due_at?.toISOString() ?? null) : null,
    returnUrl: link.returnUrl,
  };
}

async function present(database: Database, asked: AskedLink, now: Date) {
  const link = await findLink(database, asked.token, [asked.purpose], now);
  const person = link && (await findPersonOfLink(database, link));
  if (!person || (asked.purpose === 'recover' && !person.deletion_due_at)) throw new Problem('InvalidToken');
  if (person.status === 'suspended') throw new Problem('UserNotFound');
  return { link, person };
}
