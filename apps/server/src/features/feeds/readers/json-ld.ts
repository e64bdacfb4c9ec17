// schema.org JobPosting as JSON-LD: a JSON file (one posting, an array, a @graph or an ItemList), or HTML pages with script tags.
import type { RawPlace } from '@fairway/rules/recognition/places';
import { decodeHTML } from 'entities';
import { FeedFault, type FeedRow, RECORD_CHARACTERS } from '../posting.ts';
import { dateOf, derivedId, type Fields, faultyRow, fieldsOf, listOf, numberOf, posting, rowOf, textOf, webAddressOf } from './fields.ts';
import { jsonElements } from './json-elements.ts';

const PAGE_CHARACTERS = 20_000_000;
const SCRIPT = /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json["']?[^>]*>([\s\S]*?)(<\/script\s*>|$)/gi;

/** @throws {FeedFault} cut_off, not_json, too_large */
export async function* readJsonLd(
  text: AsyncIterable<string>,
  maxCharacters = RECORD_CHARACTERS,
  company?: string,
): AsyncGenerator<FeedRow> {
  const iterator = text[Symbol.asyncIterator]();
  let head = '';
  while (!head.trim()) {
    const next = await iterator.next();
    if (next.done) throw new FeedFault('not_json', 1, 'The document is empty.');
    head += next.value;
  }
  const all = async function* () {
    yield head;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  };
  if (
    head
      .replace(/^\ufeff/, '')
      .trimStart()
      .startsWith('<')
  )
    yield* readPage(all(), company);
  else {
    for await (const element of jsonElements(all(), ['@graph', 'itemListElement', 'jobs', 'postings'], maxCharacters)) {
      if (element.isTooLong) yield faultyRow(element.line, 'too_large', `the record is longer than ${maxCharacters} characters`);
      else yield* rowsOf(element.line, element.text, company);
    }
  }
}

async function* readPage(text: AsyncIterable<string>, company: string | undefined): AsyncGenerator<FeedRow> {
  let page = '';
  for await (const chunk of text) {
    page += chunk;
    if (page.length > PAGE_CHARACTERS) throw new FeedFault('too_large', 0, `The page is longer than ${PAGE_CHARACTERS} characters.`);
  }
  let found = false;
  for (const match of page.matchAll(SCRIPT)) {
    const line = page.slice(0, match.index).split('\n').length;
    if (!match[2]) throw new FeedFault('cut_off', line, 'The page ends inside a script element.');
    found = true;
    yield* rowsOf(line, (match[1] ?? '').replaceAll(/^\s*(?:<!--|\/\*<!\[CDATA\[\*\/)|(?:-->|\/\*\]\]>\*\/)\s*$/g, ''), company);
  }
  if (!found) throw new FeedFault('unreadable', 1, 'The page has no JSON-LD.');
}

function* rowsOf(line: number, json: string, company: string | undefined): Generator<FeedRow> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    yield faultyRow(line, 'not_json', (error as Error).message);
    return;
  }
  const postings = [...jobPostings(value, 0)];
  if (postings.length === 0 && fieldsOf(value)?.['@type'] === undefined) yield faultyRow(line, 'not_a_posting', 'no JobPosting in it');
  for (const fields of postings) yield postingOf(line, fields, company);
}

/** JobPostings anywhere in a value: arrays, @graph, itemListElement, mainEntity. */
function* jobPostings(value: unknown, depth: number): Generator<Fields> {
  if (depth > 6) return;
  if (Array.isArray(value)) {
    for (const each of value) yield* jobPostings(each, depth + 1);
    return;
  }
  const fields = fieldsOf(value);
  if (!fields) return;
  const types = listOf(fields['@type']);
  if (types.some((type) => /(^|\/)JobPosting$/.test(type))) yield fields;
  else for (const key of ['@graph', 'itemListElement', 'item', 'mainEntity']) if (fields[key]) yield* jobPostings(fields[key], depth + 1);
}

