// Proofs that somebody runs a domain (rules/domain-proof.ts): tokens for its DNS, codes for its mail, and the reading of its TXT records.
// The token is public once it is set, so it proves nothing without the domain it is read at; the code is a secret, and only its hash is kept.
// @rule verification.28
import { randomBytes, randomInt } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { type TxtOutcome, txtOutcome } from '@fairway/rules/domain-proof';

const TIMEOUT_MS = 3000;
const TRIES = 2;
/** Without what is read as another: 0 and O, 1 and I and L, and U, which is heard as V. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 12;

/** Asks for the TXT records of a tidy domain. Always answers; what is wrong is an outcome. */
export type TxtLookup = (domain: string, token: string) => Promise<TxtOutcome>;

/** A new token for a TXT record: 128 bits in hex. Each claim has its own, so that one who claims never proves for another. */
export const newProofToken = (): string => randomBytes(16).toString('hex');

/** A new code for a mail: twelve letters and digits without look-alikes, 58 bits, as it is kept (by its hash alone). */
export const newProofCode = (): string => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** As a mail shows it: in three groups. */
export const groupedProofCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** As somebody typed it: any case, groups, full-width letters. Undefined for what cannot be a code. */
export function typedProofCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–—.·]/g, '');
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : undefined;
}

/** Reads TXT records at `server` (`address` or `address:port`; undefined: those of the machine), each time anew. */
export function txtLookup(server: string | undefined, { timeoutMs = TIMEOUT_MS, tries = TRIES } = {}): TxtLookup {
  return async (domain, token) => {
    const resolver = new Resolver({ timeout: timeoutMs, tries });
    if (server !== undefined) resolver.setServers([server]);
    try {
      // The dot at the end: the very name, and not one below a search domain of this machine.
      const records = await resolver.resolveTxt(`${domain}.`);
      return txtOutcome(
        records.map((parts) => parts.join('')),
        token,
      );
    } catch (error) {
      return outcomeOf((error as NodeJS.ErrnoException).code);
    }
  };
}

function outcomeOf(code: string | undefined): TxtOutcome {
  if (code === 'ENODATA') return 'none';
  if (code === 'ENOTFOUND' || code === 'EBADNAME') return 'no_domain';
  return code === 'ETIMEOUT' ? 'timeout' : 'failed';
}
