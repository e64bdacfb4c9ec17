import { describe, expect, it } from 'vitest';
import { chosenValues, pageCount, withFilter, withoutFilters } from '../../lib/facets/facet-address.ts';
import { searchOf } from '../../lib/paths.ts';
import { keptParameters, ORGANIZATIONS_PAGE_SIZE, organizationsQuery, readOrganizationsAddress } from './organization-address.ts';

const read = (search: string) => readOrganizationsAddress(new URLSearchParams(search));

describe('the address of the organizations list', () => {
  it('holds everything that was chosen, and reads back the same', () => {
    const address = read('?q=nord&address=NO&address=DE&sector=consulting&employment_types=INTERN&sort=newest&view=list&page=3');
    expect(address).toEqual({
      text: 'nord',
      filters: { address: ['NO', 'DE'], sector: ['consulting'], employment_types: ['INTERN'] },
      sort: 'newest',
      view: 'list',
      page: 3,
    });
    expect(read(searchOf(organizationsQuery(address)))).toEqual(address);
  });

  it('is empty for the plain list', () => expect(searchOf(organizationsQuery(read('?page=1&view=grid&q=')))).toBe(''));

  it.each([
    '?page=0',
    '?page=-1',
    '?page=abc',
    '?page=1.5',
    '?view=map',
    '?sort=pay',
    '?sort=relevance',
    '?unknown=1',
    '?address=no',
    '?employment_types=FUN',
    '?sector=A-B',
  ])('ignores %s', (search) => expect(read(search)).toEqual(read('')));

  it('goes no further than page 500', () => expect(read('?page=1000000000').page).toBe(500));

  it('takes control characters and halves of characters out of the text, and cuts it', () => {
    expect(read('?q=%00a%00%0Ab').text).toBe('a b');
    expect(readOrganizationsAddress(new URLSearchParams([['q', '\ud800x']])).text).toBe('\ufffdx');
    expect([...read(`?q=${'é'.repeat(5000)}`).text]).toHaveLength(200);
  });

  it('takes ten values of a filter, each once', () => {
    const codes = Array.from({ length: 15 }, (_, index) => `address=A${String.fromCharCode(65 + index)}`);
    expect(read(`?${codes.join('&')}&address=AA`).filters.address).toHaveLength(10);
  });
});

describe('choosing', () => {
  it('puts a value in and out, from the first page on', () => {
    const on = withFilter(read('?page=4'), 'address', 'NO', true);
    expect(on).toMatchObject({ page: 1, filters: { address: ['NO'] } });
    expect(withFilter(on, 'address', 'NO', true).filters.address).toEqual(['NO']);
    expect(chosenValues(withFilter(on, 'address', 'NO', false))).toBe(0);
  });

  it('refuses an eleventh value', () => {
    const full = read(`?${Array.from({ length: 10 }, (_, index) => `address=A${String.fromCharCode(65 + index)}`).join('&')}`);
    expect(withFilter(full, 'address', 'ZZ', true).filters.address).toEqual(full.filters.address);
  });

  it('clears the filters and keeps the text and the view', () => {
    expect(withoutFilters(read('?q=x&address=NO&view=list'))).toMatchObject({ text: 'x', view: 'list', filters: { address: [] } });
  });

  it('carries along what a form does not hold', () => {
    expect(keptParameters(read('?q=x&address=NO&address=SE&page=2'), ['q'])).toEqual([
      ['address', 'NO'],
      ['address', 'SE'],
    ]);
  });
});

it('counts pages', () =>
  expect([0, 1, 24, 25, 10 ** 9].map((total) => pageCount(total, ORGANIZATIONS_PAGE_SIZE))).toEqual([0, 1, 1, 2, 500]));
