import { describe, expect, test } from 'vitest';
import { chosenDomain, studentAddressIssue, typedAddress, wholeAddress } from './student-addresses.ts';

const DOMAINS = ['student.nordic.example', 'nordic.example'];

test('the first domain is preselected; one that was chosen stays where the school has it', () => {
  expect(chosenDomain(DOMAINS, undefined)).toBe('student.nordic.example');
  expect(chosenDomain(DOMAINS, 'nordic.example')).toBe('nordic.example');
  expect(chosenDomain(DOMAINS, 'valclair.example')).toBe('student.nordic.example');
  expect(chosenDomain([], undefined)).toBe('');
});

describe('typing and pasting', () => {
  const typed = (text: string) => typedAddress(text, DOMAINS[0] as string, DOMAINS);

  test('a local part leaves the chosen domain', () => {
    expect(typed('ada.berg')).toEqual({ localPart: 'ada.berg', domain: 'student.nordic.example' });
  });

  test('a whole address of the school splits itself', () => {
    expect(typed(' Ada.Berg@Nordic.Example ')).toEqual({ localPart: 'Ada.Berg', domain: 'nordic.example' });
  });

  test('a foreign address, and a part of a domain, stay as they were typed', () => {
    expect(typed('ada@mail.example')).toEqual({ localPart: 'ada@mail.example', domain: 'student.nordic.example' });
    expect(typed('ada@phd.nordic.example')).toEqual({ localPart: 'ada@phd.nordic.example', domain: 'student.nordic.example' });
    expect(typed('ada@')).toEqual({ localPart: 'ada@', domain: 'student.nordic.example' });
  });
});

test('the whole address', () => {
  expect(wholeAddress({ localPart: ' ada ', domain: 'nordic.example' })).toBe('ada@nordic.example');
  expect(wholeAddress({ localPart: 'Ada@PhD.Nordic.example', domain: 'nordic.example' })).toBe('Ada@phd.nordic.example');
});

describe('what is wrong with it', () => {
  const issue = (localPart: string) => studentAddressIssue({ localPart, domain: 'nordic.example' }, DOMAINS);

  test('nothing: a local part, or an address at a domain of the school or a part of one', () => {
    expect(issue('ada')).toBeUndefined();
    expect(issue('ada.b+x')).toBeUndefined();
    expect(issue('ada@phd.nordic.example')).toBeUndefined();
  });

  test('empty, no address, or another domain', () => {
    expect(issue('  ')).toBe('missing');
    expect(issue('ada berg')).toBe('invalid');
    expect(issue('ada@')).toBe('invalid');
    expect(issue('a@b@nordic.example')).toBe('invalid');
    expect(issue('ada@mail.example')).toBe('foreign_domain');
    expect(issue('ada@notnordic.example')).toBe('foreign_domain');
  });
});
