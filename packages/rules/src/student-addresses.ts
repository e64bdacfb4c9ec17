// The student address as it is typed: what stands before the at sign, and a domain of the school's own list. Who types or pastes a whole
// address gets it split, and is told where its domain is not the school's. @rule verification.16
import { isEmail } from './emails.ts';
import { isSchoolAddress } from './verification.ts';

export type TypedAddress = { localPart: string; domain: string };
export type StudentAddressIssue = 'missing' | 'invalid' | 'foreign_domain';

/** The domain to begin with: the one chosen before where the school has it, else its first. */
export function chosenDomain(domains: readonly string[], before: string | undefined): string {
  return (before !== undefined && domains.includes(before) ? before : domains[0]) ?? '';
}

/**
 * What was typed into the field of the local part. A whole address is split: its own domain is chosen where the school has it; a part of
 * one of the domains ("s.nordic.example") or a foreign one stays in the field, to be judged with it.
 */
export function typedAddress(typed: string, domain: string, domains: readonly string[]): TypedAddress {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  if (at === -1) return { localPart: typed, domain };
  const host = text.slice(at + 1).toLowerCase();
  const known = domains.find((one) => one === host);
  return known ? { localPart: text.slice(0, at), domain: known } : { localPart: typed, domain };
}

/** The whole address. One that was typed whole stays as it is, its domain in lower case. */
export function wholeAddress({ localPart, domain }: TypedAddress): string {
  const text = localPart.trim();
  const at = text.lastIndexOf('@');
  return at === -1 ? `${text}@${domain}` : text.slice(0, at + 1) + text.slice(at + 1).toLowerCase();
}

/** What is wrong with it; undefined: it can be asked for. A part of a domain of the school is the school's. */
export function studentAddressIssue(address: TypedAddress, domains: readonly string[]): StudentAddressIssue | undefined {
  if (address.localPart.trim() === '') return 'missing';
  const whole = wholeAddress(address);
  if (!isEmail(whole)) return 'invalid';
  return isSchoolAddress(whole, domains) ? undefined : 'foreign_domain';
}
