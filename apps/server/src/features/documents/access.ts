// The gate of one's documents: the rule decides by the page that asks. @spec 6 "School-verified user", decision 62
import { type DocumentPlace, documentAccess } from '@fairway/rules/document-access';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { type OwnUserId, ownUserId } from '../identity/access.ts';
import { verifiedSchoolIds } from '../verification/queries.ts';

/** The caller, where their documents are open to this page. @throws Problem unauthenticated, documents.not_verified */
export async function documentOwner(call: Call, place: DocumentPlace): Promise<OwnUserId> {
  const owner = ownUserId(call);
  const needsVerification = call.tenant.features.verifyDocuments;
  // Asked only where the answer depends on it.
  const schoolIds = place === 'cvs' && needsVerification ? await verifiedSchoolIds(call.database, owner, call.clock.now()) : [];
  if (documentAccess(place, { needsVerification, verifiedSchoolIds: schoolIds }) === 'not_verified')
    throw new Problem('documents.not_verified');
  return owner;
}
