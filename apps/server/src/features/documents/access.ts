// The gate of one's documents: the rule decides by the page that asks. @spec 6 "School-verified user", decision 62
import { decideAccess } from '@fairway/rules/access-decisions';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { type OwnUserId, ownUserId } from '../identity/access.ts';
import { verifiedSchoolIds } from '../verification/queries.ts';

/** The caller, where their documents are open to this page. @throws Problem unauthenticated, documents.not_verified */
export async function documentOwner(call: Call, place: 'profile' | 'cvs'): Promise<OwnUserId> {
  const owner = ownUserId(call);
  if (place === 'profile') return owner;
  const { verifyDocuments } = call.tenant.features;
  // Asked only where the answer depends on it.
  const schoolIds = verifyDocuments ? await verifiedSchoolIds(call.database, owner, call.clock.now()) : [];
  if (!decideAccess('cvPages', { verifyDocuments, verifiedSchoolIds: schoolIds }).allowed) throw new Problem('documents.not_verified');
  return owner;
}
