import { describe, expect, it } from 'vitest';
import {
  ALL_REPORT_REASONS,
  appealRefusal,
  appealUntil,
  CASE_STATES,
  CASE_STEPS,
  isTakenDown,
  nextCaseState,
  REPORT_REASONS,
  reportIssue,
} from './trust.ts';

const AT = new Date('2026-11-01T10:00:00Z');
const later = (ms: number) => new Date(AT.getTime() + ms);

describe('a case (trust.3)', () => {
  it('becomes only what the table says', () => {
    const table = Object.fromEntries(
      CASE_STATES.map((state) => [state, CASE_STEPS.flatMap((step) => nextCaseState(state, step) ?? []).join(' ')]),
    );
    expect(table).toEqual({
      waiting: 'waiting kept taken_down',
      kept: 'waiting waiting',
      taken_down: 'taken_down waiting appealed',
      appealed: 'appealed upheld lifted',
      upheld: 'upheld lifted',
      lifted: 'waiting',
    });
  });

  it('can be reported in every state, and a new report brings nothing back', () => {
    for (const state of CASE_STATES) {
      const next = nextCaseState(state, 'report');
      expect(next && isTakenDown(next)).toBe(isTakenDown(state));
    }
  });

  it('never leads from what was upheld or lifted to another appeal of the same decision', () => {
    for (const state of ['upheld', 'lifted', 'kept', 'waiting', 'appealed'] as const)
      expect(nextCaseState(state, 'appeal')).toBeUndefined();
  });
});

describe('an appeal (trust.6)', () => {
  it('is taken for 30 days to the instant, and once', () => {
    const decision = { state: 'taken_down', decidedAt: AT } as const;
    expect(appealUntil(AT).toISOString()).toBe('2026-12-01T10:00:00.000Z');
    expect(appealRefusal(decision, later(30 * 86_400_000))).toBeUndefined();
    expect(appealRefusal(decision, later(30 * 86_400_000 + 1))).toBe('over');
    expect(appealRefusal({ ...decision, state: 'upheld' }, AT)).toBe('state');
  });
});

describe('a report', () => {
  it('says what is wrong, and in words where it is something else', () => {
    expect([reportIssue(undefined, 'x'), reportIssue('other', '  '), reportIssue('other', 'x'), reportIssue('closed', '')]).toEqual([
      'reason',
      'text',
      undefined,
      undefined,
    ]);
  });

  it('has words of its own for each kind, and each word once', () => {
    expect(new Set(ALL_REPORT_REASONS).size).toBe(ALL_REPORT_REASONS.length);
    for (const reasons of Object.values(REPORT_REASONS)) expect(reasons.at(-1)).toBe('other');
  });
});
