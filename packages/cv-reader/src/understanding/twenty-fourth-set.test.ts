// What a twenty-fourth set of strangers' CVs taught: tables by the names of their columns, forms that number their headings, numbers of papers, and more.
import { describe, expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { alone, below, cells, heading, page, read, readBelow, type Written } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value]);
const studies = ({ education }: Cv) => education.map(({ school, degree, end }) => [school?.value, degree?.value, end?.value]);
const skills = (cv: Cv) => cv.skills.map(({ value }) => value);
/** A file of a word processor's old format, which says of no line where it stands. */
const placeless = (...rows: string[][]): Cv =>
  alone(...rows.map((row) => ({ ...cells(0, ...row), x: 0, sizePt: 0, gap: 0, cells: row.map((text) => ({ text, x: 0, right: 0 })) })));

describe('names of columns that no list has', () => {
  it.each([
    ['Employment History', ['From', 'To', 'Employer', 'Job role'], ['07/2019', '06/2021', 'Hartwell Logistics Ltd', 'Warehouse Supervisor']],
    ['Berufserfahrung', ['von', 'bis', 'Firma / Ort', 'Beschäftigt als'], ['07/2019', '06/2021', 'Hansen Logistik GmbH', 'Disponentin']],
    ['Experiencia laboral', ['Fecha de ingreso', 'Fecha de retiro', 'Empresa', 'Cargo desempeñado'], ['07/2019', '06/2021', 'Transportes Levante S.L.', 'Administrativa']],
    ['Опыт работы', ['Принята', 'Уволена', 'Организация, город', 'Должность'], ['07.2019', '06.2021', 'ООО «Вектор»', 'бухгалтер']],
    ['工作经历', ['入职时间', '离职时间', '就职单位', '担任职务'], ['2019.07', '2021.06', '杭州云帆物流有限公司', '仓库主管']],
    ['職務経歴', ['入社年月', '退社年月', '勤務先名', '職名'], ['2019年7月', '2021年6月', '株式会社みなと運輸', '配車係']],
    ['Karanasan sa Trabaho', ['Mula', 'Hanggang', 'Kompanya / Tanggapan', 'Posisyon'], ['07/2019', '06/2021', 'Golden Harvest Foods Inc.', 'Production Supervisor']],
  ])('are told by roots and times: %s', (title, head, row) => {
    const cv = readBelow(heading(50, title), { ...cells(70, ...head), bold: true }, cells(92, ...row));
    expect(work(cv)).toEqual([[row[3], row[2], '2019-07', '2021-06']]);
  }); // biome-ignore format: a table

  it('hold for files that say not where cells stand, with an empty cell', () => {
    const cv = placeless(
      ['Nguyễn Thị Mai Lan'],
      ['lan@mail.example'],
      ['Học vấn'],
      ['Thời gian', 'Trường', 'Ngành học', 'Văn bằng'],
      ['2013 - 2017', 'Trường Đại học Kinh tế', 'Kế toán', 'Cử nhân'],
      ['2010 - 2013', 'Trường THPT Phan Châu Trinh', 'Tốt nghiệp THPT'],
    );
    expect(studies(cv)).toEqual([
      ['Trường Đại học Kinh tế', 'Cử nhân', '2017'],
      ['Trường THPT Phan Châu Trinh', 'Tốt nghiệp THPT', '2013'],
    ]);
  });

  it('of a family are none of work', () => {
    const cv = readBelow(
      heading(50, 'Work Experience'),
      ...below(70, '2019 – 2021  Weaver, Norsea Ltd'),
      heading(110, 'Family'),
      { ...cells(130, 'Relation', 'Full name', 'Year', 'Employer'), bold: true },
      cells(150, 'Father', 'Ned Holloway', '1961', 'Penwick Harbour Ltd'),
    );
    expect(work(cv)).toHaveLength(1);
  });
});

it('a form numbers its headings, and a colon may stand behind one', () => {
  const cv = placeless(
    ['АНКЕТА'],
    ['ФИО', 'Байжанова Гульмира Сериковна'],
    ['E-mail', 'baizhanova@mail.example'],
    ['9. Образование'],
    ['Учебное заведение', 'Год поступления', 'Год окончания', 'Специальность и квалификация по диплому'],
    ['Костанайский государственный педагогический институт', '2001', '2005', 'учитель математики'],
    ['10. Трудовая деятельность (в обратном порядке, включая общественную работу)'],
    ['Принята', 'Уволена', 'Должность', 'Организация, город'],
    ['09.2017', '08.2020', 'учитель математики', 'Физико-математический лицей'],
    ['11. Навыки: GeoGebra, Kundelik, Microsoft Office'],
    ['12. К уголовной ответственности: не привлекалась.'],
  );
  expect(studies(cv)).toEqual([['Костанайский государственный педагогический институт', 'учитель математики', '2005']]);
  expect(work(cv)).toEqual([['учитель математики', 'Физико-математический лицей', '2017-09', '2020-08']]);
  expect(skills(cv)).toEqual(['GeoGebra', 'Kundelik', 'Microsoft Office']);
});

