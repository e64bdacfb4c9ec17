// Phone numbers: a country prefix and a number, kept as +4722334455. Without a prefix the number is Norwegian.
// @rule account.8
import { parsePhoneNumberFromString } from 'libphonenumber-js';

const DEFAULT_COUNTRY = 'NO';

/** The number as it is kept (E.164); undefined when it is none, or has an extension that would be lost. */
export function phoneNumberOf(typed: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed.trim(), { defaultCountry: DEFAULT_COUNTRY, extract: false });
  return parsed?.isValid() && !parsed.ext ? parsed.number : undefined;
}
