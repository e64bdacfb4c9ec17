// A file in, a CV out: what is data already is taken as such, everything else is text that must be understood. The kind is told by content.
// Every file has an answer.
import type { CvReading } from './cv.ts';
import { extractText, looksLikePdf } from './extracting/extract-text.ts';
import { type Failure, failureOf } from './extracting/failure.ts';
import { looksLikeZip, Zip } from './extracting/office/zip.ts';
import { readOpenPdf, withPdf } from './extracting/pdf/pdf-text.ts';
import { isEuropassXml, readEuropassJson, readEuropassXml } from './formats/europass.ts';
import { archivedResume, isJsonResume, jsonObject, resumeReading } from './formats/json-resume.ts';
import { isLinkedinPdf, readLinkedinPdf } from './formats/linkedin-pdf.ts';
import { isLinkedinZip, readLinkedinZip } from './formats/linkedin-zip.ts';
import { structuredPdf } from './formats/structured-pdf.ts';
import type { TextDocument } from './text-document.ts';

/**
 * `today`: `2026-11-24`. `country`: ISO 3166 alpha-2 of the reader, for telephones without one. `asText`: only what stands there to be read, as
 * a machine sees it that knows nothing of the data which a file carries besides.
 */
export type CvOptions = { today: string; country?: string; asText?: boolean };
export type CvRead = { ok: true; reading: CvReading } | Failure;

type Found = { ok: true; reading: CvReading } | { ok: true; document: TextDocument } | Failure;

/** Reads a CV of any kind. Rejects only where the understanding of its text fails, which is a fault of ours and not of the file. */
export async function readCv(bytes: Uint8Array, options: CvOptions): Promise<CvRead> {
  const found = await findCv(bytes, options);
  if (!found.ok || 'reading' in found) return found;
  // The words of 14 languages are loaded when a text needs them.
  const { understand } = await import('./understanding/understand.ts');
  const { document } = found;
  return { ok: true, reading: { source: 'text', cv: understand(document, options), document } };
}

async function findCv(bytes: Uint8Array, { asText }: CvOptions): Promise<Found> {
  try {
    if (looksLikePdf(bytes)) return await findInPdf(bytes, asText ?? false);
    const reading = asText ? undefined : looksLikeZip(bytes) ? zipReading(bytes) : plainReading(bytes);
    return reading ? { ok: true, reading } : await extractText(bytes);
  } catch (error) {
    return failureOf(error);
  }
}

async function findInPdf(bytes: Uint8Array, asText: boolean): Promise<Found> {
  return withPdf(bytes, async (pdf): Promise<Found> => {
    const reading = asText ? undefined : await structuredPdf(pdf);
    if (reading) return { ok: true, reading };
    const read = await readOpenPdf(pdf);
    if (!read.ok || asText || !isLinkedinPdf(read.document)) return read;
    return { ok: true, reading: { source: 'linkedin-pdf', cv: readLinkedinPdf(read.document), document: read.document } };
  });
}

function zipReading(bytes: Uint8Array): CvReading | undefined {
  try {
    const zip = new Zip(bytes);
    return isLinkedinZip(zip) ? { source: 'linkedin-zip', cv: readLinkedinZip(zip) } : archivedResume(zip);
  } catch {
    // What is wrong with it, the reader of texts says.
    return undefined;
  }
}

function plainReading(bytes: Uint8Array): CvReading | undefined {
  if (isEuropassXml(bytes)) {
    const cv = readEuropassXml(bytes);
    return cv && { source: 'europass', cv };
  }
  const json = jsonObject(bytes);
  if (!json) return undefined;
  if (isJsonResume(json)) return resumeReading(json);
  const cv = readEuropassJson(json);
  return cv && { source: 'europass', cv };
}
