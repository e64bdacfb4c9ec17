import { describe, expect, it } from 'vitest';
import { type AudienceStudent, EVERYBODY_VERIFIED, isForEverybody, type ReviewAudience, reviewRefusal } from './review-audience.ts';

const TODAY = '2026-11-27';
const only = (some: Partial<ReviewAudience>): ReviewAudience => ({ ...EVERYBODY_VERIFIED, ...some });
const student = (program: AudienceStudent['program'] | undefined, ...labelIds: string[]): AudienceStudent => ({
  program: program === undefined ? { id: 'law', levelId: 'master', endsOn: '2027-06-30' } : program,
  labelIds,
});
const law = (endsOn: string | null) => student({ id: 'law', levelId: 'master', endsOn });

describe('a school that says nothing', () => {
  it('reviews everybody, with a program or without', () => {
    expect(isForEverybody(EVERYBODY_VERIFIED)).toBe(true);
    expect(reviewRefusal(EVERYBODY_VERIFIED, student(null), TODAY)).toBeNull();
  });
});

describe('a condition', () => {
  it.each<[string, ReviewAudience, AudienceStudent, ReturnType<typeof reviewRefusal>]>([
    ['who studies there today is current', only({ study: 'current' }), law('2027-06-30'), null],
    ['on the last day too', only({ study: 'current' }), law(TODAY), null],
    ['a program without end has not ended', only({ study: 'current' }), law(null), null],
    ['who has graduated is not current', only({ study: 'current' }), law('2026-11-26'), 'study'],
    ['who has graduated', only({ study: 'graduated' }), law('2026-11-26'), null],
    ['who studies there today has not graduated', only({ study: 'graduated' }), law(TODAY), 'study'],
    ['without a program nobody studies there', only({ study: 'current' }), student(null), 'study'],
    ['nor has graduated', only({ study: 'graduated' }), student(null), 'study'],
    ['one of the levels', only({ levels: ['phd', 'master'] }), student(undefined), null],
    ['none of the levels', only({ levels: ['phd'] }), student(undefined), 'levels'],
    ['a program without a level', only({ levels: ['phd'] }), student({ id: 'law', levelId: null, endsOn: null }), 'levels'],
    ['one of the programs', only({ programIds: ['art', 'law'] }), student(undefined), null],
    ['none of the programs', only({ programIds: ['art'] }), student(undefined), 'programs'],
    ['one of the labels', only({ labelIds: ['a', 'b'] }), student(null, 'b', 'c'), null],
    ['none of the labels', only({ labelIds: ['a'] }), student(undefined, 'c'), 'labels'],
    ['what was deleted since lets nobody in', only({ labelIds: ['gone'] }), student(undefined, 'a'), 'labels'],
  ])('%s', (_case, audience, who, refusal) => {
    expect(isForEverybody(audience)).toBe(false);
    expect(reviewRefusal(audience, who, TODAY)).toBe(refusal);
  });

  it('holds beside all others; the first that does not is named', () => {
    const audience = only({ study: 'current', levels: ['master'], labelIds: ['a'] });
    expect(reviewRefusal(audience, student(undefined, 'a'), TODAY)).toBeNull();
    expect(reviewRefusal(audience, student(undefined), TODAY)).toBe('labels');
    expect(reviewRefusal(audience, law('2020-01-01'), TODAY)).toBe('study');
  });
});
