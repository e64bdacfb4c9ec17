// What a nineteenth set taught: CVs of strangers, by Word, OpenOffice, LaTeX and Chromium. All examples are invented.
import { describe, expect, it } from 'vitest';
import { below, heading, page, read, readBelow } from './page.fixture.ts';

const names = (cv: { certificates: { name: { value: string } }[] }) => cv.certificates.map(({ name }) => name.value);

describe('certificates', () => {
  it('white says which lines of a narrow column are one certificate', () => {
    const line = (y: number, gap: number, text: string) => ({ y, gap, text });
    const cv = readBelow(
      heading(60, 'Certificates'),
      line(84, 0.5, 'Splicing of wire rope and'),
      line(95, 0, 'hemp, Harbour Guild (2022)'),
      line(108, 0.15, 'Rigging at sea, Institute of'),
      line(119, 0, 'Penwick (2021)'),
      line(132, 0.15, 'First aid (2025)'),
    );
    expect(names(cv)).toEqual(['Splicing of wire rope and hemp, Harbour Guild', 'Rigging at sea, Institute of Penwick', 'First aid']);
  });

  it('papers with their authors, and sentences with a year, are none', () => {
    const cv = readBelow(
      heading(60, 'Work'),
      ...below(84, 'Sailmaker', 'Norsea Ltd', '2019 – 2023'),
      heading(140, 'Languages'),
      ...below(164, 'English (fluent)', 'Dutch (A2)'),
      heading(200, 'Papers I am fond of'),
      ...below(
        224,
        '1. Holloway M, Osei K. (2021) Canvas under load. Journal of Sails 7, 12–19.',
        '2. Osei K, Brandt L, Holloway M. (2019) Wet ropes. Annals of Rope 3, e101.',
      ),
      heading(270, 'To end with'),
      ...below(
        294,
        'I sailed around the island (3 h 20 in 2024), knit on the ferry and learn to play the',
        'concertina. Letters of two captains are enclosed. Written in November',
        '2026.',
      ),
    );
    expect(names(cv)).toEqual([]);
  });

  it('how long a course took is nobody who issued it', () => {
    const cv = readBelow(
      heading(60, 'Attestati'),
      ...below(84, '2021  Attestato di nodi marinai (8 ore)', '2022  Corso sicurezza a bordo (12 ore)'),
    );
    expect(cv.certificates.map(({ name, issuer, on }) => [name.value, issuer, on])).toEqual([
      ['Attestato di nodi marinai', undefined, '2021'],
      ['Corso sicurezza a bordo', undefined, '2022'],
    ]);
  });
});

it('a mark before words in the very letters of other headings makes them one', () => {
  const cv = readBelow(
    { y: 34, text: '38 years, married', bullet: '★' },
    heading(60, 'Experience'),
    ...below(84, 'Sailmaker', 'Norsea Ltd', '2019 – 2023'),
    heading(140, 'Education'),
    ...below(164, 'Diploma in Rope Work', 'Penwick College', '2014 – 2016'),
    { ...heading(220, 'Short courses'), bullet: '★' },
    ...below(244, 'Splicing – Harbour Guild (2018)', 'Knots – Harbour Guild (2019)'),
    heading(290, 'Languages'),
    ...below(314, 'English – native'),
  );
  expect(names(cv)).toEqual(['Splicing', 'Knots']);
  expect(cv.education).toHaveLength(1);
});

describe('languages', () => {
  it('are those of a row that its first cell labels, among skills', () => {
    const cv = readBelow(
      heading(60, 'Cosa so fare'),
      ...below(
        84,
        'In bottega  cucire vele, nodi, impiombature',
        'Al computer  Word, Excel',
        'Lingue  Italiano e sardo (madrelingua), inglese (A2)',
      ),
    );
    expect(cv.languages.map(({ code, level }) => [code, level?.value])).toEqual([
      ['it', 'native_or_bilingual'],
      ['sc', 'native_or_bilingual'],
      ['en', 'elementary'],
    ]);
    expect(cv.skills.map(({ value }) => value)).not.toContain('inglese');
  });

  it('may be of signs, or of a province', () => {
    const levels = (...lines: string[]) => readBelow(heading(60, lines[0] ?? ''), ...below(84, ...lines.slice(1))).languages.map(({ name, level }) => [name.value, level?.value]); // biome-ignore format: one thing
    expect(levels('Idiomas', 'Español: lengua materna', 'Lengua de signos española: nivel básico').at(-1)).toEqual([
      'Lengua de signos española',
      'elementary',
    ]);
    expect(levels('语言', '普通话：流利', '湖南话：母语').at(-1)).toEqual(['湖南话', 'native_or_bilingual']);
  });

  it('have grades of one letter in Korean forms, and programs in a row below them', () => {
    const cv = readBelow(heading(60, '외국어'), ...below(84, '영어  중  일본어  하', '사용 프로그램  엑셀, 포토샵, 파워포인트'));
    expect(cv.languages.map(({ code, level }) => [code, level?.value])).toEqual([
      ['en', 'limited_working'],
      ['ja', 'elementary'],
    ]);
    expect(cv.skills.map(({ value }) => value)).toEqual(['엑셀', '포토샵', '파워포인트']);
  });
});

