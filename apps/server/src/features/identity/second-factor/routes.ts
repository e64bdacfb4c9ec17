import { loginSecondFactor } from '@fairway/contract/identity/endpoints';
import * as contract from '@fairway/contract/identity/second-factor';
import { access } from '@fairway/rules/access';
import type { Bind } from '../../../kernel/http/bind.ts';
import { ownUserId, requireProof } from '../access.ts';
import type { IdentityServices } from '../services.ts';
import {
  authenticatorIsOn,
  confirmAuthenticator,
  countRecoveryCodes,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './authenticator.ts';
import { endSignIn, liftSession } from './commands.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskeySignIn,
  startRegistration,
} from './passkeys.ts';

export function secondFactorRoutes(bind: Bind, services: IdentityServices): void {
  bind(loginSecondFactor, ({ body }, request) => endSignIn(request, services, body));
  bind(contract.startPasskeyLogin, (_input, request) => startPasskeySignIn(request, services));
  bind(contract.loginWithPasskey, ({ body }, request) => signInWithPasskey(request, services, body));

  bind(contract.getSecondFactor, async (_input, request) => {
    const userId = ownUserId(request);
    const staff = access(request.actor, 'schoolStaff').allowed || access(request.actor, 'organizationAdmin').allowed;
    return {
      passkeys: await listPasskeys(request.database, userId),
      authenticator: await authenticatorIsOn(request.database, userId),
      recoveryCodesLeft: await countRecoveryCodes(request.database, userId),
      required: staff && request.tenant.administratorsNeedSecondFactor,
    };
  });

  bind(contract.startPasskey, async (_input, request) => {
    await requireProof(request);
    return startRegistration(request, services);
  });
  bind(contract.addPasskey, async ({ body }, request) => {
    await requireProof(request);
    const { passkey, userVerified } = await addPasskey(request, services, body);
    if (userVerified) await liftSession(request, services);
    return passkey;
  });
  bind(contract.renamePasskey, ({ params, body }, request) => renamePasskey(request.database, ownUserId(request), params.id, body.name));
  bind(contract.removePasskey, async ({ params }, request) => {
    await requireProof(request);
    await removePasskey(request.database, ownUserId(request), params.id, request.clock.now());
    return undefined;
  });

  bind(contract.startAuthenticator, async (_input, request) => {
    await requireProof(request);
    return startAuthenticator(request, services);
  });
  bind(contract.confirmAuthenticator, async ({ body }, request) => {
    await requireProof(request);
    const recoveryCodes = await confirmAuthenticator(request, services, body.code);
    await liftSession(request, services);
    return { recoveryCodes };
  });
  bind(contract.removeAuthenticator, async (_input, request) => {
    await requireProof(request);
    await removeAuthenticator(request.database, ownUserId(request), request.clock.now());
    return undefined;
  });
  bind(contract.renewRecoveryCodes, async (_input, request) => {
    await requireProof(request);
    return { recoveryCodes: await renewRecoveryCodes(request, services) };
  });
}
