import * as endpoints from '@fairway/contract/applicants/scorecards';
import type { Bind } from '../../../kernel/http/bind.ts';
import { recruiterOf } from '../access.ts';
import { changeCriteria, giveScorecard, removeScorecard } from './commands.ts';
import { getScored } from './queries.ts';
import { scorecardsView } from './views.ts';

export function scorecardRoutes(bind: Bind): void {
  bind(endpoints.getScorecards, async ({ params }, request) => {
    const recruiter = await recruiterOf(request, params);
    return scorecardsView(request.database, recruiter, await getScored(request.database, recruiter, params.id));
  });
  bind(endpoints.giveScorecard, async ({ params, body }, request) => {
    const recruiter = await recruiterOf(request, params);
    return scorecardsView(request.database, recruiter, await giveScorecard(request.database, recruiter, params.id, body));
  });
  bind(endpoints.removeScorecard, async ({ params }, request) => {
    const recruiter = await recruiterOf(request, params);
    return scorecardsView(request.database, recruiter, await removeScorecard(request.database, recruiter, params.id));
  });
  bind(endpoints.changeCriteria, async ({ params, body }, request) => {
    const recruiter = await recruiterOf(request, params);
    return scorecardsView(request.database, recruiter, await changeCriteria(request.database, recruiter, params.id, body));
  });
}
