import * as endpoints from '@fairway/contract/organization-profiles/endpoints';
import type { OrganizationProfileContent } from '@fairway/rules/organization-profile';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import { listOrganizationPeople } from '../organizations/queries.ts';
import { ownedOrganizationId } from '../teams/access.ts';
import { type Owner, publishDraft, restoreVersion, saveDraft } from './commands.ts';
import { storePicture } from './pictures/commands.ts';
import { getDraft, listVersions, previewDraft } from './queries.ts';

/** Owners alone. @rule organizations.24 */
export function profileRoutes(bind: Bind, files: FileStore): void {
  const ownerOf = async (request: ApiRequest, organizationId: number): Promise<Owner> => ({
    organizationId: await ownedOrganizationId(request, organizationId),
    actorId: ownUserId(request),
    now: request.clock.now(),
  });
  bind(endpoints.getProfileDraft, async ({ params }, request) =>
    getDraft(request.database, await ownedOrganizationId(request, params.organizationId)),
  );
  bind(endpoints.saveProfileDraft, async ({ params, body }, request) => {
    const owner = await ownerOf(request, params.organizationId);
    await saveDraft(request.database, owner, body as { edition: number; content: OrganizationProfileContent });
    return getDraft(request.database, owner.organizationId);
  });
  bind(endpoints.publishProfile, async ({ params, body }, request) => {
    const owner = await ownerOf(request, params.organizationId);
    await publishDraft(request.database, owner, body.edition);
    return getDraft(request.database, owner.organizationId);
  });
  bind(endpoints.previewProfile, async ({ params, query }, request) => {
    const organizationId = await ownedOrganizationId(request, params.organizationId);
    const people = await listOrganizationPeople(request.database, organizationId);
    return previewDraft(request.database, organizationId, people, { locale: query.locale, tenantLocale: request.tenant.locale });
  });
  bind(endpoints.uploadProfilePicture, async ({ params, body, file }, request) => {
    const owner = await ownerOf(request, params.organizationId);
    return { address: await storePicture(request.database, owner, body, file, files) };
  });
  bind(endpoints.listProfileVersions, async ({ params }, request) => ({
    versions: await listVersions(request.database, await ownedOrganizationId(request, params.organizationId)),
  }));
  bind(endpoints.restoreProfileVersion, async ({ params, body }, request) => {
    const owner = await ownerOf(request, params.organizationId);
    await restoreVersion(request.database, owner, params.number, body.edition);
    return getDraft(request.database, owner.organizationId);
  });
}
