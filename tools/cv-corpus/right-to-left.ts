// CVs written from left to right with words of Hebrew and Arabic in them, and marks of direction around these: as a page, and in Word.
import { Document, Packer, Paragraph, TextRun } from 'docx';
import type { CvTruth } from '../../bench/import-cv-truth.ts';
import type { Printer } from './chromium-printer.ts';

/** U+200E and U+200F, an embedding, an isolate. */
const [LRM, RLM] = ['\u200e', '\u200f'];
const embedded = (words: string) => `\u202b${words}\u202c`;
const isolated = (words: string) => `\u2067${words}\u2069`;

const BRIDGES = 'חברת הגשרים בע"מ';
const BUILDERS = 'شركة البناء العربية';
const SCHOOL = 'אוניברסיטת תל אביב';

/** A heading, a line whose first words are bold, or a line. */
type Row = { heading: string } | { bold: string; words: string } | { words: string };
const ROWS: readonly Row[] = [
  { words: `noa.levinson@mail.example | ${LRM}+44 7700 900123${LRM} | London, United Kingdom` },
  { heading: 'Experience' },
  { bold: 'Structural Engineer', words: `, ${embedded(BRIDGES)}, London, 09/2021 – present` },
  { words: `Checked drawings for ${RLM}גשר המיתרים${RLM} and 12 other bridges.` },
  { bold: 'Site Assistant', words: `, ${isolated(BUILDERS)}, Dubai, 06/2019 – 08/2020` },
  { words: 'Wrote reports on ground and water.' },
  { heading: 'Education' },
  { bold: 'BSc Civil Engineering', words: `, ${SCHOOL}, 2015 – 2018` },
  { heading: 'Languages' },
  { words: 'English: native, Hebrew (עברית): C1, Arabic (العربية): B2' },
  { heading: 'Skills' },
  { words: 'AutoCAD, Surveying' },
];

/** What comes of both: each name as it is read, whatever its place on the page. */
export const RIGHT_TO_LEFT_TRUTH: CvTruth = {
  language: 'en',
  name: 'Noa Levinson',
  emails: ['noa.levinson@mail.example'],
  phones: ['+447700900123'],
  links: [],
  city: 'London',
  work: [
    { employer: [BRIDGES], title: ['Structural Engineer'], start: '2021-09' },
    { employer: [BUILDERS], title: ['Site Assistant'], start: '2019-06', end: '2020-08' },
  ],
  education: [
    {
      school: [SCHOOL],
      degree: ['BSc Civil Engineering', 'BSc'],
      levels: ['bachelor'],
      field: ['Civil Engineering'],
      fieldIsInDegree: true,
      start: '2015',
      end: '2018',
    },
  ],
  languages: [
    { name: 'English', codes: ['en'], levels: ['native_or_bilingual'] },
    { name: 'Hebrew', codes: ['he'], levels: ['full_professional'] },
    { name: 'Arabic', codes: ['ar'], levels: ['professional_working'] },
  ],
  skills: ['AutoCAD', 'Surveying'],
  memberships: [],
  certificates: [],
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function rightToLeftPdf(printer: Printer): Promise<Buffer> {
  const rows = ROWS.map((row) => {
    if ('heading' in row) return `<h2>${row.heading}</h2>`;
    return `<p>${'bold' in row ? `<b>${row.bold}</b>` : ''}${escaped(row.words)}</p>`;
  });
  return printer.print(
    `<!doctype html><html lang="en"><meta charset="utf-8"><style>body{font:11pt/1.5 "DejaVu Sans";margin:40pt}h1{font-size:20pt}h2{font-size:14pt}p{margin:4pt 0}</style><h1>Noa Levinson</h1>${rows.join('')}</html>`,
  );
}

export function rightToLeftDocx(): Promise<Buffer> {
  const children = ROWS.map((row) => {
    if ('heading' in row) return new Paragraph({ children: [new TextRun({ text: row.heading, bold: true, size: 28 })] });
    const bold = 'bold' in row ? [new TextRun({ text: row.bold, bold: true })] : [];
    return new Paragraph({ children: [...bold, new TextRun({ text: row.words })] });
  });
  const name = new Paragraph({ children: [new TextRun({ text: 'Noa Levinson', bold: true, size: 40 })] });
  return Packer.toBuffer(new Document({ sections: [{ children: [name, ...children] }] }));
}
