import { getOperations } from '@fairway/contract/admin-operations';
import { appointSchoolAdministrator } from '@fairway/contract/admin-schools';
import { getAdminHome } from '@fairway/contract/audit';
import type { Bind } from '../../kernel/http/bind.ts';
import type { IdentityServices } from '../identity/services.ts';
import { getAdminSchoolView } from '../schools/administration/queries.ts';
import { auditRoutes } from './audit/routes.ts';
import { backgroundJobRoutes } from './background-jobs/routes.ts';
import { readAdminHome } from './home/queries.ts';
import { mailLogRoutes } from './mail-log/routes.ts';
import { type NodeHealth, readOperations } from './operations/queries.ts';
import { appointAdministrator } from './schools/commands.ts';
import { userAdministrationRoutes } from './users/routes.ts';

export function administrationRoutes(bind: Bind, services: IdentityServices & NodeHealth): void {
  bind(getAdminHome, (_input, call) => readAdminHome(call.database, call.clock.now()));
  bind(appointSchoolAdministrator, async ({ params, body }, call) => {
    const outcome = await appointAdministrator(call, services, params.id, body);
    return { outcome, school: await getAdminSchoolView(call.database, params.id) };
  });
  bind(getOperations, (_input, call) => readOperations(call.database, services, call.clock.now()));
  auditRoutes(bind);
  backgroundJobRoutes(bind);
  mailLogRoutes(bind);
  userAdministrationRoutes(bind, services);
}
