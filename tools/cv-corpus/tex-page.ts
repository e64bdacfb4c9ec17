// A page as TeX sets it: Latin Modern with its ligatures, justified lines, small capitals, rules. Drawn by pdfkit; languages that Latin Modern
// does not write have a serif font of their own.
import PDFDocument from 'pdfkit';
import type { Sheet } from './sheet.ts';

const LM = '/usr/share/texmf/fonts/opentype/public/lm/';
const LIBERATION = '/usr/share/fonts/truetype/liberation/LiberationSerif-';
export type Face = 'regular' | 'bold' | 'italic' | 'caps';
type Font = { file: string; family?: string };
const same = (file: string, bold = file, family?: string): Record<Face, Font> => {
  const one = { file, ...(family && { family }) };
  return { regular: one, italic: one, caps: { ...one, file: bold }, bold: { ...one, file: bold } };
};
const LATIN: Record<Face, Font> = {
  regular: { file: `${LM}lmroman10-regular.otf` },
  bold: { file: `${LM}lmroman10-bold.otf` },
  italic: { file: `${LM}lmroman10-italic.otf` },
  caps: { file: `${LM}lmromancaps10-regular.otf` },
};
const FONTS: Record<string, Record<Face, Font>> = {
  ru: {
    regular: { file: `${LIBERATION}Regular.ttf` },
    bold: { file: `${LIBERATION}Bold.ttf` },
    italic: { file: `${LIBERATION}Italic.ttf` },
    caps: { file: `${LIBERATION}Regular.ttf` },
  },
  jp: same('/usr/share/fonts/opentype/ipafont-mincho/ipam.ttf', '/usr/share/fonts/opentype/ipafont-gothic/ipag.ttf'),
  ko: same('/usr/share/fonts/truetype/nanum/NanumMyeongjo.ttf', '/usr/share/fonts/truetype/nanum/NanumMyeongjoBold.ttf'),
  cn: same('/usr/share/fonts/truetype/wqy/wqy-microhei.ttc', '/usr/share/fonts/truetype/wqy/wqy-microhei.ttc', 'WenQuanYiMicroHei'),
};

type Style = { face?: Face; size?: number; color?: string; align?: 'left' | 'right' | 'center' | 'justify' };

/** A document that is written from the top; `y` is where the next line goes. */
export class TexPage {
  readonly doc: PDFKit.PDFDocument;
  readonly left: number;
  readonly width: number;
  y: number;
  private readonly done: Promise<Buffer>;
  private readonly fonts: Record<Face, Font>;

  constructor(sheet: Sheet, marginPt: number) {
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: marginPt, bottom: marginPt, left: marginPt, right: marginPt },
      info: { Producer: 'xdvipdfmx (20220710)', Creator: 'LaTeX with hyperref', Title: sheet.name },
    });
    this.left = marginPt;
    this.width = this.doc.page.width - 2 * marginPt;
    this.y = marginPt;
    this.fonts = FONTS[sheet.locale] ?? LATIN;
    const chunks: Buffer[] = [];
    this.done = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
  }

  private font(file: string, family: string | undefined): PDFKit.PDFDocument {
    return family ? this.doc.font(file, family) : this.doc.font(file);
  }

  /** Writes text into a column; gives the height it took. Does not move `y`. */
  put(text: string, x: number, width: number, { face = 'regular', size = 10, color = '#000', align = 'left' }: Style = {}): number {
    const { file, family } = this.fonts[face];
    this.font(file, family).fontSize(size).fillColor(color);
    const options = { width, align, lineGap: 1.5 };
    const height = this.doc.heightOfString(text, options);
    this.room(height);
    this.doc.text(text, x, this.y, options);
    return height;
  }

  /** Width of a text on one line. */
  wide(text: string, { face = 'regular', size = 10 }: Style = {}): number {
    const { file, family } = this.fonts[face];
    return this.font(file, family).fontSize(size).widthOfString(text);
  }

  /** The same over the whole width, and goes on below it. */
  line(text: string, style: Style = {}, after = 2): void {
    this.y += this.put(text, this.left, this.width, style) + after;
  }

  /** Left and right on one line. */
  pair(left: string, right: string, leftStyle: Style, rightStyle: Style, after = 1): void {
    const rightWidth = Math.min(this.width / 2, this.wide(right, rightStyle) + 4);
    const height = this.put(left, this.left, this.width - rightWidth - 8, leftStyle);
    this.put(right, this.left + this.width - rightWidth, rightWidth, { ...rightStyle, align: 'right' });
    this.y += height + after;
  }

  rule(weight = 0.4, color = '#000'): void {
    this.doc
      .moveTo(this.left, this.y)
      .lineTo(this.left + this.width, this.y)
      .lineWidth(weight)
      .strokeColor(color)
      .stroke();
    this.y += 4;
  }

  bullets(lines: readonly string[], x: number, width: number, size = 10): void {
    for (const each of lines) {
      this.put('•', x, 10, { size });
      this.y += this.put(each, x + 11, width - 11, { size, align: 'justify' }) + 1;
    }
  }

  /** Begins a page where less than that is left. */
  room(height: number): void {
    if (this.y + height <= this.doc.page.height - this.left) return;
    this.doc.addPage();
    this.y = this.left;
  }

  end(): Promise<Buffer> {
    this.doc.end();
    return this.done;
  }
}
