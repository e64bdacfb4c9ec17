import { describe, expect, it } from 'vitest';
import { anyNumber, anyText, changedSearch, defineList, exportSearch, one, readListAddress, setFilters, several } from './list-address.ts';

const LIST = defineList({
  sorts: ['name', 'endsOn'],
  sort: '-endsOn',
  filters: { state: one(['pending', 'verified']), levels: several(['bachelor', 'master']), program: anyText, schoolId: anyNumber },
});
const read = (search: string) => readListAddress(LIST, new URLSearchParams(search));

describe('an address', () => {
  it('says what is asked', () => {
    expect(read('?q=%20ada%20&sort=name&page=3&pageSize=100&state=pending&levels=master&levels=bachelor&program=7&schoolId=12')).toEqual({
      q: 'ada',
      sort: 'name',
      page: 3,
      pageSize: 100,
      state: 'pending',
      levels: ['bachelor', 'master'],
      program: '7',
      schoolId: 12,
    });
  });

  it.each([
    '',
    '?page=0',
    '?page=x',
    '?page=1.5',
    '?page=1e9',
    '?pageSize=7',
    '?sort=-id',
    '?state=gone',
    '?levels=x',
    '?program=',
    '?schoolId=-1',
  ])('that means nothing (%s) is the plain list', (search) => {
    expect(read(search)).toEqual({ sort: '-endsOn', page: 1, pageSize: 25 });
  });

  it('goes back to page 1 with every change but of the page, and keeps what is not its own', () => {
    const search = new URLSearchParams('?school=12&page=4&state=pending');
    expect(changedSearch(search, { page: 5 })).toBe('?page=5&school=12&state=pending');
    expect(changedSearch(search, { page: 1 })).toBe('?school=12&state=pending');
    expect(changedSearch(search, { sort: 'name' })).toBe('?school=12&sort=name&state=pending');
    expect(changedSearch(search, { state: null, levels: ['master', 'bachelor'] })).toBe('?levels=master&levels=bachelor&school=12');
    expect(changedSearch(new URLSearchParams('?q=a'), { q: '' })).toBe('');
  });

  it('names its filters, and the export of the same rows', () => {
    const asked = read('?state=pending&levels=master&page=3&q=a%26b');
    expect(setFilters(LIST, asked)).toEqual(['state', 'levels']);
    expect(exportSearch(asked)).toBe('?levels=master&q=a%26b&sort=-endsOn&state=pending');
  });
});
