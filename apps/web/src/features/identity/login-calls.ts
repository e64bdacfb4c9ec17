// The calls of the popup: each tells the machine that it is on its way and how it ended. What was typed goes to the call only.
import { ApiProblem } from '@fairway/client/problem';
import type { LoginCall, LoginEvent } from '@fairway/rules/login-popup';
import { registerMetadata } from '@fairway/rules/register-metadata';
import { useMemo } from 'react';
import { useApi } from '../../lib/api.ts';
import { useBoot } from '../../lib/boot.ts';
import { storedTarget } from '../../lib/login-target.ts';
import { readersTimeZone } from '../../lib/time-zone.ts';
import type { Provider } from './components/providers.tsx';
import { landingSearch } from './landing.ts';

type SignInReply = { status: string; challenge: string | null };
export type LoginCalls = ReturnType<typeof useLoginCalls>;

/** Where a mail or a provider leads back to. */
const returnUrl = (): string => storedTarget() ?? window.location.pathname + window.location.search;

export const codeOf = (error: unknown): string => (error instanceof ApiProblem ? error.code : 'internal');

export function useLoginCalls(dispatch: (event: LoginEvent) => void, audience: 'candidate' | 'employer' = 'candidate') {
  const api = useApi();
  const { locale } = useBoot();
  return useMemo(() => {
    /** Runs a call; its answer may end in another factor. */
    async function run(call: LoginCall, send: () => Promise<SignInReply | undefined>, email?: string): Promise<boolean> {
      dispatch({ type: 'sending', call, ...(email === undefined ? {} : { email }) });
      try {
        const reply = await send();
        dispatch({ type: 'done', call, challenge: reply?.status === 'secondFactor' ? reply.challenge : null });
        return true;
      } catch (error) {
        dispatch({ type: 'failed', call, code: codeOf(error) });
        return false;
      }
    }
    const timeZone = readersTimeZone();
    return {
      login: (email: string, password: string) =>
        run('login', async () => (await api.call.POST('/identity/v1', { body: { email, password, timeZone } })).data, email),
      secondFactor: (challenge: string, code: string) =>
        run('secondFactor', async () => (await api.call.POST('/identity/v1/second-factor', { body: { challenge, code } })).data),
      register: (email: string, password: string) =>
        run(
          'register',
          async () => {
            const query = registerMetadata(landingSearch());
            // The document cannot say "any names" of a query, so its type has none.
            const params = { query } as unknown as { query?: never };
            const body = { email, password, emailReturnUrl: returnUrl(), timeZone, locale, audience };
            await api.call.POST('/identity/v1/user', { params, body });
            return undefined;
          },
          email,
        ),
      resendVerification: (email: string) =>
        run('resendVerification', async () => {
          await api.call.POST('/identity/v1/user/email/confirm', { body: { email, returnUrl: returnUrl(), locale } });
          return undefined;
        }),
      forgot: (email: string, call: 'forgot' | 'resendForgot' = 'forgot') =>
        run(
          call,
          async () => {
            await api.call.POST('/identity/v1/forgot-password', { body: { email, returnUrl: returnUrl(), locale } });
            return undefined;
          },
          email,
        ),
      social: async (provider: Provider) => {
        let location: string | undefined;
        const begun = await run('social', async () => {
          const body = { mode: 'login' as const, returnUrl: returnUrl(), timeZone };
          location = (await api.call.POST(`/identity/v1/user/authenticate-${provider}/start`, { body })).data?.location;
          if (location === undefined) throw new ApiProblem({ status: 0, code: 'SocialLoginFailed' });
          return undefined;
        });
        if (begun && location) window.location.assign(location);
      },
      /** By a passkey: the button, or (`autofill`) the browser's list under the e-mail field, which waits silently. */
      passkey: async (autofill: boolean) => {
        const { signInWithPasskey } = await import('./passkey-sign-in.ts');
        await signInWithPasskey(api, dispatch, run, autofill);
      },
    };
  }, [api, dispatch, locale, audience]);
}
