import { describe, expect, it } from 'vitest';
import type { Line } from '../text-document.ts';
import { withStackedDates } from './stacked-dates.ts';

const context = { language: 'es', today: '2026-11-30', bodyPt: 10 } as const;

function line(y: number, cells: readonly string[], bold: boolean): Line {
  const made = cells.map((text, at) => ({ text, x: 40 + 70 * at, right: 80 + 70 * at }));
  return {
    ...{
      text: cells.join('  '),
      cells: made,
      page: 0,
      block: 0,
      x: 40,
      right: 400,
      y,
      sizePt: 10,
      bold,
      italic: false,
      gap: 0.2,
      links: [],
    },
    ...(!bold && { color: '#666666' }),
  };
}

const texts = (lines: readonly Line[]) => withStackedDates(lines, context as never).map(({ text }) => text);

describe('dates at the left of two lines of an entry', () => {
  it('are its beginning and its end, where all have the same two looks; a date alone stays', () => {
    const lines = [
      line(100, ['2021', 'Enfermera general'], true),
      line(113, ['Actual', 'Hospital General, Puebla'], false),
      line(160, ['Ago 2018', 'Pasante de enfermería'], true),
      line(173, ['Jul 2019', 'Centro de Salud'], false),
      line(220, ['2017', 'Diplomado'], true),
    ];
    expect(texts(lines)).toEqual([
      '2021 – Actual  Enfermera general',
      'Hospital General, Puebla',
      'Ago 2018 – Jul 2019  Pasante de enfermería',
      'Centro de Salud',
      '2017  Diplomado',
    ]);
  });

  it('are dates of lists where they fall, or where all look the same', () => {
    const falling = [
      line(100, ['2021', 'Curso de suturas'], true),
      line(113, ['2019', 'Curso de triage'], false),
      line(160, ['2018', 'Curso de RCP'], true),
      line(173, ['2016', 'Curso de vendajes'], false),
    ];
    expect(texts(falling)).toEqual(falling.map(({ text }) => text));
    const alike = [100, 113, 126, 139].map((y, at) => line(y, [String(2015 + at), `Curso ${at}`], false));
    expect(texts(alike)).toEqual(alike.map(({ text }) => text));
  });
});
