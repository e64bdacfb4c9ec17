// The dictionary of concepts (rules/concepts) as it ships, read once a thread.
import { readFileSync } from 'node:fs';
import { CONCEPT_KINDS, type ConceptEntry, type ConceptFinder, conceptFinder, conceptsOf } from '@fairway/rules/concepts/concepts';

const FOLDER = new URL('../../rules/src/concepts/', import.meta.url);

let finder: ConceptFinder | undefined;

/** The concepts that the platform knows. */
export function conceptDictionary(): ConceptFinder {
  finder ??= conceptFinder(
    CONCEPT_KINDS.flatMap((kind) => conceptsOf(kind, JSON.parse(readFileSync(new URL(`${kind}.json`, FOLDER), 'utf8')) as ConceptEntry[])),
  );
  return finder;
}
