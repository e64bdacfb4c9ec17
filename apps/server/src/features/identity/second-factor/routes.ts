import { loginSecondFactor } from '@fairway/contract/identity';
import * as contract from '@fairway/contract/second-factor';
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
  bind(loginSecondFactor, ({ body }, call) => endSignIn(call, services, body));
  bind(contract.startPasskeyLogin, (_input, call) => startPasskeySignIn(call, services));
  bind(contract.loginWithPasskey, ({ body }, call) => signInWithPasskey(call, services, body));

  bind(contract.getSecondFactor, async (_input, call) => {
    const userId = ownUserId(call);
    const staff = access(call.actor, 'schoolStaff').allowed || access(call.actor, 'organizationAdmin').allowed;
    return {
      passkeys: await listPasskeys(call.database, userId),
      authenticator: await authenticatorIsOn(call.database, userId),
      recoveryCodesLeft: await countRecoveryCodes(call.database, userId),
      required: staff && call.tenant.administratorsNeedSecondFactor,
    };
  });

  bind(contract.startPasskey, async (_input, call) => {
    await requireProof(call);
    return startRegistration(call, services);
  });
  bind(contract.addPasskey, async ({ body }, call) => {
    await requireProof(call);
    const { passkey, userVerified } = await addPasskey(call, services, body);
    if (userVerified) await liftSession(call, services);
    return passkey;
  });
  bind(contract.renamePasskey, ({ params, body }, call) => renamePasskey(call.database, ownUserId(call), params.id, body.name));
  bind(contract.removePasskey, async ({ params }, call) => {
    await requireProof(call);
    await removePasskey(call.database, ownUserId(call), params.id, call.clock.now());
    return undefined;
  });

  bind(contract.startAuthenticator, async (_input, call) => {
    await requireProof(call);
    return startAuthenticator(call, services);
  });
  bind(contract.confirmAuthenticator, async ({ body }, call) => {
    await requireProof(call);
    const recoveryCodes = await confirmAuthenticator(call, services, body.code);
    await liftSession(call, services);
    return { recoveryCodes };
  });
  bind(contract.removeAuthenticator, async (_input, call) => {
    await requireProof(call);
    await removeAuthenticator(call.database, ownUserId(call), call.clock.now());
    return undefined;
  });
  bind(contract.renewRecoveryCodes, async (_input, call) => {
    await requireProof(call);
    return { recoveryCodes: await renewRecoveryCodes(call, services) };
  });
}
