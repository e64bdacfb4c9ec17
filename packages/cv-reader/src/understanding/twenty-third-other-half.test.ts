// What the other half of the twenty-third set taught: towns that no list has, details told in a sentence, lines that a narrow column broke.
import { describe, expect, it } from 'vitest';
import { below, heading, page, read, readBelow, type Written } from './page.fixture.ts';

const alone = (...lines: Written[]) => read(page({ x: 40, lines }));

it.each([
  ['14 Kōwhai Street, Ngongotahā, Rotorua 3010', 'Work I have done', '2019 - 2021  Engineer, Norsea Ltd', 'Rotorua'],
  ['Puebla, Pue.', 'Experiencia laboral', '2019 - 2021  Recepcionista, Hotel Colonial Cholula', 'Puebla'],
  ['Ílhavo, Aveiro', 'Experiência profissional', '2019 - 2021  Técnica de qualidade, Conservas da Costa Nova', 'Ílhavo'],
  [
    'Buôn Akŏ Dhông, TP. Buôn Ma Thuột, Đắk Lắk',
    'Kinh nghiệm làm việc',
    '2019 - 2021  Giáo viên tiểu học, Trường Tiểu học Y Jút',
    'TP. Buôn Ma Thuột',
  ],
])('a town is told by what stands around it: %s', (place, title, entry, city) => {
  const cv = alone(
    { y: 20, text: 'Maren Holloway', sizePt: 20 },
    ...below(50, 'maren@mail.example', place),
    heading(100, title),
    ...below(120, entry),
  );
  expect(cv.place?.value.city).toBe(city);
});

it('a number of New Zealand is one where the address is', () => {
  const cv = readBelow(
    ...below(40, '14 Kōwhai Street, Ngongotahā, Rotorua 3010', 'ph 021 555 0148', 'maren@mail.example'),
    heading(100, 'Work I have done'),
    ...below(120, '2019 - 2021  Engineer, Norsea Ltd'),
  );
  expect(cv.phones.map(({ value }) => value)).toEqual(['+64215550148']);
});

describe('what is told of a person', () => {
  it('may be a sentence of several things', () => {
    const cv = readBelow(
      ...below(
        40,
        'Женщина, 32 года, родилась 5 марта 1994',
        'Гражданство: Россия, есть разрешение на работу: Россия',
        'maren@mail.example',
      ),
      heading(110, 'Опыт работы'),
      ...below(130, 'Сентябрь 2021 — настоящее время  ООО «Норсен»', 'Медицинская сестра'),
    );
    expect(cv.bornOn).toBe('1994-03-05');
    expect(cv.permits.map(({ value }) => value)).toEqual(['RU']);
  });

  it('may stand below a heading of something else near the top', () => {
    const cv = readBelow(heading(40, '求职意向'), ...below(60, '产品运营', '出生年月：2001.03', 'maren@mail.example'));
    expect(cv.bornOn).toBe('2001-03');
  });
});

describe('a narrow column', () => {
  it('breaks certificates that end with their year', () => {
    const cv = readBelow(
      heading(40, 'Certificates'),
      { y: 60, text: 'Lead auditor ISO 22000 (2023)', right: 190 },
      { y: 74, text: 'Certificate of the Teaching', right: 186 },
      { y: 88, text: 'Profession (2017)', right: 120 },
      { y: 102, text: 'Hygiene of food', right: 130 },
      { y: 116, text: '(cat. A), 2024', right: 110 },
    );
    expect(cv.certificates.map(({ name, on }) => [name.value, on])).toEqual([
      ['Lead auditor ISO 22000', '2023'],
      ['Certificate of the Teaching Profession', '2017'],
      ['Hygiene of food (cat. A)', '2024'],
    ]);
  });

  it('breaks a number off what it is called', () => {
    const cv = readBelow(heading(40, 'Associações'), ...below(60, 'Ordem dos Engenheiros – membro efetivo n.º', '55514'));
    expect(cv.memberships.map(({ organization }) => organization?.value)).toEqual(['Ordem dos Engenheiros']);
  });
});

it('a form’s last question is a heading of its own, whatever else it asks for', () => {
  const cv = readBelow(
    heading(40, '免許・資格'),
    ...below(
      60,
      '2009  2  秘書技能検定2級　合格',
      '2025  6  調剤報酬請求事務専門士2級　合格',
      '志望動機・特技など',
      '子の入園を機に、復職を希望しております。特技はパン作りです。',
    ),
  );
  expect(cv.certificates).toHaveLength(2);
});

describe('schools that are called as degrees are', () => {
  const studies = (title: string, ...lines: Written[]) =>
    readBelow(heading(40, title), ...lines).education.map(({ school, degree }) => [school?.value, degree?.value]);

  it('are none, in Vietnam and in the Philippines', () => {
    expect(studies('Học vấn', ...below(60, '2009 – 2012  Trường THPT Chu Văn An, Tốt nghiệp THPT'))).toEqual([
      ['Trường THPT Chu Văn An', 'Tốt nghiệp THPT'],
    ]);
    expect(studies('Học vấn', ...below(60, '2011 – 2014  Trường Cao đẳng Sư phạm Buôn Hồ, Cao đẳng Sư phạm Tiểu học'))[0]?.[0]).toBe(
      'Trường Cao đẳng Sư phạm Buôn Hồ',
    );
    expect(studies('Edukasyon', ...below(60, '2002 – 2006  Sapang Palay National High School, Sekundarya'))[0]?.[0]).toBe(
      'Sapang Palay National High School',
    );
  });

  it('do not go on with a degree in small letters below them', () => {
    const lines = below(60, { text: 'Казанский федеральный университет  2012 – 2016', bold: true }, 'бакалавр, экономика');
    expect(studies('Образование', ...lines)).toEqual([['Казанский федеральный университет', 'бакалавр']]);
  });
});
