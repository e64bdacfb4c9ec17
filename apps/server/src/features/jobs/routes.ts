import { randomUUID } from 'node:crypto';
import { listSuggestedPostings } from '@fairway/contract/favorites';
import { applyToPosting, getPosting, listPostingFilters, listPostings, listSimilarPostings } from '@fairway/contract/jobs';
import { profileScore } from '@fairway/rules/profile-score';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { scoredProfile } from '../candidates/queries.ts';
import { requireVerified, visibleSchoolIds } from './access.ts';
import { jobFilterOptions } from './filters.ts';
import { labelNames } from './label-names.ts';
import { searchPostings } from './listing.ts';
import { findJob, listJobSummaries, listPlaces } from './queries.ts';
import { similarJobIds } from './similar.ts';
import { type SuggestionServices, suggestPostings } from './suggestions.ts';
import { isExpired, jobDetailView, jobSummaryView, type ViewContext } from './views.ts';

export type JobRouteServices = SuggestionServices & { secret: string };

export function jobRoutes(bind: Bind, services: JobRouteServices): void {
  bind(listPostings, ({ query }, call) => searchPostings(query, call, services));

  bind(listPostingFilters, async ({ query }, call) => ({ filters: await jobFilterOptions(query.locale, call, services.search) }));

  bind(getPosting, async ({ params, query }, call) => {
    const row = await seenJob(params.id, call);
    return jobDetailView(row, await listPlaces(call.database, row.id), await viewContext(call, query.requestId, query.eventId));
  });

  bind(listSimilarPostings, async ({ params }, call) => {
    const row = await seenJob(params.id, call);
    const ids = await similarJobIds(row, call, services.search);
    const context = await viewContext(call);
    return { jobs: (await listJobSummaries(call.database, ids)).map((similar) => jobSummaryView(similar, context)) };
  });

  bind(listSuggestedPostings, async ({ query }, call) => suggestPostings(query, call, services, await viewContext(call)));

  bind(applyToPosting, async ({ params }, call) => {
    const row = await seenJob(params.id, call);
    if (isExpired(row, call.clock.now())) throw new Problem('jobs.expired');
    // @spec 8 "Error getting application link: Not able to get application link, try later."
    if (!row.application_url) throw new Problem('jobs.link_unavailable');
    await requireVerified(row, call);
    await requireScore(call);
    return { applicationLink: row.application_url };
  });
}

/**
 * Candidates apply with a profile that is complete for it. Every requirement that lacks is named.
 * @spec 2.4 "Applying needs school verification and required profile fields", decision 41
 */
async function requireScore({ actor, tenant, database }: Call): Promise<void> {
  if (actor.kind !== 'user' || !actor.roles.includes('Candidate') || !tenant.features.myProfile) return;
  const { missing } = profileScore(await scoredProfile(database, actor.userId), 'apply_to_job');
  if (missing.length === 0) return;
  throw new Problem('jobs.profile_incomplete', { errors: missing.map((code) => ({ pointer: `/profile/${code}`, code })) });
}

async function seenJob(id: string, call: Call) {
  const row = await findJob(call.database, id.toLowerCase(), await visibleSchoolIds(call));
  // @spec 8 "Invalid job ad: could not find this position"
  if (!row) throw new Problem('jobs.not_found');
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
