// Files that are no plain CV, each with what must come of it: a fault, or the CV's own truth in spite of all, or a reading that leaves something
// out. Needs qpdf beside Chromium.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import PDFDocument from 'pdfkit';
import type { CvTruth } from '../../bench/import-cv-truth.ts';
import type { Printer } from './chromium-printer.ts';
import { converted } from './office-converter.ts';
import type { Person } from './people.ts';
import { planned } from './plan.ts';
import { RIGHT_TO_LEFT_TRUTH, rightToLeftDocx, rightToLeftPdf } from './right-to-left.ts';
import { makeSheet, type Sheet, truthOf } from './sheet.ts';
import { TEX_LAYOUTS } from './tex-layouts.ts';
import { WEB_LAYOUTS } from './web-layouts.ts';
import { WORD_LAYOUTS } from './word-layouts.ts';

/** `fault`: one of these must be given ("a reading" where both will do); `absent`: words that must not be read. */
export type OddFile = { file: string; layout: string; bytes: Buffer; truth?: CvTruth; fault?: string[]; absent?: string[] };

/** Skills that nobody has, in letters that nobody sees. */
const HIDDEN = ['Quantum Basketweaving', 'Turboencabulator Design', 'Kubernetes Grandmaster'];
/** A ZIP with one text in it. */
const ARCHIVE =
  'UEsDBBQAAAAAAAAAIViThHN2CwAAAAsAAAAMAAAAcGhvdG9zL2EudHh0bm8gZG9jdW1lbnRQSwECFAMUAAAAAAAAACFYk4RzdgsAAAALAAAADAAAAAAAAAAAAAAAgAEAAAAAcGhvdG9zL2EudHh0UEsFBgAAAAABAAEAOgAAADUAAAAAAA==';
const TWENTY_PAGES_LINES = 129;
const NOVEL_PARAGRAPHS = 160;

type Told = { sheet: Sheet; truth: CvTruth };

function qpdf(bytes: Buffer, args: (input: string, output: string) => string[]): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'cv-odd-'));
  try {
    const [input, output] = [path.join(folder, 'in.pdf'), path.join(folder, 'out.pdf')];
    writeFileSync(input, bytes);
    execFileSync('qpdf', args(input, output));
    return readFileSync(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function drawn(draw: (doc: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 56 });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    draw(doc);
    doc.end();
  });
}

const layoutNamed = <T extends { name: string }>(list: readonly T[], name: string): T => {
  const found = list.find((one) => one.name === name);
  if (!found) throw new Error(`No layout ${name}`);
  return found;
};

function tellers(people: readonly Person[], printer: Printer) {
  const told = (id: string, seed: string): Told => {
    const person = people.find((one) => one.id === id);
    if (!person) throw new Error(`Nobody ${id}`);
    const { manner } = planned(person, seed);
    return { sheet: makeSheet(person, manner, seed), truth: truthOf(person, manner, seed) };
  };
  const html = ({ sheet }: Told, layout: string) => layoutNamed(WEB_LAYOUTS, layout).html(sheet);
  return {
    told,
    html,
    web: (one: Told, layout: string) => printer.print(html(one, layout)),
    word: ({ sheet }: Told, layout: string) => layoutNamed(WORD_LAYOUTS, layout).docx(sheet),
    tex: ({ sheet }: Told, layout: string) => layoutNamed(TEX_LAYOUTS, layout).pdf(sheet),
  };
}
type Tellers = ReturnType<typeof tellers>;

