// The dictionary of concepts (rules/concepts) as it ships, with what the platform has changed (rules/concepts/editing.ts), once a thread.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  CONCEPT_FILES,
  type Concept,
  type ConceptEntry,
  type ConceptFinder,
  conceptFinder,
  conceptsOf,
} from '@fairway/rules/concepts/concepts';
import { type ConceptEdit, editedConcepts } from '@fairway/rules/concepts/editing';
import { DICTIONARY_FOLDER, type DictionaryReading, keptReading, readDictionary } from './dictionary-reading.ts';

let shipped: Concept[] | undefined;
let shippedMark: string | undefined;
let edits: readonly ConceptEdit[] = [];
let reading: DictionaryReading | undefined;
let finder: ConceptFinder | undefined;

/** The concepts as they ship. */
export function shippedConcepts(): readonly Concept[] {
  shipped ??= CONCEPT_FILES.flatMap(({ file, kind, role }) => conceptsOf(kind, JSON.parse(textOf(file)) as ConceptEntry[], role));
  return shipped;
}

/** The concepts that the platform knows. The first call, and the first after other edits, reads the dictionary. */
export function conceptDictionary(): ConceptFinder {
  finder ??= conceptFinder(knownConcepts(), dictionaryReading().concepts);
  return finder;
}

/** What questions and texts are looked up in: of what ships kept in a file, of other dictionaries made. */
export function dictionaryReading(): DictionaryReading {
  reading ??= (edits.length === 0 ? keptReading() : undefined) ?? readDictionary(knownConcepts());
  return reading;
}

const knownConcepts = (): Concept[] => editedConcepts(shippedConcepts(), edits);

/** What the platform has changed, from now on in this thread. What was made of postings with other edits is to be made anew. */
export function setConceptEdits(given: readonly ConceptEdit[]): void {
  if (JSON.stringify(given) === JSON.stringify(edits)) return;
  edits = given;
  finder = undefined;
  reading = undefined;
}

/** Tells one dictionary from another, without reading it. */
export function conceptsMark(): string {
  shippedMark ??= hashOf(CONCEPT_FILES.map(({ file }) => textOf(file)));
  return edits.length === 0 ? shippedMark : hashOf([shippedMark, JSON.stringify(edits)]);
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('base64url').slice(0, 12);
}

function textOf(file: string): string {
  return readFileSync(new URL(`${file}.json`, DICTIONARY_FOLDER), 'utf8');
}
