import { describe, expect, it } from 'vitest';
import { isPublicMailProvider } from './mail-providers.ts';
import { isSchoolAddress, provingDomains } from './verification.ts';

describe('a provider open to anybody (verification.16)', () => {
  it.each([
    'gmail.com',
    'GMAIL.COM',
    ' web.de ',
    'gmail.com.',
    'mail.yahoo.no',
    'students.qq.com',
    'mailinator.com',
    'a.b.c.yopmail.fr',
    'outlook.com',
  ])('is %s', (domain) => expect(isPublicMailProvider(domain)).toBe(true));

  it.each(['nordic.example', 'uni-gmail.com', 'gmail.com.evil.example', 'notgmail.com', 'com', '', '.', 'gmail', 'edu'])(
    'is not "%s"',
    (domain) => expect(isPublicMailProvider(domain)).toBe(false),
  );

  it('proves no student, whatever a school says', () => {
    expect(provingDomains(['nordic.example', 'gmail.com', 'mail.web.de'])).toEqual(['nordic.example']);
    expect(isSchoolAddress('ada@gmail.com', ['gmail.com'])).toBe(false);
    expect(isSchoolAddress('ada@students.gmail.com', ['students.gmail.com'])).toBe(false);
  });
});