/** Nothing can be read in them. */
async function unreadable({ told, html, web, word, tex }: Tellers, printer: Printer): Promise<OddFile[]> {
  const one = told('eloise-marchetti', 'odd unreadable');
  const [pdf, docx, texPdf] = [await web(one, 'date-grid'), await word(one, 'word-plain'), await tex(one, 'tex-centered-rules')];
  const [odt = Buffer.alloc(0)] = converted([docx], 'odt');
  const picture = await printer.picture(html(one, 'timeline'));
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
  const layout = 'odd';
  const unmapped = Buffer.from(texPdf.toString('latin1').replaceAll('/ToUnicode ', '/ToUnicadd '), 'latin1');
  return [
    { file: 'odd-truncated-at-20.pdf', layout, bytes: cut(pdf, 0.2), fault: ['damaged', 'no_text', 'no_letters'] },
    { file: 'odd-truncated-at-60.pdf', layout, bytes: cut(pdf, 0.6), fault: ['damaged', 'no_text', 'no_letters', 'a reading'] },
    { file: 'odd-truncated.docx', layout, bytes: cut(docx, 0.7), fault: ['damaged'] },
    { file: 'odd-truncated.odt', layout, bytes: cut(odt, 0.7), fault: ['damaged', 'unknown_type'] },
    {
      file: 'odd-locked.pdf',
      layout,
      bytes: qpdf(pdf, (from, to) => ['--encrypt', 'secret', 'owner', '256', '--', from, to]),
      fault: ['locked'],
    },
    { file: 'odd-scanned.pdf', layout, bytes: await drawn((doc) => doc.image(picture, 0, 0, { width: 595 })), fault: ['no_text'] },
    { file: 'odd-empty-page.pdf', layout, bytes: await drawn(() => {}), fault: ['no_text'] },
    {
      file: 'odd-empty.docx',
      layout,
      bytes: await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph('')] }] })),
      fault: ['no_text'],
    },
    { file: 'odd-fonts-without-map.pdf', layout, bytes: unmapped, fault: ['no_letters'] },
    { file: 'odd-picture-renamed.pdf', layout, bytes: picture, fault: ['unknown_type'] },
    { file: 'odd-plain-text-renamed.doc', layout, bytes: Buffer.from('Lebenslauf\nNora Keller\n'.repeat(20)), fault: ['unknown_type'] },
    {
      file: 'odd-archive-renamed.docx',
      layout,
      bytes: Buffer.from(ARCHIVE, 'base64'),
      fault: ['unknown_type', 'damaged'],
    },
    { file: 'odd-no-bytes.pdf', layout, bytes: Buffer.alloc(0), fault: ['unknown_type', 'damaged'] },
  ];
}

/** They say what the plain file says, whatever was done to them. */
async function readable({ told, web, word, tex }: Tellers): Promise<OddFile[]> {
  const layout = 'odd';
  const nl = told('femke-hoogland', 'odd readable');
  const jp = told('tanabe-sora', 'odd readable');
  const es = told('lucia-ferrandiz', 'odd readable');
  const ru = told('kamila-nurpeisova', 'odd readable');
  const [nlPdf, jpPdf, ruPdf] = [await web(nl, 'sidebar-left'), await web(jp, 'date-grid'), await tex(ru, 'tex-left-dates')];
  const packed = ['--object-streams=generate', '--recompress-flate', '--linearize'];
  const junk = Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), ruPdf]);
  return [
    {
      file: 'odd-owner-password.pdf',
      layout,
      truth: nl.truth,
      bytes: qpdf(nlPdf, (from, to) => ['--encrypt', '', 'owner', '256', '--print=none', '--extract=n', '--', from, to]),
    },
    { file: 'odd-pdf-renamed.docx', layout, truth: jp.truth, bytes: jpPdf },
    { file: 'odd-docx-renamed.pdf', layout, truth: es.truth, bytes: await word(es, 'word-sidebar') },
    { file: 'odd-packed-objects.pdf', layout, truth: jp.truth, bytes: qpdf(jpPdf, (from, to) => [...packed, from, to]) },
    { file: 'odd-turned-page.pdf', layout, truth: nl.truth, bytes: qpdf(nlPdf, (from, to) => ['--rotate=+90', from, to]) },
    { file: 'odd-bytes-before.pdf', layout, truth: ru.truth, bytes: junk },
  ];
}

/** Words in them are seen by nobody; what is seen is the CV. */
async function hiding({ told, html }: Tellers, printer: Printer): Promise<OddFile[]> {
  const [it, en] = [told('davide-scarpellini', 'odd hiding'), told('priyan-desmarais', 'odd hiding')];
  const words = HIDDEN.join(', ');
  const hidden = (page: string, style: string) => page.replace('</body>', `<div style="${style}">Skills: ${words}</div></body>`);
  const docx = await layoutNamed(WORD_LAYOUTS, 'word-plain').docx(en.sheet, hiddenRuns(words));
  const white = 'color:#fff;background:#fff;font-size:6pt';
  const layout = 'odd';
  return [
    {
      file: 'odd-white-text.pdf',
      layout,
      truth: it.truth,
      absent: HIDDEN,
      bytes: await printer.print(hidden(html(it, 'header-bar'), white)),
    },
    {
      file: 'odd-text-off-the-page.pdf',
      layout,
      truth: it.truth,
      absent: HIDDEN,
      bytes: await printer.print(hidden(html(it, 'icons'), 'position:absolute;left:-900pt;top:20pt;width:300pt')),
    },
    { file: 'odd-white-text.docx', layout, truth: en.truth, absent: HIDDEN, bytes: docx },
  ];
}

