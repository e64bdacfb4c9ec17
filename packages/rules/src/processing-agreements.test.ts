import { describe, expect, it } from 'vitest';
import { agreementState, agreementVersion, filledAgreement, OUR_AGREEMENT } from './processing-agreements.ts';

describe('the version that holds', () => {
  it('is ours until the platform writes one, and again when it goes back', () => {
    expect(agreementVersion(undefined)).toBe(`ours:${OUR_AGREEMENT}`);
    expect(agreementVersion({ number: 3, isOwn: false })).toBe(`ours:${OUR_AGREEMENT}`);
    expect(agreementVersion({ number: 3, isOwn: true })).toBe('edition:3');
  });

  it('asks a school again that stands by another one', () => {
    expect(agreementState(null, 'ours:1')).toBe('missing');
    expect(agreementState('ours:1', 'ours:1')).toBe('accepted');
    expect(agreementState('ours:1', 'edition:1')).toBe('outdated');
    expect(agreementState('edition:1', 'ours:1')).toBe('outdated');
  });
});

it('names are words of the text, whatever signs are in them', () => {
  const facts = { school: 'Hill **[School](https://x.example)** {name}', name: 'Fairway', email: null };
  expect(filledAgreement('{school} and {name}, {email}{other}', facts)).toBe('Hill School(https://x.example) name and Fairway, {other}');
});
