// What a page paints, read from pdf.js's list of operations: each letter with its place, size, font and colour, and the areas behind them.
// Follows the graphics state of PDF 32000-1 (8.4, 9.3); draws nothing.
import { type Box, IDENTITY, intersect, isMark, type Matrix, mapBox, multiply } from './matrix.ts';
import { OPS } from './operations.ts';

/** Of a font, by its name in the file. */
export type Face = {
  name: string;
  bold: boolean;
  italic: boolean;
  symbols: boolean;
  widthScale: number;
  heightScale: number;
  vertical: boolean;
  type3: boolean;
  unmapped: boolean;
};

export type Glyph = {
  text: string;
  /** Of its start on the base line, points from the left and top of the page as it is shown. */
  x: number;
  y: number;
  /** Along the base line. */
  advance: number;
  sizePt: number;
  /** Direction of the base line in degrees, clockwise: 0 for what reads from left to right. */
  angle: number;
  face: Face;
  /** `#rrggbb`; absent: a pattern. */
  color: string | undefined;
  /** Render mode 3 or 7, or without any opacity. */
  invisible: boolean;
  clip: Box;
  /** How many areas were painted before it. */
  after: number;
};

/** An area of one colour (absent: a picture, a pattern or a gradient). */
export type Area = { box: Box; color: string | undefined };

type State = {
  ctm: Matrix;
  clip: Box;
  color: string | undefined;
  alpha: number;
  face: Face | undefined;
  fontSize: number;
  direction: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
  rise: number;
  mode: number;
};

type FontGlyph = { unicode: string; width: number; isSpace: boolean; originalCharCode?: number; vmetric?: number[] | null };

/** Areas beyond this many are not looked at: drawings, not backgrounds. */
const AREAS_MAX = 4_000;

/** Points: what is thinner is a line. */
const RULE_WIDTH = 2.2;
const RULE_LEAST = 12;

export class Painter {
  readonly glyphs: Glyph[] = [];
  readonly areas: Area[] = [];
  /** Lines from left to right and from top to bottom, as the borders of tables are; and frames without a ground, as tags have them. */
  readonly rules: Box[] = [];
  readonly sides: Box[] = [];
  readonly frames: Area[] = [];
  /** Small dots and squares: marks of lists that are drawn, not written. */
  readonly marks: Box[] = [];
  readonly #view: Matrix;
  readonly #faces: (name: string) => Face | undefined;
  #state: State;
  #stack: State[] = [];
  #matrix: Matrix = IDENTITY;
  #x = 0;
  #y = 0;
  #lineX = 0;
  #lineY = 0;
  /** Nothing came since the last change of place: where a picture was left out. */
  #emptyPlace = false;
  /** The next path is what may be seen from then on. */
  #clipsNext = false;

