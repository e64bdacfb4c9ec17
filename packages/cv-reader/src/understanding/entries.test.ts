// Entries of work and education: what belongs to a head, and what the other entries of a document say about it.
import { describe, expect, it } from 'vitest';
import { below, heading, readBelow, type Written } from './page.fixture.ts';

const bold = (text: string, more = {}) => ({ text, bold: true, ...more });
const workOf = (...lines: Written[]) => readBelow(heading(60, 'Experience'), ...lines).work.map(({ title, employer, location }) => [title?.value, employer?.value, location?.value]); // biome-ignore format: one thing
const studyOf = (...lines: Written[]) => readBelow(heading(60, 'Education'), ...lines).education.map(({ school, degree, field }) => [school?.value, degree?.value, field?.value]); // biome-ignore format: one thing

describe('work', () => {
  it('a comma parts title and employer in all entries where it does so in some', () => {
    const lines = below(
      80,
      'Engineer, Norsea Ltd',
      '2019 - 2021',
      '',
      'Registrar, Clydeside',
      '2015 - 2019',
      '',
      'Keeper, Harbour House',
      '2012 - 2015',
    );
    expect(workOf(...lines)).toEqual([['Engineer', 'Norsea Ltd', undefined], ['Registrar', 'Clydeside', undefined], ['Keeper', 'Harbour House', undefined]]); // biome-ignore format: a table
  });

  it('a name behind the employer’s comma is a town where other entries have theirs there', () => {
    const lines = below(80, 'Engineer', 'Norsea Ltd, London', '2019 - 2021', '', 'Clerk', 'Blauwal, Wittmund', '2015 - 2019');
    expect(workOf(...lines)).toEqual([['Engineer', 'Norsea Ltd', 'London'], ['Clerk', 'Blauwal', 'Wittmund']]); // biome-ignore format: a table
  });

  it('a list of employer and dates below a title is the entry’s head', () => {
    const point = (text: string) => ({ text, bullet: '•' });
    const lines = below(
      80,
      bold('Weaver'),
      point('Blauwal'),
      point('2019 - 2021'),
      '',
      bold('Dyer'),
      point('Loomhouse'),
      point('2015 - 2019'),
    );
    expect(workOf(...lines)).toEqual([['Weaver', 'Blauwal', undefined], ['Dyer', 'Loomhouse', undefined]]); // biome-ignore format: a table
  });

  it('a form may name the employer below what was done', () => {
    const lines = below(
      80,
      'Dates  2019 - 2021',
      'Occupation or position held  Engineer',
      'Main activities and responsibilities  Bridges',
      'Tunnels',
      'Name and address of employer  Norsea Ltd',
    );
    expect(workOf(...lines)).toEqual([['Engineer', 'Norsea Ltd', undefined]]);
  });

  it('a line that ends with an abbreviation is a name and no sentence', () => {
    const lines = below(80, 'Personnel officer at the mill, Bakkerij Sallandse Hoeve B.V.', '2019 - 2021');
    expect(workOf(...lines)).toHaveLength(1);
  });

  it('the form of a company belongs to the name before its comma', () => {
    expect(workOf(...below(80, 'Driver, Norsea Haulage, Lda.', '2019 - 2021'))).toEqual([['Driver', 'Norsea Haulage, Lda.', undefined]]);
  });

  it('a title below the dates in the letters of the employer is of the head', () => {
    const lines = below(
      80,
      bold('Norsea Ltd', { sizePt: 13 }),
      bold('London', { sizePt: 13 }),
      '2019 - 2021',
      bold('Quoiner', { sizePt: 13 }),
      { text: 'Built bridges over the river and two tunnels below the harbour', bullet: '•' },
      '',
      bold('Clydeside Ltd', { sizePt: 13 }),
      bold('London', { sizePt: 13 }),
      '2015 - 2019',
      bold('Tallyman', { sizePt: 13 }),
      { text: 'Counted ships', bullet: '•' },
    );
    expect(workOf(...lines)).toEqual([['Quoiner', 'Norsea Ltd', 'London'], ['Tallyman', 'Clydeside Ltd', 'London']]); // biome-ignore format: a table
  });

  it('a word that stands in a line of every entry parts title and employer', () => {
    const lines = below(80, 'Quoiner at Loomhouse', '2019 - 2021', '', 'Fettler at Harbour Twine', '2015 - 2019');
    expect(workOf(...lines)).toEqual([['Quoiner', 'Loomhouse', undefined], ['Fettler', 'Harbour Twine', undefined]]); // biome-ignore format: a table
    const others = below(80, 'Quoiner at Loomhouse', '2019 - 2021', '', 'Fettler', 'Harbour Twine', '2015 - 2019');
    expect(workOf(...others)[0]?.[0]).toBe('Quoiner at Loomhouse');
  });

  it('what somebody teaches is part of the title where one word stands before it and before the employer', () => {
    const { work } = readBelow(
      heading(60, 'Karanasan sa Trabaho'),
      ...below(
        80,
        'Guro sa Agham',
        'Albay Learning Center Inc.',
        'Hunyo 2015 – Abril 2017',
        'Nagturo ng pisika at kimika sa mga mag-aaral',
      ),
    );
    expect(work[0]).toMatchObject({ title: { value: 'Guro sa Agham' }, employer: { value: 'Albay Learning Center Inc.' } });
  });

  it('a town in the line does not keep its comma from parting title and employer', () => {
    const lines = below(80, 'Engineer, Norsea Ltd, London', '2019 - 2021', '', 'Quoiner, Harbour House, London', '2015 - 2019');
    expect(workOf(...lines)).toEqual([['Engineer', 'Norsea Ltd', 'London'], ['Quoiner', 'Harbour House', 'London']]); // biome-ignore format: a table
  });

  it('a colon parts employer and title where each entry has one', () => {
    const lines = below(80, '2019 - 2021  Norsea Ltd, London: Engineer', '2015 - 2019  Clydeside Ltd, London: Quoiner');
    expect(workOf(...lines)).toEqual([['Engineer', 'Norsea Ltd', 'London'], ['Quoiner', 'Clydeside Ltd', 'London']]); // biome-ignore format: a table
    expect(workOf(...below(80, '2019 - 2021  Norsea Ltd: Engineer', '2015 - 2019  Harbour Ltd'))[0]?.[1]).toBe('Norsea Ltd: Engineer');
  });

  it('what is told behind a head in its own line is no part of it', () => {
    const { work } = readBelow(
      heading(60, 'Experience'),
      ...below(80, '2019 - 2021  Engineer, Norsea Ltd, London. Built bridges over the river. Taught divers.'),
    );
    expect(work).toMatchObject([
      { title: { value: 'Engineer' }, employer: { value: 'Norsea Ltd' }, description: 'Built bridges over the river. Taught divers.' },
    ]);
  });

  it('the point behind a head that is a sentence is no part of its town', () => {
    expect(workOf(...below(80, '2019 - 2021  Engineer, Norsea Ltd, London.'))).toEqual([['Engineer', 'Norsea Ltd', 'London']]);
  });

  it('what follows a title with a small letter is no employer', () => {
    expect(workOf(...below(80, 'Teacher at primary level', 'Norsea Ltd', '2019 - 2021'))).toEqual([
      ['Teacher at primary level', 'Norsea Ltd', undefined],
    ]);
  });
});

