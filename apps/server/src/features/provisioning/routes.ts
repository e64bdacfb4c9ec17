import * as endpoints from '@fairway/contract/provisioning/endpoints';
import { fullName } from '@fairway/rules/names';
import type { Bind } from '../../kernel/http/bind.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import { ownUserId } from '../identity/access.ts';
import { type AdministeredSchoolId, administeredSchoolId } from '../schools/access.ts';
import { releaseGroups } from './groups/commands.ts';
import { countProvisionedGroups } from './groups/queries.ts';
import { countProvisioned } from './queries.ts';
import { listTokens, makeToken, revokeToken } from './tokens.ts';

export const SCIM_PATH = '/scim/v2';
type Services = { keys: SessionKeys; baseUrl: string };

export function provisioningRoutes(bind: Bind, services: Services): void {
  const reply = async (request: ApiRequest, schoolId: AdministeredSchoolId) => {
    const counts = await countProvisioned(request.database, schoolId);
    const tokens = await listTokens(request.database, schoolId, request.clock.now());
    return {
      baseUrl: `${services.baseUrl}${SCIM_PATH}`,
      tokens: tokens.map((row) => ({
        id: row.id,
        createdBy: row.first_name === null ? null : fullName(row.first_name, row.last_name ?? ''),
        createdAt: row.created_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        lastUsedAt: row.last_used_at?.toISOString() ?? null,
      })),
      activeUsers: counts.active,
      endedUsers: counts.ended,
      lastChangeAt: counts.changedAt?.toISOString() ?? null,
      groups: await countProvisionedGroups(request.database, schoolId),
    };
  };
  const maker = (request: ApiRequest) => ({ actorId: ownUserId(request), now: request.clock.now() });
  bind(endpoints.getProvisioning, async ({ params }, request) => reply(request, await administeredSchoolId(request, params.schoolId)));
  bind(endpoints.makeProvisioningToken, async ({ params, body }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    const token = await makeToken(request.database, services.keys, schoolId, { ...body, ...maker(request) });
    return { token, provisioning: await reply(request, schoolId) };
  });
  bind(endpoints.revokeProvisioningToken, async ({ params }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    await revokeToken(request.database, schoolId, params.tokenId, maker(request));
    return reply(request, schoolId);
  });
  bind(endpoints.releaseProvisionedGroups, async ({ params }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    await releaseGroups(request.database, schoolId, maker(request));
    return reply(request, schoolId);
  });
}
