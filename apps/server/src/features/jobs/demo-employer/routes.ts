// The employers' own site inside the demo world, so that applying leads to a page that exists. It keeps and logs nothing of what is written to
// it, and exists only in the demo world on a local address, for postings whose link leads there.
import { isUuid } from '@fairway/rules/slugs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../../kernel/database/database.ts';
import { escapeHtml } from '../../../kernel/http/escape.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { findJob, type JobDetailRow } from '../queries.ts';
import { EMPLOYER_PATH, isDemoEmployer } from './links.ts';

const CSP = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem;overflow-wrap:anywhere;background:Canvas;color:CanvasText}h1{line-height:1.2}label{display:block;margin:1rem 0}input,textarea,button{box-sizing:border-box;width:100%;padding:.75rem 1rem;border:1px solid;border-radius:10px;font:inherit}';
const FORM =
  '<form method="post"><label>Name<input name="name" autocomplete="name" maxlength="200" required></label><label>Message<textarea name="message" rows="5" maxlength="4000"></textarea></label><button>Send</button></form>';
const PLAYED = 'This is a played employer of the demo world: nothing';

export async function demoEmployerRoutes(app: FastifyInstance, database: Database): Promise<void> {
  await app.register(async (scope) => {
    // What was written is dropped unread.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    scope.get<{ Params: { id: string } }>(`${EMPLOYER_PATH}/:id`, async ({ params }, reply) =>
      page(reply, await getDemoJob(database, params.id), `<p>${PLAYED} is sent or kept.</p>${FORM}`),
    );
    scope.post<{ Params: { id: string } }>(`${EMPLOYER_PATH}/:id`, async ({ params }, reply) =>
      page(reply, await getDemoJob(database, params.id), `<p role="status">Thank you. ${PLAYED} was sent or kept.</p>`),
    );
  });
}

/** @throws Problem not_found for an id of no posting, or of one whose link leads elsewhere */
async function getDemoJob(database: Database, id: string): Promise<JobDetailRow> {
  const row = isUuid(id) ? await findJob(database, id.toLowerCase()) : undefined;
  if (!row || !isDemoEmployer(row.application_url ?? '')) throw new Problem('not_found');
  return row;
}

function page(reply: FastifyReply, job: JobDetailRow, body: string): FastifyReply {
  const title = escapeHtml(job.title);
  const organization = escapeHtml(job.organization_name);
  return reply
    .header('content-security-policy', CSP)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} · ${organization}</title><style>${STYLE}</style></head><body><main><p>${organization}</p><h1 lang="${escapeHtml(job.language)}" dir="auto">${title}</h1>${body}</main></body></html>`,
    );
}
