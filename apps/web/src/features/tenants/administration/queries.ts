// Queries and shapes of tenants in the platform's console.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type Tenant = components['schemas']['AdminTenant'];

export const tenantQuery = (api: Api, id: number) =>
  api.query.queryOptions('get', '/api/v1/admin/tenants/{id}', { params: { path: { id } } });
