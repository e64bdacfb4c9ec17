// The dictionary of concepts (rules/concepts) as it ships, read once a thread.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  CONCEPT_KINDS,
  type ConceptEntry,
  type ConceptFinder,
  type ConceptKind,
  conceptFinder,
  conceptsOf,
} from '@fairway/rules/concepts/concepts';

const FOLDER = new URL('../../rules/src/concepts/', import.meta.url);

let finder: ConceptFinder | undefined;

/** The concepts that the platform knows. The first call takes half a second and 50 MB: the thread of the index asks, others only where SQL answers. */
export function conceptDictionary(): ConceptFinder {
  finder ??= conceptFinder(CONCEPT_KINDS.flatMap((kind) => conceptsOf(kind, JSON.parse(fileOf(kind)) as ConceptEntry[])));
  return finder;
}

/** Tells one dictionary from another, without reading it. */
export function conceptsMark(): string {
  const hash = createHash('sha256');
  for (const kind of CONCEPT_KINDS) hash.update(fileOf(kind));
  return hash.digest('base64url').slice(0, 12);
}

function fileOf(kind: ConceptKind): string {
  return readFileSync(new URL(`${kind}.json`, FOLDER), 'utf8');
}
