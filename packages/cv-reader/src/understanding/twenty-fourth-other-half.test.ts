// What the other half of a twenty-fourth set of strangers' CVs taught: labels behind full stops, forms whose headings share the line of their first
// row, letters set apart, and events of Japanese forms.
import { describe, expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { alone, below, cells, heading, readBelow } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value]);
const studies = ({ education }: Cv) => education.map(({ school, degree, field }) => [school?.value, degree?.value, field?.value]);
const placeless = (...rows: string[][]): Cv =>
  alone(...rows.map((row) => ({ ...cells(0, ...row), x: 0, sizePt: 0, gap: 0, cells: row.map((text) => ({ text, x: 0, right: 0 })) })));

describe('labels behind full stops', () => {
  it.each([
    ['QUÁ TRÌNH LÀM VIỆC', 'Tháng 3/2017 - tháng 1/2020: Công ty TNHH Bosch Việt Nam. Chức vụ: Thợ tiện. Công việc: tiện trục.', 'Thợ tiện', 'Công ty TNHH Bosch Việt Nam'],
    ['Опыт работы', '03.2017 – 01.2020 ООО «Вектор». Должность: бухгалтер. Обязанности: учёт.', 'бухгалтер', 'ООО «Вектор»'],
    ['Experiencia laboral', '03/2017 - 01/2020: Transportes Levante S.L. Cargo: Administrativa. Funciones: facturación.', 'Administrativa', 'Transportes Levante S.L.'],
  ])('name title and employer: %s', (title, line, what, who) => {
    const cv = readBelow(heading(50, title), ...below(70, { text: line, bullet: '-' }));
    expect(work(cv)).toEqual([[what, who, '2017-03', '2020-01']]);
  }); // biome-ignore format: a table

  it('name the degree, and a dash within a school’s name parts nothing', () => {
    const line = 'Từ 2011 đến 2014: Trường Cao đẳng nghề Kinh tế - Kỹ thuật Vinatex, Nam Định. Ngành: Cắt gọt kim loại. Hệ: Cao đẳng nghề.';
    const cv = readBelow(heading(50, 'Trình độ học vấn'), ...below(70, { text: line, bullet: '-' }));
    expect(studies(cv)).toEqual([['Trường Cao đẳng nghề Kinh tế - Kỹ thuật Vinatex', 'Cao đẳng nghề', 'Cắt gọt kim loại']]);
  });
});

describe('forms', () => {
  it('have the heading of a history in the first cell of its first row', () => {
    const cv = placeless(
      ['个人简历'],
      ['姓名', '李雪', '性别', '女'],
      ['教育背景', '2023.09-2026.06', '洛阳幼儿师范高等专科学校', '学前教育', '大专'],
      ['工作经历', '2026.07-至今', '郑州小天使幼儿园', '主班教师'],
      ['2025.09-2026.01', '洛阳市实验幼儿园', '实习教师'],
    );
    expect(studies(cv)).toEqual([['洛阳幼儿师范高等专科学校', '大专', '学前教育']]);
    expect(work(cv).map(([title]) => title)).toEqual(['主班教师', '实习教师']);
  });

  it('name what somebody was and did in one column, and two lists beside each other', () => {
    const cv = readBelow(
      heading(50, '경력사항'),
      cells(70, '기간', '근무처', '직위 및 담당업무', '퇴직사유'),
      cells(92, '2008.04 ~ 2013.01', '햇살어린이집', '주임교사', '출산'),
      heading(120, '외국어 및 컴퓨터'),
      cells(142, '외국어', '영어(초급)', '컴퓨터', '한글, 엑셀, 파워포인트'),
    );
    expect(work(cv)).toEqual([['주임교사', '햇살어린이집', '2008-04', '2013-01']]);
    expect(cv.skills.map(({ value }) => value)).toEqual(['한글', '엑셀', '파워포인트']);
  });

  it('of Japan say who joined and left in words of their own', () => {
    const cv = alone(
      { y: 20, text: '履歴書', sizePt: 18 },
      heading(60, '職歴'),
      ...below(
        80,
        '平成22  4  陸上自衛隊 西部方面隊 入隊（自衛官候補生）',
        '平成26  3  任期満了により退職',
        '令和元  10  九州丸和ロジスティクス株式会社 入社',
        '配車担当（乗務員23名）',
        '現在に至る',
      ),
    );
    expect(work(cv).map(([title, , start, end]) => [title, start, end])).toEqual([
      ['自衛官候補生', '2010-04', '2014-03'],
      ['配車担当', '2019-10', undefined],
    ]);
  });

  it('name the columns of what somebody did below each employer', () => {
    const cv = alone(
      { y: 20, text: '職務経歴書', sizePt: 18 },
      heading(60, '職務経歴'),
      { y: 80, text: '株式会社南信精工（2020年4月〜2023年6月）', bold: true },
      { ...cells(94, '期間', '所属・職務内容'), bold: true },
      cells(108, '2020年4月〜2023年6月', '品質保証課 検査員'),
      { y: 130, text: '伊那谷ロボットシステムズ株式会社（2023年7月〜現在）', bold: true },
      { ...cells(144, '期間', '所属・職務内容'), bold: true },
      cells(158, '2023年7月〜現在', '技術部 ロボットエンジニア'),
    );
    expect(work(cv).map(([title, employer]) => [title, employer])).toEqual([
      ['品質保証課 検査員', '株式会社南信精工'],
      ['技術部 ロボットエンジニア', '伊那谷ロボットシステムズ株式会社'],
    ]);
  });
});

