import { describe, expect, it } from 'vitest';
import { EMAIL_CHARACTERS, foldedEmail, isEmail } from './emails.ts';

describe('a mail address', () => {
  it.each([
    'ada@example.org',
    'Ada.Berg+jobs@mail.example.co.uk',
    "o'brien@example.org",
    'ÖSTEN@example.org',
    'γιώργος@example.gr',
    '王芳@example.cn',
    'a@b.no',
  ])('%s is one', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['ada', 'no at sign'],
    ['ada@example', 'no dot behind the at sign'],
    ['@example.org', 'nobody'],
    ['ada berg@example.org', 'a space'],
    ['ada@@example.org', 'two at signs'],
    ['ada@example..org', 'two dots'],
    ['ada@example.org\r\nBcc: all@example.org', 'a header'],
    ['ada@example.org\u0000', 'NUL'],
    ['ada@example.org,ben@example.org', 'two addresses'],
    ['"Ada" <ada@example.org>', 'a name with it'],
    ['ada@[127.0.0.1]', 'an address literal'],
    ['ada\u200b@example.org', 'an invisible character'],
    ['ada\u202e@example.org', 'a change of direction'],
    [`${'a'.repeat(65)}@example.org`, 'a local part of more than 64 characters'],
    [`ada@${'a'.repeat(EMAIL_CHARACTERS)}.org`, 'more than 254 characters'],
  ])('%j is none: %s', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  it.each([
    ['ａｄａ@example.org', 'full-width letters'],
    ['ada@ｅxample.org', 'full-width letters in the domain'],
    ['mİke@example.org', 'a Turkish I with a dot'],
    ['mıke@example.org', 'a Turkish i without one'],
    ['\u212a@example.org', 'the Kelvin sign'],
    ['adaſ@example.org', 'the long s'],
    ['ﬁn@example.org', 'a ligature'],
    ['straße@example.org', 'a letter whose capital is two of ASCII'],
  ])('%s is none: %s would be another address after folding', (address) => {
    expect(isEmail(address)).toBe(false);
  });
});

describe('two addresses are the same', () => {
  it.each([
    ['Ada@Example.ORG', 'ada@example.org'],
    ['  ada@example.org ', 'ada@example.org'],
    ['ÖSTEN@example.org', 'östen@example.org'],
  ])('%j and %j', (one, other) => {
    expect(foldedEmail(one)).toBe(foldedEmail(other));
  });

  it('but never by accents: the mailboxes differ', () => {
    expect(foldedEmail('josé@example.org')).not.toBe(foldedEmail('jose@example.org'));
  });
});