function postingOf(line: number, f: Fields, company: string | undefined): FeedRow {
  const organization = fieldsOf(f.hiringOrganization);
  const organizationName = textOf(organization?.name ?? f.hiringOrganization, 300) ?? company;
  const title = plain(f.title) ?? plain(f.name);
  const identifier = fieldsOf(f.identifier);
  const url = webAddressOf(f.url) ?? webAddressOf(f['@id']);
  const many = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 50) : [value]);
  const places = many(f.jobLocation).flatMap((place): RawPlace[] => {
    const address = fieldsOf(fieldsOf(place)?.address);
    const geo = fieldsOf(fieldsOf(place)?.geo);
    const raw = textOf(place, 500) ?? textOf(fieldsOf(place)?.address, 500);
    if (raw) return [{ raw }];
    if (!address) return [];
    return [
      {
        city: plain(address.addressLocality),
        region: plain(address.addressRegion),
        postalCode: textOf(address.postalCode, 20),
        street: plain(address.streetAddress),
        country: plain(fieldsOf(address.addressCountry)?.name ?? address.addressCountry),
        latitude: numberOf(geo?.latitude),
        longitude: numberOf(geo?.longitude),
      },
    ];
  });
  const elsewhere = many(f.applicantLocationRequirements).flatMap((each): RawPlace[] =>
    plain(fieldsOf(each)?.name) ? [{ country: plain(fieldsOf(each)?.name) }] : [],
  );
  const sourceId =
    textOf(identifier?.value, 200) ??
    textOf(f.identifier, 200) ??
    url?.slice(0, 200) ??
    (title && organizationName ? derivedId(title, organizationName, JSON.stringify(places)) : undefined);
  const pay = fieldsOf(f.baseSalary);
  const amount = fieldsOf(pay?.value);
  const education = fieldsOf(f.educationRequirements);
  return rowOf(line, sourceId, title, organizationName, (id, name, employer) =>
    posting({
      sourceId: id,
      title: name,
      company: {
        name: employer,
        externalId: webAddressOf(organization?.sameAs) ?? webAddressOf(organization?.['@id']),
        link: webAddressOf(organization?.sameAs) ?? webAddressOf(organization?.url),
        logo: webAddressOf(organization?.logo) ?? webAddressOf(fieldsOf(organization?.logo)?.url),
      },
      description: { html: textOf(f.description, 1_000_000) },
      sections: (
        [
          ['responsibilities', f.responsibilities],
          ['qualifications', f.qualifications],
          ['experience', f.experienceRequirements],
          ['benefits', f.jobBenefits],
        ] as const
      ).flatMap(([kind, value]) => {
        const text = listOf(value).join('\n');
        return text ? [{ kind, body: { text } }] : [];
      }),
      language: textOf(fieldsOf(f.inLanguage)?.alternateName ?? f.inLanguage, 10),
      employmentTypes: listOf(f.employmentType, /,/),
      categories: listOf(f.occupationalCategory),
      industries: listOf(f.industry),
      places: places.length > 0 ? places : elsewhere,
      isRemote: textOf(f.jobLocationType)?.toUpperCase() === 'TELECOMMUTE',
      workplace: textOf(f.jobLocationType, 100),
      salary: pay && {
        min: numberOf(amount?.minValue) ?? numberOf(amount?.value) ?? numberOf(pay.value),
        max: numberOf(amount?.maxValue),
        currency: textOf(pay.currency, 10),
        unit: textOf(amount?.unitText, 40),
        raw: textOf(f.baseSalary, 200),
      },
      posted: dateOf(f.datePosted),
      closes: dateOf(f.validThrough),
      updated: dateOf(f.dateModified),
      starts: dateOf(f.jobStartDate) ?? (f.jobImmediateStart === true ? 'immediately' : undefined),
      educationText: textOf(education?.credentialCategory ?? f.educationRequirements, 5000)?.replaceAll('_', ' '),
      skills: listOf(f.skills, /[,;]/),
      applicationUrl: url,
    }),
  );
}

/** Text that a page may have escaped as HTML. */
const plain = (value: unknown): string | undefined => {
  const text = textOf(value, 1000);
  return text?.includes('&') ? decodeHTML(text) : text;
};
