// /_mail: what the development mailbox holds. It does not exist when MAIL_URL is set.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problems.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => escapes[c] ?? c);

/** Only its own inline style; links lead out, nothing runs. */
const CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'";
const STYLE =
  'body{font:15px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}pre{white-space:pre-wrap}li{margin:.5rem 0}';

export function mailboxPages(app: FastifyInstance, database: Database): void {
  const page = (title: string, body: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

  app.get('/_mail', async (_request, reply) => {
    const rows = await database
      .selectFrom('mailbox_message')
      .selectAll()
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute();
    const items = rows.map(
      (row) =>
        `<li><a href="/_mail/${row.id}">${escaped(row.subject)}</a><br>${escaped(row.recipient)} · ${row.sent_at.toISOString()}</li>`,
    );
    const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail yet.</p>';
    return reply
      .header('content-security-policy', CSP)
      .header('cache-control', 'no-store')
      .type('text/html')
      .send(page('Mailbox', `<h1>Mailbox</h1>${list}`));
  });

  app.get<{ Params: { id: string } }>('/_mail/:id', async (request, reply) => {
    if (!/^[0-9a-f-]{36}$/.test(request.params.id)) throw new Problem('not_found');
    const row = await database.selectFrom('mailbox_message').selectAll().where('id', '=', request.params.id).executeTakeFirst();
    if (!row) throw new Problem('not_found');
    const body = `<p><a href="/_mail">Mailbox</a></p><h1>${escaped(row.subject)}</h1><p>${escaped(row.recipient)}</p><pre>${escaped(row.text_body)}</pre>`;
    return reply.header('content-security-policy', CSP).header('cache-control', 'no-store').type('text/html').send(page(row.subject, body));
  });
}
