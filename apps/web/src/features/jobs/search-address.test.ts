import { describe, expect, it } from 'vitest';
import { searchOf } from '../../lib/paths.ts';
import { chosenCount, clearFilters, jobsQuery, readJobsAddress, toggleFilter } from './search-address.ts';

const read = (search: string) => readJobsAddress(new URLSearchParams(search));

describe('the address of a list', () => {
  it('holds everything that was chosen, and reads back the same', () => {
    const search = '?q=data+analist&education_level=master&address=NO&address=DE&sort=date&view=grid&company_id=7&page_size=100&page=3';
    const address = read(search);
    expect(address).toMatchObject({ text: 'data analist', sort: 'date', view: 'grid', page: 3, pageSize: 100, companyIds: [7] });
    expect(read(searchOf(jobsQuery(address)))).toEqual(address);
  });

  it('is empty for the plain list', () => expect(searchOf(jobsQuery(read('?page=1&sort=relevance&view=list&q=')))).toBe(''));

  it.each([
    '?page=0',
    '?page=-1',
    '?page=abc',
    '?page=1.5',
    '?sort=salary',
    '?view=map',
    '?unknown=1',
    '?education_level=genius',
    '?address=no',
    '?company_id=-1',
    '?page_size=x',
  ])('ignores %s', (search) => expect(read(search)).toEqual(read('')));

  it('goes no further than the last numbered page', () => expect(read('?page=1000000000').page).toBe(500));

  it('drops NUL and broken characters', () => expect(read('?q=%00a%00').text).toBe('a'));

  it('keeps ten values of a filter', () => {
    const many = Array.from({ length: 15 }, (_, n) => `languages=${String.fromCharCode(97 + n)}a`).join('&');
    expect(read(`?${many}`).filters.languages).toHaveLength(10);
  });
});

describe('a filter', () => {
  it('goes on and off, back to the first page', () => {
    const on = toggleFilter(read('?page=4'), 'address', 'NO');
    expect(on.ok && on.address).toMatchObject({ page: 1, filters: { address: ['NO'] } });
    const off = toggleFilter(read('?address=NO'), 'address', 'NO');
    expect(off.ok && chosenCount(off.address)).toBe(0);
  });

  it('refuses an eleventh value', () => {
    const full = read(`?${Array.from({ length: 10 }, (_, n) => `languages=${String.fromCharCode(97 + n)}a`).join('&')}`);
    expect(toggleFilter(full, 'languages', 'zz')).toEqual({ ok: false, reason: 'limit' });
    expect(toggleFilter(full, 'languages', 'aa').ok).toBe(true);
  });

  it('all go at once, the text stays', () =>
    expect(clearFilters(read('?q=x&address=NO'))).toMatchObject({ text: 'x', filters: { address: [] } }));
});
