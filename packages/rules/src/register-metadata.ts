// What of an address is kept with a registration: where the person came from (utm_source, referral, ...), never what the page itself
// uses, and no secrets. The server takes at most 20 names of 60 characters with values of 200. @rule identity.15

const OWN: readonly string[] = [
  'login',
  'returnUrl',
  'token',
  'code',
  'state',
  'page',
  'page_token',
  'q',
  'view',
  'to',
  'error',
  'next',
  'provider',
  'linked',
];
const MOST_NAMES = 20;
const NAME_CHARACTERS = 60;
const VALUE_CHARACTERS = 200;

/** The metadata of a query text, a list where a name came more than once. */
export function registerMetadata(search: string): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  const query = new Map<string, string[]>();
  for (const part of search.replace(/^\?/, '').split('&')) {
    const [name = '', value = ''] = part.split('=', 2).map(decoded);
    if (name === '' || value === '' || OWN.includes(name) || name.length > NAME_CHARACTERS) continue;
    query.set(name, [...(query.get(name) ?? []), [...value].slice(0, VALUE_CHARACTERS).join('')].slice(0, 5));
  }
  for (const [name, values] of [...query].slice(0, MOST_NAMES)) kept[name] = values.length === 1 ? (values[0] ?? '') : values;
  return kept;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).replace(/\u0000/g, '');
  } catch {
    return '';
  }
}
