import { describe, expect, it } from 'vitest';
import {
  type ConnectionFacts,
  isSchoolAddress,
  isWithStaff,
  VERIFICATION_MOVES,
  VERIFICATION_STATES,
  type VerificationAction,
  verificationIndicator,
  verificationMove,
  verificationState,
} from './verification.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const FREE: ConnectionFacts = { state: 'needVerification', hasStudentEmail: true, hasQuestion: true, hasCurrentProgram: false, last: null };

describe('every action in every state', () => {
  const cases = (Object.keys(VERIFICATION_MOVES) as VerificationAction[]).flatMap((action) =>
    VERIFICATION_STATES.map((state) => [action, state] as const),
  );
  it.each(cases)('%s while %s is as the table says', (action, state) => {
    const undone = { undoApprove: 'approve', undoReject: 'reject' }[action as string] as VerificationAction | undefined;
    const facts = { ...FREE, state, last: undone ? { action: undone, at: daysAgo(1) } : null };
    const { from, to } = VERIFICATION_MOVES[action];
    const expected = (from as readonly string[]).includes(state) ? { ok: true, to } : { ok: false, reason: 'wrong_state' };
    expect(verificationMove(action, facts, NOW)).toEqual(expected);
  });
});

describe('what hinders an action that its state allows', () => {
  it.each([
    ['resend', { state: 'pending', hasStudentEmail: false }, 'no_student_email'],
    ['answer', { state: 'pending', hasQuestion: false }, 'no_question'],
    ['ignore', { hasCurrentProgram: true }, 'program_current'],
    ['undoApprove', { state: 'verified', last: { action: 'prove', at: daysAgo(1) } }, 'wrong_state'],
    ['undoApprove', { state: 'verified', last: { action: 'approve', at: daysAgo(7.1) } }, 'too_late'],
    ['undoReject', { last: { action: 'reject', at: daysAgo(8) } }, 'too_late'],
    ['undoReject', { last: null }, 'wrong_state'],
  ] as [VerificationAction, Partial<ConnectionFacts>, string][])('%s %j: %s', (action, facts, reason) => {
    expect(verificationMove(action, { ...FREE, ...facts }, NOW)).toEqual({ ok: false, reason });
  });

  it('an approval can be undone to the last second of the seventh day', () => {
    const facts = { ...FREE, state: 'verified', last: { action: 'approve', at: daysAgo(7) } } as const;
    expect(verificationMove('undoApprove', facts, NOW)).toEqual({ ok: true, to: 'pending' });
  });
});

it.each([
  ['pending', null, null, true],
  ['needVerification', null, 'rejected', true],
  ['needVerification', null, 'expired', false],
  ['needVerification', null, null, false],
  ['ignored', null, 'rejected', false],
  ['verified', daysAgo(7), null, true],
  ['verified', daysAgo(7.1), null, false],
] as const)('%s, verified %s, last word %s: staff may move it now: %s', (state, verifiedAt, verdict, expected) =>
  expect(isWithStaff({ state, verifiedAt, verdict }, NOW)).toBe(expected),
);

describe('the indicator of a program', () => {
  it.each([
    [null, {}, false, 'red', ['verify', 'notNow']],
    ['needVerification', {}, true, 'red', ['verify']],
    ['pending', { hasStudentEmail: true }, true, 'amber', ['resend', 'cancel']],
    ['pending', {}, true, 'amber', ['cancel']],
    ['pending', { hasQuestion: true }, true, 'amber', ['answer', 'cancel']],
    ['ignored', {}, false, 'ignored', ['unignore']],
    ['verified', {}, true, 'green', []],
  ] as const)('%s %j, current %s: %s with %j', (state, facts, isCurrent, indicator, actions) => {
    expect(verificationIndicator(state, { ...facts, isCurrent })).toEqual({ indicator, actions });
  });
});

it.each([
  ['needVerification', 'needVerification'], ['need_verification', 'needVerification'], ['unverified', 'needVerification'], ['pending', 'pending'],
  ['verified', 'verified'], ['ignored', 'ignored'], ['ignore', 'ignored'], [' Ignore ', 'ignored'], ['rejected', undefined], ['', undefined],
  ['constructor', undefined],
])('the spelling %j means %s', (spelling, state) => expect(verificationState(spelling)).toBe(state)); // biome-ignore format: a table

it.each([
  ['ada@nordic.example', true],
  ['ada@student.nordic.example', true],
  ['ada@NORDIC.example', true],
  ['ada@notnordic.example', false],
  ['ada@nordic.example.evil.example', false],
  ['nordic.example@evil.example', false],
])('%s is of the school: %s', (address, expected) => expect(isSchoolAddress(address, ['nordic.example'])).toBe(expected));
