// What reading the dictionary gives: the lists that questions and texts are looked up in. To make them takes more than a second of the processor and a
// hundred megabytes for a while, so those of the dictionary as it ships are made when stale (tools/generated.mjs) and read from a file. Without one, or
// where it is of other sources, they are made.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { type Concept, type ConceptReading, readConcepts } from '@fairway/rules/concepts/concepts';
import { type InflectedNames, readInflectedNames } from './inflected-names.ts';
import { type LoosePhrases, readLoosePhrases } from './loose-phrase-list.ts';

export type DictionaryReading = { concepts: ConceptReading; loose: LoosePhrases; names: InflectedNames };

export const DICTIONARY_FOLDER = new URL('../../rules/src/concepts/', import.meta.url);
const FILE = new URL('dictionary.gen.bin', import.meta.url);
/** What a reading is made by, besides the dictionary and what stands beside that. */
const MADE_BY = [
  '../../rules/src/folding.ts',
  '../../rules/src/numbers-by-key.ts',
  '../../rules/src/sorted-texts.ts',
  '../../rules/src/recognition/lexemes.ts',
  '../../rules/src/recognition/phrase-table.ts',
  '../../rules/src/recognition/words.ts',
  'dictionary-reading.ts',
  'inflected-names.ts',
  'loose-phrase-list.ts',
  'stems.ts',
];
const SOURCE = /^(?!.*\.test\.ts$).*\.(?:ts|json)$/;

export function readDictionary(concepts: readonly Concept[]): DictionaryReading {
  return { concepts: readConcepts(concepts), loose: readLoosePhrases(concepts), names: readInflectedNames(concepts) };
}

/** The reading of what ships, if it is kept; a thread that has it asks once. The file is a line that says what it is of, and the reading. */
export function keptReading(): DictionaryReading | undefined {
  if (!existsSync(FILE)) return undefined;
  const file = readFileSync(FILE);
  const start = Buffer.from(`${sourcesMark()}\n`);
  if (!file.subarray(0, start.length).equals(start)) return undefined;
  const reading = deserialize(file.subarray(start.length)) as DictionaryReading;
  const { named, about } = reading.concepts;
  // Numbers are read as views of the whole file, which would be kept with them.
  for (const lists of [named, about]) {
    const { parts, starts, isBeginning } = lists.phrases;
    lists.phrases = { ...lists.phrases, parts: parts.slice(), starts: starts.slice(), isBeginning: isBeginning.slice() };
  }
  return reading;
}

/** Keeps the reading of what ships. */
export function keepReading(shipped: readonly Concept[]): void {
  const part = new URL(`dictionary.gen.bin.${process.pid}`, import.meta.url);
  // Whoever reads at the same time sees the file before or the file after.
  writeFileSync(part, Buffer.concat([Buffer.from(`${sourcesMark()}\n`), serialize(readDictionary(shipped))]));
  renameSync(part, FILE);
}

/** Tells by which sources a reading was made. */
function sourcesMark(): string {
  const hash = createHash('sha256');
  const beside = readdirSync(DICTIONARY_FOLDER).filter((name) => SOURCE.test(name)).sort(); // biome-ignore format: one thought
  for (const name of beside) hash.update(readFileSync(new URL(name, DICTIONARY_FOLDER)));
  for (const name of MADE_BY) hash.update(readFileSync(new URL(name, import.meta.url)));
  return hash.digest('base64url');
}