  constructor(view: Matrix, box: Box, faces: (name: string) => Face | undefined) {
    this.#view = view;
    this.#faces = faces;
    this.#state = {
      ctm: IDENTITY,
      clip: box,
      color: '#000000',
      alpha: 1,
      face: undefined,
      fontSize: 0,
      direction: 1,
      charSpacing: 0,
      wordSpacing: 0,
      hScale: 1,
      leading: 0,
      rise: 0,
      mode: 0,
    };
  }

  run(operation: number, args: unknown[]): void {
    if (operation !== OPS.restore && operation !== OPS.dependency) this.#emptyPlace = operation === OPS.transform;
    Painter.#handlers[operation]?.(this, args, this.#state);
  }

  static readonly #handlers: Record<number, (painter: Painter, args: unknown[], state: State) => void> = {
    [OPS.save]: (painter) => painter.#save(),
    [OPS.beginGroup]: (painter) => painter.#save(),
    [OPS.restore]: (painter) => painter.#restore(),
    [OPS.endGroup]: (painter) => painter.#restore(),
    [OPS.paintFormXObjectEnd]: (painter) => painter.#restore(),
    [OPS.endAnnotation]: (painter) => painter.#restore(),
    [OPS.transform]: (_, args, state) => {
      state.ctm = multiply(state.ctm, args as number[]);
    },
    [OPS.paintFormXObjectBegin]: (painter, args) => painter.#enterForm(args[0] as number[] | null, args[1] as number[] | null),
    [OPS.beginAnnotation]: (painter, args) => {
      painter.#save();
      painter.#state.ctm = multiply(multiply(IDENTITY, args[2] as number[]), args[3] as number[]);
    },
    [OPS.beginText]: (painter) => painter.#startAt(IDENTITY),
    [OPS.setTextMatrix]: (painter, args) =>
      painter.#startAt(Array.from((args.length === 6 ? args : args[0]) as ArrayLike<number>) as Matrix),
    [OPS.setLeadingMoveText]: (painter, args, state) => {
      state.leading = Number(args[1]);
      painter.#move(Number(args[0]), Number(args[1]));
    },
    [OPS.moveText]: (painter, args) => painter.#move(Number(args[0]), Number(args[1])),
    [OPS.nextLine]: (painter, _, state) => painter.#move(0, state.leading),
    [OPS.setLeading]: (_, args, state) => {
      state.leading = -Number(args[0]);
    },
    [OPS.setFont]: (painter, args) => painter.#setFont(String(args[0]), Number(args[1])),
    [OPS.setGState]: (painter, args) => painter.#setGraphics(args[0] as [string, unknown][]),
    [OPS.setCharSpacing]: (_, args, state) => {
      state.charSpacing = Number(args[0]);
    },
    [OPS.setWordSpacing]: (_, args, state) => {
      state.wordSpacing = Number(args[0]);
    },
    [OPS.setHScale]: (_, args, state) => {
      state.hScale = Number(args[0]) / 100;
    },
    [OPS.setTextRise]: (_, args, state) => {
      state.rise = Number(args[0]);
    },
    [OPS.setTextRenderingMode]: (_, args, state) => {
      state.mode = Number(args[0]);
    },
    [OPS.setFillRGBColor]: (_, args, state) => {
      state.color = String(args[0]);
    },
    [OPS.setFillColorN]: (_, __, state) => {
      state.color = undefined;
    },
    [OPS.setFillTransparent]: (_, __, state) => {
      state.color = undefined;
    },
    [OPS.showText]: (painter, args) => painter.#show(args[0] as (FontGlyph | number)[]),
    [OPS.clip]: (painter) => {
      painter.#clipsNext = true;
    },
    [OPS.eoClip]: (painter) => {
      painter.#clipsNext = true;
    },
    [OPS.constructPath]: (painter, args) => painter.#path(Number(args[0]), args[2] as ArrayLike<number> | null),
    [OPS.shadingFill]: (painter, _, state) => painter.#area(state.clip, undefined),
  };

  #startAt(matrix: Matrix): void {
    this.#matrix = matrix;
    this.#x = this.#y = this.#lineX = this.#lineY = 0;
  }

  #save(): void {
    // A file that saves without end is cut off, not followed.
    if (this.#stack.length < 500) this.#stack.push({ ...this.#state });
  }

  #restore(): void {
    if (this.#emptyPlace) {
      this.#area(this.#onPage([0, 0, 1, 1]), undefined);
      this.#emptyPlace = false;
    }
    this.#state = this.#stack.pop() ?? this.#state;
  }

  #onPage(box: ArrayLike<number>): Box {
    return mapBox(multiply(this.#view, this.#state.ctm), box);
  }

  #enterForm(matrix: number[] | null, box: number[] | null): void {
    this.#save();
    if (matrix) this.#state.ctm = multiply(this.#state.ctm, matrix);
    if (box) this.#state.clip = intersect(this.#state.clip, this.#onPage(box));
  }

  #move(x: number, y: number): void {
    this.#x = this.#lineX += x;
    this.#y = this.#lineY += y;
  }

  #setFont(name: string, size: number): void {
    this.#state.face = this.#faces(name);
    this.#state.fontSize = Math.abs(size);
    this.#state.direction = size < 0 ? -1 : 1;
  }

  #setGraphics(settings: [string, unknown][]): void {
    for (const [key, value] of settings) {
      if (key === 'ca') this.#state.alpha = Number(value);
      if (key === 'Font' && Array.isArray(value)) this.#setFont(String(value[0]), Number(value[1]));
    }
  }

  #path(operation: number, extent: ArrayLike<number> | null): void {
    if (!extent || !Number.isFinite(extent[0] ?? Number.NaN)) return;
    if (operation >= OPS.fill && operation <= OPS.closeEOFillStroke) this.#area(this.#onPage(extent), this.#state.color);
    if (operation >= OPS.stroke && operation <= OPS.closeEOFillStroke) this.#rule(this.#onPage(extent), operation < OPS.fill);
    if (this.#clipsNext) this.#state.clip = intersect(this.#state.clip, this.#onPage(extent));
    this.#clipsNext = false;
  }

  #rule(box: Box, isFrame: boolean): void {
    const seen = intersect(box, this.#state.clip);
    const [left, top, right, bottom] = seen;
    if (this.rules.length + this.sides.length >= AREAS_MAX) return;
    if (right - left < RULE_WIDTH && bottom - top >= RULE_LEAST / 2) this.sides.push(seen);
    if (right - left < RULE_LEAST) return;
    if (bottom - top < RULE_WIDTH) this.rules.push(seen);
    else if (isFrame) {
      this.rules.push([left, top, right, top], [left, bottom, right, bottom]);
      this.sides.push([left, top, left, bottom], [right, top, right, bottom]);
      this.frames.push({ box: seen, color: undefined });
    }
  }

  #area(box: Box, color: string | undefined): void {
    const seen = intersect(box, this.#state.clip);
    const [left, top, right, bottom] = seen;
    if (isMark(seen) && this.marks.length < AREAS_MAX) this.marks.push(seen);
    if (right - left < 4 || bottom - top < 4 || this.#state.alpha < 0.1 || this.areas.length >= AREAS_MAX) return;
    // What shines through is a colour of which nothing is known.
    this.areas.push({ box: seen, color: this.#state.alpha < 0.9 ? undefined : color });
  }

  #show(items: (FontGlyph | number)[]): void {
    const { face, fontSize, direction, charSpacing, wordSpacing, rise } = this.#state;
    if (!face || fontSize === 0) return;
    const hScale = this.#state.hScale * direction;
    const toPage = multiply(multiply(this.#view, this.#state.ctm), this.#matrix);
    const along = face.vertical ? [toPage[2], toPage[3]] : [toPage[0], toPage[1]];
    const stretch = Math.hypot(along[0] ?? 0, along[1] ?? 0);
    const sizePt = fontSize * Math.hypot(toPage[2], toPage[3]) * face.heightScale;
    const angle = face.vertical ? 0 : Math.round((Math.atan2(along[1] ?? 0, (along[0] ?? 0) * Math.sign(hScale || 1)) * 180) / Math.PI);
    let offset = 0;
    for (const item of items) {
      if (typeof item === 'number') {
        offset += ((face.vertical ? 1 : -1) * item * fontSize) / 1000;
        continue;
      }
      if (!item) continue;
      const width = face.vertical ? -(item.vmetric?.[0] ?? -1000) : item.width;
      const spacing = (item.isSpace ? wordSpacing : 0) + charSpacing;
      const step = width * fontSize * face.widthScale + (face.vertical ? -spacing : spacing * direction);
      const x = this.#x + (face.vertical ? 0 : offset * hScale);
      const y = this.#y + rise - (face.vertical ? offset : 0);
      const advance = Math.abs(width * fontSize * face.widthScale * (face.vertical ? 1 : hScale)) * stretch;
      this.#place(item, toPage, x, y, { advance, sizePt, angle, face });
      offset += step;
    }
    if (face.vertical) this.#y -= offset;
    else this.#x += offset * hScale;
  }

  #place(item: FontGlyph, toPage: Matrix, x: number, y: number, rest: Pick<Glyph, 'advance' | 'sizePt' | 'angle' | 'face'>): void {
    const { mode, alpha, color, clip } = this.#state;
    this.glyphs.push({
      text: item.unicode,
      x: toPage[0] * x + toPage[2] * y + toPage[4],
      y: toPage[1] * x + toPage[3] * y + toPage[5],
      ...rest,
      color,
      invisible: mode === 3 || mode === 7 || alpha < 0.05,
      clip,
      after: this.areas.length,
    });
  }
}
