// The settings of a sign-in as administrators see them: never the secret.
import type { getSchoolSignIn } from '@fairway/contract/verification/methods';
import type { z } from 'zod';
import { ownAddresses } from './gateway.ts';
import { describeCertificate } from './provider-metadata.ts';
import type { findSignInRow } from './queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findSignInRow>>>;
type Reply = z.input<typeof getSchoolSignIn.returns>;

export function signInView(row: Row | undefined, baseUrl: string): Reply {
  return { signIn: row ? storedView(row) : null, own: ownAddresses(baseUrl) };
}

function storedView(row: Row): NonNullable<Reply['signIn']> {
  const { requirement_name: name, requirement_value: value } = row;
  return {
    protocol: row.protocol as 'openid' | 'saml',
    issuer: row.issuer,
    clientId: row.client_id,
    scopes: row.scopes,
    ssoUrl: row.sso_url,
    metadataUrl: row.metadata_url,
    metadataReadAt: row.metadata_read_at?.toISOString() ?? null,
    metadataFault: row.metadata_fault,
    metadataFailedAt: row.metadata_failed_at?.toISOString() ?? null,
    certificates: row.certificates.map(describeCertificate),
    requirement: name !== null && value !== null ? { name, value } : null,
    subjectName: row.subject_name,
    updatedAt: row.updated_at.toISOString(),
  };
}
