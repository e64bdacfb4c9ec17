// Tokens are kept as their SHA-256: they are 32 random bytes, so that nothing slower is needed, and a dump of the database opens nothing.
import { createHash } from 'node:crypto';

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
