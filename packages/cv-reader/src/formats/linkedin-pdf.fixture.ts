// What LinkedIn's "Save to PDF" makes of a profile: its places and sizes, and who made it.
import { drawnPdf, type Sheet } from '../extracting/made-pdf.fixture.ts';

/** From the left and the top, points. */
export type Written = [x: number, y: number, size: number, text: string];

function write(sheet: Sheet, lines: readonly Written[]) {
  for (const [x, y, size, text] of lines) sheet.fontSize(size).text(text, x, y, { lineBreak: false });
}

export const saved = (lines: readonly Written[]) =>
  drawnPdf((sheet) => write(sheet, lines), { size: [612, 792], info: { Producer: 'Apache FOP Version 2.2', Author: 'LinkedIn' } });

export const ENGLISH: readonly Written[] = [
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
