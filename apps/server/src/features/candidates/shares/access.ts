// Mints the scope of received shares: the caller and the organisations that they run.
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { signedIn } from '../../identity/access.ts';

/** For whom a share counts as received: a person, and the organisations they run. */
export type ShareReader = { userId: string; organizationIds: readonly number[] } & { readonly shareReader: unique symbol };

/** @throws Problem unauthenticated */
export function shareReader(request: ApiRequest): ShareReader {
  const { userId, organizationIds } = signedIn(request);
  return { userId, organizationIds } as ShareReader;
}
