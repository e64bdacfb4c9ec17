// The formats of feeds by name, each with its reader.
import { FEED_FORMATS, type FeedFormat } from '@fairway/rules/feeds';
import type { FeedRow } from './posting.ts';
import { readGreenhouse, readLever } from './readers/boards.ts';
import { readCsv } from './readers/csv.ts';
import { readFeedXml } from './readers/feed-xml.ts';
import { readJsonLd } from './readers/json-ld.ts';
import { readNdjson } from './readers/ndjson.ts';

export type FormatOptions = {
  /** The employer of a board or feed that does not name it. */
  company: string | undefined;
  /** CSV: field to column name. */
  map: Readonly<Record<string, string>>;
};

/** True for the name of a format. */
export function isFeedFormat(name: string | undefined): name is FeedFormat {
  return (FEED_FORMATS as readonly (string | undefined)[]).includes(name);
}

/** The rows of a feed text. @throws {FeedFault} while iterating, where the feed is cut off or not of its format */
export function readRows(format: FeedFormat, text: AsyncIterable<string>, options: FormatOptions): AsyncGenerator<FeedRow> {
  switch (format) {
    case 'ndjson':
      return readNdjson(text, undefined, options.company);
    case 'jsonld':
      return readJsonLd(text, undefined, options.company);
    case 'xml':
      return readFeedXml(text, options.company);
    case 'greenhouse':
      return readGreenhouse(text, options.company);
    case 'lever':
      return readLever(text, options.company);
    case 'csv':
      return readCsv(text, options);
  }
}
