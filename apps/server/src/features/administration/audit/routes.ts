import { exportAuditLines, listAuditLines } from '@fairway/contract/audit';
import { csvReply } from '../../../kernel/files/csv-export.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { actorName, auditBatches, listAuditRows } from './queries.ts';

export function auditRoutes(bind: Bind): void {
  bind(listAuditLines, ({ query }, call) => listAuditRows(call.database, query));
  bind(exportAuditLines, ({ query }, call) =>
    csvReply(call, {
      fileName: `audit-${call.clock.now().toISOString().slice(0, 10)}.csv`,
      header: ['Time', 'Actor', 'Name', 'Action', 'Subject', 'School', 'Organisation', 'Detail'],
      batches: auditBatches(call.database, query),
      line: (row) => [
        row.at,
        row.actor_id,
        actorName(row),
        row.action,
        row.subject,
        row.school_id,
        row.organization_id,
        JSON.stringify(row.detail),
      ],
    }),
  );
}
