import { getAdminHome } from '@fairway/contract/administration/audit';
import { getOperations } from '@fairway/contract/administration/operations';
import type { PersonMergeHook } from '../../kernel/feature.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import type { IdentityServices } from '../identity/services.ts';
import { alertRoutes } from './alerts/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { backgroundJobRoutes } from './background-jobs/routes.ts';
import { readAdminHome } from './home/queries.ts';
import { mailLogRoutes } from './mail-log/routes.ts';
import { nodeRoutes } from './nodes/routes.ts';
import { type NodeHealth, readOperations } from './operations/queries.ts';
import { storageRoutes } from './storage/routes.ts';
import { userMergeRoutes } from './users/merging/routes.ts';
import { userAdministrationRoutes } from './users/routes.ts';

export function administrationRoutes(bind: Bind, services: IdentityServices & NodeHealth & { merges: readonly PersonMergeHook[] }): void {
  bind(getAdminHome, (_input, request) => readAdminHome(request.database, request.clock.now()));
  bind(getOperations, (_input, request) => readOperations(request.database, services, request.clock.now()));
  alertRoutes(bind);
  auditRoutes(bind);
  backgroundJobRoutes(bind);
  mailLogRoutes(bind);
  nodeRoutes(bind);
  storageRoutes(bind);
  userAdministrationRoutes(bind, services);
  userMergeRoutes(bind, services);
}
