// The data that our own PDF carries, so that a profile comes back from it without any loss. Whoever is sent the PDF may read it, so what is
// nobody else's business (nationalities, work authorizations, wishes) is sealed for the address of the account: only who signs in with that
// address has it back, here.
import type { SessionKeys } from '../../kernel/session/keys.ts';
import { type Json, objectAt, valueAt } from './importing/reading.ts';

const PRIVATE = ['nationalities', 'workAuthorizations', 'preferences'] as const;
const purpose = (address: string) => `resume.pdf ${address.toLowerCase()}`;

/** A JSON Resume of ours with what is private sealed. */
export function sealedResume(resume: Json, keys: SessionKeys, address: string): Json {
  const meta = objectAt(resume, 'meta') ?? {};
  const kept = objectAt(meta, 'fairway') ?? {};
  const open = Object.fromEntries(Object.entries(kept).filter(([name]) => !(PRIVATE as readonly string[]).includes(name)));
  const hidden = Object.fromEntries(PRIVATE.map((name) => [name, valueAt(kept, name) ?? null]));
  const sealed = keys.seal(purpose(address), JSON.stringify(hidden)).toString('base64');
  return { ...resume, meta: { ...meta, fairway: { ...open, sealed } } };
}

/** The same with its seal opened, where it is this address's. */
export function openedResume(resume: Json, keys: SessionKeys, address: string): Json {
  const meta = objectAt(resume, 'meta');
  const kept = objectAt(meta, 'fairway');
  const sealed = valueAt(kept, 'sealed');
  if (typeof sealed !== 'string') return resume;
  const plain = keys.open(purpose(address), Buffer.from(sealed, 'base64'));
  return plain === undefined ? resume : { ...resume, meta: { ...meta, fairway: { ...kept, ...(JSON.parse(plain) as Json) } } };
}
