// A provider of sign-ins. The real adapters are openid-gateway (Google, LinkedIn), facebook-gateway and wechat-gateway; their addresses
// are settings, so tests and the demo world use a local provider over the same code.
import type { Provider } from '@fairway/contract/identity/social';

/** What a provider says of somebody. The key is `subject`; the address counts only when the provider says that it is proven. */
export type SocialProfile = {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** What ties an answer to the browser that asked. */
export type SocialChecks = {
  redirectUri: string;
  state?: string | undefined;
  nonce?: string | undefined;
  codeVerifier?: string | undefined;
};

export interface SocialGateway {
  readonly provider: Provider;
  /** Where to send the reader. */
  location(checks: { redirectUri: string; state: string; nonce: string; codeVerifier: string }): Promise<string>;
  /** Exchanges the code. @throws SocialRefusal when the provider does not know it, SocialError when the provider refuses or cannot be reached */
  profile(code: string, checks: SocialChecks): Promise<SocialProfile>;
}

export type SocialGateways = Partial<Record<Provider, SocialGateway>>;

/** The provider refused, answered nonsense, or could not be reached. */
export class SocialError extends Error {
  override name = 'SocialError';
}

/** The provider answers, and does not know the code: used, forged, or too late. No fault of the provider. */
export class SocialRefusal extends SocialError {
  override name = 'SocialRefusal';
}

/** Longest time a provider may take to answer, in milliseconds. */
export const PROVIDER_TIMEOUT_MS = 10_000;
