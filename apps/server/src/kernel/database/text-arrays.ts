// Arrays of texts as PostgreSQL writes them. Pages hold hundreds of rows with several each, and the general parser goes character by character
// with an object an array; what it alone understands (escapes, arrays in arrays, bounds) is left to it.
import pg from 'pg';

const TEXT_ARRAY = 1009;
const readAnyArray = pg.types.getTypeParser(TEXT_ARRAY as Parameters<typeof pg.types.getTypeParser>[0]) as (
  written: string,
) => (string | null)[];

/** `{a,"b c",NULL}` as its elements. */
export function readTextArray(written: string): (string | null)[] {
  if (written === '{}') return [];
  if (written.startsWith('{{') || !written.startsWith('{') || written.includes('\\')) return readAnyArray(written);
  const elements: (string | null)[] = [];
  for (let at = 1; at < written.length; ) {
    const isQuoted = written[at] === '"';
    const from = isQuoted ? at + 1 : at;
    let end = written.indexOf(isQuoted ? '"' : ',', from);
    if (end < 0) end = written.length - 1;
    const element = written.slice(from, end);
    elements.push(!isQuoted && element === 'NULL' ? null : element);
    at = end + (isQuoted ? 2 : 1);
  }
  return elements;
}
