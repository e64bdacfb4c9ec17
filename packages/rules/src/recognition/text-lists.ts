// Lists in the text of a posting: points begin with a bullet, and a line above them says what they are.
import type { Words } from './words.ts';

/** Of a long line its end tells what stands below it. */
export const LEAD_CHARACTERS = 120;

/** Whether a point of a list begins with this word. */
export function beginsPoint({ text, starts }: Words, first: number): boolean {
  const before = text.slice(Math.max(0, starts[first]! - 4), starts[first]);
  return /[•\-*]\s*$/.test(before);
}

/** The line that the points of a list stand under; nothing where there is none. One list is asked about many times, so its line is kept. */
export function leadOf(words: Words, place: number): string {
  const line = words.text.lastIndexOf('\n', place);
  const known = leads.get(words);
  if (known && line >= known.from && line <= known.to) {
    return known.lead;
  }
  const [end, lead] = findLead(words.text, line);
  leads.set(words, { from: end, to: line, lead });
  return lead;
}

/** The last lead of a text: it stands before every point from the line's end to the last point asked about. */
const leads = new WeakMap<Words, { from: number; to: number; lead: string }>();

function findLead(text: string, line: number): [end: number, lead: string] {
  let end = line;
  while (end > 0) {
    const begins = text.lastIndexOf('\n', end - 1) + 1;
    if (begins >= end || text.startsWith('•', begins)) {
      end = begins - 1;
      continue;
    }
    return [end, text.slice(Math.max(begins, end - LEAD_CHARACTERS), end)];
  }
  return [0, ''];
}
