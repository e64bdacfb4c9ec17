import * as appeals from '@fairway/contract/trust/appeals';
import * as endpoints from '@fairway/contract/trust/reports';
import type { ReportReason } from '@fairway/rules/trust';
import type { Database } from '../../kernel/database/database.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { readersLocale } from '../jobs/label-names.ts';
import { managedOrganizationId, ownedOrganizationId } from '../teams/access.ts';
import { answerAppeal, appeal, decide, report, undoDecision } from './commands.ts';
import { type Reported, type Shown, seenArticle, seenOrganization, seenPosting } from './evidence.ts';
import { organizationTrust } from './marks.ts';
import { listTakenDownOf } from './queries.ts';
import { caseView, reportsListing, takenDownView } from './views.ts';

export function trustRoutes(bind: Bind): void {
  bind(endpoints.reportPosting, async ({ params, body }, request) => take(request, await seenPosting(request, params.id), body));
  bind(endpoints.reportOrganization, async ({ params, body }, request) =>
    take(request, await seenOrganization(request, readersLocale(request), params.id), body),
  );
  bind(endpoints.reportArticle, async ({ params, body }, request) =>
    take(request, await seenArticle(request, readersLocale(request), params.id), body),
  );
  bind(appeals.getOrganizationTrust, ({ params, query }, { database, clock }) =>
    organizationTrust(database, params.id, { locale: query.locale, now: clock.now() }),
  );

  bindList(bind, endpoints.reportsList, ({ query }, request) => reportsListing(request.database, query));
  bind(endpoints.getReport, ({ params }, request) => viewOf(params.id, request));
  bind(endpoints.decideReport, async ({ params, body }, request) => {
    await decide(request.database, params.id.toLowerCase(), { decision: body.decision, note: body.note.trim() }, by(request));
    return viewOf(params.id, request);
  });
  bind(endpoints.undoReportDecision, async ({ params }, request) => {
    await undoDecision(request.database, params.id.toLowerCase(), by(request));
    return viewOf(params.id, request);
  });
  bind(endpoints.answerAppeal, async ({ params, body }, request) => {
    await answerAppeal(request.database, params.id.toLowerCase(), body, by(request));
    return viewOf(params.id, request);
  });

  bind(appeals.listTakenDown, async ({ params }, request) =>
    takenDown(request, await managedOrganizationId(request, params.organizationId)),
  );
  bind(appeals.appealDecision, async ({ params, body }, request) => {
    await ownedOrganizationId(request, params.organizationId);
    const organizationId = await managedOrganizationId(request, params.organizationId);
    await appeal(request.database, organizationId, params.id.toLowerCase(), body.text, by(request));
    return takenDown(request, organizationId);
  });
}

async function take(
  { actor, database, clock }: ApiRequest,
  { reported, shown }: { reported: Reported; shown: Shown },
  { reason, text }: { reason: ReportReason; text: string },
) {
  const reporterId = actor.kind === 'user' ? await findReporter(database, actor.userId) : null;
  await report(database, reported, shown, { reporterId, reason, text: text.trim() }, clock.now());
  return { accepted: true };
}

const viewOf = (id: string, { database, clock }: ApiRequest) => caseView(database, id, clock.now());

async function takenDown({ database, clock }: ApiRequest, organizationId: Parameters<typeof listTakenDownOf>[1]) {
  return takenDownView(await listTakenDownOf(database, organizationId, appeals.TAKEN_DOWN_SHOWN), clock.now());
}

function by(request: ApiRequest) {
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: request.actor.userId, now: request.clock.now() };
}

/** Whose account is gone reports as a visitor does. */
async function findReporter(database: Database, userId: string): Promise<string | null> {
  const row = await database.selectFrom('identity_person').select('id').where('id', '=', userId).executeTakeFirst();
  return row?.id ?? null;
}
