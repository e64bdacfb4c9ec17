import * as endpoints from '@fairway/contract/insights/endpoints';
import type { AskedPeriod } from '@fairway/rules/insights';
import { csvReply } from '../../kernel/files/csv-export.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { managedOrganizationId } from '../teams/access.ts';
import { postingListing } from './queries.ts';
import { getReport } from './report.ts';
import { getSchoolReport, schoolListing, schoolTableOf } from './schools/queries.ts';
import { type Table, tableOf } from './tables.ts';

export function insightRoutes(bind: Bind): void {
  bind(endpoints.getInsights, async ({ params, query }, request) =>
    getReport(request.database, await managedOrganizationId(request, params.organizationId), query, request.clock.now()),
  );
  bind(endpoints.exportInsights, async ({ params, query }, request) => {
    const organizationId = await managedOrganizationId(request, params.organizationId);
    const report = await getReport(request.database, organizationId, query, request.clock.now());
    return tableReply(request, `report-${query.table}-${report.from}-${report.to}.csv`, tableOf(report, query.table));
  });
  bindList(bind, endpoints.insightPostingsList, async ({ params, query }, request) =>
    postingListing(request.database, await managedOrganizationId(request, params.organizationId), query, request.clock.now()),
  );
  bindList(bind, endpoints.insightSchoolsList, async ({ params, query }, request) =>
    schoolListing(request.database, await managedOrganizationId(request, params.organizationId), query, request.clock.now()),
  );
  const ofSchool = async (params: { organizationId: number; schoolId: number }, query: AskedPeriod, request: ApiRequest) =>
    getSchoolReport(
      request.database,
      await managedOrganizationId(request, params.organizationId),
      { ...query, schoolId: params.schoolId },
      request.clock.now(),
    );
  bind(endpoints.getInsightSchool, ({ params, query }, request) => ofSchool(params, query, request));
  bind(endpoints.exportInsightSchool, async ({ params, query: { table, ...asked } }, request) => {
    const report = await ofSchool(params, asked, request);
    return tableReply(request, `report-school-${params.schoolId}-${table}-${report.from}-${report.to}.csv`, schoolTableOf(report, table));
  });
}

const tableReply = (request: ApiRequest, fileName: string, { header, lines }: Table) =>
  csvReply(request, { fileName, header, batches: inOne([...lines]), line: (cells) => cells });

async function* inOne<T>(batch: T) {
  yield batch;
}
