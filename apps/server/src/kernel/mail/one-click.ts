// One-click unsubscribe (RFC 8058): the reader's mail program posts `List-Unsubscribe=One-Click` to the address that opens the page when a
// person follows it. No cookie and no script are needed; the token in the address is the right to do it. GET never does anything.
import { isLocale } from '@fairway/rules/locales';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problems.ts';

const BODY_BYTES = 1024;
const FORM = 'application/x-www-form-urlencoded';

/** `pages`: path behind the locale to the call that takes `{ token }`. */
export async function oneClickRoutes(app: FastifyInstance, pages: Readonly<Record<string, string>>): Promise<void> {
  // A scope of its own: nowhere else may a form be sent (a form of another site needs no permission).
  await app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) => done(null, body));
    for (const [page, call] of Object.entries(pages)) {
      scope.post<{ Params: { locale: string }; Querystring: { token?: unknown } }>(`/:locale${page}`, async (request, reply) => {
        const { token } = request.query;
        if (!isLocale(request.params.locale)) throw new Problem('not_found');
        if (typeof token !== 'string' || new URLSearchParams(String(request.body)).get('List-Unsubscribe') !== 'One-Click')
          throw new Problem('validation');
        const answer = await app.inject({
          method: 'POST',
          url: call,
          remoteAddress: request.ip,
          headers: { host: request.host, 'content-type': 'application/json' },
          payload: { token },
        });
        reply.code(answer.statusCode === 200 ? 204 : answer.statusCode);
        if (answer.statusCode === 200) return reply.send();
        return reply.type(String(answer.headers['content-type'])).send(answer.body);
      });
    }
  });
}
