// Sign-in by Google, LinkedIn, Facebook and WeChat, and the providers connected to an account.
import * as contract from '@fairway/contract/identity/social';
import { PROVIDERS, type Provider } from '@fairway/contract/identity/social';
import type { Bind } from '../../../kernel/http/bind.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { ownUserId, requireProof } from '../access.ts';
import type { IdentityServices } from '../services.ts';
import { completeSignIn, endFlow, exchange, proposeEmail, startFlow } from './commands.ts';
import { disconnect, listConnected } from './connected.ts';
import { LANDING_CSP, type Landing, landingPage } from './landing.ts';

const BY_PROVIDER = {
  google: { start: contract.startGoogle, finish: contract.authenticateGoogle, callback: contract.callbackGoogle },
  linkedin: { start: contract.startLinkedin, finish: contract.authenticateLinkedin, callback: contract.callbackLinkedin },
  facebook: { start: contract.startFacebook, finish: contract.authenticateFacebook, callback: contract.callbackFacebook },
  wechat: { start: contract.startWechat, finish: contract.authenticateWechat, callback: contract.callbackWechat },
} as const;

type Answer = { code?: string | undefined; state?: string | undefined; error?: string | undefined };

export function socialRoutes(bind: Bind, services: IdentityServices): void {
  for (const provider of PROVIDERS) {
    const { start, finish, callback } = BY_PROVIDER[provider];
    bind(start, async ({ body }, request) => ({ location: await startFlow(request, services, provider, body) }));
    bind(finish, async ({ query }, request) => (await inTransaction(request, services, provider, query)).reply);
    bind(callback, async ({ query }, request) => {
      request.setHeader('content-security-policy', LANDING_CSP);
      return landingPage(await land(request, services, provider, query));
    });
  }

  bind(contract.exchangeExternal, ({ body }, request) => {
    const { provider, code, redirectUri, codeVerifier, nonce } = body;
    return exchange(request, services, provider, code, { redirectUri, codeVerifier, nonce });
  });
  bind(contract.proposeExternalEmail, async ({ body }, request) => {
    await proposeEmail(request, services, body.email, body.locale ?? request.tenant.locale);
    return { email: body.email };
  });
  bind(contract.completeExternal, ({ body }, request) => completeSignIn(request, services, body.code, body.timeZone));

  bind(contract.listExternalAccounts, async (_input, request) => ({
    connected: await listConnected(request.database, ownUserId(request)),
    available: PROVIDERS.filter((provider) => services.social[provider] && request.tenant.socialAuths.includes(provider)),
  }));
  bind(contract.unlinkExternalAccount, async ({ params }, request) => {
    await requireProof(request);
    await disconnect(request.database, ownUserId(request), params.provider, request.clock.now());
    return undefined;
  });
}

/** The answer of a provider is a GET, yet it writes: the flow has a transaction of its own. */
function inTransaction(request: ApiRequest, services: IdentityServices, provider: Provider, answer: Answer) {
  return services.database
    .transaction()
    .execute((transaction) => endFlow({ ...request, database: transaction }, services, provider, answer));
}

async function land(request: ApiRequest, services: IdentityServices, provider: Provider, answer: Answer): Promise<Landing> {
  try {
    const { returnUrl, linked, reply } = await inTransaction(request, services, provider, answer);
    if (linked) return { kind: 'linked', provider, returnUrl };
    if (reply.status === 'secondFactor') return { kind: 'secondFactor', provider, returnUrl, challenge: reply.challenge ?? '' };
    return { kind: reply.status, provider, returnUrl };
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 503 || error.code === 'internal') throw error;
    if (error.code === 'SocialLoginFailed') services.log.warn({ err: error.cause, provider }, 'a sign-in by a provider failed');
    return { kind: 'failed', provider, returnUrl: '/', code: error.code };
  }
}
