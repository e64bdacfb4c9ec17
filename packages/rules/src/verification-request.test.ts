import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { isSchoolAddress } from './verification.ts';
import {
  messageHindrance,
  type RequestFacts,
  requestHindrance,
  schoolMethods,
  tidyMessage,
  type VerificationRequest,
} from './verification-request.ts';

const FACTS: RequestFacts = { methods: ['academic_email', 'manual'], domains: ['nordic.example'], isTaken: false, state: null };
const academic: VerificationRequest = { way: 'academic_email', address: 'ada@student.nordic.example', message: '' };
const manual: VerificationRequest = { way: 'manual', address: '', message: 'I graduated in 2019.' };

describe('asking to be verified', () => {
  it.each<[string, VerificationRequest, Partial<RequestFacts>, string | undefined]>([
    ['a good address', academic, {}, undefined],
    ['an ignored connection', academic, { state: 'ignored' }, undefined],
    ['one that needs it', academic, { state: 'needVerification' }, undefined],
    ['a way that the school does not take', academic, { methods: ['manual'] }, 'verification.method_off'],
    ['no address', { ...academic, address: '' }, {}, 'InvalidEmail'],
    ['a local part alone', { ...academic, address: 'ada' }, {}, 'InvalidEmail'],
    ['another domain', { ...academic, address: 'ada@else.example' }, {}, 'InvalidEmailDomain'],
    ['a domain that ends alike', { ...academic, address: 'ada@evilnordic.example' }, {}, 'InvalidEmailDomain'],
    ['a provider that stands as a domain', { ...academic, address: 'ada@gmail.com' }, { domains: ['gmail.com'] }, 'InvalidEmailDomain'],
    ['an address of somebody else', academic, { isTaken: true }, 'EmailNotAvailable'],
    ['an address of somebody else, pending', academic, { isTaken: true, state: 'pending' }, 'EmailNotAvailable'],
    ['a pending one', academic, { state: 'pending' }, 'ExistingConnection'],
    ['a verified one', academic, { state: 'verified' }, 'ExistingConnection'],
    ['a message', manual, {}, undefined],
    ['a message, and an address that is taken', manual, { isTaken: true }, undefined],
    ['no manual verification', manual, { methods: ['academic_email'] }, 'verification.method_off'],
    ['no message', { ...manual, message: '' }, {}, 'verification.message_missing'],
    ['the longest message', { ...manual, message: 'ü'.repeat(LIMITS.verificationMessage) }, {}, undefined],
    ['a longer message', { ...manual, message: 'a'.repeat(LIMITS.verificationMessage + 1) }, {}, 'verification.message_long'],
    ['a message while pending', manual, { state: 'pending' }, 'ExistingConnection'],
  ])('%s', (_name, request, facts, code) => expect(requestHindrance(request, { ...FACTS, ...facts })).toBe(code));
});

describe('the ways of a school', () => {
  const names = (...given: Parameters<typeof schoolMethods>) => schoolMethods(...given).map(({ method }) => method);

  it('without rows: academic e-mail where it has domains, manual where its staff keep it', () => {
    expect(names([], { domains: ['nordic.example'], isManaged: true })).toEqual(['academic_email', 'manual']);
    expect(names([], { domains: ['nordic.example'], isManaged: false })).toEqual(['academic_email']);
    expect(names([], { domains: [], isManaged: true })).toEqual(['manual']);
    expect(names([], { domains: ['gmail.com'], isManaged: false })).toEqual([]);
  });

  it('with rows: those that are on, in their order, e-mail only with a domain', () => {
    const rows = [
      { method: 'roster', isOn: true, validityDays: 365 },
      { method: 'manual', isOn: false, validityDays: null },
      { method: 'academic_email', isOn: true, validityDays: 90 },
    ] as const;
    expect(schoolMethods(rows, { domains: ['nordic.example'], isManaged: true })).toEqual([
      { method: 'roster', validityDays: 365 },
      { method: 'academic_email', validityDays: 90 },
    ]);
    expect(names(rows, { domains: [], isManaged: true })).toEqual(['roster']);
  });
});

it('an address of a provider never counts as a school address', () => {
  expect(isSchoolAddress('ada@gmail.com', ['gmail.com'])).toBe(false);
  expect(isSchoolAddress('ada@nordic.example', ['gmail.com', 'nordic.example'])).toBe(true);
});

it('a message loses what nobody sees, and keeps its lines', () => {
  expect(tidyMessage('  Hello\u0007 there\r\n\r\n\r\n\r\nI  study\u202e here \n')).toBe('Hello there\n\nI study here');
  expect(tidyMessage(' \n\u200b\t')).toBe('');
});

describe('a message as it is kept', () => {
  const typed = fc.string({
    unit: fc.constantFrom('a', 'é', ' ', '\n', '\r', '\t', '\u0000', '\u200b', '\u202e', '🙂', '\u00a0', '\u2028'),
    maxLength: 40,
  });

  it('stays as it is when it is tidied once more', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(tidyMessage(tidyMessage(text))).toBe(tidyMessage(text));
      }),
    );
  });

  it('has no blank end, no control character but ends of lines, and never two empty lines', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const kept = tidyMessage(text);
        expect(kept).toBe(kept.trim());
        expect(kept).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u200b\u202e]|\n{3}| \n|\n /);
      }),
    );
  });
});

it.each([
  ['', 'verification.message_missing'],
  ['x', undefined],
  ['🙂'.repeat(LIMITS.verificationMessage), undefined],
  ['🙂'.repeat(LIMITS.verificationMessage + 1), 'verification.message_long'],
])('a message counts its characters, not its units: %#', (message, hindrance) => expect(messageHindrance(message)).toBe(hindrance));
