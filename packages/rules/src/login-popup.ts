// The login popup as a machine: (state, event) => state. What the page has to do because of an event stands in `effects`, as data;
// the page does it once and never keeps it. Fields live in the page, under `visit`: a new visit is a new form, so fields are reset.
//
//   HOME             --email given--> LOGIN      --sign up--> REGISTER
//   LOGIN            --forgot-------> FORGOT_PASSWORD   --second factor asked--> SECOND_FACTOR   --signed in--> closed
//   REGISTER         --registered---> VERIFY_EMAIL      --continue--> LOGIN
//   FORGOT_PASSWORD  --sent---------> FORGOT_PASSWORD_SENT --continue--> LOGIN;  on failure it stays, with an error toast
//   SECOND_FACTOR    --signed in----> closed     --challenge over--> LOGIN
//   any but HOME     --back---------> HOME
//   any              --dismiss------> closed, where closing is not disabled and nothing is on its way
//
// @rule identity.45
import { LIMITS } from './limits.ts';
import type { LoginHelper } from './login-reasons.ts';

export type LoginScreen = 'HOME' | 'LOGIN' | 'REGISTER' | 'FORGOT_PASSWORD' | 'FORGOT_PASSWORD_SENT' | 'VERIFY_EMAIL' | 'SECOND_FACTOR';

/** Social sign-in: none in this tenant; behind a button; shown. */
export type SocialChoice = 'absent' | 'hidden' | 'expanded';

/** Up to two providers show; more would push the e-mail field out of sight, so they wait behind one button. @rule identity.47 */
export function socialChoice(providers: number): SocialChoice {
  if (providers === 0) return 'absent';
  return providers <= 2 ? 'expanded' : 'hidden';
}

/** The calls that the popup makes. */
export type LoginCall = 'login' | 'secondFactor' | 'passkey' | 'social' | 'register' | 'forgot' | 'resendVerification' | 'resendForgot';

export type LoginEffect =
  /** Everything is told who is signed in: session, event `candidate:login`, continuation. */
  { type: 'finish' } | { type: 'toast'; code: string } | { type: 'errorDialog'; code: string; afterMs: number };

/** What went wrong, where it is shown. */
export type LoginProblem = { code: string; call: LoginCall; place: 'email' | 'password' | 'code' | 'form' };

export type LoginPopup = {
  open: boolean;
  screen: LoginScreen;
  /** Rises with each entry of a screen. */
  visit: number;
  /** Carried forward from screen to screen; forgotten at HOME. */
  email: string;
  closable: boolean;
  helper: LoginHelper | null;
  social: SocialChoice;
  busy: LoginCall | null;
  problem: LoginProblem | null;
  /** Names the half-done sign-in that waits for its code. */
  challenge: string | null;
  /** Mails asked for again on this visit. */
  resends: number;
  effects: readonly LoginEffect[];
};

/** Screens that it may open at; a `challenge` opens SECOND_FACTOR. */
type FirstScreen = 'HOME' | 'LOGIN' | 'REGISTER' | 'FORGOT_PASSWORD';

export type LoginEvent =
  | { type: 'open'; closable: boolean; social: SocialChoice; helper?: LoginHelper; screen?: FirstScreen; email?: string; challenge?: string }
  | { type: 'email given'; email: string }
  | { type: 'go'; to: 'LOGIN' | 'REGISTER' | 'FORGOT_PASSWORD'; email?: string }
  | { type: 'social shown' }
  | { type: 'back' }
  /** Close button, Escape or backdrop. */
  | { type: 'dismiss' }
  | { type: 'sending'; call: LoginCall; email?: string }
  | { type: 'done'; call: LoginCall; challenge?: string | null }
  | { type: 'failed'; call: LoginCall; code: string }
  /** The person ended it: a passkey prompt was closed. Nothing is said. */
  | { type: 'given up' }
  | { type: 'effects done' }; // biome-ignore format: one line each

/** The popup before it was ever opened. */
export const closedLogin: LoginPopup = {
  open: false, screen: 'HOME', visit: 0, email: '', closable: true, helper: null, social: 'absent', busy: null, problem: null,
  challenge: null, resends: 0, effects: [],
}; // biome-ignore format: a list