/** White words, and words of the format "hidden". */
const hiddenRuns = (words: string): Paragraph[] => [
  new Paragraph({ children: [new TextRun({ text: words, color: 'FFFFFF' })] }),
  new Paragraph({ children: [new TextRun({ text: words, vanish: true })] }),
];

/** More than one CV, none, or a very long one. */
async function strange({ told, web }: Tellers): Promise<OddFile[]> {
  const [first, second] = [told('amara-whitlock', 'odd strange'), told('callum-oreilly', 'odd strange')];
  const [a, b] = [await web(first, 'header-bar'), await web(second, 'timeline')];
  const folder = mkdtempSync(path.join(tmpdir(), 'cv-odd-'));
  const other = path.join(folder, 'second.pdf');
  writeFileSync(other, b);
  const both = qpdf(a, (from, to) => ['--empty', '--pages', from, other, '--', to]);
  rmSync(folder, { recursive: true, force: true });
  const sentence =
    'The rain had not stopped since Thursday, and nobody in the house by the harbour spoke of it any more. She had worked in the bakery in 1987, or so her aunt said, and from that year she kept a blue tin with nothing in it. ';
  const novel = await drawn((doc) => {
    for (let at = 0; at < NOVEL_PARAGRAPHS; at += 1)
      doc
        .fontSize(11)
        .text(sentence.repeat(3 + (at % 4)), { align: 'justify' })
        .moveDown();
  });
  const nothing = { work: [], education: [], languages: [], skills: [], memberships: [], certificates: [], emails: [], phones: [] };
  const long = told('teodora-lungu', 'odd twenty pages');
  const duties = Array.from(
    { length: TWENTY_PAGES_LINES },
    (_, at) =>
      `Dosarul nr. ${at + 1}: analiză, corespondență cu partenerii, redactarea documentelor și prezentarea rezultatelor în ședința de departament.`,
  );
  for (const group of [...long.sheet.work, ...long.sheet.education])
    for (const item of group.items) item.lines = [...item.lines, ...duties];
  const docx = await Packer.toBuffer(
    new Document({ sections: [{ children: [new Paragraph({ children: [new TextRun({ text: sentence.repeat(12) })] })] }] }),
  );
  return [
    { file: 'odd-two-people.pdf', layout: 'odd', bytes: both, fault: ['a reading'] },
    { file: 'odd-novel.pdf', layout: 'odd', bytes: novel, truth: { language: 'en', name: '', ...nothing } },
    { file: 'odd-prose.docx', layout: 'odd', bytes: docx, truth: { language: 'en', name: '', ...nothing } },
    { file: 'odd-twenty-pages.pdf', layout: '20 pages', bytes: await web(long, 'header-bar'), truth: long.truth },
  ];
}

/** Hebrew and Arabic in lines from left to right, with marks of direction. */
const turned = async (printer: Printer): Promise<OddFile[]> => [
  { file: 'odd-right-to-left.pdf', layout: 'odd', truth: RIGHT_TO_LEFT_TRUTH, bytes: await rightToLeftPdf(printer) },
  { file: 'odd-right-to-left.docx', layout: 'odd', truth: RIGHT_TO_LEFT_TRUTH, bytes: await rightToLeftDocx() },
];

/** All of them. */
export async function makeOddFiles(people: readonly Person[], printer: Printer): Promise<OddFile[]> {
  const tell = tellers(people, printer);
  return [
    ...(await unreadable(tell, printer)),
    ...(await readable(tell)),
    ...(await hiding(tell, printer)),
    ...(await strange(tell)),
    ...(await turned(printer)),
  ];
}