it('headings whose letters stand apart are read whole', () => {
  const cv = readBelow(
    heading(50, 'ERV ARING'),
    ...below(70, '2015 – 2019  Verslaggever, De Nieuwe Stadskrant'),
    heading(100, 'T ALEN'),
    ...below(120, 'Nederlands (moedertaal), Engels (vloeiend), een beetje Duits'),
  );
  expect(cv.languages.map(({ code }) => code)).toEqual(['nl', 'en', 'de']);
});

describe('a head of work', () => {
  const titleOf = (title: string, line: string) => readBelow(heading(50, title), ...below(70, ...line.split(' / '))).work.map((one) => [one.title?.value, one.employer?.value, one.location?.value]); // biome-ignore format: one thing
  it.each([
    ['Praxiserfahrung', '2019 – 2021  Einkäufer / Ostalb Guss GmbH & Co. KG, Heidenheim', 'Einkäufer', 'Ostalb Guss GmbH & Co. KG', 'Heidenheim'],
    ['Experience', '2019 – 2021  Mechanic / Kuya Boying Auto Repair Shop, Villasis, Pangasinan', 'Mechanic', 'Kuya Boying Auto Repair Shop', 'Villasis, Pangasinan'],
    ['Experiência profissional', '2019 – 2021  Atendente / Livraria Sertão – Quixadá/CE', 'Atendente', 'Livraria Sertão', 'Quixadá/CE'],
    ['Employment', '2007 – 2009  Saturday lad, Bramley Carpets & Beds', 'Saturday lad', 'Bramley Carpets & Beds', undefined],
    ['Kinh nghiệm', '2019 – 2021  Nhân viên kinh doanh / Công ty Cổ phần Gạch men Thanh Thanh', 'Nhân viên kinh doanh', 'Công ty Cổ phần Gạch men Thanh Thanh', undefined],
    ['Expérience', 'Janvier 2025 (4 semaines) : Stage agent logistique, Geodis', 'Stage agent logistique', 'Geodis', undefined],
  ])('has its town, its title and its name: %s %s', (title, line, what, who, where) => {
    expect(titleOf(title, line)).toEqual([[what, who, where]]);
  }); // biome-ignore format: a table

  it.each([
    ['경력사항', '2018.03 – 2021.06  (주)한결물류 물류관리 대리', '물류관리 대리', '(주)한결물류'],
    ['工作经历', '2018.03 – 2021.06  宁波港达贸易有限公司 采购专员', '采购专员', '宁波港达贸易有限公司'],
  ])('has what somebody was behind a space: %s', (title, line, what, who) => {
    expect(titleOf(title, line)).toEqual([[what, who, undefined]]);
  });

  it('has a part of the employer, which is no title', () => {
    const cv = readBelow(
      heading(50, 'Experiență profesională'),
      ...below(70, 'Asistent medical generalist  martie 2021 – prezent', 'Spitalul Municipal Bârlad, secția Cardiologie'),
    );
    expect(work(cv)[0]?.[0]).toBe('Asistent medical generalist');
  });

  it('is none of a conscript who names no employer', () => {
    const lines = ['07/1999 - 10/2008  Kfz-Mechaniker, Opel Schwarz GmbH', '', '10/1994 - 12/1995  Grundwehrdienst, Torgelow'];
    const cv = readBelow(heading(50, 'Berufspraxis'), ...below(70, ...lines));
    expect(cv.work).toHaveLength(1);
    expect(JSON.stringify(cv.rest)).toContain('Grundwehrdienst');
  });
});

describe('an education', () => {
  it.each([
    [
      'Opleiding',
      '2018 – 2021  MBO Logistiek supervisor, niveau 4 / ROC Friese Poort, Sneek – diploma behaald',
      'MBO Logistiek supervisor',
    ],
    ['Ausbildung', '1978 - 1988  Mittlere Reife / Polytechnische Oberschule „Wilhelm Pieck“, Eberswalde', 'Mittlere Reife'],
  ])('has its degree, and no step or end of it: %s', (title, line, degree) => {
    const cv = readBelow(heading(50, title), ...below(70, ...line.split(' / ')));
    expect(cv.education[0]?.degree?.value.startsWith(degree.split(' ')[0] ?? '')).toBe(true);
    expect(JSON.stringify(cv.education[0])).not.toContain('behaald');
    expect(cv.education[0]?.school?.value).toMatch(/^(?:ROC Friese Poort|Polytechnische Oberschule „Wilhelm Pieck“)$/u);
  });
});

describe('the person', () => {
  it.each([
    ['34岁（1992年6月）', '1992-06'],
    ['34 anos (12/06/1992)', '1992-06-12'],
    ['12.03.1990 (36 лет)', '1990-03-12'],
  ])('was born when an age says so: %s', (line, day) => {
    const cv = alone({ y: 20, text: '王磊', sizePt: 20 }, ...below(50, line, 'maren@mail.example'), heading(100, 'Experience'));
    expect(cv.bornOn).toBe(day);
  });

  it('signs beside the day of the letter, and is in no society', () => {
    const cv = readBelow(heading(50, 'Volontariato'), ...below(70, 'Donatore AVIS dal 2012'), {
      ...cells(110, 'Modena, 10/11/2026', 'Salvatore Russo'),
      gap: 1.5,
    });
    expect(cv.memberships.map(({ organization }) => organization?.value)).toEqual(['AVIS']);
  });
});
