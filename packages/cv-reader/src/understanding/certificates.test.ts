import { expect, test } from 'vitest';
import type { Cv } from '../cv.ts';
import { below, heading, readBelow } from './page.fixture.ts';

const told = ({ certificates }: Cv) => certificates.map(({ name, issuer }) => [name.value, issuer]);
const certificates = (...lines: Parameters<typeof below>[1][]) => readBelow(heading(60, 'Certificates'), ...below(84, ...lines));

test('whoever issues stands first where every line has two pieces and the first ones say that they are organisations', () => {
  const cv = certificates('2019  Netherby University  Sail making', '2021  Lizard Trust  Rope work');
  expect(told(cv)).toEqual([
    ['Sail making', 'Netherby University'],
    ['Rope work', 'Lizard Trust'],
  ]);
});

test('a name stands before its issuer in brackets or behind a comma, whatever its own words say', () => {
  expect(told(certificates('Lizard Trust Certificate (Loomhouse, 2019)', 'Rope work (Penryn, 2021)'))).toEqual([
    ['Lizard Trust Certificate', 'Loomhouse'],
    ['Rope work', 'Penryn'],
  ]);
  expect(told(certificates('Sail making, Loomhouse, 2019'))).toEqual([['Sail making', 'Loomhouse']]);
});

test('of lines without a day one comma parts nothing where its words say nothing and the line is not alone', () => {
  expect(told(certificates('Sail making, Rope work', 'Splicing of heavy ropes for ships'))).toEqual([
    ['Sail making, Rope work', undefined],
    ['Splicing of heavy ropes for ships', undefined],
  ]);
});

test('dated names have their issuers in the lines of other letters below them', () => {
  const cv = certificates('2019 – Sail making', { text: 'Loomhouse', italic: true }, '2021 – Rope work', { text: 'Penryn', italic: true });
  expect(told(cv)).toEqual([
    ['Sail making', 'Loomhouse'],
    ['Rope work', 'Penryn'],
  ]);
});

test('several in one line have a day each, and names of columns are none', () => {
  expect(told(certificates('Sail making (2021), Rope work (2019)'))).toEqual([
    ['Sail making', undefined],
    ['Rope work', undefined],
  ]);
  expect(told(certificates('Day  Certificate  Issuer', '2021  Sail making  Loomhouse'))).toEqual([['Sail making', 'Loomhouse']]);
});

test('letters of their own part a name from its issuer', () => {
  const line = (name: string, issuer: string) => {
    const text = `${name} ${issuer}`;
    return { text, cells: [{ text, x: 40, right: 40 + text.length * 5, tail: issuer }] };
  };
  expect(told(certificates(line('Sail making', 'Loomhouse 2021'), line('Rope work', 'Penryn 2019')))).toEqual([
    ['Sail making', 'Loomhouse'],
    ['Rope work', 'Penryn'],
  ]);
});

test('where points mark certificates, a line without one goes on with the line above', () => {
  const point = (text: string) => ({ text, bullet: '•' });
  const cv = readBelow(
    heading(40, 'Certificates'),
    ...below(60, point('Electrical installation and'), 'maintenance · TESDA · 2020', point('First aid · Penwick Red Cross · 2021')),
  );
  expect(cv.certificates.map(({ name, on }) => [name.value, on])).toEqual([
    ['Electrical installation and maintenance', '2020'],
    ['First aid', '2021'],
  ]);
});

test('what capitals are short for, behind a dash, is a part of the name', () => {
  const cv = certificates('SST – Sauveteur secouriste du travail (2022)', 'Rope Work NC II – Splicing (2020)', 'First aid (2021)');
  expect(told(cv)).toEqual([
    ['SST – Sauveteur secouriste du travail', undefined],
    ['Rope Work NC II – Splicing', undefined],
    ['First aid', undefined],
  ]);
});
