// What is nobody's name, and what is no entry because it is one.
import { expect, it } from 'vitest';
import type { TextDocument } from '../text-document.ts';
import { isRunningTitle } from './person-name.ts';
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
  ['Anna Berg – Engineer', false],
  ['Anna Berg', false],
  ['Resume writing for Anna Berg', false],
])('%s runs along the foot of a page: %s', (text, isTitle) => {
  expect(isRunningTitle(text, 'Anna Berg')).toBe(isTitle);
});
