import { describe, expect, it } from 'vitest';
import { recogniseCategories } from './categories.ts';
import { countryOf } from './country-names.ts';
import { addDays, dayIn, daysBetween, endOfDayIn, lastDay, readDate } from './dates.ts';
import { deadlineInText } from './deadlines.ts';
import { recogniseEducation } from './education.ts';
import { recogniseEmploymentTypes } from './employment-types.ts';
import { repairMojibake } from './mojibake.ts';
import { recognisePlaces } from './places.ts';
import { recogniseRequiredLanguages } from './required-languages.ts';
import { readSalary } from './salaries.ts';
import { recogniseSectors } from './sectors.ts';
import { builtInSkills, markedLabels, skillFinder } from './skills.ts';
import { languageOfText } from './text-language.ts';
import { phraseFinder, splitWords } from './words.ts';
import { saysPartTime } from './working-time.ts';

describe('a phrase finder', () => {
  const find = (phrases: [string, string][], text: string) =>
    phraseFinder(phrases)
      .find(splitWords(text))
      .map((match) => match.value);
  it('takes the longest phrase at a place', () => {
    expect(
      find(
        [
          ['data', 'D'],
          ['data analyst', 'DA'],
        ],
        'Senior Data Analyst',
      ),
    ).toEqual(['DA']);
  });
  it('does not reach over commas, lines and sentence ends', () => {
    expect(find([['machine learning', 'ML']], 'machine, learning. Machine\nlearning')).toEqual([]);
  });
  it('finds beginnings, endings, exact case and words with signs', () => {
    expect(
      find(
        [
          ['buchhalt*', 'A'],
          ['*entwickler', 'B'],
        ],
        'Buchhalterin und Softwareentwickler',
      ),
    ).toEqual(['A', 'B']);
    expect(find([['=IT', 'IT']], 'we do it in IT')).toEqual(['IT']);
    expect(
      find(
        [
          ['c++', 'C++'],
          ['c#', 'C#'],
          ['.net', 'NET'],
        ],
        'C++, C# and .NET',
      ),
    ).toEqual(['C++', 'C#', 'NET']);
  });
  it('finds words of scripts without spaces anywhere', () => {
    expect(find([['営業', 'sales']], '法人営業職')).toEqual(['sales']);
  });
});

describe('employment types', () => {
  it.each([
    [['FULL_TIME'], 'Nurse', ['FULL_TIME'], []],
    [['Part time'], 'Nurse', ['PART_TIME'], []],
    [['part-time', 'Full-Time'], 'Nurse', ['FULL_TIME', 'PART_TIME'], []],
    [['INTERN'], 'Software Intern', ['INTERN'], []],
    [['permanent'], 'Developer', ['FULL_TIME'], []],
    [['permanent, part-time possible'], 'Developer', ['PART_TIME'], []],
    [['VOLUNTEER'], 'Driver', [], ['volunteer']],
    [['Vollzeit'], 'Entwickler', ['FULL_TIME'], []],
    [['Praktikum'], 'Marketing', ['INTERN'], []],
    [['CDI'], 'Comptable', ['FULL_TIME'], []],
    [['stage'], 'Marketing', ['INTERN'], []],
    [['正社員'], '営業', ['FULL_TIME'], []],
    [['contract'], 'Developer', ['TEMPORARY'], []],
    [['FULL_TIME'], 'Nurse (part time)', ['PART_TIME'], []],
    [['FULL_TIME'], 'Graduate Programme Finance', ['FULL_TIME'], ['graduate_program']],
    [[], 'Summer College Internship', ['INTERN'], []],
  ] as const)('%j of %s is %j with marks %j', (raw, title, types, marks) => {
    const found = recogniseEmploymentTypes(raw, title);
    expect(found.types).toEqual(types);
    expect(found.marks).toEqual(marks);
  });
  it.each([
    ['Band 7. Part time (22.5 hours per week)', true],
    ['Hours: 16 hours per week', true],
    ['Full or Part Time / Permanent', false],
    ['37.5 hours per week, part time considered', false],
    ['Work with us', false],
  ] as const)('part time by its text: %s is %s', (text, expected) => {
    expect(saysPartTime(text)).toBe(expected);
  });
  it('reports what nobody understands', () => {
    expect(recogniseEmploymentTypes(['wibble'], 'Nurse').unrecognised).toEqual(['wibble']);
  });
});

