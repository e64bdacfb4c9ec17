// Registration, the links that prove an address, and the end of an invitation.
import { activateAccount, checkEmailLink, register, resendVerification, verifyEmail } from '@fairway/contract/identity';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { IdentityServices } from '../services.ts';
import { activate } from './activation.ts';
import * as commands from './commands.ts';
import * as verification from './verification.ts';

export function registrationRoutes(bind: Bind, services: IdentityServices): void {
  bind(register, ({ body, query }, call) => commands.registerPerson(call, services, { ...body, metadata: query }));
  bind(resendVerification, ({ body }, call) => commands.resendVerification(call, services, body));
  bind(checkEmailLink, ({ query }, call) => verification.checkEmailLink(call.database, query.token, call.clock.now()));
  bind(verifyEmail, ({ body }, call) => verification.verifyEmail(call, services, body.token));
  bind(activateAccount, ({ body }, call) => activate(call, services, body));
}
