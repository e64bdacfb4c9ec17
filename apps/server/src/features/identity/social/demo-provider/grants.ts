// Codes and tokens of the demo provider: signed texts that say whom they are for, and end after five minutes. A code is good once.
import { createHash } from 'node:crypto';
import { readToken, signToken } from '../../../../kernel/http/signing.ts';

const LIFE_MS = 300_000;
const PURPOSE = 'demo-provider';

export type Grant = {
  use: 'code' | 'token';
  provider: string;
  personId: string;
  clientId: string;
  redirectUri: string;
  nonce: string;
  /** S256 of the code verifier; empty where none was sent. */
  challenge: string;
  endsAtMs: number;
};

export type Grants = {
  give(grant: Omit<Grant, 'endsAtMs'>): string;
  /** The grant behind a text, once for a code; undefined when it is forged, spent or over. */
  take(text: string, use: Grant['use']): Grant | undefined;
};

export function grants(secret: string): Grants {
  const spent = new Set<string>();
  return {
    give: (grant) => signToken(secret, PURPOSE, { ...grant, endsAtMs: Date.now() + LIFE_MS, salt: Math.random() }),
    take(text, use) {
      const grant = readToken(secret, PURPOSE, text) as Grant | undefined;
      if (!grant || grant.use !== use || grant.endsAtMs < Date.now() || spent.has(text)) return undefined;
      if (use === 'code') {
        if (spent.size > 1000) spent.clear();
        spent.add(text);
      }
      return grant;
    },
  };
}

/** Does the verifier belong to the challenge (RFC 7636)? */
export function verifies(challenge: string, verifier: string): boolean {
  return challenge === '' || createHash('sha256').update(verifier).digest('base64url') === challenge;
}
