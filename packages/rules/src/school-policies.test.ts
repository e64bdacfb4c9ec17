import { describe, expect, it } from 'vitest';
import { DEFAULT_POSTING_RULES } from './posting-rules.ts';
import { EVERYBODY_VERIFIED } from './review-audience.ts';
import {
  audiencePolicies,
  differs,
  offeredPolicies,
  orderedPolicies,
  type Policy,
  postingPolicies,
  verificationPolicies,
} from './school-policies.ts';

const said = (policies: readonly Policy[]) => policies.map(({ name, value, standard }) => [name, value, standard]);

describe('the ways of verification', () => {
  const methods = [
    { method: 'academic_email', isOn: true, validityDays: 365 },
    { method: 'manual', isOn: false, validityDays: 30 },
  ];

  it('say what is on and how long each holds; what is off has no days', () =>
    expect(said(verificationPolicies(methods, true))).toEqual([
      ['academic_email', true, true],
      ['academic_email_days', 365, null],
      ['manual', false, true],
    ]));

  it('begin without academic addresses where the school has no domain', () =>
    expect(
      verificationPolicies(methods, false)
        .filter(differs)
        .map(({ name }) => name),
    ).toEqual(['academic_email', 'academic_email_days', 'manual']));
});

it('what is not offered has no days to decide', () => {
  const days = { days: 9, standardDays: 5 };
  expect(said(offeredPolicies('reviews', { isOn: false, ...days }))).toEqual([['offered', false, false]]);
  expect(said(offeredPolicies('outcomes', { isOn: true, ...days }))).toEqual([
    ['offered', true, false],
    ['days', 9, 5],
  ]);
});

it('CV reviews are for everybody by default; of what was chosen it is said how much', () => {
  expect(audiencePolicies(EVERYBODY_VERIFIED).filter(differs)).toEqual([]);
  expect(said(audiencePolicies({ study: 'current', levels: [], programIds: ['a', 'b'], labelIds: [] }).filter(differs))).toEqual([
    ['study', 'current', 'both'],
    ['programs', 2, 0],
  ]);
});

describe('the rules of postings', () => {
  it('are the default while a list is empty, whatever would become of others', () =>
    expect(postingPolicies({ ...DEFAULT_POSTING_RULES, countriesElse: 'decline' }, DEFAULT_POSTING_RULES).filter(differs)).toEqual([]));

  it('say what becomes of what is not listed', () =>
    expect(
      said(
        postingPolicies(
          { ...DEFAULT_POSTING_RULES, approves: 'nobody', countries: ['NO'], countriesElse: 'decline', unpaid: 'look' },
          DEFAULT_POSTING_RULES,
        ).filter(differs),
      ),
    ).toEqual([
      ['approves', 'nobody', 'trusted'],
      ['countries', 'decline', 'any'],
      ['unpaid', 'look', 'fits'],
    ]));
});

it('what differs stands first, both in the order of the groups', () => {
  const policy = (group: Policy['group'], name: string, value: boolean): Policy => ({ group, name, kind: 'switch', value, standard: true });
  const order = orderedPolicies([
    policy('gates', 'a', false),
    policy('modules', 'b', true),
    policy('verification', 'c', true),
    policy('verification', 'd', false),
    policy('verification', 'e', false),
  ]);
  expect(order.map(({ name }) => name)).toEqual(['d', 'e', 'a', 'c', 'b']);
});
