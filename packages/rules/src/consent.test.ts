import { describe, expect, test } from 'vitest';
import { analyticsAllowed, CONSENT_COOKIE, consentAnswer, consentCookie, consentStep } from './consent.ts';

describe('the answer is read', () => {
  test.each([
    ['cookie_consent=necessary.analytics', { analytics: true }],
    ['cookie_consent=necessary', { analytics: false }],
    ['locale=en; cookie_consent=necessary; theme=dark', { analytics: false }],
    ['a=1;cookie_consent=necessary.analytics', { analytics: true }],
  ])('from %j', (cookies, answer) => expect(consentAnswer(cookies)).toEqual(answer));

  test.each([
    undefined,
    '',
    'cookie_consent',
    'cookie_consent=',
    'cookie_consent=true',
    'cookie_consent=analytics',
    'cookie_consent=necessary.other',
    'cookie_consent=necessary.analytics.more',
    'xcookie_consent=necessary',
    'cookie_consent_old=necessary.analytics',
  ])('%j is no answer', (cookies) => expect(consentAnswer(cookies)).toBeUndefined());
});

describe('the cookie', () => {
  test.each([true, false])('keeps analytics %s', (analytics) => {
    expect(consentAnswer(consentCookie({ analytics }, true).split(';')[0])).toEqual({ analytics });
  });
  test('lasts 365 days, for the whole host, on this site only', () => {
    expect(consentCookie({ analytics: true }, true)).toBe(
      `${CONSENT_COOKIE}=necessary.analytics; Max-Age=31536000; Path=/; SameSite=Lax; Secure`,
    );
  });
  test('is not marked secure where the page came without TLS', () => {
    expect(consentCookie({ analytics: false }, false)).not.toContain('Secure');
  });
});

describe('analytics', () => {
  test.each([
    ['implied', undefined, true],
    ['implied', { analytics: true }, true],
    ['implied', { analytics: false }, false],
    ['explicit', undefined, false],
    ['explicit', { analytics: true }, true],
    ['explicit', { analytics: false }, false],
  ] as const)('under %s with the answer %j: %s', (mode, answer, allowed) => {
    expect(analyticsAllowed(mode, answer)).toBe(allowed);
  });
});

describe('the page', () => {
  test.each([
    ['implied', undefined, false, 'ask'],
    ['implied', undefined, true, 'accept'],
    ['explicit', undefined, false, 'ask'],
    ['explicit', undefined, true, 'ask'],
    ['implied', { analytics: false }, true, 'none'],
    ['explicit', { analytics: true }, false, 'none'],
  ] as const)('under %s, answered %j, signed in %s: %s', (mode, answer, signedIn, step) => {
    expect(consentStep(mode, answer, signedIn)).toBe(step);
  });
});
