// What an administrator does to prove a claimed domain. Tries are counted outside of the transaction, so that refused ones count as well.
// @rule schools.8, verification.28
import { type ProofMailbox, proofAddress } from '@fairway/rules/domain-proof';
import { countAttempt } from '../../../kernel/attempts.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { TxtLookup } from '../../../kernel/domain-proof.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import type { SchoolEditor } from './access.ts';
import { findClaim, oneProofAtATime, openClaim, proveByCode, proveClaim, sendCode } from './domain-claims.ts';
import { lookAtClaim } from './domain-looks.ts';

/** `database`: outside of the request's transaction. */
export type DomainServices = { database: Database; keys: SessionKeys; txtLookup: TxtLookup };

const HOUR = 60;
/** Of one school: whoever just set the record looks more than once. */
const LOOKS = { kind: 'school_domain_look', max: 60, windowMinutes: HOUR };
/** Of one school, and to one address by all schools: a stranger reads it. */
const MAILS = { kind: 'school_domain_mail', max: 20, windowMinutes: 24 * HOUR };
const MAILS_TO = { kind: 'domain_mail_to', max: 3, windowMinutes: 24 * HOUR };
const CODES = { kind: 'school_domain_code', max: 10, windowMinutes: 15 };

/** @throws Problem not_found, settings.claim_over, rate_limited */
export async function lookAtDomain(services: DomainServices, editor: SchoolEditor, domain: string): Promise<void> {
  const claim = await openClaim(services.database, editor, domain);
  if (!claim) return;
  await countAttempt(services.database, services.keys, LOOKS, `${editor.schoolId}`, editor.now);
  await lookAtClaim(services.database, services.txtLookup, editor, claim);
}

/** @throws Problem not_found, settings.claim_over, rate_limited */
export async function mailDomainCode(
  database: Database,
  services: DomainServices,
  editor: SchoolEditor,
  { domain, mailbox, tenantId }: { domain: string; mailbox: ProofMailbox; tenantId: number },
): Promise<void> {
  const claim = await openClaim(database, editor, domain);
  if (!claim) return;
  await countAttempt(services.database, services.keys, MAILS, `${editor.schoolId}`, editor.now);
  await countAttempt(services.database, services.keys, MAILS_TO, proofAddress(mailbox, domain), editor.now);
  await sendCode(database, services.keys, editor, { claim, mailbox, tenantId });
}

/** @throws Problem not_found, settings.claim_over, settings.code_unknown, rate_limited */
export async function proveDomainByCode(
  database: Database,
  services: DomainServices,
  editor: SchoolEditor,
  { domain, code }: { domain: string; code: string },
): Promise<void> {
  await countAttempt(services.database, services.keys, CODES, `${editor.schoolId}`, editor.now);
  await oneProofAtATime(database);
  const claim = await openClaim(database, editor, domain);
  if (claim) await proveByCode(database, services.keys, editor, claim, code);
}

/** The platform's word, for a claim whose time was over as well. */
export async function decideDomain(database: Database, editor: SchoolEditor, domain: string): Promise<void> {
  await oneProofAtATime(database);
  if (await findClaim(database, editor.schoolId, domain)) await proveClaim(database, editor, domain, 'platform');
}
