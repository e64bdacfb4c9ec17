// CVs that are one table of Word: headings in merged rows, entries in rows of cells.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Cv } from './cv.ts';
import { readCv } from './read-cv.ts';

const p = (text: string, { bold = false, size = 20 } = {}) =>
  `<w:p><w:r><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
/** A paragraph a line; what stands between stars is bold. */
const cell = (text: string, span = 1) =>
  `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${text.split('\n').map((line) => p(line.replaceAll('*', ''), { bold: line.startsWith('*') })).join('')}</w:tc>`; // biome-ignore format: one thing
const row = (...cells: string[]) => `<w:tr>${cells.map((text) => cell(text)).join('')}</w:tr>`;
const merged = (text: string, span: number) =>
  `<w:tr><w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${p(text, { bold: true, size: 24 })}</w:tc></w:tr>`;
const LINES = '<w:tblPr><w:tblBorders><w:insideH w:val="single" w:sz="8"/></w:tblBorders></w:tblPr>';

async function read(table: string, properties = ''): Promise<Cv> {
  const head = p('Maren Holloway', { bold: true, size: 40 }) + p('maren@example.org');
  const body = `<w:body>${head}<w:tbl>${properties}${table}</w:tbl></w:body>`;
  const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${body}</w:document>`;
  const result = await readCv(zipSync({ 'word/document.xml': strToU8(document) }), { today: '2026-11-24' });
  if (!result.ok || !('cv' in result.reading)) throw new Error('not read');
  return result.reading.cv;
}

const workOf = ({ work }: Cv) =>
  work.map(({ title, employer, location, start }) => [title, employer, location, start].map((one) => one?.value));
const studiesOf = ({ education }: Cv) =>
  education.map(({ degree, school, location }) => [degree, school, location].map((one) => one?.value));

const WORK = [
  ['Receptionist', 'Brindle and Tarn', 'Quellmar', '2021'],
  ['Lantern minder', 'Hollin House', 'Ostwick', '2018'],
];
const STUDIES = [
  ['Diploma', 'Brackmoor College', 'Quellmar'],
  ['A-levels', 'Saint Osyths School', 'Penwick'],
];

describe('a table of Word with headings in merged rows', () => {
  it.each(['', LINES])('has entries in rows, dates over towns at their right, with lines or without', async (properties) => {
    const cv = await read(
      merged('Employment', 2) +
        row('*Receptionist\nBrindle and Tarn\n– Kept the diary\n– Answered letters', '2021 – present\nQuellmar') +
        row('*Lantern minder\nHollin House', '2018 – 2020\nOstwick') +
        merged('Education', 2) +
        row('*Diploma\nBrackmoor College\n– with honours', '2016 – 2018\nQuellmar') +
        row('*A-levels\nSaint Osyths School', '2014 – 2016\nPenwick') +
        merged('Skills', 2) + `<w:tr>${cell('Excel, filing, bookkeeping', 2)}</w:tr>`, // biome-ignore format: a table
      properties,
    );
    expect(workOf(cv)).toEqual(WORK);
    expect(studiesOf(cv)).toEqual(STUDIES);
    expect(cv.skills.map(({ value }) => value)).toEqual(['Excel', 'filing', 'bookkeeping']);
  });

  it('has dates over towns at the left', async () => {
    const cv = await read(
      merged('Employment', 2) +
        row('2021 – present\nQuellmar', '*Receptionist\nBrindle and Tarn\n– Kept the diary\n– Answered letters') +
        row('2018 – 2020\nOstwick', '*Lantern minder\nHollin House') +
        merged('Languages', 2) + row('English', 'native') + row('German', 'B1'), // biome-ignore format: a table
    );
    expect(workOf(cv)).toEqual(WORK);
    expect(cv.languages.map(({ code, level }) => [code, level?.value])).toEqual([['en', 'native_or_bilingual'], ['de', 'limited_working']]); // biome-ignore format: a row
  });

  it('has three columns', async () => {
    const cv = await read(
      merged('Employment', 3) +
        row('2021 – present', '*Receptionist\nBrindle and Tarn\n– Kept the diary', 'Quellmar') +
        row('2018 – 2020', '*Lantern minder\nHollin House', 'Ostwick') +
        merged('Education', 3) +
        row('2016 – 2018', '*Diploma\nBrackmoor College', 'Quellmar') +
        row('2014 – 2016', '*A-levels\nSaint Osyths School', 'Penwick'),
    );
    expect(workOf(cv).map(([title, employer, , start]) => [title, employer, start])).toEqual(WORK.map(([title, employer, , start]) => [title, employer, start])); // biome-ignore format: one thing
    expect(studiesOf(cv).map(([degree, school]) => [degree, school])).toEqual(STUDIES.map(([degree, school]) => [degree, school]));
  });

  it('has two entries in a row', async () => {
    const cv = await read(
      merged('Employment', 2) +
        row('*Receptionist\nBrindle and Tarn\n2021 – present\n– Kept the diary', '*Lantern minder\nHollin House\n2018 – 2020') +
        row('*Bar keeper\nThe Blind Otter\n2016 – 2017', '*Cleaner\nQuellmar Hall\n2015 – 2016') +
        merged('Skills', 2) + `<w:tr>${cell('Excel, filing', 2)}</w:tr>`, // biome-ignore format: a table
    );
    expect(workOf(cv).map(([title, employer]) => [title, employer])).toEqual([
      ['Receptionist', 'Brindle and Tarn'],
      ['Lantern minder', 'Hollin House'],
      ['Bar keeper', 'The Blind Otter'],
      ['Cleaner', 'Quellmar Hall'],
    ]);
  });

  it('has all entries of a section in one row', async () => {
    const cv = await read(
      merged('Employment', 2) +
        row('2021 – present\n2018 – 2020\n2016 – 2017', '*Receptionist, Brindle Ltd\n*Lantern minder, Hollin Ltd\n*Bar keeper, Otter Ltd') +
        merged('Skills', 2) + `<w:tr>${cell('Excel, filing', 2)}</w:tr>`, // biome-ignore format: a table
    );
    expect(workOf(cv).map(([title, employer, , start]) => [title, employer, start])).toEqual([
      ['Receptionist', 'Brindle Ltd', '2021'],
      ['Lantern minder', 'Hollin Ltd', '2018'],
      ['Bar keeper', 'Otter Ltd', '2016'],
    ]);
  });

  it('has periods beside what they date, which empty lines keep level', async () => {
    const cv = await read(
      merged('Employment', 2) +
        row('2021 – present\n\n\n2018 – 2020', '*Receptionist\nBrindle and Tarn\n\n*Lantern minder\nHollin House') +
        merged('Skills', 2) + `<w:tr>${cell('Excel, filing', 2)}</w:tr>`, // biome-ignore format: a table
    );
    expect(workOf(cv).map(([title, employer, , start]) => [title, employer, start])).toEqual([
      ['Receptionist', 'Brindle and Tarn', '2021'],
      ['Lantern minder', 'Hollin House', '2018'],
    ]);
  });
});
