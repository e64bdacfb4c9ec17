// Reads the metadata of a school's SAML identity provider, in its thread: entity id, where to send people, and the certificates it signs
// with. By a parser that knows no document types and fetches nothing.
import { X509Certificate } from 'node:crypto';
import { SaxesParser, type SaxesTagNS } from 'saxes';

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
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
type ProviderMetadata = { entityId: string; ssoUrl: string; certificates: string[] };

export type ReadMetadata = { ok: true; metadata: ProviderMetadata } | { ok: false; fault: MetadataFault };

/** Of a text whose bounds were looked at. */
export function readMetadata(xml: string): ReadMetadata {
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
  // At once: what follows a fault would be read on, and its depth was not counted as the parser counts it.
  parser.on('error', (error) => {
    throw error;
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
