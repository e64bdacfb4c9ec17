// PDFs that carry their data: our own, and Europass'. Only an attachment that is Europass' XML or JSON is ever read.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Cv, CvReading } from '../cv.ts';
import { isEuropassXml, readEuropassJson, readEuropassXml } from './europass.ts';
import { jsonObject } from './json-resume.ts';
import { unpackProfile } from './own-pdf.ts';

const ATTACHMENTS_MAX = 5;
const DATA_BYTES_MAX = 2 * 1024 * 1024;

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
  const named = [...(attachments ?? [])].filter(([, file]) => /\.(?:xml|json)$/i.test(file.filename ?? '')).slice(0, ATTACHMENTS_MAX);
  for (const [id] of named) {
    const content = (await pdf.getAttachmentContent(id)) as Uint8Array | null | undefined;
    if (!content || content.length > DATA_BYTES_MAX) continue;
    const cv = europassIn(content);
    if (cv) return { source: 'europass', cv };
  }
  return undefined;
}

/** Behind the root's end only white may stand: what was cut off says less than the page. */
const ENDS_WHOLE = /<\/(?:\w+:)?(?:SkillsPassport|Candidate)\s*>\s*$/;

function europassIn(content: Uint8Array): Cv | undefined {
  if (isEuropassXml(content)) return isWhole(content) ? readEuropassXml(content) : undefined;
  const json = jsonObject(content);
  return json && readEuropassJson(json);
}

/** In any of Unicode's notations: the name of the root is of Latin letters. */
const isWhole = (content: Uint8Array) => ENDS_WHOLE.test(Buffer.from(content).toString('latin1').replaceAll('\0', ''));
