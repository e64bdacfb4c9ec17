// Tells what a file is by its content, never by its name, and refuses what could harm whoever opens it. Runs in a thread of its own:
// see inspection.ts for the limits of time and memory. @rule documents.3, documents.10
import { checkCompoundFile } from './compound-file.ts';
import { checkPdf, pdfHead } from './pdf.ts';
import { archiveEnd, beginsAsFile, COMPOUND_MARK, HEAD_BYTES, holdsEicar, holdsMarkup, PDF_MARK, ZIP_MARK } from './signatures.ts';
import { type DocumentType, type Inspected, Refused, type Verdict } from './verdict.ts';
import { checkWordArchive } from './word-archive.ts';

/** The verdict on a file; what breaks its reader is unreadable. */
export async function inspectBytes(bytes: Buffer): Promise<Verdict> {
  try {
    return await inspected(bytes);
  } catch (error) {
    return { fault: error instanceof Refused ? error.fault : 'documents.unreadable' };
  }
}

async function inspected(bytes: Buffer): Promise<Inspected> {
  if (bytes.length === 0) throw new Refused('documents.empty');
  if (holdsEicar(bytes)) throw new Refused('documents.infected');
  const head = bytes.subarray(0, HEAD_BYTES);
  const type = typeOf(bytes, head);
  if (type !== 'pdf' && head.includes(PDF_MARK)) throw new Refused('documents.two_types');
  let pages: number | undefined;
  if (type === 'pdf') {
    if (archiveEnd(bytes) !== undefined || holdsMarkup(head)) throw new Refused('documents.two_types');
    pages = checkPdf(bytes);
  } else if (type === 'doc') {
    if (archiveEnd(bytes, true) !== undefined) throw new Refused('documents.two_types');
    checkCompoundFile(bytes);
  } else await checkWordArchive(bytes);
  return pages === undefined ? { type } : { type, pages };
}

function typeOf(bytes: Buffer, head: Buffer): DocumentType {
  if (head.subarray(0, 4).equals(ZIP_MARK)) return 'docx';
  if (head.subarray(0, 8).equals(COMPOUND_MARK)) return 'doc';
  const pdfAt = pdfHead(head);
  if (pdfAt === 'first') return 'pdf';
  // A viewer would find the PDF behind it, an unpacker the archive at the end.
  if (pdfAt === 'later') throw new Refused('documents.two_types');
  if (beginsAsFile(bytes) && archiveEnd(bytes) !== undefined) throw new Refused('documents.two_types');
  throw new Refused('documents.wrong_type');
}
