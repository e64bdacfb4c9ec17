// Job feed XML as LinkedIn and Indeed take it: <source> with <job> elements. Streaming; a DOCTYPE is refused, so no entity can grow; element
// names are read without case, and both shapes by one table of names.
import { SaxesParser } from 'saxes';
import { FeedFault, type FeedRow, RECORD_CHARACTERS } from '../posting.ts';
import { derivedId, faultyRow, numberOf, posting, rowOf, textOf, webAddressOf } from './fields.ts';

const POSTING_ELEMENTS = new Set(['job', 'position', 'vacancy', 'jobposting']);
const NAMED_CHARACTERS: Record<string, string> = {
  nbsp: '\u00a0', ndash: '–', mdash: '—', bull: '•', hellip: '…', rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“', euro: '€', pound: '£',
  copy: '©', reg: '®', trade: '™', middot: '·', eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', auml: 'ä', ouml: 'ö', uuml: 'ü', szlig: 'ß',
}; // biome-ignore format: a list

/** Elements in each other, and values of one name in a record, before a feed is no feed. */
const DEPTH_MAX = 100;
const VALUES_MAX = 1000;

/** Values of one element by lower-case path below it: `title`, `salaries/salary/highend/amount`. */
type Values = Map<string, string[]>;

/** @throws {FeedFault} entities, not_xml, cut_off, too_large */
export async function* readFeedXml(
  text: AsyncIterable<string>,
  organization: string | undefined,
  maxCharacters = RECORD_CHARACTERS,
): AsyncGenerator<FeedRow> {
  const parser = new SaxesParser();
  Object.assign(parser.ENTITIES, NAMED_CHARACTERS);
  const path: string[] = [];
  const rows: FeedRow[] = [];
  let fault: FeedFault | undefined;
  let values: Values | undefined;
  let startLine = 0;
  let startDepth = 0;
  let content = '';
  let size = 0;
  let tooLarge = false;
  /** Whether the parser told of anything in this chunk, and characters since it last did. */
  let heard = false;
  let quiet = 0;
  let rootName: string | undefined;
  let publisher: string | undefined;

  parser.on('doctype', () => {
    fault ??= new FeedFault('entities', parser.line, 'The feed declares a DOCTYPE; feeds with entities of their own are refused.');
  });
  parser.on('error', (error) => {
    fault ??= new FeedFault(rootName === undefined ? 'not_xml' : path.length > 0 ? 'not_xml' : 'unreadable', parser.line, error.message);
  });
  for (const event of ['comment', 'processinginstruction'] as const)
    parser.on(event, () => {
      heard = true;
    });
  parser.on('opentag', (tag) => {
    heard = true;
    if (path.length >= DEPTH_MAX) fault ??= new FeedFault('not_xml', parser.line, `More than ${DEPTH_MAX} elements stand in each other.`);
    const name = tag.name.toLowerCase().replace(/^.*:/, '');
    rootName ??= name;
    path.push(name);
    content = '';
    if (!values && POSTING_ELEMENTS.has(name) && path.length > 1) {
      values = new Map();
      startLine = parser.line;
      startDepth = path.length;
      size = 0;
      tooLarge = false;
    }
  });
  const addText = (part: string) => {
    heard = true;
    size += part.length;
    if (values && size > maxCharacters) tooLarge = true;
    else if (path.length > 1 && content.length < maxCharacters) content += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    heard = true;
    const name = path.pop();
    if (values && path.length < startDepth) {
      const id = values.get('partnerjobid')?.[0] ?? values.get('referencenumber')?.[0];
      if (tooLarge) rows.push(faultyRow(startLine, 'too_large', `the record is longer than ${maxCharacters} characters`, id));
      else rows.push(postingOf(startLine, values, organization ?? publisher));
      values = undefined;
    } else if (values) {
      const key = [...path.slice(startDepth), name].join('/');
      const value = content.trim();
      const given = values.get(key);
      size++;
      if (size > maxCharacters) tooLarge = true;
      if (value && !tooLarge && !given) values.set(key, [value]);
      else if (value && !tooLarge && given && given.length < VALUES_MAX) given.push(value);
    } else if (name === 'publisher') publisher = content.trim().slice(0, 300) || undefined;
    content = '';
  });

  for await (const chunk of text) {
    heard = false;
    parser.write(chunk);
    yield* rows.splice(0);
    if (fault) throw fault;
    // The parser keeps what it reads until a tag ends: one without an end would fill the memory.
    quiet = heard ? 0 : quiet + chunk.length;
    if (quiet > maxCharacters * 2)
      throw new FeedFault(
        'too_large',
        parser.line,
        `One piece of the feed (a text, tag or comment) is longer than ${maxCharacters * 2} characters.`,
      );
  }
  if (path.length > 0) throw new FeedFault('cut_off', parser.line, `The feed ends inside <${path.at(-1)}>.`);
  parser.close();
  yield* rows.splice(0);
  if (rootName === undefined) throw new FeedFault('not_xml', 1, 'The feed is empty.');
  if (fault) throw fault;
}

