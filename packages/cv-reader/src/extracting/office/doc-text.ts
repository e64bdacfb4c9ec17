// A DOC's text, by word-extractor, which gives letters alone: no sizes, no bold, no places. It may throw anything; so may its parts.
/// <reference path="./word-extractor.d.ts" />
import type { TextDocument } from '../../text-document.ts';
import { finishLines } from '../finish-lines.ts';
import { Flow } from './flow.ts';

/** Lines of a Word document of before 2007; rejects where it is none or is damaged. */
export async function readDoc(bytes: Uint8Array): Promise<TextDocument> {
  const { default: WordExtractor } = await import('word-extractor');
  const extracted = await new WordExtractor().extract(Buffer.from(bytes));
  const flow = new Flow();
  const look = { sizePt: 0, bold: false, italic: false };
  for (const part of [
    extracted.getHeaders({ includeFooters: false }),
    extracted.getBody(),
    extracted.getTextboxes({ includeHeadersAndFooters: false }),
    extracted.getFooters(),
  ]) {
    for (const line of linesOf(part)) {
      flow.text(line, look);
      flow.endParagraph({ indent: 0, before: line ? 0 : 6 });
    }
    flow.newBlock();
  }
  return {
    format: 'doc',
    pages: 1,
    lines: finishLines(flow.lines.map((line) => ({ ...line, x: 0, right: 0, y: 0, gap: 0 }))),
    hiddenCharacters: 0,
  };
}

/** Each cell of a table ends with a tab, each row with one more; a line with two and more such ends is a table. */
function linesOf(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const rows = line.split(/\t\t(?=[^\t])/);
    const isTable = rows.length > 2 || (rows.length === 2 && (rows[0]?.includes('\t') || (rows[1]?.length ?? 0) > 40));
    return isTable ? rows : [line];
  });
}

/** Whether the file is one of Microsoft's compound files, as a DOC is. */
export function looksLikeCompound(bytes: Uint8Array): boolean {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;
}
