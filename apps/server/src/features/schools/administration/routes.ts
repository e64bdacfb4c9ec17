import * as endpoints from '@fairway/contract/schools/administration';
import * as suspension from '@fairway/contract/schools/suspension';
import type { Database } from '../../../kernel/database/database.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { requireProof } from '../../identity/access.ts';
import type { IdentityServices } from '../../identity/services.ts';
import { resumeSchool, suspendSchool } from '../suspension/commands.ts';
import { addSchool, appointAdministrator, changeSchool } from './commands.ts';
import { adminSchoolListing, getAdminSchoolView } from './queries.ts';

type Services = IdentityServices & {
  /** Every node drops what it keeps of tenants; one that does not hear it does so within a second. */
  forgetTenants(): void;
};

export function schoolAdministrationRoutes(bind: Bind, services: Services): void {
  /** In a transaction of its own, so that no host of the school is kept as it was before it is committed. */
  async function write(request: ApiRequest, id: number, work: (transaction: Database) => Promise<void>) {
    const school = await request.database.transaction().execute(async (transaction) => {
      await work(transaction);
      return getAdminSchoolView(transaction, id);
    });
    services.forgetTenants();
    return school;
  }

  bindList(bind, endpoints.adminSchoolsList, ({ query }, request) => adminSchoolListing(request.database, query));
  bind(endpoints.getAdminSchool, ({ params }, request) => getAdminSchoolView(request.database, params.id));
  bind(endpoints.addSchool, ({ body }, request) => addSchool(request.database, body, by(request)));
  bind(endpoints.changeSchool, ({ params, body }, request) => changeSchool(request.database, params.id, body, by(request)));
  bind(endpoints.appointSchoolAdministrator, async ({ params, body }, request) => {
    const outcome = await appointAdministrator(request, services, params.id, body, by(request));
    return { outcome, school: await getAdminSchoolView(request.database, params.id) };
  });
  bind(suspension.suspendSchool, async ({ params, body }, request) => {
    await requireProof(request);
    const at = { baseUrl: services.baseUrl, hereId: request.tenant.id };
    return write(request, params.id, (transaction) => suspendSchool(transaction, params.id, body.reason.trim(), by(request), at));
  });
  bind(suspension.resumeSchool, ({ params }, request) =>
    write(request, params.id, (transaction) => resumeSchool(transaction, params.id, by(request))),
  );
}

function by(request: ApiRequest) {
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: request.actor.userId, now: request.clock.now() };
}