function postingOf(line: number, values: Values, publisher: string | undefined): FeedRow {
  const all = (...names: string[]) => names.flatMap((name) => values.get(name) ?? []);
  const one = (max: number, ...names: string[]) => textOf(all(...names)[0], max);
  const title = one(1000, 'title', 'jobtitle', 'name');
  const organizationName = one(300, 'company', 'companyname', 'employer', 'hiringorganization') ?? publisher;
  const url = webAddressOf(all('applyurl', 'url', 'link', 'apply_url')[0]);
  const sourceId =
    one(200, 'partnerjobid', 'referencenumber', 'jobid', 'id', 'guid', 'requisitionid') ??
    url?.slice(0, 200) ??
    (title && organizationName ? derivedId(title, organizationName, one(200, 'city', 'location')) : undefined);
  const workplace = all('workplacetypes', 'workplacetypes/workplacetype', 'remotetype', 'remote').join(' ');
  const structured = {
    city: one(200, 'city'),
    region: one(200, 'state', 'region'),
    postalCode: one(20, 'postalcode', 'zip'),
    street: one(200, 'streetaddress', 'street'),
    country: one(100, 'country'),
  };
  const hasStructured = Boolean(structured.city || structured.country || structured.region);
  return rowOf(line, sourceId, title, organizationName, (id, name, employer) =>
    posting({
      sourceId: id,
      title: name,
      company: {
        name: employer,
        externalId: one(200, 'companyid'),
        link: webAddressOf(all('companyurl')[0]),
        logo: webAddressOf(all('companylogo', 'logo')[0]),
      },
      description: { html: one(1_000_000, 'description', 'jobdescription', 'body') },
      sections: (
        [
          ['skills', 'skillsdescription'],
          ['experience', 'experience'],
          ['benefits', 'benefits'],
        ] as const
      ).flatMap(([kind, key]) => all(key).map((text) => ({ kind, body: { html: text } }))),
      language: one(10, 'language', 'lang'),
      employmentTypes: all('jobtype', 'employmenttype', 'jobtypes/jobtype'),
      categories: all('category', 'jobfunctions/jobfunction', 'jobfunction'),
      industries: all('industry', 'industries/industry', 'industrycodes/industrycode').filter((industry) => !/^\d+$/.test(industry)),
      places: [
        ...(hasStructured ? [structured] : all('location').map((raw) => ({ raw }))),
        ...all('alternatelocations/location', 'alternatelocations/alternatelocation', 'locations/location').map((raw) => ({ raw })),
      ],
      workplace: workplace.slice(0, 100) || undefined,
      isRemote: /remote|telecommut|fully/i.test(workplace) && !/hybrid|on-?site/i.test(workplace),
      salary: {
        min: numberOf(all('salaries/salary/lowend/amount', 'minsalary')[0]),
        max: numberOf(all('salaries/salary/highend/amount', 'maxsalary')[0]),
        currency: one(10, 'salaries/salary/highend/currencycode', 'salaries/salary/lowend/currencycode', 'currency'),
        unit: one(40, 'salaries/salary/period', 'salaryperiod'),
        raw: one(300, 'salary'),
      },
      posted: one(80, 'listdate', 'date', 'pubdate', 'dateposted'),
      closes: one(80, 'expirationdate', 'expiry', 'validthrough', 'deadline', 'closingdate'),
      updated: one(80, 'lastactivitydate', 'updated'),
      starts: one(80, 'startdate'),
      educationText: one(5000, 'education'),
      skills: all('skills/skill').concat(all('skills').flatMap((list) => list.split(/[,;]/))),
      applicationUrl: url,
    }),
  );
}
