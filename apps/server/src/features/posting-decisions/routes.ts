import * as employer from '@fairway/contract/posting-decisions/employer';
import * as endpoints from '@fairway/contract/posting-decisions/endpoints';
import * as rules from '@fairway/contract/posting-decisions/rules';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import { ownUserId } from '../identity/access.ts';
import { managedSchoolId } from '../schools/access.ts';
import { managedOrganizationId } from '../teams/access.ts';
import { deciderOf } from './access.ts';
import { answerSchool } from './answering/commands.ts';
import { listChosenSchools, listDecisions, listManagedIds } from './answering/queries.ts';
import { askEmployer, decidePosting, decidePostings } from './deciding/commands.ts';
import { schoolEmployerRoutes } from './employers/routes.ts';
import { schoolPostingListing } from './listing.ts';
import { organizationSchoolListing } from './organization-schools/queries.ts';
import { getSchoolPostingView } from './queries.ts';
import { runRules, saveRules, tryRules } from './rules/commands.ts';
import { getRulesView } from './rules/queries.ts';
import { undoDecisions } from './undoing/commands.ts';

/** Of a search. */
const FOUND = 20;

type Services = {
  /** Ids of schools that match a text, best first, among these. */
  findSchoolIds(text: string, limit: number, among: ReadonlySet<number>): Promise<number[]>;
};

export function postingDecisionRoutes(bind: Bind, { findSchoolIds }: Services): void {
  bindList(bind, endpoints.schoolPostingsList, async ({ params, query }, request) =>
    schoolPostingListing(request.database, await managedSchoolId(request, params.schoolId), query),
  );
  bind(endpoints.getSchoolPosting, async ({ params }, request) =>
    getSchoolPostingView(request.database, await managedSchoolId(request, params.schoolId), params.id),
  );
  bind(endpoints.decideSchoolPosting, async ({ params, body }, request) => {
    const by = await deciderOf(request, params.schoolId);
    await decidePosting(request.database, by, params.id, body);
    return getSchoolPostingView(request.database, by.schoolId, params.id);
  });
  bind(endpoints.askOnSchoolPosting, async ({ params, body }, request) => {
    const by = await deciderOf(request, params.schoolId);
    await askEmployer(request.database, by, params.id, body);
    return getSchoolPostingView(request.database, by.schoolId, params.id);
  });
  bind(endpoints.decideSchoolPostings, async ({ params, body }, request) =>
    decidePostings(request.database, await deciderOf(request, params.schoolId), body),
  );
  bind(endpoints.undoSchoolPostings, async ({ params, body }, request) =>
    undoDecisions(request.database, await deciderOf(request, params.schoolId), body.ids),
  );
  schoolEmployerRoutes(bind);
  bind(rules.getPostingRules, async ({ params }, request) =>
    getRulesView(request.database, await managedSchoolId(request, params.schoolId)),
  );
  bind(rules.savePostingRules, async ({ params, body }, request) => {
    const by = await deciderOf(request, params.schoolId);
    await saveRules(request.database, by, body.rules, body.edition);
    return getRulesView(request.database, by.schoolId);
  });
  bind(rules.tryPostingRules, async ({ params, body }, request) =>
    tryRules(request.database, await managedSchoolId(request, params.schoolId), body.rules),
  );
  bind(rules.runPostingRules, async ({ params }, request) => runRules(request.database, await deciderOf(request, params.schoolId)));

  bind(employer.findChosenSchools, async ({ params, query }, request) => {
    await managedOrganizationId(request, params.organizationId);
    const ids = query.ids.length > 0 ? query.ids : await findSchoolIds(query.q, FOUND, await listManagedIds(request.database));
    return listChosenSchools(request.database, ids);
  });
  bindList(bind, employer.organizationSchoolsList, async ({ params, query }, request) =>
    organizationSchoolListing(request.database, await managedOrganizationId(request, params.organizationId), query),
  );
  bind(employer.listPostingDecisions, async ({ params }, request) =>
    listDecisions(request.database, await managedOrganizationId(request, params.organizationId), params.id),
  );
  bind(employer.answerSchool, async ({ params, body }, request) => {
    const organizationId = await managedOrganizationId(request, params.organizationId);
    const by = { organizationId, actorId: ownUserId(request), now: request.clock.now() };
    await answerSchool(request.database, by, params.id, body);
    return listDecisions(request.database, organizationId, params.id);
  });
}
