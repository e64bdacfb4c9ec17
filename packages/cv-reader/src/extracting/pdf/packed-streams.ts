// Streams of a PDF that would unpack without measure. pdf.js unpacks a stream whole before it reads the first of it, so this is asked before
// it sees the file. Pictures are not asked: nobody unpacks them.
import { inflateSync } from 'node:zlib';

/** Bytes that one stream may hold. */
const UNPACKED_MAX = 48 * 1024 * 1024;
/** Deflate packs no more tightly than this. */
const RATIO_MAX = 1032;

/** Whether some stream (of text, a font, an object stream) unpacks to more than 48 MB. */
export function hasBoundlessStream(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue;
    const dictionary = file.toString('latin1', Math.max(0, at - 600), at).replace(/[\s\S]*endobj/, '');
    const filters = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    if (filters === 0 || /\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    const start = file[at + 6] === 0x0d ? at + 8 : at + 7;
    const end = file.indexOf('endstream', start);
    const packed = file.subarray(start, end < 0 ? file.length : end);
    if (packed.length * RATIO_MAX ** filters > UNPACKED_MAX && exceeds(packed, filters)) return true;
    at = start + packed.length;
  }
  return false;
}

function exceeds(packed: Uint8Array, filters: number): boolean {
  let data = packed;
  for (let index = 0; index < Math.min(filters, 4); index++) {
    try {
      data = inflateSync(data, { maxOutputLength: UNPACKED_MAX });
    } catch (error) {
      return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    }
  }
  return false;
}