describe('a Korean form', () => {
  const rows = below(
    20,
    { text: '이력서', sizePt: 20 },
    '성 명  (한글) 한바다  (한자) 韓海',
    '생년월일  1991. 04. 09.  만 35세',
    '연락처  010-7320-0000',
    heading(0, '■ 가족사항'),
    { text: '관계  성명  연령  직업', bold: true },
    '배우자  한바람  41  회사원',
  );

  it('has the name behind the letters in which it is written, and no day of birth to call', () => {
    const cv = read(page({ x: 40, lines: rows.map((row, at) => ({ ...row, y: 20 + at * 24 })) }));
    expect(cv.name?.value.full).toBe('한바다');
    expect(cv.phones.map(({ value }) => value)).toEqual(['+821073200000']);
  });

  it('has departments and positions in one column, also where a cell broke them', () => {
    const at = (x: number, text: string) => ({ x, right: x + text.length * 10, text });
    const line = (y: number, gap: number, ...cells: ReturnType<typeof at>[]) => ({ y, gap, x: cells[0]?.x ?? 0, text: cells.map(({ text }) => text).join('  '), cells }); // biome-ignore format: one thing
    const { work } = read(
      page({
        x: 40,
        lines: [
          { y: 20, text: '한바다', sizePt: 20 },
          heading(60, '경력사항'),
          { ...line(84, 0.6, at(40, '근무기간'), at(160, '회사명'), at(260, '부서/직위'), at(360, '담당업무')), bold: true },
          line(108, 0.7, at(40, '2020.03 ~ 현재'), at(160, '노을병원'), at(260, '급식팀 / 영양사'), at(360, '환자식, 직원식')),
          line(126, 0.3, at(360, '관리')),
          line(150, 0.7, at(40, '2013.05 ~ 2017.08'), at(160, '(주)바다솥'), at(260, '급식사업부 /'), at(360, '식단 작성')),
          line(168, 0.3, at(160, '항구지점'), at(260, '조리사'), at(360, '위생 점검')),
        ],
      }),
    );
    expect(work.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
      ['영양사', '노을병원'],
      ['조리사', '(주)바다솥 항구지점'],
    ]);
  });
});

describe('forms', () => {
  it('label each part of a place', () => {
    const cv = readBelow(
      heading(60, 'EXPERIENȚA PROFESIONALĂ'),
      ...below(
        84,
        { text: '[ 06/2023 – 09/2024 ]', color: '#777777' },
        { text: 'Tehnician', bold: true },
        { text: 'Frânghii Nord', italic: true },
        { text: 'Localitatea: Valu | Țara: România', color: '#777777' },
      ),
      heading(160, 'EDUCAȚIE ȘI FORMARE'),
      ...below(
        184,
        { text: '[ 10/2021 – 02/2022 ]', color: '#777777' },
        { text: 'Mobilitate Erasmus+ (un semestru)', bold: true },
        { text: 'Universitatea Penwick', italic: true },
        { text: 'Localitatea: Penwick | Țara: Irlanda', color: '#777777' },
      ),
    );
    expect([cv.work[0]?.employer?.value, cv.work[0]?.location?.value]).toEqual(['Frânghii Nord', 'Valu, România']);
    expect([cv.education[0]?.degree?.value.slice(0, 19), cv.education[0]?.field, cv.education[0]?.location?.value]).toEqual([
      'Mobilitate Erasmus+',
      undefined,
      'Penwick, Irlanda',
    ]);
  });
});

describe('degrees', () => {
  it('have no field of how far, how long and when somebody studied', () => {
    const degree = (language: string, ...lines: string[]) => {
      const [one] = readBelow(heading(60, language), ...below(84, ...lines)).education;
      return [one?.degree?.value, one?.field?.value];
    };
    expect(degree('Formación', 'Bachillerato de Humanidades (no terminado)  2010 – 2011', 'IES Costa Brava')).toEqual([
      'Bachillerato',
      'Humanidades',
    ]);
    expect(degree('Istruzione', 'Ragioneria (tre anni, non conclusa)  1993 – 1997', 'Istituto Tecnico Vento')[1]).not.toBe('non conclusa');
    expect(degree('Istruzione', 'Diploma di Tecnico navale (corso serale)  2012 – 2014', 'Istituto Nautico Vento')[1]).not.toBe(
      'corso serale',
    );
  });

  it('may be who somebody learned to be', () => {
    const lines = [{ y: 20, text: 'Мария Ладова', sizePt: 20 }, heading(60, 'Образование'), ...below(84, { text: 'Повар, кондитер', bold: true }, 'Ладовский технологический колледж', '2016 – 2020'), heading(150, 'Навыки'), ...below(174, 'Украшение тортов', 'Расчёт себестоимости')]; // biome-ignore format: a page
    const [one] = read(page({ x: 40, lines })).education;
    expect([one?.degree?.value, one?.school?.value]).toEqual(['Повар, кондитер', 'Ладовский технологический колледж']);
  });
});

