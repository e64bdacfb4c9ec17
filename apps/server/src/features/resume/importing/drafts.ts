// The changes that an import makes, as the update of a profile takes them, each with the name that its person knows it by.
import type { ProfileOps } from '@fairway/contract/candidates/endpoints';
import { SECTION_ENTRIES } from '@fairway/rules/profile';
import type { Findings, ImportSection } from './findings.ts';

type EntrySection = 'workExperiences' | 'memberships' | 'languages' | 'studyPrograms' | 'links' | 'nationalities' | 'workAuthorizations';
type Label = { section: ImportSection; name: string };
export type Draft = { ops: ProfileOps; labels: WeakMap<object, Label> };

export type EntryDraft = { name: string; key: string; value: object };

export const emptyDraft = (): Draft => ({ ops: {}, labels: new WeakMap() });

/** Adds entries that are not there yet. `held`: keys of what is there. */
export function draftEntries(
  draft: Draft,
  told: Findings,
  { section, of, held, count }: { section: ImportSection; of: EntrySection | 'skills'; held: Iterable<string>; count: number },
  entries: readonly EntryDraft[],
): void {
  const seen = new Set(held);
  const changes: object[] = [];
  for (const { name, key, value } of entries) {
    if (seen.has(key)) {
      told.count(section, 'known');
      continue;
    }
    seen.add(key);
    if (count + changes.length >= SECTION_ENTRIES) {
      told.count(section, 'more');
      continue;
    }
    const change = of === 'skills' ? value : { op: 'create', value };
    draft.labels.set(change, { section, name });
    changes.push(change);
  }
  if (changes.length === 0) return;
  if (of === 'skills') draft.ops.skills = { op: 'update', value: { addSkills: changes } };
  else Object.assign(draft.ops, { [of]: changes });
}

/** Takes out what a fault points at (`/ops/languages/0/value/languageId`); gives what it was, undefined where nothing is there. */
export function dropAt(draft: Draft, pointer: string): (Label & { field: string }) | undefined {
  const path = pointer.split('/').slice(2);
  let at: unknown = draft.ops;
  for (const [depth, key] of path.entries()) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    const next = (at as Record<string, unknown>)[key];
    // A second fault of what is out already.
    if (next === undefined) return undefined;
    const isLast = depth === path.length - 1;
    if (Array.isArray(at)) {
      // An emptied place, so that the other pointers still mean what they meant.
      at[Number(key)] = undefined;
      const label = typeof next === 'object' && next !== null ? draft.labels.get(next) : undefined;
      return { ...(label ?? { section: 'overview', name: typeof next === 'string' ? next : (path[0] ?? '') }), field: path.at(-1) ?? '' };
    }
    if (isLast) {
      delete (at as Record<string, unknown>)[key];
      return { section: key === 'summary' ? 'summary' : 'overview', name: key, field: key };
    }
    at = next;
  }
  return undefined;
}

/** A campus of another platform is no campus here; the entry stays. */
export function forgetCampus(draft: Draft, pointer: string): boolean {
  const change = draft.ops.studyPrograms?.[Number(pointer.split('/')[3])];
  if (change?.op !== 'create' || !change.value.campusId) return false;
  delete change.value.campusId;
  return true;
}

/** Closes the places that faults emptied. */
export function closeGaps(draft: Draft): void {
  const close = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((entry) => entry !== undefined);
    return value;
  };
  const ops = draft.ops as Record<string, unknown>;
  for (const [section, value] of Object.entries(ops)) {
    ops[section] = close(value);
    const fields = (value as { value?: Record<string, unknown> } | undefined)?.value;
    if (fields && !Array.isArray(value)) for (const [name, field] of Object.entries(fields)) fields[name] = close(field);
  }
}
