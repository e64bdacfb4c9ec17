import * as endpoints from '@fairway/contract/verification';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
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
  bind(endpoints.listConnections, async (_input, call) => ({
    connections: (await listOwnConnections(call.database, ownUserId(call), call.clock.now())).map(connectionView),
  }));
  bind(endpoints.getConnection, async ({ params }, call) => shown(call, params.id));

  bind(endpoints.requestVerification, async ({ body }, call) => reply(call, await requestVerification(call, body, services)));
  bind(endpoints.requestVerificationWithFile, async ({ body, file }, call) => {
    const asked = { ...body, noAcademicEmail: true };
    const store = () => storeRequestFile(call.database, file, services, call.clock.now());
    return reply(call, await requestVerification(call, asked, services, store));
  });
  bind(endpoints.deleteConnection, async ({ query }, call) => {
    // Nobody learns whether another person has a connection.
    if (query.userId && query.userId.toLowerCase() !== ownUserId(call)) throw new Problem('not_found');
    return reply(call, await cancelVerification(call.database, own(call), query.schoolId));
  });
  bind(endpoints.setConnectionState, async ({ body }, call) =>
    reply(call, await setOwnState(call.database, own(call), body.schoolId, body.state)),
  );
  bind(endpoints.answerQuestion, async ({ params, body }, call) =>
    reply(call, await answerQuestion(call.database, own(call), params.id, body.answer)),
  );

  bind(endpoints.checkConnectionLink, ({ query }, call) => checkLink(call.database, query.token, call.clock.now()));
  bind(endpoints.verifyConnection, ({ body }, call) => useLink(call.database, body.token, call.clock.now()));
  bind(endpoints.resendConnectionLink, async ({ body }, call) => {
    await resendLink(call, body, services);
    return { code: 'Sent' as const, message: (await wordsOf(call))('connections.codes.SentMaybe') };
  });

  bind(endpoints.listUniversities, async ({ query }, call) => ({
    universities: await findUniversities(call.database, services.findSchoolIds, query),
  }));
  bind(endpoints.getUniversity, ({ params, query }, call) => getUniversity(call.database, params.id, query.locale));

  privateAddressRoutes(bind, services);
}

const own = (call: Call) => ({ userId: ownUserId(call), now: call.clock.now() });

async function shown(call: Call, id: string) {
  return connectionView(await getOwnConnection(call.database, ownUserId(call), id, call.clock.now()));
}

type Done = { id: string; code: 'Sent' | 'Requested' | 'Verified' | 'Cancelled' | 'Ignored' | 'NeedsVerification' | 'Answered' };

async function reply(call: Call, { id, code }: Done) {
  return { code, message: (await wordsOf(call))(`connections.codes.${code}`), connection: await shown(call, id) };
}
