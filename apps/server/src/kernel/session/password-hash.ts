// Password hashes: argon2id with OWASP's recommended cost (19 MiB, two passes, one lane), on libuv's pool and never on the event loop.
// Where there is no hash to compare with, a hash of nobody is: an unknown user takes as long as a wrong password.
import { normalizedPassword } from '@fairway/rules/passwords';
import { hash, verify } from '@node-rs/argon2';

/** 2 is argon2id; the library's enum cannot be imported under isolated modules. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let nobody: Promise<string> | undefined;

/** What a password is compared with: the hash of the account, or where there is none that of nobody, which costs the same. */
export async function hashToCompare(known: string | null | undefined): Promise<string> {
  nobody ??= hash('nobody', COST);
  return known ?? (await nobody);
}

export function hashPassword(password: string): Promise<string> {
  return hash(normalizedPassword(password), COST);
}

/** Is it the password of this hash? Takes the same time without one, and is then false. */
export async function passwordIsRight(password: string, known: string | null | undefined): Promise<boolean> {
  const right = await verify(await hashToCompare(known), normalizedPassword(password));
  return right && known !== null && known !== undefined;
}

/** True when the hash was made with another cost than today's and should be made anew at the next sign-in. */
export function needsRehash(known: string): boolean {
  return !known.startsWith(`$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`);
}
