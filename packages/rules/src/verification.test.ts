import { describe, expect, it } from 'vitest';
import {
  type ConnectionFacts,
  isSchoolAddress,
  isVerifiedNow,
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

/** The table at the head of the rule, written down once more: who, from which states (r red, p pending, v verified, i ignored), to which. */
const TABLE: Record<VerificationAction, [by: string, from: string, to: string]> = {
  request: ['candidate', 'ri', 'p'],
  resend: ['candidate', 'p', 'p'],
  answer: ['candidate', 'p', 'p'],
  cancel: ['candidate', 'p', 'r'],
  ignore: ['candidate', 'r', 'i'],
  unignore: ['candidate', 'i', 'r'],
  prove: ['candidate', 'rpi', 'v'],
  approve: ['staff', 'p', 'v'],
  askBack: ['staff', 'p', 'p'],
  reject: ['staff', 'p', 'r'],
  undoApprove: ['staff', 'v', 'p'],
  undoReject: ['staff', 'r', 'p'],
  revoke: ['staff', 'v', 'r'],
  extend: ['staff', 'v', 'v'],
  expire: ['platform', 'v', 'r'],
};

describe('who may do what, and what it becomes', () => {
  const letter = (state: string) => (state === 'needVerification' ? 'r' : state[0]);
  it.each(Object.keys(TABLE) as VerificationAction[])('%s', (action) => {
    const { by, from, to } = VERIFICATION_MOVES[action];
    expect([by, from.map(letter).join(''), letter(to)]).toEqual(TABLE[action]);
  });

  it('nobody but the candidate and a proof leads out of what was ignored, and the platform only ends proofs', () => {
    const out = Object.entries(VERIFICATION_MOVES).filter(([, { from }]) => (from as readonly string[]).includes('ignored'));
    expect(out.map(([action]) => action)).toEqual(['request', 'unignore', 'prove']);
    expect(Object.entries(VERIFICATION_MOVES).flatMap(([action, { by }]) => (by === 'platform' ? [action] : []))).toEqual(['expire']);
  });
});

describe('verified now', () => {
  it.each([
    ['verified', null, true],
    ['verified', new Date(NOW.getTime() + 1), true],
    ['verified', NOW, false],
    ['verified', daysAgo(1), false],
    ['pending', null, false],
    ['needVerification', null, false],
    ['ignored', new Date(NOW.getTime() + 1), false],
  ] as const)('%s, to %s: %s', (state, expiresAt, expected) => expect(isVerifiedNow({ state, expiresAt }, NOW)).toBe(expected));
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
