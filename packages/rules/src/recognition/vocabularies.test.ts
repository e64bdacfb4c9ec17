// Categories, sectors, education, languages, labels and headings: bounds, ties and what must not be read out of a text.
import { describe, expect, it } from 'vitest';
import { EDUCATION_FIELDS, EDUCATION_LEVELS, JOB_CATEGORIES } from '../jobs.ts';
import { recogniseCategories } from './categories.ts';
import { recogniseEducation } from './education.ts';
import { isJobLabelCode, labelCodeOf } from './labels.ts';
import { recogniseRequiredLanguages } from './required-languages.ts';
import { type SectionKind, sectionHeading } from './section-headings.ts';
import { recogniseSectors } from './sectors.ts';
import { languageOfText } from './text-language.ts';
import { splitWords } from './words.ts';

describe('the categories of a posting', () => {
  const of = (title: string, category: string[] = [], industry: string[] = []) => recogniseCategories(title, category, industry).categories;

  it.each(JOB_CATEGORIES)('%s is known by its code, in any way of writing', (code) => {
    for (const written of [code, code.toLowerCase(), code.replaceAll('_', ' '), ` ${code.replaceAll('_', '-')} `])
      expect(of('Xyzzy', [written])).toEqual([code]);
  });

  it('come from the title before the category, and from the industry only where nothing else says one', () => {
    expect(of('Staff Nurse', ['Finance'])[0]).toBe('HEALTHCARE');
    expect(of('Xyzzy', ['Legal'], ['Healthcare'])).toEqual(['LEGAL']);
    expect(of('Xyzzy', [], ['Healthcare'])).toEqual(['HEALTHCARE']);
  });

  it('are not read out of brackets beside a title, but of a title of nothing else', () => {
    expect(of('Software Developer (Finance)')).toEqual(['COMPUTER_AND_IT']);
    expect(of('(Software Developer)')).toEqual(['COMPUTER_AND_IT']);
  });

  it('are none for nothing, and empty categories are not reported', () => {
    expect(recogniseCategories('', ['', ' '], [''])).toEqual({ categories: [], unrecognised: [] });
  });
});

describe('the sectors of an industry', () => {
  it('are two at most, each once, in the order of the text', () => {
    expect(recogniseSectors(['Banking', 'Insurance', 'Hospital', 'Software']).sectors).toEqual([
      'finance_and_insurance',
      'healthcare_and_pharma',
    ]);
  });
  it('are none for nothing', () => expect(recogniseSectors(['', '  '])).toEqual({ sectors: [], unrecognised: [] }));
});

describe('education', () => {
  const of = (text: string) => recogniseEducation(text, splitWords(''));

  it('has its levels from the highest and its fields in the order of the vocabulary, however they stand in the text', () => {
    const { levels, fields } = of('Bachelor, Masters or PhD degree in statistics, physics or economics');
    expect(levels).toEqual(EDUCATION_LEVELS.filter((level) => ['phd', 'master', 'bachelor'].includes(level)));
    expect(fields).toEqual(EDUCATION_FIELDS.filter((field) => ['statistics', 'physics', 'economics'].includes(field)));
  });

  it('counts a field from 25 words behind a degree to 8 before it', () => {
    const far = (words: number) => 'x '.repeat(words);
    expect(of(`degree ${far(24)}physics`).fields).toEqual(['physics']);
    expect(of(`degree ${far(25)}physics`).fields).toEqual([]);
    expect(of(`physics ${far(7)}degree`).fields).toEqual(['physics']);
    expect(of(`physics ${far(8)}degree`).fields).toEqual([]);
  });

  it('has four levels and eight fields at most', () => {
    const all = of('degree: phd, dba degree, master of science, mba, bachelor, diploma, certificate');
    expect(all.levels).toHaveLength(4);
    expect(all.levels[0]).toBe('phd');
    expect(
      of('degree in physics, law degree, economics, finance, biology, chemistry, psychology, statistics, logistics, marketing').fields,
    ).toHaveLength(8);
  });

  it.each([
    ['Master data management', []],
    ['We value education and physics', []],
    ['High school diploma or GED', []],
    ['MBA degree preferred', ['mba']],
    ['Doctor of Business Administration (doctorate of business administration)', ['dba']],
    ['BSc or MSc', ['master', 'bachelor']],
    ['Promotion abgeschlossen an der Universität', ['phd']],
  ])('%s: %j', (text, levels) => expect(of(text).levels).toEqual(levels));

  it('of the feed wins over the description, unless it is empty', () => {
    const description = splitWords('You have a master degree in law degree');
    expect(recogniseEducation('PhD', description).levels).toEqual(['phd']);
    expect(recogniseEducation('  ', description).levels).toEqual(['master']);
  });

  it('is read from the description where the feed names only a school', () => {
    const description = splitWords('A college degree is preferred, a certificate is not');
    expect(recogniseEducation('A four-year high school diploma', description).levels).toEqual(['bachelor']);
  });

  it.each([
    ['You will work towards an NVQ in care', []],
    ['You will undertake a diploma in care', []],
    ['This needs no certificate of sponsorship', []],
    ['Bring an insurance certificate of your car', []],
    ['Benefits\n• We pay your master’s degree', []],
    ['You have a PGCert in teaching', ['certification']],
    ['An NVQ in care is essential', ['certification']],
    ['Graduation from an accredited four-year college', ['bachelor']],
  ])('is asked for, not promised: %s', (text, expected) =>
    expect(recogniseEducation(undefined, splitWords(`Carer\n${text}`)).levels).toEqual(expected),
  );
});

