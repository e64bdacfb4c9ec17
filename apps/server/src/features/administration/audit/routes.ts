import { auditLinesList, schoolAuditLinesList } from '@fairway/contract/administration/audit';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { administeredSchoolId } from '../../schools/access.ts';
import { auditListing } from './queries.ts';
import { schoolAuditListing } from './school/listing.ts';

export function auditRoutes(bind: Bind): void {
  bindList(bind, auditLinesList, ({ query }, request) => auditListing(request.database, query));
  bindList(bind, schoolAuditLinesList, async ({ params, query }, request) =>
    schoolAuditListing(request.database, await administeredSchoolId(request, params.schoolId), query),
  );
}
