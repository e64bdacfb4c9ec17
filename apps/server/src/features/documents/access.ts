// The gate of one's documents: the rule decides by the page that asks. @rule access.5, documents.9
import { decideAccess } from '@fairway/rules/access-decisions';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { type OwnUserId, ownUserId } from '../identity/access.ts';
import { provenSchoolIds } from '../verification/queries.ts';

/** The caller, where their documents are open to this page. @throws Problem unauthenticated, documents.not_verified */
export async function documentOwner(request: ApiRequest, place: 'profile' | 'cvs'): Promise<OwnUserId> {
  const owner = ownUserId(request);
  if (place === 'profile') return owner;
  const { verifyDocuments } = request.tenant.features;
  // Asked only where the answer depends on it. A school that rests keeps nobody from what is their own.
  const schoolIds = verifyDocuments ? await provenSchoolIds(request.database, owner, request.clock.now()) : [];
  if (!decideAccess('cvPages', { verifyDocuments, verifiedSchoolIds: schoolIds }).allowed) throw new Problem('documents.not_verified');
  return owner;
}
