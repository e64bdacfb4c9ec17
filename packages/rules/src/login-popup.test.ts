import { describe, expect, it } from 'vitest';
import {
  closedLogin,
  type LoginCall,
  type LoginEvent,
  type LoginPopup,
  type LoginScreen,
  loginAfter,
  OTHERWISE,
  socialChoice,
} from './login-popup.ts';
import { afterLogin } from './login-reasons.ts';

const open: LoginEvent = { type: 'open', closable: true, social: 'hidden' };
const run = (...events: LoginEvent[]): LoginPopup => events.reduce(loginAfter, closedLogin);
const ADA = 'ada@nordic.test';
const toLogin: LoginEvent[] = [open, { type: 'email given', email: ADA }];
const toRegister: LoginEvent[] = [open, { type: 'go', to: 'REGISTER' }];
const toForgot: LoginEvent[] = [...toLogin, { type: 'go', to: 'FORGOT_PASSWORD' }];
const sent = (call: LoginCall, email?: string): LoginEvent => ({ type: 'sending', call, ...(email ? { email } : {}) });
const done = (call: LoginCall, challenge?: string): LoginEvent => ({ type: 'done', call, ...(challenge ? { challenge } : {}) });
const failed = (call: LoginCall, code: string): LoginEvent => ({ type: 'failed', call, code });
const toVerify: LoginEvent[] = [...toRegister, sent('register', ADA), done('register')];
const toSent: LoginEvent[] = [...toForgot, sent('forgot'), done('forgot')];
const toFactor: LoginEvent[] = [...toLogin, sent('login'), done('login', 'half')];

describe('the screens', () => {
  it.each<[string, LoginEvent[], LoginScreen]>([
    ['opens at HOME', [open], 'HOME'],
    ['opens where it is told to', [{ ...open, screen: 'REGISTER' } as LoginEvent], 'REGISTER'],
    ['asks for the password after the e-mail', toLogin, 'LOGIN'],
    ['goes to REGISTER by the sign-up link', toRegister, 'REGISTER'],
    ['goes to FORGOT_PASSWORD by its link', toForgot, 'FORGOT_PASSWORD'],
    ['asks to verify the e-mail after registering', toVerify, 'VERIFY_EMAIL'],
    ['continues to the sign-in from there', [...toVerify, { type: 'go', to: 'LOGIN' }], 'LOGIN'],
    ['shows the sent screen after a reset mail', toSent, 'FORGOT_PASSWORD_SENT'],
    ['asks for the second factor', toFactor, 'SECOND_FACTOR'],
    ['asks for it at once where the sign-in began with a provider', [{ ...open, challenge: 'half' } as LoginEvent], 'SECOND_FACTOR'],
  ])('%s', (_, events, screen) => {
    expect(run(...events)).toMatchObject({ open: true, screen });
  });

  it.each<[LoginScreen, LoginEvent[]]>([
    ['LOGIN', toLogin],
    ['REGISTER', toRegister],
    ['FORGOT_PASSWORD', toForgot],
    ['FORGOT_PASSWORD_SENT', toSent],
    ['VERIFY_EMAIL', toVerify],
    ['SECOND_FACTOR', toFactor],
  ])('the back arrow of %s returns to HOME, with everything forgotten', (screen, events) => {
    expect(run(...events).screen).toBe(screen);
    expect(run(...events, { type: 'back' })).toMatchObject({ screen: 'HOME', email: '', challenge: null, problem: null, resends: 0 });
  });

  it('fields are reset on each entry: a visit is a new form', () => {
    const once = run(...toLogin);
    const again = run(...toLogin, { type: 'back' }, { type: 'email given', email: ADA });
    expect(again.screen).toBe(once.screen);
    expect(again.visit).toBeGreaterThan(once.visit);
    expect(run(...toLogin, { type: 'dismiss' }, open).visit).toBeGreaterThan(once.visit);
  });

  it('the e-mail goes forward from screen to screen', () => {
    expect(run(...toForgot).email).toBe(ADA);
    expect(run(...toVerify, { type: 'go', to: 'LOGIN' }).email).toBe(ADA);
  });

  it.each([
    [0, 'absent'],
    [1, 'expanded'],
    [2, 'expanded'],
    [3, 'hidden'],
    [4, 'hidden'],
  ])('%i providers are %s', (providers, choice) => expect(socialChoice(providers)).toBe(choice));

  it('social sign-in opens up once, and not where the tenant has none', () => {
    expect(run(open, { type: 'social shown' }).social).toBe('expanded');
    expect(run({ ...open, social: 'absent' } as LoginEvent, { type: 'social shown' }).social).toBe('absent');
  });
});

