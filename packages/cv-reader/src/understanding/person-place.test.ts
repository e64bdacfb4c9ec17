// Where somebody lives whose town nobody knows, and what is told of the person without labels.
import { expect, it } from 'vitest';
import { below, heading, readBelow, type Written } from './page.fixture.ts';

const work: Written[] = [heading(200, 'Experience'), ...below(220, '2019 - 2021  Engineer', 'Norsea Ltd')];
const placeOf = (...lines: string[]) => readBelow(...below(40, ...lines), ...work).place?.value.city;
const email = 'maren@loomhouse.example';

it.each([
  ['before a region', '3 Bye Street, Saltmere, Devon, EX12 4QX', 'Saltmere'],
  ['before a province in brackets', 'Rocca Salina (TV)', 'Rocca Salina'],
  ['before the number of a department', 'Fleurence (32)', 'Fleurence'],
  ['before a state behind a slash', 'Rua Velha, 12 – Centro – Lagoa do Monte/BA – CEP 45000-000', 'Lagoa do Monte'],
  ['before its county', 'str. Lungă 4, bl. B, Valea Mare, jud. Alba', 'Valea Mare'],
  ['behind its village', 'Sitio Luntian, Brgy. Malaya, Kabundukan, Quezon', 'Kabundukan'],
  ['by its own word behind a region', 'Тверская обл., г. Заречинск, ул. Садовая, д. 4', 'г. Заречинск'],
  ['in the town that its district is in', 'Quận Hải Châu, Đà Nẵng', 'Đà Nẵng'],
])('a town that nobody knows is told %s', (_, line, city) => {
  expect(placeOf(line, email)).toBe(city);
});

it('a town that a line broke off its county is one with it', () => {
  const lines = below(40, 'Adresa:  str. Lungă 4, Valea Mare, jud.', { text: 'Alba', x: 85 }, email);
  expect(readBelow(...lines, ...work).place?.value.city).toBe('Valea Mare');
});

it('of several addresses the one that says a town counts', () => {
  expect(placeOf('Adres: Molenweg 4', 'Postcode en woonplaats: 7481 BR Molenbergen', email)).toBe('Molenbergen');
});

it.each(['Teacher, Bavaria', 'Engineer, Norsea Ltd'])('what somebody is stands before no region: %s', (line) => {
  expect(placeOf(line, email)).not.toBe(line.split(',')[0]);
});

it('the number of a document of identity is none to call', () => {
  const cv = readBelow(...below(40, 'D.N.I.: 00000000-T', 'Teléfono: 655 550 172', email), ...work);
  expect(cv.phones.map(({ value }) => value)).toEqual(['+34655550172']);
});

it.each([
  ['Brasileiro, solteiro, 22 anos (nascido em 09/04/2004)', '2004-04-09', 'BR'],
  ['Nationalité française', undefined, 'FR'],
  ['Deutsch, ledig, geboren am 4.3.1999', undefined, 'DE'],
])('a nationality needs no colon: %s', (line, born, code) => {
  const cv = readBelow(...below(40, line, email), ...work);
  expect([cv.bornOn, cv.nationalities[0]?.value]).toEqual([born, code]);
});

it('a day of long ago beside an address is a birthday, and one of lately is none', () => {
  const bornOf = (line: string) => readBelow(...below(40, line, '12 Mill Lane'), ...work).bornOn;
  expect(bornOf(`${email}  08/03/2003`)).toBe('2003-03-08');
  expect(bornOf(`${email}  08/03/2024`)).toBeUndefined();
  expect(bornOf(`${email}  2003`)).toBeUndefined();
});

it('what a document is called is no heading of a summary where the person’s own data stand below it', () => {
  const cv = readBelow(...below(40, { text: 'RESUME', bold: true, sizePt: 14 }, 'Date of birth: 4 May 1999', `E-mail: ${email}`), ...work);
  expect([cv.bornOn, cv.emails[0]?.value, cv.summary]).toEqual(['1999-05-04', email, undefined]);
});

it('a name stands behind a form’s frame for a picture, and its letters of another script are none of it', () => {
  const cv = readBelow(
    ...below(40, '사 진  성 명  피은결 (한자: 皮恩潔)', `이메일  ${email}`),
    heading(200, '경력사항'),
    ...below(220, '2019.03 ~ 2021.02  연구원', '㈜한빛'),
  );
  expect(cv.name?.value.full).toBe('피은결');
});
