// Lines of a text stream. A line longer than the limit is skipped and told, so that memory stays at one line.
export type TextLine = { number: number; text: string; isTooLong: boolean; isComplete: boolean };

/** Lines from 1; the last one is not complete where the stream does not end with a line break. */
export async function* linesOf(chunks: AsyncIterable<string>, maxCharacters: number): AsyncGenerator<TextLine> {
  let number = 1;
  let parts: string[] = [];
  let length = 0;
  let tooLong = false;
  const add = (part: string) => {
    if (tooLong) return;
    length += part.length;
    if (length > maxCharacters) {
      tooLong = true;
      parts = [];
    } else if (part) parts.push(part);
  };
  const take = (isComplete: boolean): TextLine => {
    const line = { number, text: parts.join('').replace(/\r$/, ''), isTooLong: tooLong, isComplete };
    number++;
    parts = [];
    length = 0;
    tooLong = false;
    return line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
      add(chunk.slice(from, at));
      yield take(true);
      from = at + 1;
    }
    add(chunk.slice(from));
  }
  if (length > 0) yield take(false);
}
