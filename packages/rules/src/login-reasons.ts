// What every page knows of the login popup, whose machine (login-popup.ts) is loaded with it.

/** Why the popup opened: a text above its form. @rule navigation.2 */
const LOGIN_HELPERS = [
  'gate', 'forced', 'prompt', 'apply', 'follow', 'favorite', 'ended', 'verified', 'emailChanged', 'passwordSet', 'recovered', 'referral',
] as const; // biome-ignore format: a list
export type LoginHelper = (typeof LOGIN_HELPERS)[number];
export const isLoginHelper = (name: string): name is LoginHelper => (LOGIN_HELPERS as readonly string[]).includes(name);

/**
 * What comes after a sign-in: the waiting function, else the stored target, else the console of who has one, else the page again.
 * @rule identity.50
 */
export function afterLogin(waiting: boolean, target: string | undefined, hasConsole = false): 'run' | 'go' | 'console' | 'reload' {
  if (waiting) return 'run';
  if (target !== undefined) return 'go';
  return hasConsole ? 'console' : 'reload';
}
