import { expect, it } from 'vitest';
import { isSchoolAuditAction, SCHOOL_AUDIT_ACTIONS } from './school-audit.ts';
import { VERIFICATION_MOVES } from './verification.ts';

it('names each action once, in the order of the alphabet', () => {
  expect([...SCHOOL_AUDIT_ACTIONS]).toEqual([...new Set(SCHOOL_AUDIT_ACTIONS)].sort());
});

it('names every move of a connection that is not the candidate’s own, and no move of theirs besides a proof', () => {
  for (const [move, { by }] of Object.entries(VERIFICATION_MOVES))
    expect([move, isSchoolAuditAction(`connection.${move}`)]).toEqual([move, by !== 'candidate' || move === 'prove']);
});

it('knows no other action', () => expect(isSchoolAuditAction('account.activated')).toBe(false));
