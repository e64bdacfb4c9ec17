// Mail addresses: what counts as one, and the form in which two are the same.
// @spec 5 "Email format: non-empty, an at sign and a dot with no spaces"

const FORMAT = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,187}\.[^\s@<>"(),:;\\[\].]{2,63}$/u;

/** Longest address, in characters. */
export const EMAIL_CHARACTERS = 254;

/** True for one plain address: an at sign, a dot behind it, no spaces, nothing that could become a header or a second address. */
export function isEmail(address: string): boolean {
  return address.length <= EMAIL_CHARACTERS && FORMAT.test(address) && !/[\p{Cc}]/u.test(address) && !address.includes('..');
}

/** The form that is compared: one person an address, however it is spelled. */
export function foldedEmail(address: string): string {
  return address.trim().normalize('NFKC').toLowerCase();
}
