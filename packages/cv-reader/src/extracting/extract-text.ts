// The text of a file of any kind that is read, told apart by its content and never by its name. An answer for every file: nothing here throws.
// @rule imports.11
import type { TextDocument } from '../text-document.ts';
import { type Failure, failureOf } from './failure.ts';
import { looksLikeCompound, readDoc } from './office/doc-text.ts';
import { readDocx } from './office/docx-text.ts';
import { readOdt } from './office/odt-text.ts';
import { readRtf } from './office/rtf-text.ts';
import { looksLikeZip, Zip } from './office/zip.ts';
import { readOpenPdf, withPdf } from './pdf/pdf-text.ts';

export type Extracted = { ok: true; document: TextDocument } | Failure;

/** Lines of a PDF, DOCX, ODT, RTF or DOC in the order of reading, or why there are none. */
export async function extractText(bytes: Uint8Array): Promise<Extracted> {
  try {
    const read = await readKind(bytes);
    return read.ok && read.document.lines.length === 0 ? { ok: false, fault: 'no_text' } : read;
  } catch (error) {
    return failureOf(error);
  }
}

async function readKind(bytes: Uint8Array): Promise<Extracted> {
  if (looksLikePdf(bytes)) return withPdf(bytes, readOpenPdf);
  if (looksLikeZip(bytes)) return readPackage(bytes);
  if (startsWithin(bytes, '{\\rtf', 64)) return { ok: true, document: readRtf(bytes) };
  if (looksLikeCompound(bytes)) return { ok: true, document: await readDoc(bytes) };
  return { ok: false, fault: 'unknown_type' };
}

function readPackage(bytes: Uint8Array): Extracted {
  const zip = new Zip(bytes);
  if (zip.has('word/document.xml')) return { ok: true, document: readDocx(zip) };
  if (zip.text('mimetype')?.trim() === 'application/vnd.oasis.opendocument.text') return { ok: true, document: readOdt(zip) };
  return { ok: false, fault: 'unknown_type' };
}

export function looksLikePdf(bytes: Uint8Array): boolean {
  return startsWithin(bytes, '%PDF-', 1024);
}

function startsWithin(bytes: Uint8Array, mark: string, reach: number): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, reach)).includes(mark);
}
