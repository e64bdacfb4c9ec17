import * as endpoints from '@fairway/contract/administration/operations';
import { JOBS_OF_A_KIND } from '@fairway/rules/operations';
import { recordAudit } from '../../../kernel/audit.ts';
import { deleteFailed, runFailedOfKind, runNow } from '../../../kernel/background/queue.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { platformAdministrator } from '../access.ts';
import { jobListing } from './queries.ts';

export function backgroundJobRoutes(bind: Bind): void {
  /** A line of the audit a job: what ran or went can be told later. */
  async function note(request: ApiRequest, action: string, ids: readonly string[]): Promise<{ jobs: number }> {
    const { userId: actorId } = platformAdministrator(request);
    for (const id of ids) await recordAudit(request.database, { actorId, action, subject: `job:${id}`, at: request.clock.now() });
    return { jobs: ids.length };
  }

  bindList(bind, endpoints.backgroundJobsList, ({ query }, request) => jobListing(request.database, query));
  bind(endpoints.runBackgroundJobs, async ({ body }, request) =>
    note(request, 'background.job_run', await runNow(request.database, body.ids, request.clock.now())),
  );
  bind(endpoints.runBackgroundJobsOfKind, async ({ body: { name } }, request) => {
    const { userId: actorId } = platformAdministrator(request);
    const at = request.clock.now();
    const jobs = await runFailedOfKind(request.database, name, JOBS_OF_A_KIND, at);
    // One line for all of them: there may be thousands.
    if (jobs > 0)
      await recordAudit(request.database, { actorId, action: 'background.kind_run', subject: `job_kind:${name}`, detail: { jobs }, at });
    return { jobs };
  });
  bind(endpoints.deleteBackgroundJobs, async ({ body }, request) =>
    note(request, 'background.job_deleted', await deleteFailed(request.database, body.ids)),
  );
}
