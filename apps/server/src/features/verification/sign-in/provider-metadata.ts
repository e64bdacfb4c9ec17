// The metadata of a school's SAML identity provider: entity id, where to send people, and the certificates it signs with. Read by a parser
// that knows no document types and fetches nothing. And the same of us, for them.
import { X509Certificate } from 'node:crypto';
import { METADATA_CHARACTERS } from '@fairway/contract/verification-methods';
import { escapeUTF8 } from 'entities';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { OwnAddresses } from './gateway.ts';

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
const CERTIFICATES = 8;

export type MetadataFault =
  | 'not_xml'
  | 'document_type'
  | 'no_provider'
  | 'many_providers'
  | 'no_redirect'
  | 'no_certificate'
  | 'bad_certificate'
  | 'too_large';
export type ProviderMetadata = { entityId: string; ssoUrl: string; certificates: string[] };

/** Reads a metadata document. */
export function readProviderMetadata(xml: string): { ok: true; metadata: ProviderMetadata } | { ok: false; fault: MetadataFault } {
  if (xml.length > METADATA_CHARACTERS) return { ok: false, fault: 'too_large' };
  const read = parse(xml.trim().replace(/^\ufeff/, ''));
  if (typeof read === 'string') return { ok: false, fault: read };
  const [provider, ...others] = read;
  if (!provider?.entityId) return { ok: false, fault: 'no_provider' };
  if (others.length > 0) return { ok: false, fault: 'many_providers' };
  if (!provider.ssoUrl) return { ok: false, fault: 'no_redirect' };
  const certificates = [...new Set(provider.certificates)].map(pemOf);
  if (certificates.length === 0) return { ok: false, fault: 'no_certificate' };
  if (certificates.length > CERTIFICATES || certificates.includes(undefined)) return { ok: false, fault: 'bad_certificate' };
  const { entityId, ssoUrl } = provider;
  return { ok: true, metadata: { entityId, ssoUrl, certificates: certificates as string[] } };
}

type Found = { entityId: string; ssoUrl: string; certificates: string[] };

function parse(xml: string): Found[] | MetadataFault {
  const parser = new SaxesParser({ xmlns: true });
  const providers: Found[] = [];
  let fault: MetadataFault | undefined;
  let entityId = '';
  let provider: Found | undefined;
  let signs = false;
  let certificate: string | undefined;
  parser.on('doctype', () => {
    fault ??= 'document_type';
  });
  parser.on('error', () => {
    fault ??= 'not_xml';
  });
  parser.on('opentag', ({ uri, local, attributes }: SaxesTagNS) => {
    const attribute = (name: string) => attributes[name]?.value.trim() ?? '';
    if (uri === METADATA && local === 'EntityDescriptor') entityId = attribute('entityID');
    else if (uri === METADATA && local === 'IDPSSODescriptor') {
      provider = { entityId, ssoUrl: '', certificates: [] };
      providers.push(provider);
    } else if (provider && uri === METADATA && local === 'SingleSignOnService' && attribute('Binding') === REDIRECT)
      provider.ssoUrl ||= attribute('Location');
    else if (provider && uri === METADATA && local === 'KeyDescriptor') signs = attribute('use') !== 'encryption';
    else if (provider && signs && uri === SIGNATURE && local === 'X509Certificate') certificate = '';
  });
  parser.on('text', (text) => {
    if (certificate !== undefined) certificate += text;
  });
  parser.on('closetag', ({ uri, local }: SaxesTagNS) => {
    if (uri === SIGNATURE && local === 'X509Certificate' && certificate !== undefined) {
      provider?.certificates.push(certificate.replace(/\s/g, ''));
      certificate = undefined;
    }
    if (uri === METADATA && local === 'KeyDescriptor') signs = false;
    if (uri === METADATA && local === 'IDPSSODescriptor') provider = undefined;
  });
  try {
    parser.write(xml).close();
  } catch {
    fault ??= 'not_xml';
  }
  return fault ?? providers;
}

function pemOf(base64: string): string | undefined {
  const pem = `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END CERTIFICATE-----\n`;
  try {
    new X509Certificate(pem);
    return pem;
  } catch {
    return undefined;
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