describe('categories', () => {
  it.each([
    ['Senior Data Analyst', [], [], ['COMPUTER_AND_IT']],
    ['Finance Manager', [], ['Healthcare'], ['ACCOUNTING_AND_FINANCE']],
    ['Staff Nurse', [], ['Healthcare'], ['HEALTHCARE']],
    ['Softwareentwicklerin (m/w/d)', [], [], ['COMPUTER_AND_IT']],
    ['Infirmière de nuit', [], [], ['HEALTHCARE']],
    ['法人営業', [], [], ['SALES_AND_RETAIL']],
    ['Chef de projet', [], [], ['BUSINESS_OPERATIONS']],
    ['Sous Chef', [], [], ['RESTAURANT_AND_HOSPITALITY']],
    ['Associate', ['Legal Affairs'], [], ['LEGAL']],
    ['Associate', ['HUMAN_RESOURCES'], [], ['HUMAN_RESOURCES']],
    ['Zoo Curator', [], [], []],
  ] as const)('%s %j %j is %j', (title, category, industry, expected) => {
    expect(recogniseCategories(title, category, industry).categories).toEqual(expected);
  });
  it('gives at most two, and says which category it did not know', () => {
    expect(recogniseCategories('Sales, Marketing, Finance and Legal Assistant', ['Frobnication'], []).categories.length).toBe(2);
    expect(recogniseCategories('Foo', ['Frobnication'], []).unrecognised).toEqual(['Frobnication']);
  });
});

describe('sectors', () => {
  it('reads industries', () => {
    expect(recogniseSectors(['Hospital & Health Care']).sectors).toEqual(['healthcare_and_pharma']);
    expect(recogniseSectors(['Computer Software', 'xyzzy'])).toEqual({ sectors: ['technology_and_telecom'], unrecognised: ['xyzzy'] });
  });
});

