// The metadata of a school's SAML identity provider as its administrators hand it in, what is shown of it, and our own for them.
import { X509Certificate } from 'node:crypto';
import { METADATA_CHARACTERS } from '@fairway/contract/verification/methods';
import { escapeUTF8 } from 'entities';
import { markupFault } from '../../../kernel/markup-bounds.ts';
import { ThreadFailure, threadPool } from '../../../kernel/thread-pool.ts';
import type { OwnAddresses } from './gateway.ts';
import type { ReadMetadata } from './metadata-reader.ts';

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
/** That of one provider has some ten levels, and hundreds of elements where it names itself in many languages. */
const BOUNDS = { characters: METADATA_CHARACTERS, depth: 40, elements: 20_000, attributes: 100 };

const readInThread = threadPool<string, ReadMetadata>(new URL('./metadata-reader.thread.ts', import.meta.url), {
  atOnce: 1,
  waiting: 10,
  timeMs: 5000,
  memoryMb: 64,
});

/** Reads a metadata document: its bounds here, the rest in a thread. */
export async function readProviderMetadata(xml: string): Promise<ReadMetadata> {
  const fault = markupFault(xml, BOUNDS);
  if (fault) return { ok: false, fault };
  try {
    return await readInThread(xml);
  } catch (error) {
    if (error instanceof ThreadFailure) return { ok: false, fault: 'too_large' };
    throw error;
  }
}

/** What is shown of a certificate. */
export function describeCertificate(pem: string): { subject: string; fingerprint: string; endsAt: string } {
  const certificate = new X509Certificate(pem);
  return {
    subject: certificate.subject.replaceAll('\n', ', '),
    fingerprint: certificate.fingerprint256,
    endsAt: certificate.validToDate.toISOString(),
  };
}

/** When certificates end. */
export const certificateEnds = (pems: readonly string[]): Date[] => pems.map((pem) => new X509Certificate(pem).validToDate);

/** Our own metadata as a service provider. */
export function ownMetadata(own: OwnAddresses): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="${METADATA}" entityID="${escapeUTF8(own.entityId)}">
  <SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>
    <AssertionConsumerService index="0" isDefault="true" Binding="${POST}" Location="${escapeUTF8(own.consumerUrl)}"/>
  </SPSSODescriptor>
</EntityDescriptor>
`;
}
