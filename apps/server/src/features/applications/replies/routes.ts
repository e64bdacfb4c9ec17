import { getOrganizationReplies, getOwnReplies, getPostingReplies, OWN_REPLIES_SHOWN } from '@fairway/contract/applications/replies';
import { type ReplyCounts, replyMeasure } from '@fairway/rules/reply-clock';
import type { Bind } from '../../../kernel/http/bind.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { requirePosting } from '../../jobs/access.ts';
import { findPostedBefore } from '../../jobs/duplicates/queries.ts';
import { findJob, postingFacts } from '../../jobs/queries.ts';
import { findOrganization } from '../../organizations/queries.ts';
import { managedOrganizationId } from '../../teams/access.ts';
import { countOverdue, countRepliesOf, countRepliesOfPostings, findLastSignIn, findPromisedDays, listOwnReplies } from './queries.ts';
import { organizationRepliesView, ownRepliesView, postingRepliesView } from './views.ts';

const NOTHING: ReplyCounts = { applications: 0, answered: 0, inTime: 0, medianMs: null };
const measureOf = (counts: ReplyCounts | undefined) => replyMeasure(counts ?? NOTHING);

export function replyRoutes(bind: Bind): void {
  bind(getPostingReplies, async ({ params, query }, request) => {
    const { database, clock } = request;
    const now = clock.now();
    const row = await findJob(database, params.id.toLowerCase());
    if (!row) throw new Problem('jobs.not_found');
    await requirePosting(postingFacts(row), request);
    const [earlier, ofPosting, ofOrganization, signIn] = await Promise.all([
      findPostedBefore(database, row.id, now),
      countRepliesOfPostings(database, [row.id], now),
      countRepliesOf(database, row.organization_id, now),
      findLastSignIn(database, row.organization_id),
    ]);
    const measured = { posting: measureOf(ofPosting.get(row.id)), organization: measureOf(ofOrganization) };
    return postingRepliesView({ row, earlier, measured, signIn }, { locale: query.locale, now });
  });

  bind(getOrganizationReplies, async ({ params, query }, request) => {
    const { database, clock } = request;
    const now = clock.now();
    const row = await findOrganization(database, params.id);
    if (!row) throw new Problem('companies.not_found');
    const [promised, counts, signIn] = await Promise.all([
      findPromisedDays(database, row.id, now),
      countRepliesOf(database, row.id, now),
      findLastSignIn(database, row.id),
    ]);
    return organizationRepliesView({ promised, measured: measureOf(counts), signIn }, { locale: query.locale, now });
  });

  bind(getOwnReplies, async ({ params }, request) => {
    const { database, clock } = request;
    const now = clock.now();
    const organizationId = await managedOrganizationId(request, params.organizationId);
    const [counts, overdue, postings] = await Promise.all([
      countRepliesOf(database, organizationId, now),
      countOverdue(database, organizationId, now),
      listOwnReplies(database, organizationId, OWN_REPLIES_SHOWN, now),
    ]);
    const byPosting = await countRepliesOfPostings(database, postings.map(({ id }) => id), now); // biome-ignore format: one thought
    return ownRepliesView({
      ...{ measured: measureOf(counts), overdue },
      postings: postings.map((posting) => ({ ...posting, measured: measureOf(byPosting.get(posting.id)) })),
    });
  });
}
