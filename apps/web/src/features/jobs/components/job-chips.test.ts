import { expect, test } from 'vitest';
import { readJobsAddress } from '../job-address.ts';
import { chipsOf } from './job-chips.ts';

const words = { filterName: (filter: string) => filter.toUpperCase(), nameOf: (_: string, value: string) => value.toLowerCase() };
const texts = { company: 'Company', companies: (count: number) => `${count} companies` };
const chips = (search: string) =>
  chipsOf(readJobsAddress(new URLSearchParams(search)), [{ company: { id: 7, name: 'Lindvik', logo: null } }], words, texts);

test('one chip a chosen value, and each takes away only its own', () => {
  const found = chips('?address=NO&address=DE&employment_types=INTERN&page=3');
  expect(found.map((chip) => `${chip.name}: ${chip.label}`)).toEqual(['ADDRESS: no', 'ADDRESS: de', 'EMPLOYMENT_TYPES: intern']);
  expect(found[0]?.without.filters.address).toEqual(['DE']);
  expect(found[0]?.without.page).toBe(1);
});
test('a company is named where the list knows it, several are counted', () => {
  expect(chips('?company_id=7')[0]?.label).toBe('Lindvik');
  expect(chips('?company_id=8')[0]?.label).toBe('1 companies');
  expect(chips('?company_id=7&company_id=8')[0]).toMatchObject({ label: '2 companies', without: { companyIds: [] } });
});
