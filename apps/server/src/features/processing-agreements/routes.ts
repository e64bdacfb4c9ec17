import * as endpoints from '@fairway/contract/processing-agreements/endpoints';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import { administeredSchoolId } from '../schools/access.ts';
import { accept, publish } from './commands.ts';
import { agreementListing, currentVersion, getEdition } from './queries.ts';
import { agreementFacts, getAgreementAccepted, getAgreementEdited, getAgreementOfSchool } from './views.ts';

const editor = (request: ApiRequest) => ({ actorId: ownUserId(request), now: request.clock.now() });

/** The platform's administrators see every school; they are no party that could accept for one. */
const isOwnAdministrator = ({ actor }: ApiRequest, schoolId: number) => actor.kind === 'user' && actor.schoolIds.includes(schoolId);

export function processingAgreementRoutes(bind: Bind): void {
  bind(endpoints.getSchoolAgreement, async ({ params, query }, request) =>
    getAgreementOfSchool(request.database, await administeredSchoolId(request, params.schoolId), {
      locale: query.locale,
      accepts: isOwnAdministrator(request, params.schoolId),
    }),
  );
  bind(endpoints.acceptAgreement, async ({ params, body }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    if (!isOwnAdministrator(request, schoolId)) throw new Problem('processing_agreements.not_yours');
    const facts = await agreementFacts(request.database, schoolId);
    await accept(request.database, schoolId, body, { ...editor(request), facts });
    return getAgreementOfSchool(request.database, schoolId, { locale: body.locale, accepts: true });
  });
  bind(endpoints.getAcceptedAgreement, async ({ params }, request) =>
    getAgreementAccepted(request.database, await administeredSchoolId(request, params.schoolId), params.acceptanceId),
  );

  bind(endpoints.getEditedAgreement, (_input, request) => getAgreementEdited(request.database));
  bind(endpoints.getAgreementEdition, async ({ params }, request) => {
    const { number, publishedAt, texts } = await getEdition(request.database, params.number);
    return { number, publishedAt: publishedAt.toISOString(), texts };
  });
  bind(endpoints.publishAgreement, async ({ body }, request) => {
    await publish(request.database, body, editor(request));
    return getAgreementEdited(request.database);
  });
  bindList(bind, endpoints.agreementSchoolsList, async ({ query }, request) =>
    agreementListing(request.database, query, await currentVersion(request.database)),
  );
}
