import { describe, expect, it } from 'vitest';
import { contactFault, dialledNumber, SCHOOL_EMPLOYER_LIMITS, tidyContact } from './school-employers.ts';

const KIM = { name: 'Kim Lund', role: 'Recruiter', email: 'kim@lindvik.example', phone: '+47 22 00 00 00' };

describe('a contact', () => {
  it.each([
    ['all of it', {}, undefined],
    ['a name alone', { role: '', email: '', phone: '' }, undefined],
    ['no name', { name: '' }, 'contact_name'],
    ['half an address', { email: 'kim@lindvik' }, 'contact_email'],
    ['two addresses', { email: 'kim@lindvik.example,ann@lindvik.example' }, 'contact_email'],
    ['words for a number', { phone: 'ask at the desk' }, 'contact_phone'],
    ['two digits', { phone: '12' }, 'contact_phone'],
  ] as const)('with %s', (_what, more, fault) => {
    expect(contactFault({ ...KIM, ...more })).toBe(fault);
  });

  it('is kept on lines, without what nobody sees, and no longer than there is room', () => {
    expect(tidyContact({ name: '  Kim\n\u202e Lund ', role: ' Head  of\tPeople', email: ' kim@lindvik.example ', phone: ' 112 ' })).toEqual(
      {
        ...{ name: 'Kim Lund', role: 'Head of People', email: 'kim@lindvik.example', phone: '112' },
      },
    );
    expect(tidyContact({ ...KIM, name: 'ø'.repeat(300) }).name).toHaveLength(SCHOOL_EMPLOYER_LIMITS.nameCharacters);
    expect(tidyContact({ ...KIM, name: '\u200b' }).name).toBe('');
  });
});

describe('a telephone dials', () => {
  it.each([
    ['+47 22 00 00 00', '+4722000000'],
    ['+49 (0)30 123-45', '+493012345'],
    ['(030) 123.45', '03012345'],
    ['030/123 45 ext. 6', '03012345;ext=6'],
    ['030 123 45x678', '03012345;ext=678'],
    ['112', '112'],
    ['12', undefined],
    ['', undefined],
    ['22+33', undefined],
    ['1'.repeat(21), undefined],
    ['112;phone-context=evil', undefined],
  ])('%s: %s', (written, dialled) => {
    expect(dialledNumber(written)).toBe(dialled);
  });
});
