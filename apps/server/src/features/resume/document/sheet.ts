// The paper: words drawn at a place of a page, each within its element of the structure tree, so that a screen reader hears the document in
// its order with headings, lists and links. What is decoration is marked as such and is not heard (PDF/UA, ISO 14289-1).
import PdfDocument from 'pdfkit';
import type { ResumeContent } from './resume-content.ts';
import { textFonts } from './text-fonts.ts';
import type { Line, Style } from './text-lines.ts';

/** Points; A4. */
export const PAPER = { width: 595.28, height: 841.89 } as const;

type Tag = Parameters<PDFKit.PDFDocument['struct']>[0];

const INK = '#1b2430';

/** An element of the structure tree: it comes to be with its first words. */
export type Part = {
  type: string;
  parent: Part | undefined;
  alt?: string;
  /** Left, top, right, bottom: of a picture. */
  box?: [number, number, number, number];
  element?: PDFKit.PDFStructureElement;
};
export const part = (type: string, parent?: Part, alt?: string): Part => ({ type, parent, ...(alt === undefined ? {} : { alt }) });

function newDocument({ language, title, author, createdAt, carried }: ResumeContent): PDFKit.PDFDocument {
  return new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    displayTitle: true,
    lang: language,
    // Without it pdfkit would write the name of a font that the document does not have.
    font: null as unknown as string,
    info: { Title: title, Author: author, Creator: 'Fairway', Producer: 'Fairway', CreationDate: createdAt, ...carried },
  } as unknown as PDFKit.PDFDocumentOptions);
}

/** The structure tree: what is drawn is content of an element of it, or marked as decoration. */
function structureOf(document: PDFKit.PDFDocument) {
  const elementOf = (node: Part): PDFKit.PDFStructureElement => {
    if (!node.element) {
      node.element = document.struct(
        node.type as Tag,
        {
          ...(node.alt === undefined ? {} : { alt: node.alt }),
          ...(node.box ? { bbox: node.box } : {}),
        } as object,
      );
      if (node.parent) elementOf(node.parent).add(node.element);
      else document.addStructure(node.element);
    }
    return node.element;
  };
  return {
    elementOf,
    /** What `draw` draws is content of the element. */
    within(node: Part, draw: () => void) {
      const element = elementOf(node);
      const marked = document.markStructureContent(node.type as Tag);
      draw();
      document.endMarkedContent();
      element.add(marked);
    },
    artifact(type: 'Layout' | 'Pagination', draw: () => void) {
      document.markContent('Artifact', { type });
      draw();
      document.endMarkedContent();
    },
  };
}

/** Measures and writes words, each run of letters in a font that has them. */
function penOf(document: PDFKit.PDFDocument, locale: ResumeContent['locale']) {
  const runs = textFonts(document, locale);
  const widths = new Map<string, number>();
  /** Width in points. */
  const measure = (text: string, style: Style, size: number): number => {
    const key = `${size} ${style.bold ? 'b' : ''}${style.italic ? 'i' : ''} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = 0;
      for (const run of runs(text, style)) width += document.font(run.font).fontSize(size).widthOfString(run.text);
      widths.set(key, width);
    }
    return width;
  };
  const write = (text: string, style: Style, at: { x: number; y: number }, size: number) => {
    let { x } = at;
    for (const run of runs(text, style)) {
      document
        .font(run.font)
        .fontSize(size)
        .fillColor(style.color ?? INK);
      const width = document.widthOfString(run.text);
      document.text(run.text, x, at.y, { lineBreak: false, baseline: 'alphabetic' });
      x += width;
    }
    // pdfkit's own underline is placed as if `y` were the top of the line.
    if (style.underline || style.href) {
      const end = x - (text.endsWith(' ') ? measure(' ', style, size) : 0);
      document
        .moveTo(at.x, at.y + size * 0.14)
        .lineTo(end, at.y + size * 0.14)
        .lineWidth(size * 0.05)
        .stroke(style.color ?? INK);
    }
  };
  return { measure, write };
}

/** Lines of words. A link is an element of its own within the line's, and may go on in the next line of its page. */
function linesOf(document: PDFKit.PDFDocument, { elementOf, within }: ReturnType<typeof structureOf>, { write }: ReturnType<typeof penOf>) {
  const openLinks = new Map<Style, Part>();
  return {
    /** pdfkit writes the page of an annotation when its element ends. */
    endLinks() {
      for (const link of openLinks.values()) link.element?.end();
      openLinks.clear();
    },
    /** `y` is the base line. */
    line(node: Part, line: Line, at: { x: number; y: number }, size: number) {
      for (const fragment of line.fragments) {
        const place = { x: at.x + fragment.x, y: at.y };
        const { href } = fragment.style;
        if (!href) {
          within(node, () => write(fragment.text, fragment.style, place, size));
          continue;
        }
        let link = openLinks.get(fragment.style);
        if (!link) {
          link = part('Link', node, fragment.text.trim());
          openLinks.set(fragment.style, link);
        }
        within(link, () => write(fragment.text, fragment.style, place, size));
        const options = { structParent: elementOf(link), Contents: new String(href) } as unknown as PDFKit.Mixins.AnnotationOption;
        document.link(place.x, at.y - size, fragment.width, size * 1.3, href, options);
      }
    },
  };
}

export type Sheet = ReturnType<typeof openSheet>;

export function openSheet(content: ResumeContent, words: { page: (number: number, count: number) => string }) {
  const document = newDocument(content);
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const structure = structureOf(document);
  const { elementOf, within, artifact } = structure;
  const pen = penOf(document, content.locale);
  const { endLinks, line } = linesOf(document, structure, pen);
  let background: (() => void) | undefined;

  return {
    measure: pen.measure,
    line,
    pageCount: () => document.bufferedPageRange().count,
    /** Draws this on each page that comes, before anything else. */
    paintPages: (draw: (paper: typeof document) => void) => {
      background = () => artifact('Layout', () => draw(document));
    },
    /** Goes to a page, which is made where there is none yet. Pages count from 0. */
    turnTo: (page: number) => {
      endLinks();
      while (document.bufferedPageRange().count <= page) {
        document.addPage();
        background?.();
      }
      document.switchToPage(page);
    },
    figure: (node: Part, jpeg: Uint8Array, at: { x: number; y: number; size: number }) => {
      node.box = [at.x, at.y, at.x + at.size, at.y + at.size];
      within(node, () => {
        document.save();
        document.circle(at.x + at.size / 2, at.y + at.size / 2, at.size / 2).clip();
        document.image(Buffer.from(jpeg), at.x, at.y, { width: at.size, height: at.size });
        document.restore();
      });
    },
    rule: (at: { x: number; y: number; width: number; color: string; weight?: number }) =>
      artifact('Layout', () =>
        document
          .moveTo(at.x, at.y)
          .lineTo(at.x + at.width, at.y)
          .lineWidth(at.weight ?? 0.7)
          .stroke(at.color),
      ),
    /** Numbers the pages where there are more than one, and gives the bytes. */
    finish: (root: Part, margin: number): Promise<Uint8Array> => {
      endLinks();
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count && count > 1; page += 1) {
        document.switchToPage(page);
        const text = words.page(page + 1, count);
        const x = PAPER.width - margin - pen.measure(text, {}, 8);
        artifact('Pagination', () => pen.write(text, { color: '#5b6573' }, { x, y: PAPER.height - margin / 2 }, 8));
      }
      elementOf(root).end();
      return new Promise((resolve, reject) => {
        document.on('end', () => resolve(Buffer.concat(chunks)));
        document.on('error', reject);
        document.end();
      });
    },
  };
}
