// A new password by mail, undoing a deletion, and what a link of an account is good for.
import { forgotPassword, recoverAccount, resetPassword, validateAccountLink } from '@fairway/contract/identity/endpoints';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { IdentityServices } from '../services.ts';
import { accountLink } from './account-links.ts';
import * as commands from './commands.ts';

export function recoveryRoutes(bind: Bind, services: IdentityServices): void {
  bind(forgotPassword, ({ body }, request) => commands.sendPasswordLink(request, services, body));
  bind(resetPassword, ({ body }, request) => commands.resetPassword(request, services, body));
  bind(validateAccountLink, ({ body }, request) => accountLink(request.database, body, request.clock.now()));
  bind(recoverAccount, ({ body }, request) => commands.recoverAccount(request, services, body.token));
}
