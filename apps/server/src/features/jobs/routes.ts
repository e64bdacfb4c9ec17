import { randomUUID } from 'node:crypto';
import { listSuggestedPostings } from '@fairway/contract/favorites/endpoints';
import {
  applyToPosting,
  getApplicationState,
  getPosting,
  listPostingFilters,
  listPostings,
  listSimilarPostings,
} from '@fairway/contract/jobs/endpoints';
import { type VisitSource, visitId } from '@fairway/rules/insights';
import type { Database } from '../../kernel/database/database.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import { ownOrigin } from '../../kernel/http/own-hosts.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { type OwnUserId, ownUserId } from '../identity/access.ts';
import { listOrganizationPlaces } from '../organizations/queries.ts';
import { placeLines } from '../places/place-lines.ts';
import { findApplicationRefusal, requireApplication, requirePosting } from './access.ts';
import { playedLink } from './demo-employer/links.ts';
import { listTogether } from './duplicates/queries.ts';
import { jobFilterOptions } from './filters.ts';
import { labelNames, readersLocale } from './label-names.ts';
import { searchPostings } from './listing.ts';
import { findJob, listJobSummaries, listPlaces, postingFacts } from './queries.ts';
import { similarJobIds } from './similar.ts';
import { type SuggestionServices, suggestPostings } from './suggestions.ts';
import { jobDetailView, jobSummaryView, type ViewContext } from './views.ts';

export type JobRouteServices = SuggestionServices & {
  secret: string;
  baseUrl: string;
  recordOpening: (transaction: Database, opened: { userId: OwnUserId; jobId: string; now: Date }) => Promise<void>;
  /** The employers of the demo world are played by this node. */
  playsOthers: boolean;
};

export function jobRoutes(bind: Bind, services: JobRouteServices): void {
  bind(listPostings, ({ query }, request) => searchPostings(query, request, services));

  bind(listPostingFilters, async ({ query }, request) => ({ filters: await jobFilterOptions(query.locale, request, services.search) }));

  bind(getPosting, async ({ params, query }, request) => {
    const row = await seenJob(params.id, request);
    const [places, offices, together] = await Promise.all([
      listPlaces(request.database, row.id),
      listOrganizationPlaces(request.database, row.organization_id),
      listTogether(request.database, row.id, request.clock.now()),
    ]);
    return jobDetailView(row, { places, offices, together }, await viewContext(request, query));
  });

  bind(listSimilarPostings, async ({ params }, request) => {
    const row = await seenJob(params.id, request);
    const ids = await similarJobIds(row, request, services.search);
    const context = await viewContext(request, { source: 'suggestion' });
    return { jobs: (await listJobSummaries(request.database, ids)).map((similar) => jobSummaryView(similar, context)) };
  });

  bind(listSuggestedPostings, async ({ query }, request) =>
    suggestPostings(query, request, services, await viewContext(request, { source: 'suggestion' })),
  );

  bind(getApplicationState, async ({ params }, request) => {
    const refusal = await findApplicationRefusal(postingFacts(await seenJob(params.id, request)), request);
    return { refusal: refusal?.code ?? null, missing: [...(refusal?.missing ?? [])] };
  });

  bind(applyToPosting, async ({ params }, request) => {
    const row = await seenJob(params.id, request);
    await requireApplication(postingFacts(row), request);
    // @rule applications.1
    if (row.applies_inside) throw new Problem('jobs.link_unavailable');
    const link = row.application_url ?? '';
    if (request.tenant.features.applications)
      await services.recordOpening(request.database, { userId: ownUserId(request), jobId: row.id, now: request.clock.now() });
    return { applicationLink: services.playsOthers ? playedLink(link, ownOrigin(request.fastify, services.baseUrl), row.id) : link };
  });
}

/** A posting that the caller may see. @throws Problem jobs.not_found */
export async function seenJob(id: string, request: ApiRequest) {
  const row = await findJob(request.database, id.toLowerCase());
  // @rule jobs.25
  if (!row) throw new Problem('jobs.not_found');
  await requirePosting(postingFacts(row), request);
  return row;
}

/** Where a list comes from, or the ids that the reader's link to one posting carries. @rule insights.3 */
type Visit = { source?: VisitSource; requestId?: string | undefined; eventId?: string | undefined };

export async function viewContext(request: ApiRequest, { source = 'elsewhere', requestId, eventId }: Visit = {}): Promise<ViewContext> {
  return {
    now: request.clock.now(),
    requestId: requestId ?? visitId(source, request.requestId),
    eventId: eventId ?? randomUUID(),
    production: request.tenant.production,
    labels: await labelNames(request),
    placeLine: placeLines(readersLocale(request)),
  };
}
