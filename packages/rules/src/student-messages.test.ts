import { describe, expect, it } from 'vitest';
import { fieldsOf, filledMessage, leftOut, MESSAGE_LIMITS, MESSAGES_A_WEEK, messageFaults, tidyMessageWords } from './student-messages.ts';

const VALUES = { firstName: 'Ada', program: 'Finance', adviser: 'Finn Dahl', school: 'Nordic' };

describe('the words of a message (student-messages.2)', () => {
  it('are filled in for each reader, once', () => {
    const words = { subject: '{firstName}, at {school}', text: 'Hello {firstName}, {adviser} of {program}. {firstName}!' };
    expect(filledMessage(words, VALUES)).toEqual({ subject: 'Ada, at Nordic', text: 'Hello Ada, Finn Dahl of Finance. Ada!' });
    expect(filledMessage({ subject: '{firstName}', text: '$& {firstName}' }, { ...VALUES, firstName: '{school}' })).toEqual({
      subject: '{school}',
      text: '$& {school}',
    });
    expect(fieldsOf(words)).toEqual(['firstName', 'program', 'adviser', 'school']);
    expect(fieldsOf({ subject: 'a', text: 'b {c}' })).toEqual([]);
  });

  it('are tidied, and refused where there are none, too many or a field that there is not', () => {
    expect(tidyMessageWords({ subject: '  A \n b ', text: '\r\nOne\r\n\r\nTwo ' })).toEqual({ subject: 'A b', text: 'One\n\nTwo' });
    expect(messageFaults({ subject: 'Hello', text: 'A {brace}: { x }, {} {firstName}' })).toEqual([
      { pointer: '/text', code: 'unknown_field' },
    ]);
    expect(messageFaults({ subject: '', text: '' }).map(({ code }) => code)).toEqual(['missing', 'missing']);
    const long = { subject: 'x'.repeat(MESSAGE_LIMITS.subject), text: '😀'.repeat(MESSAGE_LIMITS.text) };
    expect(messageFaults(long)).toEqual([]);
    expect(messageFaults({ subject: `${long.subject}x`, text: `${long.text}x` }).map(({ code }) => code)).toEqual(['too_long', 'too_long']);
  });
});

describe('who is left out (student-messages.3)', () => {
  it('is who cannot be reached, wants none, or had as many within a week, and the first of these counts', () => {
    const reached = { isOpen: true, wants: true, lately: MESSAGES_A_WEEK - 1 };
    expect(leftOut(reached)).toBeNull();
    expect(leftOut({ ...reached, lately: MESSAGES_A_WEEK })).toBe('often');
    expect(leftOut({ ...reached, wants: false, lately: 9 })).toBe('declined');
    expect(leftOut({ isOpen: false, wants: false, lately: 9 })).toBe('unreachable');
  });
});
