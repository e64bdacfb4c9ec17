import * as endpoints from '@fairway/contract/jobs/duplicates';
import { jobSegment } from '@fairway/rules/slugs';
import { shortenedParts, textDifferences } from '@fairway/rules/text-differences';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { partDuplicate, rejoinDuplicate } from './commands.ts';
import { type ComparedRow, duplicateListing, findPair, findPairState } from './queries.ts';

/** Words of what both texts say, beside what differs. */
const CONTEXT_WORDS = 20;

export function duplicateRoutes(bind: Bind): void {
  bindList(bind, endpoints.duplicatesList, ({ query }, request) => duplicateListing(request.database, query));
  bind(endpoints.getDuplicate, ({ params }, request) => duplicateView(request, params));
  bind(endpoints.partDuplicate, async ({ params }, request) => {
    await partDuplicate(request.database, params, by(request));
    return duplicateView(request, params);
  });
  bind(endpoints.rejoinDuplicate, async ({ params }, request) => {
    await rejoinDuplicate(request.database, params, by(request));
    return duplicateView(request, params);
  });
}

async function duplicateView({ database }: ApiRequest, { id, otherId }: { id: string; otherId: string }) {
  const pair = await findPair(database, id, otherId);
  if (!pair) throw new Problem('jobs.not_found');
  const { posting, other } = pair;
  const parts = textDifferences(posting.description_text, other.description_text);
  return {
    organization: { id: posting.organization_id, name: posting.organization_name },
    posting: compared(posting),
    other: compared(other),
    ...(await findPairState(database, id, otherId)),
    text: shortenedParts(parts, CONTEXT_WORDS),
  };
}

const compared = (row: ComparedRow) => ({
  id: row.id,
  title: row.title,
  segment: jobSegment(row.id, row.title),
  source: row.source,
  location: row.lines.join(' · '),
  employmentTypes: row.employment_types,
  publishedAt: row.published_at.toISOString(),
  deadline: row.deadline_at?.toISOString() ?? null,
  applicationUrl: row.application_url,
});

function by(request: ApiRequest) {
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: request.actor.userId, now: request.clock.now() };
}
