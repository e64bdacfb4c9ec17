import { describe, expect, it } from 'vitest';
import { compoundReader, compoundWords } from './compounds.ts';

const concepts = [
  {
    kind: 'work',
    forms: [
      { language: 'de', form: '*praktikum' },
      { language: 'nl', form: 'stage' },
      { language: 'de', form: 'ferienpraktikum' },
    ],
  },
  {
    kind: 'field',
    forms: [
      { language: 'de', form: 'vertrieb' },
      { language: 'en', form: 'data' },
    ],
  },
  { kind: 'field', forms: [{ language: 'de', form: 'finanz*' }] },
  { kind: 'occupation', forms: [{ language: 'de', form: '*entwickler' }] },
  { kind: 'occupation', forms: [{ language: 'de', form: '*leiter' }] },
  { kind: 'occupation', forms: [{ language: 'nb', form: 'lege' }] },
  { kind: 'field', forms: [{ language: 'de', form: 'krankenpfleg*' }] },
];
const [INTERNSHIP, SALES, FINANCE, DEVELOPER, MANAGER] = [0, 1, 2, 3, 4];
const read = compoundReader(concepts, compoundWords(concepts));
const parts = (word: string, meant: number[] = []) => read(word, meant).map((part) => [word.slice(part.from, part.to), ...part.concepts]);

describe('a word that is two', () => {
  it('means both, whatever sound joins them', () => {
    expect(parts('vertriebspraktikum', [SALES])).toEqual([
      ['vertriebs', SALES],
      ['praktikum', INTERNSHIP],
    ]);
    expect(parts('datastage')).toEqual([
      ['data', SALES],
      ['stage', INTERNSHIP],
    ]);
  });

  it('is not cut within what it begins with as a whole: "Krankenpflege" holds no Norwegian doctor', () => {
    expect(parts('krankenpflege', [6])).toEqual([]);
    expect(parts('krankenpflegepraktikum', [6])).toEqual([
      ['krankenpflege', 6],
      ['praktikum', INTERNSHIP],
    ]);
  });

  it('keeps what the whole word means by its beginning', () => {
    expect(parts('finanzpraktikum', [FINANCE])).toEqual([
      ['finanz', FINANCE],
      ['praktikum', INTERNSHIP],
    ]);
  });

  it('ends in an occupation where it means none yet', () => {
    expect(parts('dataentwickler', [SALES])).toEqual([
      ['data', SALES],
      ['entwickler', DEVELOPER],
    ]);
    expect(parts('vertriebsleiter', [MANAGER])).toEqual([]);
  });

  it('is none where the dictionary has it as it is, or does not know its beginning', () => {
    expect(parts('ferienpraktikum', [INTERNSHIP])).toEqual([]);
    expect(parts('sozialpraktikum', [INTERNSHIP])).toEqual([]);
    expect(parts('backstage')).toEqual([]);
  });
});
