import { describe, expect, it } from 'vitest';
import { phoneCountry } from './phone-country.ts';

const known = (country: string) => country !== 'AQ';

describe('the prefix that a phone field begins with', () => {
  it.each([
    ['Norway, as the specification says', 'NO', 'DE', 'NO'],
    ['the country that the tenant names', 'NL', 'DE', 'NL'],
    ['where the person lives, where the tenant wants that', 'home', 'DE', 'DE'],
    ['Norway where it is not known where they live', 'home', null, 'NO'],
    ['Norway where a country has no prefix', 'home', 'AQ', 'NO'],
  ])('is %s', (_rule, setting, lives, country) => {
    expect(phoneCountry(setting, lives, known)).toBe(country);
  });
});
