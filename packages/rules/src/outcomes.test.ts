import { describe, expect, it } from 'vitest';
import {
  careerOutcomesRate,
  keptAnswer,
  knowledgeRate,
  monthsWithoutGaps,
  nextOutcomeStep,
  OUTCOME_STATUSES,
  type OutcomeAnswer,
  outcomeSteps,
  PAY_BANDS,
  PAY_CURRENCIES,
  payBandRange,
  reminderDue,
  shownPay,
  surveyState,
} from './outcomes.ts';

const FULL: OutcomeAnswer = {
  ...{ status: 'employed', employer: ' Lindvik ', title: 'Engineer', country: 'NO', startsOn: '2026-08-01', hours: 'full' },
  ...{ fieldRelation: 'related', payBand: 3, payCurrency: 'EUR', school: 'Other', degree: 'PhD' },
};
const EMPTY: OutcomeAnswer = {
  ...{ status: 'employed', employer: null, title: null, country: null, startsOn: null, hours: null, fieldRelation: null },
  ...{ payBand: null, payCurrency: null, school: null, degree: null },
};

describe('the questions (outcomes.2)', () => {
  it.each([
    [null, 'status'],
    ['employed', 'status employer title country startsOn hours fieldRelation pay'],
    ['selfEmployed', 'status employer title country startsOn hours fieldRelation pay'],
    ['studying', 'status school degree country startsOn'],
    ['service', 'status employer country startsOn'],
    ['looking', 'status'],
    ['notLooking', 'status'],
  ] as const)('of %s are %s', (status, steps) => {
    expect(outcomeSteps(status).join(' ')).toBe(steps);
  });

  it('go on where somebody left', () => {
    expect(nextOutcomeStep(null)).toBe('status');
    expect(nextOutcomeStep(EMPTY)).toBe('employer');
    expect(nextOutcomeStep({ ...EMPTY, employer: 'Lindvik' })).toBe('title');
    expect(nextOutcomeStep({ ...FULL, payBand: null })).toBe('pay');
    expect(nextOutcomeStep(FULL)).toBe('pay');
    expect(nextOutcomeStep({ ...EMPTY, status: 'looking' })).toBe('status');
  });

  it('keep what belongs to the status', () => {
    expect(keptAnswer(FULL)).toEqual({ ...FULL, employer: 'Lindvik', school: null, degree: null });
    expect(keptAnswer({ ...FULL, status: 'studying' })).toEqual({
      ...EMPTY,
      ...{ status: 'studying', country: 'NO', startsOn: '2026-08-01', school: 'Other', degree: 'PhD' },
    });
    expect(keptAnswer({ ...FULL, status: 'looking' })).toEqual({ ...EMPTY, status: 'looking' });
  });

  it('keep no half of a pay, and no text of spaces', () => {
    expect(keptAnswer({ ...FULL, payCurrency: null })).toMatchObject({ payBand: null, payCurrency: null });
    expect(keptAnswer({ ...FULL, payBand: null })).toMatchObject({ payBand: null, payCurrency: null });
    expect(keptAnswer({ ...FULL, employer: '  ' }).employer).toBeNull();
  });
});

describe('bands of pay (outcomes.3)', () => {
  it('follow each other without a gap in every currency', () => {
    for (const currency of PAY_CURRENCIES)
      for (const band of PAY_BANDS) {
        const range = payBandRange(currency, band);
        expect(range?.below ?? null).toBe(payBandRange(currency, band + 1)?.from ?? null);
      }
  });

  it('are none of another currency or number', () => {
    expect([payBandRange('XXX', 0), payBandRange('EUR', PAY_BANDS.length), payBandRange('EUR', -1)]).toEqual([null, null, null]);
    expect(payBandRange('SEK', 1)).toEqual({ from: 200_000, below: 300_000 });
  });
});

describe('when it is asked (outcomes.4, outcomes.8)', () => {
  it.each([
    ['2026-04-30', 60, 'early'],
    ['2026-05-01', 60, 'open'],
    ['2026-06-29', 0, 'early'],
    ['2026-06-30', 0, 'open'],
    ['2027-06-30', 0, 'open'],
    ['2027-07-01', 60, 'over'],
  ])('on %s with %i days before it is %s', (today, before, state) => {
    expect(surveyState('2026-06-30', today, before)).toBe(state);
  });

  it.each([
    ['2026-06-29', [], undefined],
    ['2026-06-30', [], 1],
    ['2026-07-29', [], 1],
    ['2026-07-30', [], undefined],
    ['2026-06-30', [1], undefined],
    ['2026-09-30', [1], 2],
    ['2026-12-30', [1], 3],
    ['2026-12-30', [1, 2, 3], undefined],
    ['2027-06-30', [], undefined],
    ['2026-06-30', [2], undefined],
  ])('the reminder of %s, after %j, is %s', (today, sent, due) => {
    expect(reminderDue('2026-06-30', today, sent)).toBe(due);
  });

  it('counts months to the last day of a shorter one', () => {
    expect(reminderDue('2026-08-31', '2026-11-30', [1])).toBe(2);
    expect(reminderDue('2026-08-31', '2027-02-28', [1, 2])).toBe(3);
  });
});

describe('the rates (outcomes.5)', () => {
  const none = Object.fromEntries(OUTCOME_STATUSES.map((status) => [status, 0])) as Record<(typeof OUTCOME_STATUSES)[number], number>;
  it('are known over all, and reached over known who seek', () => {
    const counts = { ...none, graduates: 20, employed: 4, selfEmployed: 1, studying: 2, service: 1, looking: 2, notLooking: 2 };
    expect([knowledgeRate(counts), careerOutcomesRate(counts)]).toEqual([12 / 20, 8 / 10]);
  });
  it('are none where nothing can be divided', () => {
    expect([knowledgeRate({ ...none, graduates: 0 }), careerOutcomesRate({ ...none, graduates: 3, notLooking: 1 })]).toEqual([null, null]);
  });
});

describe('pay (outcomes.3)', () => {
  it('is shown of ten and more who told it in one currency, and of nine not', () => {
    const sek = { currency: 'SEK', band: 2, count: 9 };
    const eur = [
      { currency: 'EUR', band: 4, count: 3 },
      { currency: 'EUR', band: 1, count: 7 },
    ];
    expect(shownPay([sek, ...eur])).toEqual([
      {
        currency: 'EUR',
        answers: 10,
        bands: [
          { band: 1, count: 7 },
          { band: 4, count: 3 },
        ],
      },
    ]);
    expect(shownPay([])).toEqual([]);
  });
});

it('months have no gaps and an end (outcomes.6)', () => {
  const counts = [
    { month: '2026-02-01', count: 2 },
    { month: '2025-12-01', count: 1 },
  ];
  expect(monthsWithoutGaps(counts)).toEqual([
    { month: '2025-12-01', count: 1 },
    { month: '2026-01-01', count: 0 },
    { month: '2026-02-01', count: 2 },
  ]);
  expect(monthsWithoutGaps(counts, 1)).toEqual([{ month: '2026-02-01', count: 2 }]);
  expect(monthsWithoutGaps([])).toEqual([]);
});
