import { comparePostings } from '@fairway/contract/jobs/compared';
import { spokenCodes } from '@fairway/rules/work-conditions';
import type { Bind } from '../../../kernel/http/bind.ts';
import { suggestionProfile } from '../../candidates/suggestion-profile.ts';
import { visibleSchoolIds } from '../../verification/queries.ts';
import { listJobSummaries, listSeenIds } from '../queries.ts';
import { viewContext } from '../routes.ts';
import { jobSummaryView } from '../views.ts';

export function comparedRoutes(bind: Bind): void {
  bind(comparePostings, async ({ query }, request) => {
    const { actor, database } = request;
    const ids = [...new Set(query.id.map((id) => id.toLowerCase()))];
    const [seen, profile, context] = await Promise.all([
      listSeenIds(database, ids, await visibleSchoolIds(request)),
      actor.kind === 'user' ? suggestionProfile(database, actor.userId) : undefined,
      viewContext(request),
    ]);
    const rows = await listJobSummaries(database, ids.filter((id) => seen.has(id))); // biome-ignore format: one thought
    return {
      postings: rows.map((row) => ({ ...jobSummaryView(row, { ...context, skills: profile?.skills ?? [] }), skills: row.skills })),
      reader: profile ? { speaks: spokenCodes(profile.languages) } : null,
    };
  });
}
