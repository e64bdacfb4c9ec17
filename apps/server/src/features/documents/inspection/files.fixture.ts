// Small files of every kind for tests: good ones, and ones that do what an inspection must find.
import { deflateSync } from 'node:zlib';
import * as cfb from 'cfb';
import { strToU8, type Zippable, zipSync } from 'fflate';

export type PdfObjects = Record<number, string | { dictionary: string; stream: Uint8Array }>;

const PAGE = 'BT /F1 24 Tf 72 700 Td (Ada Berg: HTML/JavaScript \\(and /JS\\)) Tj ET';
const BASIC: PdfObjects = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  4: { dictionary: '', stream: Buffer.from(PAGE) },
  5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  6: '<< /Title (My HTML/JavaScript CV) % /JS in a comment\n/Author <2f4a53> >>',
};

/** A PDF of one page; `more` adds or replaces objects. */
export function pdfFile(more: PdfObjects = {}, version = '1.7'): Buffer {
  const pieces: Uint8Array[] = [Buffer.from(`%PDF-${version}\n%\u00e2\u00e3\u00cf\u00d3\n`, 'latin1')];
  const offsets: number[] = [];
  let at = pieces[0]?.length ?? 0;
  const add = (piece: Uint8Array) => {
    pieces.push(piece);
    at += piece.length;
  };
  for (const [number, object] of Object.entries({ ...BASIC, ...more })) {
    offsets.push(at);
    if (typeof object === 'string') add(Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, 'latin1'));
    else {
      add(Buffer.from(`${number} 0 obj\n<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`, 'latin1'));
      add(object.stream);
      add(Buffer.from('\nendstream\nendobj\n'));
    }
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(
    Buffer.from(
      `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
}

/** An object stream with these objects. */
export function objectStream(objects: readonly string[], dictionary = '/Filter /FlateDecode'): { dictionary: string; stream: Uint8Array } {
  let offset = 0;
  const places = objects.map((object, index) => {
    const place = `${index + 20} ${offset}`;
    offset += object.length + 1;
    return place;
  });
  const head = `${places.join(' ')} `;
  return {
    dictionary: `/Type /ObjStm /N ${objects.length} /First ${head.length} ${dictionary}`,
    stream: deflateSync(Buffer.from(`${head}${objects.join('\n')}`, 'latin1')),
  };
}

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const DOCUMENT =
  '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Ada Berg</w:t></w:r></w:p></w:body></w:document>';

/** A Word document; `more` adds or replaces entries. */
export function docxFile(more: Zippable = {}): Buffer {
  return Buffer.from(
    zipSync({ '[Content_Types].xml': strToU8(TYPES), 'word/document.xml': strToU8(DOCUMENT), ...more }, { mtime: '2026-01-01T00:00:00Z' }),
  );
}

/** An old Word document; `streams` by path, `flags` of its head. */
export function docFile(streams: Record<string, Uint8Array> = {}, flags = 0): Buffer {
  const container = cfb.utils.cfb_new();
  const word = Buffer.alloc(6000, 'Ada Berg ');
  word.writeUInt16LE(0xa5ec, 0);
  word.writeUInt16LE(flags, 0x0a);
  for (const [path, bytes] of Object.entries({ WordDocument: word, '1Table': Buffer.alloc(5000, 1), ...streams }))
    cfb.utils.cfb_add(container, path, Buffer.from(bytes));
  return Buffer.from(cfb.write(container, { type: 'buffer', fileType: 'cfb' }) as Buffer);
}

/** The standard test virus, put together here so that no scanner finds it in the source. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('');
