// Which providers this deployment can sign people in with. A provider is on when its id and secret are set; its addresses can be set too,
// so that tests use a local one. Which of them a host shows is the tenant's own choice (social_auths).
import type { Provider } from '@fairway/contract/identity/social';
import { ConfigError } from '../../../kernel/config.ts';
import type { Deployment } from '../../../kernel/feature.ts';
import { demoProviderSettings } from './demo-provider/routes.ts';
import { facebookGateway } from './facebook-gateway.ts';
import type { SocialGateway, SocialGateways } from './gateway.ts';
import { openIdGateway } from './openid-gateway.ts';
import { wechatGateway } from './wechat-gateway.ts';

type Environment = Record<string, string | undefined>;
type Pair = { id: string; secret: string; address(name: string, otherwise: string): string };

/** Names of the settings: `${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`, and addresses with their defaults. */
const PREFIXES = { google: 'OIDC_GOOGLE', linkedin: 'OIDC_LINKEDIN', facebook: 'OAUTH_FACEBOOK', wechat: 'OAUTH_WECHAT' } as const;

const GATEWAYS: Record<Provider, (pair: Pair) => SocialGateway> = {
  google: ({ id, secret, address }) =>
    openIdGateway('google', {
      issuer: address('ISSUER', 'https://accounts.google.com'),
      clientId: id,
      clientSecret: secret,
      nonce: true,
      pkce: true,
    }),
  linkedin: ({ id, secret, address }) =>
    openIdGateway('linkedin', {
      issuer: address('ISSUER', 'https://www.linkedin.com/oauth'),
      clientId: id,
      clientSecret: secret,
      nonce: false,
      pkce: false,
    }),
  facebook: ({ id, secret, address }) =>
    facebookGateway({
      clientId: id,
      clientSecret: secret,
      authorizeUrl: address('AUTHORIZE_URL', 'https://www.facebook.com/v23.0/dialog/oauth'),
      apiUrl: address('API_URL', 'https://graph.facebook.com/v23.0'),
    }),
  wechat: ({ id, secret, address }) =>
    wechatGateway({
      appId: id,
      secret,
      authorizeUrl: address('AUTHORIZE_URL', 'https://open.weixin.qq.com/connect/qrconnect'),
      apiUrl: address('API_URL', 'https://api.weixin.qq.com'),
    }),
};

/** The providers that are set. @throws ConfigError naming a variable that is missing or no address */
export function socialGateways(environment: Environment): SocialGateways {
  const gateways: SocialGateways = {};
  for (const provider of Object.keys(PREFIXES) as Provider[]) {
    const pair = readPair(environment, PREFIXES[provider]);
    if (pair) gateways[provider] = GATEWAYS[provider](pair);
  }
  return gateways;
}

/** Those of a deployment: what is not set the demo world plays on a local address (/_provider). @throws ConfigError */
export function gatewaysOf({ environment, baseUrl, playsOthers }: Deployment): SocialGateways {
  const set = socialGateways(environment);
  return playsOthers ? { ...socialGateways(demoProviderSettings(baseUrl)), ...set } : set;
}

function readPair(environment: Environment, prefix: string): Pair | undefined {
  const id = environment[`${prefix}_CLIENT_ID`];
  const secret = environment[`${prefix}_CLIENT_SECRET`];
  if (!id && !secret) return undefined;
  if (!id || !secret) throw new ConfigError(`${prefix}_${id ? 'CLIENT_SECRET' : 'CLIENT_ID'} is missing: both are needed.`);
  return {
    id,
    secret,
    address(name, otherwise) {
      const given = environment[`${prefix}_${name}`];
      if (!given) return otherwise;
      if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
        throw new ConfigError(`${prefix}_${name} is no http(s) address.`);
      return given.replace(/\/+$/, '');
    },
  };
}
