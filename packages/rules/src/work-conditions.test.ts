import { describe, expect, it } from 'vitest';
import { permittedCountries, spokenCodes, type WorkConditions, workOptions } from './work-conditions.ts';

const NOTHING: WorkConditions = {
  workplace: null, pay: null, salaryMin: null, salaryMax: null, durationMinMonths: null, durationMaxMonths: null, startsNow: false, startOn: null,
  sponsorship: null,
}; // biome-ignore format: a table
const of = (said: Partial<WorkConditions>) => workOptions({ ...NOTHING, ...said });

describe('the options that find a posting', () => {
  it('of which nothing is known: only "hide unpaid" keeps it', () => {
    expect(of({})).toEqual({ workplace: [], pay: ['not_unpaid'], salary: [], duration: [], start: [], sponsorship: [] });
  });
  it('pay: what is unpaid is hidden, what has an amount is paid whatever else it says', () => {
    expect(of({ pay: 'unpaid' })).toMatchObject({ pay: ['unpaid'], salary: [] });
    expect(of({ pay: 'paid' })).toMatchObject({ pay: ['paid', 'not_unpaid'], salary: [] });
    expect(of({ pay: 'unpaid', salaryMin: 12 })).toMatchObject({ pay: ['paid', 'not_unpaid'], salary: ['stated'] });
    expect(of({ salaryMax: 0 })).toMatchObject({ pay: ['not_unpaid'], salary: [] });
  });
  it.each([
    [1, 1, ['up_to_3']],
    [3, 3, ['up_to_3']],
    [4, 4, ['from_3_to_6']],
    [6, 6, ['from_3_to_6']],
    [3, 6, ['up_to_3', 'from_3_to_6']],
    [12, 12, ['from_6_to_12']],
    [13, 24, ['over_12']],
    [2, 18, ['up_to_3', 'from_3_to_6', 'from_6_to_12', 'over_12']],
    [null, 6, ['from_3_to_6']],
    [5, null, ['from_3_to_6']],
  ])('%s to %s months', (durationMinMonths, durationMaxMonths, duration) =>
    expect(of({ durationMinMonths, durationMaxMonths }).duration).toEqual(duration)); // biome-ignore format: a table
  it('a start is now, or a month', () => {
    expect(of({ startOn: '2027-02-15' }).start).toEqual(['2027-02']);
    expect(of({ startOn: '2027-02-15', startsNow: true }).start).toEqual(['now']);
    expect(of({ startOn: '0001-01-01' }).start).toEqual([]);
  });
  it('words that are no option are none', () => {
    expect(of({ workplace: 'moon', sponsorship: 'maybe', pay: 'coffee' })).toMatchObject({
      workplace: [],
      sponsorship: [],
      pay: ['not_unpaid'],
    });
  });
});

it('who speaks a Norwegian speaks Norwegian', () => {
  expect(spokenCodes(['nb', 'en'])).toEqual(['en', 'nb', 'nn', 'no']);
  expect(spokenCodes(['de'])).toEqual(['de']);
});
it('the EU is its members', () => {
  expect(permittedCountries(['EU', 'NO', 'DE'])).toHaveLength(28);
  expect(permittedCountries(['NO'])).toEqual(['NO']);
});