describe('places', () => {
  const place = (raw: string) => {
    const found = recognisePlaces([{ raw }]);
    return {
      cities: found.places.map((each) => each.city),
      countries: found.places.map((each) => each.countryCode),
      remote: found.remote,
      zone: found.zone,
    };
  };
  it.each([
    ['London, UK', ['London'], ['GB'], false, 'Europe/London'],
    ['New York, NY', ['New York'], ['US'], false, 'America/New_York'],
    ['Houston, Texas', ['Houston'], ['US'], false, 'America/Chicago'],
    ['Remote in USA', [undefined], ['US'], true, 'America/New_York'],
    ['Remote', [], [], true, undefined],
    ['Anywhere', [], [], true, undefined],
    ['Albany, NY, Salt Lake City, UT', ['Albany', 'Salt Lake City'], ['US', 'US'], false, 'America/New_York'],
    ['New York / NJ', ['New York', undefined], ['US', 'US'], false, 'America/New_York'],
    ['München', ['München'], ['DE'], false, 'Europe/Berlin'],
    ['Toronto, CA', ['Toronto'], ['CA'], false, 'America/Toronto'],
    ['San Mateo, CA', ['San Mateo'], ['US'], false, 'America/Los_Angeles'],
    ['Berlin, DE', ['Berlin'], ['DE'], false, 'Europe/Berlin'],
    ['Wilmington, DE', ['Wilmington'], ['US'], false, 'America/New_York'],
    ['Atlanta, Georgia', ['Atlanta'], ['US'], false, 'America/New_York'],
    ['San Francisco and Toronto', ['San Francisco', 'Toronto'], ['US', 'CA'], false, 'America/Los_Angeles'],
    ['東京', ['Tokyo'], ['JP'], false, 'Asia/Tokyo'],
    ['38 Grosvenor Gardens London SW1W 0EB, United Kingdom', ['London'], ['GB'], false, 'Europe/London'],
    ['United Kingdom (Remote)', [undefined], ['GB'], true, 'Europe/London'],
    ['Atlantis', ['Atlantis'], [undefined], false, undefined],
    ['Multiple Locations', [], [], false, undefined],
  ] as const)('%s', (raw, cities, countries, remote, zone) => {
    expect(place(raw)).toEqual({ cities, countries, remote, zone });
  });
  it('keeps structured fields and refuses impossible coordinates', () => {
    const [found] = recognisePlaces([{ city: 'Reading', postalCode: 'RG1 8NQ', country: 'GB', latitude: 512, longitude: -1 }]).places;
    expect(found).toMatchObject({ line: 'Reading', city: 'Reading', countryCode: 'GB', latitude: undefined, longitude: -1 });
  });
  it('tells the country Georgia from the state by its field', () => {
    expect(recognisePlaces([{ city: 'Tbilisi', country: 'Georgia' }]).zone).toBe('Asia/Tbilisi');
  });
  it('reports lines without a country', () => {
    expect(recognisePlaces([{ raw: 'Cambridge or Brighton, England' }]).places.map(({ line, countryCode }) => [line, countryCode])).toEqual(
      [
        ['Cambridge, England', 'GB'],
        ['Brighton, England', 'GB'],
      ],
    );
    expect(recognisePlaces([{ raw: 'Atlantis' }, { city: 'X', country: 'Narnia' }]).unrecognised).toEqual(['Atlantis', 'Narnia', 'X']);
  });
  it('knows countries in several languages and codes', () => {
    expect(['Deutschland', 'Allemagne', 'GBR', 'uk', 'Ελλάς', '日本', 'Hoa Kỳ'].map(countryOf)).toEqual([
      'DE',
      'DE',
      'GB',
      'GB',
      undefined,
      'JP',
      'US',
    ]);
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-21', '2026-11-21', undefined],
    ['2026-11-21T09:30:00Z', '2026-11-21', '2026-11-21T09:30:00.000Z'],
    ['2019-08-09T13:00:25+0100', '2019-08-09', '2019-08-09T12:00:25.000Z'],
    ['2019-08-01T00:00:00.000', '2019-08-01', undefined],
    ['Mon, 10 Nov 2014 22:49:39 GMT', '2014-11-10', '2014-11-10T22:49:39.000Z'],
    ['15-AUG-2019', '2019-08-15', undefined],
    ['August 24, 2017', '2017-08-24', undefined],
    ['24.08.2017', '2017-08-24', undefined],
    ['08/24/2017', '2017-08-24', undefined],
    [1_543_017_600_000, '2018-11-24', '2018-11-24T00:00:00.000Z'],
  ] as const)('%s is %s', (raw, on, at) => {
    expect(readDate(raw)).toEqual({ on, at: at && new Date(at) });
  });
  it.each(['2019-13-45', '2019-02-30', '31/31/2020', 'soon', '', '9999-99-99', '0001-01-01', Number.NaN])('%s is no date', (raw) => {
    expect(readDate(raw)).toBeUndefined();
  });
  it('reads 03/04 by the country', () => {
    expect(readDate('03/04/2026')?.on).toBe('2026-04-03');
    expect(readDate('03/04/2026', true)?.on).toBe('2026-03-04');
  });
  it('ends days in their zone, also where clocks change', () => {
    expect(endOfDayIn('America/New_York', '2026-03-08').toISOString()).toBe('2026-03-09T03:59:59.000Z');
    expect(endOfDayIn('Europe/London', '2026-10-25').toISOString()).toBe('2026-10-25T23:59:59.000Z');
    expect(endOfDayIn('Asia/Tokyo', '2026-11-21').toISOString()).toBe('2026-11-21T14:59:59.000Z');
  });
  it('takes the last day as written, or where the instant falls in the zone', () => {
    expect(lastDay({ on: '2026-11-21', at: undefined }, 'Asia/Tokyo')).toBe('2026-11-21');
    expect(lastDay({ on: '2026-11-22', at: new Date('2026-11-22T04:59:59Z') }, 'America/New_York')).toBe('2026-11-21');
  });
  it.each([
    ['Applications must be received by THURSDAY, MARCH 1, 2018.', '2018-03-01'],
    ['Bewerbungsschluss: 31.12.2026', '2026-12-31'],
    ['Closing date: 5th January 2027', '2027-01-05'],
    ['The project ended on March 1, 2018.', undefined],
    ['Closing date: soon', undefined],
  ])('finds a deadline in a text: %s', (text, on) => {
    expect(deadlineInText(text)?.on).toBe(on);
  });
  it('counts days', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
    expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2);
    expect(dayIn('Pacific/Auckland', new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-22');
  });
});

