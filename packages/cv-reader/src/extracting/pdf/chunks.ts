// The atoms of a page's layout: words of one base line that no wide gap parts. Columns and cells are made of them, never of half of one.
import type { Word } from './words.ts';

export type Chunk = {
  words: Word[];
  x: number;
  right: number;
  y: number;
  sizePt: number;
  /** Index of its base line on the page, from the top. */
  row: number;
};

/** Base lines cut at each gap that is wider than any between two words of a sentence, and where many lines begin that stand beside others. */
export function chunksOf(rows: Word[][]): Chunk[] {
  const starts = frequentStarts(rows);
  return rows.flatMap((words, row) => cut(words, starts).map((part) => chunkOf(part, row)));
}

function chunkOf(words: Word[], row: number): Chunk {
  const letters = new Map<number, number>();
  for (const word of words) letters.set(word.sizePt, (letters.get(word.sizePt) ?? 0) + word.text.length);
  const sizePt = [...letters].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
  return {
    words,
    x: words[0]?.x ?? 0,
    right: Math.max(...words.map((word) => word.right)),
    y: words.reduce((most, word) => (word.text.length > most.text.length ? word : most)).y,
    sizePt,
    row,
  };
}

function cut(words: Word[], starts: Set<number>): Word[][] {
  const gaps = words.slice(1).map((word, index) => word.x - (words[index]?.right ?? 0));
  const limit = gapOfCells(gaps);
  const parts: Word[][] = [];
  words.forEach((word, index) => {
    const before = words[index - 1];
    if (
      before &&
      !isWideApart(word, before) &&
      !isOtherColumn(word, before, starts) &&
      (gaps[index - 1] ?? 0) <= limit(word, before, starts)
    )
      parts.at(-1)?.push(word);
    else parts.push([word]);
  });
  return parts;
}

/** Where many lines begin other letters begin too: a period that fills its column touches what stands in the next one. */
const isOtherColumn = (word: Word, before: Word, starts: Set<number>) =>
  starts.has(Math.round(word.x)) && word.color !== before.color && /\d$/u.test(before.text);

const isWideApart = (word: Word, before: Word) => word.isApart && word.x - before.right > Math.min(word.sizePt, before.sizePt) * 0.95;

/** Points beyond which a gap parts cells; a justified line stretches all its gaps, and stays whole. */
function gapOfCells(gaps: number[]): (word: Word, before: Word, starts: Set<number>) => number {
  const sorted = gaps.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const small = sorted[Math.floor((sorted.length - 1) / 3)] ?? 0;
  const even = gaps.length >= 3 && (sorted.at(-1) ?? 0) < middle * 1.25;
  const stretched = gaps.length >= 3 ? middle * 1.9 : 0;
  return (word, before, starts) => {
    const size = Math.min(word.sizePt, before.sizePt);
    if (even) return size * 4;
    if (starts.has(Math.round(word.x))) return small < size * 0.4 ? Math.max(size * 0.45, small * 1.35) : size * 0.65;
    // Behind the end of a sentence some producers leave more.
    const sentence = /[.:!?]$/.test(before.text) ? 1.4 : 1;
    return Math.max(size * 0.95, Math.min(stretched, size * 2)) * sentence + before.tracking * 2;
  };
}

/** Places (points, rounded) where at least 3 lines or their cells begin, and that are not the margin. */
function frequentStarts(rows: Word[][]): Set<number> {
  const counts = new Map<number, number>();
  let margin = Number.POSITIVE_INFINITY;
  for (const words of rows) {
    words.forEach((word, index) => {
      const before = words[index - 1];
      margin = Math.min(margin, word.x);
      if (!before || word.x - before.right > word.sizePt * 0.5) counts.set(Math.round(word.x), (counts.get(Math.round(word.x)) ?? 0) + 1);
    });
  }
  const frequent = new Set<number>();
  for (const [x, count] of counts)
    if (count + (counts.get(x + 1) ?? 0) + (counts.get(x - 1) ?? 0) >= 3 && x > margin + 30)
      for (const near of [x - 1, x, x + 1]) frequent.add(near);
  return frequent;
}
