import type { LoginHelper } from '@fairway/rules/login-reasons';

export type LoginOpening = {
  closable?: boolean;
  helper?: LoginHelper;
  screen?: 'HOME' | 'LOGIN' | 'REGISTER' | 'FORGOT_PASSWORD';
  email?: string;
  /** Who registers is no candidate, but comes to work for an organization. */
  audience?: 'employer';
  /** A sign-in that waits for its code, begun elsewhere (with a provider). */
  challenge?: string;
};

export type LoginWish = LoginOpening & {
  /** Where to go on to; a path of this site. */
  target?: string;
  /** What to go on with; instead of going anywhere. */
  goOn?: () => unknown;
};
