// A feed as its form holds it: texts of fields, and the body of the call made of them. Pure.
import { CSV_FIELD_NAMES, type FeedFormat } from '@fairway/rules/feeds';
import type { Feed } from './queries.ts';

export type FeedDraft = {
  /** Of the feed that was saved. */
  id: number | undefined;
  source: string;
  label: string;
  url: string;
  format: FeedFormat;
  company: string;
  /** `field=column`, one a line. */
  columns: string;
  intervalMinutes: string;
  undatedDays: string;
  isFull: boolean;
  isHeld: boolean;
};

const NEW: FeedDraft = {
  id: undefined,
  source: '',
  label: '',
  url: '',
  format: 'xml',
  company: '',
  columns: '',
  intervalMinutes: '360',
  undatedDays: '60',
  isFull: true,
  isHeld: false,
};

export function draftOf(feed: Feed | undefined): FeedDraft {
  if (!feed) return NEW;
  return {
    id: feed.id,
    source: feed.source,
    label: feed.label,
    url: feed.url,
    format: feed.format,
    company: feed.company ?? '',
    columns: Object.entries(feed.map)
      .map(([field, column]) => `${field}=${column}`)
      .join('\n'),
    intervalMinutes: `${feed.intervalMinutes}`,
    undatedDays: `${feed.undatedDays}`,
    isFull: feed.isFull,
    isHeld: feed.newCompanies === 'pending',
  };
}

const FIELDS: readonly string[] = CSV_FIELD_NAMES;

/** The columns by field; undefined where a line is no `field=column` of a known field. */
export function mapOf(columns: string): Record<string, string> | undefined {
  const map: Record<string, string> = {};
  for (const line of columns.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const at = line.indexOf('=');
    const [field, column] = [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    if (at < 0 || column === '' || !FIELDS.includes(field)) return undefined;
    map[field] = column;
  }
  return map;
}

export function bodyOf(draft: FeedDraft, map: Record<string, string>) {
  return {
    source: draft.source.trim(),
    label: draft.label.trim(),
    url: draft.url.trim(),
    format: draft.format,
    company: draft.company.trim() || null,
    map,
    intervalMinutes: Number(draft.intervalMinutes),
    undatedDays: Number(draft.undatedDays),
    isFull: draft.isFull,
    newCompanies: draft.isHeld ? ('pending' as const) : ('active' as const),
  };
}
