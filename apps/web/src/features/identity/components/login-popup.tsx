// The login popup: draws the screen that the machine is at, and does what it asks for. It is the content of one dialog of the stack and
// a chunk of its own. @rule identity.45, identity.48

import '../../../lib/visitor-messages.ts';
import {
  closedLogin,
  type LoginEffect,
  type LoginPopup as LoginState,
  loginAfter,
  OTHERWISE,
  socialChoice,
} from '@fairway/rules/login-popup';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { sessionBegan } from '../../../lib/session.ts';
import { useErrorWords } from '../error-words.ts';
import { type LoginCalls, useLoginCalls } from '../login-calls.ts';
import { FactorScreen } from './factor-screen.tsx';
import { ForgotScreen } from './forgot-screen.tsx';
import { HomeScreen } from './home-screen.tsx';
import styles from './login-popup.module.css';
import type { LoginOpening } from './login-wish.ts';
import { MailSentScreen } from './mail-sent-screen.tsx';
import { PasswordScreen } from './password-screen.tsx';
import { providersOf } from './providers.tsx';
import { RegisterScreen } from './register-screen.tsx';
import type { ScreenProps } from './screen.ts';

type Props = LoginOpening & { close: (result?: 'signedIn') => void };

const TITLES = {
  HOME: 'home',
  LOGIN: 'login',
  REGISTER: 'register',
  FORGOT_PASSWORD: 'forgot',
  FORGOT_PASSWORD_SENT: 'forgotSent',
  VERIFY_EMAIL: 'verify',
  SECOND_FACTOR: 'secondFactor',
} as const;

export default function LoginPopup({ close, ...opening }: Props) {
  const t = useTranslations('identity');
  const { tenant } = useBoot();
  const [state, dispatch] = useReducer(loginAfter, opening, (first) =>
    loginAfter(closedLogin, {
      type: 'open',
      social: socialChoice(providersOf(tenant).length),
      ...first,
      closable: first.closable ?? true,
    }),
  );
  const calls = useLoginCalls(dispatch, opening.audience);
  const finishing = useEffects(state, () => dispatch({ type: 'effects done' }), close);
  const shown = useLastOpen(state);
  const body = useFocusOnVisit(shown.visit, state.problem);
  useCloseOnLeaving(shown.closable, close);
  useReturnFromProvider(state.busy === 'social', () => dispatch({ type: 'given up' }));

  const busy = state.busy !== null || finishing;
  const firstVisit = useRef(state.visit);
  const helping = shown.screen === 'HOME' || shown.visit === firstVisit.current;
  return (
    <DialogFrame
      title={t(`popup.${TITLES[shown.screen]}`)}
      closingDisabled={!shown.closable}
      busy={busy}
      back={shown.screen === 'HOME' ? undefined : { label: t('popup.back'), go: () => dispatch({ type: 'back' }) }}
    >
      <div ref={body} className={styles.popup}>
        {shown.helper && helping ? <p className={styles.helper}>{t(`helper.${shown.helper}`)}</p> : null}
        <Screen key={shown.visit} state={shown} dispatch={dispatch} calls={calls} busy={busy} />
      </div>
    </DialogFrame>
  );
}

const SCREENS = {
  HOME: HomeScreen,
  LOGIN: PasswordScreen,
  REGISTER: RegisterScreen,
  FORGOT_PASSWORD: ForgotScreen,
  FORGOT_PASSWORD_SENT: MailSentScreen,
  VERIFY_EMAIL: MailSentScreen,
  SECOND_FACTOR: FactorScreen,
} as const;

function Screen(props: ScreenProps & { calls: LoginCalls }) {
  const Shown = SCREENS[props.state.screen];
  return <Shown {...props} />;
}

/** Does what the machine asks for, once each. True while the sign-in is being finished. */
function useEffects(state: LoginState, done: () => void, close: Props['close']): boolean {
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const words = useErrorWords();
  const t = useTranslations('identity.failed');
  const finishing = useRef(false);

  async function finish() {
    finishing.current = true;
    // A lost connection here: the cookies are set all the same, and the page asks again.
    await sessionBegan(api, queries).catch(() => undefined);
    close('signedIn');
  }
  function run(effect: LoginEffect) {
    if (effect.type === 'finish') void finish();
    else if (effect.type === 'toast') showToast({ kind: 'error', text: words(effect.code, OTHERWISE.forgot) });
    else setTimeout(() => dialogs.error({ title: t('socialTitle'), text: words(effect.code, OTHERWISE.social) }), effect.afterMs);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: effects are done when they come, not when a translation changes
  useEffect(() => {
    if (state.effects.length === 0) return;
    for (const effect of state.effects) run(effect);
    done();
  }, [state.effects]);
  return finishing.current;
}

/** What to draw: the last open state stays while the dialog goes away. */
function useLastOpen(state: LoginState): LoginState {
  const last = useRef(state);
  if (state.open) last.current = state;
  return last.current;
}

/** The first field of a screen has the focus when the screen comes, and again when a call for the whole form was refused. */
function useFocusOnVisit(visit: number, problem: LoginState['problem']) {
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is a new form
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [visit, problem?.place === 'form' ? problem : null]);
  return body;
}

/** The back button of the browser leads away from what the popup was about. */
function useCloseOnLeaving(closable: boolean, close: Props['close']): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (closable && pathname !== first.current) close();
  }, [closable, close, pathname]);
}

/** Back from a provider's page by the browser's back button: the page is as it was left, and must take clicks again. */
function useReturnFromProvider(away: boolean, back: () => void): void {
  const latest = useRef(back);
  latest.current = back;
  useEffect(() => {
    if (!away) return;
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current();
    };
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, [away]);
}