/** The popup after an event. An event that does not fit the state changes nothing. */
export function loginAfter(state: LoginPopup, event: LoginEvent): LoginPopup {
  if (event.type === 'effects done') return state.effects.length === 0 ? state : { ...state, effects: [] };
  if (event.type === 'open') return state.open ? state : opened(state, event);
  if (!state.open) return state;
  switch (event.type) {
    case 'email given':
      return state.busy || state.screen !== 'HOME' ? state : entered(state, 'LOGIN', event.email);
    case 'go':
      return state.busy ? state : entered(state, event.to, event.email ?? state.email);
    case 'social shown':
      return state.social === 'hidden' ? { ...state, social: 'expanded' } : state;
    case 'back':
      return state.busy || state.screen === 'HOME' ? state : entered(state, 'HOME', '');
    case 'dismiss':
      return state.closable && !state.busy ? { ...closedLogin, visit: state.visit } : state;
    case 'sending':
      return state.busy ? state : { ...state, busy: event.call, problem: null, email: event.email ?? state.email };
    case 'given up':
      return { ...state, busy: null };
    case 'done':
      return done({ ...state, busy: null, problem: null }, event);
    case 'failed':
      return failed({ ...state, busy: null }, event);
  }
}

function opened(state: LoginPopup, event: Extract<LoginEvent, { type: 'open' }>): LoginPopup {
  const { closable, social, helper = null, screen = 'HOME', email = '', challenge = null } = event;
  const first = challenge === null ? screen : 'SECOND_FACTOR';
  return { ...closedLogin, open: true, closable, social, helper, screen: first, email, challenge, visit: state.visit + 1 };
}

function entered(state: LoginPopup, screen: LoginScreen, email: string): LoginPopup {
  return { ...state, screen, email, visit: state.visit + 1, problem: null, challenge: null, resends: 0 };
}

function done(state: LoginPopup, { call, challenge }: Extract<LoginEvent, { type: 'done' }>): LoginPopup {
  switch (call) {
    case 'login':
    case 'secondFactor':
    case 'passkey':
      if (challenge) return { ...entered(state, 'SECOND_FACTOR', state.email), challenge };
      return { ...closedLogin, visit: state.visit, effects: [{ type: 'finish' }] };
    case 'social':
      // The browser is on its way to the provider.
      return { ...state, busy: 'social' };
    case 'register':
      return entered(state, 'VERIFY_EMAIL', state.email);
    case 'forgot':
      return entered(state, 'FORGOT_PASSWORD_SENT', state.email);
    case 'resendVerification':
    case 'resendForgot':
      return { ...state, resends: state.resends + 1 };
  }
}

function failed(state: LoginPopup, { call, code }: Extract<LoginEvent, { type: 'failed' }>): LoginPopup {
  // @rule identity.33
  if (call === 'forgot' || call === 'resendForgot') return { ...state, effects: [...state.effects, { type: 'toast', code }] };
  if (call === 'social' && code === 'InvalidProvider') {
    const afterMs = LIMITS.invalidProviderDelayMs;
    return { ...state, effects: [...state.effects, { type: 'errorDialog', code, afterMs }] };
  }
  const problem: LoginProblem = { code, call, place: placeOf(call, code) };
  // The half-done sign-in took too long: the password is asked for again.
  if (call === 'secondFactor' && code === 'InvalidToken') return { ...entered(state, 'LOGIN', state.email), problem };
  return { ...state, problem };
}

const PLACES: Readonly<Record<string, LoginProblem['place']>> = {
  InvalidEmail: 'email', DuplicateUserName: 'email', DuplicateEmail: 'email', EmailNotAvailable: 'email', InvalidCode: 'code',
  PasswordTooShort: 'password', PasswordRequiresLower: 'password', PasswordRequiresUpper: 'password',
  PasswordRequiresNonAlphanumeric: 'password', PasswordRequiresUniqueChars: 'password', PasswordTooCommon: 'password',
}; // biome-ignore format: a table

/** Beside which field a code of the catalogue is shown; sign-in never says which of the two was wrong. */
function placeOf(call: LoginCall, code: string): LoginProblem['place'] {
  if (call === 'register' || call === 'secondFactor') return PLACES[code] ?? 'form';
  return 'form';
}

/** The catalogue's "otherwise" of a call: its words stand beside a code that has none. @rule identity.23 */
export const OTHERWISE: Readonly<Record<LoginCall, string>> = {
  login: 'AuthenticationFailed', secondFactor: 'AuthenticationFailed', passkey: 'AuthenticationFailed', social: 'SocialLoginFailed',
  register: 'RegistrationFailed', resendVerification: 'internal', forgot: 'RecoverPasswordFailed', resendForgot: 'RecoverPasswordFailed',
}; // biome-ignore format: a table
