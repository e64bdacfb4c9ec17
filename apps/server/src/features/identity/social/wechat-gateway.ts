// WeChat (Weixin) website login: OAuth 2 with shapes of its own. appid and secret ride in the query, the address of the QR page must end
// with #wechat_redirect, errors come as status 200 with `errcode`, there is no address, no PKCE and no nonce. The subject is the unionid,
// which is one for all apps of an owner; without it the app's own openid.
import { SocialError, type SocialGateway, SocialRefusal } from './gateway.ts';
import { jsonCall, textOf } from './json-call.ts';

export type WechatSettings = { appId: string; secret: string; authorizeUrl: string; apiUrl: string };

export function wechatGateway(settings: WechatSettings): SocialGateway {
  return {
    provider: 'wechat',
    async location({ redirectUri, state }) {
      const url = new URL(settings.authorizeUrl);
      const parameters = { appid: settings.appId, redirect_uri: redirectUri, response_type: 'code', scope: 'snsapi_login', state };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      url.hash = 'wechat_redirect';
      return url.href;
    },
    async profile(code) {
      const token = await request(settings, '/sns/oauth2/access_token', {
        appid: settings.appId,
        secret: settings.secret,
        code,
        grant_type: 'authorization_code',
      });
      const openid = textOf(token, 'openid');
      const user = await request(settings, '/sns/userinfo', { access_token: textOf(token, 'access_token'), openid, lang: 'en' });
      const unionid = textOf(user, 'unionid') || textOf(token, 'unionid');
      if (!unionid && !openid) throw new SocialError('WeChat gave no id');
      return {
        subject: unionid || `${settings.appId}:${openid}`,
        email: null,
        emailVerified: false,
        firstName: textOf(user, 'nickname'),
        lastName: '',
      };
    },
  };
}

/** The code is none, or was used. */
const CODE_FAULTS = new Set(['40029', '40163']);

async function request(settings: WechatSettings, path: string, parameters: Record<string, string>): Promise<Record<string, unknown>> {
  const url = new URL(settings.apiUrl + path);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const body = await jsonCall(url);
  const errcode = textOf(body, 'errcode');
  if (errcode && errcode !== '0')
    throw new (CODE_FAULTS.has(errcode) ? SocialRefusal : SocialError)(
      `WeChat refused: ${errcode} ${textOf(body, 'errmsg').slice(0, 100)}`,
    );
  return body;
}
