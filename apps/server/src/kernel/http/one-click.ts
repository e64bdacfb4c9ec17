// One-click unsubscribing (RFC 8058): the mail's List-Unsubscribe address is posted to by the reader's mail program, as a form, without
// cookies. The address is the page that a click opens; its POST does at once what the page's button does. Nothing else takes forms.
import type { FastifyInstance } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';
const BODY_BYTES = 1024;
const TOKEN_CHARACTERS = 1000;

/** Takes the POST of `path` with `?token=`; `act` throws the Problem of a bad one. */
export function oneClickRoute(app: FastifyInstance, path: string, act: (token: string) => Promise<unknown>): void {
  app.register(async (scope) => {
    // What it says is known: only this header's mails lead here.
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, _body, done) => done(null, undefined));
    scope.post<{ Querystring: { token?: unknown } }>(path, async (request, reply) => {
      const { token } = request.query;
      await act(typeof token === 'string' ? token.slice(0, TOKEN_CHARACTERS) : '');
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
