import { describe, expect, it } from 'vitest';
import { domainFault } from './domains.ts';
import { isPublicMailProvider } from './mail-providers.ts';

describe('a domain that may stand for a school', () => {
  it.each(['nordic.example', 'stud.nordic.example', 'xn--hgskolan-n4a.se', 'uni-a.edu.au', 'fh.ac.at', 'mit.edu', 'k12.hi.us'])(
    'takes %s',
    (domain) => {
      expect(domainFault(domain)).toBeUndefined();
    },
  );

  it.each([
    'nordic',
    'x',
    '',
    'a..b',
    '.nordic.example',
    'nordic.example.',
    '-a.example',
    'a-.example',
    'a_b.example',
    'a b.example',
    '127.0.0.1',
    '10.1',
    '[::1]',
    'http://x',
    'nordic.example/path',
    'ada@nordic.example',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(130)}example`,
    'nørdic.example',
    'a.1',
  ])('refuses %s, which is no domain', (domain) => {
    // biome-ignore format: a list
    expect(domainFault(domain)).toBe('no_domain');
  });

  it.each(['gmail.com', 'web.de', 'mail.gmail.com', 'yopmail.com'])('refuses %s, where anybody has an address', (domain) => {
    expect(domainFault(domain)).toBe('public_mail');
  });

  it.each(['ac.uk', 'edu.au', 'co.jp', 'org', 'github.io', 'onmicrosoft.com'])('refuses %s, which many share', (domain) => {
    expect(domainFault(domain)).toBe('shared_suffix');
  });
});

describe('a public mail provider', () => {
  it('is known in any case of letters and below its own names', () => {
    expect(['GMAIL.com', ' outlook.com ', 'web.de.', 'a.b.yahoo.co.uk'].map(isPublicMailProvider)).toEqual([true, true, true, true]);
  });

  it('is not a name that only ends alike', () => {
    expect(['notgmail.com', 'gmail.com.example', 'com', '', '.'].map(isPublicMailProvider)).toEqual([false, false, false, false, false]);
  });
});
