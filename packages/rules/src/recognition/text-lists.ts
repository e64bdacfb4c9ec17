// Lists in the text of a posting: points begin with a bullet, and a line above them says what they are.
import type { Words } from './words.ts';

/** Of a long line its end tells what stands below it. */
export const LEAD_CHARACTERS = 120;

/** Whether a point of a list begins with this word. */
export function beginsPoint({ text, starts }: Words, first: number): boolean {
  const before = text.slice(Math.max(0, starts[first]! - 4), starts[first]);
  return /[•\-*]\s*$/.test(before);
}

/** The line that the points of a list stand under; nothing where there is none. */
export function leadOf(text: string, place: number): string {
  let end = text.lastIndexOf('\n', place);
  while (end > 0) {
    const begins = text.lastIndexOf('\n', end - 1) + 1;
    if (begins >= end || text.startsWith('•', begins)) {
      end = begins - 1;
      continue;
    }
    return text.slice(Math.max(begins, end - LEAD_CHARACTERS), end);
  }
  return '';
}
