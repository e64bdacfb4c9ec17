// A DOC's text, by word-extractor, which gives letters alone: no sizes, no bold, no places. It may throw anything; so may its parts.
/// <reference path="./word-extractor.d.ts" />
import type { TextDocument } from '../../text-document.ts';
import { Locked } from '../failure.ts';
import { finishLines } from '../finish-lines.ts';
import { Flow } from './flow.ts';

/** First word of a Word document's stream, where its flags stand, and which of them says that it is encrypted. */
const WORD_MARK = 0xa5ec;
const FLAGS_AT = 0x0a;
const ENCRYPTED = 0x0100;

/** Lines of a Word document of before 2007; rejects with Locked where it needs a password, with anything where it is none or is damaged. */
export async function readDoc(bytes: Uint8Array): Promise<TextDocument> {
  if (await isLocked(bytes)) throw new Locked();
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

/** Whether a password is needed: a DOC says so itself, a DOCX is packed into a compound file then. What cannot be looked at says nothing. */
async function isLocked(bytes: Uint8Array): Promise<boolean> {
  const { parse } = await import('cfb');
  try {
    const { FullPaths, FileIndex } = parse(Buffer.from(bytes));
    const paths = FullPaths.map((path) => path.replace(/^[^/]*\//, ''));
    if (paths.includes('EncryptedPackage')) return true;
    const word = Buffer.from(FileIndex[paths.indexOf('WordDocument')]?.content ?? []);
    return word.length > FLAGS_AT + 1 && word.readUInt16LE(0) === WORD_MARK && (word.readUInt16LE(FLAGS_AT) & ENCRYPTED) !== 0;
  } catch {
    return false;
  }
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
