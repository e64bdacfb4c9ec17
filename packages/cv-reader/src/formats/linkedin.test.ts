import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { drawnPdf, type Sheet } from '../extracting/made-pdf.fixture.ts';
import { readCv } from '../read-cv.ts';

const TODAY = { today: '2026-11-24' };

function write(sheet: Sheet, lines: [x: number, y: number, size: number, text: string][]) {
  for (const [x, y, size, text] of lines) sheet.fontSize(size).text(text, x, y, { lineBreak: false });
}

const saved = (lines: [number, number, number, string][]) =>
  drawnPdf((sheet) => write(sheet, lines), { size: [612, 792], info: { Producer: 'Apache FOP Version 2.2', Author: 'LinkedIn' } });

const ENGLISH: [number, number, number, string][] = [
  [22, 40, 13, 'Contact'],
  [22, 60, 10.5, '+47 912 34 567 (Mobile)'],
  [22, 75, 10.5, 'anna@example.org'],
  [22, 100, 10.5, 'www.linkedin.com/in/annaberg'],
  [22, 115, 10.5, '(LinkedIn)'],
  [22, 150, 13, 'Top Skills'],
  [22, 170, 10.5, 'Welding'],
  [22, 187, 10.5, 'Surveying'],
  [22, 220, 13, 'Languages'],
  [22, 240, 10.5, 'Norwegian (Native or Bilingual)'],
  [22, 257, 10.5, 'German (Limited Working)'],
  [224, 40, 26, 'Anna Berg'],
  [224, 75, 12, 'Engineer at Nordic Wind'],
  [224, 92, 12, 'Oslo, Norway'],
  [224, 130, 15.75, 'Summary'],
  [224, 155, 10.5, 'I build towers.'],
  [224, 190, 15.75, 'Experience'],
  [224, 215, 12, 'Nordic Wind'],
  [224, 232, 10.5, '4 years'],
  [224, 250, 11.5, 'Lead engineer'],
  [224, 266, 10.5, 'January 2021 - Present (3 years)'],
  [224, 280, 10.5, 'Oslo, Norway'],
  [224, 305, 10.5, 'Led the building of towers.'],
  [224, 330, 11.5, 'Engineer'],
  [224, 346, 10.5, 'March 2019 - December 2020 (1 year 10 months)'],
  [224, 380, 15.75, 'Education'],
  [224, 405, 12, 'University of Oslo'],
  [224, 421, 10.5, "Master's degree, Civil Engineering · (2014 - 2019)"],
  [280, 770, 9, 'Page 1 of 1'],
];

