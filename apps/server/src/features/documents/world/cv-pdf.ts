// A CV of the demo world as a PDF: one page, the same bytes on every machine on the same day.
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

export type DemoCv = {
  name: string;
  headline: string;
  contact: string;
  sections: readonly { title: string; lines: readonly string[] }[];
};

/** The bytes of the CV, dated `writtenAt`. */
export async function cvPdf(cv: DemoCv, writtenAt: Date): Promise<Buffer> {
  // pdfkit makes the file's id of these, so the same CV is the same file.
  const info = { Title: `CV of ${cv.name}`, Author: cv.name, CreationDate: writtenAt, ModDate: writtenAt };
  const document = new PDFDocument({ size: 'A4', margin: 56, info });
  const bytes = buffer(document as unknown as NodeJS.ReadableStream);
  document.font('Helvetica-Bold').fontSize(24).fillColor('#123a33').text(cv.name);
  document.font('Helvetica').fontSize(12).fillColor('#444444').text(cv.headline).text(cv.contact).moveDown();
  for (const { title, lines } of cv.sections) {
    document.moveDown(0.5).font('Helvetica-Bold').fontSize(14).fillColor('#123a33').text(title).moveDown(0.25);
    document.font('Helvetica').fontSize(11).fillColor('#222222');
    for (const line of lines) document.text(line, { lineGap: 3 });
  }
  document.end();
  return bytes;
}