describe('the person', () => {
  const top = (...lines: string[]) =>
    readBelow(...below(40, ...lines), heading(150, 'Work'), ...below(174, 'Sailmaker', 'Norsea Ltd', '2019 – 2023'));

  it.each([
    ['Nata a Penrina il 03/03/1979 – Patente B', '1979-03-03'],
    ['Née à Brest le 3 mars 1979', '1979-03-03'],
    ['Geboren in Kiel am 3.3.1979', '1979-03-03'],
    ['女，汉族，1992 年 3 月生，本科', '1992-03'],
  ])('was born: %s', (line, day) => {
    expect(top('ada@norsea.example', line).bornOn).toBe(day);
  });

  it.each([
    ['British and Indian citizen', ['GB', 'IN']],
    ['cittadina italiana', ['IT']],
    ['Ciudadano español', ['ES']],
  ])('is of: %s', (line, countries) => {
    expect(top('ada@norsea.example', line).nationalities.map(({ value }) => value)).toEqual(countries);
  });

  it('lives in the town before a region that is known, if the work is there too', () => {
    const cv = readBelow(...below(40, 'Lousandela, Porto, Portugal', 'ada@norsea.example'), heading(90, 'Experiência'), ...below(114, { text: 'Velas do Norte, Lda.', bold: true }, 'Gestora de Velas', 'janeiro de 2022 - atual', 'Lousandela', '', { text: 'Técnica de Cordas', gap: 1 }, 'setembro de 2019 - dezembro de 2021', 'Lousandela')); // biome-ignore format: a page
    expect(cv.place?.value.city).toBe('Lousandela');
    expect(cv.work.map(({ employer }) => employer?.value)).not.toContain('Lousandela');
  });

  it.each(['British and Indian citizen', 'Nata a Penrina il 03/03/1979 – Patente B, automunita e disponibile', '«Il vento torna.»'])(
    'is not summed up by: %s',
    (line) => {
      const { headline, summary } = readBelow(
        ...below(34, line, 'ada@norsea.example'),
        heading(150, 'Work'),
        ...below(174, 'Sailmaker', 'Norsea Ltd', '2019 – 2023'),
      );
      expect([headline, summary]).toEqual([undefined, undefined]);
    },
  );

  it('has a link that a hyphen broke before other details', () => {
    const cv = top('E-mail: ada@norsea.example | LinkedIn: linkedin.com/in/ada-', 'holloway-ropes | Address: 12 Quay Street, Leeds');
    expect(cv.links.map(({ value }) => value)).toEqual(['linkedin.com/in/ada-holloway-ropes']);
  });
});

describe('memberships', () => {
  it('are the points of a list, dated or not, with the branch of a society', () => {
    const cv = readBelow(heading(60, 'Engagements'), ...below(84, { text: 'Association Les Cordes Bleues, comité de Brest – présidente depuis 2021', bullet: '•' }, { text: 'Syndicat national des voiliers – adhérente', bullet: '•' })); // biome-ignore format: a page
    expect(cv.memberships.map(({ organization, title, start }) => [organization?.value, title?.value, start?.value])).toEqual([
      ['Association Les Cordes Bleues, comité de Brest', 'présidente', '2021'],
      ['Syndicat national des voiliers', 'adhérente', undefined],
    ]);
  });

  it('are told among pastimes, and sentences about other things are none', () => {
    const cv = readBelow(
      heading(60, 'Vrije tijd'),
      ...below(
        84,
        'Penningmeester van zeilvereniging De Noordvlet (sinds 2012). Verder: oude motoren en de moestuin. Op verzoek stuur ik graag referenties mee.',
      ),
    );
    expect(cv.memberships.map(({ organization, title }) => [organization?.value, title?.value])).toEqual([
      ['zeilvereniging De Noordvlet', 'Penningmeester'],
    ]);
    const service = readBelow(
      heading(60, 'Volunteering and other'),
      ...below(
        84,
        'Reviewer for two journals of sails. Parent governor of a primary school by the harbour, and',
        'hill runner. Away from work in 2022 for half a year.',
      ),
    );
    expect(service.memberships).toEqual([]);
  });
});

it('capitals before a school that begin its words are the school, and no field', () => {
  const [one] = readBelow(
    heading(60, 'Formação'),
    ...below(84, { text: 'Bacharelado em Administração', bold: true }, 'URP – Universidade Regional de Penrina', '2010 – 2011'),
  ).education;
  expect([one?.school?.value, one?.field?.value]).toEqual(['Universidade Regional de Penrina', 'Administração']);
});

it('one dash among lines without a day is a part of the name', () => {
  expect(
    names(
      readBelow(heading(60, 'Certificates'), ...below(84, 'Certificate of rope work', 'Loom – module of salaries', 'First aid at sea')),
    ),
  ).toContain('Loom – module of salaries');
});
