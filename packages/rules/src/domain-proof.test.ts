import { describe, expect, it } from 'vitest';
import { isBelowDomain, PROOF_MAILBOXES, proofAddress, proofEndsAt, txtOutcome, txtRecord } from './domain-proof.ts';

describe('the TXT record of a domain', () => {
  const token = '0123456789abcdef';

  it('says whose it is, among records of others', () => {
    expect(txtRecord(token)).toBe('fairway-verification=0123456789abcdef');
    expect(txtOutcome(['v=spf1 -all', txtRecord(token)], token)).toBe('found');
    expect(txtOutcome([txtRecord('of another claim'), txtRecord(token)], token)).toBe('found');
  });

  it.each([`"fairway-verification=${token}"`, ` fairway-verification = ${token} `, `Fairway-Verification=${token}`])(
    'is read as a form of a provider made it: %s',
    (record) => expect(txtOutcome([record], token)).toBe('found'),
  );

  it('of another claim is told from none', () => {
    expect(txtOutcome([txtRecord('another')], token)).toBe('other');
    expect(txtOutcome(['v=spf1 -all', 'google-site-verification=abc'], token)).toBe('none');
    expect(txtOutcome([], token)).toBe('none');
  });

  it.each([`x-fairway-verification=${token}`, token, `fairway-verification=${token}0`, `fairway-verification=${token.slice(1)}`, '='])(
    'is no proof when it only looks like one: %s',
    (record) => expect(txtOutcome([record], token)).not.toBe('found'),
  );

  it('proves nothing where there is no token', () => {
    expect(txtOutcome(['fairway-verification'], 'x')).toBe('other');
    expect(txtOutcome(['fairway-verification='], '')).toBe('other');
  });
});

describe('a proof of a domain', () => {
  it('may go to four addresses of who runs it', () => {
    expect(PROOF_MAILBOXES.map((mailbox) => proofAddress(mailbox, 'nordic.example'))).toEqual([
      'postmaster@nordic.example',
      'hostmaster@nordic.example',
      'admin@nordic.example',
      'webmaster@nordic.example',
    ]);
  });

  it('has seven days', () => expect(proofEndsAt(new Date('2026-11-24T10:00:00Z'))).toEqual(new Date('2026-12-01T10:00:00Z')));

  it('holds for what lies below it, and for nothing that only ends like it', () => {
    expect(isBelowDomain('students.nordic.example', 'nordic.example')).toBe(true);
    expect(isBelowDomain('a.b.nordic.example', 'nordic.example')).toBe(true);
    expect(isBelowDomain('nordic.example', 'nordic.example')).toBe(false);
    expect(isBelowDomain('notnordic.example', 'nordic.example')).toBe(false);
    expect(isBelowDomain('example', 'nordic.example')).toBe(false);
  });
});
