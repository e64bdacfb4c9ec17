// Where two texts differ, by words: what both say, what only the first says, what only the second says, in their order. Pure.

export type TextPart = { in: 'both' | 'first' | 'second'; text: string };

/** Above so many comparisons the middle of two texts is said to differ as a whole: they have little in common. */
const COMPARISONS_MAX = 4_000_000;

export function textDifferences(first: string, second: string): TextPart[] {
  const [one, other] = [wordsOf(first), wordsOf(second)];
  let head = 0;
  while (head < Math.min(one.length, other.length) && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < Math.min(one.length, other.length) - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  const middle = differing(one.slice(head, one.length - tail), other.slice(head, other.length - tail));
  const parts: [TextPart['in'], string[]][] = [['both', one.slice(0, head)], ...middle, ['both', one.slice(one.length - tail)]];
  return merged(parts);
}

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

/** The longest words in common that keep their order. */
function differing(one: string[], other: string[]): [TextPart['in'], string[]][] {
  if ((one.length + 1) * (other.length + 1) > COMPARISONS_MAX) return [['first', one], ['second', other]]; // biome-ignore format: a pair
  const width = other.length + 1;
  const common = new Uint16Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      common[i * width + j] =
        one[i] === other[j]
          ? (common[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0);
  const parts: [TextPart['in'], string[]][] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && one[i] === other[j]) {
      parts.push(['both', [one[i] ?? '']]);
      i++;
      j++;
    } else if (j >= other.length || (i < one.length && (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))) {
      parts.push(['first', [one[i++] ?? '']]);
    } else parts.push(['second', [other[j++] ?? '']]);
  }
  return parts;
}

function merged(parts: readonly [TextPart['in'], string[]][]): TextPart[] {
  const all: TextPart[] = [];
  for (const [place, words] of parts) {
    if (words.length === 0) continue;
    const last = all.at(-1);
    if (last?.in === place) last.text += ` ${words.join(' ')}`;
    else all.push({ in: place, text: words.join(' ') });
  }
  return all;
}

/** The same with long parts that both say cut to so many words beside a difference. */
export function shortenedParts(parts: readonly TextPart[], words: number): TextPart[] {
  return parts.map((part, at) => {
    const all = part.text.split(' ');
    if (part.in !== 'both' || all.length <= 2 * words + 1) return part;
    const before = at === 0 ? [] : all.slice(0, words);
    const after = at === parts.length - 1 ? [] : all.slice(-words);
    // Nothing differs: the beginning is shown.
    const shown = before.length + after.length === 0 ? [...all.slice(0, 2 * words), '…'] : [...before, '…', ...after];
    return { in: 'both', text: shown.join(' ') };
  });
}
