// Heads and feet: lines at the same height near the top or the foot of pages that say the same but for numbers of pages (years are none). They stay on the first page
// where they stand, and nowhere else.
import type { Word } from './words.ts';

type Page = Word[][];

/** Pages (lines of words, top to bottom) without what comes again. `heights` in points. */
export function withoutRepeated(pages: Page[], heights: number[]): Page[] {
  if (pages.length < 2) return pages;
  const seen = new Map<string, number[]>();
  pages.forEach((page, number) => {
    for (const line of page) {
      const key = keyOf(line, heights[number] ?? 0);
      if (key) seen.set(key, [...(seen.get(key) ?? []), number]);
    }
  });
  const needed = pages.length === 2 ? 2 : Math.max(2, Math.ceil(pages.length * 0.5));
  return pages.map((page, number) =>
    page.filter((line) => {
      const key = keyOf(line, heights[number] ?? 0);
      const on = key ? (seen.get(key) ?? []) : [];
      return on.length < needed || on[0] === number;
    }),
  );
}

function keyOf(line: Word[], height: number): string | undefined {
  const y = line[0]?.y ?? 0;
  if (y > height * 0.13 && y < height * 0.87) return undefined;
  const text = line
    .map((word) => word.text)
    .join(' ')
    .replace(/(?<!\d)\d{1,3}(?!\d)/g, '#');
  return `${Math.round(y / 3)} ${text}`;
}
