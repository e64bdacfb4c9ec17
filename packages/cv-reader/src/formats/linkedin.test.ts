import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readCv } from '../read-cv.ts';
import { ENGLISH, saved, type Written } from './linkedin-pdf.fixture.ts';
import { linkedinZip } from './linkedin-zip.fixture.ts';

const TODAY = { today: '2026-11-24' };

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
      place: { value: { text: 'Oslo, Norway', city: 'Oslo', countryCode: 'NO' } },
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
    const german = ENGLISH.map(([x, y, size, text]): Written => {
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
    linkedinZip(Object.fromEntries(Object.entries(entries).map(([name, text]) => [prefix + name, text])));

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
