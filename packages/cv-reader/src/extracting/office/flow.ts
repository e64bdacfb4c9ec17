// Text of formats that have no page of their own: paragraphs one after the other, tables and boxes among them. Places are estimated, so that
// whoever reads the lines finds indents, gaps and columns as in a PDF.
import type { Cell } from '../../text-document.ts';
import { TooMuch } from '../failure.ts';
import type { RawLine } from '../finish-lines.ts';
import { tailOf } from '../tails.ts';

/** How a run of letters looks. */
export type Look = { sizePt: number; bold: boolean; italic: boolean; color?: string | undefined };

/** Of a paragraph. */
export type Shape = { indent: number; before?: number; heading?: number | undefined; bullet?: string | undefined };

const USUAL_WIDTH = 5;
/** Lines beyond this many are no CV's. */
const LINES_MAX = 20_000;

/** Numbers that all parts of a document share. */
export type Counter = { block: number; y: number; lines: number };

export class Flow {
  readonly lines: RawLine[] = [];
  readonly #counter: Counter;
  readonly #left: number;
  #block: number;
  #runs: { text: string; look: Look }[] = [];
  #links: string[] = [];
  #broken = false;

  constructor(counter: Counter = { block: 0, y: 0, lines: 0 }, left = 0) {
    this.#counter = counter;
    this.#left = left;
    this.#block = counter.block++;
  }

  /** A part that is read for itself: a box, a cell. */
  part(left = 0): Flow {
    return new Flow(this.#counter, this.#left + left);
  }

  /** What follows is another block. */
  newBlock(): void {
    this.#block = this.#counter.block++;
  }

  /** Letters; a tab among them parts cells. */
  text(text: string, look: Look): void {
    if (text) this.#runs.push({ text, look });
  }

  link(address: string): void {
    if (address && !this.#links.includes(address)) this.#links.push(address);
  }

  get isEmpty(): boolean {
    return this.#runs.every((run) => !run.text.trim());
  }

  /** Ends a line within a paragraph. */
  breakLine(shape: Shape): void {
    this.#finish({ ...shape, ...(this.#broken && { bullet: undefined, before: 0 }) });
    this.#broken = true;
  }

  endParagraph(shape: Shape): void {
    this.#finish({ ...shape, ...(this.#broken && { bullet: undefined, before: 0 }) });
    this.#broken = false;
  }

  /** Lines of a part, as blocks of their own, behind what is here. */
  append(lines: RawLine[]): void {
    this.lines.push(...lines);
    this.newBlock();
  }

  #finish(shape: Shape): void {
    const runs = this.#runs;
    const main = mainLook(runs);
    this.#counter.y += (shape.before ?? 0) + (main.sizePt || 11) * 1.2;
    this.#runs = [];
    const links = this.#links;
    this.#links = [];
    const cells = cellsOf(runs.map((run) => run.text).join(''), this.#left + shape.indent, main.sizePt || 11);
    markTail(cells, runs);
    if (cells.length === 0) return;
    if (++this.#counter.lines > LINES_MAX) throw new TooMuch();
    this.lines.push({
      cells,
      page: 0,
      block: this.#block,
      x: cells[0]?.x ?? 0,
      right: cells.at(-1)?.right ?? 0,
      y: this.#counter.y,
      sizePt: main.sizePt,
      bold: main.bold,
      italic: main.italic,
      links,
      ...(main.color && { color: main.color }),
      ...(shape.heading && { heading: shape.heading }),
      ...(shape.bullet && { bullet: shape.bullet }),
    });
  }
}

function mainLook(runs: { text: string; look: Look }[]): Look {
  const letters = (of: (look: Look) => unknown) => {
    const counts = new Map<unknown, number>();
    for (const { text, look } of runs) counts.set(of(look), (counts.get(of(look)) ?? 0) + text.trim().length);
    return [...counts].reduce<[unknown, number]>((most, next) => (next[1] > most[1] ? next : most), [undefined, -1])[0];
  };
  const first = runs[0]?.look;
  return {
    sizePt: (letters((look) => look.sizePt) as number | undefined) ?? first?.sizePt ?? 0,
    bold: letters((look) => look.bold) === true,
    italic: letters((look) => look.italic) === true,
    color: letters((look) => look.color) as string | undefined,
  };
}

/** Of a line that is one piece: what its last runs say, where these alone look otherwise and begin at a word. */
function markTail(cells: Cell[], runs: readonly { text: string; look: Look }[]): void {
  const [only, ...others] = cells;
  const tail = tailOf(
    runs.map(({ text, look }) => ({ text, look: `${look.bold ? 'b' : ''}${look.italic ? 'i' : ''}${look.color ?? ''}` })),
  );
  if (only && others.length === 0 && tail && only.text.replace(/\s+/g, ' ').endsWith(` ${tail}`)) only.tail = tail;
}

/** Cells apart at tabs, and where spaces are typed to reach a place. */
function cellsOf(text: string, x: number, sizePt: number): Cell[] {
  const cells: Cell[] = [];
  let at = x;
  for (const piece of text.split(/\t+|[ \u00a0]{4,}/)) {
    const words = piece.trim();
    const right = at + words.length * sizePt * (USUAL_WIDTH / 10);
    if (words) cells.push({ text: words, x: at, right });
    at = words ? right + 36 : at;
  }
  return cells;
}
