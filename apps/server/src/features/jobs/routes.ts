import { randomUUID } from 'node:crypto';
import { listSuggestedPostings } from '@fairway/contract/favorites';
import {
  applyToPosting,
  getApplicationState,
  getPosting,
  listPostingFilters,
  listPostings,
  listSimilarPostings,
} from '@fairway/contract/jobs';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';
import { ownOrigin } from '../../kernel/http/own-hosts.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { listCompanyPlaces } from '../companies/queries.ts';
import { findApplicationRefusal, requireApplication, requirePosting } from './access.ts';
import { playedLink } from './demo-employer/links.ts';
import { jobFilterOptions } from './filters.ts';
import { labelNames } from './label-names.ts';
import { searchPostings } from './listing.ts';
import { findJob, listJobSummaries, listPlaces, postingFacts } from './queries.ts';
import { similarJobIds } from './similar.ts';
import { type SuggestionServices, suggestPostings } from './suggestions.ts';
import { jobDetailView, jobSummaryView, type ViewContext } from './views.ts';

export type JobRouteServices = SuggestionServices & {
  secret: string;
  baseUrl: string;
  /** The employers of the demo world are played by this node. */
  playsOthers: boolean;
};

export function jobRoutes(bind: Bind, services: JobRouteServices): void {
  bind(listPostings, ({ query }, call) => searchPostings(query, call, services));

  bind(listPostingFilters, async ({ query }, call) => ({ filters: await jobFilterOptions(query.locale, call, services.search) }));

  bind(getPosting, async ({ params, query }, call) => {
    const row = await seenJob(params.id, call);
    const [places, offices] = await Promise.all([listPlaces(call.database, row.id), listCompanyPlaces(call.database, row.company_id)]);
    return jobDetailView(row, places, offices, await viewContext(call, query.requestId, query.eventId));
  });

  bind(listSimilarPostings, async ({ params }, call) => {
    const row = await seenJob(params.id, call);
    const ids = await similarJobIds(row, call, services.search);
    const context = await viewContext(call);
    return { jobs: (await listJobSummaries(call.database, ids)).map((similar) => jobSummaryView(similar, context)) };
  });

  bind(listSuggestedPostings, async ({ query }, call) => suggestPostings(query, call, services, await viewContext(call)));

  bind(getApplicationState, async ({ params }, call) => {
    const refusal = await findApplicationRefusal(postingFacts(await seenJob(params.id, call)), call);
    return { refusal: refusal?.code ?? null, missing: [...(refusal?.missing ?? [])] };
  });

  bind(applyToPosting, async ({ params }, call) => {
    const row = await seenJob(params.id, call);
    await requireApplication(postingFacts(row), call);
    const link = row.application_url ?? '';
    return { applicationLink: services.playsOthers ? playedLink(link, ownOrigin(call.request, services.baseUrl), row.id) : link };
  });
}

async function seenJob(id: string, call: Call) {
  const row = await findJob(call.database, id.toLowerCase());
  // @spec 8 "Invalid job ad: could not find this position"
  if (!row) throw new Problem('jobs.not_found');
  await requirePosting(postingFacts(row), call);
  return row;
}

export async function viewContext(call: Call, requestId?: string, eventId?: string): Promise<ViewContext> {
  return {
    now: call.clock.now(),
    requestId: requestId ?? call.requestId,
    eventId: eventId ?? randomUUID(),
    production: call.tenant.production,
    labels: await labelNames(call),
  };
}
