// Where a SAML provider posts its answer: a form from another site, without our cookies. It is believed or not right here; what was believed
// waits, sealed, for the session that asked. No endpoint of the contract, because no client of ours calls it; its address stands in our
// metadata. Answers any post with a page, never with what was wrong: that the page says.
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../kernel/clock.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { MethodServices } from '../proofs/services.ts';
import { findUnanswered, keepAnswer } from './flow.ts';
import { CONSUMER_PATH, ownAddresses } from './gateway.ts';
import { LANDING_CSP, type LandingAnswer, landingPage } from './landing.ts';
import { getSignIn } from './queries.ts';
import { ANSWER_CHARACTERS, samlPerson } from './saml-gateway.ts';

const FORM = 'application/x-www-form-urlencoded';

export function samlConsumerRoute(app: FastifyInstance, services: MethodServices & { clock: Clock }): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: ANSWER_CHARACTERS * 2 }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    // From another site by design: what it may do is bound by RelayState and signature.
    scope.post(CONSUMER_PATH, { config: { fromOtherSites: true } }, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const landing = await land(services, form.get('RelayState') ?? '', form.get('SAMLResponse') ?? '');
      return reply
        .header('content-security-policy', LANDING_CSP)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(landingPage(landing.returnUrl, landing.answer));
    });
  });
}

type Landing = { returnUrl: string; answer?: LandingAnswer };

/** The flow is locked while its answer is read, so one answer is read once. */
function land(services: MethodServices & { clock: Clock }, state: string, response: string): Promise<Landing> {
  const { database, keys, baseUrl, clock, log } = services;
  return database.transaction().execute(async (transaction): Promise<Landing> => {
    const flow = await findUnanswered(transaction, keys, state, clock.now());
    if (!flow) return { returnUrl: `${baseUrl}/` };
    const { returnUrl, checks } = flow;
    try {
      const settings = await getSignIn(transaction, keys, flow.schoolId);
      if (settings.protocol !== 'saml' || settings.issuer !== flow.issuer) return { returnUrl, answer: { state, error: 'over' } };
      const person = await samlPerson(settings, ownAddresses(baseUrl), checks, response);
      return { returnUrl, answer: { state, ticket: await keepAnswer(transaction, keys, state, person) } };
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'internal') throw error;
      log.warn({ err: error.cause ?? error, schoolId: flow.schoolId }, 'a sign-in with a school failed');
      return { returnUrl, answer: { state, error: 'failed' } };
    }
  });
}
