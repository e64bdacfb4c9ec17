// Details of a person and of lists that stand where others do: towns, numbers to call, members of societies, feet of pages.
import { expect, it } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

it('a region behind a town, a postcode and the form of a number say where somebody is', () => {
  expect(readBelow(...below(40, 'maren@example.org', 'Penwickia (La Rioja)')).place?.value.city).toBe('Penwickia');
  const irish = readBelow(...below(40, '7 Pier Road, Penwick, Co. Kerry, V93 A1C2', '085 123 4567'));
  expect(irish.phones.map(({ value }) => value)).toEqual(['+353851234567']);
  const american = readBelow(
    ...below(40, '507-555-0100 | maren@example.org'),
    heading(80, 'Experience'),
    ...below(100, '2019 – 2021', 'Weaver'),
  );
  expect(american.phones.map(({ value }) => value)).toEqual(['+15075550100']);
});

it('a title in two words is no town and its country', () => {
  expect(readBelow(...below(40, 'Student · Junior QA', 'maren@example.org')).place).toBeUndefined();
});

it('who is a member in every line is one of several societies, and among certificates too', () => {
  const cv = readBelow(
    heading(60, 'Certifications & Affiliations'),
    ...below(80, { text: 'Rope Splicer Level 2, 2021', bullet: '•' }, { text: 'Member, American Society of Rope Makers', bullet: '•' }),
    { y: 130, text: 'Curriculum Vitae – Page 1', sizePt: 8 },
    heading(160, 'Memberships'),
    ...below(180, 'Penwick Institute of Weaving – Member', 'Loom Union Sail Division – Member'),
  );
  expect(cv.certificates.map(({ name }) => name.value)).toEqual(['Rope Splicer Level 2']);
  expect(cv.memberships.map(({ organization }) => organization?.value).toSorted()).toEqual([
    'American Society of Rope Makers',
    'Loom Union Sail Division',
    'Penwick Institute of Weaving',
  ]);
});
