import * as endpoints from '@fairway/contract/insights/endpoints';
import { csvReply } from '../../kernel/files/csv-export.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import { managedOrganizationId } from '../teams/access.ts';
import { postingListing, schoolListing } from './queries.ts';
import { getReport } from './report.ts';
import { type Table, tableOf } from './tables.ts';

export function insightRoutes(bind: Bind): void {
  bind(endpoints.getInsights, async ({ params, query }, request) =>
    getReport(request.database, await managedOrganizationId(request, params.organizationId), query, request.clock.now()),
  );
  bind(endpoints.exportInsights, async ({ params, query }, request) => {
    const organizationId = await managedOrganizationId(request, params.organizationId);
    const report = await getReport(request.database, organizationId, query, request.clock.now());
    const table = tableOf(report, query.table);
    const fileName = `report-${query.table}-${report.from}-${report.to}.csv`;
    return csvReply(request, { fileName, header: table.header, batches: linesOf(table), line: (cells) => cells });
  });
  bindList(bind, endpoints.insightPostingsList, async ({ params, query }, request) =>
    postingListing(request.database, await managedOrganizationId(request, params.organizationId), query, request.clock.now()),
  );
  bindList(bind, endpoints.insightSchoolsList, async ({ params, query }, request) =>
    schoolListing(request.database, await managedOrganizationId(request, params.organizationId), query, request.clock.now()),
  );
}

async function* linesOf({ lines }: Table) {
  yield [...lines];
}
