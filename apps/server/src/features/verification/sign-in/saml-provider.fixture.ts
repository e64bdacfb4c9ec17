// A SAML identity provider for tests: a server of its own that reads the request as it came by redirect, and answers with a form that holds a
// signed response. Keys are of tests only. What it says and how it signs can be spoiled, one thing at a time.
import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';

const KEY = `-----BEGIN PRIVATE KEY-----
MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQChpF3GSs1wUSJX
o3hNx+rL5y4SL2WhrzmpglfKqf4y+L0TJTmZs9soAAd3DpeuAUoX7fXanJ6sAseQ
g2DaHwCIo419oA3/xmLndKp6B+secH1OPag0BXdI5dHiVqkp0H50PCWMQSr6AZLc
EWggPPjARtqXyMZk5LCJAwfQYtoqgFOs9ooveBpNPv8zQWJgizfGmwKivwpCQEkg
gFgAMosw9MhuE6e60Ie2xv95o2RtKmJer42Ds7BN0avtRkhhHXSeyaGPd3Rsh1qL
xnUmv8u87ewLlez/wEm8yS35+DVwYGB/OQ0WEyQ1+eYk5ZB9gFPqLAyyLoAOs42m
wl9SpBsvAgMBAAECggEADrykjAqP1lifT+wocLb0Uii+i4vksSv/jtPCW0jKUy1Y
V6GCMeAy79+ozpL3Azc84Reh3Y9/6+DI/wTrVJeU/eAjazunaxVUORPq4vtL1Vee
JP78EdoZuPyy+Pa7r4NBtCkzpyjd2TNBh2zS2HWWnDkZftMgO1yaN7OeB8Krb0pk
szcLN5Z76TjTjXbtCUsLnFAScxDY4Jnn5VSSBJC3d/1Z0OUPavuRECD1aVlf/UEj
nQ/0hJzoyrD0LJDv7n0jY7GKyV9zJjcGvp+lKi1WDGzyR47ufmDQ79Y22fH1l1e+
BTUK0DVlNq+3rt+cWVGK9UXlBxD2cBh46yKOVzhRUQKBgQDVxxSQEnaVKbRIo4I1
J7tt6RP1tYvI2xUL1zX6cRkDMNULHEG8TjnK4yY90lktBLDqetT4G2kUgiYJdCVf
sevJ7MjOuSD/X5TzTdt9Ezg0cMQQD2JjWWDrn4i/GmnpV+mxhY5hZJVQBlPiCyFL
7P7W2vbp5hazhEb3G5jgJ1DptwKBgQDBkTtKa8SolZtjurMzjboy3RHhDBQx9aNx
E3T7RCzEbL6IOVFe497YFtnjh+S+mb2u+vdD2UGCEA/w5oHulCfcRkAg0bNHxw8R
hg1s9zABemTIud4wFxW/AIn4A43Nj48W9nNbThTs/W/YB81Mc3YfaF/s5lCMGVwM
mVLSbVI6SQKBgQCZe+aije7/p0KeCG761Pz3q6k990tWOR1CNBC4L61CojPDV1VG
6m8J4M5bAoQuEzkmEGyJebyXEd5XWUFgFHDyuANwkHBFiY16pgKZKUxoMjJCSZld
NRWl9hOLCV7TPuA1KWuRN1MQcoqVN2J/jbdl8S3nvt+7oZQF5JV9Eh1AvwKBgGau
MOKIinjXa+eaaWdGnmhO5yYXbzsVT88zABIuFwVXnjbLGQQaIuNEM+9D7i7BhWKm
FLa0L9Dbzmj/DhvOEdsClRATzWOdD7w+/S45bgjKsV3dYyTlig6ZLZcX44gQyFnp
AEaGBAm3YzYY5WnRse51QrV7c2zuIus4BjxD66OpAoGBAKXX2oL+qR2DhBWN6Hsa
WLaDr3DEUF72194CyKR2WRwUlVSe7jlg+nfleh58keJ7TEGNZRp2lE7fkh+AYqEE
zShAFp5bL2Pjn+3EJ+ncFL4nlKNpdZAjD7QKctdd6s8Pi3Fzt9sGRn74GF+tnlRR
Pn2AeODb8VYQDP6bjl9tjoXe
-----END PRIVATE KEY-----
`;
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIDMTCCAhmgAwIBAgIUYC47SdMVcxX38Uq9EpoF+9t94+YwDQYJKoZIhvcNAQEL
BQAwJzElMCMGA1UEAwwcSWRlbnRpdHkgcHJvdmlkZXIgb2YgdGVzdHMgYTAgFw0y
NjExMjEyMTQxNDJaGA8yMTI2MTAyODIxNDE0MlowJzElMCMGA1UEAwwcSWRlbnRp
dHkgcHJvdmlkZXIgb2YgdGVzdHMgYTCCASIwDQYJKoZIhvcNAQEBBQADggEPADCC
AQoCggEBAKGkXcZKzXBRIlejeE3H6svnLhIvZaGvOamCV8qp/jL4vRMlOZmz2ygA
B3cOl64BShft9dqcnqwCx5CDYNofAIijjX2gDf/GYud0qnoH6x5wfU49qDQFd0jl
0eJWqSnQfnQ8JYxBKvoBktwRaCA8+MBG2pfIxmTksIkDB9Bi2iqAU6z2ii94Gk0+
/zNBYmCLN8abAqK/CkJASSCAWAAyizD0yG4Tp7rQh7bG/3mjZG0qYl6vjYOzsE3R
q+1GSGEddJ7JoY93dGyHWovGdSa/y7zt7AuV7P/ASbzJLfn4NXBgYH85DRYTJDX5
5iTlkH2AU+osDLIugA6zjabCX1KkGy8CAwEAAaNTMFEwHQYDVR0OBBYEFHfPSmzz
6rIGUajwWi+Ucl0myosJMB8GA1UdIwQYMBaAFHfPSmzz6rIGUajwWi+Ucl0myosJ
MA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQELBQADggEBAA5GakYgFdhBtZM+
dSvjv1/3RImrliYelK6Kcc44nr9gass8XbeyeBQ00UosvAPOzGT+FI9n5z984laq
Nzzn9JQKgJUJBjNLo4DR/iX6oOUW5yt6BaDJcU5Cj+BpYWyyu6yCmKPItLGmFQOL
Z6AHBGOQDSL84bo4OX2MB1+ewxrf+VzdX64qsU/KSg1yShgTgJrYL4E9CXYom+4z
MaX1MrVd624cPbjF2W+UmP562TYhUMSE/N7KLUWkT6gYrjoMJpceV3uWGD9Oo2Vk
4ZAmrtfykIO96B6jmjdYL3chMPxBT2Ss3sRBqG9o1Lv9Tw0ehsiOOXEUbm/dS6KR
HP7OlyE=
-----END CERTIFICATE-----
`;
/** A key that the school's metadata does not name. */
export const FOREIGN_KEY = `-----BEGIN PRIVATE KEY-----
MIIEvwIBADANBgkqhkiG9w0BAQEFAASCBKkwggSlAgEAAoIBAQC7w6QBc301vloC
REfr0Uvs60lapptnWrdjwooVYz3aIWHm6/olOluBe8E8XH3lebFMnG+/utudwcH2
ssQ7jImBaoVPje4Ass+5k4tC+epMd8NnJDo2jjoIquZV/4sbJABkixwFPZiVrorA
gEaQWll1qDM9oINCxDpDRFItX7f1u5R+rk1xZEkMJIHcPc9JLRyatoURaPrJzJV0
uHjFlQixK7HVlvKi0xMrha/2kGMqlXEJ/HMuS/6GpfKYA7Houlm3zhoKxDAWWBG9
8MQrqNMF3is35KBP0qMgRqPaoCHGi6ltwfGh/VcXGh1bpNZI9SIVpOF5ihIFzfaf
etrWFWX3AgMBAAECggEAQYResfLuedZV6fyRbAO4Do97JRqFl2bcHv8+13+tkXOc
ictFmb/nNiNMphdQBsaTyzu68pftEfsOB1sRhgXf5TyaD8xig/Pg78xAB7rUuqH/
mPnXJjoyndukS9XDYFELogm4WUvI9lHVMJ6SAMTF+nwahSKBKsb13Yr1cce4lRGp
44i9jmBIKrDJvUO24R7wj3WH8G3+Cfm2RtqmiMh7ajaUsoOKZQSOtNBgYT5l1zWn
pz/IM49DBEJoX5gttw0UFyZWUh0tjo1sXD1prwonZG2LI24+I585FbPzAd1N2HVT
/m5DKrxP1P1vUiyqZwRBr9kKlgtWzDpq16oCJr/poQKBgQDnGqifhH/5ELYLPkg0
sIjYUPmMusjqGMxsQpiyo/oCGwDxMvjXzRias/aQiROA2DP7QLPOQurVanRpiMnP
7id/oQtr2zL6hQ4X0tAExSkBoIq4AgxJ0fXaNvAU5l0HrQoFgCMwVHZuqbhorCni
RjML12RJCbS9SFK1B9lvTHpBNQKBgQDP/cNOG9gaqYVAO5BydxUAMpBsBlC8A+OL
Y6OWROb33nZZ5otVFfPsvfYlL54H1BDIFFbYYKk5unhpvJppOBz1iSSYVCg08ZMc
sWNm0q+/rebd0U0l4sdIechgxFhrfNW60BXwLMywcHUL9q25zU6vKU9j1QL+8u8F
BzWpgLd7+wKBgQCwddmVW72/drQZ56eIm9cRnNq/SwwIO4EzlLI1jSFjpCzW/v2l
AZSs44b8G76Jngwq59+jOdNHu65ButGl9Amy2Uv4Qfot8ZSuOijdy5GhDW1+TQoG
/8uCoHo26yLTrpu9UXcM+yEnJG6LdhHRFZr6iq+nWULpWKTWV7T9195tlQKBgQC2
YuNp0hbdwnubyN+w0GW1B6IHaD5RsONPLu+bbQ5Qm16TFQxnb1m35xg6oZfla3vP
x64kDhc3DSJcLkwFKnSSh1F01o9vZctIJPFykBwXbKp/JvOM3mE8V7ZzzJlwoEZX
i/NA6jgQHH03IXhT7woppYL9myQGZwdcFGdlHP9JEwKBgQDnE9YBqeM/e74V0qH9
ax6ztOMe9YdTEfWGxUnken5YOU3S5RJFEgu0dQNX0gEeqTkDSe3DTsyfWxIjfo8n
G1hajwTvYzVdUn2NarYZXp003EqESUaIMyrYPOcBNUSe8c36/g9KN8u3m4uAcauU
W1Da4CdeWGarM/TuU6Jpn1CAVQ==
-----END PRIVATE KEY-----
`;

export const ENTITY_ID = 'https://idp.nordic.example/saml';

export type Spoiling = {
  key?: string;
  signs?: 'assertion' | 'response' | 'nothing';
  sha1?: boolean;
  issuer?: string;
  audience?: string | null;
  recipient?: string;
  inResponseTo?: string;
  /** Only of the envelope, which is not signed. */
  envelopeInResponseTo?: string;
  noConfirmation?: boolean;
  /** Minutes from now. */
  from?: number;
  until?: number;
  transient?: boolean;
  docType?: boolean;
  twice?: boolean;
  status?: string;
  /** Another person, put in after signing. */
  changedAfter?: string;
};

export type Person = { nameId: string; affiliations: readonly string[] };
export type AuthnRequest = { id: string; consumerUrl: string; issuer: string };

export function readRequest(location: string): { request: AuthnRequest; relayState: string; xml: string } {
  const { searchParams } = new URL(location);
  const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString('utf8');
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
  const issuer = />([^<]*)<\/(?:\w+:)?Issuer>/.exec(xml)?.[1] ?? '';
  const request = { id: attribute('ID'), consumerUrl: attribute('AssertionConsumerServiceURL'), issuer };
  return { request, relayState: searchParams.get('RelayState') ?? '', xml };
}

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

/** A response in base64. */
export function samlResponse(request: AuthnRequest, person: Person, spoiling: Spoiling = {}): string {
  const { signs = 'assertion', issuer = ENTITY_ID, from = -1, until = 5 } = spoiling;
  const answers = spoiling.inResponseTo ?? request.id;
  const audience = spoiling.audience === undefined ? request.issuer : spoiling.audience;
  const format = spoiling.transient ? 'transient' : 'persistent';
  const confirmation = spoiling.noConfirmation
    ? ''
    : `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${answers}" Recipient="${spoiling.recipient ?? request.consumerUrl}" NotOnOrAfter="${minutes(until)}"/></saml:SubjectConfirmation>`;
  const values = person.affiliations.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('');
  const restriction =
    audience === null ? '' : `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`;
  const assertion = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomBytes(16).toString('hex')}" Version="2.0" IssueInstant="${minutes(from)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:${format}">${person.nameId}</saml:NameID>${confirmation}</saml:Subject><saml:Conditions NotBefore="${minutes(from)}" NotOnOrAfter="${minutes(until)}">${restriction}</saml:Conditions><saml:AuthnStatement AuthnInstant="${minutes(from)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="urn:oid:1.3.6.1.4.1.5923.1.1.1.1" FriendlyName="eduPersonAffiliation">${values}</saml:Attribute></saml:AttributeStatement></saml:Assertion>`;
  const status = spoiling.status ?? 'Success';
  const body = status === 'Success' ? assertion + (spoiling.twice ? assertion : '') : '';
  const response = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_${randomBytes(16).toString('hex')}" Version="2.0" IssueInstant="${minutes(0)}" Destination="${request.consumerUrl}" InResponseTo="${spoiling.envelopeInResponseTo ?? answers}"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:Status>${body}</samlp:Response>`;
  let xml = signs === 'nothing' || body === '' ? response : signed(response, signs === 'assertion' ? 'Assertion' : 'Response', spoiling);
  if (spoiling.changedAfter) xml = xml.replaceAll(person.nameId, spoiling.changedAfter);
  if (spoiling.docType) xml = `<!DOCTYPE x [<!ENTITY who SYSTEM "file:///etc/passwd">]>${xml}`;
  return Buffer.from(xml).toString('base64');
}

function signed(xml: string, element: 'Assertion' | 'Response', { key = KEY, sha1 = false }: Spoiling): string {
  const signature = new SignedXml({
    privateKey: key,
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
    signatureAlgorithm: sha1 ? 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' : 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  });
  signature.addReference({
    xpath: `//*[local-name(.)='${element}']`,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
    digestAlgorithm: sha1 ? 'http://www.w3.org/2000/09/xmldsig#sha1' : 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  const location = { reference: `//*[local-name(.)='${element}']/*[local-name(.)='Issuer']`, action: 'after' as const };
  signature.computeSignature(xml, { location });
  return signature.getSignedXml();
}

/** The provider's metadata, with its sign-in at `ssoUrl`. */
export function providerMetadata(ssoUrl: string, certificate = CERTIFICATE): string {
  const base64 = certificate.replace(/-----[A-Z ]+-----|\s/g, '');
  return `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${ENTITY_ID}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${base64}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${ssoUrl}/post"/><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${ssoUrl}"/></md:IDPSSODescriptor></md:EntityDescriptor>`;
}

/** Serves sign-ins: `?SAMLRequest=` answers with the form that a browser posts at once. */
export async function serveProvider(port: number, person: () => Person): Promise<Server> {
  const server = createServer((incoming, reply) => {
    const { request, relayState } = readRequest(`http://127.0.0.1:${port}${incoming.url ?? ''}`);
    const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`;
    const fields = field('SAMLResponse', samlResponse(request, person())) + field('RelayState', relayState);
    reply.setHeader('content-type', 'text/html').end(`<form method="post" action="${request.consumerUrl}">${fields}</form>`);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
