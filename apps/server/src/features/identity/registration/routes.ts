// Registration, the links that prove an address, and the end of an invitation.
import { activateAccount, checkEmailLink, register, resendVerification, verifyEmail } from '@fairway/contract/identity/endpoints';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { IdentityServices } from '../services.ts';
import { activate } from './activation.ts';
import * as commands from './commands.ts';
import * as verification from './verification.ts';

export function registrationRoutes(bind: Bind, services: IdentityServices): void {
  bind(register, ({ body, query }, request) => commands.registerPerson(request, services, { ...body, metadata: query }));
  bind(resendVerification, ({ body }, request) => commands.resendVerification(request, services, body));
  bind(checkEmailLink, ({ query }, request) => verification.checkEmailLink(request.database, query.token, request.clock.now()));
  bind(verifyEmail, ({ body }, request) => verification.verifyEmail(request, services, body.token));
  bind(activateAccount, ({ body }, request) => activate(request, services, body));
}
