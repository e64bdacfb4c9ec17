// Mails a question to the support address of its tenant; a request that was mailed is not mailed again.
import { enqueueJob, type JobRegistration } from '../../kernel/background/background.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Mailer } from '../../kernel/mail/mailer.ts';

const NAME = 'support.mail';

export async function enqueueSupportMail(database: Database, id: string): Promise<void> {
  await enqueueJob(database, NAME, { id }, { key: `${NAME}:${id}` });
}

export function supportJobs(services: { database: Database; mailer: Mailer; supportAddress: string }): JobRegistration[] {
  return [
    {
      name: NAME,
      run: async (payload) => {
        const { id } = payload as { id: string };
        const row = await services.database
          .selectFrom('support_request as r')
          .leftJoin('tenant as t', 't.id', 'r.tenant_id')
          .select(['r.id', 'r.email', 'r.message', 'r.page', 't.name as tenant', 't.support_email'])
          .where('r.id', '=', id)
          .where('r.mailed_at', 'is', null)
          .executeTakeFirst();
        if (!row) return;
        await services.mailer.send({
          to: { name: row.tenant ?? 'Fairway', address: row.support_email ?? services.supportAddress },
          replyTo: { name: '', address: row.email },
          subject: `Support: ${row.page}`,
          text: `${row.message}\n\nFrom: ${row.email}\nPage: ${row.page}\nRequest: ${row.id}\n`,
          key: `support-${row.id}`,
        });
        await services.database.updateTable('support_request').set({ mailed_at: new Date() }).where('id', '=', row.id).execute();
      },
    },
  ];
}
