// How people of each country write their name at the head of a CV, with what stands before, behind and within it.
import { expect, it } from 'vitest';
import { namesOfText } from './name-forms.ts';
import { withoutAsides } from './name-suffixes.ts';
import { heading, page, read } from './page.fixture.ts';

const named = (name: string, ...others: string[]) =>
  read(
    page({
      x: 40,
      lines: [
        { y: 20, text: name, sizePt: 20 },
        ...others.map((text, at) => ({ y: 60 + at * 14, text })),
        heading(120, 'Work experience'),
        { y: 140, text: 'March 2019 – present  Accounts Assistant, Norsen Water Ltd' },
      ],
    }),
  ).name?.value.full;

it.each([
  ['María de los Ángeles de la Cuesta Pardo', 'María de los Ángeles de la Cuesta Pardo'],
  ['Eng.ª Maria Inês de Sá e Melo Teles', 'Eng.ª Maria Inês de Sá e Melo Teles'],
  ['Prof. Dr. med. Heike von der Tann', 'Prof. Dr. med. Heike von der Tann'],
  ['Jorrit in ’t Veld', 'Jorrit in ’t Veld'],
  ['dhr. Piet Jansen', 'dhr. Piet Jansen'],
  ['к.т.н. Иванов Пётр Ильич', 'к.т.н. Иванов Пётр Ильич'],
  ['Мамедов Эльдар Ильгар оглы', 'Мамедов Эльдар Ильгар оглы'],
  ['Phil Collier', 'Phil Collier'],
  ['JUAN MIGUEL "MIGS" REYES III', 'Juan Miguel "Migs" Reyes III'],
  ['Paul « Polo » Delorme', 'Paul « Polo » Delorme'],
  ['Anne DELORME née LE BRIS', 'Anne DELORME'],
  ['Heike Brandl geb. Sommer', 'Heike Brandl'],
  ['Luz S. Abad, RPm, MAEd', 'Luz S. Abad'],
  ['Jörg Fackelmann, Dipl.-Kfm.', 'Jörg Fackelmann'],
  ['James Whitlock BSc (Hons) MRICS', 'James Whitlock'],
  ['Currículo de João Pinto', 'João Pinto'],
  ['Резюме: Иванова Мария Петровна', 'Иванова Мария Петровна'],
  ['阿依努尔·买买提', '阿依努尔·买买提'],
  ['マリア・サントス', 'マリア・サントス'],
  ['欧阳思远 OUYANG Siyuan', '欧阳思远'],
])('%s is a name: %s', (written, name) => {
  expect(named(written, 'x.mail7@example.org')).toBe(name);
});

it.each([
  ['Name: Heike Brandl, Accounts Assistant', 'Heike Brandl'],
  ['Name: Folasade (Sade) Okpara', 'Folasade (Sade) Okpara'],
  ['Name: Paul Delorme, 34 ans', 'Paul Delorme'],
])('what else stands behind the label of a name is none of it: %s', (written, name) => {
  expect(named('CV', written)).toBe(name);
});

it('what is no name stays none: a given name behind a comma, the form’s own title, an address', () => {
  expect(withoutAsides('DELA CRUZ, MA. CRISTINA')).toBe('DELA CRUZ, MA. CRISTINA');
  expect(namesOfText('FORMATO EUROPEO PER IL CURRICULUM VITAE')).toEqual([]);
  expect(namesOfText('Brgy. San Jose')).toEqual([]);
});

it('a name in two lines beside details of other heights is one', () => {
  const document = page({
    x: 40,
    lines: [
      { y: 20, text: 'Dr. Ann-Kathrin  Heidberg 17a', sizePt: 28 },
      { y: 34, text: '18055 Rostock', x: 460 },
      { y: 48, text: 'Thoss-Wilke  0151 5550 1973', sizePt: 28 },
      heading(120, 'Berufserfahrung'),
      { y: 140, text: '03/2019 – heute  Sachbearbeiterin, Stadtwerke Norsen GmbH' },
    ],
  });
  expect(read(document).name?.value.full).toBe('Dr. Ann-Kathrin Thoss-Wilke');
});
