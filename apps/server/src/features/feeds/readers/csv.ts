// CSV with a header. Columns are found by their names, or by `--map field=Column,...`. The separator (comma, semicolon, tab) is told by the
// header line; fields may hold line breaks in quotes.
import type { CsvField } from '@fairway/rules/feeds';
import { CsvError, parse } from 'csv-parse';
import { FeedFault, type FeedRow, RECORD_CHARACTERS } from '../posting.ts';
import { derivedId, faultyRow, listOf, numberOf, posting, rowOf, textOf, webAddressOf } from './fields.ts';

export const CSV_FIELDS = {
  id: ['id', 'job id', 'jobid', 'reference', 'ref', 'requisition id', 'job reference'],
  title: ['title', 'job title', 'position', 'role', 'vacancy', 'business title', 'stellentitel', 'poste', 'puesto'],
  company: ['company', 'company name', 'employer', 'organisation', 'organization', 'agency', 'unternehmen', 'entreprise', 'empresa'],
  companyLink: ['company url', 'company website'],
  description: ['description', 'job description', 'details', 'text', 'beschreibung', 'descripcion'],
  location: ['location', 'locations', 'place', 'work location', 'ort', 'lieu', 'ubicacion'],
  city: ['city', 'town', 'locality', 'stadt', 'ville', 'ciudad'],
  region: ['region', 'state', 'province', 'county'],
  postalCode: ['postal code', 'postcode', 'zip', 'plz'],
  country: ['country', 'country code', 'land', 'pays', 'pais'],
  employmentType: ['employment type', 'job type', 'type', 'contract', 'full-time/part-time indicator', 'full time part time indicator'],
  category: ['category', 'job category', 'department', 'function', 'team'],
  industry: ['industry', 'sector'],
  salaryMin: ['salary min', 'salary range from', 'min salary', 'salary from'],
  salaryMax: ['salary max', 'salary range to', 'max salary', 'salary to'],
  salaryCurrency: ['salary currency', 'currency'],
  salaryUnit: ['salary unit', 'salary frequency', 'salary period'],
  salary: ['salary', 'pay'],
  posted: ['posted', 'date posted', 'posting date', 'published', 'publication date', 'date'],
  closes: ['closes', 'deadline', 'closing date', 'valid through', 'expires', 'expiry date', 'post until', 'application deadline'],
  starts: ['start date', 'starts', 'begin'],
  education: ['education', 'minimum qual requirements', 'qualifications', 'requirements'],
  skills: ['skills', 'tags', 'preferred skills'],
  url: ['url', 'link', 'apply url', 'application url', 'application link'],
  language: ['language', 'lang'],
  remote: ['remote', 'remote work', 'telecommute', 'workplace', 'workplace type', 'work arrangement'],
} as const satisfies Record<CsvField, readonly string[]>;
const headerKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[_#*\s]+/g, ' ')
    .trim();

/** Column numbers by field. @throws {FeedFault} no_header where no column is a title, or a mapped column does not exist */
function mapColumns(header: readonly string[], map: Readonly<Record<string, string>>): Partial<Record<CsvField, number>> {
  const keys = header.map(headerKey);
  const columns: Partial<Record<CsvField, number>> = {};
  for (const [field, names] of Object.entries(CSV_FIELDS) as [CsvField, readonly string[]][]) {
    const given = map[field];
    const at = given !== undefined ? keys.indexOf(headerKey(given)) : names.map((name) => keys.indexOf(name)).find((index) => index >= 0);
    if (given !== undefined && at === -1)
      throw new FeedFault(
        'no_header',
        1,
        `There is no column ${JSON.stringify(given)} (mapped to ${field}). Columns: ${header.join(', ')}.`,
      );
    if (at !== undefined && at >= 0) columns[field] = at;
  }
  if (columns.title === undefined)
    throw new FeedFault('no_header', 1, `No column is the title. Columns: ${header.join(', ').slice(0, 500)}. Say --map title=COLUMN.`);
  return columns;
}

type CsvRecord = { record: string[]; info: { lines: number } };

/** @throws {FeedFault} no_header, not_csv, cut_off */
export async function* readCsv(
  text: AsyncIterable<string>,
  options: { map: Readonly<Record<string, string>>; company: string | undefined },
  maxCharacters = RECORD_CHARACTERS,
): AsyncGenerator<FeedRow> {
  const iterator = text[Symbol.asyncIterator]();
  let head = '';
  while (!head.includes('\n')) {
    const next = await iterator.next();
    if (next.done) break;
    head += next.value;
    if (head.length > maxCharacters) throw new FeedFault('no_header', 1, 'The first line is too long to be a header.');
  }
  if (!head.trim()) throw new FeedFault('no_header', 1, 'The file is empty.');
  const firstLine = head.slice(0, head.indexOf('\n') + 1 || undefined);
  const delimiter =
    [',', ';', '\t', '|'].map((sign) => ({ sign, count: firstLine.split(sign).length })).sort((a, b) => b.count - a.count)[0]?.sign ?? ',';
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: maxCharacters,
  });
  const feed = (async () => {
    const write = async (chunk: string) => {
      if (!parser.write(chunk)) await new Promise<void>((resolve) => parser.once('drain', resolve).once('close', resolve));
    };
    await write(head);
    for (let next = await iterator.next(); !next.done && !parser.destroyed; next = await iterator.next()) await write(next.value);
    parser.end();
  })().catch((error) => parser.destroy(error as Error));
  let columns: Partial<Record<CsvField, number>> | undefined;
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      const start = columns ? line + 1 : 1;
      line = info.lines;
      if (!columns) columns = mapColumns(record, options.map);
      else if (record.some((value) => value.trim())) yield postingOf(start, record, columns, options.company);
    }
    await feed;
  } catch (error) {
    if (error instanceof CsvError) {
      const code = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'cut_off' : error.code === 'CSV_MAX_RECORD_SIZE' ? 'too_large' : 'not_csv';
      throw new FeedFault(code, line + 1, error.message);
    }
    throw error;
  } finally {
    parser.destroy();
  }
}

