// /_mail: what the development mailbox holds. It exists without MAIL_URL where only this machine can ask (config.isLocal), and answers a
// loopback Host alone, never through a proxy: whoever reads it can take any account. A mail's HTML is shown as a mail program would: in a
// frame that runs nothing and belongs to no site, whose links open in the whole window.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { escapeHtml } from '../http/escape.ts';
import { isLoopbackHost } from '../http/loopback.ts';
import { Problem } from '../http/problems.ts';

/** Only its own inline style and the frame; nothing runs. */
const PAGE_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const FRAME_RIGHTS = 'allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox';
/** The logo of a tenant may stand at its own host. */
const MAIL_CSP = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: http://localhost:* http://*.localhost:*; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox ${FRAME_RIGHTS}`;
const STYLE =
  ':root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere;background:Canvas;color:CanvasText}pre{white-space:pre-wrap}li{margin:.5rem 0}iframe{width:100%;height:42rem;border:1px solid #8886;border-radius:8px}';
const SHOWN = 100;

type Row = { id: string; recipient: string; subject: string; kind: string; locale: string; sent_at: Date };
type FullRow = Row & { text_body: string; html_body: string | null };

const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

export function mailboxPages(root: FastifyInstance, database: Database): void {
  root.register(async (app) => {
    app.addHook('onRequest', async (request) => refuseStrangers(request));
    mailboxRoutes(app, database);
  });
}

/** @throws Problem not_found */
function refuseStrangers({ headers }: FastifyRequest): void {
  if (!isLoopbackHost(headers.host ?? '') || PROXY_HEADERS.some((name) => headers[name] !== undefined)) throw new Problem('not_found');
}

function mailboxRoutes(app: FastifyInstance, database: Database): void {
  app.get<{ Querystring: { to?: unknown } }>('/_mail', async (request, reply) => {
    const to = asked(request.query.to);
    const items = (await list(database, to)).map(
      (row) => `<li><a href="/_mail/${row.id}">${escapeHtml(row.subject)}</a><br>${escapeHtml(about(row))}</li>`,
    );
    const found = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>No mail ${to ? `to ${escapeHtml(to)}` : 'yet'}.</p>`;
    const form = `<form><label>To <input name="to" type="search" value="${escapeHtml(to)}"></label> <button>Search</button></form>`;
    return page(reply, 'Mailbox', `<h1>Mailbox</h1>${form}${found}`);
  });

  app.get<{ Querystring: { to?: unknown } }>('/_mail.json', async (request, reply) => {
    const mails = (await list(database, asked(request.query.to))).map((row) => ({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      kind: row.kind,
      locale: row.locale,
      sentAt: row.sent_at.toISOString(),
      text: row.text_body,
      html: row.html_body,
      links: row.text_body.match(/^https?:\/\/\S+$/gm) ?? [],
    }));
    return reply.header('cache-control', 'no-store').send({ mails });
  });

  app.get<{ Params: { id: string } }>('/_mail/:id', async (request, reply) => {
    const row = await one(database, request.params.id);
    const html = row.html_body
      ? `<iframe title="${escapeHtml(row.subject)}" src="/_mail/${row.id}/html" sandbox="${FRAME_RIGHTS}"></iframe><h2>Plain text</h2>`
      : '';
    const body = `<p><a href="/_mail">Mailbox</a></p><h1>${escapeHtml(row.subject)}</h1><p>${escapeHtml(about(row))}</p>${html}<pre>${escapeHtml(row.text_body)}</pre>`;
    return page(reply, row.subject, body);
  });

  app.get<{ Params: { id: string } }>('/_mail/:id/html', async (request, reply) => {
    const row = await one(database, request.params.id);
    if (!row.html_body) throw new Problem('not_found');
    return reply
      .header('content-security-policy', MAIL_CSP)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(row.html_body.replace('</head>', '<base target="_top"></head>'));
  });
}

function about(row: Row): string {
  return [row.recipient, row.kind, row.locale, row.sent_at.toISOString()].filter(Boolean).join(' · ');
}

function asked(to: unknown): string {
  return typeof to === 'string' ? to.trim().slice(0, 254) : '';
}

async function list(database: Database, to: string): Promise<FullRow[]> {
  return database
    .selectFrom('mailbox_message')
    .selectAll()
    .$if(to !== '', (query) => query.where(sql`lower(recipient)`, '=', to.toLowerCase()))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}

async function one(database: Database, id: string): Promise<FullRow> {
  const row = /^[0-9a-f-]{36}$/.test(id)
    ? await database.selectFrom('mailbox_message').selectAll().where(sql`id::text`, '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw new Problem('not_found');
  return row;
}

function page(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .header('content-security-policy', PAGE_CSP)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
    );
}
