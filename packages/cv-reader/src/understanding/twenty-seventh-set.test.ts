// What a twenty-seventh set of strangers' CVs taught: departments and figures are no employers, what somebody is like is no skill, and what a CV speaks of says
// where its telephone is from.
import { describe, expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { withLogos } from '../extracting/logos.ts';
import { isCharacter } from './character-words.ts';
import { isBreak } from './employed.ts';
import { isFact, withoutDepartment } from './employer-parts.ts';
import { together } from './flowing-heads.ts';
import { isJobBoard } from './job-boards.ts';
import { alone, below, cells, heading, page, read, readBelow } from './page.fixture.ts';
import { placeOf } from './place-words.ts';

const work = ({ work: entries }: Cv) => entries.map(({ title, employer }) => [title?.value, employer?.value]);
const readWork = (title: string, ...lines: (string | { text: string; bullet: string })[]) =>
  readBelow(heading(50, title), ...below(70, ...lines));

describe('a department is no part of its employer', () => {
  it.each([
    ['경력', '2022.03 ~ 2023.03  (주)노을식탁 디자인팀 · 대리', '(주)노을식탁', '디자인팀'],
    ['工作经历', '2009.04 - 2012.03  云杉商贸有限公司市场部  市场专员', '云杉商贸有限公司', '市场部'],
  ])('%s: %s', (title, line, employer, department) => {
    const [entry] = readWork(title, line).work;
    expect([entry?.employer?.value, entry?.description]).toEqual([employer, department]);
  });

  it.each([
    ['Berufserfahrung', '03/2018 – heute  Sachbearbeiterin', 'Norsea GmbH, Abteilung Einkauf', 'Norsea GmbH'],
    ['Experience', '2018 – 2020  Research Nurse', 'Penrode University Hospital, Department of Cardiology', 'Penrode University Hospital'],
    ['Expérience', '2018 – 2020  Infirmière', 'CHU de Penroy, service de cardiologie', 'CHU de Penroy'],
    ['Experiencia', '2018 – 2020  Enfermera', 'Hospital de Penroa, Servicio de Urgencias', 'Hospital de Penroa'],
    ['Опыт работы', '2018 – 2020  Инженер', 'ООО «Норси», отдел разработки', 'ООО «Норси»'],
  ])('%s: %s, %s', (title, first, second, employer) => {
    expect(readWork(title, first, second).work[0]?.employer?.value).toBe(employer);
  });

  it('a branch is', () => {
    const rows = [cells(62, '근무기간', '회사명', '직위'), cells(80, '2021.09 ~ 현재', '노을호텔 부산', '조리사')];
    const cv = alone({ y: 20, text: '이력서', sizePt: 20 }, heading(50, '경력사항'), ...rows);
    expect(work(cv)).toEqual([['조리사', '노을호텔 부산']]);
    expect(withoutDepartment('노을호텔 부산', { language: 'ko' } as Parameters<typeof withoutDepartment>[1])).toEqual({
      employer: '노을호텔 부산',
    });
  });
});

describe('figures of an employer are none', () => {
  it.each(['利用者定員：80名', '規模：500-999人', 'Mitarbeiter: 80', 'Effectif : 35 salariés', '병상 수: 300', 'Quy mô: 200 nhân viên', 'Численность: 120 человек'])(
    '%s',
    (line) => {
      expect(isFact(line)).toBe(true);
    },
  ); // biome-ignore format: a list

  it('stand between it and the title', () => {
    const cv = readWork('Berufserfahrung', '03/2018 – heute', 'Seniorenheim Penrode', 'Mitarbeiter: 80', 'Pflegefachkraft');
    expect(work(cv)).toEqual([['Pflegefachkraft', 'Seniorenheim Penrode']]);
    expect(cv.work[0]?.description).toBe('Mitarbeiter: 80');
  });

  it('and the mark before each employer begins no list', () => {
    const cv = readWork(
      '職務経歴',
      { text: '社会福祉法人若葉会', bullet: '■' },
      '在籍期間：2017年10月～現在',
      '役職：フロアリーダー',
      '利用者定員：80名',
      { text: '食事、入浴の介助', bullet: '・' },
      '',
      { text: '有限会社青葉', bullet: '■' },
      '在籍期間：2012年6月～2017年9月',
      '職種：介護職員',
    );
    expect(cv.work.map(({ employer }) => employer?.value)).toEqual(['社会福祉法人若葉会', '有限会社青葉']);
  });
});

describe('leave is no work', () => {
  it.each(['nghỉ sinh con', 'maternity leave', 'Karenz', 'licencia de maternidad', 'congé de maternité', 'отпуск по беременности и родам', 'bevallingsverlof'])(
    '%s',
    (words) => expect(isBreak(words)).toBe(true),
  ); // biome-ignore format: a list
  it('a ward is', () => expect(isBreak('Maternity ward, Penrode Hospital')).toBe(false));
});

describe('what somebody is like', () => {
  it.each(['punctual', 'Nichtraucherin', 'persoană serioasă', 'nefumător', 'вежливая', 'без вредных привычек', 'Ottimo spirito di gruppo', 'không hút thuốc', '吃苦耐劳'])(
    '%s',
    (piece) => expect(isCharacter(piece)).toBe(true),
  ); // biome-ignore format: a list
  it.each(['Pünktlichkeit', 'Team leadership', 'Patient safety', 'Organização'])('%s is a skill', (piece) => {
    expect(isCharacter(piece)).toBe(false);
  });
  it('is kept as text', () => {
    const cv = readWork('Навыки', 'Word, Excel, вежливая, без вредных привычек');
    expect(cv.skills.map(({ value }) => value)).toEqual(['Word', 'Excel']);
    expect(cv.rest.flatMap(({ lines }) => lines)).toContain('вежливая, без вредных привычек');
  });
});

it('the letters of a logo come back to it', () => {
  const { lines } = page({
    x: 100,
    lines: [
      { y: 91, text: 'A E', x: 185, sizePt: 7 },
      { y: 91, text: 'Python, COMSOL, LT X' },
    ],
  });
  expect(withLogos(lines).map(({ text }) => text)).toEqual(['Python, COMSOL, LaTeX']);
});

describe('where a telephone is from', () => {
  it('by documents and schools', () => {
    const cv = alone(
      { y: 20, text: 'HOJA DE VIDA', sizePt: 14 },
      cells(40, 'NOMBRE', 'Ada Marina Holguín'),
      cells(60, 'TELÉFONO', '315 555 0172'),
      heading(90, 'FORMACIÓN ACADÉMICA'),
      ...below(110, '2020  Bachiller Académico', 'Institución Educativa Penroa'),
    );
    expect(cv.phones.map(({ value }) => value)).toEqual(['+573155550172']);
  });
  it('before another country of its language where a number that nobody has happens to exist', () => {
    const cv = alone(
      { y: 20, text: 'Ada Berg', sizePt: 20 },
      cells(40, 'Téléphone', '06 39 98 21 47'),
      heading(80, 'Formation'),
      ...below(100, '2025 – 2028  BUT GEA', 'IUT de Penroa, Lyon'),
    );
    expect(cv.phones.map(({ value }) => value)).toEqual(['+33639982147']);
  });
  it('by a region', () => expect(placeOf('Armenia, Quindío')).toMatchObject({ city: 'Armenia', countryCode: 'CO' }));
  it('and a house with its postcode is no number', () => {
    const cv = alone({ y: 20, text: 'Ada Berg', sizePt: 20 }, cells(40, 'Indirizzo', 'Via Nazionale, 88 – 80038 Penrino'), cells(60, 'Telefono', '349 5550186'), heading(80, 'Esperienza lavorativa'), { y: 100, text: '2018 – oggi  Cuoco' }); // biome-ignore format: one thing
    expect(cv.phones).toHaveLength(1);
  });
});

describe('layouts', () => {
  it('dates at the left of entries above another section of their column', () => {
    const cv = read(
      page(
        { x: 40, lines: [{ y: 20, text: 'Maren Holloway', sizePt: 20 }] },
        { x: 320, lines: [{ y: 50, text: 'Esperienza', sizePt: 12, bold: true }] },
        { x: 312, lines: [{ y: 70, text: '2021 – 2024' }, { y: 120, text: '2019 – 2020' }, { y: 180, text: 'Software', sizePt: 12, bold: true }, { y: 200, text: 'QGIS' }, { y: 214, text: 'AutoCAD' }] },
        { x: 400, lines: [{ y: 70, text: 'Stagista', bold: true }, { y: 84, text: 'Comune di Penrino' }, { y: 120, text: 'Cameriera', bold: true }, { y: 134, text: 'Trattoria Penrino' }] },
      ),
    ); // biome-ignore format: a page
    expect(work(cv)).toEqual([['Stagista', 'Comune di Penrino'], ['Cameriera', 'Trattoria Penrino']]); // biome-ignore format: a list
    expect(cv.skills.map(({ value }) => value)).toEqual(['QGIS', 'AutoCAD']);
  });

  it('a level at the end of a title is no day', () => {
    const cv = readWork(
      'Experience',
      'Norsea Primary School — Teaching Assistant, Level 2',
      'JANUARY 2013 – JULY 2017',
      'Supported two pupils in small groups.',
    );
    expect(cv.work[0]).toMatchObject({ title: { value: 'Teaching Assistant, Level 2' }, start: { value: '2013-01' } });
  });

  it('a part-time job keeps its hyphen', () => expect(together('Supervisor (part-', 'time)')).toBe('Supervisor (part-time)'));

  it('a table of Indian schooling', () => {
    const cv = alone(
      { y: 20, text: 'Ada Holloway', sizePt: 20 },
      heading(50, 'ACADEMIC QUALIFICATION'),
      cells(70, 'Course', 'Institution', 'University / Board', 'Year of Passing', 'Percentage'),
      cells(90, 'B.Com', "St. Hild's College", 'Penrode University', '2020', '71%'),
      cells(110, 'Plus Two (Commerce)', 'Govt. HSS Penrode', 'State Board', '2017', '86%'),
    );
    expect(cv.education.map(({ school, degree }) => [school?.value, degree?.value])).toEqual([
      ["St. Hild's College", 'B.Com'],
      ['Govt. HSS Penrode', 'Plus Two'],
    ]);
  });

  it('an address of Japan without white', () => {
    const cv = alone(
      { y: 10, text: '若葉 花子', sizePt: 16 },
      { y: 40, text: '福岡県久留米市津福本町1120-5' },
      { y: 54, text: 'ada@example.org' },
    );
    expect(cv.place?.value.city).toBe('久留米市');
  });
});

it('a job board is nobody', () => {
  expect(['사람인', 'InfoJobs', 'TopCV', 'マイナビ転職', '智联招聘', 'Nationale Vacaturebank'].every(isJobBoard)).toBe(true);
  expect(
    alone({ y: 10, text: '사람인', bold: true }, { y: 40, text: '김하늘' }, { y: 60, text: 'haneul@example.org' }).name?.value.full,
  ).toBe('김하늘');
});
