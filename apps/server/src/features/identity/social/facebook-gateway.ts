// Facebook Login: OAuth 2 with the Graph API; the version is part of the address in the settings. Facebook never says that an address is
// proven, so it never counts as proven here.
import { createHmac } from 'node:crypto';
import { SocialError, type SocialGateway } from './gateway.ts';
import { jsonCall, textOf } from './json-call.ts';

export type FacebookSettings = { clientId: string; clientSecret: string; authorizeUrl: string; apiUrl: string };

export function facebookGateway(settings: FacebookSettings): SocialGateway {
  return {
    provider: 'facebook',
    async location({ redirectUri, state }) {
      const url = new URL(settings.authorizeUrl);
      const parameters = {
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        scope: 'email,public_profile',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },
    async profile(code, { redirectUri }) {
      const exchange = new URL(`${settings.apiUrl}/oauth/access_token`);
      const { clientId, clientSecret } = settings;
      const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri, code });
      const token = textOf(await jsonCall(exchange, { method: 'POST', body }), 'access_token');
      if (!token) throw new SocialError('Facebook gave no token');
      const me = new URL(`${settings.apiUrl}/me`);
      me.searchParams.set('fields', 'id,first_name,last_name,email');
      me.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(token).digest('hex'));
      const user = await jsonCall(me, { headers: { authorization: `Bearer ${token}` } });
      const subject = textOf(user, 'id');
      if (!subject) throw new SocialError('Facebook gave no id');
      return {
        subject,
        email: textOf(user, 'email') || null,
        emailVerified: false,
        firstName: textOf(user, 'first_name'),
        lastName: textOf(user, 'last_name'),
      };
    },
  };
}
