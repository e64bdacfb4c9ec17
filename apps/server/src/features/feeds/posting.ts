// A posting as a reader gives it: the feed's own words, no meaning yet. Readers only move fields; prepare.ts recognises.
import type { RawPlace } from '@fairway/rules/recognition/places';
import type { RawSalary } from '@fairway/rules/recognition/salaries';
import type { RawDescription, Section } from './descriptions/description.ts';

export type RawOrganization = {
  name: string;
  /** The source's own id or profile address of the organization. */
  externalId: string | undefined;
  link: string | undefined;
  logo: string | undefined;
};

export type RawPosting = {
  sourceId: string;
  title: string;
  company: RawOrganization;
  description: RawDescription;
  sections: Section[];
  language: string | undefined;
  employmentTypes: string[];
  categories: string[];
  industries: string[];
  places: RawPlace[];
  isRemote: boolean;
  /** Where one works, in the feed's words: "hybrid", "On-site". */
  workplace: string | undefined;
  salary: RawSalary | undefined;
  posted: string | number | undefined;
  closes: string | number | undefined;
  updated: string | number | undefined;
  starts: string | number | undefined;
  educationText: string | undefined;
  skills: string[];
  applicationUrl: string | undefined;
  /** Short marks shown on the posting: "Summer", "Offers sponsorship". */
  marks: string[];
  /** The feed says itself that it is not open. */
  isClosed: boolean;
};

const ROW_FAULTS = ['not_json', 'not_a_posting', 'too_large', 'no_id', 'no_title', 'no_company', 'bad_row', 'duplicate_id'] as const;
export type RowFaultCode = (typeof ROW_FAULTS)[number];

/** A row that could not be used. `sourceId` where it could still be told: such a posting is not "gone". */
type RowFault = { code: RowFaultCode; detail: string; sourceId: string | undefined };

/** One row of a feed with the line it begins on, from 1. */
export type FeedRow = { line: number; posting: RawPosting } | { line: number; fault: RowFault };

/** Why reading a feed ended early. Rows before it stand; what is missing from such a feed is never "gone". */
export type FeedFaultCode =
  | 'cut_off'
  | 'not_xml'
  | 'entities'
  | 'not_json'
  | 'no_header'
  | 'too_large'
  | 'bad_encoding'
  | 'not_csv'
  | 'unreadable';

export class FeedFault extends Error {
  override name = 'FeedFault';
  readonly code: FeedFaultCode;
  readonly line: number;
  constructor(code: FeedFaultCode, line: number, detail: string) {
    super(detail);
    this.code = code;
    this.line = line;
  }
}

/** Largest record of any format, in characters. */
export const RECORD_CHARACTERS = 2_000_000;
/** Largest feed after unpacking, in bytes. */
export const FEED_BYTES = 8 * 1024 ** 3;
