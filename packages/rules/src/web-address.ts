// Addresses that people type as links: small enough for a public page to ask.
import { LIMITS } from './limits.ts';

/** Whether this is an http or https address with a host of two parts, without a user in it. */
export function isWebAddress(value: string): boolean {
  return (
    value.length <= LIMITS.linkCharacters &&
    /^https?:\/\/(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(value.trim())
  );
}
