// Byte marks of file types, and the EICAR string. A file is one thing: a mark of another type at its head, or a whole archive at its end,
// makes it two, and what each reader sees would differ. @rule documents.10

export const PDF_MARK = Buffer.from('%PDF-');
export const ZIP_MARK = Buffer.from('PK\u0003\u0004');
export const COMPOUND_MARK = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP_END = Buffer.from('PK\u0005\u0006');
const ZIP_DIRECTORY = Buffer.from('PK\u0001\u0002');
const ZIP64_LOCATOR = Buffer.from('PK\u0006\u0007');
const ZIP64_LOCATOR_BYTES = 20;
const ZIP_END_BYTES = 22;
const COMMENT_BYTES = 65_535;
/** Viewers look for a PDF's head this far. */
export const HEAD_BYTES = 1024;

/** Put together at run time, so that no scanner takes this source for the test virus. */
const EICAR = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''));
export const EICAR_BYTES = EICAR.length;

/** Whether the test virus lies anywhere in these bytes. */
export function holdsEicar(bytes: Buffer): boolean {
  return bytes.includes(EICAR);
}

const MARKS = [
  PDF_MARK,
  ZIP_MARK,
  COMPOUND_MARK,
  ...['MZ', 'GIF87a', 'GIF89a', '\u007fELF', 'Rar!\u001a', 'MSCF', '{\\rtf', '#!'].map((mark) => Buffer.from(mark, 'latin1')),
  ...['377abcaf271c', '1f8b08', '89504e470d0a1a0a', 'ffd8ff', 'cafebabe', 'feedface', 'cffaedfe'].map((mark) => Buffer.from(mark, 'hex')),
];

/** Whether these bytes begin as a file of a known type. */
export function beginsAsFile(bytes: Buffer): boolean {
  return MARKS.some((mark) => bytes.subarray(0, mark.length).equals(mark)) || holdsMarkup(bytes.subarray(0, HEAD_BYTES));
}

/** Whether a browser that guesses would take it for a page. */
export function holdsMarkup(head: Buffer): boolean {
  return /<(?:!doctype\s+html|html|script|svg|iframe|body|head)[\s>/]/i.test(head.toString('latin1'));
}

/** Whether an archive has sizes of 64 bits (ZIP64): more than any file that is taken here may hold. */
export function hasWideSizes(bytes: Buffer): boolean {
  const at = bytes.lastIndexOf(ZIP_END);
  return at >= ZIP64_LOCATOR_BYTES && bytes.indexOf(ZIP64_LOCATOR, at - ZIP64_LOCATOR_BYTES) === at - ZIP64_LOCATOR_BYTES;
}

/**
 * Where a ZIP archive ends in these bytes, wherever it began; undefined where there is none. `exact`: only one whose comment ends with the
 * file, for types that hold small archives of their own.
 */
export function archiveEnd(bytes: Buffer, exact = false): number | undefined {
  const from = Math.max(0, bytes.length - COMMENT_BYTES - ZIP_END_BYTES);
  for (let at = bytes.lastIndexOf(ZIP_END); at >= from; at = at === 0 ? -1 : bytes.lastIndexOf(ZIP_END, at - 1)) {
    if (at + ZIP_END_BYTES > bytes.length) continue;
    const end = at + ZIP_END_BYTES + bytes.readUInt16LE(at + 20);
    const directoryAt = at - bytes.readUInt32LE(at + 12);
    const hasDirectory = directoryAt >= 0 && bytes.subarray(directoryAt, directoryAt + 4).equals(ZIP_DIRECTORY);
    if (hasDirectory && (exact ? end === bytes.length : true)) return end;
  }
  return undefined;
}
