// PDFs that carry their data: our own, and Europass'. Only an attachment that is Europass' XML is ever read.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { CvReading } from '../cv.ts';
import { isEuropassXml, readEuropassXml } from './europass.ts';
import { unpackProfile } from './own-pdf.ts';

const ATTACHMENTS_MAX = 5;
const XML_BYTES_MAX = 2 * 1024 * 1024;

/** The data that the document carries, or nothing; what is damaged counts as nothing, because the text is still there. */
export async function structuredPdf(pdf: PDFDocumentProxy): Promise<CvReading | undefined> {
  try {
    return (await ownProfile(pdf)) ?? (await europassOf(pdf));
  } catch {
    return undefined;
  }
}

async function ownProfile(pdf: PDFDocumentProxy): Promise<CvReading | undefined> {
  const { info } = (await pdf.getMetadata()) as { info: { Custom?: ReadonlyMap<string, unknown> } };
  const resume = info.Custom && unpackProfile(info.Custom);
  return resume && { source: 'fairway', resume };
}

async function europassOf(pdf: PDFDocumentProxy): Promise<CvReading | undefined> {
  const attachments = (await pdf.getAttachments()) as ReadonlyMap<string, { filename?: string }> | null;
  const named = [...(attachments ?? [])].filter(([, file]) => /\.xml$/i.test(file.filename ?? '')).slice(0, ATTACHMENTS_MAX);
  for (const [id] of named) {
    const content = (await pdf.getAttachmentContent(id)) as Uint8Array | null | undefined;
    if (!content || content.length > XML_BYTES_MAX || !isEuropassXml(content)) continue;
    const cv = readEuropassXml(content);
    if (cv) return { source: 'europass', cv };
  }
  return undefined;
}
