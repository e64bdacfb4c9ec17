// Mints the scope of one's own documents. The endpoints serve /profile/documents, which asks for a login alone; the gate of /cvupload and
// /cvs is the rule `documentAccess` (decision 62).
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';

/** The user whose documents are asked for: the caller. */
export type DocumentOwnerId = string & { readonly documentOwner: unique symbol };

/** @throws Problem unauthenticated */
export function documentOwnerId(call: Call): DocumentOwnerId {
  if (call.actor.kind !== 'user') throw new Problem('unauthenticated');
  return call.actor.userId as DocumentOwnerId;
}