it('a word for "since" may stand behind its date, and a level that begins like a language is none', () => {
  const cv = readBelow(heading(60, 'Experience'), ...below(80, '青葉株式会社  2020年4月以降'), heading(120, 'Languages'), ...below(140, 'Tiếng Anh (Trung bình)')); // biome-ignore format: one thing
  expect(cv.work[0]).toMatchObject({ start: { value: '2020-04' }, isCurrent: true });
  expect(cv.languages.map(({ code }) => code)).toEqual(['en']);
});

describe('education', () => {
  it('a degree below a head without one is of the head, in a list too', () => {
    const lines = below(80, bold('University of Leeds  2013 - 2016'), { text: 'Master of Arts: Geography', bullet: '•' });
    expect(studyOf(...lines)).toEqual([['University of Leeds', 'Master of Arts', 'Geography']]);
  });

  it('the town behind a school is its place, and a campus is part of its name', () => {
    expect(studyOf(...below(80, 'University of Skerrow, Barrowby  2013 - 2016', 'BSc'))[0]?.[0]).toBe('University of Skerrow');
    expect(studyOf(...below(80, 'University of California, Berkeley  2013 - 2016', 'BSc'))[0]?.[0]).toContain('Berkeley');
  });

  it('a degree keeps its whole name where what is studied stands apart from it', () => {
    const lines = below(80, 'Batangas State University', '2013 - 2016', 'Batsilyer sa Teknolohiya - Elektronika');
    expect(studyOf(...lines)).toEqual([['Batangas State University', 'Batsilyer sa Teknolohiya', 'Elektronika']]);
  });

  it('a field may stand behind a degree’s arts without any joint', () => {
    expect(studyOf(...below(80, 'University of Leeds  2013 - 2016', 'MASTER OF SCIENCE NATUURKUNDE'))).toEqual([
      ['University of Leeds', 'MASTER OF SCIENCE', 'NATUURKUNDE'],
    ]);
  });

  it('a word for a school is nothing that is studied', () => {
    const lines = below(80, 'Paaralang Sekundarya ng Lipa', '2013 - 2016', 'Diploma sa Hayskul');
    expect(studyOf(...lines)).toEqual([['Paaralang Sekundarya ng Lipa', 'Diploma sa Hayskul', undefined]]);
  });

  it('a name that ends with a word that joins goes on in the next line', () => {
    const lines = below(80, bold('Benemérita Universidad Autónoma de'), bold('Puebla'), '2013 - 2016', 'Licenciatura');
    expect(studyOf(...lines)[0]?.[0]).toBe('Benemérita Universidad Autónoma de Puebla');
  });

  it('courses with schools and years are education where no other section is', () => {
    const lines = below(80, 'Seneca College', '2013 - 2016', 'Diploma in Welding');
    expect(readBelow(heading(60, 'Courses'), ...lines).education).toHaveLength(1);
  });

  it('a head that its column broke is whole', () => {
    const lines = [
      { y: 80, text: 'Master of Science | University of  2019 - 2021', bold: true, cells: [{ text: 'Master of Science | University of', x: 40, right: 290 }, { text: '2019 - 2021', x: 310, right: 360 }] },
      { y: 94, text: 'Leeds', bold: true },
      ...below(112, { text: 'Measured the rivers of the north', bullet: '•' }, { text: 'Taught first years', bullet: '•' }), { y: 200, text: 'Prizes' },
    ]; // biome-ignore format: a page
    expect(studyOf(...lines)).toEqual([['University of Leeds', 'Master of Science', undefined]]);
  });

  it('bold lines below each other are a list, however long they are', () => {
    const { skills } = readBelow(
      heading(60, 'Skills'),
      ...below(80, bold('Welding of steel'), bold('Rigging of ships'), bold('Diving in ports')),
    );
    expect(skills.map(({ value }) => value)).toEqual(['Welding of steel', 'Rigging of ships', 'Diving in ports']);
  });

  it('a beginning and an end below each other are one period', () => {
    const { education } = readBelow(
      heading(60, 'Education'),
      ...below(80, bold('2014'), bold('2016'), bold('University of Leeds', { sizePt: 12 }), 'Bachelor'),
    );
    expect(education).toMatchObject([{ start: { value: '2014' }, end: { value: '2016' } }]);
  });

  it('a short line below a degree that stands alone is its field', () => {
    expect(studyOf(...below(80, bold('University of Leeds'), bold('2014 - 2016'), 'Bachelor', 'Museum Studies'))).toEqual([['University of Leeds', 'Bachelor', 'Museum Studies']]); // biome-ignore format: one thing
  });

  it('a joint behind the comma is one of what was studied', () => {
    expect(studyOf(...below(80, 'University of Leeds', 'MA, Conservation of Historic Buildings', '2014 - 2016'))).toEqual([['University of Leeds', 'MA', 'Conservation of Historic Buildings']]); // biome-ignore format: one thing
  });

  it('a joint with nothing behind it is no part of the degree', () => {
    expect(studyOf(...below(80, 'Harbour Grammar School', 'A Levels in', '2014 - 2016'))[0]?.[1]).toBe('A Levels');
  });

  it('who left a kind of school says with that word what was reached', () => {
    const { education } = readBelow(heading(60, '학력'), ...below(80, '춘천여자고등학교', '고등학교 졸업 (2008/03 – 2011/02)'));
    expect(education).toMatchObject([{ school: { value: '춘천여자고등학교' }, degree: { value: '고등학교 졸업' } }]);
  });

  it('a degree nobody knows is one before its joint', () => {
    expect(studyOf(...below(80, 'University of Leeds', 'Zertstud in Museum Studies', '2014 - 2016'))).toEqual([['University of Leeds', 'Zertstud', 'Museum Studies']]); // biome-ignore format: one thing
  });

  it('marks, years and honours are no field', () => {
    expect(studyOf(...below(80, 'University of Leeds', 'BA (Hons)', '2014 - 2016'))).toEqual([
      ['University of Leeds', 'BA (Hons)', undefined],
    ]);
    expect(studyOf(...below(80, 'University of Leeds', 'Bachelor', 'Rank 3/86', '2014 - 2016'))).toEqual([
      ['University of Leeds', 'Bachelor', undefined],
    ]);
  });

  it('a dash between two names of schools is part of one', () => {
    expect(studyOf(...below(80, 'College of Arts – University of Leeds, 2014 - 2016'))[0]?.[0]).toBe(
      'College of Arts – University of Leeds',
    );
  });
});

