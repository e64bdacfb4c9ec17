import type { Cell } from '../../text-document.ts';
import type { Word } from './words.ts';

/** A line of a page, in points from its left and its top. */
export type PageLine = { cells: Cell[]; words: Word[]; x: number; right: number; y: number; sizePt: number };
