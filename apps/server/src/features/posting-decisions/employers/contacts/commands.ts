// The people whom a school knows at an employer: added, changed and deleted by any of its staff. They have no account here, so what is deleted is
// gone; whoever deleted it brings it back by sending it again. @rule postings.11
import { contactFault, SCHOOL_EMPLOYER_LIMITS, tidyContact } from '@fairway/rules/school-employers';
import { tidyMessage } from '@fairway/rules/verification-request';
import { sql } from 'kysely';
import type { Database } from '../../../../kernel/database/database.ts';
import { Problem } from '../../../../kernel/http/problems.ts';
import type { EmployerKeeper } from '../access.ts';
import { keepLine } from '../commands.ts';
import { type ContactView, listContacts } from './queries.ts';

type Fields = Omit<ContactView, 'id'>;

/** Once a key. @throws Problem not_found, posting_decisions.contact_name, .contact_email, .contact_phone, .contact_limit */
export async function addContact(
  transaction: Database,
  keeper: EmployerKeeper,
  { key, ...typed }: Fields & { key: string },
): Promise<ContactView> {
  const fields = tidied(typed);
  const { employer, now } = keeper;
  const { schoolId, organizationId } = employer;
  // One at a time, so that none slips past the limit.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`employer contacts ${schoolId} ${organizationId}`}, 0))`.execute(transaction);
  const [earlier] = await listContacts(transaction, employer, key);
  if (earlier) return earlier;
  const { count } = await transaction
    .selectFrom('school_employer_contact')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('school_id', '=', schoolId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= SCHOOL_EMPLOYER_LIMITS.contacts) throw new Problem('posting_decisions.contact_limit');
  const written = await transaction
    .insertInto('school_employer_contact')
    .values({ school_id: schoolId, id: key, organization_id: organizationId, ...fields, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // A contact of another employer has the key.
  if (!written) throw new Problem('not_found');
  await keepLine(transaction, keeper, 'employer.contact_added');
  return getContact(transaction, keeper, key);
}

/** @throws Problem not_found, posting_decisions.contact_name, .contact_email, .contact_phone */
export async function changeContact(transaction: Database, keeper: EmployerKeeper, id: string, typed: Fields): Promise<ContactView> {
  const row = await transaction
    .updateTable('school_employer_contact')
    .set({ ...tidied(typed), updated_at: keeper.now })
    .where('school_id', '=', keeper.employer.schoolId)
    .where('organization_id', '=', keeper.employer.organizationId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  await keepLine(transaction, keeper, 'employer.contact_changed');
  return getContact(transaction, keeper, id);
}

/** @throws Problem not_found */
export async function deleteContact(transaction: Database, keeper: EmployerKeeper, id: string): Promise<void> {
  const row = await transaction
    .deleteFrom('school_employer_contact')
    .where('school_id', '=', keeper.employer.schoolId)
    .where('organization_id', '=', keeper.employer.organizationId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  await keepLine(transaction, keeper, 'employer.contact_deleted');
}

async function getContact(transaction: Database, { employer }: EmployerKeeper, id: string): Promise<ContactView> {
  const [contact] = await listContacts(transaction, employer, id);
  if (!contact) throw new Problem('not_found');
  return contact;
}

function tidied({ note, ...typed }: Fields): Fields {
  const line = tidyContact(typed);
  const fault = contactFault(line);
  if (fault) throw new Problem(`posting_decisions.${fault}`);
  // Composing may make a text longer.
  return { ...line, note: [...tidyMessage(note)].slice(0, SCHOOL_EMPLOYER_LIMITS.contactNoteCharacters).join('') };
}