describe('languages that are asked for', () => {
  const of = (text: string) => recogniseRequiredLanguages(splitWords(text));
  it.each([
    ['English (C1), German (B2)', ['en', 'de']],
    ['Fließend Deutsch und sehr gute Englischkenntnisse', ['de', 'en']],
    ['Deutschsprachige Kunden', ['de']],
    ['parlez couramment espagnol', ['es']],
    ['vloeiend Nederlands', ['nl']],
    ['свободный английский язык', ['en']],
    ['Mandarin or Cantonese speaker', ['zh']],
    ['流利英语', ['en']],
    ['日本語 ネイティブ', ['ja']],
    ['Polish your skills and speak up', ['pl']],
    ['French fries', []],
    ['', []],
  ])('%s: %j', (text, codes) => expect(of(text)).toEqual(codes));

  it('are six at most, each once', () => {
    expect(
      of('spoken English, English, spoken German, spoken French, spoken Spanish, spoken Italian, spoken Dutch, spoken Polish'),
    ).toHaveLength(6);
  });

  it('are not where the word of mastery stands more than five words away', () => {
    expect(of('fluent a b c d German')).toEqual(['de']);
    expect(of('fluent a b c d e German')).toEqual([]);
  });
});

describe('the language of a text', () => {
  const of = (text: string) => languageOfText(splitWords(text));
  it.each([
    ['sv', 'Vi söker dig som har erfarenhet av arbete och som vill vara en del av vårt team, det är viktigt att du kan arbeta med oss.'],
    ['fi', 'Etsimme sinua, joka on valmis kuin me ja jos sinun kanssa on hyvä tehdä työtä, niin se on myös tärkeä.'],
    ['pl', 'Szukamy osoby, która jest gotowa do pracy w zespole i nie boi się wyzwań, oraz po prostu lubi to, co robi.'],
    ['uk', 'Ми шукаємо людину, яка не боїться роботи, що має досвід у команді та до нас прийде за своїм бажанням.'],
    ['el', 'Ψάχνουμε για έναν συνάδελφο'],
    ['he', 'אנחנו מחפשים עובדים חדשים'],
    ['ar', 'نبحث عن موظفين جدد'],
    ['th', 'เรากำลังมองหาเพื่อนร่วมงาน'],
    ['hi', 'हम नए सहकर्मियों की तलाश कर रहे हैं'],
  ])('%s', (language, text) => expect(of(text)).toBe(language));

  it('is not told by fewer than five common words, or by a text of two languages', () => {
    expect(of('the and of to')).toBeUndefined();
    expect(of('the and of to in')).toBe('en');
    expect(of('the and of with you und der die nicht wir')).toBeUndefined();
  });

  it('of kanji with a little kana is Japanese, of kanji alone Chinese', () => {
    expect(of('東京本社勤務の営業職')).toBe('ja');
    expect(of('北京总部销售职位')).toBe('zh');
  });
});

describe('the labels of feeds', () => {
  it.each([
    ['Graduate Programme', 'graduate_program'],
    ['AUTUMN', 'fall'],
    ['Offers Visa Sponsorship', 'visa_sponsorship'],
    ['Does not offer sponsorship', 'no_visa_sponsorship'],
    ['U.S. Citizenship is Required', 'us_citizenship'],
    ['other', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('%s says %s', (mark, code) => expect(labelCodeOf(mark)).toBe(code));

  it('are codes or words', () => {
    expect(['volunteer', 'Volunteer', 'toString', '', null, 3].map(isJobLabelCode)).toEqual([true, false, false, false, false, false]);
  });
});

describe('headings of sections', () => {
  const KINDS: SectionKind[] = [
    ...(['responsibilities', 'qualifications', 'minimumQualifications', 'preferredSkills', 'skills', 'experience'] as const),
    ...(['benefits', 'additionalInformation', 'howToApply'] as const),
  ];
  it.each(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ro', 'ru', 'vi', 'fil', 'zh', 'ja', 'ko', 'sv', 'da', 'nb'])(
    '%s has all, each another',
    (language) => {
      const headings = KINDS.map((kind) => sectionHeading(kind, language));
      expect(new Set(headings).size).toBe(KINDS.length);
      for (const heading of headings) expect(heading.trim()).toBe(heading);
    },
  );

  it('are English in a language that is not there', () => {
    expect(['xx', '', 'constructor'].map((language) => sectionHeading('howToApply', language))).toEqual(Array(3).fill('How to apply'));
  });
});
