// What a school's sign-in must say before it proves anything: one claim (OpenID Connect) or attribute (SAML) with one value. Attributes have
// two names, a short one and one by number (eduPerson, inetOrgPerson); either finds the other. A scoped value (student@school.edu) says what
// stands before the @ as well.

/** Names and their values as a provider sent them. */
export type SignInClaims = Readonly<Record<string, readonly string[]>>;
export type SignInRequirement = { name: string; value: string };

const NUMBERED: Readonly<Record<string, string>> = {
  uid: 'urn:oid:0.9.2342.19200300.100.1.1',
  mail: 'urn:oid:0.9.2342.19200300.100.1.3',
  givenName: 'urn:oid:2.5.4.42',
  sn: 'urn:oid:2.5.4.4',
  displayName: 'urn:oid:2.16.840.1.113730.3.1.241',
  eduPersonAffiliation: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.1',
  eduPersonPrimaryAffiliation: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.5',
  eduPersonPrincipalName: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.6',
  eduPersonEntitlement: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.7',
  eduPersonScopedAffiliation: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.9',
  eduPersonTargetedID: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.10',
  eduPersonUniqueId: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.13',
  'pairwise-id': 'urn:oasis:names:tc:SAML:attribute:pairwise-id',
  'subject-id': 'urn:oasis:names:tc:SAML:attribute:subject-id',
};

const sameNames = new Map<string, string>();
for (const [short, numbered] of Object.entries(NUMBERED)) {
  sameNames.set(short.toLowerCase(), numbered.toLowerCase());
  sameNames.set(numbered.toLowerCase(), short.toLowerCase());
}

/** The values of a claim under either of its names, whatever the case of the name; empty where it did not come. */
export function claimValues(claims: SignInClaims, name: string): string[] {
  const wanted = name.trim().toLowerCase();
  const names = new Set([wanted, sameNames.get(wanted) ?? wanted]);
  return Object.entries(claims).flatMap(([key, values]) => (names.has(key.toLowerCase()) ? values : []));
}

/** Do the claims say what is asked for? Nothing asked for: always. */
export function claimsSay(claims: SignInClaims, requirement: SignInRequirement | null): boolean {
  if (!requirement) return true;
  const wanted = requirement.value.trim().toLowerCase();
  return claimValues(claims, requirement.name).some((value) => {
    const said = value.trim().toLowerCase();
    const scope = said.indexOf('@');
    return said === wanted || (scope > 0 && said.slice(0, scope) === wanted);
  });
}

/** A claim of whatever shape as plain texts: lists flattened, numbers and truth values written out, objects as JSON. */
export function plainClaims(raw: Readonly<Record<string, unknown>>): Record<string, string[]> {
  const plain: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(raw)) {
    const values = (Array.isArray(value) ? value.flat(3) : [value]).filter((one) => one !== null && one !== undefined);
    plain[name] = values.map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one)));
  }
  return plain;
}