function postingOf(
  line: number,
  record: readonly string[],
  columns: Partial<Record<CsvField, number>>,
  organization: string | undefined,
): FeedRow {
  const value = (field: CsvField, max = 1000) => textOf(record[columns[field] ?? -1], max);
  const title = value('title');
  const organizationName = value('company', 300) ?? organization;
  const id =
    value('id', 200) ??
    (title && organizationName ? derivedId(title, organizationName, value('location'), value('city'), value('url', 2000)) : undefined);
  const structured = { city: value('city'), region: value('region'), postalCode: value('postalCode', 20), country: value('country', 100) };
  const description = value('description', 1_000_000);
  if (record.length === 1 && Object.keys(columns).length > 1)
    return faultyRow(line, 'bad_row', `one value where ${Object.keys(columns).length} columns are`, id);
  return rowOf(line, id, title, organizationName, (sourceId, name, employer) =>
    posting({
      sourceId,
      title: name,
      company: { name: employer, externalId: undefined, link: webAddressOf(value('companyLink', 2000)), logo: undefined },
      description: { text: description },
      language: value('language', 10),
      employmentTypes: listOf(value('employmentType'), /[,;/|]/),
      categories: listOf(value('category')),
      industries: listOf(value('industry')),
      places: structured.city || structured.country ? [structured] : listOf(value('location')).map((raw) => ({ raw })),
      isRemote: /^(1|true|yes|y|remote|fully remote)$/i.test(value('remote') ?? ''),
      workplace: value('remote', 100),
      salary: {
        min: numberOf(value('salaryMin')),
        max: numberOf(value('salaryMax')),
        currency: value('salaryCurrency', 10),
        unit: value('salaryUnit', 40),
        raw: value('salary', 300),
      },
      posted: value('posted', 80),
      closes: value('closes', 80),
      starts: value('starts', 80),
      educationText: value('education', 20_000),
      skills: listOf(value('skills'), /[,;|]/),
      applicationUrl: webAddressOf(value('url', 2000)),
    }),
  );
}
