// Sends a rendered page: its own nonce, the policy that names it, an entity tag, gzip where the browser takes it. What is its reader's is sent
// once: it is compressed as a whole, with brotli, a quarter smaller.
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newNonce, pagePolicy } from './content-security.ts';
import type { RenderedPage } from './page-cache.ts';

const compressed = promisify(brotliCompress);
/** Two milliseconds for 90 kB, 13.7 kB of them left. Nine takes 31 for a hundredth less. */
const QUALITY = 5;

/** Sends `page` to this request; 304 where the browser has it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  mode: 'dev' | 'production',
): Promise<FastifyReply> {
  // The nonce must not be shared between people, so no shared cache may keep the page; a browser asks again each time. What is its reader's
  // alone is not even left in the browser: after signing out nobody finds it by going back.
  const ok = page.status === 200 && !page.personal;
  reply.header('cache-control', ok ? 'private, no-cache' : 'no-store').header('vary', 'Accept-Encoding');
  if (ok) reply.header('etag', page.body.etag);
  if (ok && request.headers['if-none-match']?.includes(page.body.etag)) {
    // The browser keeps the page and the policy it came with: a new policy would not fit the old nonce.
    return reply.removeHeader('content-security-policy').code(304).send();
  }
  const nonce = newNonce();
  reply.code(page.status).header('content-security-policy', pagePolicy(nonce, mode)).type('text/html; charset=utf-8');
  if (page.link !== undefined) reply.header('link', page.link);
  const accepted = request.headers['accept-encoding'];
  if (page.personal && accepts(accepted, 'br')) {
    const html = page.body.plain(nonce);
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
    return reply.header('content-encoding', 'br').send(await compressed(html, { params }));
  }
  if (!accepts(accepted, 'gzip')) return reply.send(page.body.plain(nonce));
  return reply.header('content-encoding', 'gzip').send(page.body.gzip(nonce));
}

/** Sends a redirect. A personal one depends on cookies and languages and is kept nowhere. */
export function sendRedirect(reply: FastifyReply, to: string, status: number, personal: boolean): FastifyReply {
  if (personal) reply.header('cache-control', 'no-store').header('vary', 'Cookie, Accept-Language');
  else reply.header('cache-control', status === 301 || status === 308 ? 'public, max-age=3600' : 'no-store');
  return reply.redirect(to, status);
}

/** Whether an Accept-Encoding header takes an encoding, and not with `q=0`. */
const TAKEN = { br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i, gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i };
const accepts = (header: string | string[] | undefined, encoding: keyof typeof TAKEN) => TAKEN[encoding].test(String(header ?? ''));
