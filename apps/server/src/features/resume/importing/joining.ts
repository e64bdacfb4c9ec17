// An entry of a file beside those of the profile: new, the same, the same with something more, or the same told otherwise.
//
//   the same names, and the same start or periods that touch        one entry
//   what the profile's leaves empty                                 is filled
//   what both say, in different words                               stays; the file's is offered. Nothing is overwritten unasked
// @rule imports.19, imports.24
import { fold } from '@fairway/rules/folding';
import { visibleText } from '@fairway/rules/visible-characters';

export type Difference = { field: string; mine: string; theirs: string };
/** `update`: the entry with what it lacked. `offer`: with what the file says besides. */
export type Joined = 'new' | 'known' | { update?: object; offer?: object; differences: Difference[] };

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

/** What `value` is to the entries that are there. */
export function joinEntry<V extends PeriodEntry>(held: readonly Held<V>[], value: V, rules: JoinRules<V>): Joined {
  const key = rules.names(value).map(nameKey).join('\n');
  const twins = held.filter((one) => rules.names(one).map(nameKey).join('\n') === key);
  const twin = twins.find((one) => sameMonth(one.start, value.start)) ?? twins.find((one) => touch(one, value, rules));
  if (!twin) return 'new';
  const filled: Record<string, unknown> = {};
  const offered: Record<string, unknown> = {};
  const differences: Difference[] = [];
  const differ = (field: string, mine: string, theirs: string, values: Record<string, unknown>) => {
    differences.push({ field, mine, theirs });
    Object.assign(offered, values);
  };
  if (!twin.start && value.start) filled.start = value.start;
  else if (value.start && !sameMonth(twin.start, value.start))
    differ('start', month(twin.start), month(value.start), { start: value.start });
  joinEnd(twin, value, rules, { filled, differ });
  for (const field of rules.texts) joinText(twin, value, field, { filled, differ });
  if (Object.keys(filled).length === 0 && differences.length === 0) return 'known';
  const whole = { ...twin, ...filled };
  return {
    ...(Object.keys(filled).length > 0 ? { update: { id: twin.id, ...rules.written(whole) } } : {}),
    ...(differences.length > 0 ? { offer: { id: twin.id, ...rules.written({ ...whole, ...offered }) } } : {}),
    differences,
  };
}

type Differ = (field: string, mine: string, theirs: string, values: Record<string, unknown>) => void;
type Joining = { filled: Record<string, unknown>; differ: Differ };

function joinEnd<V extends PeriodEntry>(twin: V, value: V, { isOpen, flag }: JoinRules<V>, { filled, differ }: Joining): void {
  const theirs = { end: value.end, ...(flag ? { [flag]: isOpen(value) } : {}) };
  const says = (one: V) => (isOpen(one) ? 'present' : month(one.end));
  if (says(value) === '' || says(value) === says(twin)) return;
  if (says(twin) === '') Object.assign(filled, theirs);
  else differ('end', says(twin), says(value), theirs);
}

function joinText<V extends PeriodEntry>(twin: V, value: V, field: keyof V & string, { filled, differ }: Joining): void {
  const [mine, theirs] = [visibleText(String(twin[field] ?? '')), visibleText(String(value[field] ?? ''))];
  if (theirs === '') return;
  if (mine === '') filled[field] = value[field];
  // A place with its country, a text whose end was cut: the same, more or less of it.
  else if (!within(mine, theirs) && !within(theirs, mine)) differ(field, mine, theirs, { [field]: value[field] });
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
