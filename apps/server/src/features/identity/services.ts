// What the parts of identity work with; one of each node.

import type { Clock } from '../../kernel/clock.ts';
import type { DatabasePool } from '../../kernel/database/database.ts';
import { onePerNode, slot } from '../../kernel/feature.ts';
import type { Log } from '../../kernel/log.ts';
import type { AccessTokens } from '../../kernel/session/access-token.ts';
import type { Authentication } from '../../kernel/session/authenticate.ts';
import type { EndedSessions } from '../../kernel/session/ended-sessions.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import type { SocialGateways } from './social/gateway.ts';

export type IdentityServices = DatabasePool & {
  clock: Clock;
  log: Log;
  keys: SessionKeys;
  tokens: AccessTokens;
  ended: EndedSessions;
  authentication: Authentication;
  /** Public address without a slash at the end. */
  baseUrl: string;
  /** Providers that this deployment can sign people in with. */
  social: SocialGateways;
};

/** Providers that can sign people in; the settings of a deployment fill it. */
export const socialProviders = slot<SocialGateways>('providers of social sign-in');

export const identityOf = onePerNode((node): IdentityServices => ({ ...node, social: socialProviders(node) }));
