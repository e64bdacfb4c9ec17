import { getTenantConfiguration } from '@fairway/contract/tenants/endpoints';
import type { Bind } from '../../kernel/http/bind.ts';

export function tenantRoutes(bind: Bind): void {
  bind(getTenantConfiguration, async (_input, request) => request.tenant);
}
