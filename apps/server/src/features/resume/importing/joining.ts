// An entry of a file beside those of the profile: new, the same, the same with something more, or the same told otherwise.
//
//   the same names, and the same start or periods that touch        one entry
//   what the profile's leaves empty                                 is filled
//   what both say, in different words                               stays; the file's is offered. Nothing is overwritten unasked
//   a later end, or a longer text, than an earlier import wrote     is offered as newer
// @rule imports.19, imports.24, imports.29
import { fold } from '@fairway/rules/folding';
import { visibleText } from '@fairway/rules/visible-characters';
import type { IsMachines } from './machine-written.ts';

export type Difference = { field: string; mine: string; theirs: string };
/** `change`: the id of the entry, and the fields that it would change. */
type JoinOffer = { verdict: 'newer' | 'differs'; differences: Difference[]; change: object };
/** `update`: the entry with what it lacked. `more`: what the file says besides, in words of its own. */
export type Joined = 'new' | 'known' | { update?: object; offers: JoinOffer[]; more: string[] };

export type PeriodEntry = { start: string | null; end: string | null };
type Held<V> = V & { id: string };

export type JoinRules<V extends PeriodEntry> = {
  /** The names that make two entries one. */
  names(value: V): readonly string[];
  /** It goes on; false: it has an end, or nobody knows. */
  isOpen(value: V): boolean;
  /** Name of the flag that says so; undefined: an end is always a date. */
  flag?: keyof V & string;
  /** Lines and rich texts that are compared besides. */
  texts: readonly (keyof V & string)[];
  /** What an update of the entry takes. */
  written(value: V): object;
};

/** Legal forms say nothing of who an employer is. */
const LEGAL_FORMS =
  /[\s,]+(?:inc|llc|ltd|limited|plc|corp|co|gmbh(?: & co\.? kg)?|ag|kg|ug|se|s\.?a\.?s?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|ab|as|a\/s|oy|sl|lda|ooo|pty)\.?$/;
const nameKey = (name: string) =>
  fold(name)
    .replace(LEGAL_FORMS, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A field that both say. `isLater`: the file knows more of it. */
type Said = Difference & { values: Record<string, unknown>; isLater: boolean };
type Joining = { filled: Record<string, unknown>; said: Said[]; more: string[] };

/** What `value` is to the entries that are there. `isMachines`: who wrote those. */
export function joinEntry<V extends PeriodEntry>(held: readonly Held<V>[], value: V, rules: JoinRules<V>, isMachines: IsMachines): Joined {
  const key = rules.names(value).map(nameKey).join('\n');
  const twins = held.filter((one) => rules.names(one).map(nameKey).join('\n') === key);
  const twin = twins.find((one) => sameMonth(one.start, value.start)) ?? twins.find((one) => touch(one, value, rules));
  if (!twin) return 'new';
  const joining: Joining = { filled: {}, said: [], more: [] };
  joinStart(twin, value, joining);
  joinEnd(twin, value, rules, joining);
  for (const field of rules.texts) joinText(twin, value, field, joining);
  const { filled, said, more } = joining;
  const offers = offersOf(twin, said, isMachines);
  if (Object.keys(filled).length === 0 && offers.length === 0 && more.length === 0) return 'known';
  const update = Object.keys(filled).length > 0 ? { update: { id: twin.id, ...rules.written({ ...twin, ...filled }) } } : {};
  return { ...update, offers, more };
}

/** What is newer apart from what differs: it is taken over unless somebody says no. */
function offersOf<V extends PeriodEntry>(twin: Held<V>, said: readonly Said[], isMachines: IsMachines): JoinOffer[] {
  const isNewer = ({ isLater, values }: Said) => isLater && isMachines(twin.id, values, twin as unknown as Record<string, unknown>);
  return (['newer', 'differs'] as const).flatMap((verdict) => {
    const own = said.filter((one) => isNewer(one) === (verdict === 'newer'));
    if (own.length === 0) return [];
    const differences = own.map(({ field, mine, theirs }) => ({ field, mine, theirs }));
    return [{ verdict, differences, change: Object.assign({ id: twin.id }, ...own.map(({ values }) => values)) as object }];
  });
}

function joinStart<V extends PeriodEntry>(twin: V, { start }: V, { filled, said }: Joining): void {
  if (!start || sameMonth(twin.start, start)) return;
  if (!twin.start) filled.start = start;
  else said.push({ field: 'start', mine: month(twin.start), theirs: month(start), values: { start }, isLater: false });
}

function joinEnd<V extends PeriodEntry>(twin: V, value: V, { isOpen, flag }: JoinRules<V>, { filled, said }: Joining): void {
  const values = { end: isOpen(value) ? null : value.end, ...(flag ? { [flag]: isOpen(value) } : {}) };
  const says = (one: V) => (isOpen(one) ? 'present' : month(one.end));
  const [mine, theirs] = [says(twin), says(value)];
  if (theirs === '' || theirs === mine) return;
  if (mine === '') Object.assign(filled, values);
  // Letters are behind figures: "present" is later than any month.
  else said.push({ field: 'end', mine, theirs, values, isLater: theirs > mine });
}

function joinText<V extends PeriodEntry>(twin: V, value: V, field: keyof V & string, { filled, said, more }: Joining): void {
  const [mine, theirs] = [visibleText(String(twin[field] ?? '')), visibleText(String(value[field] ?? ''))];
  // The same, or a part of it: a text whose end was cut.
  if (theirs === '' || within(mine, theirs)) return;
  if (mine === '') filled[field] = value[field];
  // A place with its country is the same place.
  else if (field === 'location' && within(theirs, mine)) more.push(theirs);
  else
    said.push({ field, mine, theirs, values: { [field]: value[field] }, isLater: field === 'description' && theirs.length > mine.length });
}

const within = (whole: string, part: string) => fold(whole).includes(fold(part).replace(/…$/, '').trim());
const month = (date: string | null) => date?.slice(0, 7) ?? '';
const sameMonth = (a: string | null, b: string | null) => a !== null && b !== null && month(a) === month(b);

/** Whether two periods share a month; one that is not known shares any. */
function touch<V extends PeriodEntry>(a: V, b: V, { isOpen }: JoinRules<V>): boolean {
  const known = (one: V) => one.start !== null || one.end !== null;
  if (!known(a) || !known(b)) return true;
  const from = (one: V) => month(one.start ?? one.end);
  const to = (one: V) => (isOpen(one) ? '9999' : month(one.end ?? one.start));
  return from(a) <= to(b) && from(b) <= to(a);
}
