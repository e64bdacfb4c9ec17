import { askSupport } from '@fairway/contract/support/endpoints';
import { describe, expect, test } from 'vitest';
import { SUPPORT_LIMITS, supportIssues } from './support-issues.ts';

describe('a question to support', () => {
  test('with an address and a text can be sent', () => {
    expect(supportIssues({ email: ' ada@example.org ', message: 'Hello' })).toEqual({});
  });
  test('that has no issue is one that the contract takes', () => {
    const message = 'x'.repeat(SUPPORT_LIMITS.messageCharacters);
    expect(supportIssues({ email: 'ada@example.org', message })).toEqual({});
    expect(askSupport.body.safeParse({ email: 'ada@example.org', message, page: '/en/jobs' }).success).toBe(true);
  });
  test.each(['', '  '])('the address %j is missing', (email) =>
    expect(supportIssues({ email, message: 'x' })).toEqual({ email: 'missing' }),
  );
  test.each(['ada', 'ada@', '@example.org', 'ada@example', 'a b@example.org', 'ada@@example.org', `${'a'.repeat(250)}@example.org`])(
    'the address %j is wrong',
    (email) => expect(supportIssues({ email, message: 'x' })).toEqual({ email: 'wrong' }),
  );
  test('an empty text is missing', () => {
    expect(supportIssues({ email: 'ada@example.org', message: ' \n ' })).toEqual({ message: 'missing' });
  });
  test('a long text is too long by so many characters', () => {
    expect(supportIssues({ email: 'ada@example.org', message: 'x'.repeat(4007) })).toEqual({ message: { tooLongBy: 7 } });
  });
});
