// The changes that an import makes, as the update of a profile takes them, each with the name that its person knows it by.

import type { ProfileOps } from '@fairway/contract/candidates/endpoints';
import { SECTION_ENTRIES } from '@fairway/rules/profile';
import type { ImportSection } from '@fairway/rules/profile-import';
import { visibleText } from '@fairway/rules/visible-characters';
import type { Findings } from './findings.ts';
import type { DoubtfulField } from './incoming.ts';
import type { Joined } from './joining.ts';

type EntrySection = 'workExperiences' | 'memberships' | 'languages' | 'studyPrograms' | 'links' | 'nationalities' | 'workAuthorizations';
/** `doubts`: what of it somebody should look at. `unknown`: what the file does not give of it. */
type Doubts = { doubts?: readonly DoubtfulField[] | undefined; unknown?: readonly DoubtfulField[] | undefined };
type Label = Doubts & { section: ImportSection; name: string };
export type Draft = { ops: ProfileOps; labels: Map<object, Label> };

/** `joined`: what it is to the entries that are there, where names alone do not tell. */
export type EntryDraft = Doubts & { name: string; key: string; value: object; joined?: Joined };

export const emptyDraft = (): Draft => ({ ops: {}, labels: new Map() });

/** Adds entries that are not there yet, completes those that are, and offers what the file says otherwise. `held`: keys of what is there. */
export function draftEntries(
  draft: Draft,
  told: Findings,
  { section, of, held, count }: { section: ImportSection; of: EntrySection | 'skills'; held: Iterable<string>; count: number },
  entries: readonly EntryDraft[],
): void {
  const seen = new Set(held);
  /** What the file said of each that came in. */
  const lines = new Map<string, string>();
  const changes: object[] = [];
  let added = 0;
  const change = (entry: object, label: Omit<Label, 'section'>) => {
    draft.labels.set(entry, { section, ...label });
    changes.push(entry);
  };
  for (const { name, key, value, doubts, unknown, joined = 'new' } of entries) {
    if (joined !== 'new' && joined !== 'known') {
      if (joined.update) change({ op: 'update', value: joined.update }, { name });
      else if (joined.offers.length === 0) told.count(section, 'known');
      for (const { verdict, differences, change: value } of joined.offers)
        told.offer(section, { key: verdict, name, differences, ops: { [of]: [{ op: 'update', value }] } });
      told.leave(
        'more',
        joined.more.map((words) => `${name}: ${words}`),
      );
      continue;
    }
    if (joined === 'known' || seen.has(key)) {
      told.count(section, 'known');
      // Told twice in the file, and otherwise the second time.
      if (lines.has(key) && lines.get(key) !== lineOf(name, value)) told.leave('more', [lineOf(name, value)]);
      continue;
    }
    seen.add(key);
    lines.set(key, lineOf(name, value));
    if (count + added >= SECTION_ENTRIES) {
      told.count(section, 'more');
      told.leave('surplus', [lineOf(name, value)]);
      continue;
    }
    added += 1;
    change(of === 'skills' ? value : { op: 'create', value }, { name, doubts, unknown });
  }
  if (changes.length === 0) return;
  if (of === 'skills') draft.ops.skills = { op: 'update', value: { addSkills: changes } };
  else Object.assign(draft.ops, { [of]: changes });
}

/** `line`: all of it, as the file says it. */
type Dropped = Label & { line: string };

/** Takes out what a fault points at (`/ops/languages/0/value/languageId`); gives what it was, undefined where nothing is there. */
export function dropAt(draft: Draft, pointer: string): Dropped | undefined {
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
      if (typeof next === 'object' && next !== null) draft.labels.delete(next);
      const named = label ?? { section: 'overview' as const, name: wordsOf(next) || (path[0] ?? '') };
      const line = label ? lineOf(label.name, entryIn(next as object)) : named.name;
      return { ...named, line };
    }
    if (isLast) {
      delete (at as Record<string, unknown>)[key];
      const words = wordsOf(next);
      return { section: key === 'summary' ? 'summary' : 'overview', name: words || key, line: words };
    }
    at = next;
  }
  return undefined;
}

/** The words of a value that is one, or has a name. */
const wordsOf = (value: unknown): string => {
  const words = typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
  return typeof words === 'string' ? visibleText(words) : '';
};

const entryIn = (change: object): object =>
  'value' in change && typeof change.value === 'object' && change.value !== null ? change.value : change;

/** Of any section what an entry says besides its name. */
type Told = {
  start?: string | null;
  end?: string | null;
  isCurrentJob?: boolean;
  isActive?: boolean;
  location?: string;
  description?: string | null;
  proficiencyId?: string;
  /** Of a link. */
  value?: string;
  studyProgram?: { levelId?: string | null };
};

/** An entry in one line, as text. */
function lineOf(name: string, entry: object): string {
  const { start, end, isCurrentJob, isActive, location, description, proficiencyId, value, studyProgram } = entry as Told;
  const [from, to] = [start, end].map((date) => date?.slice(0, 7));
  const period = [from, isCurrentJob || isActive ? '…' : to].filter(Boolean).join(' – ');
  const level = (proficiencyId ?? studyProgram?.levelId)?.replaceAll('_', ' ');
  return [name, location, period, level, value, visibleText(description ?? '')].filter(Boolean).join('; ');
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
