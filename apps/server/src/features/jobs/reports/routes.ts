import * as endpoints from '@fairway/contract/jobs/reports';
import { jobSegment } from '@fairway/rules/slugs';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { listTogether } from '../duplicates/queries.ts';
import { seenJob } from '../routes.ts';
import { decideReported, reportPosting, undoDecision } from './commands.ts';
import { findReported, reportedListing, reportedRowView } from './queries.ts';

export function reportRoutes(bind: Bind): void {
  bind(endpoints.reportPosting, async ({ params, body }, request) => {
    const { id } = await seenJob(params.id, request);
    const reporterId = request.actor.kind === 'user' ? request.actor.userId : null;
    await reportPosting(request.database, { jobId: id, reporterId, reason: body.reason, text: body.text.trim() }, request.clock.now());
    return { accepted: true };
  });

  bindList(bind, endpoints.reportedPostingsList, ({ query }, request) => reportedListing(request.database, query));
  bind(endpoints.getReportedPosting, ({ params }, request) => reportedView(params.id, request));
  bind(endpoints.decideReportedPosting, async ({ params, body }, request) => {
    const id = params.id.toLowerCase();
    await decideReported(request.database, { id, decision: body.decision, note: body.note.trim() }, by(request));
    return reportedView(id, request);
  });
  bind(endpoints.undoReportDecision, async ({ params }, request) => {
    await undoDecision(request.database, params.id.toLowerCase(), by(request));
    return reportedView(params.id, request);
  });
}

async function reportedView(asked: string, { database, clock }: ApiRequest) {
  const found = await findReported(database, asked.toLowerCase());
  if (!found) throw new Problem('jobs.not_found');
  const { row, given, posting, note } = found;
  return {
    ...reportedRowView(row),
    segment: jobSegment(row.id, row.title),
    location: posting.lines.join(' · '),
    publishedAt: posting.published_at.toISOString(),
    applicationUrl: posting.application_url,
    text: posting.description_text,
    note,
    together: (await listTogether(database, row.id, clock.now())).length,
    given: given.map((one) => ({
      reason: one.reason as (typeof row.reasons)[number],
      text: one.text,
      at: one.reported_at.toISOString(),
      signedIn: one.reporter_id !== null,
      waits: one.decided_at === null,
    })),
  };
}

function by(request: ApiRequest) {
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: request.actor.userId, now: request.clock.now() };
}