describe("LinkedIn's PDF", () => {
  it('gives each position with its employer, dates and place', async () => {
    const read = await readCv(await saved(ENGLISH), TODAY);
    expect(read).toMatchObject({ ok: true, reading: { source: 'linkedin-pdf' } });
    const cv = read.ok && 'cv' in read.reading ? read.reading.cv : undefined;
    expect(cv?.work).toEqual([
      {
        title: { value: 'Lead engineer', doubt: 'sure' },
        employer: { value: 'Nordic Wind', doubt: 'sure' },
        start: { value: '2021-01', doubt: 'sure' },
        isCurrent: true,
        location: { value: 'Oslo, Norway', doubt: 'sure' },
        description: 'Led the building of towers.',
      },
      {
        title: { value: 'Engineer', doubt: 'sure' },
        employer: { value: 'Nordic Wind', doubt: 'sure' },
        start: { value: '2019-03', doubt: 'sure' },
        end: { value: '2020-12', doubt: 'sure' },
        isCurrent: false,
      },
    ]);
    expect(cv?.education).toMatchObject([
      {
        school: { value: 'University of Oslo' },
        degree: { value: "Master's degree" },
        field: { value: 'Civil Engineering' },
        start: { value: '2014' },
        end: { value: '2019' },
      },
    ]);
    expect(cv).toMatchObject({
      name: { value: { full: 'Anna Berg', first: 'Anna', last: 'Berg' } },
      headline: { value: 'Engineer at Nordic Wind' },
      place: { value: { text: 'Oslo, Norway' } },
      summary: { value: 'I build towers.' },
    });
    expect(cv?.emails).toEqual([{ value: 'anna@example.org', doubt: 'sure' }]);
    expect(cv?.links).toEqual([{ value: 'https://www.linkedin.com/in/annaberg', doubt: 'sure' }]);
    expect(cv?.skills.map((skill) => skill.value)).toEqual(['Welding', 'Surveying']);
    expect(cv?.languages).toMatchObject([
      { code: 'nb', level: { value: 'native_or_bilingual' } },
      { code: 'de', level: { value: 'limited_working' } },
    ]);
  });

  it('is read in other languages of its menus by sizes alone', async () => {
    const german = ENGLISH.map(([x, y, size, text]): [number, number, number, string] => {
      const words: Record<string, string> = {
        Contact: 'Kontakt',
        'Top Skills': 'Top-Kenntnisse',
        Summary: 'Zusammenfassung',
        Experience: 'Berufserfahrung',
        Education: 'Ausbildung',
        'January 2021 - Present (3 years)': 'Januar 2021 - Heute (3 Jahre)',
        'March 2019 - December 2020 (1 year 10 months)': 'März 2019 - Dezember 2020 (1 Jahr)',
      };
      return [x, y, size, words[text] ?? text];
    });
    const read = await readCv(await saved(german), TODAY);
    const cv = read.ok && 'cv' in read.reading ? read.reading.cv : undefined;
    expect(cv?.work).toMatchObject([
      { start: { value: '2021-01' }, isCurrent: true },
      { start: { value: '2019-03' }, end: { value: '2020-12' } },
    ]);
    expect(cv?.skills).toHaveLength(2);
  });
});

describe("LinkedIn's archive", () => {
  const files = {
    'Profile.csv':
      'First Name,Last Name,Headline,Summary,Geo Location\nAnna,Berg,Engineer,"I build towers,\nand ""roads"".","Oslo, Norway"\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nNordic Wind,Engineer,,Oslo,Jan 2021,\nFjord Bank,Clerk,Counted money,Bergen,2015,Dec 2018\n',
    'Education.csv': 'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversity of Oslo,2014,2019,,Master of Science,\n',
    'Skills.csv': 'Name\nWelding\n',
    'Languages.csv': 'Name,Proficiency\nGerman,Native or bilingual proficiency\n',
    'Email Addresses.csv': 'Email Address,Confirmed,Primary,Updated On\nold@example.org,Yes,No,\nanna@example.org,Yes,Yes,\n',
  };
  const zip = (prefix: string, entries: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [prefix + name, strToU8(text)])));

  it.each(['', 'Basic_LinkedInDataExport_11-24-2026/'])('is read by the base names of its files: "%s"', async (prefix) => {
    const read = await readCv(zip(prefix, files), TODAY);
    expect(read).toMatchObject({
      ok: true,
      reading: {
        source: 'linkedin-zip',
        cv: {
          name: { value: { full: 'Anna Berg' } },
          summary: { value: 'I build towers,\nand "roads".' },
          emails: [{ value: 'anna@example.org' }, { value: 'old@example.org' }],
          work: [
            { title: { value: 'Engineer' }, start: { value: '2021-01' }, isCurrent: true },
            { start: { value: '2015' }, end: { value: '2018-12' }, isCurrent: false },
          ],
          education: [{ school: { value: 'University of Oslo' }, isCurrent: false }],
          languages: [{ code: 'de', level: { value: 'native_or_bilingual' } }],
        },
      },
    });
  });

  it('is no CV without its files, and refused where it would unpack without measure', async () => {
    expect(await readCv(zip('', { 'notes.csv': 'a,b\n1,2\n' }), TODAY)).toEqual({ ok: false, fault: 'unknown_type' });
    const bomb = zipSync({ 'word/document.xml': [new Uint8Array(80_000_000), { level: 9 }] });
    expect(await readCv(bomb, TODAY)).toEqual({ ok: false, fault: 'too_much' });
  });
});