describe('closing', () => {
  it('closes where it may', () => expect(run(...toLogin, { type: 'dismiss' }).open).toBe(false));
  it('stays where closing is disabled', () => {
    expect(run({ type: 'open', closable: false, social: 'absent' }, { type: 'dismiss' }).open).toBe(true);
  });
  it('stays while a call is on its way, and takes nothing else', () => {
    const busy = run(...toLogin, sent('login'));
    for (const event of [{ type: 'dismiss' }, { type: 'back' }, { type: 'go', to: 'REGISTER' }, sent('register')] as LoginEvent[])
      expect(loginAfter(busy, event)).toBe(busy);
  });
  it('ignores everything but opening while it is closed, and a second opening while it is open', () => {
    expect(run({ type: 'back' }, failed('login', 'x'), done('login'))).toBe(closedLogin);
    const at = run(...toLogin);
    expect(loginAfter(at, open)).toBe(at);
  });
});

describe('signing in', () => {
  it.each<[LoginCall, LoginEvent[]]>([
    ['login', toLogin],
    ['passkey', [open]],
    ['secondFactor', toFactor],
  ])('by %s closes the popup and tells the page, once', (call, events) => {
    const state = run(...events, sent(call), done(call));
    expect(state).toMatchObject({ open: false, email: '', challenge: null, effects: [{ type: 'finish' }] });
    expect(loginAfter(state, { type: 'effects done' }).effects).toEqual([]);
  });
  it('keeps the half-done sign-in for its code', () => expect(run(...toFactor).challenge).toBe('half'));
  it('asks for the password again when the half-done sign-in is over', () => {
    const state = run(...toFactor, sent('secondFactor'), failed('secondFactor', 'InvalidToken'));
    expect(state).toMatchObject({ screen: 'LOGIN', email: ADA, challenge: null, problem: { code: 'InvalidToken', place: 'form' } });
  });
  it('says nothing when a passkey prompt was closed', () => {
    expect(run(open, sent('passkey'), { type: 'given up' })).toMatchObject({ busy: null, problem: null, open: true });
  });
  it('waits for the provider once it is asked', () => {
    expect(run(open, sent('social'), done('social'))).toMatchObject({ open: true, busy: 'social' });
  });
  it.each([
    [true, '/en/profile', 'run'],
    [true, undefined, 'run'],
    [false, '/en/profile', 'go'],
    [false, undefined, 'reload'],
  ] as const)('function waiting %s, target %s: %s', (waiting, target, how) => expect(afterLogin(waiting, target)).toBe(how));
  it.each([
    [true, undefined, 'run'],
    [false, '/en/profile', 'go'],
    [false, undefined, 'console'],
  ] as const)('of who has a console, function waiting %s, target %s: %s', (waiting, target, how) =>
    expect(afterLogin(waiting, target, true)).toBe(how),
  );
});

describe('what went wrong', () => {
  it.each<[LoginCall, string, string]>([
    ['login', 'InvalidUsernameOrPassword', 'form'],
    ['login', 'InactiveUser', 'form'],
    ['login', 'InvalidEmail', 'form'],
    ['passkey', 'InvalidPasskey', 'form'],
    ['social', 'INVALID_PROVIDER_GOOGLE', 'form'],
    ['register', 'DuplicateEmail', 'email'],
    ['register', 'DuplicateUserName', 'email'],
    ['register', 'EmailNotAvailable', 'email'],
    ['register', 'PasswordTooShort', 'password'],
    ['register', 'PasswordTooCommon', 'password'],
    ['register', 'rate_limited', 'form'],
    ['secondFactor', 'InvalidCode', 'code'],
    ['resendVerification', 'rate_limited', 'form'],
  ])('%s ending in %s is shown at the %s', (call, code, place) => {
    const state = run(open, sent(call), failed(call, code));
    expect(state).toMatchObject({ busy: null, problem: { code, call, place }, effects: [] });
    expect(loginAfter(state, sent(call)).problem).toBeNull();
  });

  it('a reset mail that could not be sent is a toast, and no sent screen', () => {
    const state = run(...toForgot, sent('forgot'), failed('forgot', 'RecoverPasswordFailed'));
    expect(state).toMatchObject({ screen: 'FORGOT_PASSWORD', problem: null, effects: [{ type: 'toast', code: 'RecoverPasswordFailed' }] });
  });

  it('InvalidProvider is an error dialog after 500 ms', () => {
    expect(run(open, sent('social'), failed('social', 'InvalidProvider')).effects).toEqual([
      { type: 'errorDialog', code: 'InvalidProvider', afterMs: 500 },
    ]);
  });

  it('both sent screens count what was sent again, and forget it on leaving', () => {
    const twice = run(...toSent, sent('resendForgot'), done('resendForgot'), sent('resendForgot'), done('resendForgot'));
    expect(twice).toMatchObject({ screen: 'FORGOT_PASSWORD_SENT', resends: 2 });
    expect(run(...toVerify, sent('resendVerification'), done('resendVerification'))).toMatchObject({ screen: 'VERIFY_EMAIL', resends: 1 });
    expect(loginAfter(twice, { type: 'back' }).resends).toBe(0);
  });

  it('every call has the catalogue’s "otherwise"', () => {
    expect(OTHERWISE).toMatchObject({ login: 'AuthenticationFailed', register: 'RegistrationFailed', forgot: 'RecoverPasswordFailed' });
  });
});
