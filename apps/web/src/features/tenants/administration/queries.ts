// Queries and shapes of tenants in the platform's console.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api.ts';

export type Tenant = components['schemas']['AdminTenant'];
export type TenantDns = components['schemas']['TenantDns'];

export const tenantQuery = (api: Api, id: number) =>
  api.query.queryOptions('get', '/api/v1/admin/tenants/{id}', { params: { path: { id } } });

/** Asked anew each time the page opens: a record of a minute ago may be another now. */
export const tenantDnsQuery = (api: Api, id: number) => ({
  ...api.query.queryOptions('get', '/api/v1/admin/tenants/{id}/dns', { params: { path: { id } } }),
  staleTime: 0,
  refetchOnWindowFocus: false,
  retry: false,
});

/** Keeps a tenant as it is after a change; the list is read anew. */
export function useKeepTenant(): (tenant: Tenant | undefined) => void {
  const api = useApi();
  const queries = useQueryClient();
  return (tenant) => {
    if (tenant) queries.setQueryData(tenantQuery(api, tenant.id).queryKey, tenant);
    void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/tenants'] });
    void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/tenants/{id}/dns'] });
  };
}
