import * as endpoints from '@fairway/contract/verification/endpoints';
import type { Bind } from '../../kernel/http/bind.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import type { IdentityServices } from '../identity/services.ts';
import { checkLink, useLink } from './links.ts';
import { getOwnConnection, listOwnConnections } from './own-connections.ts';
import { answerQuestion, cancelVerification, setOwnState } from './own-moves.ts';
import { privateAddressRoutes } from './private-address/routes.ts';
import { sayingRefusals, wordsOf } from './refusals.ts';
import { type RequestFileServices, storeRequestFile } from './request-files/upload.ts';
import { requestVerification, resendLink } from './requesting.ts';
import { type FindSchoolIds, findUniversities, getUniversity } from './universities.ts';
import { connectionView } from './views.ts';

export type VerificationServices = IdentityServices & RequestFileServices & { findSchoolIds: FindSchoolIds };

export function verificationRoutes(given: Bind, services: VerificationServices): void {
  const bind = sayingRefusals(given);
  bind(endpoints.listConnections, async (_input, request) => ({
    connections: (await listOwnConnections(request.database, ownUserId(request), request.clock.now())).map(connectionView),
  }));
  bind(endpoints.getConnection, async ({ params }, request) => shown(request, params.id));

  bind(endpoints.requestVerification, async ({ body }, request) => reply(request, await requestVerification(request, body, services)));
  bind(endpoints.requestVerificationWithFile, async ({ body, file }, request) => {
    const asked = { ...body, noAcademicEmail: true };
    const store = () => storeRequestFile(request.database, file, services, request.clock.now());
    return reply(request, await requestVerification(request, asked, services, store));
  });
  bind(endpoints.deleteConnection, async ({ query }, request) => {
    // Nobody learns whether another person has a connection.
    if (query.userId && query.userId.toLowerCase() !== ownUserId(request)) throw new Problem('not_found');
    return reply(request, await cancelVerification(request.database, own(request), query.schoolId));
  });
  bind(endpoints.setConnectionState, async ({ body }, request) =>
    reply(request, await setOwnState(request.database, own(request), body.schoolId, body.state)),
  );
  bind(endpoints.answerQuestion, async ({ params, body }, request) =>
    reply(request, await answerQuestion(request.database, own(request), params.id, body.answer)),
  );

  bind(endpoints.checkConnectionLink, ({ query }, request) => checkLink(request.database, query.token, request.clock.now()));
  bind(endpoints.verifyConnection, ({ body }, request) => useLink(request.database, body.token, request.clock.now()));
  bind(endpoints.resendConnectionLink, async ({ body }, request) => {
    await resendLink(request, body, services);
    return { code: 'Sent' as const, message: (await wordsOf(request))('connections.codes.SentMaybe') };
  });

  bind(endpoints.listUniversities, async ({ query }, request) => ({
    universities: await findUniversities(request.database, services.findSchoolIds, query),
  }));
  bind(endpoints.getUniversity, ({ params, query }, request) => getUniversity(request.database, params.id, query.locale));

  privateAddressRoutes(bind, services);
}

const own = (request: ApiRequest) => ({ userId: ownUserId(request), now: request.clock.now() });

async function shown(request: ApiRequest, id: string) {
  return connectionView(await getOwnConnection(request.database, ownUserId(request), id, request.clock.now()));
}

type Done = { id: string; code: 'Sent' | 'Requested' | 'Verified' | 'Cancelled' | 'Ignored' | 'NeedsVerification' | 'Answered' };

async function reply(request: ApiRequest, { id, code }: Done) {
  return { code, message: (await wordsOf(request))(`connections.codes.${code}`), connection: await shown(request, id) };
}
