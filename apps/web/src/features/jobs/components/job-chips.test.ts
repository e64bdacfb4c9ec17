import { expect, test } from 'vitest';
import { readJobsAddress } from '../job-address.ts';
import { organizationChips } from './job-chips.ts';

const texts = { company: 'Company', organizations: (count: number) => `${count} companies` };
const chips = (search: string) =>
  organizationChips(readJobsAddress(new URLSearchParams(search)), [{ company: { id: 7, name: 'Lindvik', logo: null } }], texts);

test('an organization is named where the list knows it, several are counted', () => {
  expect(chips('?company_id=7')[0]?.label).toBe('Lindvik');
  expect(chips('?company_id=8')[0]?.label).toBe('1 companies');
  expect(chips('?company_id=7&company_id=8')[0]).toMatchObject({ label: '2 companies', without: { organizationIds: [] } });
});
test('no chip where the list is of all companies', () => {
  expect(chips('?address=NO')).toEqual([]);
});