describe('education', () => {
  it('reads levels and fields of the feed', () => {
    expect(
      recogniseEducation("A baccalaureate degree in computer science or economics; a master's degree is a plus.", splitWords('')),
    ).toEqual({
      levels: ['master', 'bachelor'],
      fields: ['computer_science', 'economics'],
    });
  });
  it('takes the degree that stands before the word, and no other', () => {
    expect(recogniseEducation('Master’s or PhD degree in physics', splitWords('')).levels).toEqual(['phd', 'master']);
    expect(recogniseEducation('Diploma / degree in nursing', splitWords('')).levels).toEqual(['bachelor', 'diploma']);
  });
  it('takes no school diploma for a study level', () => {
    expect(recogniseEducation('A four year high school diploma', splitWords('')).levels).toEqual([]);
  });
  it('reads a description only where it speaks of a degree', () => {
    expect(recogniseEducation(undefined, splitWords('You manage master data in physics. We hire engineering talent.'))).toEqual({
      levels: [],
      fields: [],
    });
    expect(recogniseEducation(undefined, splitWords('Abgeschlossenes Studium der Informatik.'))).toEqual({
      levels: ['bachelor'],
      fields: ['computer_science'],
    });
  });
});

describe('salaries', () => {
  it.each([
    [
      { raw: '£27,373.50 to £34,510 DOE', unit: 'YEAR' },
      { min: 27373.5, max: 34510, currency: 'GBP', unit: 'YEAR' },
    ],
    [{ raw: '€ 55.000 - 65.000 p.a.' }, { min: 55000, max: 65000, currency: 'EUR', unit: 'YEAR' }],
    [
      { raw: '$42,741 to $60,823 \nThe salary elsewhere is $57,148', unit: 'Annual' },
      { min: 42741, max: 60823, currency: 'USD', unit: 'YEAR' },
    ],
    [{ raw: '60k-80k USD' }, { min: 60000, max: 80000, currency: 'USD', unit: undefined }],
    [
      { min: 35, max: 35, unit: 'Hourly', currency: 'USD' },
      { min: 35, max: 35, currency: 'USD', unit: 'HOUR' },
    ],
    [
      { min: 50, max: 40, unit: 'DAY', currency: 'eur' },
      { min: 40, max: 50, currency: 'EUR', unit: 'DAY' },
    ],
  ])('%j', (raw, expected) => {
    expect(readSalary(raw)?.salary).toEqual(expected);
  });
  it('corrects a yearly unit on an hourly amount', () => {
    expect(readSalary({ min: 14, unit: 'YEAR', currency: 'GBP', raw: '£14 per hour' })).toMatchObject({
      corrected: true,
      salary: { unit: 'HOUR' },
    });
  });
  it('finds none in words', () => {
    expect(readSalary({ raw: 'Competitive, 37.5 hours' })).toBeUndefined();
    expect(readSalary({ min: -5, max: Number.NaN })).toBeUndefined();
  });
});

describe('languages', () => {
  const of = (text: string) => languageOfText(splitWords(text));
  it.each([
    ['en', 'You will work with our team and be part of the company that is building the future for all of us.'],
    ['de', 'Wir suchen zum nächsten Zeitpunkt eine Person, die mit uns und unseren Kunden an der Zukunft arbeitet.'],
    ['fr', 'Nous recherchons une personne pour rejoindre notre équipe et participer à la construction des services dans le pays.'],
    ['es', 'Buscamos una persona para nuestro equipo que trabaje con los clientes y las empresas del país como parte de su trabajo.'],
    ['it', 'Cerchiamo una persona per il nostro team che lavora con i clienti e le imprese della regione, anche nel settore pubblico.'],
    ['nl', 'Wij zijn op zoek naar een collega die met ons aan de toekomst van het bedrijf werkt en jouw ervaring is belangrijk voor ons.'],
    ['pt', 'Procuramos uma pessoa para a nossa equipe que trabalhe com os clientes e as empresas do país, com você no centro da mudança.'],
    ['ro', 'Căutăm o persoană pentru echipa noastră care să lucreze cu clienții din țară și să fie parte din dezvoltarea companiei.'],
    ['vi', 'Chúng tôi đang tìm một người cho đội ngũ của công ty, làm việc với khách hàng và các doanh nghiệp trong nước.'],
    ['ru', 'Мы ищем человека в нашу команду, который будет работать с клиентами и компаниями по всей стране, и это не всё.'],
    ['ja', '私たちは一緒に働く仲間を探しています。'],
    ['ko', '우리는 함께 일할 동료를 찾고 있습니다.'],
    ['zh', '我们正在寻找一起工作的同事。'],
  ])('%s', (language, text) => {
    expect(of(text)).toBe(language);
  });
  it('says nothing about too little', () => {
    expect(of('Python Developer')).toBeUndefined();
    expect(of('')).toBeUndefined();
  });
  it.each([
    ['Fluent in German and English.', ['de', 'en']],
    ['Sehr gute Englischkenntnisse', ['en']],
    ['Anglais courant exigé', ['en']],
    ['Native Spanish speaker', ['es']],
    ['English is required; Welsh language skills are welcome', ['en', 'cy']],
    ['A job in our Italian restaurant near the French embassy', []],
    ['ビジネスレベルの英語', ['en']],
  ])('asked for: %s', (text, expected) => {
    expect(recogniseRequiredLanguages(splitWords(text))).toEqual(expected);
  });
});

