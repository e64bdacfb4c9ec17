import { getTenantConfiguration } from '@fairway/contract/platform';
import type { Bind } from '../../kernel/http/bind.ts';

export function tenantRoutes(bind: Bind): void {
  bind(getTenantConfiguration, async (_input, call) => call.tenant);
}
