// What a seventeenth set of strangers' CVs taught: forms with marks before their labels, and what stands in names and places of several countries.
import { describe, expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { below, heading, readBelow } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value]);

describe('forms with a mark before each label', () => {
  const marked = (y: number, text: string) => ({ y, text, bullet: '•' });

  it('name employer and title in what looks like a list, and a label goes on below its mark', () => {
    const entry = (y: number, dates: string, employer: string, title: string) => [
      { ...marked(y, `Date (da – a)                 ${dates}`) },
      { ...marked(y + 12, `Nome e indirizzo del datore di  ${employer}`) },
      { y: y + 24, text: 'lavoro' },
      { ...marked(y + 36, `Tipo di azienda o settore       Veleria`) },
      { ...marked(y + 48, `Tipo di impiego                 ${title}`) },
    ];
    const cv = readBelow(
      heading(60, 'Esperienza lavorativa'),
      ...entry(84, 'Dal 12/09/2021 al 30/06/2023', 'Veleria Bonazza, Fano', 'Velaio'),
      ...entry(180, 'Dal 03/10/2018 al 31/08/2021', 'Cordificio Astolfi, Pesaro', 'Cordaio'),
    );
    expect(work(cv)).toEqual([
      ['Velaio', 'Veleria Bonazza', '2021-09-12', '2023-06-30'],
      ['Cordaio', 'Cordificio Astolfi', '2018-10-03', '2021-08-31'],
    ]);
  });
});
