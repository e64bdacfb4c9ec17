// Values of a feed as text, number or list, whatever type the feed gave them. A wrong type is absent, never an exception.
import { createHash } from 'node:crypto';
import type { FeedRow, RawPosting, RowFaultCode } from '../posting.ts';

export type Fields = Record<string, unknown>;

/** The value as an object, else undefined. */
export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** The value as trimmed text of at most `max` characters; empty is undefined. */
export function textOf(value: unknown, max = 1000): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  return value.replaceAll('\u0000', '').trim().slice(0, max) || undefined;
}

/** A finite number, also from `"1,200.50"`. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value.replaceAll(/[, ]/g, '')) : value;
  return typeof number === 'number' && Number.isFinite(number) && value !== '' ? number : undefined;
}

/** A date as given: text or number. */
export function dateOf(value: unknown): string | number | undefined {
  return typeof value === 'number' ? value : textOf(value, 80);
}

/** The texts of a value that may be one or many; at most 50. */
export function listOf(value: unknown, separator?: RegExp): string[] {
  const values = Array.isArray(value) ? value : [value];
  const texts = values.flatMap((each) => {
    const text = textOf(each) ?? textOf(fieldsOf(each)?.name);
    return text === undefined ? [] : separator ? text.split(separator) : [text];
  });
  return texts
    .map((text) => text.trim())
    .filter(Boolean)
    .slice(0, 50);
}

/** A web address, else undefined. */
export function webAddressOf(value: unknown): string | undefined {
  const text = textOf(value, 2000);
  if (!text || !/^https?:\/\//i.test(text)) return undefined;
  return URL.canParse(text) ? text : undefined;
}

/** An id for a posting whose feed gives none: the same posting has the same one tomorrow. */
export function derivedId(...parts: (string | undefined)[]): string {
  return `derived-${createHash('sha256').update(parts.join('\u0001')).digest('base64url').slice(0, 24)}`;
}

/** A posting with nothing but what is given. */
export function posting(given: Partial<RawPosting> & Pick<RawPosting, 'sourceId' | 'title' | 'company'>): RawPosting {
  return {
    description: {},
    sections: [],
    language: undefined,
    employmentTypes: [],
    categories: [],
    industries: [],
    places: [],
    isRemote: false,
    workplace: undefined,
    salary: undefined,
    posted: undefined,
    closes: undefined,
    updated: undefined,
    starts: undefined,
    educationText: undefined,
    skills: [],
    applicationUrl: undefined,
    marks: [],
    isClosed: false,
    ...given,
  };
}

/** A row that cannot be used. */
export function faultyRow(line: number, code: RowFaultCode, detail: string, sourceId?: string): FeedRow {
  return { line, fault: { code, detail: detail.slice(0, 200), sourceId } };
}

/** The row of a posting whose id, title and organization are all there; else the fault that names the first missing one. */
export function rowOf(
  line: number,
  sourceId: string | undefined,
  title: string | undefined,
  organizationName: string | undefined,
  make: (sourceId: string, title: string, organizationName: string) => RawPosting,
): FeedRow {
  if (!sourceId) return faultyRow(line, 'no_id', `no id (title ${JSON.stringify(title ?? '')})`);
  if (!title) return faultyRow(line, 'no_title', 'no title', sourceId);
  if (!organizationName) return faultyRow(line, 'no_company', `no company (title ${JSON.stringify(title)})`, sourceId);
  return { line, posting: make(sourceId, title, organizationName) };
}
