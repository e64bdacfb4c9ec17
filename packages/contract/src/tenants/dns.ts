// What DNS says of a tenant's host names now, against where they should lead. It informs; nothing hangs on it.
import { HOST_STATES } from '@fairway/rules/host-dns';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId } from '../kernel/fields.ts';

export const getTenantDns = endpoint({
  name: 'getTenantDns',
  method: 'GET',
  path: '/api/v1/admin/tenants/{id}/dns',
  summary: 'Asks DNS where the host names of a tenant lead now: their CNAME and addresses, against the platform’s own host.',
  tag: 'tenants',
  access: 'platformAdmin',
  params: z.strictObject({ id: intId }),
  returns: z
    .object({
      /** Where they should lead; no addresses: they are not known. */
      own: z.object({ host: z.string(), addresses: z.array(z.string()) }),
      /** By name. */
      hosts: z.array(
        z.object({ host: z.string(), state: z.enum(HOST_STATES), cname: z.string().nullable(), addresses: z.array(z.string()) }),
      ),
      lookedAt: z.string(),
    })
    .meta({ id: 'TenantDns' }),
  errors: [],
});
