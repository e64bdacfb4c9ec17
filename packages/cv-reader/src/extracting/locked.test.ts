// Files that ask for a password say so: "save it again" would help nobody.
import * as cfb from 'cfb';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readCv } from '../read-cv.ts';
import { fault } from './extracted.fixture.ts';

/** One of Microsoft's compound files with these streams. */
function compound(streams: Record<string, Uint8Array>): Uint8Array {
  const container = cfb.utils.cfb_new();
  for (const [path, bytes] of Object.entries(streams)) cfb.utils.cfb_add(container, path, Buffer.from(bytes));
  return new Uint8Array(cfb.write(container, { type: 'buffer', fileType: 'cfb' }) as Buffer);
}
/** The stream of a DOC: its mark and flags, then letters as a cipher leaves them. */
function word(flags: number): Uint8Array {
  const stream = Buffer.alloc(6000, 0x9c);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(flags, 0x0a);
  return stream;
}
const doc = (flags: number) =>
  compound({ WordDocument: word(flags), '0Table': Buffer.alloc(5000, 0x5d), '1Table': Buffer.alloc(5000, 0x5d) });
const docx = compound({ EncryptionInfo: Buffer.alloc(200, 4), EncryptedPackage: Buffer.alloc(40_000, 0xe1) });
const manifest = (inside: string) => strToU8(`<manifest:manifest><manifest:file-entry>${inside}</manifest:file-entry></manifest:manifest>`);
const odt = (inside: string) =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'META-INF/manifest.xml': manifest(inside),
    'content.xml': Buffer.alloc(900, 0xe1),
  });
/** With the flag of each entry that says that a password is needed. */
function withFlags(zip: Uint8Array): Uint8Array {
  const bytes = Buffer.from(zip);
  for (let at = bytes.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1'))
    bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8);
  return new Uint8Array(bytes);
}

describe('a file that asks for a password is locked', () => {
  it.each([
    ['a DOCX, which is packed into a compound file then', docx],
    ['a DOC, by a flag of its head', doc(0x0100)],
    ['a DOC that was obfuscated, as the oldest were', doc(0x8100)],
    ['an ODT, by its manifest', odt('<manifest:encryption-data manifest:checksum="x"/>')],
    ['a DOCX in a ZIP with a password', withFlags(zipSync({ 'word/document.xml': strToU8('<w:document/>') }))],
  ])('%s', async (_name, bytes) => {
    expect(await fault(bytes)).toBe('locked');
    expect(await readCv(bytes, { today: '2026-11-24' })).toEqual({ ok: false, fault: 'locked' });
  });

  it('and one that is only damaged is not', async () => {
    expect(await fault(doc(0))).not.toBe('locked');
    expect(await fault(docx.slice(0, 3000))).toBe('damaged');
    expect(await fault(odt(''))).not.toBe('locked');
  });
});
