// The tokens by which the identity provider of a school sends its students (SCIM 2.0). A token goes out once and is never shown again.
// The protocol itself is at /scim/v2: its shapes are those of RFC 7643 and 7644, and no client of ours calls it. @rule provisioning.1
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, uuid } from '../kernel/fields.ts';

export const TOKEN_DAYS = { min: 1, max: 730, default: 365 } as const;

const token = z.object({
  id: z.string(),
  createdBy: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: instant.nullable(),
});

export const provisioning = z
  .object({
    /** Where the provider sends to. */
    baseUrl: z.string(),
    /** Those that work, the newest first. */
    tokens: z.array(token),
    activeUsers: z.int(),
    endedUsers: z.int(),
    lastChangeAt: instant.nullable(),
    /** Each is a label of the school. */
    groups: z.int(),
  })
  .meta({ id: 'Provisioning' });

const admin = { tag: 'provisioning', access: 'schoolAdmin' } as const;
const base = '/api/v1/staff/schools/{schoolId}/provisioning';

export const getProvisioning = endpoint({
  ...admin,
  name: 'getProvisioning',
  method: 'GET',
  path: base,
  summary: 'Where the identity provider of the school sends its students, its tokens, and how many it has sent.',
  params: z.strictObject({ schoolId: intId }),
  returns: provisioning,
  errors: [],
});

export const makeProvisioningToken = endpoint({
  ...admin,
  name: 'makeProvisioningToken',
  method: 'POST',
  path: `${base}/tokens`,
  summary: 'Makes a token and shows it this once. To rotate, make a second one, give it to the provider, and revoke the first.',
  params: z.strictObject({ schoolId: intId }),
  body: z.strictObject({ days: z.int().min(TOKEN_DAYS.min).max(TOKEN_DAYS.max).default(TOKEN_DAYS.default) }),
  status: 201,
  returns: z.object({ token: z.string(), provisioning }),
  errors: ['provisioning.tokens'],
});

export const revokeProvisioningToken = endpoint({
  ...admin,
  name: 'revokeProvisioningToken',
  method: 'DELETE',
  path: `${base}/tokens/{tokenId}`,
  summary: 'Ends a token at once; what was sent by it stays.',
  params: z.strictObject({ schoolId: intId, tokenId: uuid }),
  returns: provisioning,
  errors: [],
});

export const releaseProvisionedGroups = endpoint({
  ...admin,
  name: 'releaseProvisionedGroups',
  method: 'DELETE',
  path: `${base}/groups`,
  summary: 'Ends the groups of the provider. Their labels become labels of the staff and stay on whoever has them.',
  params: z.strictObject({ schoolId: intId }),
  returns: provisioning,
  errors: [],
});
