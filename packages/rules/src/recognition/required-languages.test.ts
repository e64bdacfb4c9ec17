// Languages that are asked for, in lists too, and those that are only named.
import { describe, expect, it } from 'vitest';
import { recogniseRequiredLanguages } from './required-languages.ts';
import { splitWords } from './words.ts';

const of = (text: string) => recogniseRequiredLanguages(splitWords(text));

describe('a language', () => {
  it.each([
    ['Proficiency in Spanish, Korean, Vietnamese, and Chinese is required', ['es', 'ko', 'vi', 'zh']],
    ['Good English or German conversation skills', ['en', 'de']],
    ['Communiquer en français et en anglais', ['fr', 'en']],
    ['basic knowledge of Italian and/or French', ['it', 'fr']],
    ['very good English skills', ['en']],
    ['bilingue impératif, anglais essentiel', ['en', 'fr']],
    ['Search Quality Rater - Spanish - USA\nJoin us', ['es']],
    ['Au Canada, le bilinguisme est exigé', ['en', 'fr']],
    ['In Canada, ideally fluent in both official languages', ['en', 'fr']],
    ['Canada: maîtriser les deux langues officielles', ['en', 'fr']],
    ['Give presentations in Spanish and English', ['es', 'en']],
    ['des recherches en anglais et en français', ['en', 'fr']],
    ['la préférence aux bilingues (français et anglais)', ['fr', 'en']],
    ['English/Chinese (all dialects) would be considered', ['en', 'zh']],
    ['Bilingualism (English and French) is an asset', ['en', 'fr']],
    ['Bi-lingual English/Mandarin, English/French a plus', ['en', 'zh', 'fr']],
    ['Multilingual capacity (Spanish or Mandarin)', ['es', 'zh']],
    ['Proficiency in languages other than English (esp. Spanish and Punjabi)', ['es', 'pa']],
    ['Proficiency in one of the languages spoken by the people of our city, such as Spanish, Haitian Creole, Albanian', ['es', 'ht', 'sq']],
  ])('is asked for: %s', (text, expected) => expect(of(text)).toEqual(expected));

  it.each([
    'The ability to speak Welsh is not necessary',
    'Canada serves its people in both official languages',
    'Ability to speak a language other than English',
    'The Welsh Government speaks with native wit',
    'polish your written style',
    'Great coffee, Italian quality',
    'Fluent team. French wine.',
    'The form is available in English and Spanish',
    'We offer courses in German and French',
    'German startup with a native app',
    'Our languages are many, and we like dishes of all the world, such as Italian pasta',
    'You work with friends of many countries, including Polish people',
  ])('is not: %s', (text) => expect(of(text)).toEqual([]));
});
