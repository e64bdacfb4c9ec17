import { describe, expect, it, test } from 'vitest';
import { shippedConcepts } from './concept-dictionary.ts';
import { isFiller } from './fillers.ts';
import { conceptOf, conceptTerm, exactConceptTerm, placeOf, placeTerm } from './terms.ts';
import { askedUnits, deniedUnits, readUnits } from './units.ts';
import { fold } from './words.ts';

/** Parts of a question: those that are places in brackets. */
const read = (text: string) =>
  readUnits(text, false).map(({ typed, terms }) => (terms.some((term) => placeOf(term)) ? `[${typed}]` : typed));

describe('a town that is an ordinary word', () => {
  test.each([
    ['reading nurse', ['reading', 'nurse']],
    ['bath office nurse', ['[bath]', 'office', 'nurse']],
    ['mobile developer', ['mobile developer']],
    ['reading', ['[reading]']],
    ['jobs in reading', ['[reading]']],
    ['nurse reading', ['nurse', '[reading]']],
    ['nurse in reading', ['nurse', '[reading]']],
    ['jobs in reading nurse', ['[reading]', 'nurse']],
    ['Reading nurse', ['[Reading]', 'nurse']],
    ['berlin nurse', ['[berlin]', 'nurse']],
    ['nice team', ['nice', 'team']],
    ['nice vendeur', ['[nice]', 'vendeur']],
    ['stage nice', ['stage', '[nice]']],
    ['koch essen', ['koch', '[essen]']],
    ['essen ausliefern', ['essen ausliefern']],
    ['nancy nurse', ['[nancy]', 'nurse']],
  ])('"%s" asks for %j', (text, units) => {
    expect(read(text)).toEqual(units);
  });

  it('is a place in quotes no more than other words', () => {
    expect(readUnits('"reading" nurse', false)[0]).toMatchObject({ terms: [], isRequired: true });
  });
});

describe('a question as students type it', () => {
  test.each([
    ['alternance communication lyon', ['apprenticeship', 'communication', 'FR/Lyon']],
    ['Praktikum Vertrieb Nürnberg', ['internship', 'sales', 'DE/Nürnberg']],
    ['データ 新卒', ['data', 'new-graduate']],
    ['бухгалтер стажёр', ['accountant', 'internship']],
    ['trainee programme denmark', ['graduate-programme', 'DK']],
    ['typescript home office', ['typescript', 'remote']],
    ['r', ['r']],
    ['internship austria', ['internship', 'AT']],
  ])('"%s" asks for %j', (text, meant) => {
    expect(readUnits(text, false).map(({ terms: [term = ''] }) => conceptOf(term) ?? placeOf(term))).toEqual(meant);
  });
});

describe('a country by the name that people call it', () => {
  test.each([
    ['호주 인턴십', 'AU'],
    ['澳洲 实习', 'AU'],
    ['德國 實習', 'DE'],
    ['アメリカ 新卒', 'US'],
    ['trabajo en EEUU', 'US'],
    ['estágio EUA', 'US'],
    ['стажировка в США', 'US'],
    ['работа в ОАЭ', 'AE'],
    ['thực tập ở Mỹ', 'US'],
    ['làm việc ở Đức', 'DE'],
    ['stage Écosse', 'GB'],
    ['한국 취업', 'KR'],
    ['香港 實習', 'HK'],
  ])('"%s" asks for %s', (text, country) => {
    const places = readUnits(text, false).flatMap(({ terms }) => terms.flatMap((term) => placeOf(term) ?? []));
    expect(new Set(places.map((place) => place.slice(0, 2)))).toEqual(new Set([country]));
  });
});

