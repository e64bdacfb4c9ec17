// Domains that a school says are its own. A claim verifies nobody; a proof makes it a domain of the school (`school_domain`), ends the claims of
// other schools at it, and proves what the school claims below it. Two who prove at once come one after the other: the first has it.
// @rule schools.8, verification.28
import { type DomainProof, isBelowDomain, type ProofMailbox, proofEndsAt, type TxtOutcome } from '@fairway/rules/domain-proof';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { newProofCode, newProofToken, typedProofCode } from '../../../kernel/domain-proof.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { editorInBackground, type SchoolEditor } from './access.ts';
import { lockSchool, noteSchoolChange } from './changes.ts';
import { mailCode, tellClaimant } from './domain-mails.ts';

export type Claim = NonNullable<Awaited<ReturnType<typeof findClaim>>>;
type Proof = { by: DomainProof; at: Date | null };

const codeHash = (keys: SessionKeys, schoolId: number, domain: string, code: string) =>
  keys.keyedHash(`school_domain_code:${schoolId}`, `${domain}\n${code}`);

export async function countClaims(database: Database, schoolId: number): Promise<number> {
  const row = await database
    .selectFrom('school_domain_claim')
    .select(({ fn }) => fn.countAll<string>().as('claims'))
    .where('school_id', '=', schoolId)
    .executeTakeFirstOrThrow();
  return Number(row.claims);
}

/** Claims a tidy domain of a locked school, or claims it anew. @throws Problem settings.domain_taken, settings.domain_known */
export async function claimDomain(database: Database, editor: SchoolEditor, domain: string): Promise<void> {
  const taken = await database.selectFrom('school_domain').select('school_id').where('domain', '=', domain).executeTakeFirst();
  if (taken) throw new Problem('settings.domain_taken');
  const row = { token: newProofToken(), claimed_by: editor.actorId, claimed_at: editor.now, ends_at: proofEndsAt(editor.now) };
  const anew = { ...row, outcome: null, looked_at: null, mailbox: null, mailed_at: null, code_hash: null, ended: null };
  const written = await database
    .insertInto('school_domain_claim')
    .values({ school_id: editor.schoolId, domain, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['school_id', 'domain'])
        .doUpdateSet(anew)
        .where(sql<boolean>`school_domain_claim.ended is not null or school_domain_claim.ends_at <= ${editor.now}`),
    )
    .returning('domain')
    .executeTakeFirst();
  if (!written) throw new Problem('settings.domain_known');
  await noteSchoolChange(database, editor, 'domain_claimed', { domain });
}

/** Of this school. */
export function findClaim(database: Database, schoolId: number, domain: string) {
  return database
    .selectFrom('school_domain_claim')
    .select(['school_id', 'domain', 'token', 'claimed_by', 'ends_at', 'code_hash', 'ended'])
    .where('school_id', '=', schoolId)
    .where('domain', '=', domain)
    .executeTakeFirst();
}

/** The claim, while it can be proven; undefined where the domain is proven already. @throws Problem not_found, settings.claim_over */
export async function openClaim(database: Database, { schoolId, now }: SchoolEditor, domain: string): Promise<Claim | undefined> {
  const claim = await findClaim(database, schoolId, domain);
  if (!claim) {
    const held = await database
      .selectFrom('school_domain')
      .select('domain')
      .where('domain', '=', domain)
      .where('school_id', '=', schoolId)
      .executeTakeFirst();
    if (!held) throw new Problem('not_found');
    return undefined;
  }
  if (claim.ended !== null || claim.ends_at <= now) throw new Problem('settings.claim_over');
  return claim;
}

/** Drops a claim of a locked school; one that is gone already changes nothing. */
export async function dropClaim(database: Database, editor: SchoolEditor, domain: string): Promise<void> {
  const dropped = await database
    .deleteFrom('school_domain_claim')
    .where('school_id', '=', editor.schoolId)
    .where('domain', '=', domain)
    .returning('domain')
    .executeTakeFirst();
  if (dropped) await noteSchoolChange(database, editor, 'domain_removed', { domain, proven: false });
}

/** Writes what the DNS said about a claim: proven, or not yet. A claim that was made anew meanwhile is left alone. */
export async function noteOutcome(database: Database, editor: SchoolEditor, claim: Claim, outcome: TxtOutcome): Promise<void> {
  if (outcome === 'found') await oneProofAtATime(database);
  await lockSchool(database, editor);
  const noted = await database
    .updateTable('school_domain_claim')
    .set({ outcome, looked_at: editor.now })
    .where('school_id', '=', claim.school_id)
    .where('domain', '=', claim.domain)
    .where('token', '=', claim.token)
    .where('ended', 'is', null)
    .returning('domain')
    .executeTakeFirst();
  if (noted && outcome === 'found') await proveClaim(database, editor, claim.domain, 'dns');
}

