// A DOCX's text: the body with its headers before and its footers behind, each once.
import type { TextDocument } from '../../text-document.ts';
import { finishLines, type RawLine } from '../finish-lines.ts';
import { DocxBody } from './docx-body.ts';
import { Lists, Styles } from './docx-styles.ts';
import { Flow } from './flow.ts';
import { readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** Lines of a WordprocessingML package; throws what Zip, readXml and Flow throw. */
export function readDocx(zip: Zip): TextDocument {
  const styles = new Styles(zip.text('word/styles.xml'));
  const lists = new Lists(zip.text('word/numbering.xml'));
  const counter = { block: 0, y: 0, lines: 0 };
  let hidden = 0;
  const read = (part: string): RawLine[] => {
    const body = new DocxBody(styles, lists, linksOf(zip, part), new Flow(counter));
    readXml(zip.text(part) ?? '', body);
    hidden += body.hidden;
    return body.flow.lines;
  };
  const parts = zip.names.filter((name) => /^word\/(?:header|footer)\d*\.xml$/.test(name)).sort();
  const heads = parts.filter((name) => name.includes('header')).map(read);
  const body = read('word/document.xml');
  const feet = parts.filter((name) => name.includes('footer')).map(read);
  return {
    format: 'docx',
    pages: 1,
    lines: finishLines([...once(heads), ...body, ...once(feet)]),
    hiddenCharacters: hidden,
    ...about(zip),
  };
}

/** The first page often has a head of its own that says the same. */
function once(parts: RawLine[][]): RawLine[] {
  const said = new Set<string>();
  return parts.flat().filter((line) => {
    const text = line.cells.map((cell) => cell.text).join(' ');
    if (said.has(text) || /^\W*\d*\W*$/.test(text)) return false;
    said.add(text);
    return true;
  });
}

function linksOf(zip: Zip, part: string): Map<string, string> {
  const links = new Map<string, string>();
  const source = zip.text(part.replace(/^word\//, 'word/_rels/').concat('.rels'));
  if (!source) return links;
  readXml(source, {
    open(_, attributes) {
      if (attributes.TargetMode === 'External' && attributes.Type?.endsWith('/hyperlink'))
        links.set(attributes.Id ?? '', attributes.Target ?? '');
    },
    close() {},
  });
  return links;
}

function about(zip: Zip): Pick<TextDocument, 'title' | 'author' | 'producer'> {
  const found: Record<string, string> = {};
  let name = '';
  const listener = {
    open: (tag: string) => {
      name = tag;
    },
    close: () => {
      name = '';
    },
    text: (text: string) => {
      if (name) found[name] = (found[name] ?? '') + text.slice(0, 300);
    },
  };
  for (const part of ['docProps/core.xml', 'docProps/app.xml']) readXml(zip.text(part) ?? '', listener);
  const title = found['dc:title']?.trim();
  const author = found['dc:creator']?.trim();
  const producer = found.Application?.trim();
  return { ...(title && { title }), ...(author && { author }), ...(producer && { producer }) };
}
