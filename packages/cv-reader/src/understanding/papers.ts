// What has one year a line and is no certificate: papers with their authors, and running text.
import type { Row } from './context.ts';

/** "1. Holloway M, Osei K. (2021) …", "Rossi, A., & Bianchi, L. (2020). …": surnames with initials, before anything else. */
const AUTHORS =
  /^(?:\[?\d{1,3}[\].)]?\s+)?\p{Lu}[\p{L}\p{M}'’-]+,?\s\p{Lu}(?:\.|\.?[\s-]?\p{Lu}\.?){0,3}(?:\s?[.;]|,\s|\s(?:and|und|et|y|e|en|și|и|&)\s|\s[(（])/u;
/** Shorter lines name no paper. */
const LEAST = 45;

/** Most of the lines that are long enough name the authors of a paper. */
export function arePapers(rows: readonly Row[]): boolean {
  const papers = rows.filter(({ text }) => text.length >= LEAST && AUTHORS.test(text));
  return papers.length > 0 && papers.length * 2 >= rows.length;
}

/** Sentences that the edge of the page broke: one goes on below in small letters or with its year, and the last one ends as a sentence does. */
export const isRunningText = (rows: readonly Row[]): boolean =>
  /[.!?…]$/u.test(rows.at(-1)?.text ?? '') &&
  rows.some(({ text, look, block }, at) => {
    const above = rows[at - 1];
    return above?.look === look && above.block === block && above.bullet === undefined && /^(?:\p{Ll}|\d{4}\.$)/u.test(text);
  });