describe('skills', () => {
  const finder = skillFinder(builtInSkills());
  const find = (text: string) => finder.find(splitWords(text));
  it('are about a thousand, each once', () => {
    const names = builtInSkills().map((skill) => skill.name.toLowerCase());
    expect(names.length).toBeGreaterThan(1000);
    expect(new Set(names).size).toBe(names.length);
  });
  it('knows a season from the framework of its name', () => {
    expect(find('Software Engineer, DSP Intern - Spring')).not.toContain('Spring');
    expect(find('Java Developer Internship, Spring 2027')).not.toContain('Spring');
    expect(find('Java, Spring and Hibernate')).toContain('Spring');
  });
  it('finds names and aliases, whatever their case and dots', () => {
    expect(find('Experience with Node.js, postgres, C++ and machine learning')).toEqual([
      'Node.js',
      'PostgreSQL',
      'C++',
      'Machine learning',
    ]);
  });
  it('takes common words only in company', () => {
    expect(find('You go the extra mile in R and D')).toEqual([]);
    expect(find('Python, R and SQL')).toEqual(['Python', 'R', 'SQL']);
    expect(find('a safe working place; we excel')).not.toContain('SAFe');
  });

  describe('of a list that was not written for recognition', () => {
    it.each([
      ['manage budgets', [], ['manage budgets']],
      ['history', [], ['+history']],
      ['LESS', ['Leaner Style Sheets', 'less'], ['=LESS', 'Leaner Style Sheets', '+less']],
      ['Hadoop', [], ['=Hadoop']],
      ['R', [], ['?R']],
      ['MySQL', ['Datenbank', 'C++'], ['MySQL', '+Datenbank', 'C++']],
      ['Chef (tools for software configuration management)', ['chef', 'Chef Infra', 'chef (tool)'], ['Chef Infra']],
    ])('%s with %j is looked for as %j', (name, others, expected) => {
      expect(markedLabels(name, others)).toEqual(expected);
    });

    const foreign = ['history', 'pregnancy', 'SPARK', 'falconry', 'read x-rays'].map((name) => ({ name, aliases: markedLabels(name, []) }));
    const among = (text: string) => skillFinder([...builtInSkills(), ...foreign]).find(splitWords(text));
    it('are no common words that stand alone, nor beside one another', () => {
      expect(among('You spark joy, regardless of pregnancy or history')).toEqual([]);
    });
    it('are found beside a sure one, by their phrases, and by their name as it is written', () => {
      expect(among('Falconry: you read X-rays')).toEqual(['falconry', 'read x-rays']);
      expect(among('Written in SPARK')).toEqual(['SPARK']);
    });
  });
});

describe('mojibake', () => {
  it('repairs UTF-8 that was read as windows-1252, once or twice', () => {
    expect(repairMojibake('weâ€™re CafÃ© Â£30')).toBe('we’re Café £30');
  });
  it('leaves real letters alone', () => {
    expect(repairMojibake('Âge, SÃO PAULO, naïve, 日本')).toBe('Âge, SÃO PAULO, naïve, 日本');
  });
});
