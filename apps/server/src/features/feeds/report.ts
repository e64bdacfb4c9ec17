// What an import tells at its end: counts, bad rows by line, values nobody understood with how often they came.
import type { FeedFaultCode, RowFaultCode } from './posting.ts';
import type { Note, NoteKind } from './prepare.ts';

export type FeedCounts = {
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  /** Rows that could not be used. */
  faulty: number;
  /** Postings the feed itself calls closed, never stored. */
  closed: number;
};

export type FeedReport = {
  counts: FeedCounts;
  /** `row`: which posting of the feed, from 1: a whole feed may stand on one line. */
  faults: { line: number; row: number; code: RowFaultCode; detail: string }[];
  unrecognised: Partial<Record<NoteKind, { value: string; count: number }[]>>;
  encoding: string;
  shiftDays: number;
  /** Why reading ended early; nothing was withdrawn then. */
  broken: { code: FeedFaultCode; line: number; detail: string } | undefined;
  /** Why missing postings were not withdrawn, where they should have been. */
  notWithdrawn: string | undefined;
  /** Closed marks that were not honoured because dates were shifted. */
  closedMarksIgnored: number;
  /** Withdrawing so many of the open postings waits for a person. */
  held: HeldBack | undefined;
  seconds: number;
};

export type HeldBack = { count: number; of: number };

const FAULTS_KEPT = 200;
const VALUES_COUNTED = 2000;
const VALUES_SHOWN = 30;

/** Collects a report in bounded memory. */
export class ReportBook {
  readonly counts: FeedCounts = { read: 0, created: 0, changed: 0, unchanged: 0, withdrawn: 0, faulty: 0, closed: 0 };
  readonly faults: FeedReport['faults'] = [];
  closedMarksIgnored = 0;
  readonly #notes = new Map<NoteKind, Map<string, number>>();

  fault({ line, row }: { line: number; row: number }, code: RowFaultCode, detail: string): void {
    this.counts.faulty++;
    if (this.faults.length < FAULTS_KEPT) this.faults.push({ line, row, code, detail: detail.replaceAll('\u0000', '') });
  }

  notes(notes: readonly Note[]): void {
    for (const { kind, value } of notes) {
      let values = this.#notes.get(kind);
      if (!values) {
        values = new Map();
        this.#notes.set(kind, values);
      }
      const count = values.get(value);
      if (count !== undefined || values.size < VALUES_COUNTED) values.set(value, (count ?? 0) + 1);
    }
  }

  report(rest: Pick<FeedReport, 'encoding' | 'shiftDays' | 'broken' | 'notWithdrawn' | 'held' | 'seconds'>): FeedReport {
    const unrecognised: FeedReport['unrecognised'] = {};
    for (const [kind, values] of this.#notes) {
      unrecognised[kind] = [...values]
        .sort((a, b) => b[1] - a[1])
        .slice(0, VALUES_SHOWN)
        .map(([value, count]) => ({ value, count }));
    }
    return { counts: this.counts, faults: this.faults, unrecognised, closedMarksIgnored: this.closedMarksIgnored, ...rest };
  }
}

/** The report as lines for a terminal. */
export function reportLines(report: FeedReport): string[] {
  const { counts } = report;
  const lines = [
    `${counts.read} rows read in ${report.seconds.toFixed(1)} s: ${counts.created} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ` +
      `${counts.withdrawn} withdrawn, ${counts.closed} closed in the feed, ${counts.faulty} bad`,
  ];
  if (report.encoding !== 'utf-8') lines.push(`Encoding: ${report.encoding}`);
  if (report.shiftDays !== 0) lines.push(`Dates shifted by ${report.shiftDays} days; ${report.closedMarksIgnored} closed marks ignored`);
  if (report.broken) lines.push(`Reading ended early at line ${report.broken.line} (${report.broken.code}): ${report.broken.detail}`);
  if (report.notWithdrawn) lines.push(`Missing postings were not withdrawn: ${report.notWithdrawn}`);
  if (report.faults.length > 0) {
    lines.push('Bad rows:');
    for (const fault of report.faults.slice(0, 20)) lines.push(`  row ${fault.row}, line ${fault.line}: ${fault.code}: ${fault.detail}`);
    if (counts.faulty > 20) lines.push(`  and ${counts.faulty - 20} more`);
  }
  for (const [kind, values] of Object.entries(report.unrecognised)) {
    const shown = values.slice(0, 12).map(({ value, count }) => `${value} (${count})`);
    lines.push(`Noted, ${kind}: ${shown.join(' · ')}${values.length > 12 ? ' · …' : ''}`);
  }
  return lines;
}
