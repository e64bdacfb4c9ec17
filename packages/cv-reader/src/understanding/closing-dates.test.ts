import { expect, it } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

const point = (text: string) => ({ text, bullet: '•' });

it('dates below what was done close their entry, and take no head of the next', () => {
  const { work } = readBelow(
    heading(60, 'Experience'),
    ...below(80, 'Rigger, Norsea Ltd', point('Spliced ropes'), point('Wove nets'), '05/2021 - present (2 yrs)', ''),
    ...below(150, 'Weaver, Blauwal Ltd', point('Wove sails'), '2019 - 2021', ''),
    ...below(206, 'Dyer, Loomhouse Ltd', point('Dyed yarn'), '2015 - 2019'),
  );
  expect(
    work.map(({ title, employer, start, end, description }) => [title?.value, employer?.value, start?.value, end?.value, description]),
  ).toEqual([
    ['Rigger', 'Norsea Ltd', '2021-05', undefined, '- Spliced ropes\n- Wove nets'],
    ['Weaver', 'Blauwal Ltd', '2019', '2021', '- Wove sails'],
    ['Dyer', 'Loomhouse Ltd', '2015', '2019', '- Dyed yarn'],
  ]);
});

it('dates above what they date stay there', () => {
  const { work } = readBelow(
    heading(60, 'Experience'),
    ...below(80, '2021 - 2023', 'Rigger, Norsea Ltd', point('Spliced ropes'), ''),
    ...below(136, '2019 - 2021', 'Weaver, Blauwal Ltd', point('Wove sails')),
  );
  expect(work.map(({ title, start }) => [title?.value, start?.value])).toEqual([['Rigger', '2021'], ['Weaver', '2019']]); // biome-ignore format: a table
});

it('dates with the wider white above the next head close nothing', () => {
  const { work } = readBelow(
    heading(60, 'Experience'),
    ...below(80, 'Norsea Ltd, Penwick / Rigger jr.', '2021 - 2023', 'Spliced ropes and wove nets for the boats of the harbour.', ''),
    ...below(150, 'Blauwal Ltd, Penwick / Weaver', '2019 - 2021', 'Wove sails for whoever asked for them in time.', ''),
    ...below(220, 'Loomhouse Ltd, Penwick / Dyer', '2015 - 2019'),
  );
  expect(work.map(({ employer, start }) => [employer?.value, start?.value])).toEqual([['Norsea Ltd', '2021'], ['Blauwal Ltd', '2019'], ['Loomhouse Ltd', '2015']]); // biome-ignore format: a table
});
