import { expect, it } from 'vitest';
import { afterLogin, isLoginHelper } from './login-reasons.ts';

it.each([
  ['what waited runs', true, undefined, false, 'run'],
  ['what waited runs before the target', true, '/en/profile', true, 'run'],
  ['the target comes next', false, '/en/profile', false, 'go'],
  ['the target comes before a console', false, '/en/profile', true, 'go'],
  ['who has a console lands there', false, undefined, true, 'console'],
  ['all others see the page again', false, undefined, false, 'reload'],
  ['an empty target is one', false, '', true, 'go'],
] as const)('after a sign-in %s (identity.50)', (_rule, waiting, target, hasConsole, then) => {
  expect(afterLogin(waiting, target, hasConsole)).toBe(then);
});

it('who says nothing of a console has none', () => expect(afterLogin(false, undefined)).toBe('reload'));

it.each([
  ['apply', true],
  ['emailChanged', true],
  ['Apply', false],
  ['', false],
  ['constructor', false],
])('"%s" is a reason of the popup: %s (navigation.2)', (name, known) => expect(isLoginHelper(name)).toBe(known));
