import * as endpoints from '@fairway/contract/admin-operations';
import { recordAudit } from '../../../kernel/audit.ts';
import { deleteFailed, runNow } from '../../../kernel/background/queue.ts';
import { csvReply } from '../../../kernel/files/csv-export.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { platformAdministrator } from '../access.ts';
import { jobBatches, jobView, listJobs } from './queries.ts';

export function backgroundJobRoutes(bind: Bind): void {
  /** A line of the audit a job: what ran or went can be told later. */
  async function note(call: Call, action: string, ids: readonly string[]): Promise<{ jobs: number }> {
    const { userId: actorId } = platformAdministrator(call);
    for (const id of ids) await recordAudit(call.database, { actorId, action, subject: `job:${id}`, at: call.clock.now() });
    return { jobs: ids.length };
  }

  bind(endpoints.listBackgroundJobs, ({ query }, call) => listJobs(call.database, query));
  bind(endpoints.exportBackgroundJobs, ({ query }, call) =>
    csvReply(call, {
      fileName: `jobs-${call.clock.now().toISOString().slice(0, 10)}.csv`,
      header: ['Job', 'Name', 'State', 'Tries', 'Of', 'Added', 'Next', 'Last error'],
      batches: jobBatches(call.database, query),
      line: (row) => {
        const { id, name, state, tries, triesMax, addedAt, runAt, lastError } = jobView(row);
        return [id, name, state, tries, triesMax, addedAt, runAt, lastError];
      },
    }),
  );
  bind(endpoints.runBackgroundJobs, async ({ body }, call) =>
    note(call, 'background.job_run', await runNow(call.database, body.ids, call.clock.now())),
  );
  bind(endpoints.deleteBackgroundJobs, async ({ body }, call) =>
    note(call, 'background.job_deleted', await deleteFailed(call.database, body.ids)),
  );
}
