// What is nobody's name, and what is no entry because it is one.
import { expect, it } from 'vitest';
import type { TextDocument } from '../text-document.ts';
import { page, read } from './page.fixture.ts';
import { isRunningTitle } from './titles-of-cvs.ts';
import { understand } from './understand.ts';

const line = (text: string, y: number, sizePt = 10) => ({
  text, y, sizePt, page: 0, block: 0, x: 40, right: 300, bold: false, italic: false, links: [], gap: 0.2, cells: [{ text, x: 40, right: 300 }],
}); // biome-ignore format: a line

it.each(['履 歴 書', '이 력 서', '簡 歷'])('the title of a form is no name, however it is spread: %s', (title) => {
  const document: TextDocument = { format: 'pdf', pages: 1, hiddenCharacters: 0, lines: [line(title, 20, 24), line('東京都港区', 60)] };
  expect(understand(document, { today: '2026-11-24' }).name).toBeUndefined();
});

it.each([
  ['February 10, 2026  Anna Berg · Résumé  1', true],
  ['Anna Berg | Lebenslauf', true],
  ['Page 1 - Curriculum vitæ of Anna Berg', true],
  ['November 28, 2026  © Norsea Union, 2002 – 2026', true],
  ['Anna Berg – Engineer', false],
  ['Anna Berg', false],
  ['Resume writing for Anna Berg', false],
])('%s runs along the foot of a page: %s', (text, isTitle) => {
  expect(isRunningTitle(text, 'Anna Berg')).toBe(isTitle);
});

const big = (y: number, text: string, right?: number) => ({ y, text, sizePt: 24, ...(right && { right }) });

it('a name that is broken is one, and a line below a short one is not of it', () => {
  const wide = { y: 120, text: 'Ten years of museums, from the first crate to the last label', right: 300 };
  const broken = read(page({ x: 40, lines: [big(20, 'Oluwaseun Adeyemi', 260), big(46, 'Clarke'), wide] }));
  expect(broken.name?.value.full).toBe('Oluwaseun Adeyemi Clarke');
  const short = read(page({ x: 40, lines: [big(20, 'Anna Berg', 120), big(46, 'Keeper'), wide] }));
  expect(short.name?.value.full).toBe('Anna Berg');
  const single = read(page({ x: 40, lines: [big(20, 'Rocío'), big(46, 'Belmonte'), big(72, 'Carrasco'), wide] }));
  expect(single.name?.value.full).toBe('Rocío Belmonte Carrasco');
});

it('a name has what friends say in it, and that is neither the first nor the last one', () => {
  const { name } = read(page({ x: 40, lines: [big(20, 'Siobhán "Shiv" MacAllister'), { y: 60, text: 'Museum registrar' }] }));
  expect(name?.value).toEqual({ full: 'Siobhán "Shiv" MacAllister', first: 'Siobhán', last: 'MacAllister' });
});

it('a heading or a telephone beside a name is no part of it', () => {
  expect(
    read(
      page({
        x: 40,
        lines: [
          { y: 20, text: 'Contact  Larissa Monteiro', sizePt: 14 },
          { y: 50, text: 'Ten years of museums, from the first crate to the last label' },
        ],
      }),
    ).name?.value.full,
  ).toBe('Larissa Monteiro');
  expect(read(page({ x: 40, lines: [{ y: 20, text: 'Larissa Monteiro  010-2345-0987' }] })).name?.value.full).toBe('Larissa Monteiro');
});

it('what stands behind a comma is what the person does where the address is made of what stands before it', () => {
  const nameOf = (first: string, address: string) => read(page({ x: 40, lines: [big(20, first), { y: 60, text: address }] })).name?.value.full; // biome-ignore format: one thing
  expect(nameOf('Isla Farrow, Quoiner', 'isla.farrow@example.com')).toBe('Isla Farrow');
  expect(nameOf('Farrow, Isla', 'isla.farrow@example.com')).toBe('Isla Farrow');
});

it('the word for now beside a date is nobody’s name', () => {
  const lines = [
    line('職歴', 20),
    line('2021年4月 – 現在  児童サービス係長', 40, 14),
    line('青葉株式会社で読み聞かせ会を年間四十回開催し、職員五名を指導しました', 60),
  ];
  expect(understand({ format: 'pdf', pages: 1, hiddenCharacters: 0, lines }, { today: '2026-11-24' }).name).toBeUndefined();
});

it('a name that goes on before a bar in the next line is whole', () => {
  const rest = { y: 48, text: 'Holloway | Engineer', sizePt: 24 };
  const document = page({ x: 40, lines: [{ y: 20, text: 'Maren Elisabeth', sizePt: 24, bold: true }, rest, { y: 70, text: 'maren@example.com' }, { y: 90, text: 'Words about bridges that are longer than a name is.' }] }); // biome-ignore format: one thing
  expect(read(document).name?.value.full).toBe('Maren Elisabeth Holloway');
});

it('two lines of nothing but names, in letters that nothing else has, are one name, unless an address is made of all of the first', () => {
  const nameOf = (address: string, below: string) =>
    read(page({ x: 40, lines: [big(20, 'Citlali Guadalupe'), big(46, below), { y: 80, text: address }, { y: 100, text: 'Siete años de urgencias y de plantas, y de explicarlo todo a las familias.' }] })).name?.value.full; // biome-ignore format: one thing
  expect(nameOf('citlali.rmz@example.com', 'Ramírez Tlapanco')).toBe('Citlali Guadalupe Ramírez Tlapanco');
  expect(nameOf('citlali.guadalupe@example.com', 'Ramírez Tlapanco')).toBe('Citlali Guadalupe');
  expect(nameOf('citlali.rmz@example.com', 'Enfermera General')).toBe('Citlali Guadalupe');
});

it('what a form says of somebody behind the name is none of it', () => {
  expect(read(page({ x: 40, lines: [big(20, '배진우 남, 1994 (32세)'), { y: 60, text: 'jinwoo@example.com' }] })).name?.value.full).toBe(
    '배진우',
  );
});

it.each([
  ['Jan Küster Resume', 'Jan Küster'],
  ['Jan Küster – Lebenslauf', 'Jan Küster'],
  ['Curriculum Vitae Jan Küster', 'Jan Küster'],
])('what the document is called, beside a name, is none of it: %s', (text, name) => {
  const body = ['Engineer for bridges, eight years of them', 'Born where the river ends, at home where it begins'];
  const lines = body.map((words, at) => ({ y: 60 + at * 16, text: words }));
  expect(read(page({ x: 40, lines: [big(20, text), ...lines] })).name?.value.full).toBe(name);
});
