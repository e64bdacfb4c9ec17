// What a file is, and what is refused: documents.10, one line a trick.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { docFile, docxFile, EICAR, objectStream, pdfFile } from './files.fixture.ts';
import { inspectBytes } from './inspect-bytes.ts';
import { inspectFile } from './inspection.ts';
import type { FileFault } from './verdict.ts';

const fault = (code: string) => ({ fault: `documents.${code}` as FileFault });
const bytes = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const zip = zipSync({ 'a.txt': strToU8('hello'), 'b.txt': strToU8('there') });
const rels = (target: string, type = 'attachedTemplate') =>
  strToU8(
    `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  );

describe('the pages of a PDF', () => {
  const pages = (count: string) => `<< /Type /Pages /Kids [3 0 R] ${count} >>`;
  it.each([
    ['are what the root of its page tree counts', pdfFile({ 2: pages('/Count 3') }), 3],
    ['also in an object stream', pdfFile({ 2: '<< >>', 9: objectStream([pages('/Count 12')]) }), 12],
    ['the root counts, no branch', pdfFile({ 2: pages('/Count 5'), 9: '<< /Type /Pages /Parent 2 0 R /Count 2 >>' }), 5],
    ['saved again, the last count holds', bytes(pdfFile(), '2 0 obj\n', pages('/Count 4'), '\nendobj\nstartxref\n1\n%%EOF\n'), 4],
    ['are not known where it does not say them plainly', pdfFile({ 2: pages('/Count 7 0 R') }), undefined],
    ['nor where it says them twice, or none', pdfFile({ 2: pages('/Count 1 /Count 2') }), undefined],
    ['nor where they cannot be', pdfFile({ 2: pages('/Count 0') }), undefined],
    ['of a Word document nobody knows them', docxFile(), undefined],
  ])('%s', async (_name, file, count) => {
    expect(await inspectBytes(await file)).toEqual({
      type: count === undefined ? expect.any(String) : 'pdf',
      ...(count ? { pages: count } : {}),
    });
  });
});

describe('a file is what its content says', () => {
  it.each([
    ['a PDF whose text speaks of /JavaScript', pdfFile(), 'pdf'],
    ['a PDF behind a byte order mark', bytes('\u00ef\u00bb\u00bf', pdfFile()), 'pdf'],
    ['a PDF with a line that a server added', bytes(pdfFile(), '\n<!-- sent by x -->\n'), 'pdf'],
    ['a PDF with zeros behind it', bytes(pdfFile(), Buffer.alloc(4000)), 'pdf'],
    ['a PDF with object streams', pdfFile({ 9: objectStream(['<< /Type /Annot /Contents (see /JS) >>', '[1 2 3]']) }), 'pdf'],
    ['a Word document', docxFile(), 'docx'],
    [
      'a Word document with a link to the web',
      docxFile({ 'word/_rels/document.xml.rels': rels('https://a.example', 'hyperlink') }),
      'docx',
    ],
    ['a Word document with a sheet of a chart', docxFile({ 'word/embeddings/sheet.xlsx': zip }), 'docx'],
    ['an old Word document', docFile(), 'doc'],
  ])('%s', async (_name, file, type) => {
    expect(await inspectBytes(file)).toMatchObject({ type });
  });
});

describe('a file is refused', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a text', bytes('Ada Berg, engineer'), 'wrong_type'],
    ['rich text', bytes('{\\rtf1 Ada}'), 'wrong_type'],
    ['a program', bytes('MZ', randomBytes(500)), 'wrong_type'],
    ['a picture', bytes(Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(500)), 'wrong_type'],
    ['an archive that is no document', Buffer.from(zip), 'wrong_type'],
    ['a sheet', Buffer.from(zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<x/>') })), 'wrong_type'],
    ['an OLE file that is no document', docFile({ WordDocument: Buffer.alloc(5000, 7) }), 'wrong_type'],
  ])('%s', async (_name, file, code) => {
    expect(await inspectBytes(file)).toEqual(fault(code));
  });

  it.each([
    ['half a PDF', pdfFile().subarray(0, 500)],
    ['half a Word document', docxFile().subarray(0, 400)],
    ['half an old Word document', docFile().subarray(0, 6000)],
    ['a PDF for the web whose rest is missing', bytes(pdfFile(), '12 0 obj\n<< /A 1 >>\nendobj\n')],
    ['an encrypted PDF', pdfFile({ 9: '<< /Encrypt 10 0 R >>' })],
    ['an encrypted old Word document', docFile({}, 0x0100)],
    ['an encrypted Word document', docFile({ EncryptedPackage: Buffer.alloc(5000) })],
    ['a Word document with broken bytes', broken(docxFile({ 'word/media/a.bin': randomBytes(9000) }))],
    ['a Word document with a locked entry', locked(docxFile())],
    ['only a head', bytes('%PDF-1.7\n')],
    ['an object stream of an odd filter', pdfFile({ 9: objectStream(['<< /A 1 >>'], '/Filter [/ASCIIHexDecode /FlateDecode]') })],
    ['an object stream whose filter stands elsewhere', pdfFile({ 9: objectStream(['<< /A 1 >>'], '/Filter 12 0 R') })],
  ])('that cannot be read: %s', async (_name, file) => {
    expect(await inspectBytes(file)).toEqual(fault('unreadable'));
  });

  it.each([
    ['alone', bytes(EICAR)],
    ['behind a PDF', bytes(pdfFile(), EICAR)],
    [
      'in a page of a PDF',
      pdfFile({ 9: { dictionary: '/Filter /FlateDecode', stream: deflateSync(Buffer.from(`${'x'.repeat(70_000)}${EICAR}`)) } }),
    ],
    ['in an entry of a Word document', docxFile({ 'word/media/a.txt': strToU8(`${'x'.repeat(65_530)}${EICAR}`) })],
    ['in a sheet in a Word document', docxFile({ 'word/embeddings/a.xlsx': zipSync({ a: strToU8(EICAR) }) })],
    ['in an old Word document', docFile({ WordDocument: bytes(Buffer.from([0xec, 0xa5]), Buffer.alloc(3000), EICAR, Buffer.alloc(3000)) })],
  ])('with the test virus %s', async (_name, file) => {
    expect(await inspectBytes(file)).toEqual(fault('infected'));
  });

  it.each([
    ['a Word document with a project', docxFile({ 'word/vbaProject.bin': Buffer.alloc(9) })],
    [
      'a project under another name',
      docxFile({ '[Content_Types].xml': strToU8('<Types><Default ContentType="application/vnd.ms-office.vbaProject"/></Types>') }),
    ],
    [
      'a document type for macros',
      docxFile({ '[Content_Types].xml': strToU8('<Types ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>') }),
    ],
    ['a sheet with a project in it', docxFile({ 'word/embeddings/a.xlsm': zipSync({ 'xl/vbaProject.bin': strToU8('x') }) })],
    ['an old Word document', docFile({ 'Macros/VBA/dir': Buffer.alloc(5000, 1) })],
  ])('with macros: %s', async (_name, file) => {
    expect(await inspectBytes(file)).toEqual(fault('macros'));
  });

  it.each([
    [
      'a DOCTYPE',
      docxFile({ 'word/document.xml': strToU8('<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]><d>&a;</d>') }),
    ],
    ['one far down', docxFile({ 'word/styles.xml': strToU8(`${' '.repeat(65_530)}<!doctype d><d/>`) })],
    ['one in UTF-16', docxFile({ 'word/document.xml': Buffer.from('\ufeff<!DOCTYPE d><d/>', 'utf16le') })],
    ['one in its types', docxFile({ '[Content_Types].xml': strToU8('<!DOCTYPE d><Types/>') })],
  ])('refuses a Word document with %s', async (_name, file) => {
    expect(await inspectBytes(file)).toEqual(fault('active_content'));
  });

  it.each([
    ['/JavaScript', pdfFile({ 9: '<< /S /JavaScript /JS (app.alert(1)) >>' })],
    ['/JS', pdfFile({ 9: '<</JS(x)>>' })],
    ['/Launch', pdfFile({ 9: '<< /S/Launch/F (cmd.exe) >>' })],
    ['/EmbeddedFile', pdfFile({ 9: { dictionary: '/Type /EmbeddedFile', stream: Buffer.from('x') } })],
    ['/EmbeddedFiles', pdfFile({ 9: '<< /Names << /EmbeddedFiles 10 0 R >> >>' })],
    ['a name in hexadecimal', pdfFile({ 9: '<< /S /#4aavaScri#70t >>' })],
    ['all of it in hexadecimal', pdfFile({ 9: '<< /#4A#53 (x) >>' })],
    ['in an object stream', pdfFile({ 9: objectStream(['<< /A 1 >>', '<< /S /JavaScript >>']) })],
    ['hexadecimal in an object stream', pdfFile({ 9: objectStream(['<< /S /J#61vaScript >>']) })],
    ['in an object stream that another object would hide', pdfFile({ 9: objectStream(['(', '<< /S /JavaScript >>']) })],
    ['behind an open string between objects', pdfFile({ 8: '( << >>', 9: '<< /S /JavaScript >>' })],
    ['behind a comment in the object head', pdfFile({ 8: '1 endobj\n9 %x\n0 %y\nobj << /S /JavaScript >>' })],
    ['in an object stream without its type', pdfFile({ 9: untyped(objectStream(['<< /S /Launch >>'])) })],
    ['in a form', pdfFile({ 9: '<< /AcroForm << /XFA 10 0 R >> >>' })],
    ['a packed file in an old Word document', docFile({ 'ObjectPool/_1/\u0001Ole10Native': Buffer.alloc(5000) })],
    ['a template from the web', docxFile({ 'word/_rels/settings.xml.rels': rels('http://a.example/t.dotm') })],
    ['a program among the pictures', docxFile({ 'word/media/image1.png': bytes('MZ', Buffer.alloc(200)) })],
  ])('that acts: %s', async (_name, file) => {
    expect(await inspectBytes(file)).toEqual(fault('active_content'));
  });

  it.each([
    ['a picture before a PDF', bytes('GIF89a', Buffer.alloc(20), pdfFile())],
    ['a program before a PDF', bytes('MZ', Buffer.alloc(100), pdfFile())],
    ['a page before a PDF', bytes('<html><script>1</script>', pdfFile())],
    ['a page in the head of a PDF', bytes('%PDF-1.4\n<html><script>alert(1)</script></html>\n', pdfFile())],
    ['an archive before a PDF', bytes(zip, pdfFile())],
    ['an archive behind a PDF', bytes(pdfFile(), zip)],
    ['an archive in a PDF', bytes(pdfFile({ 9: { dictionary: '', stream: zip } }))],
    ['a program behind a PDF', bytes(pdfFile(), 'MZ', Buffer.alloc(3000, 1))],
    ['a Word document behind a program', bytes('MZ', Buffer.alloc(50), docxFile())],
    ['a program behind a Word document', bytes(docxFile(), 'MZ', Buffer.alloc(50))],
    ['a PDF in the head of a Word document', Buffer.from(zipSync({ a: [pdfFile(), { level: 0 }], 'word/document.xml': strToU8('x') }))],
    ['an archive behind an old Word document', bytes(docFile(), zip)],
  ])('that is two: %s', async (_name, file) => {
    expect(await inspectBytes(file)).toEqual(fault('two_types'));
  });

  it.each([
    ['much of nothing', docxFile({ 'word/a.xml': Buffer.alloc(40_000_000) })],
    ['far too much', docxFile({ 'word/a.bin': [Buffer.alloc(257 * 1_048_576), { level: 1 }] })],
    ['501 entries', docxFile(Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`word/${i}.xml`, strToU8('x')])))],
    ['an archive in an archive in it', docxFile({ 'a.zip': zipSync({ 'b.zip': zipSync({ 'c.zip': zip }) }) })],
    ['64-bit sizes', bytes(docxFile().subarray(0, -22), Buffer.from('504b0607', 'hex'), Buffer.alloc(16), docxFile().subarray(-22))],
    ['entries that share their bytes', shared(docxFile({ 'word/b.xml': strToU8('b'), 'word/c.xml': strToU8('c') }))],
  ])('that unpacks to too much: %s', async (_name, file) => {
    expect(await inspectBytes(file)).toEqual(fault('archive_bomb'));
  });
});

describe('an inspection', () => {
  const folder = mkdtemp(path.join(tmpdir(), 'inspect-'));
  afterAll(async () => rm(await folder, { recursive: true, force: true }));
  const kept = async (file: Buffer) => {
    const place = path.join(await folder, randomBytes(6).toString('hex'));
    await writeFile(place, file);
    return place;
  };

  it('runs in a thread, several in turn', async () => {
    const place = await kept(pdfFile());
    const verdicts = await Promise.all(Array.from({ length: 5 }, () => inspectFile(place)));
    expect(verdicts).toEqual(Array.from({ length: 5 }, () => ({ type: 'pdf', pages: 1 })));
  });

  it('that takes too long ends, and the file is refused', async () => {
    expect(await inspectFile(await kept(pdfFile()), 1)).toEqual(fault('unreadable'));
  });

  it('of a file that is gone refuses it', async () => {
    expect(await inspectFile('/nowhere/at/all')).toEqual(fault('unreadable'));
  });

  it('says nothing of random bytes but that they are none of ours', async () => {
    for (let i = 0; i < 30; i++) {
      const head = ['%PDF-1.7\n', 'PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', ''][i % 4] as string;
      expect(await inspectBytes(bytes(head, randomBytes(3000)))).toHaveProperty('fault');
    }
  });
});

function broken(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  const at = copy.indexOf('word/media/a.bin') + 16;
  copy.fill(0xff, at, at + 40);
  return copy;
}

/** Sets the flag of encryption in the table of contents. */
function locked(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  const at = copy.indexOf(Buffer.from('504b0102', 'hex'));
  copy.writeUInt16LE(copy.readUInt16LE(at + 8) | 1, at + 8);
  return copy;
}

/** Points the last entry of the table of contents at the first one's bytes. */
function shared(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt32LE(0, copy.lastIndexOf(Buffer.from('504b0102', 'hex')) + 42);
  return copy;
}

function untyped(object: { dictionary: string; stream: Uint8Array }) {
  return { ...object, dictionary: object.dictionary.replace('/Type /ObjStm', '') };
}
