import { expect, test } from 'vitest';
import { readFacets } from './facet-address.ts';
import { chipsOf } from './facet-chips.ts';

const any = () => true;
const words = { filterName: (filter: string) => filter.toUpperCase(), nameOf: (_: string, value: string) => value.toLowerCase() };
const chips = (search: string) =>
  chipsOf(
    {
      groups: [
        ['employment_types', true],
        ['address', false],
      ],
    },
    readFacets(new URLSearchParams(search), { address: any, employment_types: any }),
    words,
  );

test('one chip a chosen value, in the order of the filters, and each takes away only its own', () => {
  const found = chips('?address=NO&address=DE&employment_types=INTERN&page=3');
  expect(found.map((chip) => `${chip.name}: ${chip.label}`)).toEqual(['EMPLOYMENT_TYPES: intern', 'ADDRESS: no', 'ADDRESS: de']);
  expect(found[1]?.without.filters.address).toEqual(['DE']);
  expect(found[1]?.without.page).toBe(1);
});
test('none where nothing is chosen', () => {
  expect(chips('?q=words')).toEqual([]);
});