it('a stage of school beside the degree that ended it is none', () => {
  const cv = readBelow(
    heading(50, 'Edukasyon'),
    { ...cells(70, 'Antas', 'Paaralan', 'Kurso', 'Taon'), bold: true },
    cells(92, 'Kolehiyo', 'Batangas State University', 'Bachelor of Elementary Education', '2008 - 2012'),
  );
  expect(studies(cv)).toEqual([['Batangas State University', 'Bachelor of Elementary Education', '2012']]);
});

describe('a number', () => {
  const phones = (...lines: string[]) => {
    const cv = alone(
      { y: 20, text: 'Maren Holloway', sizePt: 20 },
      ...below(50, 'maren@mail.example', ...lines),
      heading(150, 'Experience'),
    );
    return cv.phones.map(({ value }) => value);
  };
  it.each([
    ['C.C. 1.037.612.884 de Envigado'],
    ['Cédula profesional 10478821'],
    ['CPF: 123.456.789-09'],
    ['简历编号 386 410 227'],
    ['Резюме № 51840277'],
    ['CCCD: 079 201 012 345'],
    ['SSS No. 34-1234567-8'],
    ['Rijksregisternummer 85.07.30-033 61'],
    ['(EU) 517/2014'],
  ])('of a paper, a file or a law is none to call: %s', (line) => {
    expect(phones(line)).toEqual([]);
  });

  it('of the Philippines is told by how it is written', () => {
    expect(phones('CP No. 0917-632-8815 / 0998-140-2276')).toEqual(['+639176328815', '+639981402276']);
  });
});

describe('dates', () => {
  it('no town is a month: "Hà Nội 2019"', () => {
    const lines = below(70, 'Trường Cao đẳng Thương mại và Du lịch Hà Nội  2019 - 2022', 'Cao đẳng Quản trị kinh doanh');
    const cv = readBelow({ y: 40, text: 'Nhân viên bán hàng' }, heading(50, 'Học vấn'), ...lines);
    expect(cv.education.map(({ school, start }) => [school?.value, start?.value])).toEqual([
      ['Trường Cao đẳng Thương mại và Du lịch Hà Nội', '2019'],
    ]);
  });

  it('a beginning and an end with words of their own are one time, behind a point', () => {
    const lines: Written[] = [
      { y: 70, text: 'Graduação em Enfermagem (cursando, 6º semestre) – Centro Universitário Jorge Amado', bullet: '•', right: 508 },
      { y: 82, x: 58, text: '(Unijorge). Início: 2024. Previsão de conclusão: 2028.', gap: 0 },
      { y: 94, text: 'Curso Técnico em Enfermagem – Escola Técnica São Camilo. Conclusão: dezembro de 2015.', bullet: '•', right: 531 },
    ];
    const cv = readBelow(heading(50, 'Formação'), ...lines);
    expect(cv.education.map(({ school, start, end }) => [school?.value, start?.value, end?.value])).toEqual([
      ['Centro Universitário Jorge Amado (Unijorge)', '2024', '2028'],
      ['Escola Técnica São Camilo', undefined, '2015-12'],
    ]);
  });
});

it('a general’s short title ends no sentence', () => {
  const cv = readBelow(
    heading(50, 'Educación'),
    { y: 70, text: 'Universidad Tecnológica Gral. Mariano Escobedo / TSU en Mecatrónica, área Automatización', bold: true },
    { y: 84, text: 'SEPTIEMBRE 2021 - AGOSTO 2023', sizePt: 8.5 },
    { y: 96, text: 'Titulado, promedio 9.1' },
    { y: 120, text: 'CONALEP Monterrey II / Profesional Técnico Bachiller en Electromecánica', bold: true },
    { y: 134, text: '2016 - 2019', sizePt: 8.5 },
  );
  expect(studies(cv).map(([school]) => school)).toEqual(['Universidad Tecnológica Gral. Mariano Escobedo', 'CONALEP Monterrey II']);
});

