// The elements of a large JSON document, one at a time: of its root array, or of the first array under one of the given keys; a root object
// without such an array is one element. Only brackets and strings are followed here; each element is parsed by itself, so memory is one element.
import { FeedFault } from '../posting.ts';

export type JsonElement = { line: number; text: string; isTooLong: boolean };

/** @throws {FeedFault} cut_off where the document ends inside something; not_json where it is no JSON document */
export async function* jsonElements(
  chunks: AsyncIterable<string>,
  keys: readonly string[],
  maxCharacters: number,
): AsyncGenerator<JsonElement> {
  let depth = 0;
  let line = 1;
  let inString = false;
  let escaped = false;
  /** Depth at which elements stand; 0 while it is not known. */
  let elementDepth = 0;
  let rootIsObject = false;
  let sawArray = false;
  let started = false;
  let finished = false;
  let stringStart: string | undefined;
  let lastKey = '';
  let expectsValueOf = '';
  let elementLine = 1;
  let parts: string[] | undefined;
  let length = 0;
  let tooLong = false;

  for await (const chunk of chunks) {
    let from = parts ? 0 : -1;
    for (let i = 0; i < chunk.length; i++) {
      const c = chunk.charCodeAt(i);
      if (inString) {
        if (escaped) escaped = false;
        else if (c === 92) escaped = true;
        else if (c === 34) {
          inString = false;
          if (stringStart !== undefined) {
            lastKey = stringStart;
            stringStart = undefined;
          }
        } else if (stringStart !== undefined && stringStart.length < 100) stringStart += chunk[i];
        if (c === 10) line++;
        continue;
      }
      if (c === 34) {
        inString = true;
        if (rootIsObject && depth === 1) stringStart = '';
      } else if (c === 58) {
        if (rootIsObject && depth === 1) expectsValueOf = lastKey;
      } else if (c === 44) {
        if (depth === 1) expectsValueOf = '';
      } else if (c === 123 || c === 91) {
        if (finished) throw new FeedFault('not_json', line, 'There is more than one JSON document.');
        depth++;
        if (depth === 1) {
          started = true;
          rootIsObject = c === 123;
          if (!rootIsObject) elementDepth = 1;
          else {
            parts = [];
            from = i;
            elementLine = line;
          }
        } else if (rootIsObject && depth === 2 && c === 91 && !sawArray && keys.includes(expectsValueOf)) {
          // The wrapper is not an element after all.
          sawArray = true;
          elementDepth = 2;
          parts = undefined;
          length = 0;
          tooLong = false;
          from = -1;
        } else if (elementDepth > 0 && depth === elementDepth + 1 && c === 123) {
          parts = [];
          from = i;
          elementLine = line;
        }
      } else if (c === 125 || c === 93) {
        depth--;
        if (depth < 0) throw new FeedFault('not_json', line, 'A bracket is closed that was never opened.');
        const closesElement = elementDepth > 0 ? depth === elementDepth && c === 125 : depth === 0 && rootIsObject;
        if (closesElement && parts) {
          const tail = from >= 0 ? chunk.slice(from, i + 1) : '';
          const isTooLong = tooLong || length + tail.length > maxCharacters;
          yield { line: elementLine, text: isTooLong ? '' : parts.join('') + tail, isTooLong };
          parts = undefined;
          length = 0;
          tooLong = false;
          from = -1;
        }
        if (elementDepth === 2 && depth === 1) elementDepth = -1;
        if (depth === 0) finished = true;
      } else if (c === 10) line++;
      else if (!started && c > 32 && c !== 0xfeff) throw new FeedFault('not_json', line, 'The document is not JSON.');
    }
    if (parts && from >= 0) {
      const part = chunk.slice(from);
      length += part.length;
      if (length > maxCharacters) {
        tooLong = true;
        parts = [];
      } else parts.push(part);
    }
  }
  if (!started) throw new FeedFault('not_json', line, 'The document is empty.');
  if (depth > 0 || inString) throw new FeedFault('cut_off', line, 'The document ends in the middle.');
}
