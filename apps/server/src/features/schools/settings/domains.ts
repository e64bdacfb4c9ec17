// The e-mail domains of a school. A domain stands for one school, is a real name, and nobody outside the school has an address of it
// (rules/domains.ts). It verifies nobody before it is proven (domain-claims.ts), which what lies below a proven one is. The first becomes the primary one; when that goes, the next by name does.
import { type DomainProof, isBelowDomain } from '@fairway/rules/domain-proof';
import { domainFault } from '@fairway/rules/domains';
import { SCHOOL_COUNTS } from '@fairway/rules/school-settings';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { tidyDomain } from '../importing/domains.ts';
import type { SchoolEditor } from './access.ts';
import { lockSchool, noteSchoolChange, refuseInvalid, refuseNeeded } from './changes.ts';
import { claimDomain, countClaims, dropClaim, oneProofAtATime, writeProof } from './domain-claims.ts';
import { countProofs } from './domain-list.ts';

/** Adds a domain, or claims it where it is not proven thereby. @rule schools.8. @throws Problem settings.invalid, settings.domain_known, settings.domain_taken, settings.limit */
export async function addDomain(database: Database, editor: SchoolEditor, typed: string): Promise<void> {
  if (typed.includes('@')) refuseInvalid([{ pointer: '/domain', code: 'whole_address' }]);
  const domain = tidyDomain(typed);
  const code = domainFault(domain);
  if (code) refuseInvalid([{ pointer: '/domain', code }]);
  await oneProofAtATime(database);
  await lockSchool(database, editor);
  const held = await database
    .selectFrom('school_domain')
    .select(['domain', 'proven_by', 'proven_at'])
    .where('school_id', '=', editor.schoolId)
    .execute();
  if (held.some((one) => one.domain === domain)) throw new Problem('settings.domain_known');
  if (held.length + (await countClaims(database, editor.schoolId)) >= SCHOOL_COUNTS.domains) throw new Problem('settings.limit');
  const above = held.find((one) => isBelowDomain(domain, one.domain));
  if (!above && !editor.isPlatform) return claimDomain(database, editor, domain);
  const proof = above ? { by: above.proven_by as DomainProof, at: above.proven_at } : { by: 'platform' as const, at: editor.now };
  if (!(await writeProof(database, editor, domain, proof))) throw new Problem('settings.domain_taken');
  await noteSchoolChange(database, editor, 'domain_added', { domain });
}

/** @throws Problem not_found */
export async function makePrimary(database: Database, editor: SchoolEditor, domain: string): Promise<void> {
  await lockSchool(database, editor);
  const isPrimary = await findDomain(database, editor, domain);
  if (isPrimary === undefined) throw new Problem('not_found');
  if (isPrimary) return;
  await setPrimary(database, editor, domain);
  await noteSchoolChange(database, editor, 'domain_primary', { domain });
}

/** Removes a domain, or its claim; one that is gone already changes nothing. `proofs`: students whose proof it is, as was shown. @throws Problem settings.in_use, settings.needed */
export async function removeDomain(database: Database, editor: SchoolEditor, domain: string, proofs: number): Promise<void> {
  await lockSchool(database, editor);
  const wasPrimary = await findDomain(database, editor, domain);
  if (wasPrimary === undefined) return dropClaim(database, editor, domain);
  const now = await countProofs(database, editor.schoolId, domain);
  if (now > proofs) throw new Problem('settings.in_use');
  await database.deleteFrom('school_domain').where('school_id', '=', editor.schoolId).where('domain', '=', domain).execute();
  const left = await database
    .selectFrom('school_domain')
    .select('domain')
    .where('school_id', '=', editor.schoolId)
    .limit(1)
    .executeTakeFirst();
  if (!left) await refuseNeeded(database, editor);
  const next = wasPrimary
    ? await database
        .selectFrom('school_domain')
        .select('domain')
        .where('school_id', '=', editor.schoolId)
        .orderBy('domain')
        .executeTakeFirst()
    : undefined;
  if (next) await setPrimary(database, editor, next.domain);
  await noteSchoolChange(database, editor, 'domain_removed', { domain, proofs: now });
}

async function findDomain(database: Database, { schoolId }: SchoolEditor, domain: string): Promise<boolean | undefined> {
  const row = await database
    .selectFrom('school_domain')
    .select('is_primary')
    .where('school_id', '=', schoolId)
    .where('domain', '=', domain)
    .executeTakeFirst();
  return row?.is_primary;
}

/** In two steps: a school has one primary domain at every moment. */
async function setPrimary(database: Database, { schoolId }: SchoolEditor, domain: string): Promise<void> {
  await database
    .updateTable('school_domain')
    .set({ is_primary: false })
    .where('school_id', '=', schoolId)
    .where('is_primary', '=', true)
    .execute();
  await database
    .updateTable('school_domain')
    .set({ is_primary: true })
    .where('school_id', '=', schoolId)
    .where('domain', '=', domain)
    .execute();
}