describe('lists', () => {
  it('a skill stands before its level', () => {
    const cv = readBelow(
      heading(50, '工作经历'),
      ...below(70, '2019.04 - 至今  苏州恒锐自动化设备有限公司'),
      heading(100, '专业技能'),
      ...below(120, 'EPLAN：熟练', 'C#：一般'),
    );
    expect(skills(cv)).toEqual(['EPLAN', 'C#']);
  });

  it('white letters on a dark column are its text, and no headings', () => {
    const white = (y: number, text: string, gap = 0.2): Written => ({ y, text, gap, color: '#ffffff' });
    const strong = (y: number, text: string): Written => ({ ...heading(y, text), color: '#ffffff' });
    const column = [
      strong(50, 'KENNTNISSE'),
      ...['SAP MM', 'DATEV', 'Lexware'].map((text, at) => white(70 + at * 30, text, 1.5)),
      strong(170, 'STÄRKEN'),
      ...['Organisationstalent', 'Kundenorientierung', 'Teamfähigkeit'].map((text, at) => white(190 + at * 14, text)),
    ];
    const cv = read(page({ x: 23, lines: column }, { x: 232, lines: [{ y: 40, text: 'Lena Hoffmann', sizePt: 24 }] }));
    expect(skills(cv)).toContain('Kundenorientierung');
  });

  it('languages and memberships among courses go where they belong', () => {
    const cv = readBelow(
      heading(50, 'Formação'),
      ...below(70, '2010 – 2012  Ensino Médio, Colégio Estadual da Bahia'),
      heading(100, 'Qualificações e atividades complementares'),
      ...below(
        120,
        { text: 'Coleta de sangue, Senac Bahia (2017)', bullet: '•' },
        { text: 'Primeiros socorros, Cruz Vermelha (2019)', bullet: '•' },
        { text: 'Inglês – básico', bullet: '•' },
      ),
    );
    expect(cv.languages.map(({ code }) => code)).toEqual(['en']);
    expect(cv.certificates.map(({ on }) => on)).toEqual(['2017', '2019']);
    const member = readBelow(heading(50, 'Certificări'), ...below(70, 'Inspector resurse umane (ANC) - 2018', 'Membru CECCAR din 2020'));
    expect(member.certificates).toHaveLength(1);
    expect(member.memberships.map(({ organization }) => organization?.value)).toEqual(['CECCAR']);
  });

  it('the classes of a driving licence are one', () => {
    const points = ['Rijbewijs B, C, CE', 'Code 95 (geldig tot 2029)', 'Heftruckcertificaat'];
    const study = [heading(200, 'Opleiding'), ...below(220, '1991 – 1995  Mavo, Agnieten College')];
    const cv = readBelow(
      ...study,
      heading(250, 'Certificaten en rijbewijzen'),
      ...below(270, ...points.map((text) => ({ text, bullet: '•' }))),
    );
    expect(cv.certificates.map(({ name }) => name.value)[0]).toBe('Rijbewijs B, C, CE');
    expect(cv.certificates).toHaveLength(3);
  });

  it('a society’s name goes on in the next line', () => {
    const cv = readBelow(heading(50, 'Otros datos'), ...below(70, 'Socia de la Asociación Española de', 'Comprensión Lectora'));
    expect(cv.memberships.map(({ organization }) => organization?.value)).toEqual(['Asociación Española de Comprensión Lectora']);
  });
});

it('an agency in brackets is neither the employer nor its town', () => {
  const lines = ['2005 – 2008  Chauffeur, Bouwmaat, Zwolle', '2003 – 2005  Heftruckchauffeur, Scania Production, Zwolle (via Tempo-Team)'];
  const cv = readBelow(heading(50, 'Werkervaring'), ...below(70, ...lines));
  expect(work(cv)[1]?.slice(0, 2)).toEqual(['Heftruckchauffeur', 'Scania Production']);
  expect(cv.work[1]?.description).toContain('via Tempo-Team');
});

describe('the person', () => {
  it('has a name whose letters a form sets apart', () => {
    const cv = alone(
      { y: 20, text: '履歴書', sizePt: 18 },
      cells(50, 'ふりがな', 'さとう', 'みさき'),
      cells(70, '氏', '名', '佐藤', '美咲'),
    );
    expect(cv.name?.value.full).toBe('佐藤 美咲');
  });

  it('lives where the address says, whatever kind of address it is', () => {
    const lines = ['Indirizzo: Via Padova 41, 27100, Pavia, Italia (Abitazione)', 'maren@mail.example  ·  CV su infojobs.it'];
    const cv = alone({ y: 20, text: 'Giulia Ferrari', sizePt: 20 }, ...below(50, ...lines), heading(100, 'Esperienza'));
    expect(cv.place?.value.city).toBe('Pavia');
    expect(cv.links).toEqual([]);
  });
});

describe('a degree', () => {
  it.each([
    ['Bachelor of Science in Nursing, Cum Laude', 'Bachelor of Science', 'Nursing'],
    ['Mbo Veehouderij niveau 3', 'Mbo', 'Veehouderij'],
    ['Técnico de Cozinha (nível 4)', 'Técnico', 'Cozinha'],
    ['Geprüfte Fachwirtin für Einkauf (IHK)', 'Geprüfte Fachwirtin für Einkauf (IHK)', undefined],
  ])('is told from marks and steps: %s', (text, degree, field) => {
    const titles: Record<string, string> = { M: 'Opleiding', T: 'Formação', G: 'Ausbildung', B: 'Education' };
    const cv = readBelow(heading(50, titles[text.charAt(0)] ?? ''), ...below(70, `2013 – 2017  ${text}`, 'Norsea College'));
    expect(cv.education.map((one) => [one.degree?.value, one.field?.value])).toEqual([[degree, field]]);
  });
});
