import { expect, test } from 'vitest';
import { joinedSearch } from './where.ts';

const joined = (search: string) => joinedSearch(new URLSearchParams(search));

test.each([
  ['q=data+analyst&where=Oslo', '?q=data+analyst+Oslo'],
  ['q=&where=Oslo', '?q=Oslo'],
  ['q=analyst&where=', '?q=analyst'],
  ['q=+&where=+', ''],
  ['where=K%C3%B6ln&employment_types=INTERN', '?employment_types=INTERN&q=K%C3%B6ln'],
  ['q=a&q=b&where=c&where=d', '?q=a+c'],
])('%s becomes one question: %s (pages.46)', (search, expected) => expect(joined(search)).toBe(expected));

test('a list that was not asked where stays as it is', () => {
  expect(joined('q=analyst')).toBeUndefined();
  expect(joined('')).toBeUndefined();
});
