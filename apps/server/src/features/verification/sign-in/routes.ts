// Sign-in with the school: the candidate's side, and its settings.
import * as contract from '@fairway/contract/verification/methods';
import type { Bind } from '../../../kernel/http/bind.ts';
import { administeredSchoolId } from '../../schools/access.ts';
import type { MethodServices } from '../proofs/services.ts';
import { finishSignIn, finishTrial, startSignIn } from './commands.ts';
import { findFlowReturn } from './flow.ts';
import { ownAddresses } from './gateway.ts';
import { LANDING_CSP, landingPage } from './landing.ts';
import { ownMetadata } from './provider-metadata.ts';
import { findSignInRow } from './queries.ts';
import { metadataOf, removeSignIn, saveSignIn } from './setting-up.ts';
import { signInView } from './views.ts';

export function signInRoutes(bind: Bind, services: MethodServices): void {
  const { baseUrl } = services;
  bind(contract.startSchoolSignIn, async ({ params, body }, request) => ({
    location: await startSignIn(request, services, { schoolId: params.schoolId, purpose: 'prove', returnUrl: body.returnUrl }),
  }));
  bind(contract.callbackSchoolSignIn, async ({ query }, request) => {
    const { state = '', code, iss, error } = query;
    const returnUrl = await findFlowReturn(request.database, state, request.clock.now());
    request.setHeader('content-security-policy', LANDING_CSP);
    if (!returnUrl) return landingPage(`${baseUrl}/`, undefined);
    return landingPage(returnUrl, { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error: 'failed' }) });
  });
  bind(contract.finishSchoolSignIn, ({ params, body }, request) => finishSignIn(request, services, params.schoolId, body));
  bind(contract.schoolSignInMetadata, async () => ownMetadata(ownAddresses(baseUrl)));

  bind(contract.getSchoolSignIn, async ({ params }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    return signInView(await findSignInRow(request.database, schoolId), baseUrl);
  });
  bind(contract.saveSchoolSignIn, async ({ params, body }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    // Before the transaction: a provider that is slow holds nobody up.
    const fetched = await metadataOf(body, services.baseUrl);
    await services.database.transaction().execute((database) => saveSignIn({ ...request, database }, services, schoolId, body, fetched));
    return signInView(await findSignInRow(request.database, schoolId), baseUrl);
  });
  bind(contract.deleteSchoolSignIn, async ({ params }, request) => {
    await removeSignIn(request, await administeredSchoolId(request, params.schoolId));
    return undefined;
  });
  bind(contract.testSchoolSignIn, async ({ params, body }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    return { location: await startSignIn(request, services, { schoolId, purpose: 'test', returnUrl: body.returnUrl }) };
  });
  bind(contract.finishSchoolSignInTest, async ({ params, body }, request) =>
    finishTrial(request, services, await administeredSchoolId(request, params.schoolId), body),
  );
}
