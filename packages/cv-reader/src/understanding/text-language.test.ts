// The language of a CV whose layout has English headings.
import { expect, it } from 'vitest';
import { languageOfLines } from './text-language.ts';

const languageOf = (...texts: string[]) => languageOfLines(texts.map((text) => ({ text }))).value;
const around = (work: string, study: string, spoken: string) => languageOf('Work Experience', work, 'Education', study, 'Skills', 'Git', 'Languages', spoken, 'References'); // biome-ignore format: one thing

it('English headings above what is written in another language say nothing of it', () => {
  expect(around('Buchhalterin', 'Abitur', 'Deutsch Muttersprache')).toBe('de');
  expect(around('Guro sa Matematika', 'Batsilyer sa Edukasyon', 'Ingles Matatas')).toBe('fil');
  expect(around('Infermiere', 'Laurea triennale', 'Inglese Madrelingua')).toBe('it');
});

it('what is spoken beside English makes no other language of an English CV', () => {
  expect(around('Nurse', 'Bachelor of Science', 'German, fluent')).toBe('en');
});