describe('what asks for nothing', () => {
  it('is no form of a concept, unless in texts of its language or in its own case ("dans" is no dance, "in an" no printing)', () => {
    const forms = shippedConcepts().flatMap(({ id, forms }) => [...forms].map(({ form }) => ({ id, form })));
    const plain = forms.filter(({ form }) => !/^[-~=?]/.test(form) && !form.includes('*'));
    const asksNothing = (form: string) => fold(form.replace('+', '')).split(/[\s-]+/).every(isFiller); // biome-ignore format: one thought
    expect(plain.filter(({ form }) => asksNothing(form)).map(({ id, form }) => `${id}: ${form}`)).toEqual([]);
  });

  test.each([
    ['what graduate schemes are there in law', ['graduate schemes', 'law']],
    ['looking for a nurse', ['nurse']],
    ['ich suche ein praktikum im bereich personal', ['praktikum', 'bereich personal']],
    ['cerco stage a bologna', ['stage', '[bologna]']],
    ['東京でインターンを探しています', ['[東京]', 'インターン']],
    ['서울에서 인턴 구해요', ['[서울]', '인턴']],
    ['我想找一份会计的工作', ['会计']],
    ['naghahanap ako ng trabaho bilang nars', ['nars']],
  ])('"%s" asks for %j', (text, units) => {
    expect(read(text)).toEqual(units);
  });

  it('counts in quotes, while it is typed, and where it is a part of what means something', () => {
    expect(readUnits('"looking for" nurse', false).map(({ typed }) => typed)).toEqual(['looking', 'for', 'nurse']);
    expect(readUnits('nurse looking', true).map(({ typed }) => typed)).toEqual(['nurse', 'looking']);
    expect(read('việc làm thêm cho sinh viên')).toEqual(['việc làm thêm cho sinh viên']);
  });
});

test('a phrase that a word before would hide is what is asked for', () => {
  expect(readUnits('internship in data science', false).at(-1)).toMatchObject({
    typed: 'data science',
    terms: [conceptTerm('data-science')],
  });
  expect(readUnits('trabajo en prácticas de verano', false)[0]!.terms).toEqual([conceptTerm('summer-internship')]);
});

test('what is left of a phrase that gave way to a longer one means something by itself', () => {
  expect(readUnits('warehouse jobs for students', false)).toMatchObject([
    { typed: 'warehouse', terms: [conceptTerm('warehouse-worker')] },
    { typed: 'jobs for students', terms: [conceptTerm('student-job')] },
  ]);
});

test('an internship is read whole in Japanese, however it is called', () => {
  expect(read('機械エンジニア インターンシップ')).toEqual(['機械エンジニア', 'インターンシップ']);
});

test('a sign for whoever does it belongs to the kind of work before it', () => {
  expect(read('翻译员')).toEqual(['翻译员']);
  expect(read('清掃 工場')).toEqual(['清掃', '工場']);
});

test('a short name of a city is that city in a question, in small letters too', () => {
  expect(readUnits('swe intern sf', false).at(-1)).toMatchObject({ typed: 'sf', words: [] });
  expect(read('работа спб')).toEqual(['[спб]']);
});

test.each(['angleterre', 'Inglaterra', 'Англии', 'england'])(
  '"%s" asks for the country: few postings say which part of it they are in',
  (name) => {
    expect(readUnits(`orthophoniste ${name}`, false).at(-1)).toMatchObject({
      words: [],
      terms: expect.arrayContaining([placeTerm('GB')]),
    });
  },
);

test('a part that another one says more narrowly is not asked for beside it, but in quotes or while it is typed', () => {
  expect(read('medico psiquiatra')).toEqual(['psiquiatra']);
  expect(read('driver, bus driver, london')).toEqual(['bus driver', '[london]']);
  expect(read('"doctor" psychiatrist')).toEqual(['doctor', 'psychiatrist']);
  expect(readUnits('psychiatrist doctor', true).map(({ typed }) => typed)).toEqual(['psychiatrist', 'doctor']);
  expect(read('nurse teacher')).toEqual(['nurse', 'teacher']);
});

