import { describe, expect, it, test } from 'vitest';
import { changedFields, contentFaults, EMPTY_POSTING, type PostingContent, showingFaults } from './posting-content.ts';
import { postingHints } from './posting-hints.ts';

const now = new Date('2026-11-24T23:30:00Z');
const whole: PostingContent = {
  ...EMPTY_POSTING,
  ...{ title: 'Trainee', html: '<p>…</p>', places: [{ city: 'Oslo', country: 'NO' }], employmentTypes: ['FULL_TIME'] },
  ...{ categories: ['COMPUTER_AND_IT'], zone: 'Europe/Oslo' },
};
const codes = (faults: readonly { pointer: string; code: string }[]) => faults.map(({ pointer, code }) => `${pointer} ${code}`);
const salary = (min: number | null, max: number | null) => ({ min, max, currency: 'EUR', unit: 'YEAR' as const });

// @rule postings.2
describe('what is wrong in itself', () => {
  it('is nothing in an empty draft', () => expect(contentFaults(EMPTY_POSTING)).toEqual([]));
  test.each<[string, Partial<PostingContent>, string]>([
    ['pay from above to', { salary: salary(50_000, 40_000) }, 'salary postings.salary_order'],
    ['negative pay', { salary: salary(-1, null) }, 'salary postings.salary_bounds'],
    ['pay of 10^12', { salary: salary(null, 1e12) }, 'salary postings.salary_bounds'],
    ['an amount for unpaid work', { salary: salary(1, 2), pay: 'unpaid' }, 'salary postings.salary_unpaid'],
    ['longer at least than at most', { monthsMin: 6, monthsMax: 3 }, 'monthsMax postings.months_order'],
    ['a zone that does not exist', { zone: 'Europe/Atlantis' }, 'zone postings.zone_unknown'],
    ['a currency that nobody compares', { salary: { ...salary(1, 2), currency: 'XQZ' } }, 'salary/currency postings.currency_unknown'],
    ['a country that does not exist', { places: [{ city: 'X', country: 'XX' }] }, 'places/0/country postings.country_unknown'],
    ['a link that is none', { link: 'javascript:alert(1)' }, 'link postings.link_unfit'],
  ])('%s', (_what, given, fault) => expect(codes(contentFaults({ ...whole, ...given }))).toEqual([`/body/content/${fault}`]));
});

// @rule postings.3
describe('what lacks before readers may see it', () => {
  const faults = (given: Partial<PostingContent>, visible = 500) => codes(showingFaults({ ...whole, ...given }, { now, visible }));
  it('is nothing where all is there', () => expect(faults({})).toEqual([]));
  test.each<[string, Partial<PostingContent>, string]>([
    ['a title', { title: ' ' }, 'title postings.missing'],
    ['a place', { places: [] }, 'places postings.missing'],
    ['a kind of work', { employmentTypes: [] }, 'employmentTypes postings.missing'],
    ['a category', { categories: [] }, 'categories postings.missing'],
    ['a link, where one applies by one', { applies: 'link' }, 'link postings.missing'],
    ['a deadline to come', { deadlineOn: '2026-11-24' }, 'deadlineOn postings.deadline_past'],
    ['a school, where it is for chosen ones', { schools: [] }, 'schools postings.schools_none'],
    ['pay, where the law wants it', { places: [{ city: 'Wien', country: 'AT' }] }, 'salary postings.salary_needed'],
  ])('%s', (_what, given, fault) => expect(faults(given)).toEqual([`/body/content/${fault}`]));
  it('counts days as they are in its own zone: it is the 25th in Oslo, and still the 24th in New York', () => {
    expect(faults({ deadlineOn: '2026-11-24', zone: 'America/New_York' })).toEqual([]);
  });
  it('wants no place of remote work, and no amount of unpaid work', () => {
    expect(faults({ places: [], workplace: 'remote' })).toEqual([]);
    expect(faults({ places: [{ city: 'Wien', country: 'AT' }], pay: 'unpaid' })).toEqual([]);
  });
  it('wants more than a line of text', () => {
    expect(faults({}, 0)).toEqual(['/body/content/html postings.missing']);
    expect(faults({}, 119)).toEqual(['/body/content/html postings.too_short']);
  });
});

it('two editions differ by the fields that do', () => {
  expect(changedFields(whole, { ...whole, title: 'Other', places: [] })).toEqual(['title', 'places']);
});

// @rule postings.4
describe('hints', () => {
  const LONG = 'We work on things that matter to people, carefully. '.repeat(15);
  test.each([
    ['You join our young and dynamic crew', 'age', 'young and dynamic'],
    ['Wir sind ein junges Team', 'age', 'junges Team'],
    ['Une équipe jeune vous attend', 'age', 'équipe jeune'],
    ['Ищем людей в молодой коллектив', 'age', 'молодой коллектив'],
    ['要求35岁以下', 'age', '岁以下'],
    ['年齢制限あり', 'age', '年齢制限'],
    ['만 30세 이하', 'age', '만 30세'],
    ['Waitress wanted', 'gender', 'Waitress'],
    ['Solo hombres', 'gender', 'Solo hombres'],
    ['Chỉ tuyển nữ', 'gender', 'Chỉ tuyển nữ'],
    ['German native speakers', 'mother_tongue', 'native speakers'],
    ['Muttersprachlerin Deutsch', 'mother_tongue', 'Muttersprachlerin'],
    ['Inviare CV con foto', 'looks', 'con foto'],
    ['A small training fee applies', 'payment', 'training fee'],
    ['需缴纳培训费', 'payment', '培训费'],
    ['Write to hr.acme@gmail.com', 'private_mail', 'hr.acme@gmail.com'],
  ])('%s: %s', (text, hint, words) => expect(postingHints('Job', `${text}. ${LONG}`)).toEqual([{ hint, words }]));
  test.each([
    'Our youngsters programme for schools',
    'Sales manager for the women’s collection',
    'Write to jobs@acme.example',
    'Native apps for iOS',
    'You deposit samples in the archive',
    'Wir kautionieren nichts',
    'Photographer with photo editing skills'.replace('with photo ', ''),
  ])('nothing: %s', (text) => expect(postingHints('Job', `${text}. ${LONG}`)).toEqual([]));
  it('says that it is short, but not of dense scripts, and not of nothing', () => {
    expect(postingHints('Job', 'We need you.')).toEqual([{ hint: 'short', words: '' }]);
    expect(postingHints('求人', '私たちは人々にとって大切なことを丁寧に進めています。'.repeat(10))).toEqual([]);
    expect(postingHints('Job', ' ')).toEqual([]);
  });
  it('names each words once, and a dozen at most', () => {
    expect(postingHints('Job', `${LONG} young team, Young Team`)).toHaveLength(1);
    expect(postingHints('Job', `${LONG} ${Array.from({ length: 30 }, (_, at) => `a${at}@gmail.com`).join(' ')}`)).toHaveLength(12);
  });
});
