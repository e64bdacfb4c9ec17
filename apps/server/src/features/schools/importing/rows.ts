// Rows of school lists: our own CSV (name, country, city, domains, website, aliases, id), and the JSON list of university domains that many
// platforms share (name, alpha_two_code or countryCode, domains, web_pages or webPages). A row that cannot be used is a fault with its place.
import { readFile, stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DomainFault, domainFault } from '@fairway/rules/domains';
import { fold } from '@fairway/rules/folding';
import { LIMITS } from '@fairway/rules/limits';
import { plainLine } from '@fairway/rules/names';
import { CsvFault, ROWS_A_TURN, readCsvFile } from '../../../kernel/files/csv-file.ts';
import { tidyDomain } from './domains.ts';

export const SCHOOL_FORMATS = ['csv', 'json'] as const;
export type SchoolFormat = (typeof SCHOOL_FORMATS)[number];

export type SchoolRow = {
  /** Of the file; in a JSON list the place of the item, from 1. */
  line: number;
  sourceId: string;
  name: string;
  countryCode: string | null;
  city: string | null;
  webAddress: string | null;
  domains: string[];
  aliases: string[];
};
export type RowFault = { line: number; code: 'no_name' | 'name_too_long' | 'no_row' | DomainFault | 'domain_of_another'; detail: string };
export type ReadRow = { row?: SchoolRow; faults: RowFault[] };

const JSON_BYTES = 200_000_000;

/** Reads a list. @throws {CsvFault} where the file as a whole cannot be read */
export async function* readSchoolRows(file: string, format: SchoolFormat): AsyncGenerator<ReadRow> {
  if (format === 'csv') {
    for await (const { line, values } of readCsvFile(file, ['name']))
      yield schoolRow(line, {
        id: values.id,
        name: values.name,
        country: values.country ?? values.country_code,
        city: values.city,
        website: values.website,
        domains: (values.domains ?? values.domain ?? '').split(/[\s,;|]+/),
        aliases: (values.aliases ?? '').split(/[;|]/),
      });
    return;
  }
  for (const [at, item] of (await readList(file)).entries()) {
    yield itemRow(at + 1, item);
    if (at % ROWS_A_TURN === 0) await nextTurn();
  }
}

async function readList(file: string): Promise<unknown[]> {
  if ((await stat(file)).size > JSON_BYTES) throw new CsvFault(1, `The file is larger than ${JSON_BYTES} bytes.`);
  let list: unknown;
  try {
    list = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)));
  } catch (error) {
    throw new CsvFault(1, `The file is no JSON in UTF-8: ${(error as Error).message}`);
  }
  if (!Array.isArray(list)) throw new CsvFault(1, 'The file is no list of schools.');
  return list;
}

function itemRow(line: number, item: unknown): ReadRow {
  if (typeof item !== 'object' || item === null) return { faults: [{ line, code: 'no_row', detail: 'not an object' }] };
  const fields = item as Record<string, unknown>;
  const texts = (value: unknown) => (Array.isArray(value) ? value : []).filter((one) => typeof one === 'string');
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return schoolRow(line, {
    id: text(fields.id),
    name: text(fields.name),
    country: text(fields.alpha_two_code) ?? text(fields.countryCode),
    city: text(fields.city),
    website: texts(fields.web_pages ?? fields.webPages)[0],
    domains: texts(fields.domains),
    aliases: texts(fields.aliases),
  });
}

type Given = Record<'id' | 'name' | 'country' | 'city' | 'website', string | undefined> & { domains: string[]; aliases: string[] };

function schoolRow(line: number, given: Given): ReadRow {
  const name = plainLine(given.name ?? '');
  if (name === '') return { faults: [{ line, code: 'no_name', detail: 'the row has no name' }] };
  if ([...name].length > LIMITS.schoolNameCharacters) return { faults: [{ line, code: 'name_too_long', detail: name.slice(0, 80) }] };
  const faults: RowFault[] = [];
  const domains = new Set<string>();
  for (const typed of given.domains) {
    if (typed.trim() === '') continue;
    const domain = tidyDomain(typed);
    const code = domainFault(domain);
    if (code) faults.push({ line, code, detail: `${domain.slice(0, 80)} (${name})` });
    else domains.add(domain);
  }
  const country = (given.country ?? '').trim().toUpperCase();
  const countryCode = /^[A-Z]{2}$/.test(country) ? country : null;
  const aliases = given.aliases
    .map(plainLine)
    .filter((alias) => alias !== '' && alias.length <= LIMITS.schoolNameCharacters && fold(alias) !== fold(name));
  const sourceId = given.id?.trim() || [...domains][0] || `${countryCode ?? ''}:${fold(name)}`;
  const webAddress = given.website && /^https?:\/\/\S{1,300}$/.test(given.website.trim()) ? given.website.trim() : null;
  const city = plainLine(given.city ?? '').slice(0, 100) || null;
  return { row: { line, sourceId, name, countryCode, city, webAddress, domains: [...domains], aliases: [...new Set(aliases)] }, faults };
}
