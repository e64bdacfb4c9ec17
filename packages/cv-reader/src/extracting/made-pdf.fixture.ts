// PDFs made in a test: a few bytes of content on pages of their own, or a page that pdfkit draws.
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A font of 2,048 units to the em whose only letter, A, is drawn by the object of that number. */
const drawnFont = (number: number) =>
  `<</Type/Font/Subtype/Type3/FontBBox[0 0 2048 2048]/FontMatrix[.00048828125 0 0 .00048828125 0 0]/CharProcs<</A ${number} 0 R>>/Encoding<</Type/Encoding/Differences[65/A]>>/FirstChar 65/LastChar 65/Widths[1400]/Resources<<>>>>`;
const DRAWN_LETTER = '1400 0 d0 0 0 1200 1400 re f';

/** `dictionary`: more of that of the content's stream. `xobjects`: streams that it may paint, as /X0, /X1, … */
type Raw = { pages?: number; catalog?: string; dictionary?: string; xobjects?: readonly { dictionary: string; stream: Uint8Array }[] };

/** A PDF of `pages` pages (A4, Helvetica as /F, Helvetica-Bold as /B, one of drawn letters as /T) that all paint `content`, which may be packed already. */
export function rawPdf(content: string | Uint8Array, { pages = 1, catalog = '', dictionary = '', xobjects = [] }: Raw = {}): Uint8Array {
  const packed = typeof content === 'string' ? deflateSync(content) : content;
  const fonts = `/F 4 0 R/B 5 0 R/T ${drawnFont(pages + 6)}`;
  const painted = xobjects.map((_, index) => `/X${index} ${pages + 7 + index} 0 R`).join('');
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</Font<<${fonts}>>/XObject<<${painted}>>>>>>`;
  const objects: (string | Buffer)[] = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Count ${pages}/Kids[${Array.from({ length: pages }, (_, index) => `${index + 6} 0 R`).join(' ')}]>>`,
    streamOf(`/Filter/FlateDecode${dictionary}`, packed),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    ...Array.from({ length: pages }, () => page),
    streamOf('', Buffer.from(DRAWN_LETTER)),
    ...xobjects.map(({ dictionary: own, stream }) => streamOf(own, stream)),
  ];
  const parts = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object as string), Buffer.from('\nendobj\n')]),
  );
  let at = 9;
  const table = parts.map((part) => {
    const entry = `${String(at).padStart(10, '0')} 00000 n \n`;
    at += part.length;
    return entry;
  });
  const tail = `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${table.join('')}trailer<</Size ${parts.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF`;
  return new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.5\n'), ...parts, Buffer.from(tail)]));
}

const streamOf = (dictionary: string, bytes: Uint8Array) =>
  Buffer.concat([Buffer.from(`<</Length ${bytes.length}${dictionary}>>stream\n`), bytes, Buffer.from('\nendstream')]);

export type Sheet = InstanceType<typeof PDFDocument>;

/** Operations that write `text` at a place from the left and top of the page. */
export function at(x: number, top: number, text: string, { size = 10, font = 'F' }: { size?: number; font?: string } = {}): string {
  return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${842 - top} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET\n`;
}

/** What pdfkit draws, without a margin of its own; `info`: entries of the information dictionary. */
export async function drawnPdf(
  draw: (sheet: Sheet) => void,
  options: { info?: Record<string, string>; size?: [number, number]; userPassword?: string } = {},
): Promise<Uint8Array> {
  const sheet = new PDFDocument({
    margin: 0,
    size: options.size ?? 'A4',
    info: options.info ?? {},
    ...(options.userPassword && { userPassword: options.userPassword }),
  });
  const parts: Buffer[] = [];
  sheet.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => sheet.on('end', resolve));
  draw(sheet);
  sheet.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}
