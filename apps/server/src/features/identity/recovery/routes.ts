// A new password by mail, undoing a deletion, and what a link of an account is good for.
import { forgotPassword, recoverAccount, resetPassword, validateAccountLink } from '@fairway/contract/identity';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { IdentityServices } from '../services.ts';
import { accountLink } from './account-links.ts';
import * as commands from './commands.ts';

export function recoveryRoutes(bind: Bind, services: IdentityServices): void {
  bind(forgotPassword, ({ body }, call) => commands.sendPasswordLink(call, services, body));
  bind(resetPassword, ({ body }, call) => commands.resetPassword(call, services, body));
  bind(validateAccountLink, ({ body }, call) => accountLink(call.database, body, call.clock.now()));
  bind(recoverAccount, ({ body }, call) => commands.recoverAccount(call, services, body.token));
}
