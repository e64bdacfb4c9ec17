// A school's provider of sign-ins. Two adapters: openid-gateway (openid-client) and saml-gateway (@node-saml/node-saml). Both are the real
// thing; tests and the demo world run them against local providers.
import { Problem } from '../../../kernel/http/problems.ts';

/** The settings of a school, its secret opened. */
export type SignInSettings = {
  schoolId: number;
  protocol: 'openid' | 'saml';
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
  ssoUrl: string;
  /** PEM. */
  certificates: readonly string[];
  requirement: { name: string; value: string } | null;
  subjectName: string | null;
};

/** What ties an answer to the request. */
export type SignInChecks = { state: string; nonce: string; codeVerifier: string; requestId: string; startedAt: Date };

/** What the provider says of a person; `subject` null where it gives no lasting name. */
export type SignInPerson = { subject: string | null; claims: Record<string, string[]> };

/** Where providers reach us, as school administrators register it with theirs. */
export type OwnAddresses = { redirectUri: string; entityId: string; consumerUrl: string; metadataUrl: string };

const PATH = '/api/v1/university-connection/sign-in';
export const CONSUMER_PATH = `${PATH}/saml`;

export const ownAddresses = (baseUrl: string): OwnAddresses => ({
  redirectUri: `${baseUrl}${PATH}/callback`,
  entityId: `${baseUrl}${PATH}/metadata`,
  consumerUrl: `${baseUrl}${CONSUMER_PATH}`,
  metadataUrl: `${baseUrl}${PATH}/metadata`,
});

/** What a provider did or could not do, in the catalogue's words; the cause goes to the log. */
export async function reaching<T>(asked: () => Promise<T>): Promise<T> {
  try {
    return await asked();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('verification.sign_in_failed', { cause: error });
  }
}
