// A birthday and a nationality among other details of a line.
import { expect, it } from 'vitest';
import { below, readBelow } from './page.fixture.ts';

it('a birthday and a nationality stand behind others in one line, and beside who was born', () => {
  const french = readBelow(
    ...below(40, 'maren@example.org', 'Née le 9 juin 1991 – Nationalité française – Permis B', 'Expérience professionnelle'),
  );
  expect([french.bornOn, french.nationalities.map(({ value }) => value)]).toEqual(['1991-06-09', ['FR']]);
  const russian = readBelow(...below(40, 'Дата рождения: 11 марта 1990 г. Гражданство: РФ', 'Тел.: +7 921 000-00-00'));
  expect([russian.bornOn, russian.nationalities.map(({ value }) => value)]).toEqual(['1990-03-11', ['RU']]);
  const korean = readBelow(...below(40, '1992.08.14 (여) | 수원시', '010.0000.0000 | maren@example.org'));
  expect(korean.bornOn).toBe('1992-08-14');
});

const codes = (read: readonly { value: string }[]) => read.map(({ value }) => value).join();

it.each([
  ['Nationality: British, Irish', 'GB,IE'],
  ['Staatsangehörigkeit: deutsch und türkisch', 'DE,TR'],
  ['Nationalité : française', 'FR'],
  ['Nacionalidad: Argentina e italiana', 'AR,IT'],
  ['Cittadinanza: italiana', 'IT'],
  ['Nationaliteit: Nederlandse', 'NL'],
  ['Nacionalidade: brasileira', 'BR'],
  ['Cetățenie: Republica Moldova, România', 'MD,RO'],
  ['Гражданство: Казахстан', 'KZ'],
  ['Quốc tịch: Việt Nam', 'VN'],
  ['Nasyonalidad: Filipino', 'PH'],
  ['国籍：日本', 'JP'],
  ['国籍：中国', 'CN'],
  ['국적: 대한민국', 'KR'],
])('%s is a nationality of %s', (line, wanted) => {
  const cv = readBelow(...below(40, 'maren@example.org', '+47 22 33 44 55', line));
  expect([codes(cv.nationalities), codes(cv.permits), cv.rest]).toEqual([wanted, '', []]);
});

it('a detail that its line broke goes on in the next one; what is whole takes nothing of it', () => {
  const rows = (...lines: string[]) => readBelow(...below(40, 'maren@example.org | +47 22 33 44 55', ...lines));
  expect(rows('Porto | Data de nascimento: 1 de dezembro de', '1998 | Carta B').bornOn).toBe('1998-12-01');
  expect(codes(rows('Алматы | Гражданство:', 'Казахстан | Разрешение на работу: Россия').nationalities)).toBe('KZ');
  expect(codes(rows('Chișinău | Cetățenie: Republica Moldova,', 'România').nationalities)).toBe('MD,RO');
  const whole = rows('Lyon | Nationalité : française', 'Suisse | Permis de travail :', 'Allemagne');
  expect([codes(whole.nationalities), codes(whole.permits)]).toEqual(['FR', 'DE']);
});

it('details in cells of a row, each behind a sign, are read one by one', () => {
  const cv = readBelow(...below(40, 'maren@example.org  ✆ +47 22 33 44 55', '⌂ Oslo, Norway  ✦ Geboortedatum: 23-01-1997'));
  expect(cv.bornOn).toBe('1997-01-23');
});
