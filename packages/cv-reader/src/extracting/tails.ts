// Where a piece of a line changes its letters once and for all ("**Acme** Berlin", "*Tools* Git, Docker"): what stands behind is another thing than
// what stands before, though nothing parts them.

/** Letters that look alike, in order. Those without a word in them belong to either side. */
type Run = { text: string; look: string };

const hasWord = ({ text }: Run) => /[\p{L}\p{N}]/u.test(text);

/** The words behind the only change of letters, joined by single spaces; undefined where all look alike or they change again. */
export function tailOf(runs: readonly Run[]): string | undefined {
  const worded = runs.filter(hasWord);
  const [first] = worded;
  const turn = worded.findIndex(({ look }) => look !== first?.look);
  if (!first || turn < 1) return undefined;
  const [head, tail] = [worded.slice(0, turn), worded.slice(turn)];
  if (tail.some(({ look }) => look !== tail[0]?.look)) return undefined;
  const from = runs.indexOf(tail[0] as Run);
  const words = runs.slice(from).map(({ text }) => text);
  // A change within a word is no end of one.
  return head.length > 0 ? words.join(' ').replace(/\s+/g, ' ').trim() : undefined;
}
