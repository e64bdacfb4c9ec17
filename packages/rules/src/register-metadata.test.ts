import { expect, it } from 'vitest';
import { registerMetadata } from './register-metadata.ts';

it.each([
  ['', {}],
  ['?', {}],
  ['?utm_source=fair&utm_medium=poster', { utm_source: 'fair', utm_medium: 'poster' }],
  ['referral=abc', { referral: 'abc' }],
  ['?a=1&a=2', { a: ['1', '2'] }],
  ['?name=caf%C3%A9+noir', { name: 'café noir' }],
  ['?broken=%E0%A4%A&ok=1', { ok: '1' }],
  ['?nul=a%00b', { nul: 'ab' }],
  ['?empty=&=x', {}],
])('%j keeps %j', (search, kept) => expect(registerMetadata(search)).toEqual(kept));

it.each(['login', 'returnUrl', 'token', 'code', 'state'])('%s is never kept', (name) => {
  expect(registerMetadata(`?${name}=x&utm_source=y`)).toEqual({ utm_source: 'y' });
});

it('stays within what the server takes', () => {
  const many = registerMetadata(Array.from({ length: 50 }, (_, at) => `n${at}=${'x'.repeat(500)}`).join('&'));
  expect(Object.keys(many)).toHaveLength(20);
  expect(many.n0).toHaveLength(200);
  expect(registerMetadata(`${'n'.repeat(61)}=1`)).toEqual({});
  expect(registerMetadata('a=1&a=2&a=3&a=4&a=5&a=6').a).toHaveLength(5);
});
