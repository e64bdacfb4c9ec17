// Words as a page shows them, from left to right, into the order in which they are read. On a page from left to right each run of Hebrew or
// Arabic words is turned, with the numbers that were set into it; on one from right to left everything but runs of other letters is.

/** What of a word is asked here. */
type Shown = { text: string; right: number };
type NeedsSpace<W> = (before: W, word: W) => boolean;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Letters and numbers that keep their own order within such a word: "ב-IBM", 12/2019. */
const LEFT_TO_RIGHT = /(?:(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])[\p{L}\p{N}])+(?:[.,/:-](?=\p{N})\p{N}+)*/gu;
const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{', '«': '»', '»': '«' };

function readsFromRight(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

const turned = (letters: readonly string[]) => letters.toReversed().join('');
const mirrored = (text: string) => text.replace(/[()[\]{}«»]/g, (letter) => MIRRORED[letter] ?? letter);

/** Letters of a word from left to right in the order in which they are read. */
export function logicalOrder(letters: string[]): string {
  if (!letters.some(readsFromRight)) return letters.join('');
  const word = mirrored(turned(letters)).normalize('NFKC');
  return word.replace(LEFT_TO_RIGHT, (part) => turned([...part]));
}

/** Whether these words are mostly of a script that is read from right to left. */
export const isFromRight = (words: readonly Shown[]): boolean => words.filter(({ text }) => readsFromRight(text)).length * 2 > words.length;

/** Words of a cell in their order; on a page from left to right a turned run becomes one word. */
export function inReadingOrder<W extends Shown>(words: W[], fromRight: boolean, needsSpace: NeedsSpace<W>): W[] {
  if (!words.some(({ text }) => readsFromRight(text))) return words;
  return fromRight ? wholeFromRight(words) : withTurnedRuns(words, needsSpace);
}

/** Words of a line in a script from right to left; numbers and Latin words within it keep their own order. */
function wholeFromRight<W extends Shown>(words: W[]): W[] {
  const out: W[] = [];
  let latin: W[] = [];
  for (const word of words.toReversed()) {
    if (readsFromRight(word.text)) {
      out.push(...latin, word);
      latin = [];
    } else latin.unshift(word);
  }
  return [...out, ...latin];
}

const hasLetters = ({ text }: Shown) => /\p{L}/u.test(text);

function withTurnedRuns<W extends Shown>(words: W[], needsSpace: NeedsSpace<W>): W[] {
  const out: W[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as W;
    if (!readsFromRight(word.text)) {
      out.push(word);
      continue;
    }
    let end = at;
    for (let next = at; next < words.length; next += 1) {
      const other = words[next] as W;
      if (readsFromRight(other.text)) end = next;
      else if (hasLetters(other)) break;
    }
    out.push(turnedRun([...takenNumbers(out, word), ...words.slice(at, end + 1)], needsSpace));
    at = end;
  }
  return out;
}

/**
 * What stands left of a run and was set into it: "TAU, 2015 – 2018" in Hebrew is shown as "2018 – 2015 ,UAT". Told by the mark that hangs at
 * the run's left, or by a period that would end before it begins. Takes them off `before`.
 */
function takenNumbers<W extends Shown>(before: W[], first: W): W[] {
  let from = before.length;
  while (from > 0 && !hasLetters(before[from - 1] as W)) from -= 1;
  // What the run begins after ("Engineering, ") keeps its marks: numbers alone were set into it.
  while (from < before.length && !/\p{N}/u.test(before[from]?.text ?? '')) from += 1;
  const years = before.slice(from).flatMap(({ text }) => text.match(/\d{4}/g) ?? []);
  const endsFirst = years.length === 2 && Number(years[0]) > Number(years[1]);
  return /[,.;:]$/.test(first.text) || endsFirst ? before.splice(from) : [];
}

const MARKS_BEFORE = /^[^\p{L}\p{N}]+/u;
const MARKS_BEHIND = /[^\p{L}\p{N}]+$/u;

/** A run as one word. The marks at its edges are those of the page, in their places; numbers at its left end were set into it with theirs. */
function turnedRun<W extends Shown>(run: W[], needsSpace: NeedsSpace<W>): W {
  const first = run[0] as W;
  const hasNumbers = !readsFromRight(first.text);
  let text = '';
  for (let at = run.length - 1; at >= 0; at -= 1) {
    const [word, shownBefore] = [run[at] as W, run[at + 1]];
    text += (shownBefore && needsSpace(word, shownBefore) ? ' ' : '') + word.text;
  }
  const suffix = mirrored(MARKS_BEFORE.exec(text)?.[0] ?? '');
  const core = text.slice(suffix.length);
  const prefix = hasNumbers ? '' : mirrored(MARKS_BEHIND.exec(core)?.[0] ?? '');
  const middle = prefix ? core.slice(0, -prefix.length) : core;
  const whole = turned([...prefix]) + middle + turned([...suffix]);
  return { ...first, text: whole, right: Math.max(...run.map(({ right }) => right)) };
}
