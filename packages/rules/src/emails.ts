// Mail addresses: what counts as one, and the form in which two are the same.
// @rule identity.17

const FORMAT = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,187}\.[^\s@<>"(),:;\\[\].]{2,63}$/u;

/** Longest address, in characters. */
export const EMAIL_CHARACTERS = 254;

/**
 * True for one plain address: an at sign, a dot behind it, no spaces, nothing that could become a header or a second address, and no
 * character that is an ASCII letter in disguise.
 */
export function isEmail(address: string): boolean {
  return (
    address.length <= EMAIL_CHARACTERS &&
    FORMAT.test(address) &&
    !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(address) &&
    !address.includes('..') &&
    !disguises(address)
  );
}

/**
 * Full-width letters, the Turkish I with and without its dot, the Kelvin sign: what normalising or a change of case turns into ASCII. To us
 * and to a mail server such an address could be two different ones, and a link for the one would open the other's account.
 */
function disguises(address: string): boolean {
  if (address.normalize('NFKC') !== address) return true;
  for (const character of address) {
    if (character < '\u0080') continue;
    if (/[\u0000-\u007f]/.test(character.toLowerCase() + character.toUpperCase())) return true;
  }
  return false;
}

/** The form that is compared: one person an address, however it is spelled. */
export function foldedEmail(address: string): string {
  return address.trim().normalize('NFKC').toLowerCase();
}
