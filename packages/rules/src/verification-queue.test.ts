import { describe, expect, it } from 'vitest';
import { type QueueFacts, queueActions, queueStatus } from './verification-queue.ts';

const now = new Date('2026-11-21T09:30:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const facts = (some: Partial<QueueFacts>): QueueFacts => ({
  state: 'pending',
  question: '',
  answer: '',
  lastAction: 'request',
  lastActionAt: daysAgo(1),
  ...some,
});

describe('the status of a row', () => {
  it.each([
    ['waiting', {}],
    ['asked', { question: 'Which year?' }],
    ['answered', { question: 'Which year?', answer: '2019' }],
    ['approved', { state: 'verified', lastAction: 'approve', lastActionAt: daysAgo(7) }],
    ['approved', { state: 'verified', lastAction: 'approve', lastActionAt: daysAgo(7.01) }],
    [undefined, { state: 'verified', lastAction: 'prove' }],
    [undefined, { state: 'verified', lastAction: 'extend' }],
    ['rejected', { state: 'needVerification', lastAction: 'reject', lastActionAt: daysAgo(0) }],
    [undefined, { state: 'needVerification', lastAction: 'cancel' }],
    [undefined, { state: 'needVerification', lastAction: null, lastActionAt: null }],
    [undefined, { state: 'ignored', lastAction: 'ignore' }],
  ] as const)('is %s for %j', (status, some) => {
    expect(queueStatus(facts(some))).toBe(status);
  });
});

describe('what staff may do', () => {
  it.each([
    [['approve', 'reject', 'askBack'], {}],
    [['undo', 'revoke', 'extend'], { state: 'verified', lastAction: 'approve' }],
    [['revoke', 'extend'], { state: 'verified', lastAction: 'prove' }],
    [['revoke', 'extend'], { state: 'verified', lastAction: 'approve', lastActionAt: daysAgo(8) }],
    [['undo'], { state: 'needVerification', lastAction: 'reject' }],
    [[], { state: 'needVerification', lastAction: 'reject', lastActionAt: daysAgo(7.01) }],
    [[], { state: 'needVerification', lastAction: 'revoke' }],
    [[], { state: 'ignored' }],
  ] as const)('is %j for %j', (actions, some) => {
    expect(queueActions(facts(some), now)).toEqual(actions);
  });
});
