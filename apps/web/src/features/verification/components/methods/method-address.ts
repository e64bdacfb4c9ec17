// The way of verification that an address asks for: a scanned class code, or the way back from a school's sign-in.
import type { VerificationMethod } from '@fairway/rules/verification';
import { readSignInAnswer } from './sign-in-answer.ts';

/** Undefined: the school's first way. */
export function methodOfAddress({ search, hash }: { search: string; hash: string }): VerificationMethod | undefined {
  if (readSignInAnswer(hash)) return 'sign_in';
  return new URLSearchParams(search).get('code') ? 'class_code' : undefined;
}
