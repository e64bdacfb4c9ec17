// Looking at the DNS of claimed domains: when an administrator asks, and every hour for as long as a claim is open. No transaction is open
// while a DNS server is asked; what it said is written to the claim that it was asked about. @rule schools.8, verification.28
import type { Database } from '../../../kernel/database/database.ts';
import type { TxtLookup } from '../../../kernel/domain-proof.ts';
import { editorInBackground, type SchoolEditor } from './access.ts';
import { type Claim, endClaim, noteOutcome } from './domain-claims.ts';

/** Asked at once: a server that is silent takes six seconds. */
const AT_ONCE = 10;

/** `database`: outside of a transaction. */
export async function lookAtClaim(database: Database, lookup: TxtLookup, editor: SchoolEditor, claim: Claim): Promise<void> {
  const outcome = await lookup(claim.domain, claim.token);
  await database.transaction().execute((transaction) => noteOutcome(transaction, editor, claim, outcome));
}

/** Looks at every open claim, and ends those whose time is over or whose domain another school has. Safe to repeat. */
export async function lookAtClaims(
  database: Database,
  { lookup, now }: { lookup: TxtLookup; now: Date },
): Promise<{ looked: number; ended: number }> {
  const claims = await database
    .selectFrom('school_domain_claim')
    .select(['school_id', 'domain', 'token', 'claimed_by', 'ends_at', 'code_hash', 'ended'])
    .where('ended', 'is', null)
    .orderBy('ends_at')
    .orderBy('school_id')
    .orderBy('domain')
    .execute();
  for (let at = 0; at < claims.length; at += AT_ONCE)
    await Promise.all(
      claims.slice(at, at + AT_ONCE).map((claim) => lookAtClaim(database, lookup, editorInBackground(claim.school_id, now), claim)),
    );
  return { looked: claims.length, ended: await endClaims(database, now) };
}

async function endClaims(database: Database, now: Date): Promise<number> {
  const due = await database
    .selectFrom('school_domain_claim as c')
    .leftJoin('school_domain as d', (join) => join.onRef('d.domain', '=', 'c.domain').onRef('d.school_id', '<>', 'c.school_id'))
    .select(['c.school_id', 'c.domain', 'd.school_id as taken_by'])
    .where('c.ended', 'is', null)
    .where((where) => where.or([where('c.ends_at', '<=', now), where('d.school_id', 'is not', null)]))
    .execute();
  for (const { school_id: schoolId, domain, taken_by } of due)
    await database
      .transaction()
      .execute((transaction) => endClaim(transaction, { schoolId, now }, domain, taken_by === null ? 'over' : 'taken'));
  return due.length;
}