test('what is merely wished for is answered by what it means alone', () => {
  const paid = { words: [], terms: [conceptTerm('paid')], isWish: true };
  for (const wish of ['paid', 'bezahltes', 'rémunéré', 'retribuito', '有薪', '유급', 'có lương', 'оплачиваемая']) {
    expect(readUnits(`${wish} xylophone`, false)[0]).toMatchObject(paid);
  }
  expect(readUnits('paid search', false).some(({ isWish }) => isWish)).toBe(false);
});

test('how far one is, is wished for: who asks for an apprentice electrician would rather see electricians than plasterers', () => {
  for (const wish of ['apprentice', 'entry level', 'junior'])
    expect(readUnits(`${wish} electrician`, false)).toMatchObject([{ isWish: true }, { typed: 'electrician' }]);
});

test('an occupation is named by its own titles; kinds of work have no narrower ones', () => {
  expect(readUnits('civil engineer', false)[0]!.exact).toEqual([exactConceptTerm('civil-engineer')]);
  expect(readUnits('internship', false)[0]!.exact).toBeUndefined();
});

describe('a compound', () => {
  it('asks for each of its parts, and is answered by itself as it is written', () => {
    const [what, how] = readUnits('Marketingpraktikum', false);
    expect(what).toMatchObject({ typed: 'marketing', words: [{ word: 'marketingpraktikum' }], terms: [conceptTerm('marketing')] });
    expect(how).toMatchObject({ typed: 'praktikum', words: [{ word: 'marketingpraktikum' }], terms: [conceptTerm('internship')] });
    expect(read('Vertriebspraktikum in Berlin')).toEqual(['vertriebs', 'praktikum', '[Berlin]']);
  });

  it('asks for itself in quotes, and while it is typed', () => {
    expect(readUnits('"Marketingpraktikum"', false)).toMatchObject([{ typed: 'Marketingpraktikum', terms: [] }]);
    expect(readUnits('Marketingpraktikum', true)).toHaveLength(1);
  });
});

test.each([
  ['railway sector', 'railway sector', 'rail-company'],
  ["secteur de l'assurance", "secteur de l'assurance", 'insurer'],
  ['работа в сфере страхования', 'сфере страхования', 'insurer'],
  ['航空業界', '航空業界', 'airline'],
  ['insurance', 'insurance', undefined],
])('"%s" asks for "%s" and whoever is in it', (text, typed, employer) => {
  const [unit] = readUnits(text, false);
  expect(unit!.typed).toBe(typed);
  expect(unit!.terms.includes(conceptTerm(employer ?? 'insurer'))).toBe(employer !== undefined);
});

describe('abroad', () => {
  const asked = (text: string, countries: string[]) =>
    askedUnits({ text, prefix: false, countries }).map(({ typed, terms }) => ({
      typed,
      places: terms.flatMap((term) => placeOf(term) ?? []),
    }));

  test.each([
    ["stage all'estero in marketing", 'IT', 'all estero'],
    ['Praktikum im Ausland Marketing', 'DE', 'im Ausland'],
    ['stage à l’étranger en marketing', 'FR', 'à l’étranger'],
    ['海外でマーケティング インターン', 'JP', '海外で'],
    ['стажировка за границей маркетинг', 'RU', 'за границей'],
    ['stage in het buitenland marketing', 'NL', 'het buitenland'],
    ['marketing internship abroad', 'NO', 'abroad'],
  ])('"%s" asks for every country but %s (search.27)', (text, own, typed) => {
    const abroad = asked(text, [own]).find(({ places }) => places.length > 0);
    expect(abroad?.typed.toLowerCase()).toContain(typed.toLowerCase().slice(-5));
    expect(abroad?.places).toContain('PT');
    expect(abroad?.places).not.toContain(own);
  });

  test.each([
    ['no country of the reader is known', 'marketing internship abroad', []],
    ['it is as good as any', "marketing, va bene anche all'estero", ['IT']],
    ['it is not wanted', 'Marketing, nicht im Ausland', ['DE']],
    ['it is whom somebody sells to', 'commerciale estero', ['IT']],
    ['it is whom somebody sells to', 'Vertrieb Ausland', ['DE']],
  ])('it asks for nothing where %s', (_, text, countries) => {
    expect(asked(text, countries).flatMap(({ places }) => places)).toEqual([]);
    expect(deniedUnits({ text, prefix: false })).toEqual([]);
  });
});

