// A file's lines, words or fault, as the tests of its text ask for them.
import { extractText } from './extract-text.ts';

/** Throws where nothing could be read. */
export async function lines(bytes: Uint8Array) {
  const read = await extractText(bytes);
  if (!read.ok) throw new Error(read.fault);
  return read.document.lines;
}
/** Of each line its words, cells apart. */
export const texts = async (bytes: Uint8Array) => (await lines(bytes)).map((line) => line.cells.map((cell) => cell.text).join(' | '));
/** Why nothing was read; `ok` where something was. */
export const fault = async (bytes: Uint8Array) => {
  const read = await extractText(bytes);
  return read.ok ? 'ok' : read.fault;
};