/** Mails a new code, and counts the days of the claim from now. */
export async function sendCode(
  database: Database,
  keys: SessionKeys,
  editor: SchoolEditor,
  { claim, mailbox, tenantId }: { claim: Claim; mailbox: ProofMailbox; tenantId: number },
): Promise<void> {
  const { school_id: schoolId, domain } = claim;
  const code = newProofCode();
  await lockSchool(database, editor);
  await database
    .updateTable('school_domain_claim')
    .set({ mailbox, mailed_at: editor.now, ends_at: proofEndsAt(editor.now), code_hash: codeHash(keys, schoolId, domain, code) })
    .where('school_id', '=', schoolId)
    .where('domain', '=', domain)
    .execute();
  await mailCode(database, keys, { claim, mailbox, code, by: editor.actorId, tenantId });
  await noteSchoolChange(database, editor, 'domain_mailed', { domain, mailbox });
}

/** Proves a claim with what was typed, under the lock of proofs. @throws Problem settings.code_unknown */
export async function proveByCode(database: Database, keys: SessionKeys, editor: SchoolEditor, claim: Claim, typed: string): Promise<void> {
  const code = typedProofCode(typed);
  const isRight = code !== undefined && claim.code_hash?.equals(codeHash(keys, claim.school_id, claim.domain, code));
  if (!isRight) throw new Problem('settings.code_unknown');
  await proveClaim(database, editor, claim.domain, 'mail');
}

/** Under the lock of proofs: makes a claimed domain one of the school, and with it what the school claims below it; where another school has it, the claim ends. */
export async function proveClaim(database: Database, editor: SchoolEditor, domain: string, by: DomainProof): Promise<void> {
  const school = await lockSchool(database, editor);
  if (!(await writeProof(database, editor, domain, { by, at: editor.now }))) return endClaim(database, editor, domain, 'taken');
  const claimed = await database.selectFrom('school_domain_claim').select('domain').where('school_id', '=', school.id).execute();
  for (const below of claimed.filter((one) => isBelowDomain(one.domain, domain))) {
    const written = await writeProof(database, editor, below.domain, { by, at: editor.now });
    await (written ? noteProof(database, editor, below.domain, by) : endClaim(database, editor, below.domain, 'taken'));
  }
  await noteProof(database, editor, domain, by);
}

async function noteProof(database: Database, editor: SchoolEditor, domain: string, by: DomainProof): Promise<void> {
  const claim = await database
    .deleteFrom('school_domain_claim')
    .where('school_id', '=', editor.schoolId)
    .where('domain', '=', domain)
    .returning(['claimed_by', 'school_id', 'domain', 'token'])
    .executeTakeFirst();
  await noteSchoolChange(database, editor, 'domain_proven', { domain, by });
  if (claim && claim.claimed_by !== editor.actorId) await tellClaimant(database, claim, 'proven');
}

/** Before the first lock of whoever may prove a domain: a proof ends claims of other schools, and none of two waits for the other. */
export async function oneProofAtATime(database: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('school domain proof'))`.execute(database);
}

/** Writes a domain that counts and ends other schools' claims at it; false where another school has it. */
export async function writeProof(database: Database, editor: SchoolEditor, domain: string, { by, at }: Proof): Promise<boolean> {
  const primary = sql<boolean>`not exists (select from school_domain d where d.school_id = ${editor.schoolId} and d.is_primary)`;
  await database
    .insertInto('school_domain')
    .values({ domain, school_id: editor.schoolId, is_primary: primary, proven_by: by, proven_at: at })
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .execute();
  const { school_id } = await database
    .selectFrom('school_domain')
    .select('school_id')
    .where('domain', '=', domain)
    .executeTakeFirstOrThrow();
  if (school_id !== editor.schoolId) return false;
  const others = await database
    .selectFrom('school_domain_claim')
    .select('school_id')
    .where('domain', '=', domain)
    .where('school_id', '<>', editor.schoolId)
    .where('ended', 'is', null)
    .orderBy('school_id')
    .execute();
  for (const other of others) await endClaim(database, { schoolId: other.school_id, now: editor.now }, domain, 'taken');
  return true;
}

/** Ends a claim that came to nothing, and tells who made it, once. */
export async function endClaim(
  database: Database,
  { schoolId, now }: { schoolId: number; now: Date },
  domain: string,
  ended: 'over' | 'taken',
): Promise<void> {
  const editor = editorInBackground(schoolId, now);
  await lockSchool(database, editor);
  const claim = await database
    .updateTable('school_domain_claim')
    .set({ ended, code_hash: null })
    .where('school_id', '=', schoolId)
    .where('domain', '=', domain)
    .where('ended', 'is', null)
    .returning(['claimed_by', 'school_id', 'domain', 'token'])
    .executeTakeFirst();
  if (!claim) return;
  await noteSchoolChange(database, editor, ended === 'over' ? 'domain_over' : 'domain_taken', { domain });
  await tellClaimant(database, claim, ended);
}
