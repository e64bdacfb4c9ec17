// Where a person may work without being asked: in the countries of their nationalities, and in the whole EU with a nationality of a member.
// @rule profile.17

export const EU = 'EU';

/** Members of the European Union. */
export const EU_MEMBERS: readonly string[] = [
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT',
  'RO', 'SE', 'SI', 'SK',
]; // biome-ignore format: a list

/** 0 a country, 1 the EU. @rule profile.17 */
export const authorizationType = (code: string): 0 | 1 => (code === EU ? 1 : 0);

/** The codes that follow from nationalities, in their order, each once. */
export function implicitAuthorizations(nationalities: readonly string[]): string[] {
  const codes = new Set(nationalities);
  if (nationalities.some((nationality) => EU_MEMBERS.includes(nationality))) codes.add(EU);
  return [...codes];
}

/** Whether a code says nothing new: it follows from a nationality, or lies in an EU that does. */
export function isImplied(code: string, nationalities: readonly string[]): boolean {
  const implicit = implicitAuthorizations(nationalities);
  return implicit.includes(code) || (implicit.includes(EU) && EU_MEMBERS.includes(code));
}
