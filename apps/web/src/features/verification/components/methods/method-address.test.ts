import { describe, expect, it } from 'vitest';
import { methodOfAddress } from './method-address.ts';
import { readSignInAnswer } from './sign-in-answer.ts';

describe('an address', () => {
  it('with the answer of a provider asks for the sign-in', () => {
    const hash = '#school-sign-in&state=abc&code=x%2By&iss=https%3A%2F%2Fidp.example';
    expect(methodOfAddress({ search: '?verify=3', hash })).toBe('sign_in');
    expect(readSignInAnswer(hash)).toEqual({ state: 'abc', code: 'x+y', iss: 'https://idp.example' });
  });

  it('with a code asks for the class code', () => {
    expect(methodOfAddress({ search: '?verify=3&code=ABCD2345', hash: '' })).toBe('class_code');
  });

  it.each(['', '#top', '#school-sign-in', '#school-sign-in&', '#school-sign-in&code=x'])('with %j asks for nothing', (hash) => {
    expect(methodOfAddress({ search: '?verify=3', hash })).toBeUndefined();
  });
});
