// Opens the login popup where nobody pressed a button: the address says so (/jobs?login=1), a navigation says so, sign-in is forced, or
// the visitor has looked around for a while. @rule navigation.2, identity.45, pages.3, identity.52, identity.54

import { firstPrompt, isForced, mayPrompt, promptAfter } from '@fairway/rules/login-prompt';
import { isLoginHelper, type LoginHelper } from '@fairway/rules/login-reasons';
import { safeReturnPath } from '@fairway/rules/return-paths';
import { useEffect, useReducer, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { useLogin } from '../features/identity/components/login-opening.ts';
import { keepLanding } from '../features/identity/landing.ts';
import { useBoot } from '../lib/boot.ts';
import { isInTheWay } from '../lib/in-the-way.ts';
import { useSession } from '../lib/session.ts';
import { pageStands, wakePage } from '../lib/standing.tsx';

export function LoginWatch() {
  const { features } = useBoot().tenant;
  const session = useSession();
  const pageId = useMatches().at(-1)?.id ?? '';
  const visitor = features.login && session?.authenticated === false;
  const forced = visitor && features.forcedLogin && isForced(pageId);
  useEffect(keepLanding, []);
  useAskedByAddress(session?.authenticated, features.login && !forced);
  useForcedLogin(forced);
  usePrompt(visitor && features.loginPrompt && !features.forcedLogin && mayPrompt(pageId));
  return null;
}

/**
 * `?login=1`, `?login=HELPER`, and `{ state: { login: HELPER } }` of a navigation. They are taken out of the address at once; where the page
 * behind waits for the popup's end (lib/standing.tsx), the router hears of that once the page lives.
 */
function useAskedByAddress(authenticated: boolean | undefined, mayOpen: boolean): void {
  const login = useLogin();
  const navigate = useNavigate();
  const { pathname, search, hash, state, key } = useLocation();
  const answered = useRef<string>(undefined);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const asked = query.get('login') ?? helperOf(state);
    if (!asked || authenticated === undefined || answered.current === key) return;
    answered.current = key;
    const returnUrl = safeReturnPath(query.get('returnUrl'), window.location.origin, '');
    query.delete('login');
    query.delete('returnUrl');
    const rest = query.toString();
    const address = pathname + (rest === '' ? '' : `?${rest}`) + hash;
    const leave = () => void navigate(address, { replace: true, state: null, preventScrollReset: true });
    const waited = pageStands();
    const goOn = async (isLeaving: boolean) => {
      if (waited) await wakePage();
      // By then the reader may be elsewhere.
      const { pathname, search, hash } = window.location;
      if (waited && !isLeaving && pathname + search + hash === address) leave();
    };
    if (waited) window.history.replaceState(window.history.state, '', address);
    else leave();
    if (!authenticated && mayOpen) {
      const helper = isLoginHelper(asked) ? asked : query.has('referral') ? 'referral' : undefined;
      void login({ ...(helper ? { helper } : {}), ...(returnUrl ? { target: returnUrl } : {}) }).then(goOn);
    } else {
      const goesTo = authenticated ? returnUrl : '';
      if (goesTo) void navigate(goesTo, { replace: true });
      void goOn(goesTo !== '');
    }
  }, [authenticated, mayOpen, pathname, search, hash, state, key, login, navigate]);
}

function helperOf(state: unknown): LoginHelper | undefined {
  const asked = (state as { login?: unknown } | null)?.login;
  return typeof asked === 'string' && isLoginHelper(asked) ? asked : undefined;
}

/** The popup that cannot be closed; after the sign-in the page goes on where it is. */
function useForcedLogin(forced: boolean): void {
  const login = useLogin();
  useEffect(() => {
    if (forced) void login({ closable: false, helper: 'forced' });
  }, [forced, login]);
}

/** The popup that comes by itself. Its delay runs on while the visitor goes from page to page. */
function usePrompt(active: boolean): void {
  const login = useLogin();
  const [prompt, dispatch] = useReducer(promptAfter, firstPrompt);
  useEffect(() => {
    if (!active || prompt.shown) return;
    const timer = setTimeout(() => dispatch(isInTheWay() ? 'in the way' : 'delay over'), prompt.delayMs);
    const left = () => {
      if (!isInTheWay()) dispatch('mouse left');
    };
    document.documentElement.addEventListener('mouseleave', left);
    return () => {
      clearTimeout(timer);
      document.documentElement.removeEventListener('mouseleave', left);
    };
  }, [active, prompt]);
  useEffect(() => {
    if (prompt.shown) void login({ helper: 'prompt' }).then(() => dispatch('closed'));
  }, [prompt.shown, login]);
}
