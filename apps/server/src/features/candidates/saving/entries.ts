// What a save makes of the entries of one section: which rows are written, which go, and everything that is wrong, by pointer. Decides only;
// nothing is written here. An id that is not the person's own ends the whole save with 404. @rule profile.46, profile.50
import { type ProfileIssue, type ProfileIssueCode, type ProfileSection, SECTION_ENTRIES } from '@fairway/rules/profile';
import { type FieldError, Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';

export type EntryOp<V> = { op: 'create'; value: V } | { op: 'update'; value: V & { id: string } } | { op: 'delete'; value: { id: string } };

/** Names a field in a reply, or the section itself. `place` is the op's number, absent for sections that are one value. */
export type Pointer = (section: ProfileSection, place?: number | undefined, field?: string) => string;

/** The pointers of the update of all sections, and of the calls of one entry. */
export const opsPointer: Pointer = (section, place, field) =>
  `/ops/${section}${place === undefined ? '' : `/${place}`}${field === undefined ? '' : `/value/${field}`}`;
export const fieldPointer: Pointer = (_section, _place, field) => `/${field ?? ''}`;

export type SectionPlan<R> = {
  /** All entries as they will be, in the order of before and then of the ops. */
  rows: R[];
  written: R[];
  removedIds: string[];
  faults: FieldError[];
};

export type SectionRules<R, V> = {
  section: ProfileSection;
  /** The row of a value. `before`: the one it changes; `place`: where a new one stands. */
  row(value: V, before: R | undefined, entry: { id: string; position: number }): R;
  /** `row`: as it would be written. */
  issues(row: R, value: V, before: R | undefined): ProfileIssue[];
  /** What no two entries share. */
  unique?: { key(row: R): string; field: string; code: ProfileIssueCode };
};

/** @throws Problem not_found for an id that is none of `before` */
export function planEntries<R extends { id: string; position?: number }, V>(
  rules: SectionRules<R, V>,
  before: readonly R[],
  ops: readonly EntryOp<V>[] | undefined,
  pointer: Pointer,
): SectionPlan<R> {
  const plan: SectionPlan<R> = { rows: [...before], written: [], removedIds: [], faults: [] };
  if (!ops) return plan;
  const { section } = rules;
  const fault = (place: number, field: string, code: ProfileIssueCode) =>
    plan.faults.push({ pointer: pointer(section, place, field), code });
  const rows = new Map(before.map((row) => [row.id, row]));
  /** Which op made a row what it is. */
  const touched = new Map<string, number>();
  let position = Math.max(-1, ...before.map((row) => row.position ?? 0)) + 1;
  for (const [place, op] of ops.entries()) {
    const id = op.op === 'create' ? newId() : op.value.id.toLowerCase();
    const old = rows.get(id) ?? before.find((row) => row.id === id);
    if (op.op !== 'create') {
      if (!old) throw new Problem('not_found', { errors: [{ pointer: pointer(section, place, 'id'), code: 'entry_unknown' }] });
      if (touched.has(id)) fault(place, 'id', 'entry_twice');
    }
    touched.set(id, place);
    if (op.op === 'delete') {
      rows.delete(id);
      plan.removedIds.push(id);
      continue;
    }
    const row = rules.row(op.value, old, { id, position: old?.position ?? position });
    if (!old) position += 1;
    if (old && sameRow(old, row)) {
      // Nothing of it changed; it is looked at all the same where a value says too little to change anything.
      for (const issue of rules.issues(row, op.value, old)) if (issue.code === 'language_unchanged') fault(place, issue.field, issue.code);
      continue;
    }
    for (const issue of rules.issues(row, op.value, old)) fault(place, issue.field, issue.code);
    rows.set(id, row);
    plan.written.push(row);
  }
  plan.rows = [...rows.values()];
  if (plan.rows.length > SECTION_ENTRIES && plan.written.length > 0) plan.faults.push({ pointer: pointer(section), code: 'section_limit' });
  const { unique } = rules;
  if (unique) {
    const written = new Set(plan.written.map((row) => row.id));
    const seen = new Set(plan.rows.filter((row) => !written.has(row.id)).map(unique.key));
    for (const row of plan.rows.filter((one) => written.has(one.id))) {
      const key = unique.key(row);
      if (key !== '' && seen.has(key)) fault(touched.get(row.id) ?? 0, unique.field, unique.code);
      seen.add(key);
    }
  }
  return plan;
}

function sameRow(a: object, b: object): boolean {
  const other = b as Record<string, unknown>;
  return Object.entries(other).every(([name, value]) => (a as Record<string, unknown>)[name] === value);
}
