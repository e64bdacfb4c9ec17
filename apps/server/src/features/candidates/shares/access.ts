// Mints the scope of received shares: the caller, and the organizations for which they recruit now. The roles are asked of the database, so that
// nobody who left reads on by an old token, and representatives never do.
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { signedIn } from '../../identity/access.ts';
import { listRecruitingIds } from '../../teams/access.ts';

/** For whom a share counts as received: a person, and the organizations for which they recruit. */
export type ShareReader = { userId: string; organizationIds: readonly number[] } & { readonly shareReader: unique symbol };

/** @throws Problem unauthenticated */
export async function shareReader(request: ApiRequest): Promise<ShareReader> {
  const { userId } = signedIn(request);
  return { userId, organizationIds: await listRecruitingIds(request.database, userId) } as unknown as ShareReader;
}
