import * as endpoints from '@fairway/contract/schools/administration';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import type { IdentityServices } from '../../identity/services.ts';
import { addSchool, appointAdministrator, changeSchool } from './commands.ts';
import { adminSchoolListing, getAdminSchoolView } from './queries.ts';

export function schoolAdministrationRoutes(bind: Bind, services: IdentityServices): void {
  bindList(bind, endpoints.adminSchoolsList, ({ query }, request) => adminSchoolListing(request.database, query));
  bind(endpoints.getAdminSchool, ({ params }, request) => getAdminSchoolView(request.database, params.id));
  bind(endpoints.addSchool, ({ body }, request) => addSchool(request.database, body, by(request)));
  bind(endpoints.changeSchool, ({ params, body }, request) => changeSchool(request.database, params.id, body, by(request)));
  bind(endpoints.appointSchoolAdministrator, async ({ params, body }, request) => {
    const outcome = await appointAdministrator(request, services, params.id, body, by(request));
    return { outcome, school: await getAdminSchoolView(request.database, params.id) };
  });
}

function by(request: ApiRequest) {
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: request.actor.userId, now: request.clock.now() };
}