it('Russian years may have their letter', () => {
  const { work } = readBelow(
    heading(60, 'Опыт работы'),
    ...below(80, 'Инженер, ООО «Берег»', 'авг. 2019 г. – сент. 2021 г.', 'Проектирование мостов через реки'),
  );
  expect(work).toMatchObject([{ start: { value: '2019-08' }, end: { value: '2021-09' } }]);
});

it('a certificate may have lines of another look that tell of it', () => {
  const { certificates } = readBelow(
    heading(60, 'Certificates'),
    ...below(80, bold('Basic Life Support'), 'Red Cross', 'May 2021', bold('Rigging II'), 'Port Authority', 'June 2019'),
  );
  expect(certificates).toMatchObject([{ name: { value: 'Basic Life Support' }, issuer: 'Red Cross', on: '2021-05' }, { name: { value: 'Rigging II' }, issuer: 'Port Authority', on: '2019-06' }]); // biome-ignore format: a table
});

describe('languages', () => {
  it('stand side by side, each with its level below it', () => {
    const { languages } = readBelow(
      heading(60, 'Languages'),
      { y: 80, text: 'English        German         French' },
      { y: 94, text: 'Native         Fluent         Beginner' },
    );
    expect(languages.map(({ code, level }) => [code, level?.value])).toEqual([['en', 'native_or_bilingual'], ['de', 'full_professional'], ['fr', 'elementary']]); // biome-ignore format: a table
  });

  it('have their levels in order where those are written without white between them', () => {
    const { languages } = readBelow(
      heading(60, 'Languages'),
      { y: 80, text: 'English   German   French' },
      { y: 94, text: 'Native Fluent Beginner' },
    );
    expect(languages.map(({ level }) => level?.value)).toEqual(['native_or_bilingual', 'full_professional', 'elementary']);
  });

  it('are read where a line names them and nothing else, for review', () => {
    expect(readBelow({ y: 40, text: 'English, German, Low Saxon' }).languages).toMatchObject([
      { code: 'en' },
      { code: 'de', name: { doubt: 'check' } },
    ]);
    expect(readBelow({ y: 40, text: 'I teach English and German' }).languages).toEqual([]);
  });
});

