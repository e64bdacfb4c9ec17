// How somebody proves that a domain is theirs: by a TXT record that only who runs its DNS can set, or by a code that is mailed to an address
// that only who runs the domain reads. Schools and organizations prove theirs the same way. What nobody proved stands for nobody.
// @rule verification.28

/** How a domain came to count: the platform said so (by hand, or in the lists it imports), or one of the two proofs. */
export const DOMAIN_PROOFS = ['platform', 'dns', 'mail'] as const;
export type DomainProof = (typeof DOMAIN_PROOFS)[number];

/** A domain that counts; one that is claimed; one whose time was over; one that another proved first. */
export const DOMAIN_STATES = ['proven', 'claimed', 'over', 'taken'] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/** Addresses that belong to who runs a domain (RFC 2142), and that certificate authorities write to as well. */
export const PROOF_MAILBOXES = ['postmaster', 'hostmaster', 'admin', 'webmaster'] as const;
export type ProofMailbox = (typeof PROOF_MAILBOXES)[number];

/** So long a claim is looked after, and so long a code counts. */
const PROOF_DAYS = 7;
const DAY_MS = 86_400_000;

/** What one reading of the TXT records said: ours, another one of ours, none, no such domain, no answer in time, a server that cannot answer. */
export const TXT_OUTCOMES = ['found', 'other', 'none', 'no_domain', 'timeout', 'failed'] as const;
export type TxtOutcome = (typeof TXT_OUTCOMES)[number];

const TXT_NAME = 'fairway-verification';

export const proofEndsAt = (begunAt: Date): Date => new Date(begunAt.getTime() + PROOF_DAYS * DAY_MS);

/** The TXT record, to be set at the domain itself. */
export const txtRecord = (token: string): string => `${TXT_NAME}=${token}`;

/** What the TXT records of a domain say about a token. Quotes and blanks around one are what a provider's form made of it. */
export function txtOutcome(records: readonly string[], token: string): Extract<TxtOutcome, 'found' | 'other' | 'none'> {
  const ours = records
    .map((record) => record.trim().replace(/^"(.*)"$/, '$1'))
    .map((record) => record.split('='))
    .filter(([name]) => name?.trim().toLowerCase() === TXT_NAME)
    .map(([, ...value]) => value.join('=').trim());
  if (token !== '' && ours.includes(token)) return 'found';
  return ours.length > 0 ? 'other' : 'none';
}

/** @example proofAddress('postmaster', 'nordic.example') = 'postmaster@nordic.example' */
export const proofAddress = (mailbox: ProofMailbox, domain: string): string => `${mailbox}@${domain}`;

/** A domain that proves another: the other lies below it. Of the same owner it needs no proof of its own. */
export const isBelowDomain = (domain: string, above: string): boolean => domain.endsWith(`.${above}`);
