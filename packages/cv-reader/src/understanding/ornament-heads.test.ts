import { expect, it } from 'vitest';
import type { Line } from '../text-document.ts';
import { withoutOrnamentsOfHeads } from './ornament-heads.ts';

const line = (y: number, ...cells: [x: number, text: string][]): Line => ({
  ...{ text: cells.map(([, text]) => text).join('  '), cells: cells.map(([x, text]) => ({ text, x, right: x + 60 })) },
  ...{ page: 0, block: 0, x: cells[0]?.[0] ?? 0, right: 400, y, sizePt: 10, bold: false, italic: false, gap: 0.3, links: [] },
});
const texts = (lines: readonly Line[]) => withoutOrnamentsOfHeads(lines).map(({ text }) => text);

it('a heading below a line that a letter draws begins beside what it heads, and the line is gone', () => {
  const lines = [
    line(20, [40, 'ㅡ'], [160, 'Barman de doce años']),
    line(33, [40, 'Perfil']),
    line(60, [40, 'ㅡ'], [40, 'Experiencia'], [160, 'Mercado Abierto']),
    line(72, [160, 'Panel de pedidos']),
    line(90, [40, 'ㅡ'], [160, 'Inglés: B2']),
    line(103, [40, 'Idiomas'], [160, 'Portugués: básico']),
  ];
  expect(texts(lines)).toEqual([
    'Perfil  Barman de doce años',
    'Experiencia  Mercado Abierto',
    'Panel de pedidos',
    'Idiomas  Inglés: B2',
    'Portugués: básico',
  ]);
});

it('one such line is nobody’s way', () => {
  const lines = [line(20, [40, '—'], [160, 'Barman']), line(33, [40, 'Perfil'])];
  expect(texts(lines)).toEqual(['—  Barman', 'Perfil']);
});
