// Reads a file that anybody may have written: whatever is not of the kind that is wanted is not there. Lists are read up to their first 100
// entries and the rest is counted; only own properties are looked at.

import { LIMITS } from '@fairway/rules/limits';
import { plainLine } from '@fairway/rules/names';
import { SECTION_ENTRIES } from '@fairway/rules/profile';
import { firstOfMonth, isProfileDate } from '@fairway/rules/profile-issues';
import { roomFor } from '@fairway/rules/visible-characters';

export type Json = Readonly<Record<string, unknown>>;

/** Of a text and of a line, so much is read; what is above it is kept as text (left-over.ts). */
export const TEXT_CHARACTERS = roomFor(LIMITS.summaryCharacters);
export const LINE_CHARACTERS = roomFor(LIMITS.entryTextCharacters);

export function objectAt(of: unknown, key: string): Json | undefined {
  const value = valueAt(of, key);
  return isObject(value) ? value : undefined;
}

/** A text of several lines; undefined where there is none. */
export function textAt(of: unknown, key: string): string | undefined {
  const value = valueAt(of, key);
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, TEXT_CHARACTERS).toWellFormed().trim() : undefined;
}

/** A text on one line; a number is one too. */
export function lineAt(of: unknown, key: string): string | undefined {
  const value = valueAt(of, key);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? plainLine(value.slice(0, LINE_CHARACTERS).toWellFormed()) || undefined : undefined;
}

export type List<T> = { entries: T[]; unreadable: number; more: number };

/** The objects of a list, at most 100. */
export function listAt(of: unknown, key: string): List<Json> {
  const value = valueAt(of, key);
  if (!Array.isArray(value)) return { entries: [], unreadable: 0, more: 0 };
  const first = value.slice(0, SECTION_ENTRIES);
  const entries = first.filter(isObject);
  return { entries, unreadable: first.length - entries.length, more: value.length - first.length };
}

/** The texts of a list, at most 100; a number is one too. */
export function linesAt(of: unknown, key: string): string[] {
  const value = valueAt(of, key);
  if (!Array.isArray(value)) return [];
  return value.slice(0, SECTION_ENTRIES).flatMap((line) => {
    if (typeof line === 'number') return [String(line)];
    return typeof line === 'string' ? plainLine(line.slice(0, LINE_CHARACTERS).toWellFormed()) || [] : [];
  });
}

/** What stands at a key of an object's own. */
export function valueAt(of: unknown, key: string): unknown {
  return isObject(of) && Object.hasOwn(of, key) ? of[key] : undefined;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type ReadDate = { on: string | null; unread?: string };

/** A date as profiles keep it, the first of its month: `2021`, `2021-09` and `2021-09-15`. A year is its first month, at an `end` its last. */
export function dateAt(of: unknown, key: string, end = false): ReadDate {
  const words = lineAt(of, key);
  if (words === undefined) return { on: null };
  const [, year, month = end ? '12' : '01', day = '01'] = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:T.*)?$/.exec(words) ?? [];
  const on = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isProfileDate(on) ? { on: firstOfMonth(on) } : { on: null, unread: words };
}

/** `present`, or nothing: it goes on. */
export function isOngoing(of: unknown, key: string): boolean {
  const words = lineAt(of, key);
  return words === undefined || /^(?:present|now|current|today|ongoing)$/i.test(words);
}
