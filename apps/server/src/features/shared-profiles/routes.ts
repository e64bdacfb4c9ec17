import * as endpoints from '@fairway/contract/shared-profiles/endpoints';
import { negotiateLocale } from '@fairway/rules/locales';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import { managedOrganizationId } from '../teams/access.ts';
import type { Recruiter } from './queries.ts';
import { openCv, readCv, sharedListing, sharedProfileView } from './views.ts';

export function sharedProfileRoutes(bind: Bind, { secret, files }: { secret: string; files: FileStore }): void {
  bindList(bind, endpoints.sharedProfilesList, async ({ params, query }, request) =>
    sharedListing(request.database, await recruiterOf(request, params), query),
  );
  bind(endpoints.getOrganizationSharedProfile, async ({ params }, request) => {
    const locale = negotiateLocale(request.fastify.headers['accept-language']);
    return sharedProfileView(request.database, await recruiterOf(request, params), params.userId.toLowerCase(), locale);
  });
  bind(endpoints.openSharedCv, async ({ params }, request) =>
    openCv(request.database, await recruiterOf(request, params), params.userId.toLowerCase(), secret),
  );
  bind(endpoints.readSharedCv, async ({ params }, request) =>
    readCv(request, await recruiterOf(request, params), params.userId.toLowerCase(), files),
  );
}

/** @throws Problem not_found to who does not recruit there */
async function recruiterOf(request: ApiRequest, { organizationId }: { organizationId: number }): Promise<Recruiter> {
  return {
    organizationId: await managedOrganizationId(request, organizationId),
    actorId: ownUserId(request),
    now: request.clock.now(),
  };
}
