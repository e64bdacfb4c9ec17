import * as endpoints from '@fairway/contract/admin-operations';
import { recordAudit } from '../../../kernel/audit.ts';
import { csvReply } from '../../../kernel/files/csv-export.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { orderMailAgain } from '../../../kernel/mail/outgoing.ts';
import { platformAdministrator } from '../access.ts';
import { getMail, listMails, mailBatches, mailView } from './queries.ts';

const REFUSALS = {
  not_found: 'not_found',
  not_failed: 'mails.not_failed',
  secret_gone: 'mails.secret_gone',
  too_old: 'mails.too_old',
} as const;

export function mailLogRoutes(bind: Bind): void {
  bind(endpoints.listMailLog, ({ query }, call) => listMails(call.database, query, call.clock.now()));
  bind(endpoints.exportMailLog, ({ query }, call) =>
    csvReply(call, {
      fileName: `mails-${call.clock.now().toISOString().slice(0, 10)}.csv`,
      header: ['Mail', 'Recipient', 'Template', 'Language', 'State', 'Tries', 'Ordered', 'Ended', 'Last error'],
      batches: mailBatches(call.database, query),
      line: (row) => {
        const { id, recipient, kind, locale, state, tries, createdAt, endedAt, lastError } = mailView(row, call.clock.now());
        return [id, recipient, kind, locale, state, tries, createdAt, endedAt, lastError];
      },
    }),
  );
  bind(endpoints.sendMailAgain, async ({ params }, call) => {
    const { userId: actorId } = platformAdministrator(call);
    const now = call.clock.now();
    const outcome = await orderMailAgain(call.database, params.id, now);
    if (outcome !== 'ordered') throw new Problem(REFUSALS[outcome]);
    await recordAudit(call.database, { actorId, action: 'mail.sent_again', subject: `mail:${params.id.toLowerCase()}`, at: now });
    return getMail(call.database, params.id, now);
  });
}