it('dates in each second line tell certificates from who issued them', () => {
  const { certificates } = readBelow(
    heading(60, 'Certificates'),
    ...below(80, 'Basic Life Support', { text: 'Red Cross, 05/2021', italic: true }, 'Rigging II', {
      text: 'Port Authority, 06/2019',
      italic: true,
    }),
  );
  expect(certificates).toMatchObject([{ name: { value: 'Basic Life Support' }, issuer: 'Red Cross', on: '2021-05' }, { name: { value: 'Rigging II' }, issuer: 'Port Authority', on: '2019-06' }]); // biome-ignore format: a table
});

it('white tells certificates from who issued them, where their letters are the same', () => {
  const { certificates } = readBelow(
    heading(60, 'Certificates'),
    ...below(80, 'Basic Life Support', 'Red Cross', '', 'Rigging II', 'Port Authority'),
  );
  expect(certificates).toMatchObject([{ name: { value: 'Basic Life Support' }, issuer: 'Red Cross' }, { name: { value: 'Rigging II' }, issuer: 'Port Authority' }]); // biome-ignore format: a table
});

it('a name and its town are a head though a point ends them like a sentence', () => {
  const { work } = readBelow(
    heading(60, 'Esperienze lavorative'),
    ...below(80, '2019-09 – oggi', 'Cantine del Monferrato S.p.A., Nizza Monferrato.', 'Enologo', '2013-09 – 2015-12', 'Vigneti Bricco Alto S.r.l., Canelli.', 'Assistente'), // biome-ignore format: a page
  );
  expect(work.map(({ employer, location }) => [employer?.value, location?.value])).toEqual([['Cantine del Monferrato S.p.A.', 'Nizza Monferrato'], ['Vigneti Bricco Alto S.r.l.', 'Canelli']]); // biome-ignore format: a table
});

it.each([
  ['Experience', '2019 – 2021'],
  ['Education', '2012 – 2015'],
])('what stands in an entry of "%s" that names nothing is kept as text', (title, dates) => {
  const told = 'Was somewhere that this line does not want to say in any words at all.';
  const { work, education, rest } = readBelow(heading(60, title), ...below(80, dates, told));
  expect([...work, ...education]).toEqual([]);
  expect(rest.flatMap(({ lines }) => lines)).toEqual([dates, told]);
});
