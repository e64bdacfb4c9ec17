import { describe, expect, it } from 'vitest';
import { fold } from './folding.ts';
import { searchNames } from './name-search.ts';

const list = (...names: string[]) => names.map((name) => ({ name, folded: [fold(name)] }));
const SKILLS = list('JavaScript', 'Java', 'Data science', 'Big data', 'Metadata', 'Écriture', 'Project management', 'Python');
const found = (text: string, max?: number) => searchNames(SKILLS, text, max).map(({ name }) => name);

describe('names by a text being typed', () => {
  it.each([
    ['nothing typed: the list', '', ['JavaScript', 'Java']],
    ['begins with it', 'java', ['JavaScript', 'Java']],
    ['begins with it, then a word of it, then within', 'data', ['Data science', 'Big data', 'Metadata']],
    ['without case and accents', 'ECRITU', ['Écriture']],
    ['with wrong letters', 'pythn', ['Python']],
    ['with wrong letters in the middle', 'proiect managment', ['Project management']],
    ['too wrong', 'xyzzy', []],
    ['a short text is never wrong', 'jx', []],
  ])('%s', (_name, text, names) => {
    expect(found(text).slice(0, text === '' ? 2 : 50)).toEqual(names);
  });

  it('by any of their names, and at most so many', () => {
    expect(searchNames([{ id: 1, folded: ['javascript', 'ecmascript', 'js'] }], 'ecma')).toMatchObject([{ id: 1 }]);
    expect(found('a', 2)).toHaveLength(2);
    expect(searchNames(list(...Array.from({ length: 80 }, (_, n) => `skill ${n}`)), 'skill')).toHaveLength(50);
  });

  it('finds its 50 among 100,000 names, with typing errors', () => {
    const words = ['analysis', 'design', 'planning', 'welding', 'teaching', 'modelling', 'writing', 'cooking', 'testing', 'nursing'];
    const many = Array.from({ length: 100_000 }, (_, n) => ({ folded: [`${words[n % 10]} of ${words[(n >> 3) % 10]} ${n}`] }));
    searchNames(many, 'analisys of');
    expect(searchNames(many, 'modeling of nursng')).toHaveLength(50);
  });
});