describe('what somebody studies', () => {
  const studied = (text: string) => readUnits(text, false).flatMap(({ typed, isStudied }) => (isStudied ? [typed] : []));

  test.each([
    ['studying economics, looking for a marketing internship', 'economics'],
    ['ich studiere Informatik und suche einen Job im Marketing', 'Informatik'],
    ["faccio l'ultimo anno di scienze politiche e cerco uno stage nel terzo settore", 'scienze politiche'],
    ['étudiante en histoire, cherche stage en communication', 'histoire'],
    ['大学で経済学を専攻しています。マーケティングの仕事がしたい', '経済学'],
    ['통계학 전공인데 마케팅 인턴 찾아요', '통계학'],
  ])('"%s" is a wish beside what is looked for: %s (search.28)', (text, typed) => {
    expect(studied(text)).toEqual([typed]);
    expect(readUnits(text, false).find((unit) => unit.isStudied)?.isWish).toBe(true);
  });

  test.each([
    ['nothing else is asked for', 'economics student looking for an internship in Paris'],
    ['it is what is looked for', 'master en droit, stage ou premier poste de juriste'],
    ['it is said again', 'studying finance, job in finance or marketing'],
    ['what stands before is no verb', '大学会计 市场营销'],
  ])('is asked for where %s', (_, text) => {
    expect(studied(text)).toEqual([]);
  });

  test.each([
    ['I study physics in Leeds and want an internship in accounting in London', ['London']],
    ['Ciao, studio economia a Bologna e cerco uno stage nel marketing in Germania', ['Germania']],
    ['em học kỹ thuật cơ khí ở Đà Nẵng, muốn làm kế toán ở Hà Nội', ['Hà Nội']],
    ['我在英国读金融，想去新加坡做数据分析', ['新加坡']],
    // Nowhere else, or there too.
    ['I study physics in Leeds and want an internship in accounting', ['Leeds']],
    ['我在英国读金融，想在英国或者德国做数据分析', ['英国', '德国']],
  ])('is not looked for where it is studied, if another place is named: "%s" (search.28)', (text, places) => {
    const units = readUnits(text, false).filter(({ terms }) => terms.some((term) => placeOf(term) !== undefined));
    expect(units.flatMap(({ typed }) => typed.split(' / ')).sort()).toEqual(places.sort());
  });
});

it('with so much experience is no part of what is looked for', () => {
  const typed = (text: string) => readUnits(text, false).map((unit) => unit.typed);
  expect(typed('cuoco con 10 anni di esperienza cerca lavoro a Milano')).toEqual(['cuoco', 'Milano']);
  expect(typed('nurse with experience')).toEqual(['nurse']);
  expect(typed('customer experience')).not.toEqual([]);
  expect(typed('no experience')).not.toEqual([]);
});

describe('Latin letters beside signs of scripts without spaces', () => {
  it('are said as they were typed', () => {
    expect(readUnits('ITの仕事', false).map(({ typed }) => typed)).toEqual(['IT']);
  });

  test.each([
    ['ITの仕事', 'computing'],
    ['HR的工作', 'human-resources'],
    ['做IT的公司', 'computing'],
    ['PM으로 이직', 'project-manager'],
    ['SEの求人', 'software-developer'],
  ])('are a word of their own: "%s"', (text, concept) => {
    expect(readUnits(text, false).flatMap(({ terms }) => terms)).toContain(conceptTerm(concept));
  });
});

it('what begins a question to say that something is looked for asks for nothing', () => {
  expect(readUnits('recherche stage marketing', false).map(({ typed }) => typed)).toEqual(['stage', 'marketing']);
  expect(readUnits('recherche clinique', false).map(({ typed }) => typed)).toEqual(['recherche clinique']);
});
