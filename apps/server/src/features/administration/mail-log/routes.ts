import * as endpoints from '@fairway/contract/administration/operations';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { orderMailAgain } from '../../../kernel/mail/outgoing.ts';
import { platformAdministrator } from '../access.ts';
import { getMail, mailListing } from './queries.ts';

const REFUSALS = {
  not_found: 'not_found',
  not_failed: 'mails.not_failed',
  secret_gone: 'mails.secret_gone',
  too_old: 'mails.too_old',
} as const;

export function mailLogRoutes(bind: Bind): void {
  bindList(bind, endpoints.mailLogList, ({ query }, request) => mailListing(request.database, query, request.clock.now()));
  bind(endpoints.sendMailAgain, async ({ params }, request) => {
    const { userId: actorId } = platformAdministrator(request);
    const now = request.clock.now();
    const outcome = await orderMailAgain(request.database, params.id, now);
    if (outcome !== 'ordered') throw new Problem(REFUSALS[outcome]);
    await recordAudit(request.database, { actorId, action: 'mail.sent_again', subject: `mail:${params.id.toLowerCase()}`, at: now });
    return getMail(request.database, params.id, now);
  });
}
