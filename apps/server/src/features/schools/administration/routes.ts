import * as endpoints from '@fairway/contract/admin-schools';
import { csvReply } from '../../../kernel/files/csv-export.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { addSchool, changeSchool } from './commands.ts';
import { adminSchoolBatches, getAdminSchoolView, listAdminSchoolRows } from './queries.ts';

export function schoolAdministrationRoutes(bind: Bind): void {
  bind(endpoints.listAdminSchools, ({ query }, call) => listAdminSchoolRows(call.database, query));
  bind(endpoints.exportAdminSchools, ({ query }, call) =>
    csvReply(call, {
      fileName: `schools-${call.clock.now().toISOString().slice(0, 10)}.csv`,
      header: ['School', 'Name', 'Short name', 'Country', 'City', 'Managed', 'Administrators', 'Staff'],
      batches: adminSchoolBatches(call.database, query),
      line: (row) => [row.id, row.name, row.slug, row.country_code, row.city, row.is_managed, row.administrators, row.staff],
    }),
  );
  bind(endpoints.getAdminSchool, ({ params }, call) => getAdminSchoolView(call.database, params.id));
  bind(endpoints.addSchool, ({ body }, call) => addSchool(call.database, body, by(call)));
  bind(endpoints.changeSchool, ({ params, body }, call) => changeSchool(call.database, params.id, body, by(call)));
}

function by(call: Call) {
  if (call.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: call.actor.userId, now: call.clock.now() };
}
