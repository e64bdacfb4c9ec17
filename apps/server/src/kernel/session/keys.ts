// The keys of this deployment, each derived from SECRET for one purpose, so that none can stand for another. They live outside of the
// database: a dump of it yields no usable token.
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export type SessionKeys = {
  /** Signs access tokens (HS256). */
  access: Uint8Array;
  /** The successor of a refresh token is a function of the token and this. */
  refresh: KeyObject;
  /** A keyed hash of something that must be found but not read (an address that declined, an attempt). */
  keyedHash(purpose: string, value: string): Buffer;
  /** Seals a small secret for the database or a cookie (AES-256-GCM). */
  seal(purpose: string, plain: string): Buffer;
  /** Opens it; undefined when it was changed, or sealed for something else. */
  open(purpose: string, sealed: Uint8Array): string | undefined;
};

const derived = (secret: string, purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'fairway', purpose, 32));
/** As a key object: from bytes, one would be made for every use, which takes longer than the use. */
const derivedKey = (secret: string, purpose: string) => createSecretKey(derived(secret, purpose));

export function sessionKeys(secret: string): SessionKeys {
  const hashKey = derivedKey(secret, 'keyed-hash');
  const sealKey = derivedKey(secret, 'seal');
  return {
    access: derived(secret, 'access-token'),
    refresh: derivedKey(secret, 'refresh-token'),
    keyedHash: (purpose, value) => createHmac('sha256', hashKey).update(`${purpose}\n${value}`).digest(),
    seal(purpose, plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed);
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(purpose));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
