import { describe, expect, test } from 'vitest';
import { pageCount, withFilter } from '../../lib/facets/facet-address.ts';
import { searchOf } from '../../lib/paths.ts';
import { chosenCount, jobsQuery, keptParameters, readJobsAddress, withoutFilters } from './job-address.ts';

const read = (search: string) => readJobsAddress(new URLSearchParams(search));
const written = (search: string) => searchOf(jobsQuery(read(search)));

describe('the address of the jobs list', () => {
  test.each([
    '?q=data+analyst&education_level=master&address=NO&address=DE&sector=finance_and_insurance&languages=en&job_category=LEGAL&employment_types=INTERN&education_fields=law&company_id=7&sort=date&view=grid&page_size=100&page=3',
    '?q=%E6%97%A5%E6%9C%AC',
    '?q=cook&where=Lyon%2C+France&radius=25',
    '?where=45.76%2C4.84',
    '?posted=week&workplace=remote&workplace=hybrid&pay=not_unpaid&salary=stated&duration=up_to_3&start=now&start=2027-02&sponsorship=sponsored&speaks=nb&may_work_in=EU&salary_min=2000&salary_currency=CHF&salary_period=MONTH',
    '',
  ])('is written as it was read: %s', (search) => {
    expect(written(search)).toBe(search);
  });

  test.each([
    ['unknown names', '?colour=red&filters[]=x&page_token=abc', ''],
    [
      'unknown values',
      '?employment_types=SLAVE&address=norway&languages=EN&sector=A%20B&education_level=&company_id=-1&company_id=9999999999',
      '',
    ],
    ['unknown options', '?posted=yesterday&workplace=moon&pay=0&duration=7&start=2027-13&start=soon&sponsorship=yes&speaks=German', ''],
    ['pay in a currency nobody knows', '?salary_min=2000&salary_currency=XTS&salary_period=MONTH', ''],
    ['pay in a period nobody knows', '?salary_min=2000&salary_currency=EUR&salary_period=FORTNIGHT', ''],
    ['the fields of a form without an amount', '?salary_min=&salary_currency=EUR&salary_period=MONTH', ''],
    ['an amount of words, of nothing, of too much', '?salary_min=lots', ''],
    ['an amount of nothing', '?salary_min=0', ''],
    ['an amount of too much', '?salary_min=1e99', ''],
    ['unknown order and view', '?sort=salary&view=map', ''],
    ['what is so from the start', '?sort=relevance&view=list&page=1&page_size=20', ''],
    ['values that come twice', '?address=NO&address=NO', '?address=NO'],
    ['page 0, -1, 1.5, words', '?page=0', ''],
    ['a negative page', '?page=-1', ''],
    ['a page of words', '?page=two', ''],
    ['a radius around nothing', '?radius=25', ''],
    ['an unknown radius', '?where=Lyon&radius=7', '?where=Lyon'],
    ['coordinates off the globe', '?where=91%2C0&radius=10', ''],
  ])('ignores %s', (_, search, expected) => {
    expect(written(search)).toBe(expected);
  });

  test('a page beyond the last that has a number is the last', () => {
    expect(read('?page=1000000000').page).toBe(500);
    expect(read(`?page=${'9'.repeat(400)}`).page).toBe(500);
    expect(read('?page_size=5000').pageSize).toBe(100);
  });

  test('takes at most ten values a filter', () => {
    const many = Array.from({ length: 15 }, (_, index) => `address=A${String.fromCharCode(65 + index)}`).join('&');
    expect(read(`?${many}`).filters.address).toHaveLength(10);
    const full = read(`?${many}`);
    expect(withFilter(full, 'address', 'ZZ', true).filters.address).toEqual(full.filters.address);
  });

  test('cuts a long text, and control characters are spaces', () => {
    expect(read(`?q=${'x'.repeat(5000)}`).text).toHaveLength(200);
    expect(read('?q=%00a%07b%0A').text).toBe('a b');
    expect(read('?q=%F0%9F%98%80').text).toBe('😀');
  });

  test('a filter is taken in and out, from the first page', () => {
    const start = read('?q=law&page=4&address=NO');
    const more = withFilter(start, 'address', 'DE', true);
    expect(searchOf(jobsQuery(more))).toBe('?q=law&address=NO&address=DE');
    expect(searchOf(jobsQuery(withFilter(more, 'address', 'NO', false)))).toBe('?q=law&address=DE');
  });

  test('all filters are taken out; text, order and view stay', () => {
    expect(searchOf(jobsQuery(withoutFilters(read('?q=law&address=NO&company_id=3&sort=date&view=grid&page=2'))))).toBe(
      '?q=law&sort=date&view=grid',
    );
  });

  test('pay is asked for in euros a year where nothing else is said', () => {
    expect(written('?salary_min=30000')).toBe('?salary_min=30000&salary_currency=EUR&salary_period=YEAR');
    expect(chosenCount(read('?salary_min=30000&speaks=de'))).toBe(2);
    expect(written(searchOf(jobsQuery(withoutFilters(read('?q=law&salary_min=30000&posted=day')))))).toBe('?q=law');
  });

  test('counts what is chosen, a list of organizations as one', () => {
    expect(chosenCount(read('?address=NO&address=DE&employment_types=INTERN&company_id=1&company_id=2&q=x'))).toBe(4);
    expect(chosenCount(read('?q=x'))).toBe(0);
  });

  test('a form keeps what it does not hold', () => {
    expect(keptParameters(read('?q=x&address=NO&sort=date&page=3'), ['q'])).toEqual([
      ['address', 'NO'],
      ['sort', 'date'],
    ]);
  });

  test('counts the pages that have a number', () => {
    expect(pageCount(0, 20)).toBe(0);
    expect(pageCount(41, 20)).toBe(3);
    expect(pageCount(1_000_000, 20)).toBe(500);
  });
});
