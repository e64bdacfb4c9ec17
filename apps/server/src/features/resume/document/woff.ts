// A WOFF file as the plain font within it: the reader of pdfkit would inflate its tables in JavaScript, which takes ten times as long.
// Layout of both: https://www.w3.org/TR/WOFF/ and the OpenType table directory.
import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

const padded = (sizeBytes: number) => Math.ceil(sizeBytes / 4) * 4;

/** The font with its tables inflated. @throws Error where it is no WOFF */
export function sfntOfWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, place) => {
    const at = WOFF_HEADER_BYTES + place * WOFF_ENTRY_BYTES;
    const [offset, packedBytes, sizeBytes] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const packed = woff.subarray(offset, offset + packedBytes);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packedBytes < sizeBytes ? inflateSync(packed) : packed,
    };
  });
  const headBytes = SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES;
  const font = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), headBytes));
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * 16, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((count - power) * 16, 10);
  let offset = headBytes;
  for (const [place, { tag, checksum, bytes }] of tables.entries()) {
    const at = SFNT_HEADER_BYTES + place * SFNT_ENTRY_BYTES;
    tag.copy(font, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(offset, at + 8);
    font.writeUInt32BE(bytes.length, at + 12);
    bytes.copy(font, offset);
    offset += padded(bytes.length);
  }
  return font;
}
