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

const FOLDER = new URL('../../rules/src/concepts/', import.meta.url);

let shipped: Concept[] | undefined;
let shippedMark: string | undefined;
let edits: readonly ConceptEdit[] = [];
let finder: ConceptFinder | undefined;

/** The concepts as they ship. */
export function shippedConcepts(): readonly Concept[] {
  shipped ??= CONCEPT_FILES.flatMap(({ file, kind, role }) => conceptsOf(kind, JSON.parse(textOf(file)) as ConceptEntry[], role));
  return shipped;
}

/**
 * The concepts that the platform knows. The first call takes three quarters of a second and keeps 45 MB (300 MB while it is made), the first after other edits half a second: the thread
 * of the index asks, others only where they say why something is found or SQL answers.
 */
export function conceptDictionary(): ConceptFinder {
  finder ??= conceptFinder(editedConcepts(shippedConcepts(), edits));
  return finder;
}

/** What the platform has changed, from now on in this thread. What was made of postings with other edits is to be made anew. */
export function setConceptEdits(given: readonly ConceptEdit[]): void {
  if (JSON.stringify(given) === JSON.stringify(edits)) return;
  edits = given;
  finder = undefined;
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
  return readFileSync(new URL(`${file}.json`, FOLDER), 'utf8');
}
